"""Copies: a backup holds everything, goes back into either database, and is never half there."""

import asyncio
import re
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from bagend.cli import main
from bagend.table.errors import CannotServe
from bagend.table.store.copying import back_up, prune, restore
from bagend.table.store.opening import open_store
from bagend.table.store.rows import KeyRow
from bagend.table.store.sql import SCHEMA, TABLES
from table import old_databases
from table.guests import SHARED, Guest, answer_first, begin, open_house
from table.test_store import a_match, an_entry


def fill(database: str) -> None:
    async def go() -> None:
        for id in ("m", "n"):
            await store.add_match(a_match(id), [KeyRow(f"key {id}", id, "frodo")], [KeyRow(f"invited {id}", id, "sam")])
            await store.keep("browser", id, ["frodo"])
        await store.append(replace(an_entry(1), at=5e9))

    store = open_store(database)
    asyncio.run(go())
    store.close()


def held(database: str) -> list[object]:
    async def go() -> list[object]:
        return [
            [
                await store.match(id),
                await store.entries(id),
                await store.key(f"key {id}"),
                await store.invitation(f"invited {id}"),
            ]
            for id in ("m", "n")
        ] + [await store.kept("browser", 9)]

    store = open_store(database)
    try:
        return asyncio.run(go())
    finally:
        store.close()


def test_every_table_is_copied():
    assert re.findall(r"CREATE TABLE IF NOT EXISTS (\w+)", SCHEMA) == list(TABLES)


def test_from_sqlite_to_postgres_and_back_nothing_changes(tmp_path: Path, database: str):
    first, last = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/last.db"
    fill(first)
    assert back_up(first, tmp_path / "one") == 2
    assert restore(tmp_path / "one", database) == 2
    assert back_up(database, tmp_path / "two") == 2
    assert restore(tmp_path / "two", last) == 2
    assert held(first) == held(database) == held(last)
    assert sorted(file.name for file in tmp_path.iterdir() if file.suffix != ".lock") == [
        "first.db",
        "last.db",
        "one",
        "two",
    ]


def test_a_backup_of_an_older_version_is_converted_on_the_way(tmp_path: Path):
    match = ("m", "journey", 1, "{}", '{"frodo": "me"}', "hash", "secret", "", 1.5)
    entry = ("m", 1, "answer", "frodo", "keep black", "nonce-1", 2.5)
    old_databases.write(tmp_path / "old", 2, match, entry, [("h1", "m", "frodo")])
    assert restore(tmp_path / "old", f"sqlite:///{tmp_path}/new.db") == 1


@pytest.mark.parametrize("name", ["a?b.db", "a#b.db", "100%25.db"])
def test_odd_names_are_only_names(tmp_path: Path, name: str):
    fill(f"sqlite:///{tmp_path}/{name}")
    assert back_up(f"sqlite:///{tmp_path}/{name}", tmp_path / f"copy of {name}") == 2
    assert restore(tmp_path / f"copy of {name}", f"sqlite:///{tmp_path}/new.db") == 2


def test_pruning_keeps_no_open_table_waiting(database: str):
    """Whoever has a match in hand keeps it; the others are deleted."""
    fill(database)
    with psycopg.connect(database) as line:
        line.execute("SELECT 1 FROM match WHERE id = 'n' FOR UPDATE")
        assert prune(database, 30, now=9e9) == 1
    assert prune(database, 30, now=9e9) == 1


def test_a_table_that_is_open_is_copied_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        path = guest.make(SHARED)
        answer_first(guest, path, begin(guest, path))
        assert back_up(f"sqlite:///{tmp_path}/table.db", tmp_path / "copy") == 1
        journal = guest.http.get(f"{path}/journal").text
        cookies = guest.http.cookies
        answer_first(guest, path, guest.question(path))
    (tmp_path / "new").mkdir()
    assert restore(tmp_path / "copy", f"sqlite:///{tmp_path}/new/table.db") == 1
    with open_house(tmp_path / "new") as house, Guest(house.base) as guest:
        guest.http.cookies = cookies
        assert guest.http.get(f"{path}/journal").text == journal


def test_what_is_old_goes_when_one_says_so(tmp_path: Path, database: str):
    for url in (f"sqlite:///{tmp_path}/table.db", database):
        fill(url)
        assert prune(url, 30, now=5e9 + 86400) == 1
        kept = held(url)
        assert kept[0] != [None, [], None, None]
        assert kept[1] == [None, [], None, None]
        assert prune(url, 30, now=5e9 + 86400) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["backup", "{}/new", "--database", "sqlite:///{}/nothing.db"], "There is no database"),
        (["backup", "{}/table.db", "--database", "sqlite:///{}/table.db"], "exists already"),
        (["backup", "{}/letter/where", "--database", "sqlite:///{}/table.db"], "Cannot "),
        (["restore", "{}/nothing", "--database", "sqlite:///{}/new.db"], "There is no file"),
        (["restore", "{}/letter", "--database", "sqlite:///{}/new.db"], "file is not a database"),
        (["restore", "{}/table.db", "--database", "sqlite:///{}/table.db"], "holds 2 games already"),
        (["prune", "--days", "0"], "above 0"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
):
    fill(f"sqlite:///{tmp_path}/table.db")
    (tmp_path / "letter").write_text("Dear Bilbo, " * 200)
    try:
        status = main([argument.format(tmp_path) for argument in arguments])
    except SystemExit as left:
        status = int(str(left.code))
    assert status == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


def test_a_file_in_use_is_not_pruned(tmp_path: Path):
    store = open_store(f"sqlite:///{tmp_path}/table.db")
    with pytest.raises(CannotServe, match="in use by another table"):
        prune(f"sqlite:///{tmp_path}/table.db", 30, time.time())
    store.close()


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    fill(f"sqlite:///{tmp_path}/table.db")
    assert main(["backup", f"{tmp_path}/copy", "--database", f"sqlite:///{tmp_path}/table.db"]) == 0
    assert main(["restore", f"{tmp_path}/copy", "--database", f"sqlite:///{tmp_path}/new.db"]) == 0
    assert main(["prune", "--days", "7", "--database", f"sqlite:///{tmp_path}/new.db"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [f"2 games copied into {tmp_path}/copy.", "2 games restored.", "1 game deleted."]
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("SELECT count(*) FROM match").fetchone() == (2,)
    copy.close()
