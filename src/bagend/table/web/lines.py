"""Lines: what a visitor's connections may take of the server: how many there are, how long each may be silent, and how
much may wait for somebody who does not read.

The table's own limits begin where a request is whole.  These are for whoever never sends one.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame

from bagend.table.guard.limits import visitor_at
from bagend.table.web.deflate import PackedLine

log = logging.getLogger(__name__)

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 14\r\n\r\nToo many pages"
)

NOBODY = ""
"""Whose the lines of a proxy are, and those at this machine."""

MOST_UNREAD = 1 << 20
"""How many bytes may wait for a page that reads nothing while it has pings answered."""

MOST_PARTS = 64
"""Of how many parts a message may be: each is remembered until the last has come, however short it is."""


class Lines:
    """How many lines there are, in all and for each visitor."""

    def __init__(self, most: int, most_each: int, patience: float) -> None:
        self._most = most
        self._most_each = most_each
        self.patience = patience
        """How many seconds a line has for the next whole request, and as many for its answer."""

        self._of: Counter[str] = Counter()
        self._all = 0

    def enter(self, visitor: str) -> bool:
        """Count one more; whether there is room for it."""
        self._of[visitor] += 1
        self._all += 1
        if self._all > self._most:
            log.error("there are too many open lines; further ones are turned away")
        return self._all <= self._most and (self._of[visitor] <= self._most_each or visitor == NOBODY)

    def leave(self, visitor: str) -> None:
        self._all -= 1
        self._of[visitor] -= 1
        if not self._of[visitor]:
            del self._of[visitor]


class Line(H11Protocol):
    """A line on which requests come."""

    lines: Lines

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        # A proxy that is believed about who asks has everybody's lines.
        is_proxy = host in ProxyHeadersMiddleware(self.app, self.config.forwarded_allow_ips).trusted_hosts
        self._whose = NOBODY if is_proxy else visitor_at(host)
        self._end: asyncio.TimerHandle | None = None
        if self.lines.enter(self._whose):
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.lines.leave(self._whose)

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        # A page's line may be silent, and is asked now and then whether it is still there.
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketLine):
            socket.left = lambda: self.lines.leave(self._whose)

    def _wait(self) -> None:
        self._stop_waiting()
        self._end = self.loop.call_later(self.lines.patience, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._end is not None:
            self._end.cancel()


class SocketLine(PackedLine):
    """A line to an open page."""

    left: Callable[[], None] | None = None
    """Called when the line has ended."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # What waits for somebody who reads nothing would keep the line open for ever.
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()


def protocol(lines: Lines) -> type[Line]:
    """Lines of one server."""
    return type("Line", (Line,), {"lines": lines})
