"""Rows: written before they are seen, in groups, and once."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bagend.table.errors import CannotServe, Lost, NotSaved, Overtaken, Unreachable
from bagend.table.store import sqlite
from bagend.table.store.opening import database_file, open_store
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow, Store
from bagend.table.store.sql import FORMAT
from bagend.table.store.sqlite import SqliteStore
from table import old_databases


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "table.db")
    yield made
    made.close()


@pytest.fixture(params=["sqlite", "postgres"])
def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store in each database in turn."""
    is_shared = request.param == "postgres"
    made = open_store(request.getfixturevalue("database") if is_shared else f"sqlite:///{tmp_path}/table.db")
    assert made.is_shared == is_shared
    yield made
    made.close()


def a_match(id: str = "m") -> MatchRow:
    return MatchRow(id, "journey", 1, {"squares": "6"}, {"frodo": "me"}, "hash", "secret", "", 1.5)


def an_entry(seq: int, match: str = "m") -> EntryRow:
    return EntryRow(match, seq, "answer", "frodo", "keep black", f"nonce-{seq}", 2.5)


def test_rows_come_back_as_they_were(any_store: Store):
    async def go() -> None:
        await any_store.add_match(a_match(), [KeyRow("h1", "m", "frodo")])
        await any_store.append(an_entry(1))
        await any_store.append(an_entry(2))
        assert await any_store.match("m") == a_match()
        assert await any_store.entries("m") == [an_entry(1), an_entry(2)]
        assert await any_store.key("h1") == KeyRow("h1", "m", "frodo")
        assert await any_store.match("other") is None
        assert await any_store.key("other") is None
        assert await any_store.entries("other") == []

    asyncio.run(go())


def test_a_row_cannot_be_written_twice(any_store: Store):
    async def go() -> None:
        await any_store.add_match(a_match(), [])
        await any_store.append(an_entry(1))
        with pytest.raises(Overtaken):
            await any_store.append(an_entry(1))
        with pytest.raises(Overtaken):
            await any_store.add_match(a_match(), [])
        await any_store.append(an_entry(2))
        assert len(await any_store.entries("m")) == 2

    asyncio.run(go())


def test_a_loser_in_a_group_does_not_stop_the_others(any_store: Store):
    async def go() -> None:
        await any_store.add_match(a_match(), [])
        rows = [an_entry(seq) for seq in (1, 2, 2, 3)]
        results = await asyncio.gather(*(any_store.append(row) for row in rows), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Overtaken, type(None)]
        assert [row.seq for row in await any_store.entries("m")] == [1, 2, 3]

    asyncio.run(go())


def test_many_writers_share_a_commit(store: SqliteStore):
    async def go() -> None:
        await store.add_match(a_match(), [])
        before = store.commits
        await asyncio.gather(*(store.append(an_entry(seq)) for seq in range(1, 501)))
        assert store.commits - before < 100
        assert len(await store.entries("m")) == 500

    asyncio.run(go())


def test_what_was_acknowledged_is_in_the_file(store: SqliteStore):
    """Another connection sees it at once: nothing waits in this process."""

    async def go() -> None:
        await store.add_match(a_match(), [])
        other = sqlite3.connect(store.file)
        for seq in range(1, 20):
            await store.append(an_entry(seq))
            assert other.execute("SELECT max(seq) FROM entry").fetchone() == (seq,)
        other.close()

    asyncio.run(go())


def test_the_disk_is_asked_to_be_sure(store: SqliteStore):
    (level,) = store._reader.execute("PRAGMA synchronous").fetchone()
    (journal,) = store._reader.execute("PRAGMA journal_mode").fetchone()
    assert (level, journal) == (2, "wal")


def test_a_write_that_fails_is_told_and_the_next_succeeds(store: SqliteStore, monkeypatch: pytest.MonkeyPatch):
    async def go() -> None:
        await store.add_match(a_match(), [])
        blocker = sqlite3.connect(store.file, isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved):
            await store.append(an_entry(1))
        blocker.execute("ROLLBACK")
        blocker.close()
        await store.append(an_entry(1))
        assert len(await store.entries("m")) == 1

    asyncio.run(go())


