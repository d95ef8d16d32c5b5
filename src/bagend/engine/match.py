"""Match: one playing of a game: a state and the answers that led to it.  The door at which mistakes are refused."""

import copy
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from bagend.engine import clauses, journal
from bagend.engine.chance import Committed, Given, Luck, Sealed
from bagend.engine.errors import (
    BadOption,
    BrokenJournal,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
    UnknownNotation,
    UnknownSeat,
)
from bagend.engine.film import FILM_ROOM, Film, Moment, moments
from bagend.engine.game import WIDE, Drawing, Game, Outcome
from bagend.engine.journal import CHANCE_NAME, HIDDEN_ANSWER, Journal, Line
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, Doors, doors
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, HIDDEN, NOBODY, SPECTATOR


@dataclass(frozen=True)
class Answer:
    """One thing that may be answered."""

    action: int
    notation: str
    words: str

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Entry:
    """One answer that was given, and what it brought about."""

    seat: int
    action: int
    audience: int
    before: Records
    moments: tuple[Moment, ...]
    pick: int = 0
    outcomes: int = 0


@dataclass(frozen=True)
class Lack:
    """What a refused answer lacks, in words for whoever reads it."""

    game: Game
    view: Any
    action: int

    def in_words(self, language: str) -> str:
        return self.game.text.lack(self.view, self.action, self.game.words(language))

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """For pickle, which takes no rules along."""
        return str, (self.in_words("en"),)


@cache
def _knowledge(game: Game) -> NDArray[np.bool_]:
    """Which numbers of a view belong to fields that are sets of what something hidden may be."""
    marks = game.View.blank()
    for field in game.knowledge:
        marks[field] = 1
    return marks.view(np.int64) > 0


class _Buffers(threading.local):
    """What the rules write into.  One for all matches of a thread: a match would keep a hundred kilobytes for it."""

    def __init__(self) -> None:
        self.legal = np.zeros(MOST_LEGAL, np.int64)
        self._films: dict[Game, Film] = {}

    def film(self, game: Game) -> Film:
        if game not in self._films:
            self._films[game] = Film.blank(game.State, FILM_ROOM)
        return self._films[game]


_buffers = _Buffers()


