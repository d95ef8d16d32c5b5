"""Trial: a pytest plugin that collects tests once and then runs them against one mutant after another.

First every test runs without a fault, in a fork, to learn how long it takes, which of the mutated functions it calls
and which messages it reads.  Then each mutant gets a fork of its own, in which the tests that meet it run, quick ones
first, until one fails.  All times are CPU time: a verdict must not depend on what else the machine does.
"""

import builtins
import functools
import gc
import math
import multiprocessing
import resource
import signal
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any
from unittest.mock import patch

import pytest
from _pytest.runner import runtestprotocol
from fluent.runtime import FluentBundle

from mutation.messages import put_into_text, speaking_of
from mutation.mutants import GAMES, Mutant, function_at, put_into_code, with_tripwires

KILLED, SURVIVED, UNTESTED, AT_IMPORT = "killed", "survived", "untested", "at import"
"""A mutant that no test meets is untested; one that is only met while modules are imported cannot be tried."""

REPOSITORY = Path(__file__).parents[2]
FORK = multiprocessing.get_context("fork")

WALL = 30
"""A fork may take so many times its CPU seconds by the clock: only whoever waits for nothing is stopped by it."""

Met = frozenset[tuple[str, str]]
"""What was met: the paths and names of functions, and the names of messages with an empty path."""


@dataclass(frozen=True)
class Observed:
    """A test that ran without a fault."""

    seconds: float
    is_good: bool
    met: Met


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    verdict: str
    by: str = ""
    """The test that killed it."""

    seconds: float = 0.0


@dataclass
class Job:
    """Work in a fork.  What it returns comes back, or None if it crashed or took too long."""

    work: Callable[[], Any]
    limit: float
    """In seconds of CPU time."""

    begun: float = field(default_factory=time.monotonic)

    def start(self) -> "Job":
        self.answers, answer = FORK.Pipe(duplex=False)
        self.process = FORK.Process(target=self._run, args=(answer,))
        with warnings.catch_warnings():
            # Python fears for threads in the parent; there are none that hold a lock.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process.start()
        answer.close()
        return self

    def _run(self, answer: Connection) -> None:
        most = math.ceil(self.limit)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
        answer.send((self.work(), time.process_time()))

    @property
    def left(self) -> float:
        """The seconds it still has by the clock."""
        return max(0.0, self.begun + WALL * self.limit - time.monotonic())

    def end(self) -> tuple[Any, float]:
        """What came back, and the CPU seconds it took: all that it had, if it was stopped for being late."""
        result = None
        if self.answers.poll():
            with suppress(EOFError):
                result = self.answers.recv()
        else:
            self.process.kill()
        self.process.join()
        is_late = self.process.exitcode in (-signal.SIGXCPU, -signal.SIGKILL)
        return result or (None, self.limit if is_late else 0.0)


def in_forks(works: Sequence[tuple[Callable[[], Any], float]], jobs: int) -> Iterator[tuple[int, Any, float]]:
    """The number of each piece of work, what came back, and its seconds, as they end; so many at once."""
    waiting, running = list(enumerate(works))[::-1], dict[int, Job]()
    while waiting or running:
        while waiting and len(running) < jobs:
            number, (work, limit) = waiting.pop()
            running[number] = Job(work, limit).start()
        wait([job.answers for job in running.values()], timeout=min(job.left for job in running.values()))
        for number, job in list(running.items()):
            if job.answers.poll() or not job.left:
                del running[number]
                yield number, *job.end()


