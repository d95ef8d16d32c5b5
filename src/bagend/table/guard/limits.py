"""Limits: how much one visitor may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_network

from starlette.requests import HTTPConnection

HERE = frozenset({"", "127.0.0.1", "::/64"})
"""Whoever sits at this machine could stop the server anyway."""

ENOUGH_VISITORS = 10_000
"""Of how many visitors the table remembers how much they asked for."""


def visitor_of(asking: HTTPConnection) -> str:
    """Whose request it is, for limits: an address.  Whoever has one address of IPv6 has all of its network."""
    host = asking.client.host if asking.client else ""
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
