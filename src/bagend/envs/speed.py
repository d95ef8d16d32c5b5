"""Speed: how much a batch of matches does in a CPU second, with all that an environment shows."""

import statistics
from time import process_time

import numpy as np

from bagend.engine.game import Game
from bagend.envs.batch import Batch

MATCHES = 512
RUNS = 5


def moves_and_steps_per_second(game: Game, seconds: float) -> tuple[float, float]:
    """Moves of seats, and steps, which are moves and draws: the medians of several runs of so many seconds each.

    What is chosen is any legal action, off the clock.
    """
    batch = Batch(game, MATCHES, copy=False)
    told = batch.reset(seed=1)
    source = np.random.default_rng(1)
    runs = []
    for _ in range(RUNS):
        spent, moves, answered = 0.0, 0, batch.answers
        while spent < seconds:
            actions = (source.random(told.masks.shape, np.float32) * told.masks).argmax(axis=1)
            begun = process_time()
            told = batch.step(actions)
            spent += process_time() - begun
            moves += MATCHES
        runs.append((moves / spent, (batch.answers - answered) / spent))
    moved, stepped = (statistics.median(column) for column in zip(*runs, strict=True))
    return moved, stepped
