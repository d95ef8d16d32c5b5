"""Kill the server in the middle of matches, again and again, and see whether anything is lost or doubled.

    python scripts/kill_test.py --times 200 --mode compiled --bots 2
    python scripts/kill_test.py --times 50 --servers 2 --database postgresql://HOST/NAME

A page plays as fast as it can against a real server, one game after the other, mostly with bots.  At a random moment
the server is killed (SIGKILL) and started again on the same database; the page comes back, says again what was not
acknowledged, and plays on.  With two servers the page goes on at the other one at once.  After every kill: all that the
page was ever shown is still there, in the same order; every answer that was acknowledged is stored exactly once; no
answer is stored twice; no process of the killed server is left.  When a match ends its dice are verified.

With `--bots N` somebody watches N more matches meanwhile, in which the strongest bots of Duel play each other, so that
bots think all the time.  With `--database postgres` the server is one of its own, as the tests start it.
"""

import argparse
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
WARM_UP = 600.0
"""How many seconds the rules have to be compiled."""

MATCHES = (
    {"game": "journey", "seat-frodo": "me", "seat-sam": "me"},
    {"game": "duel", "seat-fellowship": "me", "seat-sauron": "bot:scout"},
    {"game": "journey", "seat-frodo": "me", "seat-sam": "me", "seat-merry": "bot:wizard"},
    {"game": "confrontation", "seat-light": "me", "seat-dark": "bot:scout"},
    {"game": "mountdoom", "seat-north": "me", "seat-east": "bot:scout"},
)
"""What is played, one after the other."""

BOTS_ALONE = {"game": "duel", "seat-fellowship": "bot:wizard", "seat-sauron": "bot:wizard"}

SERVE = """\
import sys
from bagend.table.web.server import serve
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], False, int(sys.argv[3]))
"""


class Server:
    """A real server process."""

    def __init__(self, database: str, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._children: list[int] = []

    def start(self) -> float:
        """Start it; the seconds until its first page."""
        began = time.monotonic()
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, str(self.workers)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while True:
            try:
                with urllib.request.urlopen(f"{self.base}/", timeout=5) as page:
                    page.read()
                return time.monotonic() - began
            except OSError:
                if time.monotonic() - began > PATIENCE or self.process.poll() is not None:
                    raise SystemExit("The server did not start.") from None
                time.sleep(0.01)

    def wait_until_compiled(self) -> None:
        """Until the rules of all games run compiled."""
        end = time.monotonic() + WARM_UP
        while time.monotonic() < end:
            with ask(self, "/metrics") as figures:
                if f"bagend_games_compiled {len(GAMES)}.0" in figures.read().decode():
                    return
            time.sleep(0.05)
        raise SystemExit("The rules were not compiled in time.")

    def kill(self) -> None:
        assert self.process is not None
        self._children = children_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def left_behind(self) -> list[int]:
        """The processes of a killed server that do not end."""
        end = time.monotonic() + PATIENCE
        while (left := [pid for pid in self._children if is_running(pid)]) and time.monotonic() < end:
            time.sleep(0.01)
        return left


GAMES = {match["game"] for match in MATCHES}


def children_of(pid: int) -> list[int]:
    """Each thread's own."""
    found = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in thread.read_text(encoding="ascii").split()]
    return found


