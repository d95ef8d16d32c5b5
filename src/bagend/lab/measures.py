"""Measures: rates with intervals.  What the numbers mean is said beside them."""

from typing import Any, NamedTuple

from bagend.engine.errors import BagendError

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

    def __str__(self) -> str:
        return f"{self.rate:.2%} ({self.low:.2%}–{self.high:.2%})"


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

    def __str__(self) -> str:
        return f"{self.mean:.2f} ({self.low:.2f}–{self.high:.2f}), at most {self.most:g}"


def mean(value: float, deviation: float, count: int, most: float) -> Mean:
    half = float(_stats().norm.ppf((1 + LEVEL) / 2)) * deviation / max(1, count) ** 0.5
    return Mean(value, value - half, value + half, most)


def _stats() -> Any:
    try:
        from scipy import stats
    except ImportError:
        raise Missing("Intervals need SciPy: pip install 'bagend[lab]'.") from None
    return stats
