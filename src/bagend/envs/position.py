"""Position: a match as the environments hold it: a state, without the story that a `Match` keeps."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, Doors, doors
from bagend.engine.records import Records
from bagend.engine.seats import NOBODY
from bagend.envs.batch import share_out
from bagend.envs.encoding import Floats, vector
from bagend.games import find


class Position:
    """One match at one moment.  Copies share the rules and nothing else."""

    def __init__(self, game: Game, taken: tuple[int, ...], state: Records, length: int = 0) -> None:
        self.game = game
        self.taken = taken
        self.state = state
        self.length = length
        self.rules: Doors = doors(game, preferred_mode())
        self._film = Film.blank(game.State, 0)
        self._out = np.zeros(MOST_LEGAL, np.int64)

    @classmethod
    def first(cls, game: Game, taken: tuple[int, ...], options: Mapping[str, object]) -> "Position":
        """The first of a match."""
        return cls(game, taken, game.setup(game.options.read(options), taken))

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game.key, self.taken, self.state.tobytes(), self.length)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        made = Position.__new__(Position)
        made.__dict__.update(self.__dict__)
        made.state = self.state.copy()
        return made

    @property
    def seat(self) -> int:
        """Who is asked: a seat, CHANCE or NOBODY."""
        return NOBODY if self.is_cut else int(self.state["seat"][0])

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @property
    def is_cut(self) -> bool:
        """Whether the match ended undecided, because it was too long."""
        return self.length >= self.game.longest and int(self.state["seat"][0]) != NOBODY

    def legal(self) -> list[int]:
        """The answers of the seat that is asked, in order."""
        if self.seat < 0:
            return []
        n = self.rules.legal(self.state, self._out)
        return sorted(self._out[:n].tolist())

    def outcomes(self) -> int:
        """How many equally likely outcomes CHANCE has."""
        return int(self.rules.chance_outcomes(self.state))

    def draw(self, pick: int) -> int:
        """The outcome behind a pick."""
        return int(self.rules.draw(self.state, pick))

    def readers(self, action: int) -> int:
        """Who may read an answer: a set of seats, or ALL."""
        return int(self.rules.audience(self.state, action))

    def apply(self, action: int) -> None:
        self.rules.apply(self.state, action, self._film)
        self.length += 1

    def view(self, seat: int) -> Records:
        """What a seat sees, in an array of one."""
        views = self.game.View.blank()
        self.rules.view(self.state, seat, views)
        return views

    def vector(self, seat: int) -> Floats:
        return vector(self.game, self.view(seat))

    def rewards(self, lost_by: int | None = None) -> list[float]:
        """What each seat gets for how it stands: 0 until the end, and for a match that was cut off.

        `lost_by` is a seat that lost by an illegal action.
        """
        made = np.zeros(len(self.game.seats))
        together = self.game.cooperative
        taken = sum(1 << seat for seat in self.taken)
        if lost_by is not None:
            share_out(0 if together else taken & ~(1 << lost_by), taken, together, made)
        elif self.is_over and not self.is_cut:
            share_out(int(self.state["winners"][0]), taken, together, made)
        return [float(reward) for reward in made]

    def as_text(self, seat: int) -> str:
        """What a seat sees, field by field."""
        seen = self.view(seat)
        return " ".join(f"{name}={seen[name][0].tolist()}".replace(" ", "") for name in seen.dtype.names or ())


def restore(key: str, taken: tuple[int, ...], state: bytes, length: int) -> Position:
    """A position that was pickled."""
    game = find(key)
    return Position(game, taken, np.frombuffer(bytearray(state), game.State.dtype), length)


def in_words(game: Game, views: Records) -> str:
    """A view as a person would read it."""
    words = game.words()
    lines: Sequence[str] = [f"{part.heading}: {' '.join(part.lines)}" for part in game.text.sections(views[0], words)]
    return "\n".join([*lines, game.text.prompt(views[0], words)])
