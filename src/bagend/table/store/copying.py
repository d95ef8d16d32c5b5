"""Copying: all matches of a database into a file, from a file into an empty database, and old ones out of it.

A copy is always a SQLite file, whatever it was made from.  So it also carries matches from SQLite to PostgreSQL.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bagend.engine.errors import reason
from bagend.table.errors import CannotServe
from bagend.table.store.opening import database_file, is_shareable, open_store
from bagend.table.store.sql import FORMAT, TABLES
from bagend.table.store.sqlite import SqliteStore
from bagend.table.store.writer import Connection

AT_ONCE = 1000
"""How many rows are read at a time."""

DAY = 86400.0

LAST = "coalesce((SELECT max(entry.at) FROM entry WHERE entry.match = match.id), match.at)"
"""When something last happened in a match."""


def back_up(database: str, file: Path) -> int:
    """Copy a database into a new file, also while the table is open; how many matches there are."""
    if file.exists():
        raise CannotServe("error-file-exists", file=file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with _reading(database) as source:
            SqliteStore(unfinished).close()
            with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
                count = _copy(source, target, "?")
                # One file, with nothing beside it.
                target.execute("PRAGMA journal_mode = DELETE")
        # Only a whole copy has the name of one.
        os.replace(unfinished, file)
    except OSError as wrong:
        raise CannotServe("error-cannot-write", file=file, reason=reason(wrong)) from None
    except sqlite3.Error as wrong:
        raise CannotServe("error-cannot-write", file=file, reason=str(wrong)) from None
    finally:
        for left in (unfinished, Path(f"{unfinished}.lock")):
            with contextlib.suppress(OSError):
                left.unlink()
    return count


def restore(file: Path, database: str) -> int:
    """Copy all matches of a file into an empty database; how many there are."""
    if not file.is_file():
        raise CannotServe("error-no-file", file=file)
    with _read_copy(file) as source, _writing(database) as (target, value):
        held = target.execute("SELECT count(*) FROM match").fetchone()[0]
        if held:
            raise CannotServe("error-database-filled", count=held)
        return _copy(source, target, value)


def prune(database: str, days: int, now: float) -> int:
    """Delete the matches in which nothing has happened for so many days; how many they were."""
    latest = now - days * DAY
    with _writing(database) as (line, value):
        found = line.execute(f"SELECT id FROM match WHERE {LAST} < {value}", (latest,)).fetchall()
        return sum(_delete(line, value, id, latest) for (id,) in found)


def _delete(line: Any, value: str, id: str, latest: float) -> bool:
    """Delete a match, unless somebody plays on in the meantime.  One by one, so that nobody waits for long."""
    # Where others write at the same time, whoever has the match keeps it.
    alone = " FOR UPDATE SKIP LOCKED" if value == "%s" else ""
    line.execute("BEGIN")
    is_old = line.execute(
        f"SELECT id FROM match WHERE id = {value} AND {LAST} < {value}{alone}", (id, latest)
    ).fetchone()
    for table in reversed(TABLES) if is_old else ():
        line.execute(f"DELETE FROM {table} WHERE {'id' if table == 'match' else 'match'} = {value}", (id,))
    line.execute("COMMIT")
    return bool(is_old)


def _copy(source: Connection, target: Connection, value: str) -> int:
    """Copy all rows; how many matches there are."""
    target.execute("BEGIN")
    count = 0
    for table in TABLES:
        found = source.execute(f"SELECT * FROM {table}")
        while rows := found.fetchmany(AT_ONCE):
            for row in rows:
                target.execute(f"INSERT INTO {table} VALUES ({', '.join([value] * len(row))})", row)
            count += len(rows) if table == "match" else 0
    target.execute("COMMIT")
    return count


def _open_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


@contextlib.contextmanager
def _read_copy(file: Path) -> Iterator[Connection]:
    """The matches of a backup, also of an older version's: it is converted first, but not where it lies."""
    with tempfile.TemporaryDirectory() as folder:
        converted = Path(folder) / "backup"
        try:
            shutil.copyfile(file, converted)
            SqliteStore(converted).close()
        except OSError as wrong:
            raise CannotServe("error-cannot-read", file=file, reason=reason(wrong)) from None
        except CannotServe as wrong:
            raise CannotServe(wrong.message, **{**wrong.facts, "file": file}) from None
        with contextlib.closing(_open_to_read(converted)) as source:
            yield source


@contextlib.contextmanager
def _reading(database: str) -> Iterator[Connection]:
    """A line on which everything is read as it is at one moment, while others go on writing."""
    if is_shareable(database):
        open_store(database).close()
        from bagend.table.store.postgres import Snapshot, said_plainly

        with said_plainly(), Snapshot(database) as source:
            yield source
        return
    file = database_file(database)
    if not file.is_file():
        raise CannotServe("error-no-database", file=file)
    try:
        with contextlib.closing(_open_to_read(file)) as reader:
            (format,) = reader.execute("PRAGMA user_version").fetchone()
            if format != FORMAT:
                raise CannotServe("error-database-older", file=file)
            reader.execute("BEGIN")
            yield reader
    except sqlite3.Error as wrong:
        raise CannotServe("error-database", file=file, reason=str(wrong)) from None


@contextlib.contextmanager
def _writing(database: str) -> Iterator[tuple[Any, str]]:
    """A line for writing, and how a value is written on it.  A file must not be in use."""
    with contextlib.closing(open_store(database)):
        if is_shareable(database):
            from bagend.table.store.postgres import connect, said_plainly

            with said_plainly(), connect(database) as line:
                yield line, "%s"
            return
        file = database_file(database)
        try:
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as line:
                line.execute("PRAGMA synchronous = FULL")
                yield line, "?"
        except sqlite3.Error as wrong:
            raise CannotServe("error-database-write", file=file, reason=str(wrong)) from None
