"""Both palettes can be read."""

import re
from pathlib import Path

import pytest

import bagend.drawing.ink
from bagend import games
from bagend.drawing.library import symbols_of
from bagend.drawing.palette import DARK, GRAPHIC_PAIRS, HUES, LIGHT, PALETTES, TEXT_PAIRS, WASHES, Palette, contrast
from bagend.drawing.stylesheet import TEXT_SIZES, stylesheet, stylesheet_in
from bagend.engine.game import Art
from bagend.table.settings import Settings

both = pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)


def test_contrast_is_measured_as_wcag_does():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@both
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read(palette: Palette, text: str, ground: str):
    assert contrast(palette.colours[text], palette.colours[ground]) >= 4.5


@both
@pytest.mark.parametrize(("shape", "ground"), GRAPHIC_PAIRS)
def test_shapes_can_be_told_from_what_they_lie_on(palette: Palette, shape: str, ground: str):
    assert contrast(palette.colours[shape], palette.colours[ground]) >= 3


def test_both_lights_have_the_same_colours():
    assert LIGHT.colours.keys() == DARK.colours.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for palette in PALETTES for colour in palette.colours.values())


def test_every_colour_is_used():
    offered = {name for hue in HUES for name in (hue, f"on-{hue}")} | {f"wash-{land}" for land in WASHES}
    every = games.all_games()
    sheets = stylesheet() + "".join(game.art.css + (game.folder / "cover.svg").read_text("utf-8") for game in every)
    sheets += (Settings().static / "home.css").read_text("utf-8")
    symbols = "".join(symbol.markup for game in every for symbol in symbols_of(game.art).values())
    ink = "".join(file.read_text("utf-8") for file in Path(bagend.drawing.ink.__file__).parent.glob("*.py"))
    named = set(re.findall(r"var\(--([a-z-]+)\)", sheets + symbols + ink)) | set(re.findall(r'"([a-z-]+)"', ink))
    assert LIGHT.colours.keys() - named - offered == set()


def test_the_page_follows_the_light_of_the_room():
    sheet = stylesheet()
    assert "prefers-color-scheme:dark" in sheet
    assert f"--paper:{LIGHT.colours['paper']}" in sheet
    assert f"--paper:{DARK.colours['paper']}" in sheet


@both
def test_a_file_has_its_colours_written_out(palette: Palette):
    sheet = stylesheet_in(palette, Art())
    assert "var(" not in sheet
    assert palette.colours["paper"] in sheet
    assert not set("<>&") & set(sheet)


def test_no_text_is_smaller_than_eleven_units():
    assert min(TEXT_SIZES.values()) >= 11
