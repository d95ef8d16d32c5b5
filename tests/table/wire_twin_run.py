"""A long run of the law of twins on the wire: `PYTHONPATH=tests python -m table.wire_twin_run duel --pairs 10000`.

Pairs are numbered, so a run that was stopped goes on where it stood with `--first`.  A pair that can be told apart is
named by its number, and the run ends with status 1.
"""

import argparse
import itertools
import sys
import time

from bagend.engine.kernel import Mode
from table.wire_twins import PAIRS, compare

EVERY = 500
"""After how many numbers it says how far it is."""


def run(game: str, pairs: int, first: int) -> int:
    """Compare until so many pairs were found alike; the exit status."""
    alike = size = 0
    begun = time.process_time()
    for number in itertools.count(first):
        try:
            found = compare(game, number, Mode.COMPILED)
        except AssertionError as wrong:
            print(f"Pair {number} of {game} can be told apart: {wrong}")
            return 1
        alike += found.is_pair
        size += found.bytes
        if number % EVERY == EVERY - 1 or alike == pairs:
            spent = 1000 * (time.process_time() - begun) / max(alike, 1)
            print(
                f"{game}: {alike} pairs alike, {size / 1e6:.0f} MB each; {spent:.1f} ms a pair; "
                f"go on with --first {number + 1}",
                flush=True,
            )
        if alike == pairs:
            return 0
    raise AssertionError


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Compare what pages are sent in matches that a seat cannot tell apart."
    )
    parser.add_argument("game", choices=list(PAIRS))
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    chosen = parser.parse_args()
    return run(chosen.game, chosen.pairs, chosen.first)


if __name__ == "__main__":
    sys.exit(main())
