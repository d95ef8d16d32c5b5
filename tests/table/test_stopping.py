"""Stopping: whoever says so need not wait for anybody: not for a page, a form, a bot, a compiler or a reader."""

import contextlib
import os
import signal
import socket
import threading
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bagend.table.web import app
from table.guests import Guest, open_house, wait_for
from table.test_restart import start
from table.test_two_servers import children

LONG = 25
"""Seconds: less than a form, a bot or a request has, and far more than stopping takes on a busy machine."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


def test_a_server_that_has_just_been_started_stops_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The texts are still being read."""
    began, may_end = threading.Event(), threading.Event()

    def read_for_ever(is_over: object) -> None:
        began.set()
        may_end.wait()

    monkeypatch.setattr(app, "read_all", read_for_ever)
    try:
        with open_house(tmp_path) as house:
            assert began.wait(LONG)
    finally:
        may_end.set()
    assert house.base


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_nobody_is_waited_for(tmp_path: Path, stop: signal.Signals):
    """An open page, a form that never ends, and a bot that never answers."""
    server = start("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db")
    workers: list[int] = []
    try:
        assert server.stdout is not None
        base = server.stdout.readline().partition("at ")[2].split()[0].rstrip("/")
        wait_for(lambda: children(server.pid))
        workers = children(server.pid)
        with Guest(base) as guest, contextlib.ExitStack() as stack:
            path = guest.make({"seat-frodo": "bot:uniform", "seat-sam": "bot:uniform"})
            page = stack.enter_context(guest.line(path))
            page.until(lambda question: question["ply"] > 2)
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            place = urlsplit(base)
            form = stack.enter_context(socket.create_connection((place.hostname, place.port), timeout=LONG))
            form.sendall(b"POST /matches HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc")
            assert guest.http.get("/healthz").status_code == 200
            os.kill(server.pid, stop)
            assert page.is_cut()
            server.wait(LONG)
        assert server.returncode in (0, -stop)
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    finally:
        for pid in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        server.kill()
        server.communicate()
