"""Opening: from the address of a database to the store in it."""

import os
from pathlib import Path

from bagend.table.errors import CannotServe
from bagend.table.store.rows import Store
from bagend.table.store.sqlite import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """The store at this address; without one, in the user's data folder."""
    if is_shareable(url):
        try:
            from bagend.table.store.postgres import PostgresStore
        except ImportError:
            raise CannotServe("error-postgres-extra") from None
        return PostgresStore(url)
    return SqliteStore(database_file(url))


def is_shareable(url: str) -> bool:
    """Whether several servers can use this database at the same time."""
    return url.startswith(POSTGRES)


def database_file(url: str) -> Path:
    """The file that an address names."""
    if not url:
        return data_folder() / "table.db"
    if not url.startswith(SQLITE) or len(url) == len(SQLITE):
        # It is not repeated: a mistyped address may hold a password.
        raise CannotServe("error-database-address", known=(f"{SQLITE}FILE", f"{POSTGRES[0]}HOST/NAME"))
    return Path(url.removeprefix(SQLITE)).expanduser()


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "bagend"