def test_whatever_goes_wrong_the_writer_lives_on(any_store: Store):
    """A number that the database cannot hold is no error of the database's own."""

    async def go() -> None:
        await any_store.add_match(a_match(), [])
        with pytest.raises(NotSaved):
            await asyncio.wait_for(any_store.append(an_entry(2**70)), 10)
        await asyncio.wait_for(any_store.append(an_entry(1)), 10)
        assert [row.seq for row in await any_store.entries("m")] == [1]

    asyncio.run(go())


def test_nobody_else_may_read_the_secrets(store: SqliteStore):
    assert stat.S_IMODE(os.stat(store.file).st_mode) == 0o600


def test_two_tables_cannot_share_a_file(store: SqliteStore):
    with pytest.raises(CannotServe, match="in use by another table"):
        SqliteStore(store.file)


def test_a_link_lets_no_second_table_in(store: SqliteStore, tmp_path: Path):
    (tmp_path / "link.db").symlink_to(store.file)
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in ("link.db", "folder/table.db"):
        with pytest.raises(CannotServe, match="in use by another table"):
            SqliteStore(tmp_path / name)


def test_a_file_with_two_names_is_refused(tmp_path: Path):
    """SQLite keeps what is new beside each name: opened under both, the file would be ruined."""
    SqliteStore(tmp_path / "table.db").close()
    (tmp_path / "twin.db").hardlink_to(tmp_path / "table.db")
    with pytest.raises(CannotServe, match="second name"):
        SqliteStore(tmp_path / "table.db")


@pytest.mark.parametrize("is_replaced", [False, True])
def test_nothing_is_acknowledged_on_a_file_that_is_gone(store: SqliteStore, tmp_path: Path, is_replaced: bool):
    async def go() -> None:
        await store.add_match(a_match(), [])
        store.file.unlink()
        if is_replaced:
            store.file.write_bytes(b"")
        with pytest.raises(NotSaved, match="deleted or replaced"):
            await store.append(an_entry(1))
        with pytest.raises(Lost, match="damaged or gone"):
            await store.match("m")

    asyncio.run(go())


def test_a_damaged_file_is_called_damaged(tmp_path: Path):
    """Nobody is told that their game is safe."""
    file = tmp_path / "table.db"
    store = SqliteStore(file)

    async def fill() -> None:
        await store.add_match(a_match(), [])
        for seq in range(1, 300):
            await store.append(an_entry(seq))

    async def look() -> None:
        again = SqliteStore(file)
        try:
            with pytest.raises(Lost, match="damaged or gone"):
                await again.entries("m")
        finally:
            again.close()

    asyncio.run(fill())
    store.close()
    whole = file.read_bytes()
    # The first page names the tables; the others hold the rows.
    file.write_bytes(whole[:4096] + bytes([0xFF]) * (len(whole) - 4096))
    asyncio.run(look())


