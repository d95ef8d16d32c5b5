"""What drawings share, and a drawing as a file."""

from xml.etree import ElementTree

from bagend.drawing import DARK, LIGHT, defs, svg
from bagend.engine.game import Drawing

DRAWING = Drawing(40, 30, "A <board>", {"ground": '<use href="#die"/>', "answers": ""})


def test_definitions_have_unique_ids_and_refer_only_to_each_other():
    ids = [element.get("id") for element in ElementTree.fromstring(defs()).iter() if element.get("id")]
    assert len(set(ids)) == len(ids)


def test_a_drawing_is_a_document_of_its_own():
    root = ElementTree.fromstring(svg(DRAWING))
    assert root.get("viewBox") == "0 0 40 30"
    assert root.get("aria-label") == "A <board>"
    ids = {element.get("id") for element in root.iter()}
    assert {"region-ground", "region-answers", "die"} <= ids


def test_a_document_has_one_palette():
    assert LIGHT.colours["paper"] in svg(DRAWING, LIGHT)
    assert LIGHT.colours["paper"] not in svg(DRAWING, DARK)
