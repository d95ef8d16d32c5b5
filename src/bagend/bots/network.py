"""Network: chances from features, by a small network that `bagend train` found.

One hidden layer, and beside it a weight for every feature by itself.  A feature is there or not.  All is whole
numbers, so that a chance is the same plain and compiled, on every machine.
"""

import zlib
from functools import cache
from os.path import expanduser
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bagend.bots.judge import WHOLE, hope_of
from bagend.engine.errors import UnknownBot, reason
from bagend.engine.game import Game
from bagend.engine.kernel import hot
from bagend.engine.records import Row

Short = NDArray[np.int32]

UNIT = 1 << 12
"""Weights are in units of 1 / UNIT; what they add up to, in units of the logarithm of the odds."""

STEP = 1 << 5
FURTHEST = 8 * UNIT

SQUASH = np.array(
    [round(WHOLE / (1.0 + np.exp(-odds / UNIT))) for odds in range(-FURTHEST, FURTHEST + 1, STEP)],
    np.int64,
)
"""The chance for every step of the logarithm of the odds."""


WEIGHTS = ("inner", "plain", "outer")
"""What a file keeps of a network."""


class Network(NamedTuple):
    """Weights, and room to reckon in."""

    inner: Short
    """By row, feature and hidden unit.  Adding these up is most of the work, and their sums fit into 32 bits."""

    plain: Row
    """By row and feature: what it counts by itself."""

    outer: Row
    """By row and hidden unit: what that counts."""

    present: Row
    """The numbers of the features that are there."""

    hidden: Short


def load(path: Path) -> Network:
    """The weights, which all share, and room of one's own."""
    return with_room(*read(path))


def blank(n_rows: int, n_features: int, n_hidden: int) -> Network:
    """A network that knows nothing."""
    inner = np.zeros((n_rows, n_features, n_hidden), np.int32)
    return with_room(inner, np.zeros((n_rows, n_features), np.int64), np.zeros((n_rows, n_hidden), np.int64))


def with_room(inner: Short, plain: Row, outer: Row) -> Network:
    return Network(inner, plain, outer, np.zeros(inner.shape[1], np.int64), np.zeros(inner.shape[2], np.int32))


@cache
def read(path: Path) -> tuple[Short, Row, Row]:
    with np.load(path) as kept:
        return widened(*(kept[name] for name in WEIGHTS))


@cache
def read_own(game: Game, file: str) -> tuple[Short, Row, Row]:
    """The weights that somebody trained for a game."""
    hope = hope_of(game)
    try:
        kept = unpack(Path(expanduser(file)))
    except OSError as wrong:
        raise UnknownBot("error-cannot-read", file=file, reason=reason(wrong)) from None
    if not {"game", *WEIGHTS} <= kept.keys():
        raise UnknownBot("error-network-not", file=file)
    inner, plain, outer = (kept[name] for name in WEIGHTS)
    known = (hope.N_ROWS, hope.N_FEATURES)
    fits = inner.ndim == 3 and inner.shape[:2] == plain.shape == known and outer.shape == inner.shape[::2]
    if str(kept["game"]) != game.key or not fits or {part.dtype for part in (inner, plain, outer)} != {np.dtype("i2")}:
        raise UnknownBot("error-network-other", file=file, game=game.key)
    return widened(inner, plain, outer)


def unpack(path: Path) -> dict[str, Any]:
    """The arrays in a file; none if it is a file of another kind."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            return {name: kept[name] for name in kept.files}
    except (BadZipFile, EOFError, RuntimeError, TypeError, ValueError, zlib.error):
        return {}


def widened(inner: Any, plain: Any, outer: Any) -> tuple[Short, Row, Row]:
    """Weights as they are kept, as the network reckons with them."""
    return inner.astype(np.int32), plain.astype(np.int64), outer.astype(np.int64)


@hot
def chance(network: Network, row: int, n: int) -> int:
    """The chance that the first n features present mean, by one row of the weights, from 0 to WHOLE."""
    hidden = network.hidden
    hidden[:] = 0
    odds = 0
    for i in range(n):
        feature = network.present[i]
        odds += network.plain[row, feature]
        hidden += network.inner[row, feature]
    lifted = 0
    for unit in range(len(hidden)):
        lifted += max(0, int(hidden[unit])) * network.outer[row, unit]
    odds += lifted // UNIT
    return SQUASH[(min(FURTHEST, max(-FURTHEST, odds)) + FURTHEST) // STEP]


@hot
def note(present: Row, n: int, is_there: int, feature: int) -> int:
    """Add one feature to those present if it is there; how many there are."""
    present[n] = feature
    return n + is_there
