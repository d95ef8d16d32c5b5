"""Bench: what a step costs, with peers in the same run.

Every figure is per second of CPU time of this process, the median of five runs.  A step is one answer, CHANCE
included; decisions are the answers of seats alone.  The peers are OpenSpiel's dice games: their rollouts run inside
C++ (one search simulation whose leaf value is many random rollouts), ours inside our own loop.
"""

import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table

from bagend.engine import kernel
from bagend.engine.chance import Stream, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.games import all_games
from bagend.lab import batch
from bagend.lab.bench_search import SEARCH_PEERS, SIMULATIONS, our_searches, their_searches
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
    simulations: float = 0.0


@dataclass(frozen=True)
class Start:
    """How long one waits before the first answer, in CPU seconds of a fresh process."""

    name: str
    seconds: float


STARTS = {
    "import bagend": "import bagend",
    "{key}: what a table needs, compiled": (
        "from bagend.games import find; from bagend.engine import loops, kernel;"
        "loops.compile_ahead(find({key!r}), kernel.preferred_mode())"
    ),
    "{key}: random playouts, compiled": (
        "from bagend.games import find; from bagend.lab.bench import uniform_playouts;"
        "uniform_playouts(find({key!r}))(1)"
    ),
}
"""What is started, each cold and then from the cache."""


def starts() -> list[Start]:
    """Fresh processes with an empty cache of their own, then the same again."""
    rows = []
    with tempfile.TemporaryDirectory() as cache:
        for name, code in STARTS.items():
            keys = [game.key for game in all_games()] if "{key}" in name else [""]
            for key in keys:
                for how in ("cold", "from cache"):
                    spent = cpu_seconds(code.format(key=key), {**os.environ, "XDG_CACHE_HOME": cache})
                    rows.append(Start(f"{name.format(key=key)}, {how}", spent))
                # What one start left in the cache would help the next.
                shutil.rmtree(Path(cache) / "bagend", ignore_errors=True)
    return rows


def cpu_seconds(code: str, environment: dict[str, str]) -> float:
    """What a fresh process spends on this, its own start left out."""
    measured = f"import time; begun = time.process_time()\n{code}\nprint(time.process_time() - begun)"
    done = subprocess.run([sys.executable, "-c", measured], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure(seconds: float) -> list[Speed]:
    try:
        import pyspiel
    except ImportError:
        raise Missing("The peers need OpenSpiel: pip install 'bagend[bench]'.") from None
    rows = [row for game in all_games() for row in ours(game, seconds)]
    rows += [peer(pyspiel, name, seconds) for name in PEERS]
    rows += [searched(game.key, "search, ISMCTS", our_searches(game), seconds) for game in all_games()]
    return rows + [
        searched(f"OpenSpiel {name}", f"search, {kind} in C++", their_searches(pyspiel, name), seconds)
        for name, kind in SEARCH_PEERS.items()
    ]


def searched(name: str, what: str, play: "Play", seconds: float) -> Speed:
    """Simulations, each with one playout to the end."""
    found = timed(name, what, play, seconds)
    return Speed(name, what, 0.0, 0.0, 0.0, found.matches * SIMULATIONS)


def ours(game: Game, seconds: float) -> list[Speed]:
    """Random playouts with every seat taken and all options as they are by default; then greedy matches."""
    mode = kernel.preferred_mode()
    return [
        timed(game.key, f"random playouts, {mode}", uniform_playouts(game), seconds),
        timed(game.key, f"greedy matches, {mode}", greedy_matches(game), seconds),
    ]


Play = Callable[[int], tuple[int, int]]
"""Plays so many matches; gives the number of answers and of decisions."""


def uniform_playouts(game: Game) -> Play:
    playouts = doors(game, kernel.preferred_mode()).playouts
    first = game.setup(game.options.read({}), game.take_seats(None))
    out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)

    def play(matches: int) -> tuple[int, int]:
        answers = np.zeros(matches, np.int64)
        states = game.State.blank(matches)
        streams = Stream.blank()
        decisions = playouts(first, states, seeds(1, 0, matches), streams, out, film, game.longest, answers)
        return int(answers.sum()), int(decisions)

    return play


def greedy_matches(game: Game) -> Play:
    seats = game.take_seats(None)

    def play(matches: int) -> tuple[int, int]:
        plan = batch.Plan(game.key, matches, seats, ("greedy",) * len(seats), {}, 1)
        return sum(int(block.answers.sum()) for block in batch.play(plan, jobs=1)), 0

    return play


def timed(name: str, what: str, play: Play, seconds: float) -> Speed:
    """Find how many matches fill the time, then take the median of several runs."""
    play(1)
    matches, spent = 4, 0.0
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


def as_json(speeds: list[Speed], waits: list[Start]) -> dict[str, Any]:
    return {"speed": [vars(row) for row in speeds], "start": [vars(row) for row in waits]}


def as_tables(speeds: list[Speed], waits: list[Start]) -> Iterator[Table]:
    table = Table(title="Per second of CPU time, one core, median of five runs", title_justify="left")
    table.add_column("game")
    table.add_column("what")
    for heading in ("answers/s", "decisions/s", "matches/s", "simulations/s"):
        table.add_column(heading, justify="right")
    for row in speeds:
        figures = (row.answers, row.decisions, row.matches, row.simulations)
        table.add_row(row.name, row.what, *(f"{figure:,.0f}" if figure else "" for figure in figures))
    yield table
    table = Table(title="Before the first answer, CPU seconds of a fresh process", title_justify="left")
    table.add_column("what")
    table.add_column("s", justify="right")
    for wait in waits:
        table.add_row(wait.name, f"{wait.seconds:.2f}")
    yield table
