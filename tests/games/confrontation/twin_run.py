"""A long run of the law of twins: `PYTHONPATH=tests python -m games.confrontation.twin_run --pairs 100000 --jobs 2`.

Pairs are numbered, so a run that was stopped goes on where it stood with `--first`.  A pair that can be told apart
is named by its number, and the run ends with status 1.
"""

import argparse
import itertools
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bagend.engine.kernel import Mode
from games.confrontation.twin_law import compare

CHUNK = 50
"""How many pairs a process takes at a time."""


@dataclass
class Sum:
    """What a chunk of pairs came to."""

    first: int
    pairs: int = 0
    different: int = 0
    steps: int = 0
    frames: int = 0
    whole: int = 0
    cpu: float = 0.0
    broken: str = ""


def chunk(first: int) -> Sum:
    found = Sum(first)
    begun = time.process_time()
    for number in range(first, first + CHUNK):
        try:
            report = compare(number, Mode.COMPILED, sample=SAMPLE)
        except AssertionError as wrong:
            found.broken = f"Pair {number} can be told apart: {wrong}"
            break
        found.pairs += 1
        found.different += report.is_different
        found.steps += report.steps
        found.frames += report.frames
        found.whole += report.whole
    found.cpu = time.process_time() - begun
    return found


SAMPLE = 25
"""Of so many pairs one is drawn and told as well."""


def run(pairs: int, first: int, jobs: int) -> int:
    """Compare until so many pairs that really differ were found alike; the exit status."""
    total = Sum(first)
    compare(first, Mode.COMPILED)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for done in pool.imap(chunk, starts(first)):
            add(total, done)
            print(f"\r{line(total, done)}", end="", file=sys.stderr, flush=True)
            if done.broken or total.different >= pairs:
                print(f"\n{done.broken or line(total, done)}")
                return 1 if done.broken else 0
    return 0


def starts(first: int) -> Iterator[int]:
    return itertools.count(first, CHUNK)


def add(total: Sum, done: Sum) -> None:
    for name in ("pairs", "different", "steps", "frames", "whole", "cpu"):
        setattr(total, name, getattr(total, name) + getattr(done, name))


def line(total: Sum, done: Sum) -> str:
    spent = 1000 * total.cpu / max(total.pairs, 1)
    return (
        f"{total.different} twins of {total.pairs} pairs alike, {total.steps} answers, {total.frames} frames, "
        f"{total.whole} drawn and told; {spent:.1f} ms a pair; go on with --first {done.first + CHUNK}"
    )


def main(arguments: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000, help="how many pairs that really differ")
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(None if arguments is None else list(arguments))
    return run(asked.pairs, asked.first, asked.jobs)


if __name__ == "__main__":
    sys.exit(main())
