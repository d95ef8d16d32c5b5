"""Workers: bots think in processes of their own, so that nobody waits for them or for a compiler.

A worker that dies or thinks too long is replaced, and the answer is thought again.  A fresh worker compiles its bots
beside answering, and until they are ready answers with the bots as they stand.  One more process fills the compile
cache when the table opens and then ends; until it has, the table runs the rules as they stand.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import numpy as np

from bagend.bots import roster
from bagend.bots.levels import Kind
from bagend.bots.own import Fault
from bagend.engine import compile_cache, kernel
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import compile_ahead, folder_of
from bagend.engine.records import Records
from bagend.games import all_games, find
from bagend.table.live.tables import Tables
from bagend.table.live.thinker import Asker, Reply, Thinker
from bagend.table.thinking.hints import Weighed, weigh
from bagend.table.thinking.review_parts import Found, Part, find_out
from bagend.table.thinking.turns import Turns

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""How often an answer is thought before the table gives up on a bot that kills its workers."""

Task = tuple[str, str, bytes, Sequence[int], int]
"""(game, bot, view, legal, seed)"""

POLITE = 10
"""How far bots and the compiler step back for the server where cores are few: people are playing meanwhile."""

SIMULATIONS_AT_ONCE = 64
"""How many simulations of a search take about as long as an answer without one."""

NOBODY = Asker()

HINT = ""
"""In the place of a bot's name: not its answer is wanted, but a person's best answers with their chances."""

Thought = Reply | Weighed | Found
"""A bot's answer, a hint, or a part of a review."""

_spawn = multiprocessing.get_context("spawn")


warm: set[str] = set()
"""The games whose bots are compiled in this process, so that nobody waits for a compiler."""

last_asked = [""]
"""The game that somebody plays now."""


