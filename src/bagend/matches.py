"""Match: a match of any game, as `from bagend import Match` gives it: by the game's key, from files, with hints."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from bagend.engine import journal, match
from bagend.engine.chance import Luck
from bagend.engine.errors import BadSetting, BrokenJournal, reason
from bagend.engine.game import Game
from bagend.engine.kernel import ON_CPU, Mode
from bagend.games import find

if TYPE_CHECKING:
    from bagend.bots.hints import Hint


def read_mode(mode: Mode | str) -> Mode:
    """How the rules are run, perhaps named; one match is no use to a GPU."""
    if mode not in ON_CPU:
        raise BadSetting("error-match-mode", known=tuple(map(str, ON_CPU)), mode=str(mode))
    return Mode(mode)


class Match(match.Match):
    """A match of a game named by its key: `Match("journey", seed=7)`."""

    def __init__(
        self,
        game: str | Game,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        luck: Luck | None = None,
        mode: Mode | str = Mode.INTERPRETED,
    ) -> None:
        """`mode="compiled"` runs the compiled rules: worth a few seconds at the first call for whoever plays many."""
        found = find(game) if isinstance(game, str) else game
        super().__init__(found, seats=seats, options=options, seed=seed, luck=luck, mode=read_mode(mode))

    @property
    def to_move(self) -> str:
        """The name of the seat that is asked; empty when the match is over."""
        return "" if self.seat < 0 else self.game.seats[self.seat]

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the seats that won; nobody while the match goes on.  Whoever resigned has lost."""
        if self.resigned:
            others = tuple(self.game.seats[seat] for seat in self.taken if self.game.seats[seat] != self.resigned)
            return () if self.game.cooperative else others
        return tuple(self.game.seats[seat] for seat in self.outcome.winners) if self.outcome else ()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: all but the rules, which are found again by the game's key."""
        kept = {name: value for name, value in vars(self).items() if name not in ("game", "_doors", "_film", "_out")}
        return {**kept, "game": self.game.key}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = find(kept["game"])
        self.use(self._mode)

    @classmethod
    def load(cls, path: str | Path, mode: Mode | str = Mode.INTERPRETED) -> Self:
        """Play a saved match again, checking every move."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            raise BrokenJournal("error-cannot-read", file=str(path), reason=reason(wrong), line=0) from None
        return cls.parse(text, mode)

    @classmethod
    def parse(cls, text: str, mode: Mode | str = Mode.INTERPRETED) -> Self:
        """Play a match again from the text of its journal."""
        saved = journal.parse(text)
        return cls.from_journal(find(saved.game), saved, read_mode(mode))

    def hint(self, seat: str | int | None = None, most: int = 3, seconds: float = 0.0) -> "list[Hint]":
        """The best moves of the seat to move, best first, each with its chance; from that seat's own View.

        Nothing if `seat` names another.  A search thinks as long as every hint at the table does, or for so many
        seconds; then the chances depend on how fast the machine is.  The first hint in a game may have to wait
        for its search to be compiled.
        """
        from bagend.bots import hints  # The bots are not loaded before they are needed.

        return hints.hint(self, seat, most, seconds=seconds)

    def _repr_html_(self) -> str:
        """In a notebook a match draws itself."""
        from bagend.drawing.document import svg

        return svg(self.drawing(), self.game.art)

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"{self.to_move} is asked {self.phase.name}"
        return f"<Match of {self.game.words()('title')}: {len(self.entries)} answers, {asked}>"
