"""Roster: the bots by name, and the loops in which they play each other."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bagend.bots.uniform import choose_uniform
from bagend.engine import kernel
from bagend.engine.chance import below, stream
from bagend.engine.errors import UnknownBot, either
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, copy_record
from bagend.engine.loops import Door, folder_of
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY

NAMES = ("uniform", "greedy")
"""From the weakest to the strongest."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that play this game."""
    return NAMES


def find(game: Game, name: str) -> int:
    """The number of a bot."""
    if name not in names(game):
        raise UnknownBot(f"There is no bot {name!r} for {game.key}; expected {either(names(game))}.", bot=name)
    return NAMES.index(name)


def judge(game: Game) -> Any:
    """The module that knows how good an answer of this game looks."""
    return import_module(f"bagend.bots.judges.{game.key}")


def choose(game: Game, name: str, views: Records, legal: Sequence[int], seed: int, mode: Mode | None = None) -> int:
    """A bot's answer.  The same view, answers and seed give the same answer, in every mode."""
    bot = find(game, name)
    doors = bot_doors(game, mode or kernel.preferred_mode())
    return int(doors.choose(bot, views, np.array(legal, np.int64), len(legal), stream(seed)))


class BotDoors:
    """What bots do, plain or compiled."""

    def __init__(self, choose: Door, playouts: Door) -> None:
        self.choose = choose
        self.playouts = playouts


@cache
def bot_doors(game: Game, mode: Mode) -> BotDoors:
    greedy = judge(game).choose_greedy
    choose = make_choose(choose_uniform, greedy)
    playouts = make_bot_playouts(game.legal, game.apply, game.odds, game.draw, game.view, choose_uniform, greedy)
    if mode is Mode.INTERPRETED:
        return BotDoors(choose, playouts)
    folder = folder_of(game, mode, also=[*Path(__file__).parent.glob("*.py"), Path(judge(game).__file__)])
    return BotDoors(kernel.compiled(choose, folder, mode), kernel.compiled(playouts, folder, mode))


Choose = Callable[..., int]


def make_choose(uniform: Choose, greedy: Choose) -> Door:
    def choose_door(bot: int, views: Records, legal: Row, n: int, streams: Records) -> int:
        if bot == 0:
            return uniform(views[0], legal, n, streams[0])
        return greedy(views[0], legal, n, streams[0])

    return choose_door


def make_bot_playouts(
    legal: Door, apply: Door, odds: Door, draw: Door, view: Door, uniform: Choose, greedy: Choose
) -> Door:
    def bot_playouts(
        first: Records,
        states: Records,
        seeds: Row,
        streams: Records,
        views: Records,
        bots: Row,
        out: Row,
        film: Film,
        longest: int,
        answers: Row,
    ) -> None:
        """Play a match from `first` in each of `states`, bot number bots[seat] answering for each seat."""
        stream = streams[0]
        for i in range(len(states)):
            copy_record(states, i, first[0])
            state = states[i]
            stream.x = seeds[i]
            n_answers = 0
            while state.seat != NOBODY and n_answers < longest:
                if state.seat == CHANCE:
                    action = draw(state, below(stream, odds(state)))
                else:
                    n = legal(state, out)
                    view(state, state.seat, views[0])
                    if bots[state.seat] == 0:
                        action = uniform(views[0], out, n, stream)
                    else:
                        action = greedy(views[0], out, n, stream)
                apply(state, action, film)
                n_answers += 1
            answers[i] = n_answers

    return bot_playouts
