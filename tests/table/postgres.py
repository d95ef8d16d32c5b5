"""PostgreSQL: a real server for the tests, in a folder of its own, reached by a Unix socket; it ends with the tests."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

STOP_SECONDS = 60

UNSAFE = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""Nobody pulls the plug of the machine in a test."""


def find_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("pg_ctl")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in ([Path(on_path).resolve().parent] if on_path else []) + folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    missing = "No PostgreSQL was found: install the package postgresql."
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@contextlib.contextmanager
def running() -> Iterator[str]:
    """A server without databases of its own; the address of its first one."""
    programs = find_programs()
    # The path of a Unix socket must be short.
    with tempfile.TemporaryDirectory(prefix="bagend-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        data = folder / "data"
        user = None
        if os.geteuid() == 0:
            # It refuses to run for root.
            user = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(folder, user)
        subprocess.run(
            [
                programs / "initdb",
                "-D",
                data,
                "-U",
                "bagend",
                "--auth=trust",
                "--no-sync",
                "--encoding=UTF8",
                "--locale=C",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            user=user,
            cwd=folder,
        )
        options = ("-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "max_connections=200")
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options, *UNSAFE], user=user, cwd=folder, stderr=subprocess.PIPE
        )
        try:
            _wait_until_open(server)
            listening = threading.Thread(target=server.communicate, daemon=True)
            listening.start()
            yield f"postgresql://bagend@/postgres?host={folder}"
        finally:
            # Fast: whoever is still connected is cut off.
            server.send_signal(signal.SIGINT)
            server.wait(STOP_SECONDS)
        listening.join()


def _exists(name: str) -> bool:
    with contextlib.suppress(KeyError):
        return bool(pwd.getpwnam(name))
    return False


def _wait_until_open(server: subprocess.Popen[bytes]) -> None:
    """It says so; what it says later is of no interest."""
    assert server.stderr is not None
    said = []
    for line in server.stderr:
        said.append(line.decode())
        if "ready to accept connections" in said[-1]:
            return
    raise AssertionError("".join(said))


def fresh_database(url: str, name: str) -> str:
    """An empty database on a running server; its address."""
    with psycopg.connect(url, autocommit=True) as line:
        line.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.replace("/postgres?", f"/{name}?")
