"""Stages: how long this server spends on each part of the way from an answer to those who see it."""

from collections import Counter, defaultdict
from time import perf_counter
from types import TracebackType

NAMES = ("receive", "rules", "store", "draw", "tell", "encode", "send")
"""In their order: a message is read; legality is checked and the answer played; its row is waited for until it is on
the disk; the board is drawn; the rest of what is shown is put into words; that is written as JSON; it is sent."""

SLOW = 0.05
"""From how many seconds on a stage has kept people waiting."""


class Stages:
    """Counts seconds by stage.  Of a stage within another the time is counted once, for the inner one."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.times: Counter[str] = Counter()
        self.slow: Counter[str] = Counter()
        """How often each stage took so long that somebody noticed."""

        self._open: list[Stage] = []

    def __call__(self, name: str) -> "Stage":
        """For work that nothing interrupts."""
        return Stage(self, name)

    def waited(self, name: str, begun: float) -> None:
        """For what others may do something beside: how long ago it began."""
        self.count(name, perf_counter() - begun)

    def count(self, name: str, seconds: float) -> None:
        self.seconds[name] += seconds
        self.times[name] += 1
        self.slow[name] += seconds >= SLOW


class Stage:
    """One stretch of work."""

    __slots__ = ("_begun", "_name", "_stages", "_within")

    def __init__(self, stages: Stages, name: str) -> None:
        self._stages = stages
        self._name = name
        self._within = 0.0

    def __enter__(self) -> None:
        self._stages._open.append(self)
        self._begun = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        spent = perf_counter() - self._begun
        around = self._stages._open
        around.pop()
        if around:
            around[-1]._within += spent
        self._stages.count(self._name, spent - self._within)


stages = Stages()
"""Of this process."""
