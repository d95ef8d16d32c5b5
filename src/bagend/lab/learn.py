"""Learn: the weights of a small network (see `bagend.bots.network`), by Adam, a well-known way down a slope.

An example is the numbers of the features that are there, and the chance that they meant.
"""

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bagend.bots.network import UNIT
from bagend.engine import kernel
from bagend.engine.compile_cache import cache_folder

Table = np.ndarray[Any, np.dtype[Any]]

BATCH = 2048
STEADY, CALM = 0.9, 0.99
"""How much of the slope, and of its square, is carried on from step to step."""

CAREFUL = 1e-5
"""How strongly weights are drawn towards nothing."""

NOTHING = 1e-8
MOST = np.iinfo(np.int16).max
"""The greatest weight that is kept, in units of 1 / UNIT."""


class Examples(NamedTuple):
    """What was seen, and what came of it."""

    present: Table
    """By example: the numbers of its features, filled up with the number after the last feature."""

    chance: Table

    def of(self, which: Table) -> "Examples":
        return Examples(self.present[which], self.chance[which])


class Weights(NamedTuple):
    """A network of one row."""

    inner: Table
    plain: Table
    outer: Table


def begin(n_features: int, n_hidden: int, seed: int = 0) -> Weights:
    """A network that knows nothing yet."""
    source = np.random.default_rng(seed)
    inner = 0.15 * source.standard_normal((n_features, n_hidden))
    outer = 0.05 * source.standard_normal(n_hidden)
    return Weights(inner.astype(np.float32), np.zeros(n_features, np.float32), outer.astype(np.float32))


def spread(present: Table, n_features: int) -> Table:
    """A row of zeros and ones for each example."""
    rows = np.zeros((len(present), n_features + 1), np.float32)
    rows[np.arange(len(present))[:, None], present] = 1.0
    return rows[:, :n_features]


def reckon(weights: Weights, rows: Table) -> tuple[Table, Table]:
    """The hidden units, and the chance."""
    hidden = np.maximum(rows @ weights.inner, 0.0)
    return hidden, 1.0 / (1.0 + np.exp(-(hidden @ weights.outer + rows @ weights.plain)))


def predict(weights: Weights, present: Table) -> Table:
    n_features = len(weights.plain)
    parts = [present[at : at + BATCH] for at in range(0, len(present), BATCH)]
    return np.concatenate([reckon(weights, spread(part, n_features))[1] for part in parts])


def add_slopes(
    inner: Table, plain: Table, outer: Table, present: Table, chance: Table, hidden: Table, *slopes: Table
) -> None:
    """Add up which way the log loss of each example rises.

    Few of the features are there, so adding up their weights takes a fraction of what a product of matrices does.
    """
    into_inner, into_plain, into_outer = slopes
    for example in range(len(chance)):
        hidden[:] = 0.0
        odds = np.float32(0.0)
        for feature in present[example]:
            if feature < len(plain):
                hidden += inner[feature]
                odds += plain[feature]
        for unit in range(len(outer)):
            hidden[unit] = max(hidden[unit], np.float32(0.0))
            odds += hidden[unit] * outer[unit]
        found = 1.0 / (1.0 + math.exp(-odds))
        wrong = np.float32((found - chance[example]) / len(chance))
        for unit in range(len(outer)):
            into_outer[unit] += wrong * hidden[unit]
            hidden[unit] = wrong * outer[unit] if hidden[unit] > 0.0 else np.float32(0.0)
        for feature in present[example]:
            if feature < len(plain):
                into_inner[feature] += hidden
                into_plain[feature] += wrong


@cache
def fast_slopes() -> Callable[..., None]:
    mode = kernel.preferred_mode()
    if mode is kernel.Mode.INTERPRETED:
        return add_slopes
    return kernel.compiled(add_slopes, cache_folder("learn", [Path(__file__)], mode), mode)


def slopes(weights: Weights, some: Examples) -> Weights:
    """Which way the log loss rises."""
    found = Weights(*(np.zeros_like(part) for part in weights))
    fast_slopes()(*weights, *some, np.zeros_like(weights.outer), *found)
    return Weights(*(slope + CAREFUL * old for slope, old in zip(found, weights, strict=True)))


class Learner:
    """A network of one row on its way to a smaller loss."""

    def __init__(self, n_features: int, n_hidden: int, seed: int = 0) -> None:
        self.weights = begin(n_features, n_hidden, seed)
        self._source = np.random.default_rng(seed)
        self._trend, self._square = (Weights(*(np.zeros_like(part) for part in self.weights)) for _ in range(2))
        self._steps = 0

    def kept(self) -> dict[str, Any]:
        """All that learning goes on from."""
        sums = {"weights": self.weights, "trend": self._trend, "square": self._square}
        arrays = {f"{name} {field}": part for name, found in sums.items() for field, part in found._asdict().items()}
        return {
            **arrays,
            "steps": np.array(self._steps),
            "source": np.array(json.dumps(self._source.bit_generator.state)),
        }

    def go_on_from(self, kept: Mapping[str, Any]) -> None:
        self.weights, self._trend, self._square = (
            Weights(*(kept[f"{name} {field}"] for field in Weights._fields)) for name in ("weights", "trend", "square")
        )
        self._steps = int(kept["steps"])
        self._source.bit_generator.state = json.loads(str(kept["source"]))

    def learn(self, examples: Examples, pace: float) -> None:
        """Go once through some examples, in random order."""
        order = self._source.permutation(len(examples.chance))
        for at in range(0, len(order), BATCH):
            self._step(examples.of(order[at : at + BATCH]), pace)

    def _step(self, some: Examples, pace: float) -> None:
        self._steps += 1
        found = slopes(self.weights, some)
        self._trend = Weights(*mixed(self._trend, found, STEADY))
        self._square = Weights(*mixed(self._square, (part**2 for part in found), CALM))
        # Both began at nothing, which the first steps make up for.
        stride, size = pace / (1.0 - STEADY**self._steps), 1.0 / (1.0 - CALM**self._steps)
        parts = zip(self.weights, self._trend, self._square, strict=True)
        moved = (part - stride * way / (np.sqrt(size * square) + NOTHING) for part, way, square in parts)
        self.weights = Weights(*(part.astype(np.float32) for part in moved))


def mixed(old: Iterable[Table], new: Iterable[Table], steady: float) -> Iterator[Table]:
    """What was, with a little of what is."""
    return (steady * before + (1.0 - steady) * now for before, now in zip(old, new, strict=True))


def log_loss(found: Table, chance: Table) -> float:
    """How surprising what came was, on the average."""
    found = np.clip(found, 1e-4, 1.0 - 1e-4)
    return float(-(chance * np.log(found) + (1.0 - chance) * np.log(1.0 - found)).mean())


def as_whole_numbers(rows: list[Weights]) -> dict[str, Any]:
    """Networks, one for each row, as `bagend.bots.network` reads them."""
    parts = zip(Weights._fields, zip(*rows, strict=True), strict=True)
    return {name: (UNIT * np.stack(row)).round().clip(-MOST, MOST).astype(np.int16) for name, row in parts}
