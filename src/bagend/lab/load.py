"""Load: pages of many matches at once, which speak with a real server as browsers do, but look at nothing.

They share the machine with the server, so they do as little as they can: a page takes the time when something arrives,
and reads of it what it is asked, later, when it is to answer.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

PATIENCE = 60.0
"""How many seconds a page waits for its first picture of the match."""

QUESTION = '],"question":'
"""Behind the frames of an update.  Within a text its quotation marks would be escaped."""

_read_json = json.JSONDecoder().raw_decode


@dataclass
class Tally:
    """What the pages measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending an answer until the opponent's page had it."""

    own: list[float] = field(default_factory=list)
    """The same until the sender's own page had it, where the opponent may hear nothing: a secret set-up."""

    unanswered: int = 0
    """Answers that nobody had heard of when the next was due."""

    to_bots: int = 0
    by_bots: int = 0
    bytes: int = 0
    """How much the pages were sent, as it came over the line."""

    def clear(self) -> None:
        self.waits, self.own = [], []
        self.unanswered = self.to_bots = self.by_bots = self.bytes = 0

    @property
    def answers(self) -> int:
        return len(self.waits) + len(self.own) + self.to_bots + self.by_bots


class Page(asyncio.Protocol):
    """One page of a match: a line to the server."""

    def __init__(self, address: str, cookie: str, tally: Tally, heard: Callable[["Page", float], None]) -> None:
        self.tally = tally
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the match was first shown."""

        self._heard = heard
        self._cookie = cookie
        # As browsers offer it.
        deflate = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        self._line = ClientProtocol(parse_uri(address), extensions=[deflate], max_size=None)
        self._unread: list[bytes] = []
        self._question: dict[str, Any] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._line.connect()
        request.headers["Cookie"] = self._cookie
        self._line.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.tally.bytes += len(data)
        self._line.receive_data(data)
        for event in self._line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._unread.append(bytes(event.data))
                if not self.opened.done():
                    self.opened.set_result(None)
                self._heard(self, now)
            elif isinstance(event, Response) and event.status_code != 101:
                self._fail(f"the server answered {event.status_code}")
        self._flush()

    def connection_lost(self, wrong: Exception | None) -> None:
        self._fail("the line was cut")

    def _fail(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def _flush(self) -> None:
        """Send what is waiting, replies to pings included."""
        if data := b"".join(self._line.data_to_send()):
            self._transport.write(data)

    def say(self, message: dict[str, object]) -> None:
        self._line.send_text(json.dumps(message).encode())
        self._flush()

    def close(self) -> None:
        self._transport.abort()

    def forget(self) -> None:
        """Somebody who looks on needs not know what is asked."""
        self._unread.clear()

    @property
    def question(self) -> dict[str, Any]:
        """What is asked now: of each update only what is new about it is told."""
        for told in self._unread:
            text = told.decode()
            at = text.rfind(QUESTION)
            if at >= 0:
                self._question |= _read_json(text, at + len(QUESTION))[0]
        self._unread.clear()
        return self._question

    @property
    def is_asked(self) -> bool:
        return bool(self.question.get("yours") and self.question["choices"])

    def answer(self, choose: random.Random) -> None:
        """Any answer that may be given."""
        asked = self.question
        action = choose.choice(asked["choices"])["id"]
        self.say({"type": "answer", "action": action, "ply": asked["ply"], "nonce": f"{choose.getrandbits(64):x}"})


class Pair:
    """Two people who play each other, each at their own page."""

    def __init__(self, tally: Tally, choose: random.Random) -> None:
        self.pages: list[Page] = []
        self._tally = tally
        self._choose = choose
        self._sender: Page | None = None
        self._sent = self._own = 0.0

    @property
    def players(self) -> list[Page]:
        """The first two; the others look on."""
        return self.pages[:2]

    def heard(self, page: Page, now: float) -> None:
        if page not in self.players:
            page.forget()
            return
        if self._sender is None:
            return
        if page is self._sender:
            self._own = now - self._sent
        else:
            self._tally.waits.append(now - self._sent)
            self._sender = None

    def settle(self) -> None:
        """Count an answer of which the opponent has heard nothing."""
        if self._sender is not None and self._own:
            self._tally.own.append(self._own)
        elif self._sender is not None:
            self._tally.unanswered += 1
        self._sender = None

    def answer(self) -> None:
        self.settle()
        asked = [page for page in self.players if page.is_asked]
        if asked:
            self._sender, self._own, self._sent = self._choose.choice(asked), 0.0, perf_counter()
            self._sender.answer(self._choose)


class Alone:
    """Somebody who plays a bot, and answers at once."""

    def __init__(self, tally: Tally, choose: random.Random) -> None:
        self._tally = tally
        self._choose = choose
        self.pages: list[Page] = []

    def heard(self, page: Page, now: float) -> None:
        if page.is_asked:
            self._tally.to_bots += 1
            page.answer(self._choose)
        elif page.question.get("seat"):
            self._tally.by_bots += 1


async def open_page(host: str, port: int, match: str, cookie: str, tally: Tally, player: Pair | Alone) -> Page:
    """A page that has seen the match."""
    address = f"ws://{host}:{port}/match/{match}/socket?since=0&shape=wide"
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(address, cookie, tally, player.heard), host, port)
    player.pages.append(page)
    async with asyncio.timeout(PATIENCE):
        await page.opened
    return page


async def play(pairs: Sequence[Pair], every: float, seconds: float, choose: random.Random) -> None:
    """Each pair gives an answer every so many seconds, at a moment of its own."""
    loop = asyncio.get_running_loop()
    begun = loop.time()

    def ring(pair: Pair, at: float) -> None:
        pair.answer()
        if at + every < begun + seconds:
            loop.call_at(at + every, ring, pair, at + every)

    for pair in pairs:
        at = begun + choose.uniform(0, every)
        if at < begun + seconds:
            loop.call_at(at, ring, pair, at)
    await asyncio.sleep(seconds + 1)
    for pair in pairs:
        pair.settle()
