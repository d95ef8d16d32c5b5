"""Workers: bots think elsewhere, and a worker that dies is replaced."""

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bagend.bots import roster
from bagend.engine import compile_cache, kernel
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.games import KEYS, find
from bagend.table.live.tables import Tables
from bagend.table.live.thinker import Reply, Thinker
from bagend.table.settings import Settings
from bagend.table.thinking import workers as workers_module
from bagend.table.thinking.workers import Worker, Workers, think
from proof import some
from table.lone_table import Rows, think_first

GAME = find("journey")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


def a_question() -> tuple[Records, list[int]]:
    """A view and what may be answered."""
    match = Match(GAME, seed=4)
    views = np.zeros(1, GAME.View.dtype)
    views[0] = match.view(match.seat)
    return views, match.legal_actions()


def run(count: int, telling: Callable[[Workers], Awaitable[None]], patience: float = 60) -> None:
    async def go() -> None:
        workers = Workers(count, patience)
        try:
            await telling(workers)
        finally:
            workers.stop()

    # Long enough for a cold compiler on a busy machine.
    asyncio.run(asyncio.wait_for(go(), 240))


def test_a_worker_gives_the_bots_own_answer():
    """Of a bot that is quick; until a worker is warm somebody quick answers for the others."""
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        await workers.warm_up()
        for bot in some(level.name for level in roster.levels(GAME) if level.is_quick):
            for seed in range(5):
                expected = roster.choose(GAME, bot, views.copy(), legal, seed)
                assert await workers.think(GAME, bot, views, legal, seed) == Reply(expected, Thinker.BOT)

    run(1, telling)


class Watched:
    """The line to a worker, and whether a question was put on it."""

    def __init__(self, line: Any) -> None:
        self._line = line
        self._has_sent = threading.Event()

    def send(self, task: object) -> None:
        self._line.send(task)
        self._has_sent.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)

    async def sent(self) -> None:
        assert await asyncio.to_thread(self._has_sent.wait, 60)


def watch(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> Watched:
    line = Watched(worker._line)
    monkeypatch.setattr(worker, "_line", line)
    return line


def test_a_worker_that_died_between_two_thoughts_is_replaced():
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        expected = await workers.think(GAME, "uniform", views, legal, 1)
        process = workers.workers[0].process
        assert process is not None
        assert process.pid
        os.kill(process.pid, signal.SIGKILL)
        process.join(10)
        assert await workers.think(GAME, "uniform", views, legal, 1) == expected
        assert workers.workers[0].process is not process

    run(1, telling)


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_answer_thought_again(monkeypatch):
    """The worker is stopped first, so that it surely has the question and surely has not answered it."""
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        expected = await workers.think(GAME, "greedy", views, legal, 1)
        process = workers.workers[0].process
        assert process is not None
        assert process.pid
        os.kill(process.pid, signal.SIGSTOP)
        line = watch(workers.workers[0], monkeypatch)
        thinking = asyncio.create_task(workers.think(GAME, "greedy", views, legal, 1))
        await line.sent()
        assert not thinking.done()
        os.kill(process.pid, signal.SIGKILL)
        assert await thinking == expected
        assert workers.workers[0].process is not process

    run(1, telling)


def test_a_worker_that_hangs_is_replaced_and_the_answer_thought_again():
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        expected = await workers.think(GAME, "greedy", views, legal, 1)
        worker = workers.workers[0]
        stopped = worker.process
        assert stopped is not None
        assert stopped.pid
        os.kill(stopped.pid, signal.SIGSTOP)
        worker.patience = 0.2
        thinking = asyncio.create_task(workers.think(GAME, "greedy", views, legal, 1))
        await asyncio.to_thread(stopped.join, 20)
        worker.patience = 60
        assert await thinking == expected
        assert worker.process is not stopped

    run(1, telling)


@pytest.mark.parametrize(("is_warm", "expected"), [(False, Mode.INTERPRETED), (True, Mode.COMPILED)])
def test_a_bot_answers_as_it_stands_until_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, is_warm: bool, expected: Mode
):
    views, legal = a_question()
    used: list[Mode] = []

    def choose(game: object, bot: str, views: Records, legal: list[int], seed: int, mode: Mode) -> int:
        used.append(mode)
        return legal[0]

    monkeypatch.setattr(workers_module, "warm", {GAME.key} if is_warm else set())
    monkeypatch.setattr(kernel, "preferred_mode", lambda: Mode.COMPILED)
    monkeypatch.setattr(roster, "choose", choose)
    assert think((GAME.key, "greedy", views.tobytes(), legal, 1)) == Reply(legal[0], Thinker.BOT)
    assert used == [expected]


