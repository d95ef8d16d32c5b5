"""PostgreSQL: servers that share one database hear of each other's rows, do not think twice, and survive a cut line."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from bagend.table.errors import CannotServe, NotSaved, Overtaken
from bagend.table.store.opening import open_store
from bagend.table.store.postgres import PostgresStore
from bagend.table.store.rows import EntryRow, MatchRow, News

PATIENCE = 20.0


@pytest.fixture
def two(database: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """The stores of two servers."""
    stores = PostgresStore(database), PostgresStore(database)
    yield stores
    for store in stores:
        store.close()


def a_match() -> MatchRow:
    return MatchRow("m", "journey", 1, {}, {"frodo": "me"}, "hash", "secret", "", 1.5)


def an_entry(seq: int) -> EntryRow:
    return EntryRow("m", seq, "answer", "frodo", "keep black", f"nonce-{seq}", 2.5)


class Ear:
    """Hears what other servers say."""

    def __init__(self, store: PostgresStore) -> None:
        self.heard: asyncio.Queue[News] = asyncio.Queue()
        store.hear(self.heard.put_nowait)

    async def next(self) -> News:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


def test_what_one_writes_the_other_hears_and_reads(two: tuple[PostgresStore, PostgresStore]):
    async def go() -> None:
        one, other = two
        own, ear = Ear(one), Ear(other)
        await one.add_match(a_match(), [])
        await one.append(an_entry(1))
        assert await ear.next() == News(one.name, "m", "row")
        assert await other.entries("m") == [an_entry(1)]
        await one.tell("m", "present", [0, 2])
        assert await ear.next() == News(one.name, "m", "present", [0, 2])
        await other.tell("m", "who")
        # Nobody hears himself.
        assert await own.next() == News(other.name, "m", "who")

    asyncio.run(go())


def test_of_two_that_write_the_same_row_one_is_told(two: tuple[PostgresStore, PostgresStore]):
    async def go() -> None:
        await two[0].add_match(a_match(), [])
        for seq in range(1, 20):
            results = await asyncio.gather(*(store.append(an_entry(seq)) for store in two), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "Overtaken"]
        assert len(await two[1].entries("m")) == 19

    asyncio.run(go())


def test_writers_that_wait_for_each_other_both_get_an_answer(two: tuple[PostgresStore, PostgresStore]):
    """Both write the same rows of many matches in one transaction each, in opposite order: PostgreSQL ends one."""

    async def go() -> None:
        ids = [f"m{n}" for n in range(20)]
        for id in ids:
            await two[0].add_match(MatchRow(id, "journey", 1, {}, {}, "", "", "", 1.5), [])
        rows = [EntryRow(id, 1, "answer", "frodo", "", "", 2.5) for id in ids]
        writing = [two[0].append(row) for row in rows] + [two[1].append(row) for row in reversed(rows)]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert sum(result is None for result in results) == 20
        assert sum(isinstance(result, Overtaken) for result in results) == 20

    asyncio.run(go())


def test_only_one_is_alone_and_who_is_gone_keeps_nobody_waiting(
    two: tuple[PostgresStore, PostgresStore], database: str
):
    async def go() -> None:
        one, other = two
        async with one.alone("m") as first, other.alone("m") as second, other.alone("n") as elsewhere:
            assert (first, second, elsewhere) == (True, False, True)
        async with other.alone("m") as now:
            assert now
        async with one.alone("m") as first:
            assert first
            cut_all_lines(database, "advisory")
            async with other.alone("m") as now:
                assert now

    asyncio.run(go())


def cut_all_lines(database: str, asking: str = "") -> None:
    """End the database's side of all lines that were last asked this; of all, if nothing is said."""
    with psycopg.connect(database, autocommit=True) as line:
        line.execute(
            b"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            b" WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE %s",
            (f"%{asking}%",),
        )


def test_an_odd_notification_does_not_make_a_server_deaf(two: tuple[PostgresStore, PostgresStore], database: str):
    async def go() -> None:
        ear = Ear(two[1])
        with psycopg.connect(database, autocommit=True) as line:
            for payload in ("hello", "[1, 2]", "{}", "null"):
                line.execute("SELECT pg_notify('bagend', %s)", (payload,))
        await two[0].tell("m", "who")
        assert (await ear.next()).kind == "who"

    asyncio.run(go())


