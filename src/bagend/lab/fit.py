"""Fit: the network by which a judge tells chances, fitted to matches that were played.

    python -m bagend.lab.fit GAME [MATCHES]

The matches are those of the judge's quick playouts, of which there can be very many.  The judge's module says what the
features are (see `moments.py`), how many rows of weights there are (N_ROWS), and where they are kept (WEIGHTS).
"""

import sys
from importlib import import_module

import numpy as np

from bagend.games import find
from bagend.lab.learn import Examples, Weights, as_whole_numbers, begin, learn, log_loss, predict
from bagend.lab.moments import Moments, first_state, play_on

MODULES = {key: f"bagend.bots.judges.{key}_hope" for key in ("mountdoom",)}

MATCHES = 300_000
CHECK = 20
"""One match for so many is played besides, to see how well the network foretells what it was not fitted to."""

EPOCHS, PACE = 3, 4e-3
SEED = 77


def fit_rows(moments: Moments, n_rows: int, n_features: int) -> list[Weights]:
    """A network for each row."""
    found = []
    for row in range(n_rows):
        here = moments.rows == row
        examples = Examples(moments.present[here], moments.won[here].astype(np.float32))
        found.append(learn(begin(n_features), examples, EPOCHS, PACE))
    return found


def tell_loss(networks: list[Weights], moments: Moments) -> None:
    """How well the networks foretell, beside one that knows only how often these matches are won."""
    for row, weights in enumerate(networks):
        here = moments.rows == row
        if here.any():
            won = moments.won[here]
            loss, blind = (
                log_loss(predict(weights, moments.present[here]), won),
                log_loss(np.full(len(won), won.mean()), won),
            )
            print(f"row {row}: {len(won):,} moments, log loss {loss:.4f}; blind {blind:.4f}", flush=True)


def fit(key: str, matches: int) -> None:
    """Find the network and keep it."""
    game, module = find(key), import_module(MODULES[key])
    seen = play_on(game, module, first_state(game), matches, SEED)
    others = play_on(game, module, first_state(game), -(-matches // CHECK), SEED + 1)
    networks = fit_rows(seen, module.N_ROWS, module.N_FEATURES)
    command = f"python -m bagend.lab.fit {key}" + (f" {matches}" if matches != MATCHES else "")
    np.savez_compressed(module.WEIGHTS, command=np.array(command), **as_whole_numbers(networks))
    print(f"{module.WEIGHTS.name} is written.")
    tell_loss(networks, others)


def main(key: str, matches: str = str(MATCHES)) -> None:
    fit(key, int(matches))


if __name__ == "__main__":
    main(*sys.argv[1:])
