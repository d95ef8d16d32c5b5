"""A table of Journey by itself: no server, its rows in a list, its bots giving the first answer."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import find
from bagend.table.errors import NotSaved, Overtaken, Unreachable
from bagend.table.live.table import Table
from bagend.table.live.thinker import Asker, Reply
from bagend.table.store.rows import EntryRow, KeptRow, KeyRow, MatchRow, Unshared

GAME = find("journey")
FRODO, SAM = range(2)


class Rows(Unshared):
    """A store that keeps rows in a list, and can be told to fail."""

    def __init__(self) -> None:
        self.written: list[EntryRow] = []
        self.broken = False
        self.unreadable = False
        self.before: Callable[[EntryRow], None] = lambda row: None

    async def append(self, row: EntryRow, key: KeyRow | None = None) -> None:
        await asyncio.sleep(0)
        self.before(row)
        if self.broken:
            raise NotSaved("error-not-saved", reason="The disk is full")
        if any(row.seq == written.seq for written in self.written):
            raise Overtaken("refusal-stale")
        self.written.append(row)

    async def add_match(self, row: MatchRow, keys: Sequence[KeyRow], invitations: Sequence[KeyRow] = ()) -> None: ...

    async def add_key(self, row: KeyRow) -> None: ...

    async def match(self, id: str) -> MatchRow | None:
        return a_row("me", "me")

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        if self.unreadable:
            raise Unreachable("refusal-unreachable")
        return [row for row in self.written if row.seq > after]

    async def key(self, hash: str) -> KeyRow | None:
        return None

    async def invitation(self, hash: str) -> KeyRow | None:
        return None

    async def keep(self, browser: str, match: str, seats: Sequence[str]) -> None: ...

    async def put_last(self, browser: str, match: str) -> None: ...

    async def forget(self, browser: str, match: str) -> None: ...

    async def kept(self, browser: str, most: int) -> list[KeptRow]:
        return []

    async def review(self, match: str) -> str:
        return ""

    async def keep_review(self, match: str, text: str) -> None: ...

    def close(self) -> None: ...


async def think_first(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
    return Reply(legal[0])


def a_row(*players: str, **options: str) -> MatchRow:
    seats = dict(zip(GAME.seats, players, strict=False))
    return MatchRow("m" * 12, "journey", GAME.version, options, seats, "", "aa" * 32, "", 0.0)


def a_table(*players: str, rows: Rows | None = None, mode: Mode = Mode.INTERPRETED, **options: str) -> Table:
    return Table(GAME, a_row(*players, **options), rows or Rows(), think_first, mode, patience=60)


def run(telling: Callable[[], Awaitable[None]]) -> None:
    async def go() -> None:
        await telling()

    asyncio.run(go())
