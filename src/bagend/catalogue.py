"""Catalogue: the titles, their seats, options and bots, for the command line."""

from typing import Any

from bagend.bots import roster
from bagend.bots.strength import strengths
from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Option, Whole
from bagend.games import all_games

LEGENDS = (
    "(ratings: a hundred points more win about 64 of 100 matches)",
    "(how often each wins when it plays alone)",
)
"""What the number of a bot says: where everybody plays for himself, and where all play together."""


def as_json() -> list[dict[str, Any]]:
    """Every game as plain values.  The names are stable; see docs/command.md."""
    return [game_as_json(game) for game in all_games()]


def game_as_json(game: Game) -> dict[str, Any]:
    words = game.words()
    return {
        "key": game.key,
        "title": words("title"),
        "aim": words("aim"),
        "version": game.version,
        "seats": list(game.seats),
        "fewest_seats": game.fewest,
        "options": [option_as_json(game, option) for option in game.options],
        "bots": [bot_as_json(game, number) for number in range(len(roster.levels(game)))],
    }


def bot_as_json(game: Game, number: int) -> dict[str, Any]:
    """A bot: its level counts from 1, its budget is in simulations; one that was not in the arena has no rating."""
    level = roster.levels(game)[number]
    found = strengths(game).get(level.name)
    return {
        "name": level.name,
        "level": number + 1,
        "kind": level.kind.name.lower(),
        "budget": level.budget,
        "rating": None if found is None else found._asdict(),
    }


def bot_as_text(game: Game, name: str) -> str:
    """A bot with its rating, or with how often it wins where all play together."""
    found = strengths(game).get(name)
    if found is None:
        return name
    return f"{name} ({100 * found.value:.0f} %)" if game.cooperative else f"{name} ({found.value:.0f})"


def option_as_json(game: Game, option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "about": game.words()(f"option-{option.key}"),
        "expected": expected(option),
        "default": option.write(option.default),
        "reconstructed": option.datum,
    }


def expected(option: Option) -> str:
    """What an option may be, in short."""
    match option:
        case Choice():
            return " | ".join(option.names)
        case Flag():
            return "yes | no"
        case Whole():
            return f"{option.least}–{option.most}"
        case Listing():
            return f"{len(option.default)} of {', '.join(option.names)}"
    raise TypeError(option)


def as_text() -> str:
    return "\n\n".join(game_as_text(game) for game in all_games())


def game_as_text(game: Game) -> str:
    about = game_as_json(game)
    lines = [
        f"{about['title']} ({game.key})",
        f"  {about['aim']}",
        f"  seats    {', '.join(game.seats)} (at least {game.fewest})",
        f"  bots     {', '.join(bot_as_text(game, name) for name in roster.names(game))}",
        f"           {LEGENDS[game.cooperative]}",
        "  options",
    ]
    width = max(len(option["key"]) for option in about["options"])
    for option in about["options"]:
        lines.append(
            f"    {option['key']:{width}}  {option['about']}: {option['expected']} (default {option['default']})"
        )
    return "\n".join(lines)
