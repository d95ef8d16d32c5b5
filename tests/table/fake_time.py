"""A time that stands still until a test turns it on."""

import asyncio
from collections.abc import Callable

from bagend.table.live.clock import Timepiece


class FakeTime(Timepiece):
    """A clock and its bells, turned by hand."""

    def __init__(self, now: float = 1000.0) -> None:
        self._now = now
        self._bells: dict[int, tuple[float, Callable[[], None], asyncio.AbstractEventLoop]] = {}
        self._made = 0

    def now(self) -> float:
        return self._now

    def ring(self, seconds: float, bell: Callable[[], None]) -> Callable[[], None]:
        self._made += 1
        number = self._made
        self._bells[number] = (self._now + seconds, bell, asyncio.get_running_loop())

        def stop() -> None:
            self._bells.pop(number, None)

        return stop

    def pass_by(self, seconds: float) -> None:
        """Let so much time pass, and ring what is due; from whatever thread."""
        self._now += seconds
        for number, (at, bell, loop) in list(self._bells.items()):
            if at <= self._now and number in self._bells:
                del self._bells[number]
                loop.call_soon_threadsafe(bell)

    def set_back(self, seconds: float) -> None:
        """Somebody corrects the clock; what rings rings when it would have."""
        self._now -= seconds


async def settle(turns: int = 60) -> None:
    """Let everything happen that is on its way."""
    for _ in range(turns):
        await asyncio.sleep(0)
