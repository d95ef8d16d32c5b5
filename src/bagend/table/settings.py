"""Settings: what the table is started with."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from bagend.table.errors import CannotServe

HERE = Path(__file__).parent

SQLITE = "sqlite:///"


@dataclass(frozen=True)
class Settings:
    """What `bagend table` was asked for, and the limits of the house."""

    database: str = ""
    """`sqlite:///FILE`; the default lies in the user's data folder."""

    bot_workers: int = 1
    pages: Path = HERE / "web" / "pages"
    static: Path = HERE / "web" / "static"
    longest_message: int = 8 * 1024
    longest_form: int = 256 * 1024
    messages_a_second: float = 20
    messages_at_once: int = 40
    patience: float = 2.0
    """How many seconds a page has to send its number before the table makes one."""

    bot_patience: float = 60.0
    """How many seconds a bot may think before its worker is replaced."""

    hint_patience: float = 20.0
    """How many seconds somebody waits for a hint, the bots before it included."""

    matches_a_second: float = 2
    matches_at_once: int = 20
    """How many matches may be made here, by all persons together."""

    tables_kept: int = 500
    """How many tables stay in memory when nobody is looking."""

    file: Path = field(init=False)
    """Where the database lies."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "file", database_file(self.database))


def database_file(url: str) -> Path:
    """The file a database URL names."""
    if not url:
        return data_folder() / "table.db"
    if not url.startswith(SQLITE) or len(url) == len(SQLITE):
        raise CannotServe(f"Cannot use the database {url!r}; expected {SQLITE}FILE.")
    return Path(url.removeprefix(SQLITE)).expanduser()


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "bagend"
