"""Measures: rates with intervals.  What the numbers mean is said beside them."""

from typing import Any, NamedTuple

from bagend.engine.errors import BagendError
from bagend.engine.words import Words

LEVEL = 0.95


class Missing(BagendError):
    code = "missing-extra"


class Rate(NamedTuple):
    """A share of all matches, with the interval it lies in 95 times of 100."""

    hits: int
    of: int
    rate: float
    low: float
    high: float

    def said(self, words: Words) -> str:
        rate, low, high = (words.percent(share, 2) for share in (self.rate, self.low, self.high))
        return words("interval-rate", rate=rate, low=low, high=high)


def rate(hits: int, of: int) -> Rate:
    """A share with its Wilson interval."""
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    interval = _stats().binomtest(hits, of).proportion_ci(LEVEL, method="wilson")
    return Rate(hits, of, hits / of, float(interval.low), float(interval.high))


class Mean(NamedTuple):
    """A mean with the interval it lies in 95 times of 100."""

    mean: float
    low: float
    high: float
    most: float

    def said(self, words: Words) -> str:
        mean, low, high = (words.number(value, 2) for value in (self.mean, self.low, self.high))
        return words("interval-mean", mean=mean, low=low, high=high, most=self.most)


def mean(value: float, deviation: float, count: int, most: float) -> Mean:
    half = float(_stats().norm.ppf((1 + LEVEL) / 2)) * deviation / max(1, count) ** 0.5
    return Mean(value, value - half, value + half, most)


def _stats() -> Any:
    try:
        from scipy import stats
    except ImportError:
        raise Missing("error-no-scipy") from None
    return stats
