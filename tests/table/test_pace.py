"""Pace: when a bot's answer is shown does not tell what it is, nor how many there were."""

import asyncio
from collections.abc import Sequence

import pytest

from bagend.bots import roster
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import all_games, find
from bagend.table.live.table import Table
from bagend.table.live.thinker import Asker, Reply, Thinker, usual_time
from bagend.table.store.rows import EntryRow, MatchRow
from bagend.table.thinking import workers as workers_module
from bagend.table.thinking.pace import Pace
from bagend.table.thinking.workers import Workers, think
from table.lone_table import Rows, run

SHORT, LONG = 0.25, 1.0
CONFRONTATION, JOURNEY = find("confrontation"), find("journey")


class Clock:
    """Time that passes only when somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.time += seconds
        await asyncio.sleep(0)


class Thinkers:
    """Bots that need so many seconds for each answer beyond the first."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.counts: list[int] = []

    async def think(self, game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
        self.counts.append(len(legal))
        await self.clock.sleep(self.seconds * (len(legal) > 1))
        return Reply(legal[seed % len(legal)])


def shown_after(game: Game, bot: str, answers: int, seconds: float) -> float:
    clock = Clock()
    pace = Pace(Thinkers(clock, seconds).think, SHORT, LONG, clock.now, clock.sleep)
    asyncio.run(pace.think(game, bot, game.View.blank(), list(range(answers)), 1, Asker()))
    return clock.time


@pytest.mark.parametrize("key", [game.key for game in all_games() if game.hides])
@pytest.mark.parametrize(("bot", "slot"), [("uniform", SHORT), ("greedy", SHORT), ("wizard", LONG)])
def test_one_answer_takes_as_long_as_many(key: str, bot: str, slot: float):
    for seconds in (0.0, 0.01, 0.9 * slot, slot):
        assert [shown_after(find(key), bot, answers, seconds) for answers in (1, 2, 40)] == [slot] * 3


def test_a_thought_that_takes_longer_ends_with_a_slot():
    assert shown_after(CONFRONTATION, "uniform", 5, 1.1 * SHORT) == 2 * SHORT
    assert shown_after(CONFRONTATION, "wizard", 5, 2.5 * LONG) == 3 * LONG


def test_a_game_without_secrets_is_as_quick_as_it_was():
    assert [shown_after(JOURNEY, "greedy", answers, 0.01) for answers in (1, 5)] == [0.0, 0.01]


def test_the_moments_of_a_bots_answers_say_nothing():
    """A whole match of bots: one slot between any two answers, whether there was one answer or there were many."""
    clock = Clock()
    thinkers = Thinkers(clock, 0.1)
    pace = Pace(thinkers.think, SHORT, LONG, clock.now, clock.sleep)
    rows = Rows()
    moments: list[float] = []

    def note(row: EntryRow) -> None:
        moments.append(clock.now())

    rows.before = note
    players = {"light": "bot:uniform", "dark": "bot:uniform"}
    row = MatchRow("m" * 12, "confrontation", CONFRONTATION.version, {}, players, "", "ab" * 32, "", 0.0)
    table = Table(CONFRONTATION, row, rows, pace.think, Mode.INTERPRETED, patience=60)

    async def go() -> None:
        over = asyncio.Event()
        table.arrive(set(), lambda: over.set() if table.is_over or len(rows.written) > 150 else None)
        await asyncio.wait_for(over.wait(), 60)
        table.stop()

    run(go)
    assert moments == pytest.approx([SHORT * (i + 1) for i in range(len(moments))])
    assert {1, 2} <= set(thinkers.counts)


def test_a_bot_is_asked_although_it_has_one_answer(monkeypatch: pytest.MonkeyPatch):
    """It waits for its turn like the others."""
    tasks: list[object] = []

    async def ask(self: Workers, task: tuple[str, str, bytes, list[int], int], *more: object) -> Reply:
        tasks.append(task[0])
        return Reply(task[3][0], Thinker.BOT)

    monkeypatch.setattr(Workers, "_ask", ask)

    async def go() -> None:
        workers = Workers(1, 60)
        for game in (CONFRONTATION, JOURNEY):
            await workers.think(game, "greedy", game.View.blank(), [3], 1)
        workers.stop()

    run(go)
    assert tasks == ["confrontation"]


def test_a_search_for_one_answer_is_a_search(monkeypatch: pytest.MonkeyPatch):
    searched: list[str] = []

    class Bot:
        def __init__(self, game: Game, level: object, mode: Mode) -> None:
            self.game = game

        def search(self, views: Records, seed: int) -> int:
            searched.append(self.game.key)
            return -1

    monkeypatch.setattr(roster, "Bot", Bot)
    monkeypatch.setattr(roster, "choose", lambda game, bot, views, legal, seed, mode: legal[0])
    monkeypatch.setattr(workers_module, "warm", {"confrontation", "journey"})
    for game, bot in ((CONFRONTATION, "wizard"), (CONFRONTATION, "greedy"), (JOURNEY, "wizard")):
        assert think((game.key, bot, game.View.blank().tobytes(), [3], 1)) == Reply(3, Thinker.BOT)
    assert searched == ["confrontation"]


def test_how_long_a_bot_usually_takes_depends_on_nothing_but_its_level():
    """Where things are hidden it is the slot at whose end the answer is shown."""
    slots = (SHORT, LONG)
    assert [usual_time(CONFRONTATION, bot, slots) for bot in ("greedy", "ranger", "wizard")] == [SHORT, SHORT, LONG]
    pace = Pace(Thinkers(Clock(), 1.0).think, SHORT, LONG)
    for bot in roster.names(CONFRONTATION):
        assert usual_time(CONFRONTATION, bot, slots) == pace.slot(CONFRONTATION, bot)


def test_where_nothing_is_hidden_a_bot_takes_as_long_as_its_simulations():
    assert usual_time(JOURNEY, "greedy", (SHORT, LONG)) == 0
    assert 0 < usual_time(JOURNEY, "scout", (SHORT, LONG)) < usual_time(JOURNEY, "ranger", (SHORT, LONG)) < LONG
