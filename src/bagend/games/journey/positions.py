"""Positions: states of Journey to Mordor built by name, for lessons and tests.

Dice are written in the order yellow, red, blue, green, black, one letter each: R Ring, G Gandalf, W Weapon, O Orc,
N Nazgûl, T White Tree, and `.` for a die that is not meant.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bagend.engine.records import Records
from bagend.engine.seats import CHANCE

from .actions import Phase
from .components import ALL_DICE, DICE, HOBBITS, PLACES, Symbol
from .game import GAME

LETTERS = {
    "R": Symbol.RING,
    "G": Symbol.GANDALF,
    "W": Symbol.WEAPON,
    "O": Symbol.ORC,
    "N": Symbol.NAZGUL,
    "T": Symbol.TREE,
}


def dice(letters: str) -> dict[int, Symbol]:
    """What is written of each die: `dice("R . . . T")` is {0: RING, 4: TREE}."""
    marks = letters.split()
    assert len(marks) == len(DICE), f"five dice, please: {letters!r}"
    return {die: LETTERS[mark] for die, mark in enumerate(marks) if mark != "."}


def position(
    active: str = "frodo",
    *,
    seats: Iterable[str] = HOBBITS,
    first: str | None = None,
    at: Mapping[str, str] | None = None,
    marked: Mapping[str, int] | None = None,
    split: Mapping[str, Iterable[int]] | None = None,
    out: Iterable[str] = (),
    kept: str = ". . . . .",
    shows: str = "",
    **options: object,
) -> Records:
    """A turn in the middle of a match.

    `at` is where each hobbit stands, `marked` how many segments of his Nazgûl path are marked, `split` which of its
    squares are split (counted from 1), `kept` the dice kept so far this turn, `shows` the roll that now lies there.
    Without `shows` the dice not kept are about to be rolled.
    """
    states = GAME.setup(GAME.options.read(options), GAME.take_seats(list(seats)))
    state = states[0]
    state.active = HOBBITS.index(active)
    state.first = HOBBITS.index(first or active)
    state.turns = 1
    for name in out:
        state.out |= 1 << HOBBITS.index(name)
        state.marked[HOBBITS.index(name)] = state.squares
    for name, place in (at or {}).items():
        state.crossed[HOBBITS.index(name)] = PLACES.index(place)
    for name, squares in (split or {}).items():
        for square in squares:
            state.split[HOBBITS.index(name)] |= 1 << square - 1
            state.length[HOBBITS.index(name)] += 1
    for name, marks in (marked or {}).items():
        state.marked[HOBBITS.index(name)] = marks
    state.place = state.crossed[state.active] if state.advanced else 0
    _lay(state, kept, shows)
    return states


def _lay(state: Any, kept: str, shows: str) -> None:
    """Put the dice on the table."""
    for die, symbol in dice(kept).items():
        state.kept |= 1 << die
        state.count[symbol] += 1
    for die, symbol in {**dice(kept), **(dice(shows) if shows else {})}.items():
        state.shows[die] = symbol
        state.face[die] = face_with(state, die, symbol)
    state.loose = ALL_DICE & ~state.kept
    state.rolls = bool(shows) + bool(state.kept)
    state.phase = Phase.KEEP if shows else Phase.ROLL
    state.seat = state.active if shows else CHANCE


def face_with(state: Any, die: int, symbol: int) -> int:
    """The number of the first face of a die that has this symbol."""
    faces = [int(face) for face in state.symbol[die]]
    assert symbol in faces, f"the {DICE[die]} die has no {Symbol(symbol).name}"
    return faces.index(symbol) + 1
