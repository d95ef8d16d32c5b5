"""Turns: whose bot thinks next.

Every visitor gets the same share of the workers, and all matches of one visitor share theirs; whoever asks for little
is not kept waiting by those who ask for much.  This is weighted fair queueing: each thought is stamped with the moment
at which it would end if all matches were served side by side, and the earliest goes first.
"""

import asyncio
import heapq
from collections import Counter, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

from bagend.table.live.thinker import Asker

Worker = TypeVar("Worker")

REMEMBERED = 1000
"""Of how many matches the last stamp is kept."""


class Turns(Generic[Worker]):
    """The workers that are free, and the matches that wait for one."""

    def __init__(self, workers: Iterable[Worker]) -> None:
        self.free = deque(workers)
        self._waiting: list[tuple[float, int, float, Asker, asyncio.Future[Worker]]] = []
        self._spare: deque[asyncio.Future[Worker]] = deque()
        """Who waits for a worker that nobody else wants."""

        self._matches: Counter[str] = Counter()
        """How many thoughts of each visitor are waiting."""

        self._ends: dict[Asker, float] = {}
        """The stamp of every match's last thought."""

        self._now = 0.0
        self._asked = 0

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return len(self._waiting)

    async def take(self, asker: Asker, cost: float) -> Worker:
        """A worker, when it is this match's turn."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._matches[asker.visitor] += 1
        begins = max(self._now, self._ends.get(asker, 0.0))
        ends = begins + cost * self._matches[asker.visitor]
        self._ends[asker] = ends
        self._asked += 1
        heapq.heappush(self._waiting, (ends, self._asked, begins, asker, turn))
        self._hand_out()
        return await self._wait_for(turn)

    async def take_spare(self) -> Worker:
        """A worker, as soon as nobody else waits for one."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._spare.append(turn)
        self._hand_out()
        return await self._wait_for(turn)

    async def _wait_for(self, turn: "asyncio.Future[Worker]") -> Worker:
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: Worker) -> None:
        """A worker is free again."""
        self.free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self.free and self._waiting:
            _, _, begins, asker, turn = heapq.heappop(self._waiting)
            self._matches[asker.visitor] -= 1
            if not turn.cancelled():
                self._now = max(self._now, begins)
                turn.set_result(self.free.popleft())
        while self.free and self._spare:
            turn = self._spare.popleft()
            if not turn.cancelled():
                turn.set_result(self.free.popleft())
        if len(self._ends) > REMEMBERED:
            self._ends = {asker: ends for asker, ends in self._ends.items() if ends > self._now}
            self._matches = +self._matches
