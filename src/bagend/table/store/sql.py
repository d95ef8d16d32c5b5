"""SQL: what all databases of the table share: their tables, and how rows are read and written.  `?` is a value."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, astuple
from typing import Any

from bagend.table.store.rows import EntryRow, KeptRow, KeyRow, MatchRow
from bagend.table.store.writer import Statement, Writer

SCHEMA = """
CREATE TABLE IF NOT EXISTS match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, players TEXT NOT NULL,
    commitment TEXT NOT NULL, secret TEXT NOT NULL, after TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    clock TEXT NOT NULL DEFAULT '', given TEXT NOT NULL DEFAULT '', guide TEXT NOT NULL DEFAULT ''
);
CREATE TABLE IF NOT EXISTS entry (
    match TEXT NOT NULL REFERENCES match, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL,
    notation TEXT NOT NULL, nonce TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    spent DOUBLE PRECISION NOT NULL DEFAULT 0, PRIMARY KEY (match, seq)
);
CREATE TABLE IF NOT EXISTS seat_key (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS invitation (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS kept (
    browser TEXT NOT NULL, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL, is_over INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (browser, match, seat)
);
CREATE TABLE IF NOT EXISTS review (
    match TEXT PRIMARY KEY REFERENCES match, text TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS seat_key_match ON seat_key (match);
CREATE INDEX IF NOT EXISTS invitation_match ON invitation (match);
CREATE INDEX IF NOT EXISTS kept_match ON kept (match);
"""

FORMAT = 5
"""Written into a database; changes with the schema."""

UPGRADES = {
    # Every match began at the beginning, and nobody was guided.
    4: """
    ALTER TABLE match ADD COLUMN given TEXT NOT NULL DEFAULT '';
    ALTER TABLE match ADD COLUMN guide TEXT NOT NULL DEFAULT '';
    """,
}
"""How a database of an older format becomes one of the next, from the first that all databases have had."""

TABLES = ("match", "entry", "seat_key", "invitation", "kept", "review")
"""What is to be copied, in an order in which each row finds what it refers to."""

ADD_MATCH = "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_ENTRY = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ADD_KEY = "INSERT INTO seat_key VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
KEEP = "INSERT INTO kept (browser, match, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
PUT_LAST = "UPDATE kept SET is_over = 1 WHERE browser = ? AND match = ?"
FORGET = "DELETE FROM kept WHERE browser = ? AND match = ?"
SEATS_KEPT = "SELECT seat FROM kept WHERE browser = ? AND match = ?"
SHELF = """
WITH shelf AS (
    SELECT match, {join}(seat, ',') AS seats, max(is_over) AS is_over FROM kept WHERE browser = ? GROUP BY match)
SELECT shelf.match, seats, is_over, coalesce(entry.seq, 0), coalesce(entry.at, match.at) AS last FROM shelf
    JOIN match ON match.id = shelf.match
    LEFT JOIN entry ON entry.match = shelf.match
        AND entry.seq = (SELECT max(seq) FROM entry AS newer WHERE newer.match = shelf.match)
    ORDER BY is_over, last DESC LIMIT ?
"""
KEEP_REVIEW = "INSERT INTO review VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET text = excluded.text"
ADD_INVITATION = "INSERT INTO invitation VALUES (?, ?, ?)"


class SqlStore(ABC):
    """A Store in a database that speaks SQL."""

    joining: str
    """The function that joins texts with commas."""

    _writer: Writer

    @abstractmethod
    async def _read(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        """All rows that a question finds."""

    async def _write(self, statements: Sequence[Statement]) -> None:
        await self._writer.do(statements)

    # Reading.

    async def match(self, id: str) -> MatchRow | None:
        for key, game, version, options, players, *rest in await self._read("SELECT * FROM match WHERE id = ?", (id,)):
            return MatchRow(key, game, version, json.loads(options), json.loads(players), *rest)
        return None

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        found = await self._read("SELECT * FROM entry WHERE match = ? AND seq > ? ORDER BY seq", (match, after))
        return [EntryRow(*row) for row in found]

    async def key(self, hash: str) -> KeyRow | None:
        found = await self._read("SELECT * FROM seat_key WHERE hash = ?", (hash,))
        return KeyRow(*found[0]) if found else None

    async def invitation(self, hash: str) -> KeyRow | None:
        found = await self._read("SELECT * FROM invitation WHERE hash = ?", (hash,))
        return KeyRow(*found[0]) if found else None

    async def kept(self, browser: str, most: int) -> list[KeptRow]:
        found = await self._read(SHELF.format(join=self.joining), (browser, most))
        return [KeptRow(match, tuple(seats.split(",")), bool(over), *rest) for match, seats, over, *rest in found]

    async def review(self, match: str) -> str:
        found = await self._read("SELECT text FROM review WHERE match = ?", (match,))
        return str(found[0][0]) if found else ""

    # Writing.

    async def keep_review(self, match: str, text: str) -> None:
        await self._write([(KEEP_REVIEW, (match, text))])

    async def keep(self, browser: str, match: str, seats: Sequence[str]) -> None:
        known = {seat for (seat,) in await self._read(SEATS_KEPT, (browser, match))}
        # A page is loaded far more often than a seat is taken.
        if not known.issuperset(seats):
            await self._write([(KEEP, (browser, match, seat)) for seat in seats])

    async def put_last(self, browser: str, match: str) -> None:
        await self._write([(PUT_LAST, (browser, match))])

    async def forget(self, browser: str, match: str) -> None:
        await self._write([(FORGET, (browser, match))])

    async def add_match(self, row: MatchRow, keys: Sequence[KeyRow], invitations: Sequence[KeyRow] = ()) -> None:
        values = {**asdict(row), "options": json.dumps(row.options), "players": json.dumps(row.players)}
        first = (ADD_MATCH, tuple(values.values()))
        opening = [(ADD_KEY, astuple(key)) for key in keys]
        await self._write([first, *opening, *((ADD_INVITATION, astuple(made)) for made in invitations)])

    async def add_key(self, row: KeyRow) -> None:
        await self._write([(ADD_KEY, astuple(row))])

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        await self._write([(ADD_ENTRY, astuple(row)), *([(ADD_KEY, astuple(key))] if key else [])])
