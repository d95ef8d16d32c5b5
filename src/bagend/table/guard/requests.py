"""Guard: what every request must pass, and what every answer carries."""

import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
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

SAFE = ("GET", "HEAD", "OPTIONS")


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
    return origin in (None, "null") or urlsplit(origin).netloc == headers.get("host")


def is_socket_from_here(headers: Headers) -> bool:
    """The same for a socket, where no browser hides the origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Refuses forms from elsewhere and forms that are too long; adds the headers that keep a page safe."""

    def __init__(self, app: ASGIApp, longest_form: int) -> None:
        self.app = app
        self.longest_form = longest_form

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

        headers = Headers(scope=scope)
        if scope["method"] not in SAFE:
            if not is_from_here(headers):
                refused = PlainTextResponse("This form was not sent by a page of this table.", 403)
                await refused(scope, receive, send_guarded)
                return
            length = headers.get("content-length", "")
            # A browser always says how long its form is; without that there would be no end to wait for.
            if not length.isdigit() or int(length) > self.longest_form:
                refused = PlainTextResponse("This form is too long.", 413)
                await refused(scope, receive, send_guarded)
                return
        await self.app(scope, receive, send_guarded)


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
