"""Odd requests to every route: none of them is a fault of the server."""

import random
import socket
from collections.abc import Iterator
from typing import get_args
from urllib.parse import urlsplit

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from bagend.table.live.messages import Form
from table.guests import SHARED, Guest, House, begin

ODD_WORDS = [
    "",
    "0",
    "-1",
    "9" * 30,
    "9" * 5000,
    "%00",
    "%ff%fe",
    "%E4%B8%AD%E6%96%87",
    "%F0%9F%A6%8A",
    "..%2f..%2fetc%2fpasswd",
    "a%0d%0aSet-Cookie:%20x=y",
    "x;%20Domain=example.org",
    "'\"><b>",
    "x" * 3000,
    "%C2%B2",
    "١٢٣",
    "__proto__",
    "frodo",
    "tall",
    "{",
]

ODD_HEADERS = [
    "",
    "Origin: http://[::1",
    "Origin: \x00",
    "Host: [::1",
    "Host: \xff",
    "Cookie: seat-frodo=\xff; host=; shape=\xe9; eyes=%00; =; ;;",
    "Cookie: seat-frodo=" + "0" * 32 + "." + "f" * 32 + "; host=" + "a" * 32,
    "Content-Type: multipart/form-data",
    "Content-Type: multipart/form-data; boundary=",
    "Content-Type: multipart/form-data; boundary=x; charset=undefined",
    "Content-Type: multipart/form-data; boundary=x; charset=idna",
    "Content-Type: multipart/form-data; boundary=x; charset=base64",
    "Content-Type: multipart/form-data; boundary=x; charset=nonsense",
    "Content-Type: multipart/form-data; boundary=\xff\xff",
    "Content-Type: application/x-www-form-urlencoded; charset=utf-16",
    "Content-Type: application/json",
    "Content-Type: \xff/\xff",
    "Range: bytes=5-2",
    "Range: bytes=0-999999999999999999999999",
    "If-Modified-Since: yesterday",
    "If-None-Match: \xff",
    "Accept-Encoding: \x80",
    "Sec-Fetch-Site: same-origin",
    "X-Forwarded-For: [",
    "Expect: 100-continue",
    "User-Agent: Mobi\xff",
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Upgrade: h2c",
]

ODD_BOXES = [
    "a.a = 1",
    "squares = " + "[" * 3000,
    "squares = 0x" + "f" * 3000,
    "squares = " + "9" * 4500,
    "squares = 2020-99-99",
    "squares = nan",
    "squares = [1, {a = 1}]",
    "\x00",
    '"\\ud800" = 1',
    "squares = [[]]",
]


def part(name: str, value: str, more: str = "") -> str:
    return f'--x\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n{value}\r\n'


ODD_BODIES = [
    "",
    "=",
    "&&&=&=",
    "game=journey",
    "game=%00",
    "game=journey&seat-frodo=me&seat-sam=bot%3A%ff",
    "game=journey&seat-frodo=me&seat-sam=me&option-squares=%C2%B2",
    "action=1&ply=" + "9" * 400,
    "action=%C2%B2&ply=0&nonce=%00",
    "number=%F0%9F%A6%8A",
    "seat=%E4%B8%AD",
    "a" * 60_000,
    "a&" * 30_000,
    *(f"game=journey&seat-frodo=me&seat-sam=me&box={box}" for box in ODD_BOXES),
    "--x",
    "--x\r\n\r\n\r\n--x--\r\n",
    part("game", "journey") + part("seat-frodo", "\xff") + "--x--\r\n",
    part("game", "journey") + part("box", "\xff\x00", '; filename="a\xff"') + "--x--\r\n",
    part("box", "a", '; filename=""') * 30 + "--x--\r\n",
    part("\xff" * 300, "a") * 30 + "--x--\r\n",
]

REQUESTS = 500


@pytest.fixture
def path(house: House, host: Guest) -> str:
    """A match that is being played."""
    path = host.make(SHARED)
    begin(host, path)
    return path


def routes(app: FastAPI) -> list[tuple[str, str]]:
    found = [("/static/{file}", "GET"), ("/nowhere/{file}", "POST")]
    for route in app.routes:
        inner = getattr(route, "original_router", None)
        for each in inner.routes if inner else [route]:
            if isinstance(each, APIRoute):
                forms = get_args(Form) if "{form}" in each.path else [""]
                paths = [each.path.replace("{form}", form) for form in forms]
                found += [(path, method) for path in paths for method in each.methods or ()]
    return found


def requests(app: FastAPI, path: str, count: int, seed: int = 20) -> Iterator[bytes]:
    """The same odd requests every time, every route among them."""
    choose = random.Random(seed)
    all_routes = routes(app)
    assert {path for path, _ in all_routes} > {"/match/{match}/answer", "/match/{match}/frames", "/seat/{key}"}
    for number in range(count):
        route, method = all_routes[number % len(all_routes)]
        method = choose.choice([method] * 8 + ["HEAD", "OPTIONS", "DELETE", "BREW"])
        # Half of them reach the match, and the others what is not there.
        place = route.replace("/match/{match}", path if choose.random() < 0.5 else "/match/{match}")
        while "{" in place:
            start, end = place.index("{"), place.index("}")
            place = place[:start] + choose.choice(ODD_WORDS).replace("{", "%7B") + place[end + 1 :]
        query = "&".join(
            f"{choose.choice(['at', 'from', 'to', 'seat', 'shape', 'since', 'x'])}={choose.choice(ODD_WORDS)}"
            for _ in range(choose.randrange(3))
        )
        headers = [*choose.sample(ODD_HEADERS, choose.randrange(3)), "Connection: close"]
        if not any(header.startswith("Host") for header in headers):
            headers.append("Host: x")
        body = choose.choice(ODD_BODIES).encode("latin-1") if method == "POST" else b""
        if method == "POST":
            kind = choose.choice(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
            if not any(header.startswith("Content-Type") for header in headers):
                headers.append(f"Content-Type: {kind}")
            headers.append(f"Content-Length: {len(body)}")
        head = f"{method} {place}{'?' if query else ''}{query} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
        yield head.replace("\r\n\r\n\r\n", "\r\n\r\n").encode("utf-8" if "١" in head else "latin-1") + body


def status_of(base: str, request: bytes) -> int:
    place = urlsplit(base)
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        line.sendall(request)
        answer = b""
        while b"\r\n" not in answer and (part := line.recv(4096)):
            answer += part
    return int(answer.split(b" ")[1]) if answer else 0


def test_no_request_is_a_fault_of_the_server(house: House, path: str):
    """The short form; `python -m table.hostile_run` is the long one."""
    statuses: dict[int, list[bytes]] = {}
    for request in requests(house.app, path, REQUESTS):
        statuses.setdefault(status_of(house.base, request), []).append(request)
    assert {status: asked[:3] for status, asked in statuses.items() if status == 0 or status >= 500} == {}
    # The requests get past the door: not all of them are refused for the same reason.
    assert {200, 303, 400, 403, 404, 405, 409} <= set(statuses)
