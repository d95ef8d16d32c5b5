"""Catalogue: the games as plain values for the command, the API and the pages: seats, options, bots, ratings.

The names are stable; see docs/command.md.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from bagend.bots import roster
from bagend.bots.strength import strengths
from bagend.engine.actions import Actions, Names
from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Option, Whole
from bagend.engine.records import fields
from bagend.engine.words import Words
from bagend.games import all_games


def describe_all(language: str = "en") -> list[dict[str, Any]]:
    return [describe(game, language) for game in all_games()]


def describe(game: Game, language: str = "en") -> dict[str, Any]:
    words = game.words(language)
    return {
        "key": game.key,
        "title": words("title"),
        "aim": words("aim"),
        "about": words("about"),
        "version": game.version,
        "cooperative": game.cooperative,
        "seats": list(game.seats),
        "seat_names": {seat: words.name("seat", seat) for seat in game.seats},
        "fewest_seats": game.fewest,
        "options": [describe_option(game, option, words) for option in game.options],
        "bots": [describe_bot(game, number, name) for number, name in enumerate(roster.all_names(game))],
        "rival": roster.rival(game),
    }


def describe_bot(game: Game, number: int, name: str) -> dict[str, Any]:
    """A bot: its level counts from 1, its budget is in simulations; one that was not in the arena has no rating."""
    level = roster.level(game, name)
    found = strengths(game).get(level.name)
    return {
        "name": level.name,
        "level": number + 1,
        "kind": level.kind.name.lower(),
        "budget": level.budget,
        "rating": None if found is None else found._asdict(),
    }


def describe_for_bots(game: Game) -> dict[str, Any]:
    """What a bot of your own is given: the fields of its view, how moves are written, and what they may speak of."""
    answers = game.answers
    return {
        "view": [{"name": field.name, "shape": list(field.shape), "about": field.about} for field in fields(game.View)],
        "moves": [
            " ".join((verb.name.lower(), *(f"<{noun.kind}>" for noun in answers.nouns(verb)))) for verb in answers.verbs
        ],
        "things": things(answers),
    }


def things(answers: Actions) -> dict[str, list[str]]:
    """What the moves of a game speak of, by its kind, as a journal writes it."""
    found: dict[str, dict[str, None]] = {}
    for noun in (noun for verb in answers.verbs for noun in answers.nouns(verb)):
        tokens = noun.names if isinstance(noun, Names) else map(noun.token, range(noun.size))
        found.setdefault(noun.kind, {}).update(dict.fromkeys(tokens))
    return {kind: list(tokens) for kind, tokens in found.items()}


@cache
def data_of(folder: Path) -> dict[str, dict[str, Any]]:
    """What is in the box: each datum with its value, source and confidence."""
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


def describe_option(game: Game, option: Option, words: Words) -> dict[str, Any]:
    message = f"option-{option.key}"
    datum = data_of(game.folder)[option.datum] if option.datum else {}
    names = option.names if isinstance(option, Choice | Listing) else ()
    return {
        "key": option.key,
        "kind": type(option).__name__.lower(),
        "about": words(message),
        "help": words.attribute(message, "help"),
        "expected": expected(option, words),
        "default": option.write(option.default),
        "names": list(names),
        "labels": [words(f"{message}-{name}") for name in names],
        "count": len(option.default) if isinstance(option, Listing) else 1,
        "least": option.least if isinstance(option, Whole) else 0,
        "most": option.most if isinstance(option, Whole) else 0,
        "reconstructed": option.datum,
        "source": words.attribute(message, "source") if option.datum else "",
        "confidence": datum.get("confidence", 1.0),
    }


def expected(option: Option, words: Words) -> str:
    """What an option may be, in short."""
    match option:
        case Choice():
            return " | ".join(option.names)
        case Flag():
            return "yes | no"
        case Whole():
            return f"{option.least}–{option.most}"
        case Listing():
            return words("expected-listing", count=len(option.default), names=words.listing(option.names))
    raise TypeError(option)
