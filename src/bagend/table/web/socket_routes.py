"""Socket: one connection per open page.  The table tells it what happened, and it tells the table what is answered."""

import asyncio
import contextlib
from collections import deque
from dataclasses import replace
from time import perf_counter

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from bagend.engine.errors import BagendError, OtherVersion
from bagend.table.errors import NoSuchMatch, TooMuch, TooSoon
from bagend.table.guard.limits import Bucket, visitor_of
from bagend.table.guard.requests import is_socket_from_here
from bagend.table.live import messages
from bagend.table.live.desk import Desk
from bagend.table.live.drawings import read_shape
from bagend.table.live.messages import Message, read, refusal
from bagend.table.live.pieces import past
from bagend.table.live.reactions import Said, told
from bagend.table.live.stages import stages
from bagend.table.live.updates import News, Page, encode, sign_of_life
from bagend.table.live.wire import Now
from bagend.table.web.actions import do
from bagend.table.web.services import Services, Visitor, services_of
from bagend.table.words import table_words

router = APIRouter()

NOT_HERE = 4404
"""Closed for good: the page need not come again."""

TOO_FAST = 1008
"""Closed for now: the page may come again, slower."""

LOOKS_AT_ONCE, LOOKS_A_SECOND = 20, 5.0
"""How often a page may look back.  Each time a board is drawn, while everybody else waits."""

MOST_WAITING = 8
"""How many reactions wait for a page that reads slowly; older ones are no longer news."""