def test_the_loop_turns_while_somebody_else_holds_the_file(store: SqliteStore, monkeypatch: pytest.MonkeyPatch):
    async def go() -> None:
        await store.add_match(a_match(), [])
        keep_to_oneself(store._reader)
        reading = asyncio.create_task(store.match("m"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not reading.done()
        let_go(store._reader)
        assert await reading == a_match()
        monkeypatch.setattr(sqlite, "LOCK_SECONDS", 0.0)
        keep_to_oneself(store._reader)
        with pytest.raises(Unreachable):
            await store.match("m")
        let_go(store._reader)

    # Whoever opens the file without the log beside it may lock all others out.
    blocker: list[sqlite3.Connection] = []

    def keep_to_oneself(reader: sqlite3.Connection) -> None:
        store._writer.close()
        reader.close()
        other = sqlite3.connect(store.file, isolation_level=None)
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        blocker.append(other)
        store._reader = sqlite3.connect(store.file, isolation_level=None, timeout=0)

    def let_go(reader: sqlite3.Connection) -> None:
        blocker.pop().close()

    asyncio.run(go())


def test_a_file_can_be_used_again_after_it_was_closed(tmp_path: Path):
    SqliteStore(tmp_path / "table.db").close()
    again = SqliteStore(tmp_path / "table.db")
    again.close()
    assert again.file == tmp_path / "table.db"


def test_a_file_of_another_format_is_refused(tmp_path: Path):
    file = tmp_path / "table.db"
    with sqlite3.connect(file) as other:
        other.execute(f"PRAGMA user_version = {FORMAT + 1}")
    other.close()
    with pytest.raises(CannotServe, match="another version"):
        SqliteStore(file)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path):
    file = tmp_path / "table.db"
    file.write_text("This is a letter, not a database, and a rather long one at that. " * 20)
    with pytest.raises(CannotServe, match="not a database"):
        SqliteStore(file)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="Cannot use the database"):
        SqliteStore(tmp_path / "file" / "table.db")


@pytest.mark.parametrize("url", ["mysql://x", "table.db", "sqlite:///", "sqlite:/x", "http://x"])
def test_a_database_has_an_address(url: str):
    with pytest.raises(CannotServe, match="expected sqlite:///FILE"):
        open_store(url)


def test_the_default_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_file("") == tmp_path / "bagend" / "table.db"


def test_a_database_of_the_second_format_is_taken_over(tmp_path: Path):
    """Its matches have no clock, and go on; opened again, nothing is done twice."""
    file = tmp_path / "table.db"
    match = ("m", "journey", 1, '{"squares": "6"}', '{"frodo": "me"}', "hash", "secret", "", 1.5)
    entry = ("m", 1, "answer", "frodo", "keep black", "nonce-1", 2.5)
    old_databases.write(file, 2, match, entry, [("h1", "m", "frodo")])

    async def look(seq: int) -> None:
        store = SqliteStore(file)
        try:
            assert await store.match("m") == a_match()
            await store.append(an_entry(seq))
            assert await store.entries("m") == [an_entry(each) for each in range(1, seq + 1)]
            assert await store.key("h1") == KeyRow("h1", "m", "frodo")
        finally:
            store.close()

    for seq in (2, 3):
        asyncio.run(look(seq))
    assert old_databases.format_of(file) == FORMAT


def test_clocks_and_what_was_spent_come_back(any_store: Store):
    clocked, timed = replace(a_match(), clock="move-30"), replace(an_entry(1), spent=12.25)

    async def go() -> None:
        await any_store.add_match(clocked, [])
        await any_store.append(timed)
        assert await any_store.match("m") == clocked
        assert await any_store.entries("m") == [timed]

    asyncio.run(go())


def test_a_shelf_is_kept(any_store: Store):
    async def go() -> None:
        for id in ("a", "b"):
            await any_store.add_match(a_match(id), [])
            await any_store.keep("browser", id, ["frodo", "sam"])
        await any_store.append(replace(an_entry(1, "a"), at=9.0))
        assert [
            (row.match, set(row.seats), row.is_over, row.seq, row.at) for row in await any_store.kept("browser", 9)
        ] == [
            ("a", {"frodo", "sam"}, False, 1, 9.0),
            ("b", {"frodo", "sam"}, False, 0, 1.5),
        ]
        await any_store.put_last("browser", "a")
        await any_store.keep("browser", "a", ["frodo"])
        assert [row.match for row in await any_store.kept("browser", 9)] == ["b", "a"]
        await any_store.forget("browser", "b")
        assert [row.match for row in await any_store.kept("browser", 9)] == ["a"]

    asyncio.run(go())


def test_only_what_is_new_is_read_on(any_store: Store):
    async def go() -> None:
        await any_store.add_match(a_match(), [])
        for seq in (1, 2, 3):
            await any_store.append(an_entry(seq))
        assert await any_store.entries("m", 1) == [an_entry(2), an_entry(3)]

    asyncio.run(go())
