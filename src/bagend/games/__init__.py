"""The titles.  A game is loaded when it is first asked for; adding one is adding its key to KEYS."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from bagend.engine import journal, match
from bagend.engine.chance import Luck
from bagend.engine.errors import BrokenJournal, UnknownGame, either
from bagend.engine.game import Game
from bagend.engine.kernel import Mode

KEYS = ("journey", "confrontation", "mountdoom", "duel")


@cache
def find(key: str) -> Game:
    """The game of this key."""
    if key not in KEYS:
        raise UnknownGame(f"There is no game {key!r}; expected {either(KEYS)}.", game=key)
    game: Game = import_module(f"bagend.games.{key}.game").GAME
    return game


def all_games() -> list[Game]:
    return [find(key) for key in KEYS]


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
        mode: Mode = Mode.INTERPRETED,
    ) -> None:
        found = find(game) if isinstance(game, str) else game
        super().__init__(found, seats=seats, options=options, seed=seed, luck=luck, mode=mode)

    @classmethod
    def load(cls, path: str | Path, mode: Mode = Mode.INTERPRETED) -> Self:
        """Play a saved match again, checking every answer."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            raise BrokenJournal(f"Cannot read {path}: {wrong}.", line=0) from None
        return cls.parse(text, mode)

    @classmethod
    def parse(cls, text: str, mode: Mode = Mode.INTERPRETED) -> Self:
        saved = journal.parse(text)
        return cls.from_journal(find(saved.game), saved, mode)

    def _repr_html_(self) -> str:
        """In a notebook a match draws itself."""
        from bagend.drawing.document import svg

        return svg(self.drawing(), self.game.art)

    def __repr__(self) -> str:
        words: Any = self.game.words()
        asked = "over" if self.is_over else f"{self.game.seats[self.seat]} is asked"
        return f"<Match of {words('title')}: {len(self.entries)} answers, {asked}>"
