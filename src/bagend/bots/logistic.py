"""Logistic: chances from features, by weights that `bagend.lab.fit` found.

All is whole numbers, so that a chance is the same plain and compiled, on every machine.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bagend.bots.judge import WHOLE
from bagend.engine.kernel import hot
from bagend.engine.records import Row

UNIT = 1000
"""Weights are in thousandths of the logarithm of the odds."""

STEP = 20
FURTHEST = 8 * UNIT

SQUASH = np.array(
    [round(WHOLE / (1.0 + np.exp(-odds / UNIT))) for odds in range(-FURTHEST, FURTHEST + 1, STEP)],
    np.int64,
)
"""The chance for every twenty thousandths of the logarithm of the odds."""


class Scale(NamedTuple):
    """Weights, and room for the features of one state."""

    weights: Row
    features: Row


def load(path: Path) -> Scale:
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    weights = np.array(kept["weights"], np.int64)
    return Scale(weights, np.zeros(weights.shape[1], np.int64))


@hot
def chance(scale: Scale, row: int) -> int:
    """The chance that these features mean, by one row of the weights, from 0 to WHOLE."""
    odds = 0
    for i in range(len(scale.features)):
        odds += scale.weights[row, i] * scale.features[i]
    return SQUASH[(min(FURTHEST, max(-FURTHEST, odds)) + FURTHEST) // STEP]
