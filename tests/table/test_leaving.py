"""Tables that nobody uses leave memory; a match never has two tables."""

import asyncio
import weakref
from collections.abc import Callable
from dataclasses import replace

from bagend.table.live.desk import Screen
from bagend.table.live.question import question
from bagend.table.live.table import Table
from bagend.table.live.tables import Tables
from bagend.table.settings import Settings
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow
from table.lone_table import FRODO, SAM, Rows, a_row, run, think_first


class ManyRows(Rows):
    """A store with a match of every id."""

    async def match(self, id: str) -> MatchRow | None:
        return replace(a_row("me", "me"), id=id)

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        self.written.append(row)

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        return [row for row in self.written if row.match == match and row.seq > after]


def tables_that_keep(most: int) -> Tables:
    return Tables(ManyRows(), think_first, Settings(tables_kept=most))


async def begun(tables: Tables, letter: str) -> Table:
    """A table at which nothing is waited for but an answer."""
    table = await tables.table(letter * 12)
    await table.number({FRODO, SAM}, "7")
    # Let the task end that would have made numbers.
    await asyncio.sleep(0)
    return table


def test_a_match_whose_table_left_memory_in_somebodys_hands_has_no_second_one():
    async def go() -> None:
        tables = tables_that_keep(1)
        held = await begun(tables, "a")
        for letter in "bcd":
            await begun(tables, letter)
        assert await tables.table("a" * 12) is held

    run(go)


def test_whoever_comes_to_a_table_that_had_left_memory_hears_what_happens_there():
    async def go() -> None:
        tables = tables_that_keep(1)
        held = await begun(tables, "a")
        await begun(tables, "b")
        heard: dict[str, int] = {"one": 0, "other": 0}

        def hear(who: str) -> Callable[[], None]:
            return lambda: heard.update({who: heard[who] + 1})

        held.arrive({FRODO}, hear("one"))
        (await tables.table("a" * 12)).arrive({SAM}, hear("other"))
        before = dict(heard)
        assert held.asked is not None
        asked = {held.asked}
        await held.answer(asked, held.answers(asked)[0], held.ply_of(asked), "")
        assert heard["one"] > before["one"]
        assert heard["other"] > before["other"]

    run(go)


def test_a_table_that_nobody_uses_leaves_nothing_behind():
    """At once: what waits for the garbage collector waits long."""

    async def go() -> None:
        tables = tables_that_keep(1)
        table = await begun(tables, "a")
        question(Screen(table, {FRODO}).desk())
        left = weakref.ref(table)
        del table
        await tables.table("b" * 12)
        assert left() is None
        assert [table.id for table in tables.in_memory()] == ["b" * 12]

    run(go)


def test_a_finished_match_leaves_memory_like_any_other():
    async def go() -> None:
        tables = tables_that_keep(2)
        for letter in "abcdef":
            table = await begun(tables, letter)
            await table.resign({FRODO}, "")
            assert table.is_over
        del table
        await asyncio.sleep(0)
        assert sorted(table.id[0] for table in tables.in_memory()) == ["e", "f"]

    run(go)
