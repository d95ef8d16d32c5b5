"""Network: chances from features, by a small network that `bagend.lab.fit` found.

One hidden layer, and beside it a weight for every feature by itself.  A feature is there or not.  All is whole
numbers, so that a chance is the same plain and compiled, on every machine.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from bagend.bots.judge import WHOLE
from bagend.engine.kernel import hot
from bagend.engine.records import Row

UNIT = 1 << 12
"""Weights are in units of 1 / UNIT; what they add up to, in units of the logarithm of the odds."""

STEP = 1 << 5
FURTHEST = 8 * UNIT

SQUASH = np.array(
    [round(WHOLE / (1.0 + np.exp(-odds / UNIT))) for odds in range(-FURTHEST, FURTHEST + 1, STEP)],
    np.int64,
)
"""The chance for every step of the logarithm of the odds."""


class Network(NamedTuple):
    """Weights, and room to reckon in."""

    inner: Row
    """By row, feature and hidden unit."""

    plain: Row
    """By row and feature: what it counts by itself."""

    outer: Row
    """By row and hidden unit: what that counts."""

    present: Row
    """The numbers of the features that are there."""

    hidden: Row


def load(path: Path) -> Network:
    with np.load(path) as kept:
        inner, plain, outer = (kept[name].astype(np.int64) for name in ("inner", "plain", "outer"))
    return Network(inner, plain, outer, np.zeros(inner.shape[1], np.int64), np.zeros(inner.shape[2], np.int64))


@hot
def chance(network: Network, row: int, n: int) -> int:
    """The chance that the first n features present mean, by one row of the weights, from 0 to WHOLE."""
    hidden = network.hidden
    for unit in range(len(hidden)):
        hidden[unit] = 0
    odds = 0
    for i in range(n):
        feature = network.present[i]
        odds += network.plain[row, feature]
        for unit in range(len(hidden)):
            hidden[unit] += network.inner[row, feature, unit]
    lifted = 0
    for unit in range(len(hidden)):
        lifted += max(0, hidden[unit]) * network.outer[row, unit]
    odds += lifted // UNIT
    return SQUASH[(min(FURTHEST, max(-FURTHEST, odds)) + FURTHEST) // STEP]
