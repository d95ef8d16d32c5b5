"""Golden: whole matches that a person can read, and counts of lines of play."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from bagend import Match
from bagend.engine.film import Film
from bagend.engine.loops import MOST_LEGAL
from bagend.engine.seats import CHANCE
from games.duel.positions import GAME, position
from games.golden import journal_of, recipes, tell, telling_of

LEAVES = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("recipe", recipes("duel"), ids=lambda recipe: recipe.stem)
def test_the_match_is_told_as_before(recipe, mode):
    _, telling = tell("duel", recipe, mode)
    assert telling == telling_of(recipe).read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", recipes("duel"), ids=lambda recipe: recipe.stem)
def test_the_journal_of_the_match_still_opens(recipe, mode):
    saved = journal_of(recipe)
    assert str(Match.load(saved, mode).journal()) == saved.read_text(encoding="utf-8")


def leaves(name: str, rules) -> int:
    given = dict(LEAVES[name])
    depth, script = given.pop("depth"), given.pop("script")
    given.pop("count")
    states = GAME.State.blank(depth + 1)
    if given.pop("fresh", False):
        first = GAME.setup(GAME.options.read(given), (0, 1))
        while first[0].seat == CHANCE:
            rules.apply(first, rules.draw(first, script[0] % rules.chance_outcomes(first)), Film.blank(GAME.State, 0))
        states[0] = first[0]
    else:
        states[0] = position(**given).state
    rows = np.zeros((depth + 1, MOST_LEGAL), np.int64)
    room = np.zeros(depth + 1, np.int64)
    film = Film.blank(GAME.State, 0)
    return int(rules.count_leaves(states, rows, room.copy(), room.copy(), np.array(script), film))


@pytest.mark.parametrize("name", LEAVES)
def test_the_lines_of_play_are_as_many_as_counted(name, rules):
    assert leaves(name, rules) == LEAVES[name]["count"]
