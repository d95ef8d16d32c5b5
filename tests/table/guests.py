"""Guests: a real server in a thread, and browsers that speak to it over the wire."""

import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bagend.table.live.clock import Timepiece
from bagend.table.settings import Settings
from bagend.table.store.opening import open_store
from bagend.table.web.app import make_app
from bagend.table.web.lines import Lines
from bagend.table.web.server import config_of, listen
from bagend.table.web.services import Services

PATIENCE = 20
"""Seconds after which a test gives up waiting."""

TWO = {"seat-frodo": "me", "seat-sam": "friend"}
SHARED = {"seat-frodo": "me", "seat-sam": "me"}
AGAINST_BOT = {"seat-frodo": "me", "seat-sam": "bot:uniform"}


class House:
    """A running server."""

    def __init__(self, base: str, app: Any, lines: Lines) -> None:
        self.base = base
        self.app = app
        self.lines = lines

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services


@contextlib.contextmanager
def open_house(folder: Path, timepiece: Timepiece | None = None, **settings: Any) -> Iterator[House]:
    """A server on a free port, with its database in this folder."""
    chosen = Settings(**{"database": f"sqlite:///{folder}/table.db", "patience": 60.0, **settings})
    app = make_app(chosen, open_store(chosen.database), timepiece)
    listener = listen("127.0.0.1", 0)
    config: Any = config_of(app, chosen)
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield House(f"http://127.0.0.1:{listener.getsockname()[1]}", app, config.http.lines)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()


def wait_for(happened: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Guest:
    """A browser: it keeps its cookies, and follows no link by itself."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE)

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *wrong: object) -> None:
        self.http.close()

    def make(self, form: dict[str, str], **more: str) -> str:
        """Make a match; its path."""
        answer = self.http.post("/matches", data={"game": "journey", **form, **more})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def state(self, path: str, seat: str = "") -> dict[str, Any]:
        answer = self.http.get(f"/api{path}", params={"seat": seat} if seat else {})
        assert answer.status_code == 200
        state: dict[str, Any] = answer.json()
        return state

    def question(self, path: str, seat: str = "") -> dict[str, Any]:
        question: dict[str, Any] = self.state(path, seat)["question"]
        return question

    def links(self, path: str) -> list[str]:
        """The links of open seats that this guest is told."""
        return [seat["link"] for seat in self.question(path)["seats"] if "link" in seat]

    def links_on_page(self, path: str) -> list[str]:
        """All secret links that stand anywhere in the page of this guest."""
        return sorted(set(re.findall(r"/seat/[0-9a-f]{32}", self.http.get(path).text)))

    def tell(self, path: str, form: str, **fields: object) -> httpx.Response:
        """Send one of the page's forms."""
        return self.http.post(f"{path}/{form}", data={key: str(value) for key, value in fields.items()})

    def cookies(self, path: str) -> str:
        kept = [cookie for cookie in self.http.cookies.jar if cookie.path in (path, "/")]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in kept)

    @contextlib.contextmanager
    def line(self, path: str, since: int = 0, shape: str = "wide", origin: str = "", **more: str) -> Iterator["Line"]:
        said = "".join(f"&{key}={value}" for key, value in more.items())
        address = f"{self.base.replace('http', 'ws')}{path}/socket?since={since}&shape={shape}{said}"
        headers = {"cookie": self.cookies(path), "origin": origin or self.base}
        with connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
            yield Line(socket)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: dict[str, Any] = {}

    def hear(self) -> dict[str, Any]:
        """The next message, an update with the whole question: only what is new about it is sent."""
        told: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if told["type"] == "update":
            self.question = {**self.question, **told["question"]}
            told["question"] = self.question
        return told

    def say(self, type: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def until(self, wanted: Any) -> dict[str, Any]:
        """Listen until an update's question is as wanted; that update."""
        while True:
            told = self.hear()
            if told["type"] == "update" and wanted(told["question"]):
                return told

    def until_type(self, type: str) -> dict[str, Any]:
        while (told := self.hear())["type"] != type:
            pass
        return told

    def is_cut(self) -> bool:
        """Whether the server closes the line; what it still says is thrown away."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed:
            return True


def begin(guest: Guest, path: str) -> dict[str, Any]:
    """Give this guest's number, and wait until somebody is asked."""
    guest.tell(path, "number", number="4711")
    question = guest.question(path)
    assert not question["waiting"]
    return question


def begin_two(host: Guest, friend: Guest, form: dict[str, str]) -> str:
    """A match of two people, the second come in by link, that has begun; its path."""
    path = host.make(form)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    return path


def answer_first(guest: Guest, path: str, question: dict[str, Any], nonce: str = "") -> httpx.Response:
    choice = question["choices"][0]
    return guest.tell(path, "answer", action=choice["id"], ply=question["ply"], nonce=nonce)


def asked_first(path: str, *guests: Guest) -> list[Guest]:
    """The guests, whoever is asked first."""
    return sorted(guests, key=lambda guest: not guest.question(path)["yours"])


def snapshot(house: House, path: str) -> tuple[int, bytes, int]:
    (table,) = [table for table in house.services.tables.in_memory() if table.id in path]
    return table.ply, table.state.tobytes(), len(table.story.events)


def say_answer(line: Line, question: dict[str, Any], nonce: str, choice: int = 0) -> None:
    line.say("answer", action=question["choices"][choice]["id"], ply=question["ply"], nonce=nonce)
