"""Sums: what is counted over many matches: named rows of whole numbers, so that the order of adding does not matter."""

from collections.abc import Iterable

import numpy as np

from bagend.engine.game import Game
from bagend.engine.records import Row
from bagend.lab.batch import Block, endings
from bagend.lab.measures import Rate, mean, rate

ENDING = "ending "
"""How the names of endings begin among the sums."""

UNDECIDED = "undecided"


class Sums:
    """Rows of counts by name.  A row that is longer in one of two sums is so in both together."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}

    def add(self, name: str, values: Row | int) -> None:
        new = np.atleast_1d(np.asarray(values, np.int64))
        old = self.rows.get(name)
        if old is None:
            self.rows[name] = new.copy()
        elif old.shape == new.shape:
            old += new
        else:
            longer, shorter = (new.copy(), old) if len(new) > len(old) else (old, new)
            longer[: len(shorter)] += shorter
            self.rows[name] = longer

    def add_all(self, other: "Sums") -> None:
        for name, values in other.rows.items():
            self.add(name, values)

    def one(self, name: str) -> int:
        """A single number; 0 if it was never counted."""
        return int(self.rows[name].sum()) if name in self.rows else 0

    @property
    def matches(self) -> int:
        return self.one("matches")

    def wins(self, seat: int) -> Rate:
        """Matches a seat won, alone or together with others."""
        return rate(int(self.rows["wins"][seat]), self.matches)

    def endings(self) -> dict[str, Rate]:
        names = sorted(name for name in self.rows if name.startswith(ENDING))
        return {name.removeprefix(ENDING): rate(self.one(name), self.matches) for name in names}

    def mean_of(self, histogram: str) -> tuple[float, float, float]:
        """The mean of what was counted, and its interval."""
        return mean_of(self.rows[histogram])


def mean_of(counts: Row) -> tuple[float, float, float]:
    """The mean of a histogram whose bins are the numbers from 0 on, and its interval."""
    values, total = np.arange(len(counts)), int(counts.sum())
    if total == 0:
        return 0.0, 0.0, 0.0
    middle = float((counts * values).sum()) / total
    deviation = (float((counts * (values - middle) ** 2).sum()) / max(1, total - 1)) ** 0.5
    found = mean(middle, deviation, total, 0.0)
    return found.mean, found.low, found.high


def count_block(game: Game, block: Block) -> Sums:
    """Who won how, and how long it took."""
    sums = Sums()
    winners = block.states["winners"]
    together = np.bitwise_count(winners) > 1
    sums.add("matches", len(block.states))
    sums.add("shared", int(together.sum()))
    won = np.stack([winners >> seat & 1 for seat in range(len(game.seats))])
    sums.add("wins", won.sum(axis=1))
    sums.add("alone", (won * ~together).sum(axis=1))
    sums.add("answers", np.bincount(block.answers))
    sums.add("turns", np.bincount(block.states["turns"]))
    for state, count in endings(block.states):
        outcome = game.outcome(state)
        sums.add(ENDING + (outcome.ending if outcome else UNDECIDED), count)
    return sums


def held(bits: Row, count: int) -> Row:
    """Sets as rows of ones and zeros."""
    return bits[:, None] >> np.arange(count) & 1


def seen_and_won(has: Row, won: Row) -> Row:
    """For each column, the matches that have it, and those of them that were won."""
    return np.stack([has.sum(axis=0), (has * won[:, None]).sum(axis=0)])


def by_number(values: Row, won: Row) -> Row:
    """For each number, the matches that have it (first column), and those of them that were won."""
    return np.stack([np.bincount(values), np.bincount(values, weights=won).astype(np.int64)], axis=1)


def total_of(many: Iterable[Sums]) -> Sums:
    total = Sums()
    for each in many:
        total.add_all(each)
    return total
