"""Habits: how a browser began each game last time, kept in cookies, so that the first page offers it again."""

from collections.abc import Iterable, Mapping

from bagend.engine.game import Game
from bagend.table.web.home import ANY_SIDE, OFFERED

FIELDS = ("level", "side", "players")


def cookie_of(game: Game) -> str:
    return f"play-{game.key}"


def kept(game: Game, form: Mapping[str, str]) -> str:
    """What of a form is worth keeping, as a cookie; empty if there is nothing."""
    chosen = habits(game, form)
    return ".".join(chosen.get(field, "") for field in FIELDS) if chosen else ""


def habits_of(games: Iterable[Game], cookies: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """What was chosen for each game the last time; nothing of what can no longer be had."""
    return {game.key: habits(game, read(cookies.get(cookie_of(game), ""))) for game in games}


def read(cookie: str) -> dict[str, str]:
    return dict(zip(FIELDS, cookie.split("."), strict=False))


def habits(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """Those choices that the first page offers."""
    offered = {
        "level": OFFERED,
        "side": (*game.seats, ANY_SIDE),
        "players": [str(count) for count in range(game.fewest, len(game.seats) + 1)],
    }
    return {field: chosen[field] for field in FIELDS if chosen.get(field) in offered[field]}
