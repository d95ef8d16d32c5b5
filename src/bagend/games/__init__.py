"""The titles.  A game is loaded when it is first asked for; adding one is adding its key to KEYS."""

from functools import cache
from importlib import import_module
from typing import Any

from bagend.engine.errors import UnknownGame
from bagend.engine.game import Game
from bagend.engine.records import Records

KEYS = ("journey", "confrontation", "mountdoom", "duel")


@cache
def find(key: str) -> Game:
    """The game of this key."""
    if key not in KEYS:
        raise UnknownGame("error-unknown-game", game=key, known=KEYS)
    game: Game = import_module(f"bagend.games.{key}.game").GAME
    return game


def all_games() -> list[Game]:
    return [find(key) for key in KEYS]


def position(game: Game, **given: Any) -> Records:
    """A position built by name, as the game's module `positions` describes it; for lessons and tests."""
    states: Records = import_module(f"bagend.games.{game.key}.positions").position(**given)
    return states
