"""Values: the chances of two hobbits, computed exactly and kept in a file.

    python -m bagend.bots.judges.journey_values

A sheet only ever changes towards lower numbers, so the positions of two sheets are solved from the lowest up.  A turn
may change nothing at all; then the same position comes back with the other to move, and the two are solved together
by going round until they no longer change.  Each hobbit makes its own chance as great as it can; since both may be
eliminated, the two chances need not add up to one.
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

from bagend.bots.judge import fast_door
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games import find
from bagend.games.journey.components import DATA, SYMBOLS, Place
from bagend.games.journey.facts.places import draws_every_nazgul, grants_reroll, may_keep_equals

from .journey_sheets import N_PATHS, N_SHEETS, OTHERS, OUT, SQUARES, Chances, after_hits, after_turn, chance_after_round
from .journey_turn import Faces, Numbers, Turn, build_turn, solve_turn

FILE = Path(__file__).with_name("journey_values.npz")
UNIT = 10_000
"""Chances are kept as whole parts of this."""

CLOSE = 1e-5
FIRST_ON_THE_WAY = N_PATHS
"""The sheets below this number have arrived in Mordor."""

COLOURED: Faces = tuple(SYMBOLS.index(face) for face in DATA["JD-15"]["value"])
BLACK_DIE: Faces = tuple(SYMBOLS.index(face) for face in DATA["JD-14"]["value"])
PATHS = [(left, whole) for whole in range(SQUARES + 1) for left in range(max(whole, 1), 2 * SQUARES - whole + 1)]
"""The segments left and the whole squares of each path, in the order of sheets."""


@cache
def load() -> Chances:
    """The chances that were kept."""
    with np.load(FILE) as kept:
        steps = kept["waiting"].astype(np.int64)
        return Chances(np.cumsum(steps, axis=-1) / UNIT, kept["alone"] / UNIT)


def save(chances: Chances) -> None:
    """Neighbours differ little, so their differences take less room than they do."""
    waiting = np.rint(chances.waiting * UNIT).astype(np.int64)
    steps = np.diff(waiting, axis=-1, prepend=0).astype(np.int16)
    np.savez_compressed(FILE, waiting=steps, alone=np.rint(chances.alone * UNIT).astype(np.int16))


@hot
def solve_alone(turn: Turn, place: int, sheet: int, left: int, whole: int, alone: Numbers, worth: Numbers) -> None:
    """One hobbit left: its chance at the start of a turn, from those of lower sheets."""
    crossed = Place.MORDOR - sheet // N_PATHS
    change = 1.0
    while change > CLOSE:
        for end in range(turn.ends[0]):
            mine = after_turn(place, turn.tally[end], crossed, left, whole)
            worth[end] = 0.0 if mine == OUT else 1.0 if mine < N_PATHS else alone[mine]
        solve_turn(turn, grants_reroll(place), worth, worth, worth)
        change = abs(worth[len(worth) - 1] - alone[sheet])
        alone[sheet] = worth[len(worth) - 1]


@hot
def solve_start(
    turn: Turn,
    place: int,
    role: int,
    mover: int,
    other: int,
    paths: Row,
    alone: Numbers,
    moving: Numbers,
    waiting: Numbers,
    worth: Numbers,
    theirs: Numbers,
    kept: Numbers,
) -> float:
    """The chances of two hobbits when one begins its turn; how much they changed."""
    left, whole = paths[mover % N_PATHS]
    crossed = Place.MORDOR - mover // N_PATHS
    his_left, his_whole = after_hits(paths[other % N_PATHS, 0], paths[other % N_PATHS, 1], 1)
    hit = OUT if his_left == 0 else other - other % N_PATHS + path_of(his_left, his_whole, paths)
    for end in range(turn.ends[0]):
        tally = turn.tally[end]
        mine = after_turn(place, tally, crossed, left, whole)
        his = hit if tally[OTHERS] & 1 and not draws_every_nazgul(place) else other
        if mine == OUT or his == OUT:
            worth[end] = 0.0 if mine == OUT else 1.0 if mine < N_PATHS else alone[mine]
            theirs[end] = 0.0 if his == OUT else 1.0 if his < N_PATHS else alone[his]
        elif role == 0:
            worth[end] = waiting[1, his, mine]
            theirs[end] = moving[1, his, mine]
        else:
            worth[end] = chance_after_round(mine, his, waiting)
            is_over = mine < N_PATHS or his < N_PATHS
            theirs[end] = 1.0 - worth[end] if is_over else moving[0, his, mine]
    solve_turn(turn, grants_reroll(place), worth, theirs, kept)
    last = len(worth) - 1
    change = abs(worth[last] - moving[role, mover, other]) + abs(theirs[last] - waiting[role, mover, other])
    moving[role, mover, other] = worth[last]
    waiting[role, mover, other] = theirs[last]
    return change


@hot
def path_of(left: int, whole: int, paths: Row) -> int:
    for path in range(N_PATHS):
        if paths[path, 0] == left and paths[path, 1] == whole:
            return path
    return OUT


def places_of(advanced: bool) -> list[int]:
    """The place whose rule holds after so many crossed spaces."""
    return [place if advanced else Place.BAG_END for place in range(Place.MORDOR)]


def turns_of(places: list[int], others: int, coloured: Faces = COLOURED, black: Faces = BLACK_DIE) -> list[Turn]:
    """The graphs of the turns that begin there."""
    return [build_turn(others, coloured, black, may_keep_equals(place)) for place in places]


def solve_all_alone(places: list[int], turns: list[Turn]) -> Numbers:
    """The chance of the last hobbit left, by its sheet."""
    solve_one = fast_door(find("journey"), solve_alone)
    alone = np.zeros(N_SHEETS)
    for sheet in range(FIRST_ON_THE_WAY, N_SHEETS):
        crossed = Place.MORDOR - sheet // N_PATHS
        turn = turns[crossed]
        left, whole = PATHS[sheet % N_PATHS]
        solve_one(turn, places[crossed], sheet, left, whole, alone, np.zeros(len(turn.loose)))
    return alone


def solve(advanced: bool, told: Callable[[int], None]) -> tuple[Numbers, Numbers]:
    """The chances of the one who waits, and of one alone, on one side of the sheet."""
    start_door = fast_door(find("journey"), solve_start)
    places = places_of(advanced)
    turns = turns_of(places, others=1)
    paths = np.array(PATHS, np.int64)
    alone = solve_all_alone(places, turns_of(places, others=0))
    moving, waiting = np.zeros((2, N_SHEETS, N_SHEETS)), np.zeros((2, N_SHEETS, N_SHEETS))
    size = max(len(turn.loose) for turn in turns)
    room = np.zeros((3, size))

    def start(role: int, mover: int, other: int) -> float:
        crossed = Place.MORDOR - mover // N_PATHS
        turn = turns[crossed]
        worth, theirs, kept = (row[: len(turn.loose)] for row in room)
        return start_door(turn, places[crossed], role, mover, other, paths, alone, moving, waiting, worth, theirs, kept)

    for mover in range(FIRST_ON_THE_WAY, N_SHEETS):
        for arrived in range(FIRST_ON_THE_WAY):
            start(1, mover, arrived)
    for one in range(FIRST_ON_THE_WAY, N_SHEETS):
        for two in range(FIRST_ON_THE_WAY, N_SHEETS):
            while start(0, one, two) + start(1, two, one) > CLOSE:
                pass
        told(one)
    return waiting, alone


def main() -> None:
    sides = []
    for advanced in (False, True):

        def told(sheet: int, side: str = "advanced" if advanced else "basic") -> None:
            print(f"\r{side} side: {sheet + 1} of {N_SHEETS} sheets", end="", file=sys.stderr, flush=True)

        sides.append(solve(advanced, told))
        print(file=sys.stderr)
    save(Chances(np.stack([waiting for waiting, _ in sides]), np.stack([alone for _, alone in sides])))


if __name__ == "__main__":
    main()
