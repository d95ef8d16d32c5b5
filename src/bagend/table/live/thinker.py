"""Thinkers: how a table asks a bot, and what it is answered."""

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import NamedTuple

from bagend.bots import roster
from bagend.bots.judge import judge_of
from bagend.engine.game import Game
from bagend.engine.records import Records

LONG_SEARCH = 1000
"""Simulations beyond which a search takes the longer slot."""

Slots = tuple[float, float]
"""The seconds of a short and of a long slot."""


def slot(game: Game, bot: str, slots: Slots) -> float:
    """Seconds in which a bot of this level normally has its answer, where things are hidden."""
    return slots[roster.budget(game, bot) > LONG_SEARCH]


def usual_time(game: Game, bot: str, slots: Slots) -> float:
    """Seconds that a bot of this level usually takes, whatever it is asked; so they tell nothing of its answer."""
    return slot(game, bot, slots) if game.hides else roster.budget(game, bot) / judge_of(game).pace


class Thinker(Enum):
    """Who thought of a bot's answer."""

    BOT = "bot"
    STAND_IN = "stand-in"
    """Somebody quick, because the bot is not ready yet."""

    NOBODY = "nobody"
    """There was nothing to choose, or thinking failed."""

    AT_FAULT = "at fault"
    """A bot of somebody's own that raised, answered something illegal or thought too long."""


class Reply(NamedTuple):
    """What a bot answers."""

    action: int
    by: Thinker = Thinker.NOBODY


class Asker(NamedTuple):
    """For whom somebody thinks: a visitor, and one of the matches they look at."""

    visitor: str = ""
    match: str = ""


Think = Callable[[Game, str, Records, Sequence[int], int, Asker], Awaitable[Reply]]
"""(game, bot, views, legal, seed, asker) -> the bot's answer."""
