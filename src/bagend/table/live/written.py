"""Written matches: what happens in a match is a row of the store first, and happens then.

Other servers may write rows of the same match.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, TypeVar

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.table.errors import NotSaved, Overtaken, StoreFailed
from bagend.table.live.clock import Timepiece
from bagend.table.live.match import LiveMatch
from bagend.table.live.stages import stages
from bagend.table.live.tasks import Tasks
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow, Store

LOOK_AGAIN = 0.5
"""Seconds until something is tried again that the store could not do, or that another server was about to."""

MOST_RACES = 20
"""How often something is tried again that another server was faster with."""

Told = TypeVar("Told")


class WrittenMatch(LiveMatch, ABC):
    """A match and its rows."""

    def __init__(self, game: Game, row: MatchRow, store: Store, mode: Mode, timepiece: Timepiece) -> None:
        super().__init__(game, row, mode)
        self.timepiece = timepiece
        self._store = store
        self._lock = asyncio.Lock()
        self._tasks = Tasks(self.id)
        self._is_behind = False
        """Another server wrote a row that has not been read yet."""

        self._told = 0
        """How much the other servers were told that is written nowhere."""

    @abstractmethod
    def changed(self) -> None:
        """Something happened."""

    async def _one_at_a_time(self, tell: Callable[[], Coroutine[Any, Any, Told]]) -> Told:
        """A page that goes away must not stop half-way what is being written.

        If another server was faster, what it wrote is read and the whole looked at again: perhaps the match has moved
        on, perhaps both can be done.
        """

        async def alone() -> Told:
            async with self._lock:
                for _ in range(MOST_RACES):
                    with contextlib.suppress(Overtaken):
                        return await tell()
                return await tell()

        return await asyncio.shield(asyncio.create_task(alone()))

    async def _write(
        self, kind: str, seat: int, notation: str = "", nonce: str = "", key: KeyRow | None = None
    ) -> None:
        now = self.timepiece.now()
        spent = self.clocks.spent(seat, kind, now)
        row = EntryRow(self.id, self.ply + 1, kind, self.game.seats[seat], notation, nonce, now, spent)
        begun = perf_counter()
        try:
            await self._store.append(row, key)
        except Overtaken:
            await self._read_on()
            raise
        except NotSaved:
            # A line that was cut in the middle does not say whether the row got through.
            if self._store.is_shared and row in await self._read_on():
                return
            raise
        stages.waited("store", begun)
        with stages("rules"):
            self.enact(row)
        self.changed()

    async def _read_on(self) -> list[EntryRow]:
        """Do what was written since; what that was."""
        new = [row for row in await self._store.entries(self.id, self.ply) if row.seq > self.ply]
        for row in new:
            self.enact(row)
        if new:
            self.changed()
        return new

    # Other servers over the same database.

    def fall_behind(self) -> None:
        """Another server wrote a row: read it."""
        self._is_behind = True
        self._tasks.run("catch up", self._catch_up)

    async def _catch_up(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self.read_on()
            except StoreFailed:
                self._is_behind = True
                await asyncio.sleep(LOOK_AGAIN)

    async def read_on(self) -> None:
        """Do what other servers wrote."""
        async with self._lock:
            await self._read_on()

    def tell_others(self, kind: str, said: Any = None) -> None:
        """Tell the other servers something that is not written down."""
        if self._store.is_shared:
            self._told += 1
            self._tasks.run(f"tell {self._told}", lambda: self._store.tell(self.id, kind, said))
