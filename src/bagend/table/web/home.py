"""Home: what there is to choose before a match, and what a person chose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bagend.bots import roster
from bagend.bots.catalogue import describe
from bagend.bots.strength import strengths
from bagend.engine.errors import UnknownBot, either
from bagend.engine.game import Game
from bagend.engine.options import Flag, Listing, Option
from bagend.engine.words import Words
from bagend.games import all_games, find
from bagend.table.errors import BadForm
from bagend.table.live.players import BOT, FRIEND, ME
from bagend.table.live.seat_lines import bot_label

EMPTY = "empty"


def catalogue(language: str, table_words: Words) -> list[dict[str, Any]]:
    """Every game of the catalogue, its bots with their labels on the page."""
    return [with_labels(game, describe(game, language), table_words) for game in all_games()]


def with_labels(game: Game, about: dict[str, Any], table_words: Words) -> dict[str, Any]:
    bots = [{**bot, "label": rated_label(game, bot["name"], table_words)} for bot in about["bots"]]
    return {**about, "bots": bots, "rated": "page-bots-share" if game.cooperative else "page-bots-rating"}


def rated_label(game: Game, bot: str, table_words: Words) -> str:
    """A bot with its strength: a rating, or how often it wins where all play together."""
    label = bot_label(bot, table_words)
    strength = strengths(game).get(bot)
    if strength is None:
        return label
    if game.cooperative:
        return table_words("bot-with-share", bot=label, share=round(100 * strength.value))
    return table_words("bot-with-rating", bot=label, rating=str(round(strength.value)))


@dataclass(frozen=True)
class Chosen:
    """A form for a new match, read and checked."""

    game: Game
    players: dict[str, str]
    options: dict[str, str]


Form = Mapping[str, Sequence[str]]
"""The values of every field of a form."""


def read_form(form: Form) -> Chosen:
    """What a person chose."""
    game = find(_one(form, "game"))
    players = {seat: _one(form, f"seat-{seat}", EMPTY) for seat in game.seats}
    players = {seat: player for seat, player in players.items() if player not in (EMPTY, "")}
    for player in players.values():
        _check_player(game, player)
    if len(players) < game.fewest:
        raise BadForm(f"Choose at least {'one player' if game.fewest == 1 else f'{game.fewest} players'}.")
    given: dict[str, object] = {}
    for option in game.options:
        given[option.key] = _read_option(form, option)
    given |= game.options.read_text(_one(form, "box"), "The option file")
    values = game.options.read(given)
    game.setup(values, game.take_seats(list(players)))
    return Chosen(game, players, game.options.write(values))


def _one(form: Form, key: str, default: str = "") -> str:
    values = form.get(key, ())
    return values[-1] if values else default


def _read_option(form: Form, option: Option) -> object:
    values = form.get(f"option-{option.key}", ())
    if isinstance(option, Flag):
        # A box that is not ticked is not sent at all.
        return values[-1] if values else "no"
    if isinstance(option, Listing) and values:
        # One field for each of its names, or all of them in one.
        return ",".join(values)
    return values[-1] if values else option.default


def _check_player(game: Game, player: str) -> None:
    if player in (ME, FRIEND):
        return
    if not player.startswith(BOT):
        raise BadForm(f"Unknown player type {player!r}; expected me, friend or bot.")
    bot = player.removeprefix(BOT)
    known = roster.all_names(game)
    if bot not in known:
        raise UnknownBot(f"There is no bot {bot!r} for {game.key}; expected {either(known)}.", bot=bot)


def flat(form: Form) -> dict[str, str]:
    """The values as they were given, so that a form can come back with nothing lost."""
    return {key: ",".join(values) for key, values in form.items() if values}
