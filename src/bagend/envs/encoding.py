"""Encoding: a View as a vector of float32, field by field in the order of the View.

A number stands as it is.  A set becomes as many zeros and ones as it has room for; a set that the viewer may not see
becomes as many HIDDEN.  Nothing is scaled.  `describe(game)` says what each place of the vector means.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bagend.engine.game import Game
from bagend.engine.kernel import hot
from bagend.engine.records import Row, fields
from bagend.engine.seats import HIDDEN
from bagend.envs.sets import SETS

Floats = NDArray[np.float32]


class Part(NamedTuple):
    """What a stretch of the vector means."""

    name: str
    """The field of the View, with its place in a row or table: `crossed[2]`."""

    first: int
    """Its first place in the vector."""

    size: int
    """1 for a number, else the members of a set."""

    about: str


Places = NDArray[np.uint64]
"""Unsigned, so that compiled code need not ask whether a place is counted from the end, and can use vectors."""


class Layout(NamedTuple):
    """Where each place of the vector comes from, for compiled code."""

    runs: Places
    """For each run of plain numbers: the first in the View, its place in the vector, and how many there are."""

    sets: Places
    """For each set: its number in the View, its first place in the vector, its size and its first bit."""


@cache
def describe(game: Game) -> tuple[Part, ...]:
    """What each place of a game's vector means."""
    parts, first = [], 0
    for name, about, bits in _entries(game):
        size = max(1, bits[1])
        parts.append(Part(name, first, size, about))
        first += size
    return tuple(parts)


def _entries(game: Game) -> list[tuple[str, str, tuple[int, int]]]:
    """For each number of a View its name, what is said about it, and its bits if it is a set."""
    found = []
    for field in fields(game.View):
        kind = SETS[game.key].get(field.name, 0)
        count = int(np.prod(field.shape, dtype=int))
        each = [(0, kind)] * count if isinstance(kind, int) else kind
        places = ["".join(f"[{i}]" for i in place) for place in np.ndindex(field.shape)]
        found += [(field.name + place, field.about, bits) for place, bits in zip(places, each, strict=True)]
    return found


@cache
def size_of(game: Game) -> int:
    """The length of the vector."""
    last = describe(game)[-1]
    return last.first + last.size


@cache
def layout(game: Game) -> Layout:
    runs: list[list[int]] = []
    sets = []
    is_running = False
    for at, ((_, _, (shift, width)), part) in enumerate(zip(_entries(game), describe(game), strict=True)):
        if width:
            sets.append((at, part.first, width, shift))
        elif is_running:
            runs[-1][2] += 1
        else:
            runs.append([at, part.first, 1])
        is_running = not width
    return Layout(np.array(runs, np.uint64), np.array(sets, np.uint64))


@hot
def encode(raw: Row, layout: Layout, shown: Row, out: Any) -> None:
    """Write the numbers of a View into a vector in which the sets `shown` stand already.

    Sets are most of the vector, and few of them change from one move to the next.  Where nothing stands yet, vector and
    `shown` hold zeros.
    """
    runs, sets = layout.runs, layout.sets
    for i in range(len(runs)):
        at, place = runs[i, 0], runs[i, 1]
        for k in range(runs[i, 2]):
            # By way of 32 bits: not every processor has a vector instruction from 64 bits to floats.
            out[place + k] = np.float32(np.int32(raw[at + k]))
    for i in range(len(sets)):
        members = raw[sets[i, 0]]
        if members == shown[i]:
            continue
        shown[i] = members
        place = sets[i, 1]
        if members == HIDDEN:
            for bit in range(sets[i, 2]):
                out[place + bit] = HIDDEN
        else:
            members >>= np.int64(sets[i, 3])
            for bit in range(sets[i, 2]):
                out[place + bit] = np.float32(np.int32(members >> np.int64(bit) & 1))


def vector(game: Game, views: Any) -> Floats:
    """A View, in an array of one, as a vector."""
    made = np.zeros(size_of(game), np.float32)
    encode(views.view(np.int64), layout(game), np.zeros(len(layout(game).sets), np.int64), made)
    return made


def bounds(game: Game) -> tuple[Floats, Floats]:
    """The least and the most of each place: sets hold 0 and 1, or HIDDEN where something may be hidden."""
    low = np.full(size_of(game), HIDDEN, np.float32)
    high = np.full(size_of(game), MOST, np.float32)
    for part in describe(game):
        if part.size > 1:
            high[part.first : part.first + part.size] = 1
    return low, high


MOST = 1 << 24
"""What a float32 holds exactly; no number of a View is larger."""
