"""Lines: whoever never sends a whole request, or never reads an answer, takes little of the server and is cut off."""

import contextlib
import logging
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bagend.table.web import lines as lines_module
from bagend.table.web.lines import MOST_PARTS, NOBODY, Lines
from table.guests import SHARED, Guest, House, open_house

PING, TEXT, MORE = 0x89, 0x01, 0x00
"""The first byte of a frame: a ping, the first part of a text, another part of it."""


def connect(house: House) -> socket.socket:
    place = urlsplit(house.base)
    return socket.create_connection((place.hostname, place.port), timeout=20)


def is_cut(line: socket.socket) -> bool:
    """Whether the server closes the line; what it still says is thrown away."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house:
        yield house


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: a"])
def test_a_request_that_never_comes_is_not_waited_for(own: House, sent: bytes):
    own.lines.patience = 0.0
    with connect(own) as line:
        # The line may be gone already.
        with contextlib.suppress(ConnectionError):
            line.sendall(sent)
        assert is_cut(line)


def test_the_open_line_of_a_page_may_be_silent(own: House):
    with Guest(own.base) as guest:
        path = guest.make(SHARED)
        with guest.line(path) as page:
            page.hear()
            own.lines.patience = 0.0
            with connect(own) as line:
                assert is_cut(line)
            page.say("why", notation="keep nothing")
            assert page.until_type("why")


def test_a_visitor_has_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    monkeypatch.setattr(lines_module, "visitor_at", lambda host: "away")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")
    with open_house(tmp_path, lines_per_visitor=1) as house, contextlib.ExitStack() as stack:
        first, *_ = [stack.enter_context(connect(house)) for _ in range(4)]
        with connect(house) as one_more:
            assert one_more.recv(4096).startswith(b"HTTP/1.1 503 ")
            assert is_cut(one_more)
        first.close()
        # The server need not have heard yet that it is closed.
        while True:
            with connect(house) as again:
                again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                with contextlib.suppress(ConnectionError):
                    if b"200 OK" in again.recv(4096):
                        break


def test_beyond_all_files_lines_are_turned_away_and_it_is_said(caplog: pytest.LogCaptureFixture):
    lines = Lines(3, 2, 60)
    with caplog.at_level(logging.ERROR):
        assert [lines.enter(visitor) for visitor in ("anna", "anna", "anna")] == [True, True, False]
        assert not caplog.records
        assert not lines.enter("bert")
    assert len(caplog.records) == 1
    for visitor in ("anna", "anna", "anna", "bert"):
        lines.leave(visitor)
    assert [lines.enter(NOBODY) for _ in range(4)] == [True, True, True, False]


@contextlib.contextmanager
def raw_socket(house: House, path: str) -> Iterator[socket.socket]:
    """A socket on which frames can be written as nobody should."""
    with connect(house) as line:
        line.sendall(
            f"GET {path}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        yield line


def a_frame(first: int, data: bytes) -> bytes:
    """Masked with zeros."""
    return struct.pack("!BB4x", first, 0x80 | len(data)) + data


def test_pings_whose_answers_nobody_reads_fill_no_memory(house: House, host: Guest):
    path = host.make(SHARED)
    many = a_frame(PING, os.urandom(125)) * 2000
    # What the system itself keeps for a line is some megabytes; this is a hundred.
    with raw_socket(house, path) as line, pytest.raises(ConnectionError):
        line.sendall(many * 400)


def test_a_message_in_endless_parts_is_cut_off(house: House, host: Guest):
    path = host.make(SHARED)
    with raw_socket(house, path) as line:
        line.sendall(a_frame(TEXT, b"x") + a_frame(MORE, b"") * (MOST_PARTS + 1))
        assert is_cut(line)
    assert host.state(path)["seq"] == 0
