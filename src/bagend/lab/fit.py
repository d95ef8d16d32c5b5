"""Fit: the network by which a judge tells chances, fitted to matches that were played.

    python -m bagend.lab.fit GAME [ROUNDS]

The matches are those of the judge's quick playouts, of which there can be very many.  The judge's module says what the
features are (see `moments.py`), how many rows of weights (N_ROWS) and hidden units (N_HIDDEN) there are, and where they
are kept (WEIGHTS).
"""

import sys
from importlib import import_module

import numpy as np

from bagend.bots.network import widened, with_room
from bagend.games import find
from bagend.lab.learn import Examples, Learner, Weights, as_whole_numbers, from_whole_numbers, log_loss, predict
from bagend.lab.moments import Moments, Watcher, first_state
from bagend.lab.progress import told_progress

MODULES = {key: f"bagend.bots.judges.{key}_hope" for key in ("confrontation", "duel", "mountdoom")}

ROUNDS = 200
MATCHES = 60_000
"""The matches of a round: all new, so that nothing is learnt by heart."""

PACE, LAST_PACE = 4e-3, 2e-5
"""How fast is learnt in the first round, and in the last."""

SLOWER = 3
"""By how much fewer matches there are in a round that looks ahead, which takes so much longer."""

SEED = 5000
"""That of the first round; the rounds count on from it."""


def pace_of(part: float) -> float:
    """Ever slower, by the part of the rounds that are over."""
    return LAST_PACE + PACE * 0.5 * (1.0 + np.cos(np.pi * part))


def examples_of(moments: Moments, row: int) -> Examples:
    here = moments.rows == row
    return Examples(moments.present[here], moments.won[here].astype(np.float32))


def tell_loss(networks: list[Weights], moments: Moments) -> None:
    """How well the networks foretell, beside one that knows only how often these matches are won."""
    for row, weights in enumerate(networks):
        present, won = examples_of(moments, row)
        if len(won):
            loss, blind = log_loss(predict(weights, present), won), log_loss(np.full(len(won), won.mean()), won)
            print(f"row {row}: {len(won):,} moments, log loss {loss:.4f}; blind {blind:.4f}", flush=True)


def fit(key: str, rounds: int) -> None:
    """Find the network and keep it."""
    game, module = find(key), import_module(MODULES[key])
    start, watcher = first_state(game), Watcher(game, module)
    learners = [Learner(module.N_FEATURES, module.N_HIDDEN) for _ in range(module.N_ROWS)]
    ahead = rounds * module.AHEAD // 100
    with told_progress("rounds", rounds) as done:
        for number in range(rounds):
            if number < rounds - ahead:
                seen = watcher.watch(start, MATCHES, SEED + number)
            else:
                so_far = as_whole_numbers([learner.weights for learner in learners])
                seen = watcher.watch(start, MATCHES // SLOWER, SEED + number, with_room(*widened(**so_far)))
            for row, learner in enumerate(learners):
                learner.learn(examples_of(seen, row), pace_of(number / rounds))
            done(1)
    networks = as_whole_numbers([learner.weights for learner in learners])
    command = f"python -m bagend.lab.fit {key}" + (f" {rounds}" if rounds != ROUNDS else "")
    np.savez_compressed(module.WEIGHTS, command=np.array(command), **networks)
    print(f"{module.WEIGHTS.name} is written.  Of matches that were not learnt from:")
    tell_loss(from_whole_numbers(networks), watcher.watch(start, MATCHES, SEED - 1))


def main(*asked: str) -> None:
    key, rounds = (*asked, str(ROUNDS))[:2] if asked else ("", "")
    if key not in MODULES or not rounds.isdecimal() or int(rounds) == 0:
        sys.exit(f"Usage: python -m bagend.lab.fit GAME [ROUNDS]; a network has {' or '.join(MODULES)}.")
    fit(key, int(rounds))


if __name__ == "__main__":
    main(*sys.argv[1:])
