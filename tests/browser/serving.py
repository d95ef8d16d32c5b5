"""Serving: `bagend table` as a person starts it, but for its secrets, on a free port of this machine."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SAME_CHANCE = Path(__file__).with_name("same_chance.py")

PATIENCE = 60.0
"""How many seconds a server has to open."""


class Server:
    """One server process over one database, which survives it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(SAME_CHANCE), "table", "--no-browser", *self._arguments()],
                stdout=log,
                stderr=log,
                # A group of its own, so that its bot workers go when it is killed.
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._is_open():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError((self.folder / "server.log").read_text())
            time.sleep(0.05)

    def _arguments(self) -> list[str]:
        return ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'table.db'}"]

    def _is_open(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/static/favicon.svg", timeout=1):
                return True
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            return False

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self._signal_all(signal.SIGKILL)

    def stop(self) -> None:
        self._signal_all(signal.SIGTERM)

    def _signal_all(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(number)
        try:
            process.wait(15)
        finally:
            # Perhaps nobody of the group is left.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
