"""Limits: how much one visitor may ask for."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Generator
from ipaddress import ip_network
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

HERE = frozenset({"", "127.0.0.1", "::/64"})
"""Whoever sits at this machine could stop the server anyway."""

ENOUGH_VISITORS = 10_000
"""Of how many visitors the table remembers how much they asked for."""


def visitor_of(asking: HTTPConnection) -> str:
    """Whose request it is, for limits: an address.  Whoever has one address of IPv6 has all of its network."""
    return visitor_at(asking.client.host if asking.client else "")


def visitor_at(host: str) -> str:
    """Who asks from this address."""
    return str(ip_network(f"{host}/64", strict=False)) if ":" in host and "%" not in host else host


class Bucket:
    """How much a page may say: so many messages at once, and so many a second."""

    def __init__(self, at_once: int, a_second: float, now: Callable[[], float] | None = None) -> None:
        self._room = at_once
        self._rate = a_second
        self._left = float(at_once)
        self._now = now or time.monotonic
        self._at = self._now()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = self._now()
        self._left = min(self._room, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every visitor; or for all but those at this machine."""

    def __init__(self, at_once: int, a_second: float, spares_here: bool = False) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._spares_here = spares_here
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Whether this visitor is allowed one more now."""
        if visitor in HERE and self._spares_here:
            return True
        bucket = self._buckets.setdefault(visitor, Bucket(self._at_once, self._a_second))
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > ENOUGH_VISITORS:
            self._buckets.popitem(last=False)
        return bucket.take()


GUESS = 0.02
"""How many seconds a request is thought to take until it is known."""

Made = TypeVar("Made")


class Timed:
    """Something that is waited for, and how long it kept everybody else waiting: while it waits itself, nobody does."""

    def __init__(self, work: Coroutine[Any, Any, Made], now: Callable[[], float] = time.thread_time) -> None:
        self._work = work
        self._now = now
        self.spent = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        told: Any = None
        thrown: BaseException | None = None
        while True:
            began = self._now()
            try:
                waiting = self._work.send(told) if thrown is None else self._work.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                self.spent += self._now() - began
            thrown = None
            try:
                told = yield waiting
            except BaseException as wrong:
                thrown = wrong


class Shares:
    """How much of the server's time each visitor from elsewhere may take.  Whoever takes more waits; who would have to
    wait too long is refused."""

    def __init__(self, at_once: float, a_second: float, longest: float, now: Callable[[], float] | None = None) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._longest = longest
        self._now = now or time.monotonic
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._room_beside = asyncio.Semaphore(1)

    def delay(self, visitor: str) -> float | None:
        """How many seconds this visitor has to wait now; None if that is too long."""
        left = self._refill(visitor)
        if left >= 0 or visitor in HERE:
            return 0.0
        wait = -left / self._a_second if self._a_second else self._longest + 1
        return wait if wait <= self._longest else None

    async def charge(self, visitor: str, work: Coroutine[Any, Any, Made]) -> Made:
        """Do something for a visitor, at their cost."""
        timed = Timed(work)
        # As long as it is not known what it costs, others of the same visitor must not think that it is free.
        self._take(visitor, GUESS)
        try:
            made: Made = await timed
            return made
        finally:
            self._take(visitor, timed.spent - GUESS)

    async def beside(self, visitor: str, work: Callable[[], Made]) -> Made:
        """Do something that takes long beside the loop, at a visitor's cost.  Only one such thing at a time: in Python
        threads that compute keep the loop waiting all the same."""

        def timed() -> tuple[Made, float]:
            began = time.thread_time()
            return work(), time.thread_time() - began

        async with self._room_beside:
            made, spent = await asyncio.to_thread(timed)
        self._take(visitor, spent)
        return made

    def _take(self, visitor: str, seconds: float) -> None:
        self._left[visitor] = self._refill(visitor) - seconds, self._now()
        self._left.move_to_end(visitor)
        if len(self._left) > ENOUGH_VISITORS:
            self._left.popitem(last=False)

    def _refill(self, visitor: str) -> float:
        left, at = self._left.get(visitor, (self._at_once, 0.0))
        return min(self._at_once, left + (self._now() - at) * self._a_second)


class OpenLines:
    """How many lines each visitor keeps open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, visitor: str) -> bool:
        """Whether this visitor may open one more; if so it is counted until they leave."""
        if self._open[visitor] >= self._most and visitor not in HERE:
            return False
        self._open[visitor] += 1
        return True

    def leave(self, visitor: str) -> None:
        self._open[visitor] -= 1
        if not self._open[visitor]:
            del self._open[visitor]
