"""Ratings: how strong bots are, from who beat whom.

The Bradley-Terry model, which is a logistic regression: a bot's rating less the other's, plus what the seat is worth,
is the logarithm of the odds that it wins.  statsmodels fits it and says how sure it is.  Ratings are on the scale of
chess (400 points are odds of ten to one) around a mean of 1500.
"""

from collections.abc import Sequence
from math import log
from typing import Any, NamedTuple

import numpy as np

from bagend.lab.measures import LEVEL, Missing

MEAN = 1500.0
POINTS = 400.0 / log(10.0)
DRAWN = 0.5
"""Added to the wins of both in every pairing, so that a bot which never lost has a rating all the same."""


class Pairing(NamedTuple):
    """Matches of one bot on the first seat against another on the second.  A draw is half a win for each."""

    first: str
    second: str
    matches: int
    score: float
    """Of the first."""


class Rating(NamedTuple):
    """A rating with the interval it lies in 95 times of 100."""

    name: str
    rating: float
    low: float
    high: float


def rate_bots(names: Sequence[str], pairings: Sequence[Pairing]) -> list[Rating]:
    """One rating for each bot, and as the last what the first seat is worth (0 if nothing)."""
    # The ratings add up to nothing, so the last is minus the sum of the others.
    spread = np.vstack([np.eye(len(names) - 1), -np.ones(len(names) - 1)])
    rows = [spread[names.index(pairing.first)] - spread[names.index(pairing.second)] for pairing in pairings]
    model = fit(np.column_stack([np.array(rows), np.ones(len(rows))]), pairings)
    contrasts = np.zeros((len(names) + 1, len(names)))
    contrasts[: len(names), : len(names) - 1] = spread
    contrasts[-1, -1] = 1.0
    return told(model, contrasts, [*names, "first seat"], [*[MEAN] * len(names), 0.0])


def rate_sides(names: Sequence[str], seats: Sequence[str], pairings: Sequence[Pairing]) -> list[Rating]:
    """A rating for each bot on each of the two seats; none if that cannot be told from the seat's worth.

    Two bots alone do not tell it; three who all met each other do.
    """
    count = len(names)
    spread = np.vstack([np.eye(2 * count - 1), -np.ones(2 * count - 1)])
    rows = [spread[names.index(pairing.first)] - spread[count + names.index(pairing.second)] for pairing in pairings]
    if np.linalg.matrix_rank(rows) < 2 * count - 1:
        return []
    model = fit(np.array(rows), pairings)
    labels = [f"{name} ({seat})" for seat in seats for name in names]
    return told(model, spread, labels, [MEAN] * len(labels))


def fit(design: Any, pairings: Sequence[Pairing]) -> Any:
    try:
        import statsmodels.api as stats
    except ImportError:
        raise Missing("error-no-statsmodels") from None
    wins = [pairing.score + DRAWN for pairing in pairings]
    losses = [pairing.matches - pairing.score + DRAWN for pairing in pairings]
    # A row for what was won and one for what was lost, each as often as it happened.
    won = np.repeat([1.0, 0.0], len(pairings))
    weights = np.array([*wins, *losses])
    model = stats.GLM(won, np.vstack([design, design]), family=stats.families.Binomial(), freq_weights=weights)
    return model.fit()


def told(model: Any, contrasts: Any, labels: Sequence[str], middles: Sequence[float]) -> list[Rating]:
    test = model.t_test(contrasts)
    ends = test.conf_int(alpha=1.0 - LEVEL)
    return [
        Rating(label, middle + POINTS * float(effect), middle + POINTS * float(low), middle + POINTS * float(high))
        for label, middle, effect, (low, high) in zip(labels, middles, np.ravel(test.effect), ends, strict=True)
    ]
