"""A long run of the law of twins on the wire: `PYTHONPATH=tests python -m table.wire_twin_run duel --pairs 10000`.

Pairs are numbered, so a run that was stopped goes on where it stood with `--first`.  A pair that can be told apart is
named by its number, and the run ends with status 1.
"""

import argparse
import itertools
import multiprocessing
import sys
import time
from dataclasses import dataclass
from functools import partial

from bagend.engine.kernel import Mode
from table.wire_twins import PAIRS, compare

CHUNK = 50
"""How many pairs a process compares before it tells."""

EVERY = 500
"""After how many numbers it says how far it is."""


@dataclass(frozen=True)
class Done:
    """What came of a chunk of pairs."""

    alike: int
    bytes: int
    seconds: float
    """Of CPU time."""

    broken: str = ""


def chunk(game: str, first: int) -> Done:
    alike = size = 0
    begun = time.process_time()
    for number in range(first, first + CHUNK):
        try:
            found = compare(game, number, Mode.COMPILED)
        except AssertionError as wrong:
            return Done(alike, size, 0.0, f"Pair {number} of {game} can be told apart: {wrong}")
        alike += found.is_pair
        size += found.bytes
    return Done(alike, size, time.process_time() - begun)


def run(game: str, pairs: int, first: int, jobs: int) -> int:
    """Compare until so many pairs were found alike; the exit status."""
    alike = size = 0
    spent = 0.0
    # What is compiled here, each process has.
    compare(game, first, Mode.COMPILED)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for number, done in zip(
            itertools.count(first + CHUNK, CHUNK),
            pool.imap(partial(chunk, game), itertools.count(first, CHUNK)),
            strict=False,
        ):
            if done.broken:
                print(done.broken)
                return 1
            alike, size, spent = alike + done.alike, size + done.bytes, spent + done.seconds
            if (number - first) % EVERY == 0 or alike >= pairs:
                each = 1000 * spent / max(alike, 1)
                told = f"{game}: {alike} pairs alike, {size / 1e6:.0f} MB each; {each:.1f} ms a pair"
                print(f"{told}; go on with --first {number}", flush=True)
            if alike >= pairs:
                return 0
    raise AssertionError


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Compare what pages are sent in matches that a seat cannot tell apart."
    )
    parser.add_argument("game", choices=list(PAIRS))
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes compare (default: 1)")
    chosen = parser.parse_args()
    return run(chosen.game, chosen.pairs, chosen.first, chosen.jobs)


if __name__ == "__main__":
    sys.exit(main())
