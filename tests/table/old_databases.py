"""Databases as older versions of the table wrote them."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

TABLES = """
CREATE TABLE match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, players TEXT NOT NULL,
    commitment TEXT NOT NULL, secret TEXT NOT NULL, after TEXT NOT NULL, at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL,
    notation TEXT NOT NULL, nonce TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE seat_key (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
) WITHOUT ROWID;
"""

INVITATIONS = """
CREATE TABLE invitation (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat TEXT NOT NULL
) WITHOUT ROWID;
"""
"""New in the second format."""

Row = tuple[str | int | float, ...]


def write(file: Path, format: int, match: Row, entry: Row, keys: Iterable[Row]) -> None:
    """A database of the first or the second format, with one match and one entry."""
    old = sqlite3.connect(file)
    old.executescript(TABLES + (INVITATIONS if format > 1 else ""))
    for table, row in (("match", match), ("entry", entry), *(("seat_key", key) for key in keys)):
        old.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    old.execute(f"PRAGMA user_version = {format}")
    old.commit()
    old.close()


def format_of(file: Path) -> int:
    database = sqlite3.connect(file)
    (found,) = database.execute("PRAGMA user_version").fetchone()
    database.close()
    return int(found)
