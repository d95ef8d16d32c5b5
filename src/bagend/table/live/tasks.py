"""Tasks: what a table does by itself, one of each name at a time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Tasks:
    """The tasks of one table that are on their way."""

    def __init__(self, whose: str) -> None:
        self._whose = whose
        self._running: dict[str, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._running)

    def run(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task, unless it is running already."""
        if name in self._running and not self._running[name].done():
            return
        task = asyncio.create_task(work())
        self._running[name] = task

        def ended(task: asyncio.Task[None]) -> None:
            # The next of this name may have begun in the moment between its end and this.
            if self._running[name] is task:
                del self._running[name]
            if not task.cancelled() and task.exception():
                about = {"match": self._whose}
                log.error("a task of table %s failed", self._whose, exc_info=task.exception(), extra=about)

        task.add_done_callback(ended)

    def stop(self, name: str) -> None:
        if name in self._running:
            self._running[name].cancel()

    def stop_all(self) -> None:
        for name in list(self._running):
            self.stop(name)
