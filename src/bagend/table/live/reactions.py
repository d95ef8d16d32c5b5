"""Reactions: a greeting or two across the table, from a fixed set.

They are shown for a moment to whoever looks, and written down nowhere.  A seat has so many in a match, and not too many
at once; whoever looks may mute them.
"""

import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from bagend.table.errors import EnoughSaid, NotSeated, TooSoon
from bagend.table.guard.limits import Bucket
from bagend.table.live.wire import Reaction

if TYPE_CHECKING:
    from bagend.table.live.desk import Desk

Kind = Literal["hello", "luck", "well", "thanks", "oops", "thinking"]
KINDS: tuple[Kind, ...] = get_args(Kind)

EVERY = 2.0
"""Seconds between two reactions of a seat."""

MOST = 20
"""How many a seat has in a match."""


class Said(NamedTuple):
    """What a seat says; every listener puts it into words."""

    seat: str
    kind: Kind


Listener = Callable[[Said], None]


class Reactions:
    """Who listens, and how much each seat has said."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.listeners: set[Listener] = set()
        self._now = now
        self._buckets: dict[int, Bucket] = {}
        self._said: Counter[int] = Counter()

    def check(self, seat: int) -> None:
        """Whether a seat may say something now; if so it is counted."""
        if self._said[seat] >= MOST:
            raise EnoughSaid("refusal-enough-said")
        if not self._buckets.setdefault(seat, Bucket(1, 1 / EVERY, self._now)).take():
            raise TooSoon("refusal-too-soon")
        self._said[seat] += 1

    def show(self, said: Said) -> None:
        """Tell everybody who looks."""
        for listener in list(self.listeners):
            listener(said)


def react(desk: "Desk", kind: Kind) -> None:
    """Show a reaction of whoever looks to everybody at the table."""
    table = desk.table
    if desk.viewer not in desk.persons:
        raise NotSeated("refusal-not-seated")
    desk.check_open()
    table.reactions.check(desk.viewer)
    said = Said(table.game.seats[desk.viewer], kind)
    table.reactions.show(said)
    table.tell_others("reaction", said)


def told(desk: "Desk", said: Said) -> Reaction:
    """A reaction in the words of whoever looks here."""
    name = desk.called(desk.table.game.seat(said.seat))
    return Reaction(
        type="reaction", seat=said.seat, name=name, kind=said.kind, words=desk.table_words(f"reaction-{said.kind}")
    )
