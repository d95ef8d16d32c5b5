"""Play routes: what a page without script tells the table, as plain forms."""

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bagend.engine.chance import Committed
from bagend.engine.errors import BagendError
from bagend.table.guard import keys as seats
from bagend.table.live import suggestions as counsel
from bagend.table.live.curtain import Screen
from bagend.table.live.messages import read_nonce, read_whole, sentence
from bagend.table.web.page_routes import EYES_COOKIE, SEE_OTHER, match_page, screen_of
from bagend.table.web.services import Room, Visitor, give_key, room_of

router = APIRouter(include_in_schema=False)

Fields = dict[str, str]
Deed = Callable[[Room, Visitor, Fields], Awaitable[None]]


async def do(request: Request, match: str, deed: Deed, by_eyes: bool = False) -> Response:
    """Do what a form asks, and show the table; if it is refused, show the table with the reason.

    `by_eyes`: only the seat that looks may ask for it.
    """
    room = room_of(request)
    visitor = await room.visitor(request, match)
    sent = await request.form(max_files=0, max_fields=20)
    fields = {key: value for key, value in sent.items() if isinstance(value, str)}
    try:
        if by_eyes:
            screen_of(visitor, request).check_open()
        await deed(room, visitor, fields)
    except BagendError as wrong:
        status = 400 if wrong.code == "bad-message" else 409
        return match_page(room, visitor, request, status, sentence(wrong, visitor.table.game, room.words))
    return RedirectResponse(f"/match/{match}", SEE_OTHER)


def ply_of(visitor: Visitor, fields: Fields) -> int:
    """The question a form is about: the present one if it does not say."""
    return read_whole(fields["ply"]) if fields.get("ply") else visitor.table.ply_of(visitor.seats)


@router.post("/match/{match}/answer")
async def answer(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        action, ply = read_whole(fields.get("action", "")), read_whole(fields.get("ply", ""))
        await visitor.table.answer(visitor.seats, action, ply, read_nonce(fields.get("nonce", "")))

    return await do(request, match, deed, by_eyes=True)


@router.post("/match/{match}/undo")
async def undo(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        await visitor.table.undo(visitor.seats, ply_of(visitor, fields), read_nonce(fields.get("nonce", "")))

    return await do(request, match, deed, by_eyes=True)


@router.post("/match/{match}/take_back")
async def take_back(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        await visitor.table.take_back(visitor.seats, ply_of(visitor, fields), read_nonce(fields.get("nonce", "")))

    return await do(request, match, deed)


@router.post("/match/{match}/resign")
async def resign(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        await visitor.table.resign(visitor.seats, read_nonce(fields.get("nonce", "")), fields.get("seat", ""))

    return await do(request, match, deed)


@router.post("/match/{match}/mark")
async def mark(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        action = read_whole(fields["action"]) if fields.get("action") else None
        counsel.mark(visitor.table, visitor.seats, action, ply_of(visitor, fields))

    return await do(request, match, deed)


@router.post("/match/{match}/hint")
async def hint(request: Request, match: str) -> Response:
    """The page with a hint on it: nothing keeps a hint, so there is nowhere else to look at it."""
    room = room_of(request)
    visitor = await room.visitor(request, match)
    table, held = visitor.table, visitor.seats
    try:
        screen_of(visitor, request).check_open()
        given = await room.advisor.hint(table, held, table.ply_of(held), visitor.words, room.words)
    except BagendError as wrong:
        return match_page(room, visitor, request, 409, sentence(wrong, table.game, room.words))
    return match_page(room, visitor, request, hint=given)


@router.post("/match/{match}/number")
async def number(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        given = fields.get("number", "") or Committed.fresh().secret.hex()[:16]
        await visitor.table.number(visitor.seats, given)

    return await do(request, match, deed)


@router.post("/match/{match}/rematch")
async def offer_rematch(request: Request, match: str) -> Response:
    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        await visitor.table.offer_rematch(visitor.seats, room.hall.open_rematch)

    return await do(request, match, deed)


@router.post("/match/{match}/hand")
async def hand_over(request: Request, match: str) -> Response:
    """The screen is handed on: nobody looks any more."""
    answer = RedirectResponse(f"/match/{match}", SEE_OTHER)
    answer.delete_cookie(EYES_COOKIE, path=f"/match/{match}")
    return answer


@router.post("/match/{match}/lift")
async def lift(request: Request, match: str) -> Response:
    """The seat that is asked looks now."""
    given = ""

    async def deed(room: Room, visitor: Visitor, fields: Fields) -> None:
        nonlocal given
        Screen(visitor.table, visitor.seats).lift(fields.get("seat", ""))
        given = fields["seat"]

    answer = await do(request, match, deed)
    if given:
        answer.set_cookie(EYES_COOKIE, given, path=f"/match/{match}", samesite="lax")
    return answer


@router.get("/match/{match}/rematch")
async def go_to_rematch(request: Request, match: str) -> Response:
    """To the rematch: who played before takes his new seat there, everybody else watches again."""
    room = room_of(request)
    visitor = await room.visitor(request, match)
    new = visitor.table.rematch
    if not new:
        return RedirectResponse(f"/match/{match}", SEE_OTHER)
    keys = await room.hall.inherit(visitor.table, list(visitor.keys.values()))
    answer = RedirectResponse(f"/match/{new}", SEE_OTHER)
    for seat, key in keys.items():
        give_key(request, answer, new, f"{seats.SEAT_COOKIE}{seat}", key)
    return answer
