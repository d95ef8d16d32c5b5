"""Home: what there is to choose before a match, and what a person chose."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bagend.bots import characters, roster
from bagend.bots.catalogue import describe
from bagend.bots.strength import strengths
from bagend.drawing import Markup
from bagend.engine.errors import Phrase, UnknownBot
from bagend.engine.game import Game
from bagend.engine.options import Flag, Listing, Option
from bagend.engine.words import Words
from bagend.games import all_games, find
from bagend.table.errors import BadForm
from bagend.table.live.clock import read_clock
from bagend.table.live.players import BOT, FRIEND, ME
from bagend.table.live.seat_lines import bot_label, level_of

EMPTY = "empty"

OFFERED = ("newcomer", "greedy", "scout", "wizard")
"""The bots that stand beside the button; the others are in the list of seats.  Each beats the one before it clearly in
every game where skill decides; a newcomer needs the small steps more than the large ones."""

BESIDE_PLAY, WITH_FRIEND, AT_SCREEN = "bot", "friend", "screen"
"""What the three buttons say in the field `with`: who takes the seats that nobody was chosen for."""

ANY_SIDE = "random"


def catalogue(table_words: Words) -> list[dict[str, Any]]:
    """Every game of the catalogue, its bots with their labels on the page."""
    return [with_labels(game, describe(game, table_words.language), table_words) for game in all_games()]


def with_labels(game: Game, about: dict[str, Any], table_words: Words) -> dict[str, Any]:
    bots = [{**bot, "label": rated_label(game, bot["name"], table_words)} for bot in about["bots"]]
    return {
        **about,
        "bots": bots,
        "rated": "page-bots-share" if game.cooperative else "page-bots-rating",
        "levels": levels(game, table_words),
        "characters": [character(game, name, table_words) for name in characters.names(game)],
        "cover": cover(game),
    }


def levels(game: Game, table_words: Words) -> list[dict[str, str]]:
    """The bots that stand beside the button, the easiest first."""
    return [level(game, bot, table_words) for bot in roster.names(game) if bot in OFFERED]


def level(game: Game, bot: str, table_words: Words) -> dict[str, str]:
    """A bot beside the button: a word, and its strength for whoever wants to know."""
    return {"name": bot, "word": level_of(bot, table_words), "strength": strength_of(game, bot, table_words)}


def character(game: Game, name: str, table_words: Words) -> dict[str, str]:
    """A character: what it is called, how it plays in a sentence, and its strength for whoever wants to know."""
    return {**level(game, name, table_words), "about": table_words(f"character-{name}")}


@cache
def cover(game: Game) -> Markup:
    """The picture on a game's box, from its own folder; it is part of the page, and so has its colours."""
    file = game.folder / "cover.svg"
    return Markup(file.read_text(encoding="utf-8")) if file.exists() else Markup("")


def rated_label(game: Game, bot: str, table_words: Words) -> str:
    """A bot with its strength."""
    label, strength = bot_label(bot, table_words), strength_of(game, bot, table_words)
    return table_words("bot-with-strength", bot=label, strength=strength) if strength else label


def strength_of(game: Game, bot: str, table_words: Words) -> str:
    """A rating, or how often a bot wins where all play together; empty if it was not in the arena."""
    strength = strengths(game).get(bot)
    if strength is None:
        return ""
    if game.cooperative:
        return table_words("bot-share", share=round(100 * strength.value))
    return table_words("bot-rating", rating=str(round(strength.value)))


@dataclass(frozen=True)
class Chosen:
    """A form for a new match, read and checked."""

    game: Game
    players: dict[str, str]
    options: dict[str, str]
    clock: str = ""


Form = Mapping[str, Sequence[str]]
"""The values of every field of a form."""


def read_form(form: Form) -> Chosen:
    """What a person chose."""
    game = find(_one(form, "game"))
    players = read_players(form, game)
    for player in players.values():
        _check_player(game, player)
    if len(players) < game.fewest:
        raise BadForm("error-choose-players", fewest=game.fewest)
    given: dict[str, object] = {}
    for option in game.options:
        given[option.key] = _read_option(form, option)
    given |= game.options.read_text(_one(form, "box"), Phrase("form-option-file"))
    values = game.options.read(given)
    game.setup(values, game.take_seats(list(players)))
    clock = _one(form, "clock")
    return Chosen(game, players, game.options.write(values), clock if read_clock(clock) else "")


def read_players(form: Form, game: Game) -> dict[str, str]:
    """Who sits where: as chosen seat by seat, and for the other seats as the button says."""
    chosen = {seat: _one(form, f"seat-{seat}") for seat in game.seats}
    taken = {seat: player for seat, player in chosen.items() if player not in (EMPTY, "")}
    company = _one(form, "with")
    if company:
        taken |= _fill(form, game, company, taken, [seat for seat, player in chosen.items() if not player])
    return {seat: taken[seat] for seat in game.seats if seat in taken}


def _fill(form: Form, game: Game, company: str, taken: dict[str, str], free: list[str]) -> dict[str, str]:
    """Who sits in the free seats: whoever pressed the button on their side, and company, until the game can begin."""
    others = {
        # A character, if one was chosen, comes instead of the level.
        BESIDE_PLAY: f"{BOT}{_one(form, 'character') or _one(form, 'level', roster.rival(game))}",
        WITH_FRIEND: FRIEND,
        AT_SCREEN: ME,
    }
    if company not in others:
        raise BadForm("error-unknown-company", company=company, known=tuple(others))
    seats = max(_read_count(form, game), 1 if company == BESIDE_PLAY else 2)
    side = _one(form, "side", game.seats[0])
    if side not in (*game.seats, ANY_SIDE):
        raise BadForm("error-unknown-side", seat=side, known=(*game.seats, ANY_SIDE))
    if side == ANY_SIDE and free:
        side = secrets.choice(free)
    filled = {side: ME} if side in free else {}
    rest = [seat for seat in free if seat not in filled]
    return filled | dict.fromkeys(rest[: max(0, seats - len(taken) - len(filled))], others[company])


def _read_count(form: Form, game: Game) -> int:
    """How many play."""
    given, possible = _one(form, "players", str(game.fewest)), range(game.fewest, len(game.seats) + 1)
    if given not in map(str, possible):
        raise BadForm("error-player-count", given=given, known=tuple(map(str, possible)))
    return int(given)


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
        raise BadForm("error-player-type", player=player, known=("me", "friend", "bot"))
    bot = player.removeprefix(BOT)
    known = roster.all_names(game)
    if bot not in known:
        raise UnknownBot("error-unknown-bot", bot=bot, game=game.key, known=tuple(known))


def flat(form: Form) -> dict[str, str]:
    """The values as they were given, so that a form can come back with nothing lost."""
    return {key: ",".join(values) for key, values in form.items() if values}
