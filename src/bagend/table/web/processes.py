"""Processes: several servers on one machine behind one address, over one PostgreSQL database.

They share the listening socket, so the system gives each new visitor to whichever is free.  One that dies is started
again; its visitors' pages find another at once.
"""

import logging
import multiprocessing
import multiprocessing.connection
import queue
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from types import FrameType

from bagend.table.settings import Settings

log = logging.getLogger(__name__)

_spawn = multiprocessing.get_context("spawn")

STOP_SECONDS = 5.0
"""How long a server has to stop by itself."""

AGAIN_SECONDS = 1.0
"""How long a server that died waits for its next start: it may die again at once."""

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""(settings, listener, ready) -> serves until it is told to stop"""


class Stopped(BaseException):
    """The whole table was told to stop."""


def serve_together(
    serve: Serve, settings: Settings, listener: socket.socket, count: int, ready: Callable[[], None]
) -> None:
    """Keep so many servers going until Ctrl-C or a request to end."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped

    running: list[SpawnProcess] = []
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        waiting = [_start(serve, settings, listener, running) for _ in range(count)]
        opened = [is_open.get() for is_open in waiting]
        # One that fails has said why; the others serve while it is started again.
        if any(opened):
            ready()
        while True:
            multiprocessing.connection.wait([process.sentinel for process in running])
            for process in [process for process in running if not process.is_alive()]:
                running.remove(process)
                log.error("a server process ended with status %s and is started again", process.exitcode)
                time.sleep(AGAIN_SECONDS)
                _start(serve, settings, listener, running)
    except Stopped:
        pass
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        _end(running)


def _start(
    serve: Serve, settings: Settings, listener: socket.socket, running: list[SpawnProcess]
) -> "queue.SimpleQueue[bool]":
    """Start a server; whether it is open comes through the queue as soon as it is known."""
    ours, theirs = _spawn.Pipe(duplex=False)
    process = _spawn.Process(target=_work, args=(serve, settings, listener, theirs), name="bagend-server")
    process.start()
    running.append(process)
    theirs.close()
    is_open: queue.SimpleQueue[bool] = queue.SimpleQueue()

    def listen() -> None:
        with ours:
            try:
                is_open.put(ours.recv())
            except EOFError:
                log.error("a server process did not start")
                is_open.put(False)

    threading.Thread(target=listen, daemon=True).start()
    return is_open


def _work(
    serve: Serve, settings: Settings, listener: socket.socket, line: multiprocessing.connection.Connection
) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        # A parent that was killed cannot say good-bye.
        parent.join()
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()

    def ready() -> None:
        line.send(True)
        line.close()

    serve(settings, listener, ready)


def _end(running: list[SpawnProcess]) -> None:
    for process in running:
        process.terminate()
    end = time.monotonic() + STOP_SECONDS
    for process in running:
        process.join(max(0.0, end - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
