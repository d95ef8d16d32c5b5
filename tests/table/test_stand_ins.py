"""Stand-ins: while a bot's search is compiled somebody quick answers for it, and the table says so."""

import asyncio
from collections.abc import Sequence

from bagend.engine.game import Game
from bagend.engine.records import Records
from bagend.table.live.desk import Screen
from bagend.table.live.seat_lines import seat_line
from bagend.table.live.table import Table
from bagend.table.live.thinker import Asker, Reply, Thinker
from table.lone_table import FRODO, SAM, a_table

READY, UNREADY = "Bot: Master", "Bot: Master (starting up; Medium plays for now)"


def label(table: Table) -> str:
    return seat_line(Screen(table, {FRODO}).desk(), SAM)["label"]


def test_a_seat_says_who_stands_in_until_its_bot_is_ready():
    table = a_table("me", "bot:wizard", first="sam")
    labels = [label(table)]

    thinkers = [Thinker.STAND_IN, Thinker.NOBODY, Thinker.BOT]

    async def think(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
        await asyncio.sleep(0)
        return Reply(legal[0], thinkers.pop(0))

    async def go() -> None:
        table._think = think
        table.changes.add(lambda: labels.append(label(table)))
        await table.number({FRODO}, "7")
        while thinkers:
            await asyncio.sleep(0)
            if table.asked == FRODO:
                await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, "")

    asyncio.run(go())
    changes = [now for now, before in zip(labels, [None, *labels], strict=False) if now != before]
    assert changes == [READY, UNREADY, READY]
    assert labels.count(UNREADY) > 1, "an answer that nobody thought of says nothing"
