"""The guard: how long a form may be and take, where it may come from, and what every answer carries."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bagend.table.errors import NotSaved
from bagend.table.guard.limits import Buckets, OpenLines, visitor_of
from bagend.table.guard.requests import Guard
from bagend.table.live import match as match_module
from bagend.table.settings import Settings
from bagend.table.web import home, page_routes
from bagend.table.web.server import most_files
from table.guests import TWO, Guest, House, open_house, wait_for
from table.lone_table import FRODO, a_table, run

LONGEST = Settings().longest_form


def ask(house: House, request: bytes) -> bytes:
    """What the server answers to these bytes."""
    place = urlsplit(house.base)
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        # The server may answer and cut the line before it has read everything.
        with contextlib.suppress(ConnectionError):
            line.sendall(request)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65536):
                answer += part
    return answer


def chunked(size: int) -> bytes:
    chunk = b"1000\r\n" + b"a" * 4096 + b"\r\n"
    return chunk * (size // 4096) + b"0\r\n\r\n"


@pytest.mark.parametrize("path", [b"/matches", b"/match/000000000000/answer", b"/nowhere", b"/api/games"])
@pytest.mark.parametrize("more", [b"", b"Content-Length: 10\r\n"])
def test_a_form_in_chunks_is_counted_as_it_arrives(house: House, path: bytes, more: bytes):
    head = b"POST %s HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n%s\r\n" % (path, more)
    answer = ask(house, head + chunked(LONGEST + 8192))
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"connection: close\r\n" in answer
    assert answer.endswith(b"This form is too long.")
    short = head.replace(b"Host: x", b"Host: x\r\nConnection: close")
    assert not ask(house, short + chunked(8192)).startswith(b"HTTP/1.1 413")


def guarded(parts: list[Message], patience: float = 60) -> tuple[list[int], list[bytes]]:
    """What a guard answers to a form that arrives in these parts, and what it lets through."""
    statuses: list[int] = []
    passed: list[bytes] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append((await receive())["body"])

    async def receive() -> Message:
        return parts.pop(0) if parts else await asyncio.Event().wait()  # type: ignore[return-value]

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope: Any = {"type": "http", "method": "POST", "path": "/", "headers": [(b"host", b"x")]}
    asyncio.run(Guard(app, 10, patience, Buckets(9, 9.0))(scope, receive, send))
    return statuses, passed


def part(body: bytes, more: bool) -> Message:
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_form_arrives_whole_or_not_at_all():
    assert guarded([part(b"12345", True), part(b"67890", False)]) == ([], [b"1234567890"])
    assert guarded([part(b"12345", True), part(b"678901", True)]) == ([413], [])
    assert guarded([part(b"12345", True), {"type": "http.disconnect"}]) == ([400], [])
    assert guarded([part(b"12345", True)], patience=0) == ([408], [])


@pytest.mark.parametrize("length", ["²", "9" * 5000, "-1", "1e3", ""])
def test_a_length_that_is_no_length_is_refused(length: str):
    refused: list[int] = []

    async def send(message: Message) -> None:
        refused.append(message.get("status", 0))

    headers = [(b"host", b"x"), (b"content-length", length.encode("latin-1"))]
    scope: Any = {"type": "http", "method": "POST", "path": "/", "headers": headers}
    asyncio.run(Guard(lambda *given: asyncio.sleep(0), 10, 60, Buckets(9, 9.0))(scope, lambda: asyncio.sleep(0), send))  # type: ignore[arg-type, return-value]
    assert refused[0] == 413


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//", "http://]", "\x80"])
def test_an_origin_that_cannot_be_read_is_another_one(house: House, origin: str):
    answer = httpx.post(f"{house.base}/matches", headers={b"origin": origin.encode("latin-1")})
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["[::1", "a b", "x/y", "x:y", "@", "é"])
def test_a_host_that_cannot_be_read_is_refused(house: House, host: str):
    assert httpx.get(house.base, headers={b"host": host.encode("latin-1")}).status_code == 400


@pytest.mark.parametrize("path", ["/", "/healthz", "/rules/journey", "/static/table.css", "/favicon.ico", "/verify.py"])
def test_head_is_answered_where_get_is(house: House, path: str):
    full, head = httpx.get(f"{house.base}{path}"), httpx.head(f"{house.base}{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == full.headers["content-type"]


def test_a_refused_method_comes_with_those_that_are_allowed(house: House):
    assert httpx.put(f"{house.base}/matches").headers["allow"] == "POST"


def test_a_page_that_failed_is_as_safe_as_the_others(house: House, monkeypatch: pytest.MonkeyPatch):
    def fail(*given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(page_routes, "show_home", fail)
    answer = httpx.get(house.base)
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_full_disk_is_the_servers_fault(host: Guest, house: House, monkeypatch: pytest.MonkeyPatch):
    path = host.make({"seat-frodo": "me", "seat-sam": "me"})

    async def fail(*given: object, **named: object) -> None:
        raise NotSaved("error-not-saved", reason="The disk is full")

    monkeypatch.setattr(house.services.store, "append", fail)
    monkeypatch.setattr(house.services.store, "add_match", fail)
    assert host.tell(path, "number", number="1").status_code == 503
    assert host.http.post("/matches", data={"game": "journey", "seat-frodo": "me", "seat-sam": "me"}).status_code == 503


@pytest.mark.parametrize("form", ["hand", "lift"])
@pytest.mark.parametrize("match", ["x; Domain=example.org; a=", "x%3B%20Secure", "%E4%B8%AD", "000000000000"])
def test_no_cookie_is_set_for_a_match_that_does_not_exist(host: Guest, form: str, match: str):
    answer = host.http.post(f"/match/{match}/{form}", data={"seat": "frodo"})
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers


def test_one_visitor_cannot_use_up_the_matches_of_another():
    buckets = Buckets(2, 0.0)
    assert [buckets.take("anna") for _ in range(3)] == [True, True, False]
    assert buckets.take("bert")


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [("10.0.0.1", "10.0.0.2", False), ("2001:db8::1", "2001:db8::2", True), ("2001:db8::1", "2001:db8:1::1", False)],
)
def test_a_visitor_is_an_address_or_a_network(one: str, other: str, is_same: bool):
    visitors = {visitor_of(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, other)}
    assert (len(visitors) == 1) == is_same


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, matches_at_once=2, matches_a_second=0.0) as house:
        yield house


def test_forms_are_counted_before_they_are_read(strict: House, monkeypatch: pytest.MonkeyPatch):
    read: list[object] = []

    def read_form(form: object) -> None:
        read.append(form)
        raise NotSaved("refusal-not-saved")

    monkeypatch.setattr(page_routes, "read_form", read_form)
    for _ in range(4):
        httpx.post(f"{strict.base}/matches", data={"game": "journey"})
    assert len(read) == 2


def test_nobody_waits_while_an_option_file_is_read(house: House, host: Guest, monkeypatch: pytest.MonkeyPatch):
    """The form is held where it is read, and another page is served meanwhile."""
    plain = home.read_form
    served: list[int] = []

    def read_form(form: Any) -> Any:
        served.append(httpx.get(f"{house.base}/healthz", timeout=20).status_code)
        return plain(form)

    monkeypatch.setattr(page_routes, "read_form", read_form)
    host.make(TWO)
    assert served == [200]


def test_a_form_is_whole_before_its_table_is_looked_up(house: House, host: Guest, monkeypatch: pytest.MonkeyPatch):
    """A table that is found and then waited with may have left memory meanwhile."""
    path = host.make({"seat-frodo": "me", "seat-sam": "me"})
    house.services.tables._kept.clear()
    house.services.tables._alive.clear()
    body = b"number=7"
    place = urlsplit(house.base)
    cookies = host.cookies(path)
    head = (
        f"POST {path}/number HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\nConnection: close\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        line.sendall(head.encode() + body[:3])
        # Another request that came later is answered: the server has read the first part by then.
        assert httpx.get(f"{house.base}/healthz").status_code == 200
        assert house.services.tables.in_memory() == []
        line.sendall(body[3:])
        assert line.recv(12) == b"HTTP/1.1 303"
    assert len(house.services.tables.in_memory()) == 1


AWAY, FAR = "203.0.113.9", "203.0.113.10"
"""Visitors from elsewhere, as a proxy at this machine names them."""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, requests_at_once=5, requests_a_second=0.0, lines_per_visitor=2) as house:
        yield house


def test_a_visitor_may_ask_for_so_much(small: House):
    def statuses(visitor: str) -> list[int]:
        headers = {"x-forwarded-for": visitor}
        return [httpx.get(f"{small.base}/healthz", headers=headers).status_code for _ in range(7)]

    assert statuses(AWAY) == [200] * 5 + [429] * 2
    assert statuses(FAR) == [200] * 5 + [429] * 2
    assert statuses("127.0.0.1") == [200] * 7


def test_a_visitor_may_keep_so_many_lines_open(small: House):
    with Guest(small.base) as guest, contextlib.ExitStack() as lines:
        path = guest.make(TWO)
        address = f"{small.base.replace('http', 'ws')}{path}/socket"

        def open_line(visitor: str) -> ClientConnection:
            return lines.enter_context(connect(address, additional_headers={"x-forwarded-for": visitor}))

        first, _ = [open_line(AWAY) for _ in range(2)]
        first.recv(20)
        refused = open_line(AWAY)
        with pytest.raises(ConnectionClosed):
            refused.recv(20)
        assert refused.close_code == 1008
        open_line(FAR).recv(20)
        first.close()
        wait_for(lambda: small.services.open_lines.enter(AWAY))


def test_here_lines_are_not_counted():
    lines = OpenLines(1)
    assert [lines.enter("127.0.0.1") for _ in range(3)] == [True] * 3
    assert [lines.enter(AWAY) for _ in range(2)] == [True, False]
    lines.leave(AWAY)
    assert lines.enter(AWAY)


def test_answers_are_not_taken_back_without_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match_module, "MOST_UNDONE", 3)
    table = a_table("me", "bot:uniform")

    async def go() -> None:
        await table.number({FRODO}, "7")
        for _ in range(3):
            while not table.to_undo({FRODO}):
                if table.asked == FRODO:
                    await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, "")
                await asyncio.sleep(0)
            await table.undo({FRODO}, table.ply, "")
        while table.asked != FRODO or not table.match or not table.match.may_take_back(FRODO):
            if table.asked == FRODO:
                await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, "")
            await asyncio.sleep(0)
        assert not table.to_undo({FRODO})
        table.stop()

    run(go)


@pytest.mark.parametrize(
    ("limits", "files", "is_raised"),
    [((1024, 4096), 4096, True), ((1024, 10**6), 65536, True), ((4096, 4096), 4096, False), ((-1, -1), 65536, False)],
)
def test_the_server_takes_as_many_files_as_it_may(
    limits: tuple[int, int], files: int, is_raised: bool, monkeypatch: pytest.MonkeyPatch
):
    raised: list[object] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda kind, given: raised.append(given))
    assert most_files() == files
    assert raised == ([(files, limits[1])] if is_raised else [])
