"""Packing: pages and pictures are compressed on their way, but never a key together with anything else.

Whoever can read how long a compressed page is, and have words of their own put into it, could guess a secret in it
piece by piece: the page is shorter when a guess is right (BREACH).  So every key of a seat is compressed by itself:
what was said before is forgotten in front of it, and the key behind it.  No words can then be shortened by a key,
whoever chose them.  Everything else in a page belongs to one position of one match and is gone with the next answer.
"""

import re
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

KEY = re.compile(rb"(?<=/seat/)([0-9a-f]{32})")
"""Where a page names a key: in the link to a seat."""

PACKED = ("text/html", "image/svg+xml", "application/json", "text/plain", "text/x-python")
SMALLEST = 600
"""Fewer bytes fit into one packet anyway."""

GZIP = 16 + zlib.MAX_WBITS
LEVEL = 6


def pack(body: bytes) -> bytes:
    """A body as gzip, each key in it apart."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    packed = bytearray()
    for number, part in enumerate(KEY.split(body)):
        if number:
            packed += packer.flush(zlib.Z_FULL_FLUSH)
        packed += packer.compress(part)
    return bytes(packed + packer.flush())


def takes_gzip(headers: Headers) -> bool:
    """Whether whoever asks can read gzip."""
    offers = [offer.replace(" ", "").lower() for offer in headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == "gzip" and not re.search(r";q=0(\.0*)?$", offer) for offer in offers)


class Packing:
    """Compresses what is sent whole and is worth it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not takes_gzip(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        held: Message | None = None

        async def send_packed(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start" and is_packable(MutableHeaders(scope=message)):
                held = message
                return
            if held is not None:
                headers = MutableHeaders(scope=held)
                body = message.get("body", b"")
                if not message.get("more_body") and len(body) >= SMALLEST:
                    body = pack(body)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    message = {**message, "body": body}
                headers.add_vary_header("accept-encoding")
                await send(held)
                held = None
            await send(message)

        await self.app(scope, receive, send_packed)


def is_packable(headers: Headers) -> bool:
    return headers.get("content-type", "").split(";")[0] in PACKED and "content-encoding" not in headers