def is_running(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    return False


class StayHere(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def ask(server: Server, path: str, form: dict[str, str] | None = None, cookie: str = "") -> Any:
    """Ask for a page or send a form; the answer, where redirects are not followed."""
    data = None if form is None else urllib.parse.urlencode(form).encode()
    request = urllib.request.Request(f"{server.base}{path}", data, {"cookie": cookie, "origin": server.base})
    try:
        return urllib.request.build_opener(StayHere).open(request, timeout=PATIENCE)
    except urllib.error.HTTPError as answer:
        return answer


@dataclass
class Page:
    """What one page knows of a match: everything it was ever shown."""

    path: str
    cookie: str
    seq: int = 0
    log: list[str] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    question: dict[str, Any] = field(default_factory=dict)
    said: dict[str, Any] | None = None
    """The last answer, until it is acknowledged."""

    is_over: bool = False


def make_match(server: Server, form: dict[str, str]) -> Page:
    with ask(server, "/matches", form) as answer:
        cookies = SimpleCookie()
        for header in answer.headers.get_all("set-cookie", []):
            cookies.load(header)
        return Page(answer.headers["location"], "; ".join(f"{key}={value.value}" for key, value in cookies.items()))


class Watcher(Protocol):
    """Is told of every message that a page hears."""

    def heard(self) -> None: ...


class Fate:
    """Kills the server soon after the page has heard so many messages: so a slow machine is killed no sooner."""

    def __init__(self, server: Server, choose: random.Random) -> None:
        self.messages = choose.randint(1, 12)
        self.timer = threading.Timer(choose.uniform(0.0, 0.02), server.kill)

    @property
    def has_struck(self) -> bool:
        return self.timer.finished.is_set()

    def heard(self) -> None:
        self.messages -= 1
        if self.messages == 0:
            self.timer.start()


def play(server: Server, page: Page, choose: random.Random, fate: Watcher) -> None:
    """Play until the match ends or the line is cut."""
    address = f"{server.base.replace('http', 'ws')}{page.path}/socket?since={page.seq}&shape=wide"
    try:
        with connect(address, additional_headers={"cookie": page.cookie}, max_size=None) as line:
            if page.said:
                # It may have been played or not; said again with the same nonce it is played once.
                line.send(json.dumps(page.said))
            while not page.is_over:
                hear(page, json.loads(line.recv(PATIENCE)), line, choose)
                fate.heard()
    except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError):
        return


def hear(page: Page, told: dict[str, Any], line: ClientConnection, choose: random.Random) -> None:
    if told["type"] == "refusal":
        # What was said before the kill may be out of date by now; whatever is shown next is asked anew.
        assert told["code"] == "stale", told
        page.said = None
        return
    page.log += [frame["caption"] for frame in told["frames"] if frame["caption"] and frame["seq"] > page.seq]
    page.seq = max([page.seq, *(frame["seq"] for frame in told["frames"])])
    # Only what is new about the question is told.
    question = page.question = {**page.question, **told["question"]}
    page.is_over = question["over"]
    if page.said and question["ply"] > page.said["ply"]:
        page.acknowledged.add(page.said["nonce"])
        page.said = None
    if question["number"]:
        line.send(json.dumps({"type": "number", "number": "7"}))
    elif question["yours"] and page.said is None:
        action = choose.choice(question["choices"])["id"]
        nonce = f"{choose.getrandbits(64):x}"
        page.said = {"type": "answer", "action": action, "ply": question["ply"], "nonce": nonce}
        line.send(json.dumps(page.said))


def rows_of(database: str, match: str) -> list[Any]:
    """What is stored of a match: (seq, nonce) of every row."""
    question = "SELECT seq, nonce FROM entry WHERE match = {} ORDER BY seq"
    if database.startswith("sqlite:"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as reader:
            return reader.execute(question.format("?"), (match,)).fetchall()
    import psycopg

    with psycopg.connect(database) as line:
        return line.execute(question.format("%s").encode(), (match,)).fetchall()


def problems(server: Server, page: Page) -> list[str]:
    """What is wrong with the rows of a match, and with what the server now tells of it."""
    rows = rows_of(server.database, page.path.rpartition("/")[2])
    found = []
    if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
        found.append("the rows have a gap")
    nonces = [nonce for _, nonce in rows if nonce]
    if len(set(nonces)) < len(nonces):
        found.append("an answer was played twice")
    lost = page.acknowledged - set(nonces)
    if lost:
        found.append(f"{len(lost)} acknowledged answers are lost")
    with ask(server, f"/api{page.path}", cookie=page.cookie) as answer:
        log = json.load(answer)["log"]
    if log[: len(page.log)] != page.log:
        found.append("what the page was shown is not what the server tells now")
    if page.is_over:
        with ask(server, f"{page.path}/verify") as answer:
            verdict = json.load(answer)
        found += verdict["problems"]
    return found


class Audience(threading.Thread):
    """Somebody who watches bots, so that they think: again and again, at whichever server there is."""

    def __init__(self, servers: list[Server], number: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.number = number
        self.answers = 0
        self.is_over = threading.Event()

    def run(self) -> None:
        path = ""
        for turn in count(self.number):
            if self.is_over.is_set():
                return
            server = self.servers[turn % len(self.servers)]
            try:
                path = path or make_match(server, BOTS_ALONE).path
                path = self._watch(server, path)
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TypeError):
                self.is_over.wait(0.1)

    def _watch(self, server: Server, path: str) -> str:
        """Until the line is cut or the match is over; the path of the match that goes on."""
        with connect(f"{server.base.replace('http', 'ws')}{path}/socket?since=0", max_size=None) as line:
            while not self.is_over.is_set():
                told = json.loads(line.recv(PATIENCE))
                self.answers += 1
                if told.get("question", {}).get("over"):
                    return ""
        return path


def run(times: int, seed: int, database: str, many: int, bots: int, is_compiled: bool) -> int:
    choose = random.Random(seed)
    servers = [Server(database) for _ in range(many)]
    starts = [server.start() for server in servers]
    gone: list[float] = []
    pages: list[Page] = []
    wrong = 0

    def new_page(server: Server) -> Page:
        return make_match(server, MATCHES[len(pages) % len(MATCHES)])

    audience = [Audience(servers, number) for number in range(bots)]
    for watcher in audience:
        watcher.start()
    try:
        for number in range(1, times + 1):
            doomed = servers[number % many]
            if is_compiled:
                doomed.wait_until_compiled()
            if not pages or pages[-1].is_over:
                pages.append(new_page(doomed))
            fate = Fate(doomed, choose)
            while not fate.has_struck:
                play(doomed, pages[-1], choose, fate)
                if pages[-1].is_over and not fate.has_struck:
                    try:
                        pages.append(new_page(doomed))
                    except OSError:
                        break
            fate.timer.join()
            if many > 1:
                gone.append(play_on(servers[(number + 1) % many], pages[-1], choose))
            found = [f"process {pid} is left" for pid in doomed.left_behind()]
            starts.append(doomed.start())
            found += [
                f"{page.path}: {each}" for server in servers for page in pages[-2:] for each in problems(server, page)
            ]
            wrong += len(found)
            print("".join(f"kill {number}: {each}\n" for each in found), end="", flush=True)
            print(f"\r{number} of {times}", end="", file=sys.stderr, flush=True)
    finally:
        for watcher in audience:
            watcher.is_over.set()
        for server in servers:
            server.kill()
    answers = sum(len(page.acknowledged) for page in pages)
    starts.sort()
    print(
        f"\n{times} kills, {len(pages)} matches, {answers} acknowledged answers: {wrong} problems; "
        f"restart to the first page: median {starts[len(starts) // 2]:.2f} s, slowest {starts[-1]:.2f} s"
    )
    if audience:
        print(f"meanwhile {sum(watcher.answers for watcher in audience)} changes were watched in matches of bots alone")
    if gone:
        gone.sort()
        print(f"play went on at the other server: median {gone[len(gone) // 2]:.2f} s, slowest {gone[-1]:.2f} s")
    return 1 if wrong or not answers else 0


def play_on(server: Server, page: Page, choose: random.Random) -> float:
    """Go on at another server; the seconds until something is acknowledged there."""
    began = time.monotonic()
    before = len(page.acknowledged)

    class Enough:
        """Ends when an answer was acknowledged."""

        def heard(self) -> None:
            if len(page.acknowledged) > before:
                raise EOFError

    while len(page.acknowledged) == before and not page.is_over:
        play(server, page, choose, Enough())
    return time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server in mid-match and see whether anything is lost.")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--database", default="", help="postgresql://HOST/NAME, or postgres for a server of its own (default: SQLite)"
    )
    parser.add_argument("--servers", type=int, default=1, help="servers over one database (default: 1)")
    parser.add_argument("--bots", type=int, default=0, help="matches of bots alone that are watched (default: 0)")
    parser.add_argument("--mode", default="interpreted", help="how the rules run (default: interpreted)")
    chosen = parser.parse_args()
    # Interpreted, nothing waits for a compiler: what is tested is the table.
    os.environ["BAGEND_MODE"] = chosen.mode
    with contextlib.ExitStack() as stack:
        if chosen.database == "postgres":
            sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
            from table import postgres

            database = postgres.fresh_database(stack.enter_context(postgres.running()), "table")
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = chosen.database or f"sqlite:///{folder}/table.db"
        is_compiled = chosen.mode == "compiled"
        return run(chosen.times, chosen.seed, database, chosen.servers, chosen.bots, is_compiled)


if __name__ == "__main__":
    sys.exit(main())