def test_a_bad_job_is_no_fault_of_the_others(two: tuple[PostgresStore, PostgresStore]):
    """A row of a match that was deleted meanwhile, in the same commit as others."""

    async def go() -> None:
        store = two[0]
        await store.add_match(a_match(), [])
        bad = [replace(an_entry(1), match="gone")]
        rows = [an_entry(1), *bad, an_entry(2), *bad, an_entry(3)]
        results = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)
        assert [type(result).__name__ for result in results] == ["NoneType", "NotSaved"] * 2 + ["NoneType"]

    asyncio.run(go())


def test_whoever_goes_away_while_it_waits_for_a_lock_does_not_keep_it(two: tuple[PostgresStore, PostgresStore]):
    async def go() -> None:
        one, other = two
        busy = asyncio.get_running_loop().run_in_executor(one._locks, lambda: held.wait(PATIENCE))

        async def wait() -> None:
            async with one.alone("m"):
                raise AssertionError("nobody waits any more")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        held.set()
        await busy
        with pytest.raises(asyncio.CancelledError):
            await waiting
        # Locks are given back in the same thread, one after the other.
        async with one.alone("n") as elsewhere:
            assert elsewhere
        async with other.alone("m") as now:
            assert now

    held = threading.Event()
    asyncio.run(go())


def test_the_first_server_is_known(two: tuple[PostgresStore, PostgresStore]):
    assert [store.is_first for store in two] == [True, False]


def test_a_database_of_the_fourth_format_is_taken_over(database: str):
    open_store(database).close()
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("ALTER TABLE match DROP COLUMN given, DROP COLUMN guide")
        line.execute(
            "INSERT INTO match VALUES ('m', 'journey', 1, '{}', '{\"frodo\": \"me\"}', 'hash', 'secret', '', 1.5, '')"
        )
        line.execute("UPDATE format SET number = 4")
    for _ in range(2):
        store = open_store(database)
        assert asyncio.run(store.match("m")) == a_match()
        store.close()


def test_lines_that_were_cut_are_laid_again(two: tuple[PostgresStore, PostgresStore], database: str):
    async def go() -> None:
        one, other = two
        ear = Ear(other)
        await one.add_match(a_match(), [])
        assert await other.match("m") == a_match()
        cut_all_lines(database)
        # Whatever may have happened meanwhile is to be read again.
        assert await ear.next() == News("", "", "row")
        assert await other.match("m") == a_match()
        with pytest.raises(NotSaved):
            await one.append(an_entry(1))
        await one.append(an_entry(1))
        assert (await ear.next()).match == "m"
        assert await other.entries("m") == [an_entry(1)]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda url: url.replace("host=", "host=/nowhere"), "Cannot use the PostgreSQL database"),
        (lambda url: "postgresql://bagend:hobbit@127.0.0.1:1/x", "Connection refused"),
        (lambda url: "postgresql://bagend:a%zzhobbit@127.0.0.1:1/x", "Cannot read the database’s address"),
        (lambda url: "postgresql://bagend:a hobbit@127.0.0.1:1/x", "Cannot "),
        (lambda url: "postgresql://bagend:a/hobbit@127.0.0.1:1/x", "Cannot "),
        (lambda url: "postgresql://bagend:a@hobbit@127.0.0.1:1/x", "Cannot "),
        (lambda url: "mysql://bagend:hobbit@127.0.0.1:1/x", "Cannot read the database’s address"),
    ],
)
def test_a_database_that_cannot_be_reached_is_one_sentence_without_the_password(
    database: str, change: Callable[[str], str], said: str
):
    with pytest.raises(CannotServe, match=said) as told:
        open_store(change(database))
    assert "hobbit" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_database_of_another_version_is_refused(database: str):
    open_store(database).close()
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("UPDATE format SET number = 99")
    with pytest.raises(CannotServe, match="another version"):
        open_store(database)


def test_without_the_driver_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    import sys

    missing: Any = None
    monkeypatch.setitem(sys.modules, "bagend.table.store.postgres", missing)
    with pytest.raises(CannotServe, match=r"pip install 'bagend\[postgres\]'"):
        open_store("postgresql://bagend@127.0.0.1/x")