class Trial:
    """The plugin."""

    def __init__(
        self, game: str, mutants: Sequence[Mutant], jobs: int, patience: float, tell: Callable[[Verdict], None]
    ) -> None:
        """`patience` is how many seconds of tests one mutant may take; the slowest tests are then left out."""
        self.game, self.mutants, self.jobs, self.patience, self.tell = game, mutants, jobs, patience, tell
        self.folder = str(GAMES / game) + "/"
        self.called: set[tuple[str, str]] = set()
        self.problem = ""

    # What runs while modules are imported is seen as well.

    def pytest_collection(self) -> None:
        sys.settrace(self._trace)

    def pytest_collection_finish(self) -> None:
        sys.settrace(None)

    def _trace(self, frame: Any, event: str, argument: Any) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            self.called.add((code.co_filename, code.co_qualname))

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Only the tests of this game: its own folder, and the laws with the game as their parameter."""
        own = f"tests/games/{self.game}/"
        items[:] = [
            item
            for item in items
            if item.nodeid.startswith(own)
            or getattr(getattr(item, "callspec", None), "params", {}).get("game") == self.game
        ]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items: list[Any] = session.items
        self.at_import = frozenset(self.called)
        self.tripwires = self._tripwires()
        self.caches = [
            each
            for each in gc.get_objects()
            if isinstance(each, functools._lru_cache_wrapper)
            and each.__wrapped__.__code__.co_filename.startswith(str(REPOSITORY))
        ]
        if session.testsfailed:
            self.problem = "The tests cannot be collected."
        elif self._observe():
            self._try_all()
        return True

    # Without a fault.

    def _observe(self) -> bool:
        works = [(functools.partial(self._watch, item), self.patience) for item in self.items]
        self.observed: dict[int, Observed] = {}
        for number, observed, seconds in in_forks(works, self.jobs):
            if observed is None and seconds >= self.patience:
                # Nobody would have the patience for it later.
                continue
            if observed is None or not observed.is_good:
                self.problem = f"{self.items[number].nodeid} fails without any fault."
                return False
            self.observed[number] = observed
        return True

    def _watch(self, item: Any) -> Observed:
        get_message = FluentBundle.get_message
        said = set[tuple[str, str]]()

        def listen(bundle: FluentBundle, name: str) -> Any:
            said.add(("", name))
            return get_message(bundle, name)

        self._forget()
        called = self._stretch_tripwires()
        begun = time.process_time()
        with patch.object(FluentBundle, "get_message", listen):
            is_good = _passes(item)
        return Observed(time.process_time() - begun, is_good, frozenset(called | said))

    def _tripwires(self) -> dict[tuple[str, str], tuple[FunctionType, CodeType]]:
        """Each function that will get a fault, with code that tells when it is called."""
        places: dict[str, set[str]] = {}
        for mutant in self.mutants:
            if not mutant.is_text:
                places.setdefault(mutant.path, set()).add(mutant.place)
        return {
            (path, place): (function_at(path, place), code)
            for path, found in places.items()
            for place, code in with_tripwires(path, found).items()
        }

    def _stretch_tripwires(self) -> set[tuple[str, str]]:
        """Whoever is called from now on is in this set; after the first call its own code is back."""
        called = set[tuple[str, str]]()
        original = {wire: function.__code__ for wire, (function, _) in self.tripwires.items()}

        def meet(path: str, place: str) -> None:
            called.add((str(GAMES / path), place))
            self.tripwires[path, place][0].__code__ = original[path, place]

        vars(builtins)["__met__"] = meet
        for function, code in self.tripwires.values():
            function.__code__ = code
        return called

    def _forget(self) -> None:
        """What is remembered from before a fault must not hide it."""
        for each in self.caches:
            each.cache_clear()

    # With a fault.

    def _try_all(self) -> None:
        heard = {path: speaking_of(GAMES / path) for path in {m.path for m in self.mutants if m.is_text}}
        killers: Counter[tuple[str, int]] = Counter()
        works, tried = [], []
        for mutant in self.mutants:
            if mutant.is_text:
                wanted = {("", name) for name in heard[mutant.path][mutant.place]}
            else:
                wanted = {(str(GAMES / mutant.path), mutant.place)}
            tests = self._quickest(number for number, observed in self.observed.items() if observed.met & wanted)
            if tests:
                tried.append((mutant, tests))
                limit = sum(2 + 3 * self.observed[number].seconds for number in tests)
                works.append((functools.partial(self._try, mutant, tests, killers), limit))
            else:
                self.tell(Verdict(mutant, AT_IMPORT if wanted & self.at_import else UNTESTED))
        for number, killer, seconds in in_forks(works, self.jobs):
            mutant, tests = tried[number]
            if killer is None:
                self.tell(Verdict(mutant, KILLED, "a crash, or the time limit", seconds))
            elif killer < 0:
                self.tell(Verdict(mutant, SURVIVED, "", seconds))
            else:
                # What has killed here before is asked first.
                killers[mutant.place, killer] += 1
                self.tell(Verdict(mutant, KILLED, self.items[killer].nodeid, seconds))

    def _quickest(self, tests: Iterable[int]) -> list[int]:
        """As many tests as one has the patience for, but at least one."""
        order = sorted(tests, key=lambda number: self.observed[number].seconds)
        ends = accumulate(self.observed[number].seconds for number in order)
        return order[: max(1, sum(end <= self.patience for end in ends))]

    def _try(self, mutant: Mutant, tests: Sequence[int], killers: Counter[tuple[str, int]]) -> int:
        """The test that notices; -1 if none does."""
        self._forget()
        (put_into_text if mutant.is_text else put_into_code)(mutant)
        order = sorted(tests, key=lambda number: (-killers[mutant.place, number], self.observed[number].seconds))
        for number in order:
            # Whoever runs in circles is stopped by a signal.
            signal.setitimer(signal.ITIMER_PROF, 2 + 3 * self.observed[number].seconds)
            if not _passes(self.items[number]):
                return number
        return -1


def _passes(item: Any) -> bool:
    """Run a test by itself, all its fixtures made for it alone."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)
