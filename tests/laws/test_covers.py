"""Every game brings a cover of its own, which any page can wear by day and by night."""

import re

import pytest

from bagend.drawing.palette import LIGHT, SCENES
from bagend.engine.game import Game
from bagend.games import all_games

MOST_BYTES = 9000
"""Packed, a third of this."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_a_game_has_a_small_cover_in_the_colours_of_the_house(game: Game):
    cover = (game.folder / "cover.svg").read_text(encoding="utf-8")
    assert len(cover) <= MOST_BYTES
    assert cover.startswith('<svg class="cover" viewBox="0 0 480 270"')
    assert 'aria-hidden="true"' in cover
    used = set(re.findall(r"var\(--([a-z-]+)\)", cover))
    assert used
    assert used <= {*LIGHT.colours, *(f"scene-{name}" for name in SCENES)}
    # A colour of its own would not follow the light; nothing in it is a program.
    assert not re.search(r"#[0-9a-f]{3,6}\b(?!-)|rgb|<script|<style|\sstyle=|\son\w+=|<text", cover)
    assert all(name.startswith(f"{game.key}-") for name in re.findall(r'\bid="(.*?)"', cover))
