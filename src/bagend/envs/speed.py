"""Speed: how many decisions a batch of matches takes in a CPU second, with all that an environment shows."""

import statistics
from time import process_time

import numpy as np

from bagend.engine.game import Game
from bagend.envs.batch import Batch

MATCHES = 512
RUNS = 5


def decisions_per_second(game: Game, seconds: float) -> float:
    """The median of several runs of so many seconds each.  What is chosen is any legal action, off the clock."""
    batch = Batch(game, MATCHES, copy=False)
    told = batch.reset(seed=1)
    source = np.random.default_rng(1)
    runs = []
    for _ in range(RUNS):
        spent, decisions = 0.0, 0
        while spent < seconds:
            actions = (source.random(told.masks.shape, np.float32) * told.masks).argmax(axis=1)
            begun = process_time()
            told = batch.step(actions)
            spent += process_time() - begun
            decisions += MATCHES
        runs.append(decisions / spent)
    return statistics.median(runs)
