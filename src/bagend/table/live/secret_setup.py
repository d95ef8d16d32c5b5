"""Early answers: a secret set-up is made side by side, although the rules ask one seat after the other.

A seat that is not asked yet answers in a stand-in: the match as it was when the set-up began, in which the seats
before it have set up anyhow.  What they really do it may not see, so the stand-in shows and asks exactly what the match
will.  Its answers are played in the match when its turn comes.
"""

from collections.abc import Sequence
from dataclasses import replace

from bagend.engine.chance import Committed, Sealed
from bagend.engine.match import Entry, Match
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.table.live.story import Event, events_of

OPEN_LUCK = Committed.seeded(0)
"""Answers for CHANCE where nobody looks: it tells nothing of the table's own luck."""


class Early:
    """What one seat answers before its turn."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.answers: list[str] = []
        self._begun = stand_in(match, seat)
        self._match = self._begun.fork(len(self._begun.entries), self._begun.luck)

    @property
    def is_asked(self) -> bool:
        """Whether there is still something to answer."""
        return is_in_secret(self._match) and self._match.seat == self.seat

    @property
    def waits_for_luck(self) -> bool:
        """The table's luck must not be foretold, so a draw falls when the turn comes."""
        return self._match.seat == CHANCE

    @property
    def state(self) -> Records:
        """What the seat has set up so far; once it is ready, as it was when it said so."""
        is_done = not self.is_asked and not self.waits_for_luck
        return self._match.entries[-1].before if is_done else self._match.state

    def legal_actions(self) -> list[int]:
        return self._match.legal_actions() if self.is_asked else []

    def play(self, notation: str) -> list[Event]:
        """Answer; what the seat alone is told of it.  What all are told happens later, when its turn comes."""
        self.answers.append(notation)
        entries = self._match.play(notation, self.seat)
        return [
            event
            for entry in entries
            for event in events_of(self._match.game, entry, self.seat)
            if event.audience == 1 << self.seat
        ]

    @property
    def last_entry(self) -> Entry:
        """The last of its answers."""
        entry = self._match.last_answer(self.seat)
        assert entry is not None
        return entry

    def undo(self) -> None:
        self.answers.pop()
        self._match = self._begun.fork(len(self._begun.entries), self._begun.luck)
        for notation in self.answers:
            self._match.play(notation, self.seat)


def is_in_secret(match: Match) -> bool:
    """Whether the seats are setting up in secret."""
    secret = match.game.secret_setup
    return bool(secret) and not match.is_over and match.phase in secret


def beginning(match: Match) -> int:
    """How many answers were given before the secret set-up began."""
    length = len(match.entries)
    while length and match.entries[length - 1].before[0].phase in match.game.secret_setup:
        length -= 1
    return length


def may_be_early(match: Match, seat: int) -> bool:
    """Whether a seat is still to set up, and others do so before it."""
    if not is_in_secret(match) or match.seat == seat:
        return False
    return all(entry.seat != seat for entry in match.entries[beginning(match) :])


def stand_in(match: Match, seat: int) -> Match:
    """A match in which it is this seat's turn to set up."""
    made = match.fork(beginning(match), OPEN_LUCK)
    while is_in_secret(made) and made.seat != seat:
        made.play(made.legal_actions()[0])
    made.luck = Sealed(match.luck.commitment, match.luck.numbers, match.luck.given)
    return made


def catch_up(match: Match, early: Early, events: Sequence[Event]) -> list[Event]:
    """It is the seat's turn now: give its early answers.  All that there is to tell, after these events.

    What the seat was told already is not told again; the events before show it too, or its figures would vanish for a
    moment from its own board.
    """
    settled: Records | None = None
    more: list[Event] = []
    for notation in early.answers:
        for entry in match.play(notation, early.seat):
            told = entry.seat == early.seat
            more += [
                event
                for event in events_of(match.game, entry, early.seat)
                if not (told and event.audience == 1 << early.seat)
            ]
        if not more:
            settled = match.state.copy()
    return [*(replace(event, state=event.state if settled is None else settled) for event in events), *more]
