"""`bagend art`: everything that is drawn, on one page that needs nothing else."""

import re

import pytest

from bagend.cli import main
from bagend.drawing import PALETTES
from bagend.drawing.library import SHARED, read_folder
from bagend.drawing.type import FACES
from bagend.games import all_games
from proof import some


@pytest.fixture(scope="module")
def sheet(tmp_path_factory):
    file = tmp_path_factory.mktemp("art") / "sheet.html"
    assert main(["art", "--out", str(file)]) == 0
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def shelves():
    return {"shared": read_folder(SHARED), **{game.key: read_folder(game.folder / "art") for game in all_games()}}


def test_every_symbol_is_shown_in_both_lights(sheet, shelves):
    for key, found in some(shelves.items()):
        for name in some(found):
            shown = sheet.count(f'<use href="#{key}--{name}"')
            assert shown >= len(PALETTES), f"{key}: {name}"


def test_every_symbol_that_is_shown_is_there(sheet):
    defined = set(re.findall(r'<g id="([^"]+)"', sheet))
    used = set(re.findall(r'href="#([^"]+)"', sheet))
    assert len(used) > 100
    assert used <= defined


def test_every_colour_and_every_face_is_shown(sheet):
    for palette in PALETTES:
        assert all(colour in sheet for colour in palette.colours.values())
    assert all(f"{face.family} {face.weight}:" in sheet for face in FACES)


def test_the_page_asks_nobody_else(sheet):
    assert re.findall(r'(?:src|href)="(?!#|data:)', sheet) == []
    assert re.findall(r"url\((?!data:|#)", sheet) == []


def test_a_place_where_nothing_can_be_written_is_one_sentence(capsys, tmp_path):
    assert main(["art", "--out", str(tmp_path / "nowhere" / "sheet.html")]) == 2
    assert capsys.readouterr().err.startswith("bagend: Cannot write")
