"""Golden: a whole match that a person can read, and counts of lines of play."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bagend import Match
from bagend.engine.film import Film
from bagend.engine.journal import parse
from bagend.engine.loops import MOST_LEGAL
from bagend.games.confrontation.actions import Phase
from games.confrontation.positions import GAME, position
from games.golden import journal_of, recipes, tell, telling_of

LEAVES = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("recipe", recipes("confrontation"), ids=lambda recipe: recipe.stem)
def test_the_match_is_told_as_before(recipe, mode):
    _, telling = tell("confrontation", recipe, mode)
    assert telling == telling_of(recipe).read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", recipes("confrontation"), ids=lambda recipe: recipe.stem)
def test_the_journal_of_the_match_still_opens(recipe, mode):
    saved = journal_of(recipe)
    assert str(Match.load(saved, mode).journal()) == saved.read_text(encoding="utf-8")


@pytest.mark.parametrize("saved", sorted((Path(__file__).parent / "journals").glob("*.journal")), ids=lambda p: p.stem)
def test_a_journal_of_former_days_still_opens(saved, mode):
    """Once the outer regions were filled in order, and once the Balrog struck Dark's own Flying Nazgûl.

    Who may read a line is for the rules of today to say.
    """
    former, now = parse(saved.read_text(encoding="utf-8")), Match.load(saved, mode).journal()
    assert (former.version, now.version) == (1, 1)
    assert [replace(line, audience="") for line in former.lines] == [replace(line, audience="") for line in now.lines]


def test_journals_of_former_days_are_kept():
    assert len(list((Path(__file__).parent / "journals").glob("*.journal"))) == 3


def test_the_match_in_which_the_nazgul_is_struck_is_kept():
    lines = parse(
        (Path(__file__).parent / "journals" / "nazgul-in-the-tunnel.journal").read_text(encoding="utf-8")
    ).lines
    answers = [line.answer for line in lines]
    assert answers[answers.index("strike") - 1] == "move flying-nazgul fangorn"


def test_it_touches_every_phase(mode):
    match, _ = tell("confrontation", recipes("confrontation")[0], mode)
    phases = {int(entry.before[0].phase) for entry in match.entries} | {int(match.phase)}
    assert phases == set(Phase)


@pytest.mark.parametrize("name", LEAVES)
def test_the_lines_of_play_are_as_many_as_counted(name, rules):
    given = dict(LEAVES[name])
    depth, count, script = given.pop("depth"), given.pop("count"), given.pop("script")
    states = GAME.State.blank(depth + 1)
    states[0] = position(**given).state
    rows = np.zeros((depth + 1, MOST_LEGAL), np.int64)
    room = np.zeros(depth + 1, np.int64)
    film = Film.blank(GAME.State, 0)
    assert rules.count_leaves(states, rows, room.copy(), room.copy(), np.array(script), film) == count
