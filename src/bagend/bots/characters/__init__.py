"""Characters: opponents with a style that people feel, and a newcomer who errs as people do.

A game's module holds NAMES, the first of which is the newcomer, and `choose(which, view, legal, n, stream)`.  They
look one step ahead, as the greedy bot does, but value what they love or fear more than it is worth.  Staking all on
one idea, they also show what the levels overlook.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bagend.engine.chance import Stream, below
from bagend.engine.game import Game
from bagend.engine.kernel import hot

NEWCOMER = 0
"""The number of the newcomer in every game."""

NOTICED = 70
"""Of a hundred answers, how many a newcomer notices."""


@hot
def notices(stream: Stream) -> bool:
    """Whether a newcomer sees an answer at all."""
    return bool(below(stream, 100) < NOTICED)


@cache
def _module(key: str) -> Any:
    name = f"{__name__}.{key}"
    return import_module(name) if find_spec(name) else None


def all_names(game: Game) -> tuple[str, ...]:
    """The newcomer and the characters of a game."""
    module = _module(game.key)
    return tuple(module.NAMES) if module else ()


def names(game: Game) -> tuple[str, ...]:
    """The characters of a game; the newcomer is one of its levels."""
    return all_names(game)[NEWCOMER + 1 :]


def chooser(game: Game) -> Any:
    """(which, view, legal, n, stream) -> an answer; None where a game has no characters."""
    module = _module(game.key)
    return module.choose if module else None
