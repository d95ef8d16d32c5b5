"""Golden: whole matches that a person can read, and counts of lines of play."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from bagend import Match
from bagend.engine.errors import BrokenJournal, OtherVersion
from bagend.engine.film import Film
from bagend.engine.loops import MOST_LEGAL
from games.golden import journal_of, recipes, tell, telling_of
from games.mountdoom.positions import GAME, position

LEAVES = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("recipe", recipes("mountdoom"), ids=lambda recipe: recipe.stem)
def test_the_match_is_told_as_before(recipe, mode):
    _, telling = tell("mountdoom", recipe, mode)
    assert telling == telling_of(recipe).read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", recipes("mountdoom"), ids=lambda recipe: recipe.stem)
def test_the_journal_of_the_match_still_opens(recipe, mode):
    saved = journal_of(recipe)
    assert str(Match.load(saved, mode).journal()) == saved.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["version-2-onward", "version-2-unasked"])
def test_a_match_of_version_2_is_played_on_by_its_own_rules(name, mode):
    """In one Théoden takes a companion on from a destination, in the other nobody asks about him before Mount Doom."""
    saved = Path(__file__).parent / "golden" / f"{name}.journal"
    match = Match.load(saved, mode)
    assert (match.version, match.is_over) == (2, True)
    text = saved.read_text(encoding="utf-8")
    assert str(match.journal()).partition("\n\n")[2] == text.partition("\n\n")[2]
    with pytest.raises(BrokenJournal):
        Match.parse(text.replace("game mountdoom 2", "game mountdoom 3"), mode)


def test_a_match_of_version_1_is_refused_in_a_sentence(mode):
    text = (Path(__file__).parent / "golden" / "version-2-onward.journal").read_text(encoding="utf-8")
    with pytest.raises(OtherVersion, match="this program plays versions 2 to 3"):
        Match.parse(text.replace("game mountdoom 2", "game mountdoom 1"), mode)


def test_one_of_them_is_won():
    assert any("over: crater by M-148" in telling_of(recipe).read_text() for recipe in recipes("mountdoom"))


@pytest.mark.parametrize("name", LEAVES)
def test_the_lines_of_play_are_as_many_as_counted(name, rules):
    given = dict(LEAVES[name])
    depth, count, script = given.pop("depth"), given.pop("count"), given.pop("script")
    slots = {int(slot): card for slot, card in given.pop("slots", {}).items()}
    states = GAME.State.blank(depth + 1)
    states[0] = position(slots=slots, **given).state
    rows = np.zeros((depth + 1, MOST_LEGAL), np.int64)
    room = np.zeros(depth + 1, np.int64)
    film = Film.blank(GAME.State, 0)
    assert rules.count_leaves(states, rows, room.copy(), room.copy(), np.array(script), film) == count
