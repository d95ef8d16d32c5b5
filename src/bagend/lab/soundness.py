"""Soundness: whether reviews tell luck from skill.

    python -m bagend.lab.soundness duel -n 200 --bots wizard,wizard
    python -m bagend.lab.soundness duel -n 200 --bots uniform,greedy

Bots play matches, each match is reviewed, and the accounts are averaged.  Luck must come to nothing within its error;
the choices of the strongest bot must cost it next to nothing; and what the choices of a weak one cost it must be what
it scores less, as the arena counts it.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from bagend.bots import roster
from bagend.bots.review.review import Account, review
from bagend.engine import kernel
from bagend.engine.chance import seeds
from bagend.engine.game import Game
from bagend.engine.match import Match
from bagend.games import find
from bagend.lab.progress import told_progress

SECONDS = 3.0
"""How long a review takes here: it is less precise than at the table, and just as fair."""


class Reviewed(NamedTuple):
    """One match: the account of every bot, seat by seat."""

    seed: int
    bots: tuple[str, ...]
    accounts: tuple[Account, ...]


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.value:+.1f} ± {100 * self.error:.1f}"

    @property
    def is_nothing(self) -> bool:
        """Whether it is zero within its error: two standard errors, and a half of a tenth of a point to round by."""
        return abs(self.value) <= 2 * self.error + 0.0005


def play(game: Game, seats: Sequence[str], bots: Sequence[str], seed: int) -> Match:
    """A match of these bots, one to a seat."""
    mode = kernel.preferred_mode()
    match = Match(game, seats=seats, seed=seed, mode=mode)
    playing = {
        seat: roster.Bot(game, roster.level(game, name), mode) for seat, name in zip(match.taken, bots, strict=True)
    }
    while not match.is_over:
        views = match.view(match.seat).reshape(1)
        choice = int(seeds(seed, len(match.entries), 1)[0])
        match.play(playing[match.seat].choose(views, match.legal_actions(), choice))
    return match


def look_at(key: str, seats: Sequence[str], bots: Sequence[str], seconds: float, seed: int) -> Reviewed:
    """Play a match and review it.  Every other match the bots change places."""
    game = find(key)
    placed = tuple(bots[(number + seed) % len(bots)] for number in range(len(seats)))
    found = review(play(game, seats, placed, seed), seconds)
    return Reviewed(seed, placed, tuple(found.account(seat) for seat in found.seats))


def look_at_all(
    game: Game, seats: Sequence[str], bots: Sequence[str], seconds: float, wanted: Sequence[int], jobs: int
) -> Iterator[Reviewed]:
    if jobs == 1:
        yield from (look_at(game.key, seats, bots, seconds, seed) for seed in wanted)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        same = ([game.key] * len(wanted), [seats] * len(wanted), [bots] * len(wanted), [seconds] * len(wanted))
        yield from pool.map(look_at, *same, wanted)


def mean_of(found: Sequence[Reviewed], bot: str, amount: Callable[[Account], float]) -> Mean:
    """Over all matches, of the seats that this bot had; seats of one match do not count as several matches."""
    per_match = [
        float(np.mean([amount(account) for name, account in zip(each.bots, each.accounts, strict=True) if name == bot]))
        for each in found
    ]
    error = float(np.std(per_match, ddof=1)) / math.sqrt(len(per_match)) if len(per_match) > 1 else math.inf
    return Mean(float(np.mean(per_match)), error)


def luck_of(found: Sequence[Reviewed]) -> Mean:
    """The luck of the first seat: that of all seats together would come to nothing by itself."""
    return mean_of([each._replace(bots=("",), accounts=each.accounts[:1]) for each in found], "", lambda it: it.luck)


def gap(account: Account) -> float:
    """By how much the parts of an account miss the result."""
    return abs(sum(account[:-1]) - account.result)


def as_table(game: Game, found: Sequence[Reviewed]) -> Table:
    """What was found, in points: a sure victory is a hundred."""
    table = Table(title=f"{game.key}: {len(found)} games reviewed", title_justify="left")
    table.add_column("points per game")
    bots = sorted({bot for each in found for bot in each.bots})
    for bot in bots:
        table.add_column(bot, justify="right")
    for label, amount in ROWS.items():
        table.add_row(label, *(str(mean_of(found, bot, amount)) for bot in bots))
    table.add_section()
    table.add_row("luck of the first seat", *[str(luck_of(found))] * len(bots))
    worst = max(gap(account) for each in found for account in each.accounts)
    table.add_row("the sums miss the result by at most", *[f"{100 * worst:.6f}"] * len(bots))
    return table


ROWS: dict[str, Callable[[Account], float]] = {
    "chance at the start": lambda account: account.start,
    "luck": lambda account: account.luck,
    "own choices": lambda account: account.choices,
    "choices of the others": lambda account: account.others,
    "unforeseen": lambda account: account.unforeseen,
    "result": lambda account: account.result,
    "result foretold by start and choices": lambda account: account.start + account.choices + account.others,
}


def read_kept(file: Path | None) -> list[Reviewed]:
    if file is None or not file.exists():
        return []
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [Reviewed(row[0], tuple(row[1]), tuple(Account(*account) for account in row[2])) for row in rows]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bagend.lab.soundness", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--bots", default="wizard", help="one per seat, or one for all")
    parser.add_argument("--seats", default="", help="seats in play, comma-separated (default: as few as possible)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each review, about (default: 3)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", default="", metavar="FILE", help="keep what was found here, and resume from it")
    chosen = parser.parse_args(arguments)
    game = find(chosen.game)
    seats = chosen.seats.split(",") if chosen.seats else list(game.seats[: game.fewest])
    given = chosen.bots.split(",")
    bots = given * len(seats) if len(given) == 1 else given
    file = Path(chosen.results) if chosen.results else None
    found = read_kept(file)
    known = {each.seed for each in found}
    wanted = [seed for seed in range(chosen.matches) if seed not in known]
    with told_progress(f"{game.key}: reviewing", len(wanted)) as advance:
        for each in look_at_all(game, seats, bots, chosen.seconds, wanted, chosen.jobs):
            found.append(each)
            if file:
                with file.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(each) + "\n")
            advance(1)
    Console().print(as_table(game, found))


if __name__ == "__main__":
    main()
