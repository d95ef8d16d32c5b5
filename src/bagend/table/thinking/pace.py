"""Pace: when a bot's answer is shown must not tell what it is.

A bot with one legal answer would reply at once, and one with several after a while: in a game that hides things, the
clock would give them away.  There every answer is shown at the end of a time slot, however long it was thought about.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence

from bagend.engine.game import Game
from bagend.engine.records import Records
from bagend.table.live.thinker import Asker, Reply, Think, slot


class Pace:
    """Has bots think, and holds their answers back to the end of a slot."""

    def __init__(
        self,
        think: Think,
        short: float,
        long: float,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._think = think
        self._short = short
        self._long = long
        self._now = now
        self._sleep = sleep

    async def think(self, game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
        began = self._now()
        reply = await self._think(game, bot, views, legal, seed, asker)
        if game.hides:
            each = self.slot(game, bot)
            took = self._now() - began
            await self._sleep(max(1, math.ceil(took / each)) * each - took)
        return reply

    def slot(self, game: Game, bot: str) -> float:
        """Seconds in which a bot of this level normally has its answer."""
        return slot(game, bot, (self._short, self._long))
