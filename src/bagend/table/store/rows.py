"""Rows: the truth of the table.  A match is its row and its entries; everything else is made from them again.

An entry is on the disk before anybody sees what it brought about.  `Store` is what a database must be.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol


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

    given: str = ""
    """The answers that came with the match, as a journal writes them; see `guide`."""

    guide: str = ""
    """What teaches the game here: then what is given is a script, and CHANCE and the bots follow it.  Else empty: the
    match begins where what is given ends."""


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


@dataclass(frozen=True)
class News:
    """What another server over the same database says of a match."""

    by: str
    """Which server."""

    match: str
    """Empty if anything may have happened anywhere, because the line to the database was cut for a while."""

    kind: str
    """row (it wrote one), present (who is there), who (is there?), reaction, suggestion"""

    said: Any = None


Listener = Callable[[News], None]


class Store(Protocol):
    """Where rows are kept.  Whatever writes returns only when it is safe, or raises NotSaved or Overtaken."""

    async def add_match(self, row: MatchRow, keys: Sequence[KeyRow], invitations: Sequence[KeyRow] = ()) -> None: ...

    async def add_key(self, row: KeyRow) -> None: ...

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        """Write an entry and, with the claim of a seat, the key that opens the seat from now on."""
        ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        """What the table was told in a match, after so many entries."""
        ...

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

    async def review(self, match: str) -> str:
        """The review of a match, as it was kept; empty if there is none."""
        ...

    async def keep_review(self, match: str, text: str) -> None:
        """Keep the review of a match in place of an older one."""
        ...

    # Several servers over one database.

    is_shared: bool
    is_first: bool
    """Whether no other server was there when this one opened the database."""

    def hear(self, listener: Listener) -> None:
        """Have whatever other servers say told to this listener, in the loop that runs now."""
        ...

    async def tell(self, match: str, kind: str, said: Any = None) -> None:
        """Tell the other servers something of a match.  Nothing is lost if nobody hears it."""
        ...

    def alone(self, match: str) -> AbstractAsyncContextManager[bool]:
        """Whether this server is the only one that lets somebody think about a match meanwhile."""
        ...

    def close(self) -> None: ...


class Unshared:
    """What a Store has that only one server uses."""

    is_shared = False
    is_first = True

    def hear(self, listener: Listener) -> None:
        """There is nobody else."""

    async def tell(self, match: str, kind: str, said: Any = None) -> None:
        """There is nobody else."""

    @asynccontextmanager
    async def alone(self, match: str) -> AsyncIterator[bool]:
        yield True
