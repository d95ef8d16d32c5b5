"""SQLite: the table's database in one file, for one server."""

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

from bagend.engine.errors import reason
from bagend.table.errors import CannotServe, Lost, Unreachable
from bagend.table.store.rows import Unshared
from bagend.table.store.sql import FORMAT, SCHEMA, UPGRADES, SqlStore
from bagend.table.store.writer import Writer

TABLES = SCHEMA.replace("\n);", "\n) WITHOUT ROWID;")

ALL_UPGRADES = {
    # An invitation used to be the key of its seat.  Where the seat is taken it stays the key of whoever sits there.
    1: """
    INSERT INTO invitation SELECT seat_key.* FROM seat_key JOIN match ON match.id = seat_key.match
        WHERE json_extract(players, '$.' || seat) = 'friend' AND NOT EXISTS (
            SELECT 1 FROM entry WHERE entry.match = match.id AND entry.seat = seat_key.seat AND kind = 'claim');
    DELETE FROM seat_key WHERE hash IN (SELECT hash FROM invitation);
    """,
    # Matches had no clock, and nobody a name.
    2: """
    ALTER TABLE match ADD COLUMN clock TEXT NOT NULL DEFAULT '';
    ALTER TABLE entry ADD COLUMN spent REAL NOT NULL DEFAULT 0;
    """,
    # There were no reviews.  Their table is made with the others.
    3: "",
    **UPGRADES,
}
"""How a file of an older format becomes one of the next."""


log = logging.getLogger(__name__)

GONE = "its file was deleted or replaced"

LOCK_SECONDS = 5.0
"""How long somebody else may keep the whole file to themselves before whoever waits is told."""

LOOK_AGAIN = 0.02

CLASHES = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class SqliteStore(Unshared, SqlStore):
    """A Store in one SQLite file."""

    joining = "group_concat"

    def __init__(self, file: Path) -> None:
        # A second table that comes by a link finds the same lock.
        self.file = file = file.resolve()
        self._lock = _lock(file)
        try:
            with contextlib.closing(_connect(file)) as first:
                _prepare(first, file)
            self._reader = _connect(file)
            # Reading is done in the event loop, which must not wait for a lock.
            self._reader.execute("PRAGMA busy_timeout = 0")
            self._identity = _identity(file)
            self._writer = Writer(lambda: _connect(file), _is_clash, "BEGIN IMMEDIATE", check=self._check_file)
        except sqlite3.Error as wrong:
            os.close(self._lock)
            raise CannotServe("error-database", file=file, reason=str(wrong)) from None
        except CannotServe:
            os.close(self._lock)
            raise

    @property
    def commits(self) -> int:
        return self._writer.commits

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._writer.close()
        self._reader.close()
        os.close(self._lock)

    async def _read(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        end = loop.time() + LOCK_SECONDS
        while True:
            try:
                self._check_file()
                # By key, so it takes microseconds.
                return self._reader.execute(sql, values).fetchall()
            except sqlite3.OperationalError as wrong:
                if wrong.sqlite_errorname not in BUSY or loop.time() > end:
                    log.error("the database cannot be read: %s", wrong)
                    raise Unreachable("refusal-unreachable") from None
            except (sqlite3.DatabaseError, OSError) as wrong:
                log.error("the database cannot be read: %s", wrong)
                raise Lost("error-database-lost") from None
            await asyncio.sleep(LOOK_AGAIN)

    def _check_file(self) -> None:
        """What is written into a file that has no name any more would be gone with this server."""
        if _identity(self.file) != self._identity:
            raise OSError(GONE)


BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")


def _identity(file: Path) -> tuple[int, int] | None:
    """Which file this is; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _is_clash(wrong: Exception) -> bool:
    """Whether a row was there already."""
    return isinstance(wrong, sqlite3.IntegrityError) and wrong.sqlite_errorname in CLASHES


def _connect(file: Path) -> sqlite3.Connection:
    # Each connection is used by one thread; it may be made and closed by another.
    made = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=5)
    made.execute("PRAGMA journal_mode = WAL")
    made.execute("PRAGMA synchronous = FULL")
    made.execute("PRAGMA foreign_keys = ON")
    return made


def _prepare(writer: sqlite3.Connection, file: Path) -> None:
    (format,) = writer.execute("PRAGMA user_version").fetchone()
    if format not in (0, *ALL_UPGRADES, FORMAT):
        raise CannotServe("error-database-format", file=file, found=format, own=FORMAT)
    # A new file has the newest format from the beginning.
    upgrades = "".join(ALL_UPGRADES[old] for old in range(format, FORMAT)) if format else ""
    # All of it or nothing.  The format is written even if it stands there already: so a file that cannot be written
    # is found out now.
    writer.executescript(f"BEGIN IMMEDIATE; {TABLES} {upgrades} PRAGMA user_version = {FORMAT}; COMMIT;")


def _lock(file: Path) -> int:
    """Make sure that no other table uses the same file: each believes what it has in memory.  Gives the open lock."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of the dice: nobody else on this machine may read it.
        file.touch(mode=0o600)
        if file.stat().st_nlink > 1:
            # SQLite keeps what is new beside each name, so under two names the file would be ruined.
            raise CannotServe("error-database-names", file=file)
        lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as wrong:
        raise CannotServe("error-database", file=file, reason=reason(wrong)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise CannotServe("error-database-in-use", file=file) from None
    return lock
