"""Positions: states of Journey to Mordor built by name, and a turn that is played from them.

Dice are written in the order yellow, red, blue, green, black, one letter each: R Ring, G Gandalf, W Weapon, O Orc,
N Nazgûl, T White Tree, and `.` for a die that is not meant.
"""

from typing import Any

import numpy as np

from bagend import games
from bagend.engine.film import FILM_ROOM, Film, moments
from bagend.engine.game import Outcome
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.engine.words import Words
from bagend.games.journey import positions
from bagend.games.journey.actions import ANSWERS, DRAWS, Event, Phase
from bagend.games.journey.components import DICE, HOBBITS, PLACES
from bagend.games.journey.positions import dice, face_with

GAME = games.find("journey")
EVERYBODY = HOBBITS


def words() -> Words:
    """Asked for by each test: words read at import would hide a fault put into the messages (see `mutation`)."""
    return GAME.words("en")


def seen(turn: "Turn", seat: int = 0) -> Any:
    """What a seat sees of a position."""
    views = GAME.View.blank()
    turn.rules.view(turn.states, seat, views)
    return views[0]


def position(active: str = "frodo", **given: Any) -> "Turn":
    """A turn in the middle of a match."""
    return Turn(positions.position(active, **given))


def finish(kept: str, active: str = "frodo", **given: Any) -> "Turn":
    """A turn at whose end exactly these dice were kept: the last of them is kept now, through the rules.

    A die written `.` was left lying with an Orc or a Weapon on it, so the Tree must be among the others.
    """
    marks = kept.split()
    last = max(die for die, mark in enumerate(marks) if mark != ".")
    earlier = ["." if die == last else mark for die, mark in enumerate(marks)]
    loose = [mark if die == last else "O" if mark == "." else "." for die, mark in enumerate(marks)]
    turn = position(active, kept=" ".join(earlier), shows=" ".join(loose), **given)
    return turn.play(f"keep {DICE[last]}")


class Turn:
    """A state that is played on, through the doors of the mode under test."""

    def __init__(self, states: Records) -> None:
        self.states = states
        self.rules = doors(GAME, preferred_mode())
        self.told: list[tuple[Any, ...]] = []
        """What the answers told: (Event, nouns…)."""

    # What may be answered.

    def answers(self) -> set[str]:
        out = np.zeros(MOST_LEGAL, np.int64)
        return {ANSWERS.notation(int(action)) for action in out[: self.rules.legal(self.states, out)]}

    def may(self, answer: str) -> bool:
        return answer in self.answers()

    def may_keep(self, letters: str) -> bool:
        """Whether exactly the dice written here may be kept; their letters must be what they show."""
        chosen = dice(letters)
        assert all(self.state.shows[die] == symbol for die, symbol in chosen.items()), "these dice show something else"
        return self.may("keep " + "+".join(DICE[die] for die in chosen))

    def refusal(self, answer: str) -> str:
        """The clause that forbids an answer."""
        assert not self.may(answer), f"{answer!r} is allowed"
        views = GAME.View.blank()
        self.rules.view(self.states, int(self.state.seat), views)
        return GAME.refuse(views[0], ANSWERS.parse(answer))

    # Answering.

    def play(self, *answers: str) -> "Turn":
        for answer in answers:
            assert self.may(answer), f"{answer!r} is not allowed; allowed are {sorted(self.answers())}"
            self._apply(ANSWERS.parse(answer))
        return self

    def roll(self, letters: str) -> "Turn":
        """CHANCE answers: the dice that are rolled show this."""
        faces = dice(letters)
        loose = {die for die in range(len(DICE)) if self.state.loose >> die & 1}
        assert self.asks == (CHANCE, Phase.ROLL), "no roll is due"
        assert set(faces) == loose, f"the dice to roll are {[DICE[die] for die in sorted(loose)]}"
        marks = (str(face_with(self.state, die, faces[die])) if die in faces else "-" for die in range(len(DICE)))
        self._apply(DRAWS.parse("roll " + "".join(marks)))
        return self

    def _apply(self, action: int) -> None:
        film = Film.blank(GAME.State, FILM_ROOM)
        self.rules.apply(self.states, action, film)
        for moment in moments(film):
            nouns = GAME.events[Event(moment.kind)]
            self.told.append((Event(moment.kind), *moment.nouns[: len(nouns)]))

    def then(self, kept: str) -> "Turn":
        """The whole of the next turn: exactly these dice are kept, one roll for each."""
        marks = kept.split()
        assert all(mark != "." for mark in marks), "a whole turn keeps five dice"
        for last, die in enumerate(DICE):
            self.roll(" ".join("." if i < last else mark if i == last else "W" for i, mark in enumerate(marks)))
            self.play(f"keep {die}")
        return self

    # What is seen.

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def asks(self) -> tuple[int, Phase]:
        """Who is asked what."""
        return int(self.state.seat), Phase(self.state.phase)

    @property
    def active(self) -> str:
        return HOBBITS[self.state.active]

    def place(self, hobbit: str) -> str:
        return PLACES[self.state.crossed[HOBBITS.index(hobbit)]]

    def marks(self, hobbit: str) -> int:
        return int(self.state.marked[HOBBITS.index(hobbit)])

    def splits(self, hobbit: str) -> list[int]:
        """The split squares of a hobbit's Nazgûl path, from 1."""
        bits = int(self.state.split[HOBBITS.index(hobbit)])
        return [square + 1 for square in range(int(self.state.squares)) if bits >> square & 1]

    def left(self, hobbit: str) -> int:
        """The unmarked segments of a hobbit's Nazgûl path."""
        seat = HOBBITS.index(hobbit)
        return int(self.state.length[seat] - self.state.marked[seat])

    def is_out(self, hobbit: str) -> bool:
        return bool(self.state.out >> HOBBITS.index(hobbit) & 1)

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def ended_by(self) -> tuple[str, str]:
        """How the match ended, and by which clause."""
        assert self.outcome is not None, "the match goes on"
        return self.outcome.ending, self.outcome.clause

    @property
    def winners(self) -> list[str]:
        return [HOBBITS[seat] for seat in self.outcome.winners] if self.outcome else []

    def events(self) -> list[Event]:
        return [told[0] for told in self.told]
