"""Suite: the positions of a game whose best answers are proven, and the share of them that each bot finds.

`<game>.json` is made by `python -m bagend.lab.tactics.making`; a position comes from a journal, so many answers on, or
is built by name.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.table import Table

from bagend.bots import roster
from bagend.engine import kernel
from bagend.engine.errors import BagendError
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.journal import CHANCE_NAME, parse
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.games import position
from bagend.lab.measures import Rate, rate
from bagend.lab.words import lab_words

FOLDER = Path(__file__).parent
TIMES = 4
"""How often each bot is asked about each position, with other dice."""


class NoSuite(BagendError):
    code = "no-suite"


class Tactic(NamedTuple):
    """A position and its best answers."""

    name: str
    states: Records
    best: tuple[int, ...]
    method: str


class Score(NamedTuple):
    """How well one bot did."""

    bot: str
    all: Rate
    by_method: dict[str, Rate]
    missed: tuple[str, ...]
    """The positions where it found the best answer less than half of the times."""


def kept(game: Game) -> dict[str, Any]:
    path = FOLDER / f"{game.key}.json"
    if not path.exists():
        raise NoSuite("error-no-suite", game=game.key)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def tactics(game: Game) -> tuple[Tactic, ...]:
    """The positions of a game."""
    file = kept(game)
    matches = [Match.from_journal(game, parse(text)) for text in file["journals"]]
    return tuple(
        Tactic(row["name"], states_of(game, row, matches), tuple(map(game.answers.parse, row["best"])), row["method"])
        for row in file["tactics"]
    )


def states_of(game: Game, row: Mapping[str, Any], matches: Sequence[Match] = ()) -> Records:
    """The position that a row describes."""
    if "journal" in row:
        match, ply = matches[row["journal"]], row["ply"]
        return match.entries[ply].before if ply < len(match.entries) else match.state
    return build(game, row["position"], row.get("play", ()))


def build(game: Game, given: Mapping[str, Any], play: Sequence[str]) -> Records:
    """A position built by name, after some more answers."""
    rules, film = doors(game, kernel.Mode.INTERPRETED), Film.blank(game.State, 0)
    states = position(game, **{key: numbered(value) for key, value in given.items()})
    for answer in play:
        # What CHANCE answers is marked, as it is in a journal.
        drawn = answer.removeprefix(f"{CHANCE_NAME} ")
        action = game.answers.parse(answer) if drawn == answer else game.draws.parse(drawn)
        rules.apply(states, action, film)
    return states


def numbered(value: Any) -> Any:
    """Slots are numbers, but the keys of a table in a file are text."""
    if isinstance(value, dict) and all(key.isdigit() for key in value):
        return {int(key): each for key, each in value.items()}
    return value


def ask(game: Game, bots: Sequence[str], told: Callable[[int], None] = lambda more: None) -> Iterator[Score]:
    """Put every position to every bot, each time with other dice."""
    rules, out = doors(game, kernel.preferred_mode()), np.zeros(MOST_LEGAL, np.int64)
    for name in bots:
        bot = roster.Bot(game, roster.level(game, name), kernel.preferred_mode())
        hits: list[int] = []
        for number, tactic in enumerate(tactics(game)):
            views = game.View.blank()
            rules.view(tactic.states, int(tactic.states[0].seat), views)
            legal = out[: rules.legal(tactic.states, out)].tolist()
            answers = [bot.choose(views, legal, number * TIMES + again) for again in range(TIMES)]
            hits.append(sum(answer in tactic.best for answer in answers))
            told(1)
        yield score(name, tactics(game), hits)


def score(bot: str, asked: Sequence[Tactic], hits: Sequence[int]) -> Score:
    methods: dict[str, list[int]] = {}
    for tactic, found in zip(asked, hits, strict=True):
        methods.setdefault(tactic.method, []).append(found)
    by_method = {method: rate(sum(found), TIMES * len(found)) for method, found in sorted(methods.items())}
    missed = tuple(tactic.name for tactic, found in zip(asked, hits, strict=True) if 2 * found < TIMES)
    return Score(bot, rate(sum(hits), TIMES * len(asked)), by_method, missed)


def as_table(game: Game, scores: Sequence[Score], language: str) -> Table:
    """The scores for a person."""
    words = lab_words(language)
    methods = sorted({tactic.method for tactic in tactics(game)})
    title = words("suite-title", title=game.words(language)("title"), positions=len(tactics(game)), times=TIMES)
    columns = [words("arena-bot"), words("suite-found"), *(words(f"suite-{method}") for method in methods)]
    table = Table(*columns, title=title, title_justify="left")
    for each in scores:
        parts = [words.percent(each.by_method[method].rate, 0) for method in methods]
        table.add_row(each.bot, words.percent(each.all.rate, 1), *parts)
    return table
