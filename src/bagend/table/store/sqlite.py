"""Store: the rows that are the truth.  A match is its row and its entries; everything else is made from them again.

An entry is on the disk before anybody sees what it brought about.  One thread writes, and commits everything that is
waiting at once, so that many tables share one wait for the disk.  `Store` is what another database would have to be.
"""

import asyncio
import contextlib
import fcntl
import json
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Protocol

from bagend.table.errors import CannotServe, NotSaved, Overtaken


@dataclass(frozen=True)
class MatchRow:
    """A match as it was made."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    players: dict[str, str]
    """For every seat taken: `me`, `friend`, `bot:<name>`, or `heir:<seat>` for whoever had that seat the last time."""

    commitment: str
    secret: str
    after: str
    """The match of which this is the rematch; else empty."""

    at: float
    clock: str = ""
    """How long everybody may think: see `live/clock.py`; empty for no clock."""


@dataclass(frozen=True)
class EntryRow:
    """One thing the table was told."""

    match: str
    seq: int
    kind: str
    """claim, name (of whoever sits there), number, answer, early (to a secret set-up, before its turn), late (a bot's
    answer, because the time for it was up), undo, take_back, resign, leave and give_up (where all play together: a bot
    takes the seat, or the match is lost), timeout (a bot takes the seat), rematch."""

    seat: str
    notation: str
    nonce: str
    at: float
    spent: float = 0.0
    """How many seconds of its clock this took the seat.  Counted when it is written: a server that is down between two
    rows costs nobody time."""


@dataclass(frozen=True)
class KeyRow:
    """A hashed key or invitation, and its seat."""

    hash: str
    match: str
    seat: str


@dataclass(frozen=True)
class KeptRow:
    """A match on the shelf of a browser that holds seats in it, with the last thing that happened there."""

    match: str
    seats: tuple[str, ...]
    is_over: bool
    seq: int
    at: float


class Store(Protocol):
    """Where rows are kept.  Whatever writes returns only when it is safe, or raises NotSaved or Overtaken."""

    async def add_match(self, row: MatchRow, keys: Sequence[KeyRow], invitations: Sequence[KeyRow] = ()) -> None: ...

    async def add_key(self, row: KeyRow) -> None: ...

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        """Write an entry and, with the claim of a seat, the key that opens the seat from now on."""
        ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def entries(self, match: str) -> list[EntryRow]: ...

    async def key(self, hash: str) -> KeyRow | None: ...

    async def invitation(self, hash: str) -> KeyRow | None: ...

    async def keep(self, browser: str, match: str, seats: Sequence[str]) -> None:
        """Put a match on a browser's shelf; whatever is there already stays."""
        ...

    async def put_last(self, browser: str, match: str) -> None:
        """A match is over: from now on it stands behind those that are not."""
        ...

    async def forget(self, browser: str, match: str) -> None:
        """Take a match off a browser's shelf.  The match itself stays."""
        ...

    async def kept(self, browser: str, most: int) -> list[KeptRow]:
        """A browser's shelf: what goes on first, then by when something last happened."""
        ...

    def close(self) -> None: ...


SCHEMA = """
CREATE TABLE IF NOT EXISTS match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, players TEXT NOT NULL,
    commitment TEXT NOT NULL, secret TEXT NOT NULL, after TEXT NOT NULL, at REAL NOT NULL,
    clock TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entry (
    match TEXT NOT NULL REFERENCES match, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL,
    notation TEXT NOT NULL, nonce TEXT NOT NULL, at REAL NOT NULL, spent REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seat_key (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS invitation (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS kept (
    browser TEXT NOT NULL, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL, is_over INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (browser, match, seat)
) WITHOUT ROWID;
"""

FORMAT = 3
"""Written into the file as its user_version; changes with the schema."""

UPGRADES = {
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
}
"""How a file of an older format becomes one of the next."""

ADD_MATCH = "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_ENTRY = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ADD_KEY = "INSERT OR IGNORE INTO seat_key VALUES (?, ?, ?)"
KEEP = "INSERT OR IGNORE INTO kept (browser, match, seat) VALUES (?, ?, ?)"
PUT_LAST = "UPDATE kept SET is_over = 1 WHERE browser = ? AND match = ?"
FORGET = "DELETE FROM kept WHERE browser = ? AND match = ?"
SEATS_KEPT = "SELECT seat FROM kept WHERE browser = ? AND match = ?"
SHELF = """
WITH shelf AS (
    SELECT match, group_concat(seat) AS seats, max(is_over) AS is_over FROM kept WHERE browser = ? GROUP BY match)
SELECT shelf.match, seats, is_over, coalesce(entry.seq, 0), coalesce(entry.at, match.at) AS last FROM shelf
    JOIN match ON match.id = shelf.match
    LEFT JOIN entry ON entry.match = shelf.match
        AND entry.seq = (SELECT max(seq) FROM entry AS newer WHERE newer.match = shelf.match)
    ORDER BY is_over, last DESC LIMIT ?
"""
ADD_INVITATION = "INSERT INTO invitation VALUES (?, ?, ?)"

Statement = tuple[str, tuple[object, ...]]


@dataclass(frozen=True)
class Job:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"

    def finish(self, wrong: Exception | None = None) -> None:
        """Wake whoever waits, from the writer's thread."""

        def settle() -> None:
            if not self.done.done():
                self.done.set_exception(wrong) if wrong else self.done.set_result(None)

        # If the server has stopped, nobody waits any more.
        with contextlib.suppress(RuntimeError):
            self.done.get_loop().call_soon_threadsafe(settle)


