"""Bots of your own at the table: one that has no answer loses, and the match does not stand still."""

import asyncio
from collections.abc import Sequence

from bagend.engine.game import Game
from bagend.engine.records import Records
from bagend.table.live.thinker import Asker, Reply, Thinker
from table.lone_table import FRODO, SAM, a_table


def test_a_bot_at_fault_loses_the_match():
    table = a_table("me", "bot:careless", first="sam")

    async def think(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
        await asyncio.sleep(0)
        return Reply(legal[0], Thinker.AT_FAULT)

    async def go() -> None:
        table._think = think
        table.changes.add(lambda: None)
        await table.number({FRODO}, "7")
        while not table.is_over:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(go(), 60))
    assert table.resigned == SAM
    assert table.winners == (FRODO,)
