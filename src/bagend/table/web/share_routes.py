"""Share routes: the links of a match as QR codes.  No picture's address holds a secret: it shows what its asker may."""

import io
from functools import lru_cache

import segno
from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bagend.table.guard.limits import visitor_of
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.live.seat_lines import seat_line
from bagend.table.web.services import Visitor, services_of

router = APIRouter(include_in_schema=False)

WATCH = "watch"
"""In the place of a seat: the link for spectators."""

LONGEST = 150
"""Letters of an address that a camera reads easily from a screen, and that are quickly drawn."""


@lru_cache(maxsize=500)
def qr_code(text: str) -> bytes:
    """A QR code as an SVG: dark on light with a rim, whatever the page's colours, or cameras cannot read it."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#1b1208", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()


def link_of(visitor: Visitor, name: str) -> str | None:
    """The link that this visitor may share under a name: their own seat's, an open seat's, or the match's; or None."""
    table = visitor.table
    if name == WATCH:
        return f"/match/{table.id}"
    seat = next((seat for seat in table.taken if table.game.seats[seat] == name), None)
    if seat is None:
        return None
    if seat in visitor.keys:
        return f"/seat/{visitor.keys[seat]}"
    return seat_line(visitor.screen().desk(), seat).get("link")


@router.get("/match/{match}/qr/{name}.svg")
async def show_qr(request: Request, match: str, name: str) -> Response:
    services = services_of(request)
    visitor = await services.visitor(request, match)
    link = link_of(visitor, name)
    if link is None:
        raise HTTPException(404)
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "no-store"}
    address = str(request.url.replace(path=link, query=""))
    if len(address) > LONGEST:
        raise HTTPException(404)
    # Not in the event loop: it takes as long as twenty other requests.
    code = await services.shares.beside(visitor_of(request), lambda: qr_code(address))
    return Response(code, media_type="image/svg+xml", headers=headers)
