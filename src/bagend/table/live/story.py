"""Story: everything that happened at a table, in order, as it can be told and drawn again.

An event is an event of the game or something the table itself has to tell.  It is kept as numbers and message ids, and
put into words for whoever reads it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cache

from bagend.engine.film import ALL
from bagend.engine.game import Game
from bagend.engine.match import Entry
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.words import Words


@cache
def sounds(game: Game) -> dict[int, str]:
    """The name of each event, for whoever has a sound for it."""
    return {int(event): event.name.lower().replace("_", "-") for event in game.events}


@dataclass(frozen=True, eq=False)
class Event:
    """One thing that happened, and the state it left."""

    state: Records
    audience: int = ALL
    kind: int = 0
    nouns: tuple[int, ...] = ()
    word: str = ""
    """The table's own message; empty for an event of the game."""

    seat: int = NOBODY
    """Whose doing it is: who answered, whose turn it was when CHANCE did, or whom the table's message is about."""

    def is_for(self, seats: AbstractSet[int]) -> bool:
        return self.audience < 0 or any(self.audience >> seat & 1 for seat in seats)

    def caption(self, game: Game, words: Words, table_words: Words, called: Callable[[int, Words], str]) -> str:
        if self.word:
            return table_words(self.word, seat=called(self.seat, words))
        return game.caption(self.kind, self.nouns, words) if self.kind else ""

    def sound(self, game: Game) -> str:
        return self.word or sounds(game).get(self.kind, "")

    def is_highlight(self, game: Game) -> bool:
        """Whether it decides something."""
        return self.kind in game.highlights or self.word in DECIDES


DECIDES = ("log-resigned", "log-gave-up")
"""What the table tells that decides something."""


TURN = "TURN"
"""What the event is called that begins a seat's turn; its first noun is the seat."""


@cache
def turn_of(game: Game) -> int:
    return next(int(event) for event in game.events if event.name == TURN)


def events_of(game: Game, entry: Entry, turn: int = NOBODY) -> list[Event]:
    """One event for each event of an answer.  What CHANCE did is the doing of the seat whose turn it is, and what comes
    after the beginning of a turn is that seat's."""
    seat, told = turn if entry.seat == CHANCE else entry.seat, []
    for event in entry.moments:
        seat = event.nouns[0] if event.kind == turn_of(game) else seat
        told.append(Event(event.state, event.audience, event.kind, event.nouns, seat=seat))
    return told


def events_of_each(game: Game, entries: Iterable[Entry]) -> Iterator[list[Event]]:
    """The events of each of several answers, one after the other."""
    turn = NOBODY
    for entry in entries:
        events = events_of(game, entry, turn)
        turn = events[-1].seat if events else turn if entry.seat == CHANCE else entry.seat
        yield events


class Story:
    """The events of a match, and what each audience may see of them."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._seen: dict[frozenset[int], tuple[int, list[Event]]] = {}

    def add(self, events: Sequence[Event], after: Records, audience: int = ALL) -> None:
        """What one answer brought about; the last event shows the state as it then stands.

        The whole audience gets a last event: one without words for those who may not see the last event.
        """
        last = self.events[-1].seat if self.events else NOBODY
        events = list(events)
        if events and events[-1].audience in (ALL, audience):
            events[-1] = replace(events[-1], state=after)
        else:
            events.append(Event(after, audience, seat=events[-1].seat if events else last))
        self.events += events

    def seen_by(self, seats: AbstractSet[int]) -> list[Event]:
        """What whoever holds these seats has seen; its length is the seq of the last frame."""
        key = frozenset(seats)
        read, seen = self._seen.get(key, (0, []))
        if read < len(self.events):
            seen += [event for event in self.events[read:] if event.is_for(key)]
            self._seen[key] = (len(self.events), seen)
        return seen