def test_the_first_answer_does_not_wait_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """With an empty cache, the answer is there before anything has been compiled."""
    views, legal = a_question()
    monkeypatch.setenv("BAGEND_MODE", "compiled")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    async def telling(workers: Workers) -> None:
        await workers.warm_up()
        expected = roster.choose(GAME, "greedy", views.copy(), legal, 1, Mode.INTERPRETED)
        assert await workers.think(GAME, "greedy", views, legal, 1) == Reply(expected, Thinker.BOT)
        assert await workers.think(GAME, "wizard", views, legal, 1) == Reply(expected, Thinker.STAND_IN)
        assert not list(tmp_path.rglob("*.nbi"))

    run(1, telling)


def test_a_bot_that_fails_every_time_does_not_stop_the_match():
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        assert (await workers.think(GAME, "genius", views, legal, 5)).action in legal

    run(1, telling)


def test_what_goes_wrong_in_a_bot_is_told_not_raised():
    views, legal = a_question()
    assert "UnknownBot" in str(think((GAME.key, "genius", views.tobytes(), legal, 1)))


def test_a_single_answer_needs_no_thought():
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        assert await workers.think(GAME, "uniform", views, legal[:1], 1) == Reply(legal[0])
        assert workers.workers[0].process is None

    run(1, telling)


def test_several_workers_think_at_once(monkeypatch):
    views, legal = a_question()

    async def telling(workers: Workers) -> None:
        await workers.warm_up()
        first = workers.workers[0].process
        assert first is not None
        assert first.pid
        os.kill(first.pid, signal.SIGSTOP)
        line = watch(workers.workers[0], monkeypatch)
        stuck = asyncio.create_task(workers.think(GAME, "uniform", views, legal, 1))
        await line.sent()
        assert (await workers.think(GAME, "uniform", views, legal, 2)).action in legal
        os.kill(first.pid, signal.SIGCONT)
        assert (await stuck).action in legal

    run(2, telling)


class FakeTables:
    """Remembers which mode a game was switched to."""

    def __init__(self) -> None:
        self.used: list[tuple[str, Mode]] = []

    def use(self, game: object, mode: Mode) -> None:
        self.used.append((getattr(game, "key", ""), mode))


def test_interpreted_stays_interpreted():
    tables = FakeTables()
    asyncio.run(workers_module.compile_in_background(tables))  # type: ignore[arg-type]
    assert tables.used == []


def test_tables_go_on_compiled_once_the_cache_is_full(monkeypatch: pytest.MonkeyPatch):
    """The web process loads what another has compiled, and never before it is all there."""
    monkeypatch.setattr(kernel, "preferred_mode", lambda: Mode.COMPILED)
    looked = iter([False, False, False, True])
    loaded: list[str] = []
    monkeypatch.setattr(compile_cache, "is_ready", lambda folder: next(looked, True))
    monkeypatch.setattr(workers_module, "compile_ahead", lambda game, mode: loaded.append(game.key))
    monkeypatch.setattr(workers_module, "LOOK_AGAIN", 0.01)

    class Compiler:
        def __init__(self, **settings: object) -> None: ...

        def start(self) -> None:
            assert loaded == []

        def is_alive(self) -> bool:
            return True

        def kill(self) -> None: ...

        def join(self) -> None: ...

    monkeypatch.setattr(workers_module._spawn, "Process", Compiler)
    tables = FakeTables()
    asyncio.run(workers_module.compile_in_background(tables))  # type: ignore[arg-type]
    assert loaded == list(KEYS)
    assert tables.used == [(key, Mode.COMPILED) for key in KEYS]


def test_the_compiler_is_no_longer_in_the_list_of_processes_when_it_has_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kernel, "preferred_mode", lambda: Mode.COMPILED)
    monkeypatch.setattr(compile_cache, "is_ready", lambda folder: False)
    monkeypatch.setattr(workers_module, "compile_all", do_nothing)
    started: list[Any] = []
    make = workers_module._spawn.Process

    def note(*given: Any, **named: Any) -> Any:
        started.append(make(*given, **named))
        return started[-1]

    monkeypatch.setattr(workers_module._spawn, "Process", note)
    asyncio.run(asyncio.wait_for(workers_module.compile_in_background(Tables(Rows(), think_first, Settings())), 120))
    (compiler,) = started
    assert not Path(f"/proc/{compiler.pid}").exists()


def do_nothing() -> None:
    """What a compiler does that fails at once."""
