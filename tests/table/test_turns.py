"""Turns: nobody's bots starve the bots of others, and bots alone wait for somebody who looks."""

import asyncio
from collections.abc import Sequence

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import find
from bagend.table.live.table import ANSWERS_A_LOOK, Table
from bagend.table.live.tasks import Tasks
from bagend.table.live.thinker import Asker, Reply
from bagend.table.thinking.turns import Turns
from bagend.table.thinking.workers import cost_of
from proof import some
from table.lone_table import FRODO, GAME, Rows, a_row, run

QUICK, LONG = 1.0, 65.0


def served(asked: list[tuple[str, str, float]], workers: int = 1) -> list[str]:
    """In which order these (visitor, match, cost) are served that all wait while somebody thinks."""

    async def go() -> list[str]:
        turns = Turns(range(workers))
        taken = [await turns.take(Asker(), 0.0) for _ in range(workers)]
        order: list[str] = []

        async def think(visitor: str, match: str, cost: float) -> None:
            worker = await turns.take(Asker(visitor, match), cost)
            order.append(match)
            await asyncio.sleep(0)
            turns.give(worker)

        tasks = [asyncio.create_task(think(*each)) for each in asked]
        await asyncio.sleep(0)
        for worker in taken:
            turns.give(worker)
        await asyncio.gather(*tasks)
        return order

    return asyncio.run(go())


def test_twelve_matches_of_one_visitor_do_not_keep_another_waiting():
    many = [("many", f"match {i}", LONG) for i in range(12)]
    assert served([*many, ("one", "mine", LONG)]).index("mine") <= 1
    assert served([*many, ("one", "mine", QUICK)])[0] == "mine"


def test_cheap_thoughts_go_first():
    assert served([("anna", "long", LONG), ("bert", "short", QUICK)]) == ["short", "long"]
    assert served([("same", "long", LONG), ("same", "short", QUICK)]) == ["short", "long"]


def test_long_thoughts_get_their_turn_among_many_short_ones():
    """Somebody who asks for short thoughts without end uses up their share like everybody else."""
    short = [("many", "short", QUICK)] * 200
    order = served([("one", "long", LONG), *short])
    assert order[0] == "short"
    assert order.index("long") < 100


def test_matches_of_one_visitor_take_turns():
    order: list[str] = []

    async def go() -> None:
        turns = Turns([1])

        async def play(match: str) -> None:
            for _ in range(4):
                worker = await turns.take(Asker("same", match), LONG)
                order.append(match)
                await asyncio.sleep(0)
                turns.give(worker)

        await asyncio.gather(*(play(match) for match in "abc"))

    asyncio.run(go())
    for i in some(range(0, len(order), 3)):
        assert set(order[i : i + 3]) == set("abc"), order


def test_who_goes_away_takes_no_worker_along():
    async def go() -> None:
        turns = Turns([1])
        await turns.take(Asker(), 0.0)
        waiting = [asyncio.create_task(turns.take(Asker("v", str(i)), QUICK)) for i in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give(1)
        # The second has it and goes away in the same moment.
        waiting[1].cancel()
        assert await asyncio.wait_for(waiting[2], 10) == 1

    asyncio.run(go())


def test_a_search_costs_more_than_a_glance():
    costs = [cost_of(GAME, bot) for bot in ("uniform", "greedy")]
    assert costs == [1.0, 1.0]
    duel = find("duel")
    assert cost_of(duel, "scout") < cost_of(duel, "ranger") < cost_of(duel, "wizard")
    assert cost_of(duel, "nobody") == 1.0


class Bots:
    """A table of bots, who say for whom they think."""

    def __init__(self, *players: str) -> None:
        self.askers: list[Asker] = []
        self.table = Table(GAME, a_row(*players), Rows(), self.think, Mode.INTERPRETED, patience=60)

    async def think(self, game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
        self.askers.append(asker)
        await asyncio.sleep(0)
        return Reply(legal[0])

    async def settle(self, turns: int = 2000) -> int:
        """How many answers are given until nothing happens any more."""
        before = len(self.askers)
        for _ in range(turns):
            await asyncio.sleep(0)
        return len(self.askers) - before


def test_bots_alone_wait_for_somebody_who_looks():
    bots = Bots("bot:uniform", "bot:uniform")

    async def go() -> None:
        table = bots.table
        table.changed()
        assert await bots.settle() == 0
        table.arrive(set(), table.stop)
        assert await bots.settle(40) > 0
        table.leave(set(), table.stop)
        await bots.settle(5)
        assert await bots.settle() == 0
        assert not table.is_over
        table.arrive(set(), print)
        while not table.is_over:
            assert await bots.settle(10) > 0

    run(go)


def test_a_page_without_a_line_is_looked_at_for_a_while():
    bots = Bots(*["bot:uniform"] * 4)

    async def go() -> None:
        bots.table.look("anna", set())
        assert await bots.settle() == ANSWERS_A_LOOK
        bots.table.look("bert", set())
        assert await bots.settle() == ANSWERS_A_LOOK
        assert [asker.visitor for asker in bots.askers] == ["anna"] * ANSWERS_A_LOOK + ["bert"] * ANSWERS_A_LOOK

    run(go)


def test_bots_go_on_for_a_person_who_is_away():
    bots = Bots("me", "bot:uniform")

    async def go() -> None:
        table = bots.table
        table.look("anna", {FRODO})
        table.look("a spectator", set())
        await table.number({FRODO}, "7")
        await bots.settle()
        while table.asked == FRODO and not bots.askers:
            await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, "")
            await bots.settle(50)
        assert set(bots.askers) == {Asker("anna", table.id)}

    run(go)


def test_a_task_begins_anew_in_the_moment_it_ends():
    ran: list[int] = []

    async def go() -> None:
        tasks = Tasks("x")

        async def work() -> None:
            ran.append(1)

        tasks.run("bots", work)
        task = tasks._running["bots"]
        while not task.done():
            await asyncio.sleep(0)
            if task.done():
                tasks.run("bots", work)
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(ran) == 2
        assert not tasks

    run(go)


def test_a_match_that_a_bot_took_over_is_bots_alone():
    table = Table(GAME, a_row("me", "bot:uniform", "bot:uniform"), Rows(), Bots("me", "me").think, Mode.INTERPRETED, 60)

    async def go() -> None:
        await table.number({FRODO}, "7")
        assert table.is_watched
        await table.resign({FRODO}, "r")
        assert not table.is_watched
        table.stop()

    run(go)
