"""Bench: what a step costs, with peers in the same run.

Every figure is per second of CPU time of this process, the median of five runs.  A step is one answer, CHANCE
included; decisions are the answers of seats alone.  The peers are OpenSpiel's dice games: their rollouts run inside
C++ (one search simulation whose leaf value is many random rollouts), ours inside our own loop.
"""

import platform
import random
import re
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

from rich.table import Table

from bagend.engine import kernel
from bagend.engine.chance import seeds
from bagend.engine.errors import BadOption, Phrase
from bagend.engine.game import Game
from bagend.engine.gpu import find_gpu
from bagend.engine.loops import doors, play_out
from bagend.engine.words import LANGUAGES, Words
from bagend.games import all_games
from bagend.lab import batch
from bagend.lab.bench_gpu import GpuSpeed, gpu_speeds
from bagend.lab.bench_levels import Thinking, levels
from bagend.lab.bench_peers import installed
from bagend.lab.bench_search import SEARCH_PEERS, SIMULATIONS, Play, our_searches, their_searches
from bagend.lab.bench_server import Served, as_table
from bagend.lab.bench_starts import Start, starts
from bagend.lab.measures import Missing
from bagend.lab.words import lab_words

RUNS = 5
PEERS = ("pig", "backgammon", "yacht")


@dataclass(frozen=True)
class Speed:
    """One row of the table: how much of a game is played per CPU second."""

    name: str
    what: Phrase
    answers: float
    decisions: float
    matches: float
    simulations: float = 0.0


@dataclass
class Figures:
    """All that was measured."""

    speeds: list[Speed] = field(default_factory=list)
    thinking: list[Thinking] = field(default_factory=list)
    starts: list[Start] = field(default_factory=list)
    gpu: list[GpuSpeed] = field(default_factory=list)
    server: list[Served] = field(default_factory=list)
    envs: list[Speed] = field(default_factory=list)


USUAL_ROWS = ("steps", "envs", "search", "levels", "starts")
ROWS = (*USUAL_ROWS, "server", "gpu")
"""What can be measured: the last not on every machine, and the one before it alone, for it wants the whole machine."""


def measure(
    rows: Sequence[str],
    seconds: float,
    told: Callable[[Phrase], None],
    envs: Callable[[Game, float], tuple[float, float]] = lambda game, seconds: (0.0, 0.0),
    server: Callable[[float], list[Served]] = lambda seconds: [],
) -> Figures:
    """The rows that are asked for; `told` hears what is being measured.

    `envs` measures the decisions and the answers per second of a batched environment, and `server` what one server
    carries; the lab depends on neither.
    """
    figures = Figures()
    pyspiel = peers() if {"steps", "search"} & set(rows) else None
    if "steps" in rows:
        told(Phrase("bench-measuring-steps"))
        figures.speeds += [row for game in all_games() for row in ours(game, seconds)]
        figures.speeds += [peer(pyspiel, name, seconds) for name in PEERS]
    if "envs" in rows:
        told(Phrase("bench-measuring-envs"))
        what, theirs = Phrase("bench-env"), Phrase("bench-env-peer")
        for game in all_games():
            decisions, answers = envs(game, seconds)
            figures.envs.append(Speed(game.key, what, answers, decisions, 0.0))
        figures.envs += [
            Speed(f"{peer.library} {peer.game}", theirs, 0.0, peer.moves, 0.0) for peer in installed(seconds)
        ]
    if "search" in rows:
        told(Phrase("bench-measuring-search"))
        figures.speeds += searches(pyspiel, seconds)
    if "levels" in rows:
        for game in all_games():
            told(Phrase("bench-measuring-levels", {"game": game.key}))
            figures.thinking += levels(game, seconds)
    if "starts" in rows:
        told(Phrase("bench-measuring-starts"))
        figures.starts += starts()
    if "server" in rows:
        figures.server += server(seconds)
    if "gpu" in rows:
        gpu = find_gpu()
        for game in all_games():
            told(Phrase("bench-measuring-gpu", {"game": game.key}))
            figures.gpu += gpu_speeds(game, gpu)
    return figures


def read_rows(text: str) -> tuple[str, ...]:
    """The names of rows, separated by commas; the usual ones if none are named."""
    chosen = tuple(text.split(",")) if text else USUAL_ROWS
    for name in chosen:
        if name not in ROWS:
            raise BadOption("error-no-benchmark", rows=name, known=ROWS)
    return chosen


def peers() -> Any:
    try:
        import pyspiel
    except ImportError:
        raise Missing("error-no-openspiel") from None
    return pyspiel


def searches(pyspiel: Any, seconds: float) -> list[Speed]:
    """Simulations with one playout to the end in each, ours and theirs."""
    ours = Phrase("bench-search", {"kind": "ISMCTS"})
    found = [searched(game.key, ours, *our_searches(game), seconds) for game in all_games()]
    for name, kind in SEARCH_PEERS.items():
        what = Phrase("bench-search-peer", {"kind": kind})
        found.append(searched(f"OpenSpiel {name}", what, *their_searches(pyspiel, name), seconds))
    return found


def searched(name: str, what: Phrase, play: Play, length: float, seconds: float) -> Speed:
    """A playout has about so many answers; those within the tree are not counted apart."""
    simulations = timed(name, what, play, seconds).matches * SIMULATIONS
    return Speed(name, what, simulations * length, 0.0, 0.0, simulations)


def ours(game: Game, seconds: float) -> list[Speed]:
    """Random playouts with every seat taken and all options as they are by default; then greedy matches."""
    mode = {"mode": str(kernel.preferred_mode())}
    return [
        timed(game.key, Phrase("bench-playouts", {**mode}), uniform_playouts(game), seconds),
        timed(game.key, Phrase("bench-greedy", {**mode}), greedy_matches(game), seconds),
    ]


