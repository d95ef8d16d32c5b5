"""Bench: what a step costs, with peers in the same run.

Every figure is per second of CPU time of this process, the median of five runs.  A step is one answer, CHANCE
included; decisions are the answers of seats alone.  The peers are OpenSpiel's dice games: their rollouts run inside
C++ (one search simulation whose leaf value is many random rollouts), ours inside our own loop.
"""

import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table

from bagend.bots import roster
from bagend.engine import kernel
from bagend.engine.chance import Stream, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.games import all_games
from bagend.lab.measures import Missing

RUNS = 5
PEERS = ("pig", "backgammon", "yacht")


@dataclass(frozen=True)
class Speed:
    """One row of the table: how much of a game is played per CPU second."""

    name: str
    what: str
    answers: float
    decisions: float
    matches: float


def measure(seconds: float) -> list[Speed]:
    rows = [row for game in all_games() for row in ours(game, seconds)]
    try:
        import pyspiel
    except ImportError:
        raise Missing("The peers need OpenSpiel: pip install 'bagend[bench]'.") from None
    return [*rows, *(peer(pyspiel, name, seconds) for name in PEERS)]


def ours(game: Game, seconds: float) -> list[Speed]:
    """Random playouts with every seat taken and all options as they are by default; then greedy matches."""
    mode = kernel.preferred_mode()
    first = game.setup(game.options.read({}), tuple(range(len(game.seats))))
    out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    playouts = doors(game, mode).playouts
    bots = roster.bot_doors(game, mode).playouts

    def uniform(matches: int) -> tuple[int, int]:
        answers = np.zeros(matches, np.int64)
        states = game.State.blank(matches)
        decisions = playouts(first, states, seeds(1, 0, matches), Stream.blank(), out, film, game.longest, answers)
        return int(answers.sum()), int(decisions)

    def greedy(matches: int) -> tuple[int, int]:
        answers = np.zeros(matches, np.int64)
        states, levels = game.State.blank(matches), np.ones(len(game.seats), np.int64)
        bots(
            first,
            states,
            seeds(1, 0, matches),
            Stream.blank(),
            game.View.blank(),
            levels,
            out,
            film,
            game.longest,
            answers,
        )
        return int(answers.sum()), 0

    return [
        timed(f"{game.key}", f"random playouts, {mode}", uniform, seconds),
        timed(f"{game.key}", f"greedy matches, {mode}", greedy, seconds),
    ]


def timed(name: str, what: str, play: Callable[[int], tuple[int, int]], seconds: float) -> Speed:
    """Find how many matches fill the time, then take the median of several runs."""
    play(1)
    matches, spent = 16, 0.0
    while True:
        begun = process_time()
        play(matches)
        spent = process_time() - begun
        if spent > seconds / 4:
            break
        matches *= 4
    matches = max(1, int(matches * seconds / spent))
    runs = []
    for _ in range(RUNS):
        begun = process_time()
        answers, decisions = play(matches)
        spent = process_time() - begun
        runs.append((answers / spent, decisions / spent, matches / spent))
    medians = [statistics.median(column) for column in zip(*runs, strict=True)]
    return Speed(name, what, *medians)


def peer(pyspiel: Any, name: str, seconds: float) -> Speed:
    """A game of OpenSpiel's, rolled out at random inside C++."""
    game = pyspiel.load_game(name)
    decisions, nodes = mean_length(game, matches=40)

    def rollouts(matches: int) -> tuple[int, int]:
        evaluator = pyspiel.RandomRolloutEvaluator(matches, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 42, False)
        bot.step(first_decision(game))
        return int(matches * nodes), int(matches * decisions)

    return timed(f"OpenSpiel {name}", "random rollouts in C++", rollouts, seconds)


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    source = random.Random(1)
    while state.is_chance_node():
        state.apply_action(source.choice([action for action, _ in state.chance_outcomes()]))
    return state


def mean_length(game: Any, matches: int) -> tuple[float, float]:
    """Decisions and nodes of a random match, counted through the Python interface."""
    source = random.Random(0)
    decisions = nodes = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, weights)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                decisions += 1
            nodes += 1
    return decisions / matches, nodes / matches


def as_json(rows: list[Speed]) -> list[dict[str, Any]]:
    return [vars(row) for row in rows]


def as_table(rows: list[Speed]) -> Table:
    table = Table(title="Per second of CPU time, one core, median of five runs", title_justify="left")
    table.add_column("game")
    table.add_column("what")
    for heading in ("answers/s", "decisions/s", "matches/s"):
        table.add_column(heading, justify="right")
    for row in rows:
        decisions = f"{row.decisions:,.0f}" if row.decisions else ""
        table.add_row(row.name, row.what, f"{row.answers:,.0f}", decisions, f"{row.matches:,.0f}")
    return table