class Match:
    """One playing of a game."""

    resigned: str = ""
    """The seat that gave up, if that ended the match: no rule of the game, but part of its story."""

    floor: int = 0
    """How many answers came with the match, and cannot be taken back."""

    def __init__(
        self,
        game: Game,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        luck: Luck | None = None,
        mode: Mode = Mode.INTERPRETED,
        version: int | None = None,
        given: Sequence[Line] = (),
    ) -> None:
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | np.integer)):
            raise BadOption("error-seed", seed=str(seed))
        self.game = game
        self.version = game.version if version is None else version
        self.taken = game.take_seats(seats)
        self.options = game.options.read(options or {})
        self.luck: Luck = luck or (Committed.fresh() if seed is None else Committed.seeded(int(seed)))
        self.entries: list[Entry] = []
        self.state: Records = game.first_state(self.options, self.taken, self.version)
        self.use(mode)
        for number, line in enumerate(given, 1):
            self._replay(line, number)
        self.floor = len(given)
        self._let_chance_answer()

    def use(self, mode: Mode) -> None:
        """Run the rules in this mode from now on."""
        self._mode = mode
        self._doors: Doors = doors(self.game, mode)

    def fork(self, length: int, luck: Luck) -> "Match":
        """The match as it stood after so many answers, to be played on by itself with other luck."""
        made = copy.copy(self)
        made.luck = luck
        made.entries = self.entries[:length]
        made.state = (self.entries[length].before if length < len(self.entries) else self.state).copy()
        made.use(self._mode)
        made._let_chance_answer()
        return made

    # Who is asked what.

    @property
    def seat(self) -> int:
        """Who is asked: a seat, or NOBODY when the match is over."""
        return NOBODY if self.is_over else int(self.state["seat"][0])

    @property
    def phase(self) -> Any:
        """The question now asked."""
        return self.game.Phase(int(self.state["phase"][0]))

    @property
    def is_over(self) -> bool:
        ended = self.state["seat"][0] == NOBODY or len(self.entries) >= self.game.longest
        return bool(ended or self.resigned)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state[0])

    def legal_actions(self) -> list[int]:
        """The answers that may be given now, as ints."""
        if self.seat < 0:
            return []
        n = self._doors.legal(self.state, _buffers.legal)
        actions: list[int] = _buffers.legal[:n].tolist()
        return actions

    def legal(self, language: str = "en") -> list[Answer]:
        """The answers that may be given now, with their notation and in words."""
        actions = self.legal_actions()
        words = self.game.words(language)
        seen = self.view(self.seat) if actions else None
        game = self.game
        return [Answer(a, game.answers.notation(a), game.text.answer(seen, a, words)) for a in actions]

    def number(self, seat: str | int) -> int:
        """The number of a seat that may be given by its name; SPECTATOR is one too."""
        if isinstance(seat, str):
            return self.game.seat(seat)
        if not SPECTATOR <= seat < len(self.game.seats):
            raise UnknownSeat("error-no-seat-number", game=self.game.key, seat=seat)
        return seat

    def view(self, seat: str | int = SPECTATOR, state: Records | None = None) -> Any:
        """What a seat may see, now or in another state: a record with the fields of the game's View."""
        views = self.game.View.blank()
        self._doors.view(self.state if state is None else state, self.number(seat), views)
        return views[0]

    # Answering.

    def play(self, answer: str | int | Answer, seat: str | int | None = None) -> list[Entry]:
        """Give an answer; CHANCE then answers what it is asked.  The entries that this added.

        `seat` is who answers, if that should be checked.
        """
        number = None if seat is None else self.number(seat)
        if self.is_over:
            raise NotYourTurn("error-match-over")
        if self.seat == CHANCE:
            raise NotYourTurn("error-no-secret")
        if number is not None and number != self.seat:
            asked = self.game.seats[self.seat]
            if number < 0:
                raise NotYourTurn("error-spectator-not-asked", seat=asked)
            raise NotYourTurn("error-not-asked", who=self.game.seats[number], seat=asked)
        action = self.read(answer)
        if action not in self.legal_actions():
            seen, game = self.view(self.seat), self.game
            clause, notation = game.refuse(seen, action), game.answers.notation(action)
            reason, lack = clauses.cite(game.folder, clause), Lack(game, seen, action)
            raise IllegalAction("error-illegal-action", clause=clause, answer=notation, reason=reason, lack=lack)
        first = len(self.entries)
        self._answer(action)
        self._let_chance_answer()
        return self.entries[first:]

    def read(self, answer: str | int | Answer) -> int:
        """The action meant by notation, an Answer or an int."""
        if isinstance(answer, Answer):
            return answer.action
        if isinstance(answer, str):
            return self.game.answers.parse(answer)
        if not isinstance(answer, int | np.integer):
            raise UnknownNotation("error-unreadable-answer", answer=str(answer))
        self.game.answers.split(int(answer))
        return int(answer)

    def _answer(self, action: int, pick: int = 0, outcomes: int = 0) -> None:
        # A state that was shown stays as it is: whoever looks back needs no copy of it.
        before, self.state = self.state, self.state.copy()
        audience = int(self._doors.audience(before, action))
        film = _buffers.film(self.game)
        film.told["kind"][0] = 0
        self._doors.apply(self.state, action, film)
        seat = int(before["seat"][0])
        self.entries.append(Entry(seat, action, audience, before, tuple(moments(film)), pick, outcomes))

    def _let_chance_answer(self) -> None:
        while self.state["seat"][0] == CHANCE and self.luck.secret and not self.is_over:
            outcomes = int(self._doors.chance_outcomes(self.state))
            pick = self.luck.pick(self.draws, outcomes)
            self._answer(int(self._doors.draw(self.state, pick)), pick + 1, outcomes)

    @property
    def draws(self) -> int:
        """How often CHANCE has answered."""
        return sum(entry.seat == CHANCE for entry in self.entries)

    # Taking back.

    def may_undo(self, seat: str | int) -> bool:
        """Whether the seat's last answer can be undone: nothing was rolled or shown since, and nobody else asked.

        When the last one is ready a secret set-up is shown, and over.
        """
        if len(self.entries) <= self.floor:
            return False
        last = self.entries[-1]
        has_set_up = last.before[0].phase in self.game.secret_setup and self.phase not in self.game.secret_setup
        return last.seat == self.number(seat) == self.seat and not has_set_up and not self._has_revealed(last)

    def _has_revealed(self, entry: Entry) -> bool:
        """Whether some seat now sees a value where it saw none, or knows more of something hidden."""
        known = _knowledge(self.game)
        for seat in (*self.taken, SPECTATOR):
            old, new = (self._values(seat, state) for state in (entry.before, self.state))
            if np.any(np.where(known, old & ~new, (old == HIDDEN) & (new != HIDDEN))):
                return True
        return False

    def _values(self, seat: int, state: Records) -> Row:
        """All that a seat sees of a state, as one row of numbers."""
        views = self.game.View.blank()
        self._doors.view(state, seat, views)
        return views.view(np.int64)

    def undo(self, seat: str | int) -> None:
        """Take the seat's last answer back, if that tells nobody anything."""
        if not self.may_undo(seat):
            raise NothingToUndo("error-nothing-to-undo")
        self._go_back_to(len(self.entries) - 1)

    def last_answer(self, seat: str | int) -> Entry | None:
        """The seat's last answer, if it has given any."""
        number = self.number(seat)
        return next((entry for entry in reversed(self.entries[self.floor :]) if entry.seat == number), None)

    def may_take_back(self, seat: str | int) -> bool:
        return self.last_answer(seat) is not None

    def take_back(self, seat: str | int) -> None:
        """Go back to before the seat's last answer, whatever came since.  The dice stay the same."""
        number = self.number(seat)
        answered = [i for i, entry in enumerate(self.entries) if entry.seat == number and i >= self.floor]
        if not answered:
            raise NothingToUndo("error-nothing-to-take-back")
        self._go_back_to(answered[-1])

    def _go_back_to(self, length: int) -> None:
        self.state = self.entries[length].before
        del self.entries[length:]

    # Saving.

    def journal(self, seat: int | None = None) -> Journal:
        """The match as a journal: whole, or as a seat (or SPECTATOR) may read it."""
        game, luck = self.game, self.luck
        taken = [game.seats[i] for i in self.taken]
        return Journal(
            game=game.key,
            version=self.version,
            seats=tuple(taken),
            options=game.options.write(self.options),
            commitment=luck.commitment,
            numbers=dict(zip(taken, luck.numbers, strict=False)),
            secret=luck.secret.hex() if self.is_over or seat is None else "",
            resigned=self.resigned,
            given=min(luck.given, self.draws),
            lines=tuple(self._line(entry, seat) for entry in self.entries if not self._is_withheld(entry, seat)),
        )

    def _may_read(self, entry: Entry, reader: int | None) -> bool:
        is_told = entry.audience < 0 or (reader is not None and reader >= 0 and entry.audience >> reader & 1)
        return bool(reader is None or self.is_over or is_told)

    def _is_withheld(self, entry: Entry, reader: int | None) -> bool:
        """How many answers somebody's secret set-up took would betray how it was made."""
        return entry.before[0].phase in self.game.secret_setup and not self._may_read(entry, reader)

    def _line(self, entry: Entry, reader: int | None) -> Line:
        game = self.game
        drawn = entry.seat == CHANCE
        notation = (game.draws if drawn else game.answers).notation(entry.action)
        may_read = self._may_read(entry, reader)
        return Line(
            CHANCE_NAME if drawn else game.seats[entry.seat],
            journal.audience_name(entry.audience, game.seats),
            notation if may_read else HIDDEN_ANSWER,
            entry.pick if may_read else 0,
            entry.outcomes,
        )

    def save(self, path: str | Path) -> None:
        Path(path).write_text(str(self.journal()), encoding="utf-8")

    @classmethod
    def from_journal(cls, game: Game, saved: Journal, mode: Mode = Mode.INTERPRETED) -> Self:
        """Play a journal again, checking every answer against the rules."""
        try:
            secret = bytes.fromhex(saved.secret)
        except ValueError:
            raise BrokenJournal("error-journal-secret", line=1) from None
        match = cls.__new__(cls)
        match.game = game
        match.taken = game.take_seats(saved.seats)
        match.options = game.options.read(saved.options)
        for name in (*saved.numbers, *filter(None, [saved.resigned])):
            if name not in saved.seats:
                raise BrokenJournal("error-journal-stranger", line=1, name=name)
        numbers = tuple(saved.numbers.values())
        picks = [line.pick - 1 for line in saved.lines if line.seat == CHANCE_NAME][: saved.given]
        match.luck = Given(secret, numbers, picks) if secret else Sealed(saved.commitment, numbers, saved.given)
        match.entries = []
        match.version = saved.version
        match.state = game.first_state(match.options, match.taken, saved.version)
        match.use(mode)
        for number, line in enumerate(saved.lines, 1):
            match._replay(line, number)
        match.resigned = saved.resigned
        match._let_chance_answer()
        return match

    def _replay(self, line: Line, number: int) -> None:
        """Give the answer of a journal's line, if it is due and allowed."""
        game = self.game
        seat = int(self.state[0].seat)
        if seat == NOBODY:
            raise BrokenJournal("error-journal-after-end", line=number, written=line, seat=line.seat)
        due = CHANCE_NAME if seat == CHANCE else game.seats[seat]
        if line.seat != due:
            raise BrokenJournal("error-journal-turn", line=number, written=line, due=due, seat=line.seat)
        try:
            action = (game.draws if seat == CHANCE else game.answers).parse(line.answer)
        except UnknownNotation as wrong:
            raise BrokenJournal("error-journal-unread", line=number, written=line, reason=wrong) from None
        if seat == CHANCE:
            outcomes = int(self._doors.chance_outcomes(self.state))
            if line.outcomes != outcomes or not 1 <= line.pick <= outcomes:
                raise BrokenJournal("error-journal-outcomes", line=number, written=line, outcomes=outcomes)
            if int(self._doors.draw(self.state, line.pick - 1)) != action:
                raise BrokenJournal(
                    "error-journal-pick", line=number, written=line, pick=str(line.pick), outcomes=str(outcomes)
                )
        elif action not in self.legal_actions():
            clause = game.refuse(self.view(seat), action)
            reason = clauses.cite(game.folder, clause)
            raise BrokenJournal("error-journal-illegal", line=number, written=line, reason=reason)
        self._answer(action, line.pick, line.outcomes)

    # Showing.

    def drawing(self, seat: str | int = SPECTATOR, shape: str = WIDE, language: str = "en") -> Drawing:
        seen = self.view(seat)
        answers = self.legal_actions() if self.seat >= 0 and seen.viewer == self.seat else []
        return self.game.board(seen, self.game.words(language), shape, answers)
