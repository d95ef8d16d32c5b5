"""Golden: a whole match that a person can read, and counts of lines of play."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from bagend import Match
from bagend.engine.film import Film
from bagend.engine.loops import MOST_LEGAL
from bagend.games.journey.actions import Phase
from games.golden import journal_of, recipes, tell, telling_of
from games.journey.positions import GAME, position

LEAVES = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("recipe", recipes("journey"), ids=lambda recipe: recipe.stem)
def test_the_match_is_told_as_before(recipe, mode):
    _, telling = tell("journey", recipe, mode)
    assert telling == telling_of(recipe).read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", recipes("journey"), ids=lambda recipe: recipe.stem)
def test_the_journal_of_the_match_still_opens(recipe, mode):
    saved = journal_of(recipe)
    assert str(Match.load(saved, mode).journal()) == saved.read_text(encoding="utf-8")


def test_it_touches_every_phase(mode):
    match, _ = tell("journey", recipes("journey")[0], mode)
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
