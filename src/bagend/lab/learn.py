"""Learn: the weights of a small network (see `bagend.bots.network`), by Adam, a well-known way down a slope.

An example is the numbers of the features that are there, and the chance that they meant.
"""

from typing import Any, NamedTuple

import numpy as np

from bagend.bots.network import UNIT

Table = np.ndarray[Any, np.dtype[Any]]

HIDDEN = 32
BATCH = 4096
STEADY, CALM = 0.9, 0.99
"""How much of the slope, and of its square, is carried on from step to step."""

CAREFUL = 1e-5
"""How strongly weights are drawn towards nothing."""

NOTHING = 1e-8


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


def begin(n_features: int, seed: int = 0) -> Weights:
    """A network that knows nothing yet."""
    source = np.random.default_rng(seed)
    inner = 0.25 * source.standard_normal((n_features, HIDDEN))
    outer = 0.05 * source.standard_normal(HIDDEN)
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


def slopes(weights: Weights, rows: Table, chance: Table) -> Weights:
    """Which way the log loss rises."""
    hidden, found = reckon(weights, rows)
    wrong = ((found - chance) / len(chance)).astype(np.float32)
    back = np.outer(wrong, weights.outer) * (hidden > 0.0)
    found_slopes = Weights(rows.T @ back, rows.T @ wrong, hidden.T @ wrong)
    return Weights(*(slope + CAREFUL * old for slope, old in zip(found_slopes, weights, strict=True)))


def learn(weights: Weights, examples: Examples, epochs: int, pace: float, seed: int = 0) -> Weights:
    """Better weights: all examples in another order in every epoch, ever slower."""
    source = np.random.default_rng(seed)
    trend, square = (Weights(*(np.zeros_like(part) for part in weights)) for _ in range(2))
    per_epoch = max(1, len(examples.chance) // BATCH)
    orders = (source.permutation(len(examples.chance)) for _ in range(epochs))
    batches = (order[at * BATCH : (at + 1) * BATCH] for order in orders for at in range(per_epoch))
    for step, batch in enumerate(batches, 1):
        some = examples.of(batch)
        found = slopes(weights, spread(some.present, len(weights.plain)), some.chance)
        trend = Weights(*(STEADY * old + (1.0 - STEADY) * new for old, new in zip(trend, found, strict=True)))
        square = Weights(*(CALM * old + (1.0 - CALM) * new**2 for old, new in zip(square, found, strict=True)))
        stride = pace * 0.5 * (1.0 + np.cos(np.pi * step / (epochs * per_epoch))) / (1.0 - STEADY**step)
        sizes = (np.sqrt(part / (1.0 - CALM**step)) + NOTHING for part in square)
        moved = (part - stride * way / size for part, way, size in zip(weights, trend, sizes, strict=True))
        weights = Weights(*(part.astype(np.float32) for part in moved))
    return weights


def log_loss(found: Table, chance: Table) -> float:
    """How surprising what came was, on the average."""
    found = np.clip(found, 1e-4, 1.0 - 1e-4)
    return float(-(chance * np.log(found) + (1.0 - chance) * np.log(1.0 - found)).mean())


def as_whole_numbers(rows: list[Weights]) -> dict[str, Any]:
    """Networks, one for each row, as `bagend.bots.network` reads them."""
    parts = zip(Weights._fields, zip(*rows, strict=True), strict=True)
    return {name: np.stack([np.round(part * UNIT) for part in row]).astype(np.int32) for name, row in parts}
