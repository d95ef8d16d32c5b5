"""The titles.  A game is loaded when it is first asked for; adding one is adding its key to KEYS."""

from functools import cache
from importlib import import_module

from bagend.engine.errors import UnknownGame, either
from bagend.engine.game import Game

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
