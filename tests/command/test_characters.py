"""The board in characters: as wide as the terminal, in colour where it has colours, in letters that it has."""

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len

from bagend.characters import draw
from bagend.engine.chart import FULL, bar
from bagend.engine.game import Meter
from bagend.engine.match import Match
from bagend.engine.words import LANGUAGES
from bagend.games import find
from proof import some

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]")


def positions(game, seed: int = 5, every: int = 9, most: int = 60) -> list[Any]:
    """What the seat to move sees, now and then in a random match."""
    match, source = Match(game, seed=seed), random.Random(seed)
    found = []
    for number in range(most):
        if match.is_over:
            break
        if number % every == 0:
            found.append(match.view(match.seat))
        match.play(source.choice(match.legal_actions()))
    return found


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(game, language, columns, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", str(columns))
    for view in some(positions(game)):
        draw(game, view, game.words(language))
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) > 8
        assert max(map(cell_len, lines)) <= columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_place_is_cut_off_on_80_columns(game, language, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    for view in some(positions(game)):
        draw(game, view, game.words(language))
        assert [line for line in capsys.readouterr().out.splitlines() if "…" in line] == []


def shown(game, view, capsys) -> str:
    draw(game, view, game.words())
    return str(capsys.readouterr().out)


def test_every_place_of_the_land_is_drawn(capsys):
    for key, names in (
        ("journey", ["Bag End", "Rivendell", "Lothlórien", "Minas Tirith", "Mordor"]),
        ("confrontation", ["Shire", "High Pass", "Gap of Rohan", "Fangorn", "Mordor"]),
        ("mountdoom", ["Ring-bearers", "Gimli", "1 ", "6 "]),
        ("duel", ["Lindon", "Enedwaith", "Mordor"]),
    ):
        game = find(key)
        text = shown(game, positions(game)[1], capsys)
        assert [name for name in names if name not in text] == []


def test_a_stand_that_the_viewer_cannot_tell_is_a_question_mark(capsys):
    game = find("confrontation")
    match = Match(game, seed=4)
    source = random.Random(4)
    while match.game.Phase(int(match.view().phase)).name != "TURN":
        match.play(source.choice(match.legal_actions()))
    for seat, own, other in ((0, "Gandalf 5", "Balrog"), (1, "Balrog 5", "Gandalf")):
        text = shown(game, match.view(seat), capsys).partition("\n\n ")[0]
        assert own.lower() in text.lower()
        assert other.lower() not in text.lower()
        assert "? ? ? ?" in text


def test_a_pipe_gets_no_colour_and_a_terminal_does(monkeypatch, capsys):
    game = find("journey")
    view = positions(game)[2]
    plain = shown(game, view, capsys)
    assert not ESCAPE.search(plain)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = shown(game, view, capsys)
    assert COLOUR.search(coloured)
    assert [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()] == [
        line.rstrip() for line in plain.splitlines()
    ]
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(shown(game, view, capsys))


def test_a_bar_tells_how_near_the_end_is():
    far = Meter("ring", 0, "Quest", 1, 14, "", is_near=False)
    near = Meter("courage", -2, "Courage", 13, 15, "", is_near=True, is_loss=True, is_left=True)
    done = Meter("ring", 0, "Quest", 14, 14, "", is_near=False)
    assert bar(far).endswith(" 1/14")
    assert FULL not in bar(far)
    assert bar(near).endswith(" 2/15 !")
    assert bar(done).count(FULL) == 6
