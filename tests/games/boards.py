"""What every drawing of a board must be, whatever the game.

A game's `test_board.py` says which positions to draw (a fixture `cases`: views, each with the answers of whoever is
asked) and subclasses BoardLaws.
"""

import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np

from bagend.drawing import defs
from bagend.drawing.stylesheet import stylesheet
from bagend.engine.game import TALL, WIDE, Drawing, Game

SHAPES = (WIDE, TALL)

HOOKS = {"piece", "answer", "place", "dull", "art", "on-tray", "die"}
"""Classes that say what something is to the page's scripts; they need no looks."""

Case = tuple[Any, list[int]]
"""A view, and what may be answered."""

Drawn = tuple[Any, list[int], Drawing]


def draw(game: Game, cases: list[Case], shape: str) -> list[Drawn]:
    words = game.words()
    return [(view, answers, game.board(view, words, shape, answers)) for view, answers in cases]


def tree(markup: str) -> Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def whole(drawing: Drawing) -> Element:
    return tree("".join(drawing.regions.values()))


def styled(game: Game) -> set[str]:
    """The classes that a page has looks for."""
    return set(re.findall(r"\.([a-z][a-z-]*)", stylesheet() + game.art.css))


class BoardLaws:
    """The laws.  `drawn` are the cases in one shape."""

    always: frozenset[str]
    """The keys of the pieces that are in every drawing."""

    def test_every_region_is_well_formed_and_answers_come_last(self, drawn):
        for _, _, drawing in drawn:
            for markup in drawing.regions.values():
                tree(markup)
            assert list(drawing.regions)[-1] == "answers"

    def test_keys_and_ids_are_unique(self, drawn):
        for _, _, drawing in drawn:
            for attribute in ("data-key", "id"):
                found = [element.get(attribute) for element in whole(drawing).iter() if element.get(attribute)]
                assert len(set(found)) == len(found)

    def test_the_same_pieces_are_there_in_both_shapes(self, game, cases):
        for wide, tall in zip(*(draw(game, cases, shape) for shape in SHAPES), strict=True):
            keys = [{element.get("data-key") for element in whole(drawing).iter()} for _, _, drawing in (wide, tall)]
            assert keys[0] == keys[1]
            assert self.always <= keys[0]

    def test_pieces_lie_side_by_side_and_are_placed_by_a_transform(self, drawn):
        for _, _, drawing in drawn:
            for piece in whole(drawing).iterfind(".//*[@data-key]"):
                assert piece.find(".//*[@data-key]") is None
                assert (piece.get("transform") or "").startswith("translate(")

    def test_answers_have_a_role_a_name_and_room_for_a_finger(self, drawn):
        for _, _, drawing in drawn:
            for answer in tree(drawing.regions["answers"]):
                assert answer.get("role") == "button"
                assert answer.get("aria-label")
                target = answer[0]
                assert "target" in (target.get("class") or "")
                assert min(float(target.get("width", 0)), float(target.get("height", 0))) >= 44

    def test_art_is_hidden_from_readers(self, drawn):
        for _, _, drawing in drawn:
            for name, markup in drawing.regions.items():
                if name != "answers":
                    assert all(group.get("aria-hidden") == "true" for group in tree(markup))

    def test_a_drawing_on_a_phone_is_as_wide_as_the_phone(self, game, cases):
        for _, _, drawing in draw(game, cases, TALL):
            assert drawing.width == 360

    def test_looks_come_from_classes_only(self, drawn):
        for _, _, drawing in drawn:
            assert not any("style" in element.attrib for element in whole(drawing).iter())

    def test_whatever_is_used_is_defined(self, game, drawn):
        made = ElementTree.fromstring(defs(game.art))
        known = {f"#{element.get('id')}" for element in made.iter() if element.get("id")}
        for _, _, drawing in drawn:
            assert {element.get("href") for element in whole(drawing).iter("use")} <= known

    def test_whatever_has_a_class_has_its_looks(self, game, drawn):
        used = {name for _, _, each in drawn for node in whole(each).iter() for name in node.get("class", "").split()}
        assert used > HOOKS & used
        assert used - styled(game) - HOOKS == set()

    def test_equal_views_draw_equal_bytes(self, game, cases):
        words = game.words()
        for view, answers in cases[:5]:
            again = np.array(view, copy=True).reshape(1).view(view.dtype)[0]
            assert game.board(view, words, WIDE, answers) == game.board(again, words, WIDE, list(answers))