@router.websocket("/match/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    services = services_of(websocket)
    if not is_socket_from_here(websocket.headers):
        await websocket.close()
        return
    await websocket.accept()
    whose = visitor_of(websocket)
    if not services.requests.take(whose) or not services.open_lines.enter(whose):
        await websocket.close(TOO_FAST)
        return
    try:
        visitor = await services.visitor(websocket, match)
        since = websocket.query_params.get("since", "0")
        await Connection(websocket, services, visitor).serve(int(since) if since.isdecimal() and len(since) < 10 else 0)
    except (NoSuchMatch, OtherVersion):
        await websocket.close(NOT_HERE)
    finally:
        services.open_lines.leave(whose)


class Connection:
    """The connection to one page."""

    def __init__(self, websocket: WebSocket, services: Services, visitor: Visitor) -> None:
        self.websocket = websocket
        self.services = services
        self.whose = visitor_of(websocket)
        self.table = visitor.table
        self.seats = visitor.seats
        self.news = asyncio.Event()
        self.owes_sign = False
        asked = websocket.query_params
        self.screen = visitor.screen(asked.get("eyes", ""))
        self.page = Page(shape=read_shape(asked.get("shape", "")), has_sections=asked.get("sections") == "yes")
        self.thinking: dict[str, asyncio.Task[None]] = {}
        """What the page waits for, by the type of its message."""

        self.reactions: deque[Said] = deque(maxlen=MOST_WAITING)
        """What others say, until the page is told."""

        self.bucket = Bucket(services.settings.messages_at_once, services.settings.messages_a_second)
        self.looks = Bucket(LOOKS_AT_ONCE, LOOKS_A_SECOND)

    async def serve(self, since: int) -> None:
        """Until the page goes away: listen to it, and tell it the news."""
        self.table.arrive(self.seats, self.news.set)
        self.table.reactions.listeners.add(self._overhear)
        self.news.clear()
        try:
            if self.table.clocks:
                await self._send(encode(Now(type="now", now=self.table.timepiece.now())))
            desk = self.screen.desk()
            is_same = self.websocket.query_params.get("whose") in (None, desk.whose_log)
            await self.services.shares.charge(self.whose, self._begin(desk, since, is_same))
            await self._hear_and_tell()
        except WebSocketDisconnect:
            pass
        finally:
            for task in self.thinking.values():
                task.cancel()
            self.table.reactions.listeners.discard(self._overhear)
            self.table.leave(self.seats, self.news.set)

    async def _begin(self, desk: Desk, since: int, is_same: bool) -> None:
        await self._tell(self.services.feed.begin(desk, self.page, since, is_same))

    def _overhear(self, reaction: Said) -> None:
        self.reactions.append(reaction)
        self.news.set()

    async def _hear_and_tell(self) -> None:
        """Both at once; when one of them ends, so does the other."""
        both = [asyncio.create_task(self._hear_all()), asyncio.create_task(self._tell_news())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            ended = await asyncio.gather(*both, return_exceptions=True)
        for wrong in ended:
            if isinstance(wrong, Exception):
                raise wrong

    async def _hear_all(self) -> None:
        shares = self.services.shares
        while True:
            message = await self._next_message()
            while delay := shares.delay(self.whose):
                await asyncio.sleep(delay)
            await shares.charge(self.whose, self._hear(message))

    async def _next_message(self) -> str:
        """The next message; of bytes, whatever can be read."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        return message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace")

    async def _tell_news(self) -> None:
        """A page that reads slowly gets several changes at once."""
        while True:
            await self.news.wait()
            self.news.clear()
            with stages("tell"):
                news = self.services.feed.more(self.screen.desk(), self.page)
            await self._tell(news)
            while self.reactions:
                await self._send(encode(told(self.screen.desk(), self.reactions.popleft())))

    async def _tell(self, news: News) -> None:
        self.page = news.page
        text = news.text or (sign_of_life(self.screen.desk()) if self.owes_sign else "")
        self.owes_sign = False
        if text:
            await self._send(text)

    async def _send(self, text: str) -> None:
        begun = perf_counter()
        try:
            await self.websocket.send_text(text)
        except RuntimeError:
            # The page went away while it was being told something.
            raise WebSocketDisconnect from None
        stages.waited("send", begun)

    async def _hear(self, text: str) -> None:
        """Do what a message says; a message that cannot be followed changes nothing and is told why."""
        message: Message | None = None
        try:
            if not self.bucket.take() or not self.services.messages.take(self.whose):
                raise TooMuch("refusal-too-much")
            if self.services.shares.delay(self.whose) is None:
                raise TooMuch("refusal-too-much")
            if len(text.encode("utf-8", "replace")) > self.services.settings.longest_message:
                raise TooMuch("refusal-too-much")
            with stages("receive"):
                message = read(text)
            await self._follow(message)
        except BagendError as wrong:
            await self._refuse(wrong, message)
            if isinstance(wrong, TooMuch):
                await self.websocket.close(TOO_FAST)
                raise WebSocketDisconnect(TOO_FAST) from None

    async def _refuse(self, wrong: BagendError, message: Message | None) -> None:
        await self._send(encode(refusal(wrong, self.table.game, table_words(self.screen.language), message)))

    async def _follow(self, message: Message) -> None:
        match message:
            case messages.Reshape(shape=shape):
                self.page = replace(self.page, shape=shape)
                await self._tell(self.services.feed.anew(self.screen.desk(), self.page))
            case messages.Sections(shown=shown):
                self.page = replace(self.page, has_sections=shown)
                self.news.set()
            case messages.Hint() | messages.Explain():
                self._begin_to_think(message)
            case messages.Look(seq=seq):
                if not self.looks.take():
                    raise TooSoon("refusal-too-soon")
                found = past(self.screen.desk(), self.services.drawings, seq, self.page.shape)
                await self._send(encode(found))
            case messages.Why() | messages.Suggest() | messages.About() | messages.React():
                reply = await do(self.services, self.screen, message)
                if reply is not None:
                    await self._send(encode(reply))
            case _:
                before = self.screen.desk().ply
                await do(self.services, self.screen, message)
                if self.screen.desk().ply == before:
                    # Said twice, or said already: the page still waits for a sign that it was heard.
                    self.owes_sign = True
                    self.news.set()

    def _begin_to_think(self, message: messages.Hint | messages.Explain) -> None:
        """What takes a while is done meanwhile: whoever waits for it may answer all the same."""
        running = self.thinking.get(message.type)
        if running is None or running.done():
            self.thinking[message.type] = asyncio.create_task(self._think(message))

    async def _think(self, message: messages.Hint | messages.Explain) -> None:
        desk = self.screen.desk()
        with contextlib.suppress(WebSocketDisconnect):
            try:
                reply = await do(self.services, self.screen, message)
                now = self.screen.desk()
                # Meanwhile the screen may have been handed on: what is for one seat's eyes is not for the next.
                if reply is not None and (now.ply, now.acting) == (desk.ply, desk.acting):
                    await self._send(encode(reply))
            except BagendError as wrong:
                await self._refuse(wrong, message)
