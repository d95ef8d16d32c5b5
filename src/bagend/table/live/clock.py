"""Clocks: how long everybody may think, if those who made the match wish it.

The rows are the truth: each says how much time it took its seat, and when it was written.  Time runs only while the
server is up: what passed between the last row and its start costs nobody anything.  Bots and CHANCE have no clock.
Whoever undoes an answer gets back what was left for its question, and never more than that.

Nobody loses by the clock, and nobody waits for ever: that suits a family best.  When the time for a move is up, a bot
makes that one move; when the time for the match is up, a bot plays on in that seat, as if it had been left.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bagend.engine.words import Words
from bagend.table.errors import BadForm
from bagend.table.store.rows import EntryRow

Kind = Literal["move", "match"]

THOUGHT = ("answer", "early", "late", "undo", "take_back")
"""The rows that somebody thought about."""

BACK = ("undo", "take_back")


class Rule(NamedTuple):
    """So many seconds for each move, or for all moves of a match."""

    kind: Kind
    seconds: int


TIMES: dict[Kind, tuple[int, ...]] = {"move": (30, 60, 180, 600, 86400), "match": (600, 1200, 3600)}

CHOICES = {f"{kind}-{seconds}": Rule(kind, seconds) for kind, times in TIMES.items() for seconds in times}
"""The clocks that can be chosen, by the name that a match's row and a form give them."""


def read_clock(written: str) -> Rule | None:
    """A clock as a row or a form names it."""
    if written in ("", "none"):
        return None
    if written not in CHOICES:
        raise BadForm("error-clock")
    return CHOICES[written]


class Timepiece:
    """What the time is, and a bell that rings later.  Tests bring one that they turn themselves."""

    def now(self) -> float:
        return time.time()

    def ring(self, seconds: float, bell: Callable[[], None]) -> Callable[[], None]:
        """Ring after so many seconds; what is returned stops it."""
        return asyncio.get_running_loop().call_later(seconds, bell).cancel


@dataclass
class Hand:
    """The clock of one seat."""

    left: float
    began: float | None = None
    """When it was started; None while it stands."""

    answered: list[float] = field(default_factory=list)
    undone: list[float] = field(default_factory=list)
    """What was left for the questions of this turn that were answered, and for those that are still to be asked again
    because an answer was undone."""


class Clocks:
    """The clocks of a match, as its rows tell them.

    `since` is when the server was started: from then on the time of an unanswered question counts.
    """

    def __init__(self, rule: Rule | None, seats: Iterable[int]) -> None:
        self.rule = rule
        self.since = 0.0
        self._hands = {seat: Hand(float(rule.seconds)) for seat in seats} if rule else {}

    def __bool__(self) -> bool:
        return self.rule is not None

    def enact(self, row: EntryRow, seat: int, acting: Iterable[int]) -> None:
        """A row was written; these persons have something to answer now."""
        thinker = seat if row.kind in THOUGHT else None
        if thinker in self._hands:
            self._stop(self._hands[thinker], row)
        now_acting = set(acting)
        for each, hand in self._hands.items():
            if each not in now_acting:
                hand.began = None
            elif hand.began is None:
                hand.began = row.at
                if each != thinker:
                    self._begin_turn(hand)

    def _stop(self, hand: Hand, row: EntryRow) -> None:
        hand.left = max(0.0, hand.left - row.spent)
        hand.began = None
        if self.rule is None or self.rule.kind == "match":
            return
        if row.kind in BACK:
            hand.undone.append(hand.left)
            hand.left = hand.answered.pop() if hand.answered else hand.left
        else:
            hand.answered.append(hand.left)
            hand.left = hand.undone.pop() if hand.undone else float(self.rule.seconds)

    def _begin_turn(self, hand: Hand) -> None:
        hand.answered, hand.undone = [], []
        if self.rule and self.rule.kind == "move":
            hand.left = float(self.rule.seconds)

    def is_late(self, seat: int) -> bool:
        """Whether a seat's last answer of this turn was given when its time was up."""
        hand = self._hands.get(seat)
        return bool(hand and hand.answered and hand.answered[-1] <= 0)

    def spent(self, seat: int, kind: str, now: float) -> float:
        """What a row of this kind takes of a seat's clock now."""
        hand = self._hands.get(seat)
        if hand is None or hand.began is None or kind not in THOUGHT:
            return 0.0
        return min(hand.left, max(0.0, now - max(hand.began, self.since)))

    def shown(self, seat: int) -> tuple[float, float | None] | None:
        """What was left to a seat, and since when it runs; None if it has no clock."""
        hand = self._hands.get(seat)
        if hand is None:
            return None
        return hand.left, None if hand.began is None else max(hand.began, self.since)

    def next_end(self) -> tuple[float, int] | None:
        """When a clock runs out next, and whose."""
        running = [
            (max(hand.began, self.since) + hand.left, seat)
            for seat, hand in self._hands.items()
            if hand.began is not None
        ]
        return min(running, default=None)


def label(rule: Rule, words: Words) -> str:
    """A clock as it is chosen from a list."""
    unit, size = ("seconds", 1) if rule.seconds < 60 else ("minutes", 60) if rule.seconds < 86400 else ("day", 86400)
    return words(f"clock-{rule.kind}", time=words("clock-time", unit=unit, count=rule.seconds // size))


def in_words(rule: Rule, words: Words) -> str:
    """A clock, and what happens when the time is up."""
    return f"{label(rule, words)}. {words(f'clock-zero-{rule.kind}')}"


def choices(words: Words) -> list[dict[str, str]]:
    """All clocks, for a form."""
    return [{"key": key, "label": label(rule, words)} for key, rule in CHOICES.items()]
