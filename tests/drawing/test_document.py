"""What drawings share, and a drawing as a file."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import bagend.drawing
from bagend import Match, games
from bagend.drawing import DARK, LIGHT, defs, svg
from bagend.drawing.library import uses
from bagend.engine.game import Art, Drawing

every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)

ART = Art(".oliphaunt{fill:var(--paper)}", composed='<g id="oliphaunt"/>')

DRAWING = Drawing(40, 30, "A <board>", {"ground": '<use href="#die"/>', "answers": ""})


def test_what_all_games_share_names_none_of_them():
    files = list(Path(bagend.drawing.__file__).parent.glob("*.py"))
    assert files
    for game in games.all_games():
        for name in (game.key, game.words()("title")):
            word = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
            assert not [file.name for file in files if word.search(file.read_text(encoding="utf-8"))]


@every_game
def test_definitions_have_unique_ids(game):
    ids = [element.get("id") for element in ElementTree.fromstring(defs(game.art)).iter() if element.get("id")]
    assert len(set(ids)) == len(ids) > 0


@every_game
def test_a_document_of_a_game_holds_whatever_it_refers_to(game):
    root = ElementTree.fromstring(svg(Match(game, seed=7).drawing(), game.art))
    used = {element.get("href") for element in root.iter() if element.tag.endswith("use")}
    assert used
    assert used <= {f"#{element.get('id')}" for element in root.iter()}


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_a_page_of_a_game_has_whatever_its_drawings_refer_to(game, seed):
    known = set(re.findall(r'id="([^"]+)"', defs(game.art)))
    match, stream, used = Match(game, seed=seed), Random(seed), set()
    for step in range(240):
        if match.is_over:
            break
        if step % 12 == 0:
            drawn = [match.drawing(match.seat, shape) for shape in game.art.shapes]
            used |= {name for drawing in drawn for name in uses("".join(drawing.regions.values()))}
        match.play(stream.choice(match.legal_actions()))
    assert used
    assert used <= known


def test_a_document_has_the_symbols_and_the_rules_of_its_game_alone():
    mine, nobodys = svg(DRAWING, ART), svg(DRAWING, Art())
    assert 'id="oliphaunt"' in mine
    assert f".oliphaunt{{fill:{LIGHT.colours['paper']}}}" in mine
    assert "oliphaunt" not in nobodys


def test_a_drawing_is_a_document_of_its_own():
    root = ElementTree.fromstring(svg(DRAWING, Art()))
    assert root.get("viewBox") == "0 0 40 30"
    assert root.get("aria-label") == "A <board>"
    ids = {element.get("id") for element in root.iter()}
    assert {"region-ground", "region-answers", "die"} <= ids


def test_a_document_has_one_palette():
    assert LIGHT.colours["paper"] in svg(DRAWING, Art(), LIGHT)
    assert LIGHT.colours["paper"] not in svg(DRAWING, Art(), DARK)
