"""Serving: `bagend table` as a person starts it, but for its secrets, on a free port of this machine."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

SAME_CHANCE = Path(__file__).with_name("same_chance.py")

PATIENCE = 60.0
"""How many seconds a server has to open."""


class Server:
    """One server process over one database, which survives it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        process = self._process = subprocess.Popen(
            [sys.executable, str(SAME_CHANCE), "table", "--no-browser", *self._arguments()],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            # A group of its own, so that its bot workers go when it is killed.
            start_new_session=True,
        )
        spoken = threading.Event()
        self._listener = threading.Thread(target=self._listen, args=(process, spoken), daemon=True)
        self._listener.start()
        if not spoken.wait(PATIENCE) or process.poll() is not None:
            raise AssertionError(self.log.read_text())

    def _listen(self, process: subprocess.Popen[bytes], spoken: threading.Event) -> None:
        """Keep what the server says.  It is open when it says so, and has failed when it says nothing any more."""
        assert process.stdout is not None
        with process.stdout as lines, self.log.open("ab", buffering=0) as log:
            for line in lines:
                log.write(line)
                if line.startswith(b"The table is open"):
                    spoken.set()
        spoken.set()

    def _arguments(self) -> list[str]:
        return ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'table.db'}"]

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
            self._listener.join()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
