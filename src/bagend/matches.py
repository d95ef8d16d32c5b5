"""Match: a match of any game, as `from bagend import Match` gives it; it can also be asked for a hint."""

from typing import TYPE_CHECKING

from bagend import games

if TYPE_CHECKING:
    from bagend.bots.hints import Hint


class Match(games.Match):
    """A match of a game named by its key: `Match("journey", seed=7)`."""

    def hint(self, seat: str | int | None = None, most: int = 3, seconds: float = 0.0) -> "list[Hint]":
        """The best answers of the seat that is asked, best first, each with its chance; from that seat's own View.

        Nothing if `seat` names another.  A search thinks as long as every hint at the table does, or for so many
        seconds; then the chances depend on how fast the machine is.  The first hint in a game may have to wait
        for its search to be compiled.
        """
        from bagend.bots import hints  # The bots are not loaded before they are needed.

        return hints.hint(self, seat, most, seconds=seconds)
