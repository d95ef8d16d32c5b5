"""How long people wait for a server that starts, for a replay, and for their match after the line was cut.

    python scripts/waiting_times.py --matches 10000

A database of so many matches is made, most of them going on and some over; a real server is started on it.  Measured
are the seconds until its first page; the milliseconds until a replay is open that was not in memory, and until any move
of it is there; and, with a browser and a line that is cut for a while, how long after the line is back the page shows
just what a fresh page shows.  The last needs Playwright, and the Chromium named by BAGEND_CHROMIUM.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kill_test import PATIENCE, Server, ask

from bagend.games import all_games, find
from bagend.lab.load import Page, Pair, Tally, open_page
from bagend.table.live.rehearsal import Rehearsed, fill

JUMPS = 60
CUTS = (1.0, 5.0, 15.0, 60.0)
"""For how many seconds the line is cut."""

OVER = 4
"""How many matches of each game are over."""


class CutLine:
    """A way to the server that can be cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: list[socket.socket] = []
        self._door: socket.socket | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def open(self) -> None:
        door = socket.create_server(("127.0.0.1", self.port))
        self._door = door
        threading.Thread(target=self._take, args=(door,), daemon=True).start()

    def cut(self) -> None:
        assert self._door is not None
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def _take(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = door.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(one, other), daemon=True).start()


def carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    with contextlib.suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)


def fetch(server: Server, path: str) -> tuple[float, str]:
    """The milliseconds it took, and what came."""
    begun = time.perf_counter()
    with ask(server, path) as answer:
        body = answer.read().decode()
        assert answer.status == 200, (path, answer.status)
    return 1000 * (time.perf_counter() - begun), body


def replays(server: Server, over: list[Rehearsed], choose: random.Random) -> None:
    for game in all_games():
        opened, jumped = [], []
        for match in [match for match in over if match.game == game.key]:
            spent, page = fetch(server, f"/match/{match.match}/replay")
            opened.append(spent)
            last = max(int(number) for number in re.findall(r'data-last="(\d+)"|max="(\d+)"', page)[0] if number)
            for _ in range(JUMPS // OVER):
                at = choose.randint(0, last)
                jumped.append(fetch(server, f"/match/{match.match}/frames?from={at}&to={at}&shape=wide")[0])
        print(
            f"{game.key}: a replay opens in {max(opened):.0f} ms, a move is there after {max(jumped):.0f} ms (slowest)"
        )


async def answer_for(server: Server, match: Rehearsed, choose: random.Random) -> bool:
    """Whoever is asked gives an answer, over a line of their own."""
    for cookie in match.cookies:
        page: Page = await open_page("127.0.0.1", server.port, match.match, cookie, Tally(), Pair(Tally(), choose))
        is_asked = page.is_asked
        if is_asked:
            page.answer(choose)
            await asyncio.sleep(0.5)
        page.close()
        if is_asked:
            return True
    return False


def comebacks(server: Server, match: Rehearsed, choose: random.Random) -> None:
    from playwright.sync_api import sync_playwright

    line = CutLine(server.port)
    line.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("BAGEND_CHROMIUM"), args=["--no-sandbox"])
        name, _, value = match.cookies[0].partition("=")
        context = browser.new_context()
        context.set_default_timeout(120_000)
        context.add_cookies([{"name": name, "value": value, "url": f"http://127.0.0.1:{line.port}"}])
        # The story is told at once: measured is the line, not how fast people read.
        context.add_init_script("localStorage.setItem('bagend-prefers', '{\"speed\": 0}')")

        def visit(port: int) -> Any:
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/match/{match.match}", wait_until="domcontentloaded")
            page.wait_for_selector("#wire[data-state=open]", state="attached")
            return page

        def fresh() -> list[str]:
            page = visit(server.port)
            told = shown(page)
            page.close()
            return told

        page = visit(line.port)
        for seconds in CUTS:
            line.cut()
            assert in_thread(lambda: asyncio.run(answer_for(server, match, choose)))
            expected = fresh()
            assert shown(page) != expected
            page.wait_for_timeout(1000 * seconds)
            line.open()
            begun = time.perf_counter()
            while shown(page) != expected and time.perf_counter() - begun < PATIENCE:
                page.wait_for_timeout(10)
            spent = time.perf_counter() - begun
            assert shown(page) == expected, "the page does not show what a fresh one does"
            print(f"cut for {seconds:.0f} s: the page shows what a fresh one does {spent:.2f} s after that", flush=True)
        browser.close()
    line.cut()


def shown(page: Any) -> list[str]:
    """What a page says: its question, the log, the board.  The space between two lines of the log is not seen."""
    parts = (
        "['#ask', '#log-lines', '#board'].map(part => document.querySelector(part).textContent.replace(/\\s+/g, ''))"
    )
    told: list[str] = page.evaluate(parts)
    return told


def in_thread(work: Callable[[], bool]) -> bool:
    """Beside Playwright, which has a loop of its own in this thread."""
    found: list[bool] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found == [True]


@contextlib.contextmanager
def started(database: str, times: int) -> Iterator[Server]:
    spent = []
    for _ in range(times):
        server = Server(database)
        spent.append(server.start())
        if len(spent) < times:
            server.kill()
    print("first page after " + ", ".join(f"{seconds:.2f} s" for seconds in spent))
    try:
        yield server
    finally:
        server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description="How long people wait for a start, a replay and after a lost line.")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-browser", action="store_true", help="only what needs no browser")
    chosen = parser.parse_args()
    choose = random.Random(chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.db'}"
        over = fill(database, all_games(), OVER * len(all_games()), chosen.seed + 1, is_over=True)
        going_on = fill(database, all_games(), chosen.matches - len(over), chosen.seed)
        with started(database, 3) as server:
            with urllib.request.urlopen(f"{server.base}/healthz") as answer:
                assert answer.status == 200
            time.sleep(10)  # the rules are loaded beside the first page
            replays(server, over, choose)
            if chosen.no_browser:
                return 0
            comebacks(server, next(match for match in going_on if match.game == find("duel").key), choose)
    return 0


if __name__ == "__main__":
    sys.exit(main())
