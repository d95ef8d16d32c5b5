"""Guard: what every request must pass, and what every answer carries."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from ipaddress import ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types table",
    )
)

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""For a drawing as a file of its own, which carries its own stylesheet and no script."""

HEADERS: Mapping[str, str] = {
    # Files are asked for again after an update; pages say more strictly that they are not to be kept at all.
    "cache-control": "no-cache",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

TOO_LONG = "This form is too long."

SAFE = ("GET", "HEAD", "OPTIONS")


HOST = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?", re.ASCII)
"""A name or an address, and perhaps a port."""

ENOUGH_VISITORS = 10_000
"""Of how many visitors the table remembers how much they asked for."""


def is_from_here(headers: Headers) -> bool:
    """Whether a page of this table sent it.

    A page without referrers sends its forms with the origin `null`; the browser then says in `sec-fetch-site` where
    they come from.  An old browser says neither, and has the cookie's SameSite to rely on; other programs have no
    cookie that somebody could abuse.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin in (None, "null") or _host_of(origin) == headers.get("host")


def is_socket_from_here(headers: Headers) -> bool:
    """The same for a socket, where no browser hides the origin."""
    origin = headers.get("origin")
    return origin is None or _host_of(origin) == headers.get("host")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def visitor_of(asking: HTTPConnection) -> str:
    """Whose request it is, for limits: an address.  Whoever has one address of IPv6 has all of its network."""
    host = asking.client.host if asking.client else ""
    return str(ip_network(f"{host}/64", strict=False)) if ":" in host and "%" not in host else host


class Refused(Exception):
    """A request that goes no further."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Guard:
    """Refuses what comes from elsewhere or is too long; adds the headers that keep a page safe; lets HEAD be asked
    wherever GET is."""

    def __init__(self, app: ASGIApp, longest_form: int, patience: float) -> None:
        self.app = app
        self.longest_form = longest_form
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            if scope["method"] not in SAFE:
                receive = await self._whole(receive)
        except Refused as wrong:
            await PlainTextResponse(str(wrong), wrong.status)(scope, receive, send_guarded)
            return
        if scope["method"] == "HEAD":
            # The server itself leaves the body out.
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send_guarded)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not HOST.fullmatch(headers.get("host", "localhost")):
            raise Refused(400, "The name of this table cannot be read.")
        if scope["method"] not in SAFE and not is_from_here(headers):
            raise Refused(403, "This form was not sent by a page of this table.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) >= 10 or int(length) > self.longest_form:
            raise Refused(413, TOO_LONG)

    async def _whole(self, receive: Receive) -> Receive:
        """Take the whole form in, counted as it arrives: what its length is said to be need not be true."""
        body = bytearray()
        is_whole = False
        try:
            async with asyncio.timeout(self.patience):
                while not is_whole:
                    message = await receive()
                    body += message.get("body", b"")
                    if len(body) > self.longest_form:
                        raise Refused(413, TOO_LONG)
                    # Whoever went away in the middle sent no form; nobody reads why it is refused.
                    if message["type"] == "http.disconnect":
                        raise Refused(400, "This form did not arrive.")
                    is_whole = not message.get("more_body", False)
        except TimeoutError:
            raise Refused(408, "This form took too long to arrive.") from None
        waiting: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        return again


class Buckets:
    """A bucket for every visitor."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Whether this visitor is allowed one more now."""
        bucket = self._buckets.setdefault(visitor, Bucket(self._at_once, self._a_second))
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > ENOUGH_VISITORS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Bucket:
    """How much a page may say: so many messages at once, and so many a second."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._room = at_once
        self._rate = a_second
        self._left = float(at_once)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self._left = min(self._room, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
