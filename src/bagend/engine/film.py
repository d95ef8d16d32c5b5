"""Film: what `apply` tells while it runs.

Wherever something worth telling happens a rule calls `tell`, which appends the event and a copy of the state at
that moment.  The log, the animation, the sound and the replay all come from the film.  A playout passes a film
without room, and telling then costs nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from bagend.engine.kernel import copy_record, hot
from bagend.engine.records import Record, Records, Row

ALL = -1
"""The audience of what everybody may know; otherwise an audience is a set of seats, one bit each."""

MOST_NOUNS = 4

FILM_ROOM = 64
"""No answer tells more events than this; a law holds it."""


class EventRecord(Record):
    """One event, as the rules write it down."""

    kind: int
    audience: int
    nouns: Annotated[Row, MOST_NOUNS]


class Film(NamedTuple):
    """The caller's buffer.  The first record of `told` is a counter: its `kind` is how many events were told."""

    told: Records
    states: Records

    @classmethod
    def blank(cls, state: type[Record], room: int) -> "Film":
        n = room + 1 if room else 0
        return cls(EventRecord.blank(n), state.blank(n))


@hot
def tell(film: Film, state: object, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Append an event, with the state as it is now."""
    room = len(film.told)
    if room > 0:
        at = film.told[0].kind + 1
        film.told[0].kind = at
        if at < room:
            told = film.told[at]
            told.kind = kind
            told.audience = audience
            told.nouns[0] = a
            told.nouns[1] = b
            told.nouns[2] = c
            told.nouns[3] = d
            copy_record(film.states, at, state)


@dataclass(frozen=True)
class Moment:
    """One event, and the state right after it (an array of one)."""

    kind: int
    audience: int
    nouns: tuple[int, ...]
    state: Records


def moments(film: Film) -> Iterator[Moment]:
    """What was told, in order; the states are copies."""
    n = int(film.told[0].kind)
    if n >= len(film.told):
        raise AssertionError(f"a film of {len(film.told) - 1} events had to hold {n}")
    told, states = film.told[1 : n + 1], film.states[1 : n + 1].copy()
    facts = zip(told["kind"].tolist(), told["audience"].tolist(), told["nouns"].tolist(), strict=True)
    for i, (kind, audience, nouns) in enumerate(facts):
        yield Moment(kind, audience, tuple(nouns), states[i : i + 1])
