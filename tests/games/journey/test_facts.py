"""Facts: what rules, board, text and bots all ask; a State, a View and a plain view answer alike."""

from collections.abc import Iterator

import numpy as np
import pytest

from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records, plain
from bagend.engine.sets import size
from bagend.games.journey.components import N_DICE, N_SEATS, SYMBOLS, Place
from bagend.games.journey.facts.dice import ends_rolling, keeps_tree, why_not_choose, why_not_keep, why_not_reroll
from bagend.games.journey.facts.paths import is_sheltered, segments_left, splittable, target_of, why_not_split
from bagend.games.journey.facts.places import do_orcs_win, rings_after_toll
from games.journey.positions import GAME, position
from laws.walks import repeats, variants, walk


def asked(mode) -> Iterator[tuple[Records, Records]]:
    """States in which a seat is asked, each with its view."""
    rules = doors(GAME, mode)
    for variant in variants(GAME):
        for states, _ in list(walk(GAME, rules, variant, seed=1))[:: repeats(mode, 7, 1)]:
            if states[0].seat >= 0:
                views = GAME.View.blank()
                rules.view(states, int(states[0].seat), views)
                yield states, views


def test_an_answer_is_refused_exactly_if_it_is_not_legal(mode, rules):
    n = 0
    out = np.zeros(MOST_LEGAL, np.int64)
    for states, views in asked(mode):
        legal = sorted(out[: rules.legal(states, out)].tolist())
        assert [action for action in range(len(GAME.answers)) if not GAME.refuse(plain(views), action)] == legal
        n += 1
    assert n > 40


def test_a_state_a_view_and_a_plain_view_state_the_same_facts(mode):
    n = 0
    for states, views in asked(mode):
        told = [facts_of(seen) for seen in (states[0], views[0], plain(views))]
        assert told[0] == told[1] == told[2]
        n += 1
    assert n > 40


def facts_of(seen) -> list[int]:
    found = [why_not_keep(seen, dice) for dice in range(1 << N_DICE)] + [why_not_reroll(seen)]
    found += [ends_rolling(seen, dice) for dice in range(1 << N_DICE)]
    found += [target_of(seen, die) for die in range(N_DICE)]
    found += [why_not_split(seen, square) for square in range(seen.squares)]
    for seat in range(N_SEATS):
        found += [is_sheltered(seen, seat), segments_left(seen, seat), splittable(seen, seat)]
    return [int(fact) for fact in found]


@pytest.mark.parametrize(
    ("symbol", "showing", "chosen", "equals", "clause"),
    [
        ("ring", 0b11, 0, False, 0),
        ("ring", 0b11, 0b1, False, 0),
        ("ring", 0b11, 0b11, False, 7),
        ("ring", 0b11, 0b11, True, 0),
        ("nazgul", 0, 0, False, 0),
        ("nazgul", 0b11, 0, False, 8),
        ("nazgul", 0b11, 0b1, False, 0),
        ("nazgul", 0b11, 0b11, False, 8),
        ("nazgul", 0b11, 0, True, 8),
        ("nazgul", 0b11, 0b11, True, 0),
    ],
)
def test_j7_j8_j36_how_many_of_a_symbol_may_be_kept(symbol, showing, chosen, equals, clause):
    assert why_not_choose(SYMBOLS.index(symbol), showing, chosen, equals) == clause


def test_j11_the_tree_or_the_last_die_ends_rolling():
    state = position(kept="R . . . .", shows=". W N O T").state
    assert keeps_tree(state, 0b10000)
    assert ends_rolling(state, 0b10000)
    assert not keeps_tree(state, 0b00110)
    assert not ends_rolling(state, 0b00110)
    assert ends_rolling(position(kept="R . . . .", shows=". W N O G").state, 0b11110)


def test_j11_a_tree_that_is_left_lying_ends_nothing():
    assert not ends_rolling(position(shows="R W N O T").state, 0b00100)


def test_j21_squares_behind_the_marks_that_are_whole_may_be_split():
    state = position(marked={"frodo": 3}, split={"frodo": [2, 5]}).state
    # Square 1 and both halves of square 2 are marked, square 5 is split: 3, 4 and 6 are left.
    assert splittable(state, 0) == 0b101100
    assert size(splittable(state, 1)) == 6


def test_j21_a_half_marked_square_may_not_be_split():
    state = position(marked={"frodo": 1}, split={"frodo": [1]}).state
    assert splittable(state, 0) == 0b111110


@pytest.mark.parametrize(
    ("place", "orcs", "weapons", "held_up"),
    [
        (Place.BAG_END, 1, 1, False),
        (Place.BAG_END, 2, 1, True),
        (Place.LOTHLORIEN, 2, 1, False),
        (Place.LOTHLORIEN, 3, 1, True),
        (Place.HELMS_DEEP, 1, 1, True),
        (Place.HELMS_DEEP, 1, 2, False),
    ],
)
def test_j17_j38_j40_orcs_win_if_they_outnumber_the_weapons(place, orcs, weapons, held_up):
    assert do_orcs_win(place, orcs, weapons) == held_up


@pytest.mark.parametrize(
    ("place", "rings", "left"),
    [(Place.MINAS_TIRITH, 1, 1), (Place.SHELOBS_LAIR, 0, 0), (Place.SHELOBS_LAIR, 1, 0), (Place.SHELOBS_LAIR, 3, 2)],
)
def test_j43_shelob_takes_one_ring(place, rings, left):
    assert rings_after_toll(place, rings) == left
