"""What one server carries: many live matches at once, each with two pages, against a real server of its own.

The server is a process beside this one, on this machine alone, with a new SQLite file in which every answer is synced
before anybody sees it.  Matches of the four games in turn are broken off anywhere; then each goes on with one answer
every twenty seconds.  First people play alone, then bots think beside them, at last hundreds look on at one match.  The
pages run on the same cores as the server, so their own CPU time is told too.
"""

import asyncio
import contextlib
import gc
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from rich.table import Table

from bagend.bots import roster
from bagend.engine.errors import BagendError, Phrase
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.words import Words
from bagend.games import all_games, find
from bagend.lab.load import Alone, Pair, Tally, open_page, play
from bagend.lab.words import lab_words

HOST = "127.0.0.1"
EVERY = 20.0
"""Seconds between two answers of a match."""

PLAYED = 30.0
"""How many seconds people play, for each second asked for."""

BOTS = 8
SPECTATORS = 300
SPECTATED = 20
"""How many answers are given at a match that many look on at."""

PATIENCE = 600.0
"""Seconds for the rules to be compiled."""

AT_ONCE = 8
"""How many pages are opened at the same time."""

SEED = 1


class NoServer(BagendError):
    """There is nothing to be measured."""

    code = "no-server"


class Rehearsed(Protocol):
    """A match in a database, and what opens its seats."""

    @property
    def match(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def cookies(self) -> Sequence[str]: ...


Rehearse = Callable[[str, Sequence[Game], int, int, str], Sequence[Rehearsed]]
"""(database, games, count, seed, bot) -> matches of two people, or of one and such a bot, put into the database"""


@dataclass(frozen=True)
class Served:
    """What was measured while people played."""

    what: Phrase
    matches: int
    pages: int
    answers: int
    unanswered: int
    bots: int
    """How many of the answers bots gave."""

    median: float
    """Milliseconds from sending an answer until the opponent's page has it; so the next three."""

    p95: float
    p99: float
    slowest: float
    cpu: float
    """Milliseconds of the server's CPU time for an answer."""

    core: float
    """The part of a core that the server used, in percent."""

    pages_core: float
    """The same for the pages."""

    sent: float
    """KB sent for an answer to all who see it."""

    memory: float
    """KiB of the server's memory for each match with its pages, when they were opened."""

    growth: float
    """KiB that the server's memory grew with an answer."""

    stages: dict[str, float] = field(default_factory=dict)
    """Milliseconds for an answer by stage.  Waiting for the disk takes time, but no CPU time."""

    slow: dict[str, int] = field(default_factory=dict)
    """How often each stage took long enough for people to notice: where the slowest answers were held up."""


def serve(rehearse: Rehearse, matches: int, seconds: float, told: Callable[[Phrase], None]) -> list[Served]:
    """Three rows: people alone, bots thinking beside them, and one match with many who look on."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.db'}"
        told(Phrase("bench-server-filling", {"matches": matches}))
        people = rehearse(database, all_games(), matches, SEED, "")
        duel = find("duel")
        bots = rehearse(database, [duel], BOTS, SEED + 1, roster.names(duel)[-1])
        watched = rehearse(database, [duel], 1, SEED + 2, "")
        with running(database) as server:
            told(Phrase("bench-server-compiling"))
            server.wait_until_compiled()
            told(Phrase("bench-server-opening", {"matches": matches}))
            return asyncio.run(_load(server, people, bots, watched[0], PLAYED * seconds))


async def _load(
    server: "Server", people: Sequence[Rehearsed], bots: Sequence[Rehearsed], watched: Rehearsed, seconds: float
) -> list[Served]:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    trial = Trial(server, len(people), random.Random(SEED))
    await trial.open([(Pair(trial.tally, trial.choose), match, match.cookies) for match in people])
    # Looking at so many pages for garbage would take longer than all that is measured.
    gc.collect()
    gc.freeze()
    rows = [await trial.measure(Phrase("bench-server-people"), trial.play(EVERY, seconds))]
    await trial.open([(Alone(trial.tally, trial.choose), match, match.cookies) for match in bots])
    rows.append(await trial.measure(Phrase("bench-server-bots"), trial.play(EVERY, seconds)))
    trial.close()
    lookers = ("",) * SPECTATORS
    trial = Trial(server, 1, random.Random(SEED))
    await trial.open([(Pair(trial.tally, trial.choose), watched, (*watched.cookies, *lookers))])
    what = Phrase("bench-server-spectators", {"count": SPECTATORS})
    rows.append(await trial.measure(what, trial.play(1.0, SPECTATED)))
    trial.close()
    return rows


class Trial:
    """Pages that are opened, and what is measured while they play."""

    def __init__(self, server: "Server", matches: int, choose: random.Random) -> None:
        self.server = server
        self.matches = matches
        self.choose = choose
        self.tally = Tally()
        self.memory = 0.0
        self._players: list[Pair | Alone] = []

    async def open(self, wanted: Sequence[tuple[Pair | Alone, Rehearsed, Sequence[str]]]) -> None:
        """Open the pages of these players, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)
        before = self.server.figures()

        async def open(player: Pair | Alone, match: Rehearsed, cookies: Sequence[str]) -> None:
            async with gate:
                for cookie in cookies:
                    await open_page(HOST, self.server.port, match.match, cookie, self.tally, player)

        await asyncio.gather(*(open(*each) for each in wanted))
        self._players += [player for player, *_ in wanted]
        after = self.server.figures()
        self.memory = self.memory or (after[MEMORY] - before[MEMORY]) / 1024 / len(wanted)

    async def play(self, every: float, seconds: float) -> None:
        pairs = [player for player in self._players if isinstance(player, Pair)]
        await play(pairs, every, seconds, self.choose)

    async def measure(self, what: Phrase, playing: Awaitable[None]) -> Served:
        tally = self.tally
        tally.clear()
        before, begun, spent = self.server.figures(), time.perf_counter(), time.process_time()
        await playing
        lasted, own = time.perf_counter() - begun, time.process_time() - spent
        after = self.server.figures()
        used = {name: after[name] - before.get(name, 0.0) for name in after}
        each = 1 / max(1, tally.answers)
        waits = sorted(tally.waits) or [0.0]
        median, p95, p99 = (1000 * waits[len(waits) * part // 100] for part in (50, 95, 99))
        return Served(
            what,
            self.matches,
            sum(len(player.pages) for player in self._players),
            tally.answers,
            tally.unanswered,
            tally.by_bots,
            median,
            p95,
            p99,
            1000 * waits[-1],
            1000 * used[CPU] * each,
            100 * used[CPU] / lasted,
            100 * own / lasted,
            tally.bytes * each / 1000,
            self.memory,
            used[MEMORY] / 1024 * each,
            {found[1]: 1000 * used[name] * each for name in used if (found := STAGE.fullmatch(name))},
            {found[1]: int(used[name]) for name in used if (found := SLOW.fullmatch(name)) and used[name]},
        )

    def close(self) -> None:
        for player in self._players:
            for page in player.pages:
                page.close()


CPU = "process_cpu_seconds_total"
MEMORY = "process_resident_memory_bytes"
COMPILED = "bagend_games_compiled"
STAGE = re.compile(r'bagend_stage_seconds_total\{stage="(\w+)"\}')
LEAST = 50
"""From how many milliseconds on the server says that a stage was slow."""

SLOW = re.compile(r'bagend_slow_stages_total\{stage="(\w+)"\}')


class Server:
    """A server that is running."""

    def __init__(self, port: int) -> None:
        self.port = port

    def figures(self) -> dict[str, float]:
        """What it says of itself."""
        with urllib.request.urlopen(f"http://{HOST}:{self.port}/metrics", timeout=PATIENCE) as answer:
            lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    def wait_until_compiled(self) -> None:
        if preferred_mode() is not Mode.COMPILED:
            return
        end = time.monotonic() + PATIENCE
        while self.figures()[COMPILED] < len(all_games()):
            if time.monotonic() > end:
                raise NoServer("error-server-not-compiled")
            time.sleep(0.2)


@contextlib.contextmanager
def running(database: str) -> Iterator[Server]:
    """A server over this database; it ends when this does."""
    command = [sys.executable, "-m", "bagend", "table", "--no-browser", "--host", HOST, "--port", "0"]
    process = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        opened = re.search(rf"{re.escape(HOST)}:(\d+)/", process.stdout.readline())
        if opened is None:
            raise NoServer("error-server-not-open")
        yield Server(int(opened[1]))
    finally:
        process.terminate()
        process.communicate()


def as_table(rows: Sequence[Served], language: str) -> Table:
    """A column for each row: there is more to be said of each than fits beside each other."""
    words = lab_words(language)
    table = Table(words("bench-what"), title=words("bench-title-server"), title_justify="left")
    for row in rows:
        table.add_column(row.what.in_words(language), justify="right")
    for name, attribute in COUNTS.items():
        table.add_row(words(f"bench-server-{name}"), *(words.number(getattr(row, attribute)) for row in rows))
    for name, attribute in FIGURES.items():
        table.add_row(words(f"bench-server-{name}"), *(words.number(getattr(row, attribute), 1) for row in rows))
    for stage in dict.fromkeys(stage for row in rows for stage in row.stages):
        table.add_row(words(f"bench-server-{stage}"), *(_stage(row, stage, words) for row in rows))
    return table


def _stage(row: Served, stage: str, words: Words) -> str:
    spent = words.number(row.stages.get(stage, 0.0), 2)
    slow = row.slow.get(stage, 0)
    return words("bench-server-held-up", spent=spent, count=slow, least=LEAST) if slow else spent


COUNTS = {
    "live": "matches",
    "pages": "pages",
    "answers": "answers",
    "by-bots": "bots",
    "unanswered": "unanswered",
}
FIGURES = {
    **{name: name for name in ("median", "p95", "p99", "slowest", "cpu", "core")},
    "pages-core": "pages_core",
    **{name: name for name in ("sent", "memory", "growth")},
}
