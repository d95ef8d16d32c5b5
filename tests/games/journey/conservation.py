"""Conservation: what is always true of a state of Journey to Mordor, whatever was answered."""

from typing import Any

from bagend.engine.seats import NOBODY
from bagend.games.journey.components import ALL_DICE, DICE, HOBBITS, SYMBOLS, Place


def check(state: Any) -> None:
    """Every die is kept or loose, every segment is where the squares and splits say, nobody is in two minds."""
    check_dice(state)
    for seat in range(len(HOBBITS)):
        check_sheet(state, seat)
    assert state.out & ~state.seated == 0, "only who plays can be out"
    assert state.winners & (state.out | ~state.seated) == 0, "only who is still in can win"
    assert (state.seat == NOBODY) == (state.ending != 0), "a match is over when it has an ending"
    if state.seat != NOBODY and state.turns > 0:
        assert (state.seated & ~state.out) >> state.active & 1, "whose turn it is plays and is still in"


def check_dice(state: Any) -> None:
    if state.turns == 0:
        return
    assert state.kept & state.loose == 0, "no die is kept and loose"
    assert state.kept | state.loose == ALL_DICE, "no die is lost"
    assert state.keeping & ~state.kept == 0, "what was just kept is kept"
    kept = [int(state.shows[die]) for die in range(len(DICE)) if state.kept >> die & 1]
    assert [kept.count(symbol) for symbol in range(len(SYMBOLS))] == state.count.tolist(), "kept symbols are counted"
    for die in range(len(DICE)):
        if state.face[die] > 0:
            assert state.shows[die] == state.symbol[die, state.face[die] - 1], "a die shows what is on its face"


def check_sheet(state: Any, seat: int) -> None:
    if not state.seated >> seat & 1:
        assert (state.crossed[seat], state.marked[seat], state.split[seat], state.length[seat]) == (0, 0, 0, 0)
        return
    assert 0 <= state.crossed[seat] <= Place.MORDOR
    assert 0 <= state.split[seat] < 1 << state.squares, "only squares that exist are split"
    assert state.length[seat] == state.squares + int(state.split[seat]).bit_count(), "each split adds a segment"
    assert 0 <= state.marked[seat] <= state.length[seat]
    is_full = state.marked[seat] == state.length[seat]
    assert is_full == bool(state.out >> seat & 1), "who has no segment left is out"
