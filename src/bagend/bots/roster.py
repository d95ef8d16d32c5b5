"""Roster: the bots by name, and the loops in which they play each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from bagend.bots import characters, network, own, parts, tree
from bagend.bots.judge import NOTHING, Judge, hope_of, judge_of, sources_of
from bagend.bots.levels import TO_THE_END, Effort, Kind, Level
from bagend.engine import kernel
from bagend.engine.chance import below, stream
from bagend.engine.errors import UnknownBot
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.grids import Grids
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, Door, choose_uniformly, doors, folder_of, make_playouts
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE

MOST_SIMULATIONS = 1 << 24


def levels(game: Game) -> tuple[Level, ...]:
    """The bots that play this game, from the weakest to the strongest."""
    return judge_of(game).levels


def names(game: Game) -> tuple[str, ...]:
    """The bots of the house, from the weakest to the strongest."""
    return tuple(level.name for level in levels(game))


def all_names(game: Game) -> tuple[str, ...]:
    """The same, then the characters, then the bots of your own that have a short name."""
    house = (*names(game), *characters.names(game))
    return *house, *(name for name in own.names(game) if name not in house)


def rival(game: Game) -> str:
    """The bot one meets unless one asks for another: it answers at once, and not foolishly."""
    return [level.name for level in levels(game) if level.is_quick][-1]


def find(game: Game, name: str) -> int:
    """The number of a bot of the house."""
    if name not in names(game):
        raise UnknownBot("error-unknown-bot", bot=name, game=game.key, known=tuple(all_names(game)))
    return names(game).index(name)


def level(game: Game, name: str) -> Level:
    """A bot by its name; `tree:N` searches as the levels do, with N simulations, for measuring what more of them are
    worth, and `playout:N` is a search that plays every simulation to the end instead of asking a network.

    A character may also be written `spar:NAME`.  `module:Class`, `file.py:Class` and short names are bots of your own.
    `BOT@FILE` is a bot that searches, with a network of your own.
    """
    asking, at, file = name.partition("@")
    if at and not own.is_spec(name):
        return with_network(game, level(game, asking), file)
    kind, colon, which = name.partition(":")
    character = which if kind == "spar" else name
    if character in characters.names(game):
        return Level(name, Kind.CHARACTER, which=characters.all_names(game).index(character))
    if colon and kind in ("tree", "playout"):
        if not (which.isascii() and which.isdigit() and len(which) < 10 and 0 < int(which) <= MOST_SIMULATIONS):
            raise UnknownBot("error-tree-budget", bot=name, most=str(MOST_SIMULATIONS))
        effort = judge_of(game).effort._replace(simulations=int(which))
        return Level(name, Kind.TREE, effort._replace(depth=TO_THE_END) if kind == "playout" else effort)
    if name not in names(game) and own.find(game, name) is not None:
        return Level(name, Kind.OWN)
    return levels(game)[find(game, name)]


def with_network(game: Game, bot: Level, file: str) -> Level:
    """The same bot, asking a network that somebody trained."""
    hope_of(game)
    if bot.kind is not Kind.TREE or bot.effort.depth == TO_THE_END:
        raise UnknownBot("error-network-bot", bot=bot.name)
    network.read_own(game, file)
    return bot._replace(name=f"{bot.name}@{file}", network=file)


def budget(game: Game, name: str) -> int:
    """How many simulations a bot makes for an answer; 0 for one that does not search, or is no longer here."""
    try:
        return level(game, name).budget
    except UnknownBot:
        return 0


def choose(game: Game, name: str, views: Records, legal: Sequence[int], seed: int, mode: Mode | None = None) -> int:
    """A bot's answer.  The same view, answers and seed give the same answer, in every mode."""
    return Bot(game, level(game, name), mode or kernel.preferred_mode()).choose(views, legal, seed)


def try_out(game: Game) -> None:
    """Have every level give its first answer, after next to no thinking, so that nobody waits for its compiler later.

    Only what bots do is compiled; the rules stay as they are.
    """
    plain = doors(game, Mode.INTERPRETED)
    states = game.setup(game.options.read({}), game.take_seats(None))
    views, film, out = game.View.blank(), Film.blank(game.State, 0), np.zeros(MOST_LEGAL, np.int64)
    while states[0].seat == CHANCE:
        plain.apply(states, plain.draw(states, 0), film)
    plain.view(states, int(states[0].seat), views)
    legal = out[: plain.legal(states, out)].tolist()
    for each in levels(game):
        bot = Bot(game, each._replace(effort=each.effort._replace(simulations=1)), kernel.preferred_mode())
        bot.choose(views, legal, 1)
        if each.kind is Kind.TREE:
            # The first answer may be known by heart.
            bot.search(views, 1)