class SqliteStore:
    """A Store in one SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = _lock(file)
        try:
            writer = _connect(file)
            _prepare(writer, file)
            self._reader = _connect(file)
        except sqlite3.Error as wrong:
            raise CannotServe(f"Cannot use the database {file}: {wrong}.") from None
        self.commits = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, args=(writer,), name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._thread.join()
        self._reader.close()
        os.close(self._lock)

    # Reading: by key, so it takes microseconds.

    async def match(self, id: str) -> MatchRow | None:
        found = self._reader.execute("SELECT * FROM match WHERE id = ?", (id,)).fetchone()
        if found is None:
            return None
        key, game, version, options, players, *rest = found
        return MatchRow(key, game, version, json.loads(options), json.loads(players), *rest)

    async def entries(self, match: str) -> list[EntryRow]:
        found = self._reader.execute("SELECT * FROM entry WHERE match = ? ORDER BY seq", (match,))
        return [EntryRow(*row) for row in found]

    async def key(self, hash: str) -> KeyRow | None:
        found = self._reader.execute("SELECT * FROM seat_key WHERE hash = ?", (hash,)).fetchone()
        return KeyRow(*found) if found else None

    async def invitation(self, hash: str) -> KeyRow | None:
        found = self._reader.execute("SELECT * FROM invitation WHERE hash = ?", (hash,)).fetchone()
        return KeyRow(*found) if found else None

    async def kept(self, browser: str, most: int) -> list[KeptRow]:
        found = self._reader.execute(SHELF, (browser, most))
        return [KeptRow(match, tuple(seats.split(",")), bool(over), *rest) for match, seats, over, *rest in found]

    # Writing.

    async def keep(self, browser: str, match: str, seats: Sequence[str]) -> None:
        known = {seat for (seat,) in self._reader.execute(SEATS_KEPT, (browser, match))}
        # A page is loaded far more often than a seat is taken.
        if not known.issuperset(seats):
            await self._do([(KEEP, (browser, match, seat)) for seat in seats])

    async def put_last(self, browser: str, match: str) -> None:
        await self._do([(PUT_LAST, (browser, match))])

    async def forget(self, browser: str, match: str) -> None:
        await self._do([(FORGET, (browser, match))])

    async def add_match(self, row: MatchRow, keys: Sequence[KeyRow], invitations: Sequence[KeyRow] = ()) -> None:
        values = {**asdict(row), "options": json.dumps(row.options), "players": json.dumps(row.players)}
        first = (ADD_MATCH, tuple(values.values()))
        opening = [(ADD_KEY, astuple(key)) for key in keys]
        await self._do([first, *opening, *((ADD_INVITATION, astuple(made)) for made in invitations)])

    async def add_key(self, row: KeyRow) -> None:
        await self._do([(ADD_KEY, astuple(row))])

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        await self._do([(ADD_ENTRY, astuple(row)), *([(ADD_KEY, astuple(key))] if key else [])])

    async def _do(self, statements: Sequence[Statement]) -> None:
        job = Job(statements, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        await job.done

    def _write(self, writer: sqlite3.Connection) -> None:
        """The writer's thread: take all that waits, commit once, wake everybody."""
        while (first := self._jobs.get()) is not None:
            jobs: list[Job | None] = [first]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._commit(writer, [job for job in jobs if job])
            if None in jobs:
                break
        writer.close()

    def _commit(self, writer: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        results: list[Exception | None]
        try:
            writer.execute("BEGIN IMMEDIATE")
            results = [_run(writer, job.statements) for job in jobs]
            writer.execute("COMMIT")
            self.commits += 1
        except Exception as wrong:
            # Whatever it was, the thread must live on: everybody waits for it.
            with contextlib.suppress(sqlite3.Error):
                if writer.in_transaction:
                    writer.execute("ROLLBACK")
            results = [NotSaved(f"The table could not write that down: {wrong}.") for _ in jobs]
        for job, wrong_row in zip(jobs, results, strict=True):
            job.finish(wrong_row)


def _run(writer: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """Do all statements of a job or none."""
    writer.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            writer.execute(sql, values)
    except sqlite3.IntegrityError:
        writer.execute("ROLLBACK TO job")
        return Overtaken("Somebody else was faster.")
    finally:
        writer.execute("RELEASE job")
    return None


def _connect(file: Path) -> sqlite3.Connection:
    # Each connection is used by one thread; it may be made and closed by another.
    made = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=5)
    made.execute("PRAGMA journal_mode = WAL")
    made.execute("PRAGMA synchronous = FULL")
    made.execute("PRAGMA foreign_keys = ON")
    return made


def _prepare(writer: sqlite3.Connection, file: Path) -> None:
    (format,) = writer.execute("PRAGMA user_version").fetchone()
    if format not in (0, *UPGRADES, FORMAT):
        raise CannotServe(f"The database {file} was made by another version of bagend (format {format}, not {FORMAT}).")
    # A new file has the newest format from the beginning.
    upgrades = "".join(UPGRADES[old] for old in range(format, FORMAT)) if format else ""
    # All of it or nothing.  The format is written even if it stands there already: so a file that cannot be written
    # is found out now.
    writer.executescript(f"BEGIN IMMEDIATE; {SCHEMA} {upgrades} PRAGMA user_version = {FORMAT}; COMMIT;")


def _lock(file: Path) -> int:
    """Make sure that no other table uses the same file: each believes what it has in memory.  Gives the open lock."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of the dice: nobody else on this machine may read it.
        file.touch(mode=0o600)
        lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as wrong:
        raise CannotServe(f"Cannot use the database {file}: {wrong.strerror}.") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise CannotServe(f"The database {file} is in use by another table.") from None
    return lock
