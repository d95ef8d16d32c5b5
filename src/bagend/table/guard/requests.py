"""Guard: what every request must pass, and what every answer carries."""

import asyncio
import re
from collections.abc import Awaitable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bagend.engine.errors import BagendError
from bagend.table.guard.limits import Buckets, Shares, visitor_of
from bagend.table.languages import language_of


def policy(style: str = "") -> str:
    """What a page may load and do: only what comes from here, and the stylesheet in it with this hash."""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            f"style-src 'self' {style}".rstrip(),
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types table",
        )
    )


POLICY = policy()

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

SAFE = ("GET", "HEAD", "OPTIONS")


HOST = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?", re.ASCII)
"""A name or an address, and perhaps a port."""


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


class Refused(BagendError):
    """A request that goes no further."""

    code = "refused"

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


async def as_coroutine(work: Awaitable[None]) -> None:
    await work


class Guard:
    """Refuses what comes from elsewhere or is too long; adds the headers that keep a page safe; lets HEAD be asked
    wherever GET is."""

    def __init__(
        self, app: ASGIApp, longest_form: int, patience: float, requests: Buckets, shares: Shares | None = None
    ) -> None:
        self.app = app
        self.requests = requests
        self.shares = shares or Shares(1.0, 1.0, 60.0)
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

        visitor = visitor_of(HTTPConnection(scope))
        try:
            self._check(scope, visitor)
            if scope["method"] not in SAFE:
                receive = await self._whole(receive)
            await self._wait_for_a_turn(visitor)
        except Refused as wrong:
            # What else is on its way is not waited for.
            told = wrong.in_words(language_of(HTTPConnection(scope)))
            answer = PlainTextResponse(told, wrong.status, {"connection": "close"})
            await answer(scope, receive, send_guarded)
            return
        if scope["method"] == "HEAD":
            # The server itself leaves the body out.
            scope = {**scope, "method": "GET"}
        await self.shares.charge(visitor, as_coroutine(self.app(scope, receive, send_guarded)))

    async def _wait_for_a_turn(self, visitor: str) -> None:
        """Whoever has taken more than their share of the server's time lets others go first."""
        while delay := self.shares.delay(visitor):
            await asyncio.sleep(delay)
        if delay is None:
            raise Refused("error-too-many-requests", 429)

    def _check(self, scope: Scope, visitor: str) -> None:
        headers = Headers(scope=scope)
        if not self.requests.take(visitor):
            raise Refused("error-too-many-requests", 429)
        if not HOST.fullmatch(headers.get("host", "localhost")):
            raise Refused("error-bad-address", 400)
        if scope["method"] not in SAFE and not is_from_here(headers):
            raise Refused("error-foreign-form", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) >= 10 or int(length) > self.longest_form:
            raise Refused("error-form-too-long", 413)

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
                        raise Refused("error-form-too-long", 413)
                    # Whoever went away in the middle sent no form; nobody reads why it is refused.
                    if message["type"] == "http.disconnect":
                        raise Refused("error-form-incomplete", 400)
                    is_whole = not message.get("more_body", False)
        except TimeoutError:
            raise Refused("error-form-too-slow", 408) from None
        waiting: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        return again
