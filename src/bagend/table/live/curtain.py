"""The curtain of a shared screen: what one seat may see is not shown to the next before it says that it looks now.

A browser that holds the seats of several persons looks through the eyes of one of them.  As long as all of them see the
same, those are the eyes of whoever is asked, and nobody notices.  When they do not, the screen keeps the eyes it has
until it is handed on and the next seat lifts the curtain; in between it shows what a spectator may see.
"""

from dataclasses import dataclass

from bagend.engine.errors import NotYourTurn
from bagend.engine.seats import SPECTATOR
from bagend.table.live.playing import Playing, Seats, sights


@dataclass(frozen=True)
class Sight:
    """What a screen shows now."""

    viewer: int
    """Through whose eyes."""

    audience: Seats
    """Whose private lines are in the log."""

    acting: int | None
    """The seat that is asked here and sees its question."""

    hand_to: int | None = None
    """The seat that is asked and must lift the curtain first."""

    @property
    def is_covered(self) -> bool:
        return self.hand_to is not None and self.viewer == SPECTATOR


def plain_sight(playing: Playing, held: Seats) -> Sight:
    """What whoever holds these seats may see, if he may see all of it."""
    return Sight(playing.viewer(held), held, playing.acting(held))


def is_needed(playing: Playing, held: Seats) -> bool:
    """Whether the persons at one screen see different things."""
    persons = playing.persons(held)
    if playing.match is None or playing.is_over or len(persons) < 2:
        return False
    return len({sights(playing.view(seat)) for seat in persons}) > 1


def open_viewer(playing: Playing, held: Seats) -> int:
    """Through whose eyes a browser may look that names no seat."""
    return SPECTATOR if is_needed(playing, held) else playing.viewer(held)


def read_eyes(playing: Playing, given: str) -> int | None:
    """The seat of this name; None if there is none."""
    return playing.game.seats.index(given) if given in playing.game.seats else None


def whose_log(playing: Playing, sight: Sight) -> str:
    """Whose private lines a page's log holds, as a page names them."""
    return "+".join(playing.game.seats[seat] for seat in sorted(sight.audience))


class Screen:
    """One page of a browser, and whose eyes it has."""

    def __init__(self, playing: Playing, held: Seats, eyes: int | None = None) -> None:
        self.playing = playing
        self.held = held
        self.eyes = eyes if eyes in playing.persons(held) else None

    def look(self) -> Sight:
        """What the screen shows now."""
        playing, held, eyes = self.playing, self.held, self.eyes
        if len(playing.persons(held)) < 2:
            return plain_sight(playing, held)
        if playing.is_over and eyes is not None:
            return Sight(eyes, {eyes}, None)
        acting = playing.acting(held)
        if not is_needed(playing, held):
            # Who is asked is who looks; what was private before is over, and not for the other's eyes.
            self.eyes = eyes if acting is None else acting
            return Sight(playing.viewer(held), held if playing.is_over else frozenset(), acting)
        if eyes is None:
            return Sight(SPECTATOR, frozenset(), None, acting)
        return Sight(eyes, {eyes}, acting if acting == eyes else None, None if acting == eyes else acting)

    def check_open(self) -> None:
        """Whether the seat that is asked is the one that looks."""
        if self.look().hand_to is not None:
            raise NotYourTurn("The screen must be handed on first.")

    def hand_over(self) -> None:
        """Nobody looks any more."""
        self.eyes = None

    def lift(self, seat: str) -> None:
        """The seat that is asked looks now."""
        sight = self.look()
        if sight.hand_to is None or self.playing.game.seats[sight.hand_to] != seat:
            raise NotYourTurn("The curtain is not for this seat.")
        self.eyes = sight.hand_to