def work(line: Connection) -> None:
    """What a worker does: answer until the line is cut."""
    live_with_parent()
    os.nice(POLITE)
    threading.Thread(target=warm_up, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = line.recv()
            line.send(think(task) if task else "")


def live_with_parent() -> None:
    """End with the server, and not before."""
    # Ctrl-C reaches every process of the terminal; the server alone decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        # A server that was killed cannot say good-bye.
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def warm_up() -> None:
    """Have every bot compiled: first those that play now."""
    cold = {game.key: game for game in all_games()}
    while cold:
        game = cold.pop(last_asked[0] if last_asked[0] in cold else next(iter(cold)))
        roster.try_out(game)
        warm.add(game.key)


def cost_of(game: Game, bot: str) -> float:
    """What a bot's thought costs beside one that needs no search."""
    return 1.0 + roster.budget(game, bot) / SIMULATIONS_AT_ONCE


def choose(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, mode: Mode) -> int:
    """A bot's answer.  Where things are hidden it thinks about a single answer as long as about many."""
    if len(legal) == 1 and game.hides and roster.level(game, bot).kind is Kind.TREE:
        roster.Bot(game, roster.level(game, bot), mode).search(views, seed)
    return roster.choose(game, bot, views, legal, seed, mode)


def think(task: Task | Part) -> Thought | str:
    """A bot's answer, a hint or a part of a review, or what went wrong."""
    try:
        if isinstance(task, Part):
            last_asked[0] = task.game
            return find_out(task, task.game in warm, len(warm) < len(all_games()))
        return answer(*task)
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def answer(key: str, bot: str, view: bytes, legal: Sequence[int], seed: int) -> Reply | Weighed:
    """A bot's answer or a hint."""
    try:
        game = find(key)
        last_asked[0] = key
        views: Records = np.frombuffer(bytearray(view), game.View.dtype)
        if bot == HINT:
            return weigh(game, views, legal, seed, key in warm)
        if key in warm:
            return Reply(choose(game, bot, views, legal, seed, kernel.preferred_mode()), Thinker.BOT)
        # A search takes too long as it stands, so somebody quick answers for it until it is compiled.
        is_ready = not roster.level(game, bot).needs_compiler
        name, by = (bot, Thinker.BOT) if is_ready else (roster.rival(game), Thinker.STAND_IN)
        return Reply(choose(game, name, views, legal, seed, Mode.INTERPRETED), by)
    except Fault as wrong:
        log.error("%s It loses.", wrong)
        return Reply(legal[0], Thinker.AT_FAULT)


class Worker:
    """One process in which bots think, and the line to it.  `ask` is called from one thread at a time."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._is_ended = False
        self._changing = threading.Lock()

    def ask(self, task: Task | Part | None) -> Thought | str:
        """Have a task done, or None to start.  Raises EOFError or OSError if the process dies or hangs over it."""
        try:
            line = self._line or self._start()
            line.send(task)
            if not line.poll(self.patience):
                raise TimeoutError
            answer: Thought | str = line.recv()
            return answer
        except (EOFError, OSError):
            self.clear()
            raise

    def _start(self) -> Connection:
        with self._changing:
            if self._is_ended:
                raise EOFError
            ours, theirs = _spawn.Pipe()
            self._line = ours
            self.process = _spawn.Process(target=work, args=(theirs,), daemon=True, name="bagend-bots")
            self.process.start()
            theirs.close()
            return ours

    def end(self) -> None:
        """Start no process any more, and kill the one there is: whoever waits for its answer hears that it died."""
        with self._changing:
            self._is_ended = True
            if self.process is not None:
                self.process.kill()

    def clear(self) -> None:
        """Put a dead process away."""
        with self._changing:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self._line is not None:
                self._line.close()
                self._line = None


class Workers:
    """A few workers; each takes the next task when it is free."""

    def __init__(self, count: int, patience: float) -> None:
        self.workers = [Worker(patience) for _ in range(count)]
        self.turns = Turns(self.workers)
        self.thoughts = 0
        """How much was thought, for whoever keeps the table."""

        self._threads = ThreadPoolExecutor(count, "bots")

    async def think(
        self, game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker = NOBODY
    ) -> Reply:
        """A bot's answer, thought in some worker.  Where things are hidden nobody may notice that there is only one."""
        if len(legal) == 1 and not game.hides:
            return Reply(legal[0])
        task = (game.key, bot, views.tobytes(), list(legal), seed)
        for attempt in range(1, ATTEMPTS + 1):
            answer = await self._ask(task, attempt, asker, cost_of(game, bot))
            if isinstance(answer, Reply) and answer.action in legal:
                return answer
        # Better a poor answer than a match that stands still.
        return Reply(legal[seed % len(legal)])

    async def weigh(
        self, game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker = NOBODY
    ) -> Weighed | None:
        """A person's best answers, thought in some worker; nothing if that failed, for nobody's match waits for it."""
        task = (game.key, HINT, views.tobytes(), list(legal), seed)
        answer = await self._ask(task, ATTEMPTS, asker, cost_of(game, roster.names(game)[-1]))
        return answer if isinstance(answer, list) else None

    async def find_out(self, part: Part) -> Found | None:
        """A part of a review, thought when no bot waits for the worker; nothing if that failed."""
        answer = await self._ask_worker(part, await self.turns.take_spare(), ATTEMPTS)
        if isinstance(answer, str):
            log.error("a review failed: %s", answer)
        return answer if isinstance(answer, Found) else None

    async def warm_up(self) -> None:
        """Start the workers, one after the other; each answers at once and gets faster when it is warm."""
        for _ in self.workers:
            worker = await self.turns.take(NOBODY, 0.0)
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, None)
            except (EOFError, OSError):
                log.info("a bot's worker did not start")
            finally:
                self.turns.give(worker)

    async def _ask(self, task: Task, attempt: int, asker: Asker, cost: float) -> Thought | None:
        worker = await self.turns.take(asker, cost)
        self.thoughts += 1
        answer = await self._ask_worker(task, worker, attempt)
        if isinstance(answer, str):
            log.error("the bot %s failed: %s", task[1] or "that gives hints", answer)
            return None
        return answer

    async def _ask_worker(self, task: Task | Part, worker: Worker, attempt: int) -> Thought | str | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, task)
        except (EOFError, OSError):
            log.warning(
                "a bot's worker died or hung; the answer is thought again (attempt %d of %d)", attempt, ATTEMPTS
            )
            return None
        finally:
            self.turns.give(worker)

    def stop(self) -> None:
        for worker in self.workers:
            worker.end()
        self._threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.clear()


# Compiling ahead.


def compile_all() -> None:
    """What the compiling process does."""
    live_with_parent()
    os.nice(POLITE)
    for game in all_games():
        compile_ahead(game, Mode.COMPILED)


LOOK_AGAIN = 0.5


async def compile_in_background(tables: Tables) -> None:
    """Have every game compiled elsewhere, then load it here and go on compiled."""
    if kernel.preferred_mode() is not Mode.COMPILED:
        return
    games = all_games()
    folders = {game.key: await asyncio.to_thread(folder_of, game, Mode.COMPILED) for game in games}
    compiler = None
    if not all(compile_cache.is_ready(folder) for folder in folders.values()):
        compiler = _spawn.Process(target=compile_all, daemon=True, name="bagend-compiler")
        await asyncio.to_thread(compiler.start)
    try:
        for game in games:
            while not compile_cache.is_ready(folders[game.key]):
                if compiler is None or not compiler.is_alive():
                    log.warning("the rules of %s could not be compiled; they run as they stand", game.key)
                    return
                await asyncio.sleep(LOOK_AGAIN)
            await asyncio.to_thread(compile_ahead, game, Mode.COMPILED)
            tables.use(game, Mode.COMPILED)
    finally:
        if compiler is not None:
            # Whoever is not waited for stays in the list of processes.
            compiler.kill()
            compiler.join()
