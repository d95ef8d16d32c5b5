"""Sparring: specialists that stake all on one idea, to find out what the levels overlook.

A game's module holds NAMES and `choose(which, view, legal, n, stream)`.  In the lab they are called `spar:NAME`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bagend.engine.game import Game


@cache
def _module(key: str) -> Any:
    name = f"{__name__}.{key}"
    return import_module(name) if find_spec(name) else None


def names(game: Game) -> tuple[str, ...]:
    """The specialists of a game."""
    module = _module(game.key)
    return tuple(module.NAMES) if module else ()


def chooser(game: Game) -> Any:
    """(which, view, legal, n, stream) -> an answer; None where a game has no specialists."""
    module = _module(game.key)
    return module.choose if module else None