def uniform_playouts(game: Game) -> Play:
    playouts = doors(game, kernel.preferred_mode()).playouts
    first = game.setup(game.options.read({}), game.take_seats(None))

    def play(matches: int) -> tuple[int, int]:
        played = play_out(game, playouts, first, seeds(1, 0, matches))
        return int(played.lengths.sum()), played.decisions

    return play


def greedy_matches(game: Game) -> Play:
    seats = game.take_seats(None)

    def play(matches: int) -> tuple[int, int]:
        plan = batch.Plan(game.key, matches, seats, ("greedy",) * len(seats), {}, 1)
        return sum(int(block.answers.sum()) for block in batch.play(plan, jobs=1)), 0

    return play


def timed(name: str, what: Phrase, play: Play, seconds: float) -> Speed:
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

    return timed(f"OpenSpiel {name}", Phrase("bench-rollouts"), rollouts, seconds)


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


def processor() -> str:
    """What this machine calls its processor."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def as_json(figures: Figures) -> dict[str, Any]:
    return {
        "processor": processor(),
        "speed": [{**vars(row), "what": str(row.what)} for row in (*figures.speeds, *figures.envs)],
        "levels": [vars(row) for row in figures.thinking],
        "start": [{**vars(row), "name": str(row.name)} for row in figures.starts],
        "server": [{**vars(row), "what": str(row.what)} for row in figures.server],
        "gpu": [{**vars(row), "what": str(row.what)} for row in figures.gpu],
    }


def ratio(rows: Sequence[Speed], peer: Speed, words: Words) -> str:
    """How many times as fast as a peer our slowest and our fastest game are; nothing for a game of ours."""
    ours = [row.decisions / peer.decisions for row in rows if row.what.message == "bench-env" and peer.decisions]
    if peer.what.message == "bench-env" or not ours:
        return ""
    return f"{words.number(min(ours), 1)}–{words.number(max(ours), 1)} ×"


def as_markdown(table: Table) -> str:
    """A table for a document."""
    columns = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    head, *rows = (f"| {' | '.join(row)} |" for row in zip(*columns, strict=True))
    line = "|".join(" ---: " if column.justify == "right" else " --- " for column in table.columns)
    return "\n".join([head, f"|{line}|", *rows])


def write_into(text: str, tables: Mapping[str, Table]) -> str:
    """A document with its tables brought up to date: each stands between `<!-- bench NAME -->` and `<!-- end -->`.

    A table that the document has no place for comes at its end.
    """
    for name, table in tables.items():
        marks = f"<!-- bench {name} -->\n", "\n<!-- end -->"
        made = as_markdown(table).join(marks)
        place = re.search(re.escape(marks[0]) + ".*?" + re.escape(marks[1]), text, re.DOTALL)
        text = text[: place.start()] + made + text[place.end() :] if place else f"{text}\n{made}\n"
    return text


def as_tables(figures: Figures, language: str = LANGUAGES[0]) -> Iterator[tuple[str, Table]]:
    """A table for each kind of row that was measured, with the name of the row."""
    words = lab_words(language)

    def count(figure: float) -> str:
        return words.number(figure) if figure else ""

    def what(row: Speed | GpuSpeed) -> str:
        return row.what.in_words(language)

    def table_of(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], texts: int) -> Table:
        """A table whose first columns are texts, the others figures."""
        table = Table(title=title, title_justify="left")
        for number, heading in enumerate(headings):
            table.add_column(words(f"bench-{heading}"), justify="left" if number < texts else "right")
        for row in rows:
            table.add_row(*row)
        return table

    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]
    steps = [row for row in figures.speeds if not row.simulations]
    if steps:
        headings = ("game", "what", "steps", "moves", "games")
        rows = [(row.name, what(row), *map(count, (row.answers, row.decisions, row.matches))) for row in steps]
        yield "steps", table_of(words("bench-title-steps"), headings, rows, texts=2)
    if figures.envs:
        headings = ("game", "what", "steps", "moves", "ratio")
        rows = [
            (row.name, what(row), count(row.answers), count(row.decisions), ratio(figures.envs, row, words))
            for row in figures.envs
        ]
        yield "envs", table_of(words("bench-title-envs"), headings, rows, texts=2)
    searches = [row for row in figures.speeds if row.simulations]
    if searches:
        headings = ("game", "what", "simulations-per-second", "steps-in-each", "steps")
        rows = [
            (row.name, what(row), *map(count, (row.simulations, row.answers / row.simulations, row.answers)))
            for row in searches
        ]
        yield "search", table_of(words("bench-title-search"), headings, rows, texts=2)
    if figures.thinking:
        headings = ("game", "level", "simulations", "positions", "mean", "slowest")
        rows = [
            (
                *(row.name, row.level, count(row.simulations), count(row.positions)),
                *(words.number(row.mean, 2), words.number(row.slowest, 2)),
            )
            for row in figures.thinking
        ]
        yield "levels", table_of(words("bench-title-levels", processor=processor()), headings, rows, texts=2)
    if figures.starts:
        rows = [(row.name.in_words(language), words.number(row.seconds, 2)) for row in figures.starts]
        yield "starts", table_of(words("bench-title-starts"), ("what", "seconds"), rows, texts=1)
    if figures.server:
        yield "server", as_table(figures.server, language)
    if figures.gpu:
        headings = ("game", "what", "same", "at-once", "steps")
        rows = [
            (
                *(row.name, what(row), words("bench-same-yes" if row.is_same else "bench-same-no")),
                *(count(row.matches), count(row.answers)),
            )
            for row in figures.gpu
        ]
        yield "gpu", table_of(words("bench-title-gpu", gpu=find_gpu().driver.name()), headings, rows, texts=3)
