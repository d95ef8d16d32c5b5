"""Form routes: what a page without script tells the table, as plain forms."""

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bagend.engine.errors import BagendError
from bagend.table.guard import keys as seats
from bagend.table.guard.forms import read_fields
from bagend.table.live.messages import Form, HandOver, Lift, read_form, sentence
from bagend.table.web.actions import do
from bagend.table.web.page_routes import EYES_COOKIE, SEE_OTHER, match_page, screen_of
from bagend.table.web.services import give_seat, services_of, status_of

router = APIRouter(include_in_schema=False)


@router.post("/match/{match}/{form}")
async def take_form(request: Request, match: str, form: Form) -> Response:
    """Do what a form asks, and show the table; if it is refused, show the table with the reason."""
    services = services_of(request)
    fields = {key: values[-1] for key, values in (await read_fields(request, most=20)).items()}
    visitor = await services.visitor(request, match)
    screen = screen_of(visitor, request)
    try:
        message = read_form(form, fields, screen.desk().ply)
        if isinstance(message, Lift):
            # This form stands on the curtain itself, so nobody was looking.
            screen.hand_over()
        reply = await do(services, screen, message)
    except BagendError as wrong:
        told = sentence(wrong, visitor.table.game, visitor.table_words)
        return await match_page(services, visitor, request, status_of(wrong), told)
    if reply is not None and reply["type"] == "hint":
        # Nothing keeps a hint, so there is nowhere else to look at it.
        return await match_page(services, visitor, request, hint=reply)
    answer = RedirectResponse(f"/match/{match}", SEE_OTHER)
    if isinstance(message, HandOver):
        answer.delete_cookie(EYES_COOKIE, path=f"/match/{match}")
    elif isinstance(message, Lift):
        answer.set_cookie(EYES_COOKIE, message.seat, path=f"/match/{match}", samesite="lax")
    return answer


@router.get("/match/{match}/rematch")
async def go_to_rematch(request: Request, match: str) -> Response:
    """To the rematch: whoever played before takes their new seat there, everybody else watches again."""
    services = services_of(request)
    visitor = await services.visitor(request, match)
    new = visitor.table.rematch
    if not new:
        return RedirectResponse(f"/match/{match}", SEE_OTHER)
    keys = await services.tables.inherit(visitor.table, list(visitor.keys.values()))
    answer = RedirectResponse(f"/match/{new}", SEE_OTHER)
    for seat, key in keys.items():
        give_seat(request, answer, new, seat, seats.Held(key))
    return answer
