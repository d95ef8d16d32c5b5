"""The network: what it learnt is told in whole numbers, the same in every mode."""

import numpy as np
import pytest

from bagend.bots import network
from bagend.bots.judge import WHOLE
from bagend.lab import learn

HIDDEN = 32
ODD = 3
"""In the riddle one of two features means a victory, none or both a defeat; a third is always there."""


def riddle(count: int) -> learn.Examples:
    source = np.random.default_rng(5)
    drawn = source.integers(0, 2, (count, 2))
    listed = np.where(drawn == 1, [0, 1], ODD)
    present = np.column_stack([np.full(count, 2), listed]).astype(np.int16)
    return learn.Examples(present, (drawn.sum(axis=1) == 1).astype(np.float32))


@pytest.fixture(scope="module")
def learnt() -> learn.Weights:
    learner, examples = learn.Learner(ODD, HIDDEN), riddle(20_000)
    for part in range(20):
        learner.learn(examples, pace=5e-2 * (1.0 - part / 20))
    return learner.weights


def test_a_network_learns_what_no_sum_of_weights_can_tell(learnt):
    examples = riddle(400)
    assert learn.log_loss(learn.predict(learnt, examples.present), examples.chance) < 0.1


def test_the_slope_says_how_the_loss_changes():
    """By a small step along one weight of each kind."""
    examples, small = riddle(50), 1e-2
    weights = learn.Weights(*(part.astype(np.float64) for part in learn.begin(ODD, HIDDEN, 2)))
    found = learn.slopes(weights, examples)
    for kind, where in (("inner", (1, 4)), ("plain", (0,)), ("outer", (7,))):
        losses = []
        for step in (-small, small):
            part = getattr(weights, kind).copy()
            part[where] += step
            moved = weights._replace(**{kind: part})
            losses.append(learn.log_loss(learn.predict(moved, examples.present), examples.chance))
        assert getattr(found, kind)[where] == pytest.approx((losses[1] - losses[0]) / (2 * small), abs=1e-4)


def test_whole_numbers_say_the_same(learnt, tmp_path):
    path = tmp_path / "network.npz"
    np.savez(path, **learn.as_whole_numbers([learnt, learn.begin(ODD, HIDDEN)]))
    kept = network.load(path)
    for present in ([2], [2, 0], [2, 1], [2, 0, 1]):
        kept.present[: len(present)] = present
        filled = np.array([present + [ODD] * (3 - len(present))])
        for row, weights in enumerate((learnt, learn.begin(ODD, HIDDEN))):
            chance = network.chance(kept, row, len(present)) / WHOLE
            assert chance == pytest.approx(float(learn.predict(weights, filled)[0]), abs=0.01)


def test_a_chance_stays_between_nothing_and_all(tmp_path):
    path = tmp_path / "network.npz"
    plain = np.array([[1 << 20, -(1 << 20)]])
    np.savez(path, inner=np.zeros((1, 2, 1), np.int32), plain=plain, outer=np.zeros((1, 1), np.int32))
    kept = network.load(path)
    chances = []
    for feature in (0, 1):
        kept.present[0] = feature
        chances.append(network.chance(kept, 0, 1))
    assert WHOLE * 0.999 < chances[0] < WHOLE
    assert 0 < chances[1] < WHOLE * 0.001
