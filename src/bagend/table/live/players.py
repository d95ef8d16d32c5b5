"""Players: who sits where, and what each of them brought."""

import re
from dataclasses import dataclass

ME = "me"
FRIEND = "friend"
HEIR = "heir:"
BOT = "bot:"

BOT_NUMBER = "bot"
"""What a bot mixes into the luck: the same every time, so that the table gains nothing by choosing it."""

NUMBER = re.compile(r"[0-9A-Za-z]{1,64}")
"""What a seat may mix into the luck."""


@dataclass
class Player:
    """Who sits in one seat."""

    level: str
    """A bot's name; empty for a person."""

    claimed: bool
    number: str = ""
    name: str = ""
    """What whoever sits here is called; empty if they have not said."""

    renamed: int = 0

    heir_of: str = ""
    """The seat in the match before, if this is a rematch."""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)


def read_player(written: str) -> Player:
    """A player as a match's row names them."""
    if written.startswith(BOT):
        return Player(written.removeprefix(BOT), claimed=True, number=BOT_NUMBER)
    if written.startswith(HEIR):
        return Player("", claimed=False, heir_of=written.removeprefix(HEIR))
    return Player("", claimed=written == ME)


def rotated(players: dict[str, str]) -> dict[str, str]:
    """The players of a rematch: everybody moves on by one seat."""
    seats = list(players)
    moved = {}
    for i, seat in enumerate(seats):
        before = seats[i - 1]
        moved[seat] = players[before] if players[before].startswith(BOT) else f"{HEIR}{before}"
    return moved
