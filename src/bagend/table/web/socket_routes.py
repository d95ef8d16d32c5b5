"""Socket: one line per open page.  The table tells it what happened, and it tells the table what is answered."""

import asyncio
import contextlib
import json
from collections.abc import Mapping

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from bagend.engine.errors import BagendError, IllegalAction, OtherVersion, UnknownNotation
from bagend.table.errors import BadMessage, NoSuchMatch, Overtaken, TooMuch
from bagend.table.guard.requests import Bucket, is_socket_from_here
from bagend.table.live import suggestions as counsel
from bagend.table.live.curtain import Screen, read_eyes, whose_log
from bagend.table.live.frames import Projector, read_shape
from bagend.table.live.messages import read, refusal, sentence
from bagend.table.live.question import question, title_of
from bagend.table.live.wire import Board, Frame, Question, Told, Update, Why
from bagend.table.thinking import hints as advice
from bagend.table.web.services import Room, Visitor, room_of

router = APIRouter()

NOT_HERE = 4404
"""Closed for good: the page need not come again."""

TOO_FAST = 1008
"""Closed for now: the page may come again, slower."""

COME_AGAIN = 1012
"""Closed for now: the page comes again at once, to a table read anew."""


@router.websocket("/match/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    room = room_of(websocket)
    if not is_socket_from_here(websocket.headers):
        await websocket.close()
        return
    await websocket.accept()
    try:
        visitor = await room.visitor(websocket, match)
    except (NoSuchMatch, OtherVersion):
        await websocket.close(NOT_HERE)
        return
    since = websocket.query_params.get("since", "0")
    line = Line(websocket, room, visitor)
    await line.serve(int(since) if since.isdecimal() and len(since) < 10 else 0)


class Line:
    """The line to one page."""

    def __init__(self, websocket: WebSocket, room: Room, visitor: Visitor) -> None:
        self.websocket = websocket
        self.room = room
        self.visitor = visitor
        self.table = visitor.table
        self.news = asyncio.Event()
        self.owes_sign = False
        self.told: Question | None = None
        """The question the page knows."""

        self.screen = Screen(self.table, visitor.seats, read_eyes(self.table, websocket.query_params.get("eyes", "")))
        self.projector = Projector(room.pen, self.screen, self.table, visitor.words, room.words)
        self.advising: asyncio.Task[None] | None = None
        self.bucket = Bucket(room.settings.messages_at_once, room.settings.messages_a_second)

    async def serve(self, since: int) -> None:
        """Until the page goes away: listen to it, and tell it the news."""
        shape = read_shape(self.websocket.query_params.get("shape", ""))
        self.table.arrive(self.visitor.seats, self.news.set)
        self.news.clear()
        try:
            is_same = self.websocket.query_params.get("whose") in (None, self._whose())
            frames, board = self.projector.begin(since if is_same else 0, shape)
            await self._update(frames, board, not is_same)
            await self._hear_and_tell()
        except WebSocketDisconnect:
            pass
        finally:
            if self.advising is not None:
                self.advising.cancel()
            self.table.leave(self.visitor.seats, self.news.set)

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
        while True:
            await self._hear(await self._next_message())

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
            if self.projector.look():
                await self._update(self.projector.more())
            else:
                await self._update(*self.projector.whole(), is_anew=True)

    async def _update(self, frames: list[Frame], board: Board | None = None, is_anew: bool = False) -> None:
        """Tell the page what is new to it: that others do something it may not know of must not be heard either."""
        visitor, sight = self.visitor, self.projector.sight
        asked = question(self.table, visitor.seats, visitor.words, self.room.words, visitor.host, sight)
        if not (frames or board or self.owes_sign) and asked == self.told:
            return
        self.owes_sign = False
        self.told = asked
        eyes = "" if self.screen.eyes is None else self.table.game.seats[self.screen.eyes]
        update = Update(type="update", frames=frames, question=asked, eyes=eyes, whose=self._whose())
        if board:
            update["board"] = board
        if is_anew:
            update["anew"] = True
        await self._send(update)

    def _whose(self) -> str:
        return whose_log(self.table, self.projector.sight)

    async def _send(self, message: Mapping[str, object]) -> None:
        try:
            await self.websocket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        except RuntimeError:
            # The page went away while it was being told something.
            raise WebSocketDisconnect from None

    async def _hear(self, text: str) -> None:
        """Do what a message says; a message that cannot be followed changes nothing and is told why."""
        nonce = ""
        try:
            if not self.bucket.take():
                raise TooMuch("That was too fast.")
            if len(text.encode("utf-8", "replace")) > self.room.settings.longest_message:
                raise TooMuch("That message is too long.")
            told = read(text)
            nonce = told.get("nonce", "")
            await self._follow(told)
        except BagendError as wrong:
            await self._send(refusal(wrong, self.table.game, self.room.words, nonce))
            if isinstance(wrong, TooMuch | Overtaken):
                code = TOO_FAST if isinstance(wrong, TooMuch) else COME_AGAIN
                await self.websocket.close(code)
                raise WebSocketDisconnect(code) from None

    async def _follow(self, told: Told) -> None:
        table, seats, nonce = self.table, self.visitor.seats, told.get("nonce", "")
        before = table.ply_of(seats)
        if told["type"] in ("answer", "undo", "hint"):
            self.screen.check_open()
        match told["type"]:
            case "answer":
                await table.answer(seats, told["action"], told["ply"], nonce)
            case "undo":
                await table.undo(seats, told["ply"], nonce)
            case "take_back":
                await table.take_back(seats, told["ply"], nonce)
            case "resign":
                await table.resign(seats, nonce, told.get("seat", ""))
            case "rematch":
                await table.offer_rematch(seats, self.room.hall.open_rematch)
            case "number":
                await table.number(seats, told["number"])
            case "mark":
                counsel.mark(table, seats, told.get("action"), told["ply"])
                return
            case "hint":
                self._begin_to_advise(told["ply"])
                return
            case "why":
                await self._send(self._why(told["notation"]))
                return
            case "shape":
                self.projector.shape = told["shape"]
                is_same = self.projector.look()
                await self._update(*self.projector.whole(), is_anew=not is_same)
                return
            case "hand":
                self.screen.hand_over()
            case "lift":
                self.screen.lift(told["seat"])
        if table.ply_of(seats) == before:
            # Said twice, or said already: the page still waits for a sign that it was heard.
            self.owes_sign = True
            self.news.set()

    def _begin_to_advise(self, ply: int) -> None:
        """Think of a hint meanwhile: whoever waits for one may answer all the same."""
        advice.check(self.table, self.visitor.seats, ply)
        if self.advising is None or self.advising.done():
            self.advising = asyncio.create_task(self._advise(ply))

    async def _advise(self, ply: int) -> None:
        visitor, room = self.visitor, self.room
        asked = self.screen.look().acting
        with contextlib.suppress(WebSocketDisconnect):
            try:
                hint = await room.advisor.hint(self.table, visitor.seats, ply, visitor.words, room.words)
                # Meanwhile the screen may have been handed on: what is for one seat's eyes is not for the next.
                if ply == self.table.ply_of(visitor.seats) and asked == self.screen.look().acting:
                    await self._send(hint)
            except BagendError as wrong:
                await self._send(refusal(wrong, self.table.game, room.words))

    def _why(self, notation: str) -> Why:
        """Why an answer may not be given, told from what the page may see anyway."""
        table = self.table
        asked = self.screen.look().acting
        if asked is None:
            return self._because(notation, self.room.words("refusal-not-your-turn"), "")
        try:
            action = table.game.answers.parse(notation)
        except UnknownNotation as wrong:
            raise BadMessage(str(wrong)) from None
        if action in table.answers({asked}):
            return self._because(notation, self.room.words("why-allowed"), "")
        clause = table.game.refuse(table.view(asked)[0], action)
        forbidden = IllegalAction("", clause=clause)
        return self._because(notation, sentence(forbidden, table.game, self.room.words), clause)

    def _because(self, notation: str, reason: str, clause: str) -> Why:
        title = title_of(self.table.game, clause)
        return Why(type="why", notation=notation, sentence=reason, clause=clause, title=title)