class Bot:
    """One bot with room to think in.  Only one thread at a time may ask it.

    `jobs` processes share the parts of its thinking, if its level has several; the answer does not depend on it.
    """

    def __init__(self, game: Game, level: Level, mode: Mode, jobs: int = 1) -> None:
        self.game = game
        self.level = level
        self.mode = mode
        self.jobs = jobs
        self.judge = judge_of(game)
        self.doors = bot_doors(game, mode)

    @cached_property
    def mind(self) -> tree.Mind:
        return tree.mind(self.game, self.judge, self.level.effort.simulations)

    @cached_property
    def own(self) -> own.OwnBot:
        found = own.find(self.game, self.level.name)
        assert found is not None
        return found

    @cached_property
    def tables(self) -> Any:
        if self.level.network:
            return network.with_room(*network.read_own(self.game, self.level.network))
        return self.judge.tables()

    def choose(self, views: Records, legal: Sequence[int], seed: int) -> int:
        if len(legal) == 1:
            return int(legal[0])
        if self.level.kind is Kind.OWN:
            return own.ask(self.game, self.level.name, self.own, views, legal, seed)
        if self.level.is_quick:
            answers = np.array(legal, np.int64)
            return int(self.doors.choose(int(self.level.kind), views, answers, len(legal), stream(seed)))
        if self.level.kind is Kind.SAGE:
            return int(legal[int(np.argmax(self.estimate(views, legal)))])
        if self.level.kind is Kind.CHARACTER:
            answers = np.array(legal, np.int64)
            return int(self.doors.character(self.level.which, views, answers, len(legal), stream(seed)))
        known = int(self.doors.opening(views, np.array(legal, np.int64), len(legal), stream(seed)))
        return known if known != NOTHING else self.search(views, seed)

    def estimate(self, views: Records, legal: Sequence[int]) -> Any:
        """The chance to win after each answer, by the judge alone."""
        chances = np.zeros(len(legal))
        self.doors.estimate(views, np.array(legal, np.int64), len(legal), self.judge.book(views), chances)
        return chances

    def search(self, views: Records, seed: int) -> int:
        if self.level.effort.parts > 1:
            return parts.pick(self.estimates(views, seed), bool(self.judge.mixes(views[0])), seed)
        return self.search_once(views, seed, self.level.effort)

    def search_once(self, views: Records, seed: int, effort: Effort) -> int:
        return int(self.doors.search(views, self.mind, self.tables, stream(seed), effort))

    def estimates(self, views: Records, seed: int) -> list[tree.Estimate]:
        """What a search thinks of every answer, best first."""
        many = self.level.effort.parts > 1
        return parts.think(self, views, seed, self.jobs) if many else self.think_once(views, seed)

    def think_once(self, views: Records, seed: int) -> list[tree.Estimate]:
        """What one search thinks, all of its simulations made."""
        self.search_once(views, seed, self.level.effort._replace(makes_all=1))
        root = tree.root_of(tree.trees_of(self.game, self.judge), int(views[0].viewer))
        return tree.estimates(self.mind.nodes, root)


@dataclass(frozen=True)
class BotDoors:
    """What bots do, plain or compiled.  Nothing is compiled before a door is first used."""

    choose: Door
    playouts: Door
    search: Door
    estimate: Door
    opening: Door
    character: Door


@cache
def bot_doors(game: Game, mode: Mode) -> BotDoors:
    judge = judge_of(game)
    made = (
        make_choose(judge),
        make_playouts(game, judge.greedy, reads_state=False),
        tree.make_search(game, judge),
        make_estimate(judge),
        make_opening(judge),
        make_character(game),
    )
    if mode is Mode.INTERPRETED:
        return BotDoors(*made)
    folder = folder_of(game, mode, also=sources_of(game))
    return BotDoors(*(kernel.compiled(door, folder, mode) for door in made))


@cache
def grids(game: Game, is_uniform: bool) -> Grids:
    """What quick bots do on a GPU; those that answer uniformly need no judge there."""
    if is_uniform:
        return Grids(game)
    return Grids(game, judge_of(game).greedy, reads_state=False, also=tuple(sources_of(game)))


def make_choose(judge: Judge) -> Door:
    greedy = judge.greedy

    def choose_door(kind: int, views: Records, legal: Row, n: int, streams: Records) -> int:
        stream = streams[0]
        if kind == Kind.UNIFORM or (kind == Kind.NOVICE and below(stream, 2) == 0):
            return choose_uniformly(views[0], legal, n, stream)
        return greedy(views[0], legal, n, stream)

    return choose_door


def make_estimate(judge: Judge) -> Door:
    estimate = judge.estimate or estimate_nothing

    def estimate_door(views: Records, legal: Row, n: int, book: Any, chances: Row) -> None:
        estimate(views[0], legal, n, book, chances)

    return estimate_door


def make_opening(judge: Judge) -> Door:
    opening = judge.opening

    def opening_door(views: Records, legal: Row, n: int, streams: Records) -> int:
        return opening(views[0], legal, n, streams[0])

    return opening_door


def make_character(game: Game) -> Door:
    choose_in_style = characters.chooser(game) or without_style

    def character_door(which: int, views: Records, legal: Row, n: int, streams: Records) -> int:
        return choose_in_style(which, views[0], legal, n, streams[0])

    return character_door


@kernel.hot
def without_style(which: int, view: Any, legal: Row, n: int, stream: Any) -> int:
    """For a game without characters."""
    return choose_uniformly(view, legal, n, stream)


@kernel.hot
def estimate_nothing(view: Any, legal: Row, n: int, book: Any, chances: Any) -> None:
    """For a game whose judge cannot tell chances without a search."""
    for i in range(n):
        chances[i] = 0.0
