"""Writer: the one thread of a server that writes.

It commits everything that is waiting at once, so that many tables share one wait for the disk.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bagend.table.errors import NotSaved, Overtaken

Statement = tuple[str, tuple[object, ...]]


class Connection(Protocol):
    """A line to a database, as Python's databases have it."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Any: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class Job:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"

    def finish(self, wrong: Exception | None = None) -> None:
        """Wake whoever waits, from the writer's thread."""

        def settle() -> None:
            if not self.done.done():
                self.done.set_exception(wrong) if wrong else self.done.set_result(None)

        # If the server has stopped, nobody waits any more.
        with contextlib.suppress(RuntimeError):
            self.done.get_loop().call_soon_threadsafe(settle)


class Writer:
    """Writes jobs: all statements of a job, or none."""

    def __init__(
        self,
        connect: Callable[[], Connection],
        is_clash: Callable[[Exception], bool],
        begin: str = "BEGIN",
        entangled: type[Exception] | tuple[()] = (),
        check: Callable[[], None] = lambda: None,
    ) -> None:
        """`is_clash` tells what is raised for a row that is there already; `entangled` is, if two writers wait for each
        other; `check` raises if what was committed will not last."""
        self.commits = 0
        self._connect = connect
        self._is_clash = is_clash
        self._begin = begin
        self._entangled = entangled
        self._check = check
        self._line: Connection | None = connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def do(self, statements: Sequence[Statement]) -> None:
        """Return when the statements are safe; raise NotSaved or Overtaken if they are not done."""
        job = Job(statements, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs: list[Job | None] = [first]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._commit([job for job in jobs if job])
            if None in jobs:
                break
        if self._line is not None:
            self._line.close()

    def _commit(self, jobs: Sequence[Job]) -> None:
        results: list[Exception | None]
        try:
            line = self._line = self._line or self._connect()
            if len(jobs) == 1 and len(jobs[0].statements) == 1:
                results = [self._run_alone(line, jobs[0].statements[0])]
            else:
                line.execute(self._begin)
                results = [self._run(line, job.statements) for job in jobs]
                line.execute("COMMIT")
            self._check()
            self.commits += 1
        except Exception as wrong:
            # Whatever it was, the thread must live on: everybody waits for it.
            self._roll_back()
            if len(jobs) > 1 and isinstance(wrong, self._entangled):
                for job in jobs:
                    self._commit([job])
                return
            results = [not_saved(wrong) for _ in jobs]
        for job, wrong_row in zip(jobs, results, strict=True):
            job.finish(wrong_row)

    def _roll_back(self) -> None:
        """Leave a transaction that failed.  Where not even that can be done, a new line is needed."""
        if self._line is None:
            return
        try:
            self._line.execute("ROLLBACK")
        except Exception as wrong:
            if "no transaction is active" not in str(wrong):
                with contextlib.suppress(Exception):
                    self._line.close()
                self._line = None

    def _run_alone(self, line: Connection, statement: Statement) -> Exception | None:
        """One statement is a transaction by itself.  For every further one this thread would have to wait its turn
        among the others, longer than the statement takes."""
        try:
            line.execute(*statement)
        except Exception as wrong:
            if not self._is_clash(wrong):
                raise
            return Overtaken("refusal-stale")
        return None

    def _run(self, line: Connection, statements: Sequence[Statement]) -> Exception | None:
        """Do all statements of a job or none.  What is wrong with one job is no fault of the others."""
        line.execute("SAVEPOINT job")
        wrong: Exception | None = None
        try:
            for sql, values in statements:
                line.execute(sql, values)
        except self._entangled:
            raise
        except Exception as raised:
            line.execute("ROLLBACK TO job")
            wrong = Overtaken("refusal-stale") if self._is_clash(raised) else not_saved(raised)
        line.execute("RELEASE job")
        return wrong


def not_saved(wrong: Exception) -> NotSaved:
    # The first line: databases add what the row holds.
    return NotSaved("error-not-saved", reason=(str(wrong).splitlines() or [type(wrong).__name__])[0])
