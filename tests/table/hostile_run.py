"""A long attack with rubbish: `PYTHONPATH=tests python -m table.hostile_run --messages 100000 --requests 100000`.

A real server is sent bad messages over the sockets of a match and odd requests to every route, and, if schemathesis is
installed, whatever that makes of the description of the API.  Nothing may change the match, no answer may be a fault of
the server (5xx), nothing may be logged, and its memory may not grow.
"""

import argparse
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bagend.table.settings import Settings
from bagend.table.store.opening import open_store
from bagend.table.web.app import make_app
from table.guests import TWO, Guest, asked_first, begin_two, wait_for
from table.test_bad_messages import send_bad_messages
from table.test_odd_requests import requests, status_of

SERVE = """\
import sys
from bagend.table.settings import Settings
from bagend.table.store.opening import open_store
from bagend.table.web import logs
from bagend.table.web.server import listen, run
logs.set_up(False)
plenty = dict(messages_a_second=1e9, messages_at_once=10**9, matches_at_once=10**9, matches_a_second=1e9)
settings = Settings(database=sys.argv[2], **plenty)
run(settings, open_store(settings.database), listen("127.0.0.1", int(sys.argv[1])), lambda: print("open", flush=True))
"""

AT_ONCE = 5000
"""After how many requests or messages it is looked how large the server is."""

MOST_GROWTH = 20e6
"""How many bytes the server may grow in the second half of an attack: what is kept fills up in the first."""


@contextlib.contextmanager
def serving(log: Path) -> Iterator[str]:
    """A server in a process of its own; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, log.open("w") as errors:
        command = [sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder}/table.db"]
        environment = {**os.environ, "BAGEND_MODE": "interpreted"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def memory_of(guest: Guest) -> float:
    """The server's memory in bytes."""
    figures = guest.http.get("/metrics").text
    return float(re.findall(r"^process_resident_memory_bytes (\S+)", figures, re.MULTILINE)[0])


def attack_sockets(host: Guest, friend: Guest, spectator: Guest, count: int) -> list[float]:
    """Send bad messages; the server's memory again and again."""
    path = begin_two(host, friend, TWO)
    sizes = [memory_of(host)]
    for part in range(count // AT_ONCE):
        first, second = asked_first(path, host, friend)
        before = host.state(path)
        with first.line(path) as asked, second.line(path) as other, spectator.line(path) as watching:
            send_bad_messages([asked, other, watching], first.question(path), AT_ONCE, part)
        wait_for(lambda: not any(seat["present"] for seat in host.question(path)["seats"]))
        assert host.state(path) == before
        sizes.append(memory_of(host))
    print(f"{count} bad messages: all refused, none changed anything; {told(sizes)}", flush=True)
    return sizes


def attack_routes(base: str, host: Guest, friend: Guest, count: int, folder: Path) -> list[float]:
    path = begin_two(host, friend, TWO)
    settings = Settings(database=f"sqlite:///{folder}/routes.db")
    app = make_app(settings, open_store(settings.database))
    sizes, statuses = [memory_of(host)], Counter[int]()
    for part in range(count // AT_ONCE):
        for request in requests(app, path, AT_ONCE, 20 + part):
            status = status_of(base, request)
            statuses[status] += 1
            if status == 0 or status >= 500:
                print(f"answered with {status}: {request[:300]!r}", flush=True)
        sizes.append(memory_of(host))
        print(f"{statuses.total()} odd requests so far; {told(sizes)}", file=sys.stderr, flush=True)
    print(f"{count} odd requests, by status {dict(sorted(statuses.items()))}; {told(sizes)}", flush=True)
    assert not [status for status in statuses if status == 0 or status >= 500]
    return sizes


def attack_api(base: str, path: str, examples: int, folder: Path) -> None:
    """Have schemathesis make requests from the description of the API, about a match that there is."""
    program = shutil.which("schemathesis", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        print("schemathesis is not installed, so the description of the API was not tried: pip install schemathesis")
        return
    (folder / "schemathesis.toml").write_text(f'[parameters]\n"path.match" = "{path.rpartition("/")[2]}"\n')
    command = [program, "--config-file", str(folder / "schemathesis.toml"), "run"]
    command += [f"{base}/openapi.json", "--checks", "not_a_server_error", "--max-examples", str(examples)]
    command += ["--seed", "1", "--no-color", "--suppress-health-check", "all", "--generation-database", "none"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    print("\n".join(done.stdout.splitlines()[-25:]), flush=True)
    assert done.returncode == 0, done.stdout + done.stderr


def told(sizes: list[float]) -> str:
    middle = sizes[len(sizes) // 2]
    return f"memory {sizes[0] / 1e6:.0f}, {middle / 1e6:.0f}, {sizes[-1] / 1e6:.0f} MB (first, half-way, last)"


def main() -> int:
    parser = argparse.ArgumentParser(description="Send a server rubbish, and see that nothing happens.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=1000, help="of schemathesis, for each route of the API")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        base = stack.enter_context(serving(folder / "log"))
        host, friend, spectator = [stack.enter_context(Guest(base)) for _ in range(3)]
        all_sizes = [
            attack_sockets(host, friend, spectator, chosen.messages),
            attack_routes(base, host, friend, chosen.requests, folder),
        ]
        attack_api(base, begin_two(host, friend, TWO), chosen.examples, folder)
        assert host.http.get("/healthz").status_code == 200
        logged = (folder / "log").read_text()
        assert logged == "", f"something was logged:\n{logged[:5000]}"
    grown = [sizes[-1] - sizes[len(sizes) // 2] for sizes in all_sizes]
    return 1 if max(grown) > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
