"""Run: a seeded sample of a game's mutants is tried, and those that no test notices are listed.

Verdicts are appended to a file, one JSON object a line; mutants with a verdict there are not tried again.  Mutants that
change nothing anybody could notice are listed, each with the reason, in `equivalent.toml`.
"""

import argparse
import json
import os
import random
import tomllib
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path

import pytest

from mutation import messages, mutants
from mutation.mutants import GAMES, Mutant
from mutation.trial import AT_IMPORT, KILLED, REPOSITORY, Trial, Verdict

BAR = 0.95
"""So many of the mutants that could be noticed must be."""

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


@cache
def every_mutant(game: str) -> dict[str, list[Mutant]]:
    """The mutants of each of a game's rooms."""
    folder = GAMES / game
    found = {
        room: [
            mutant
            for path in sorted((*folder.glob(f"{room}.py"), *folder.glob(f"{room}/**/*.py")))
            for mutant in mutants.of_module(path)
        ]
        for room in ("rules", "facts", "text")
    }
    found["messages"] = messages.of_file(folder / "text" / "en.ftl")
    return found


def sample(game: str, size: int, seed: int) -> list[Mutant]:
    """Some of them, as many from each room as it has."""
    rooms = every_mutant(game).values()
    shuffled = [random.Random(seed).sample(room, len(room)) for room in rooms]
    return [mutant for mutant in chain.from_iterable(zip_longest(*shuffled)) if mutant is not None][:size]


def equivalents() -> dict[str, str]:
    """The keys of mutants that change nothing, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {each["key"]: each["reason"] for each in listed}


def run(
    game: str, chosen: Sequence[Mutant], tests: Sequence[str], jobs: int, patience: float, out: Path
) -> list[Verdict]:
    """Try all that have no verdict in the file yet; the verdicts of all."""
    verdicts: dict[str, Verdict] = {}
    if out.exists():
        for line in out.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            verdict = Verdict(Mutant(**told.pop("mutant")), **told)
            verdicts[verdict.mutant.key] = verdict

    def tell(verdict: Verdict) -> None:
        verdicts[verdict.mutant.key] = verdict
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
        print("." if verdict.verdict == KILLED else "?", end="", flush=True)

    untried = [mutant for mutant in chosen if mutant.key not in verdicts]
    if untried:
        os.environ["BAGEND_MODE"] = "interpreted"
        os.chdir(REPOSITORY)
        trial = Trial(game, untried, jobs, patience, tell)
        pytest.main(["-qq", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[trial])
        if trial.problem:
            raise SystemExit(trial.problem)
    return [verdicts[mutant.key] for mutant in chosen]


def report(game: str, verdicts: Sequence[Verdict]) -> float:
    """Print who survived; the share of mutants that were noticed, of those that could be."""
    known = equivalents()
    tried = [each for each in verdicts if each.verdict != AT_IMPORT]
    left = [each for each in tried if each.verdict != KILLED and each.mutant.key not in known]
    counted = [each for each in tried if each.verdict == KILLED or each.mutant.key not in known]
    for each in left:
        print(f"{each.verdict}: {each.mutant.path}:{each.mutant.line}\n  key = {json.dumps(each.mutant.key)}")
    share = 1 - len(left) / max(1, len(counted))
    print(
        f"{game}: {len(counted) - len(left)} of {len(counted)} mutants killed ({share:.1%}); "
        f"{len(tried) - len(counted)} more are equivalent, {len(verdicts) - len(tried)} act only at import."
    )
    return share


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of tests for one mutant, quickest first")
    parser.add_argument("--out", type=Path, help="where the verdicts are kept; build/mutants-GAME.jsonl by default")
    parser.add_argument("--tests", nargs="+", help="files or folders; by default those of the game, and the laws")
    given = parser.parse_args(arguments)
    out = (given.out or REPOSITORY / "build" / f"mutants-{given.game}.jsonl").absolute()
    out.parent.mkdir(parents=True, exist_ok=True)
    tests = given.tests or [f"tests/games/{given.game}", "tests/laws"]
    verdicts = run(given.game, sample(given.game, given.sample, given.seed), tests, given.jobs, given.patience, out)
    return 0 if report(given.game, verdicts) >= BAR else 1
