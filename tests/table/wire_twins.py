"""The law of twins on the wire: what a page is sent is the same, byte by byte, whatever its seat may not know.

A pair is two matches that differ only in what one seat, or a spectator, may not know.  Each is laid on a table, and all
that a page is sent when it comes, when it comes back and when it looks at a replay is compared: frames, captions,
drawings in both shapes, the question, its answers in words, tallies, the view in words, and the journal.

| game | what is hidden | twins |
| --- | --- | --- |
| The Confrontation | figures, hands | other figures behind the same stands (`games.confrontation.twins`) |
| Duel | which cards somebody saw in the discard pile | other cards were seen |
| Mount Doom | only what will be drawn | the same match with another secret, from which all later draws follow |
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

import numpy as np

from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.seats import SPECTATOR
from bagend.games import find
from bagend.games.duel.actions import Phase
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.story import events_of_each
from bagend.table.live.table import Table
from bagend.table.live.updates import Feed, Page, events_of
from bagend.table.store.rows import MatchRow
from games.confrontation import twins as confrontation
from games.duel.twins import LOOKING
from laws.walks import variants
from table.lone_table import Rows, think_first

DUEL, MOUNTDOOM = find("duel"), find("mountdoom")

Pair = tuple[Match, Match, int]
"""Two matches, and the seat or SPECTATOR that cannot tell them apart."""


def lay(match: Match, secret: str = "aa" * 32) -> Table:
    """A table with this match on it."""
    game = match.game
    players = {game.seats[seat]: "me" for seat in match.taken}
    row = MatchRow("m" * 12, game.key, match.version, game.options.write(match.options), players, "", secret, "", 0.0)
    table = Table(game, row, Rows(), think_first, match._doors.mode, patience=60)
    table.match = match
    table.story.add([*chain(*events_of_each(game, match.entries))], match.state.copy())
    return table


def sent(table: Table, seat: int) -> list[str]:
    """All that a page of this seat is sent now: in full, in the other shape, and as one that comes back."""
    desk = Screen(table, frozenset() if seat == SPECTATOR else frozenset({seat})).desk()
    feed, last = Feed(Drawings()), len(events_of(desk))
    assert table.match is not None
    return [
        feed.begin(desk, Page("wide", has_sections=True), 0, True).text,
        feed.begin(desk, Page("tall"), max(last - 3, 0), True).text,
        str(table.match.journal(seat)),
    ]


def confrontation_pair(number: int, mode: Mode) -> Pair | None:
    """A pair after a random number of answers, the set-up behind it."""
    pair = confrontation.twins(number, mode)
    wanted = int(np.random.default_rng(number).integers(0, 40))
    for step, (one, other) in enumerate(pair):
        is_set_up = one.game.Phase(one.phase) not in one.game.secret_setup
        if is_set_up and pair.is_different() and step >= wanted:
            return one, other, pair.seat
    return None


class PartedError(Exception):
    """What one match draws, the other cannot draw."""


class Steered:
    """Luck with which the second match draws what the first drew, but for what a look shows."""

    secret = b"steered"
    commitment = "steered"
    numbers = ()
    given = 0

    def __init__(self, twins: "DuelTwins", follows: bool) -> None:
        self.twins = twins
        self.follows = follows

    def pick(self, index: int, n: int) -> int:
        return self.twins.steer(self.follows, n)


class DuelTwins:
    """Two matches of Duel in which somebody saw different cards in the discard pile."""

    def __init__(self, seed: int, mode: Mode) -> None:
        self.random = np.random.default_rng(seed)
        self.drawn: list[int] = []
        self.matches: list[Match] = []
        self.lookers = 0
        every = variants(DUEL)
        for follows in (False, True):
            variant = every[seed % len(every)]
            self.matches.append(
                Match(DUEL, seats=variant.seats, options=variant.options, luck=Steered(self, follows), mode=mode)
            )

    def steer(self, follows: bool, n: int) -> int:
        # The first draws come while a match is being made.
        match = self.matches[follows] if follows < len(self.matches) else None
        if match is None:
            return self._first_draw(follows, n)
        draws = [int(match._doors.draw(match.state, k)) for k in range(n)]
        if match.phase == Phase.LOOK:
            return int(self.random.integers(n))
        if not follows:
            self.drawn.append(draws[self.random.integers(n)])
            return draws.index(self.drawn[-1])
        wanted = self.drawn.pop(0) if self.drawn else -1
        if wanted not in draws:
            raise PartedError
        return draws.index(wanted)

    def _first_draw(self, follows: bool, n: int) -> int:
        if not follows:
            self.drawn.append(int(self.random.integers(n)))
            return self.drawn[-1]
        return self.drawn.pop(0)

    def is_different(self) -> bool:
        one, other = self.matches
        return bool(one.state.tobytes() != other.state.tobytes())

    @property
    def eyes(self) -> list[int]:
        """Those who never looked; a spectator never does."""
        return [seat for seat in range(len(DUEL.seats)) if not self.lookers >> seat & 1] + [SPECTATOR]

    def play_on(self) -> bool:
        """Give one answer in both; whether they are still alike to somebody."""
        one, other = self.matches
        both = sorted(set(one.legal_actions()) & set(other.legal_actions()))
        wanted = [action for action in both if action in LOOKING] or both
        if one.is_over or other.is_over or one.seat != other.seat or not both:
            return False
        action = wanted[self.random.integers(len(wanted))]
        self.drawn = []
        try:
            one.play(action)
            other.play(action)
        except PartedError:
            return False
        self.lookers |= int(one.state["lookers"][0])
        return not self.drawn


def duel_pair(number: int, mode: Mode) -> Pair | None:
    """A pair some answers after a look; None if nobody looked, or they soon parted."""
    pair = DuelTwins(number, mode)
    while not pair.is_different():
        if not pair.play_on():
            return None
    for _ in range(int(pair.random.integers(0, 4))):
        if not pair.play_on():
            return None
    if not pair.is_different() or pair.matches[0].is_over or pair.matches[1].is_over:
        return None
    return pair.matches[0], pair.matches[1], pair.eyes[number % len(pair.eyes)]


def mountdoom_pair(number: int, mode: Mode) -> Pair | None:
    """The same match twice: what is to be drawn next follows from the table's secret alone."""
    every = variants(MOUNTDOOM)
    variant = every[number % len(every)]
    choose = np.random.default_rng(number)
    match = Match(MOUNTDOOM, seats=variant.seats, options=variant.options, seed=number, mode=mode)
    for _ in range(int(choose.integers(0, 60))):
        legal = match.legal_actions()
        match.play(int(legal[choose.integers(len(legal))]))
        if match.is_over:
            return None
    return match, match, [*match.taken, SPECTATOR][number % (len(match.taken) + 1)]


PAIRS: dict[str, Callable[[int, Mode], Pair | None]] = {
    "confrontation": confrontation_pair,
    "duel": duel_pair,
    "mountdoom": mountdoom_pair,
}


@dataclass
class Compared:
    """What came of one pair."""

    is_pair: bool = False
    bytes: int = 0


def compare(game: str, number: int, mode: Mode) -> Compared:
    """Make the number-th pair and compare what is sent; nothing if it cannot be made."""
    pair = PAIRS[game](number, mode)
    if pair is None:
        return Compared()
    one, other, seat = pair
    texts = [sent(lay(one), seat), sent(lay(other, "bb" * 32), seat)]
    for mine, theirs in zip(*texts, strict=True):
        assert mine == theirs, first_difference(mine, theirs)
    return Compared(True, sum(len(text.encode()) for text in texts[0]))


def first_difference(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(at - 60, 0) : at + 60]!r} is not {other[max(at - 60, 0) : at + 60]!r}"
