"""API routes: the same table for programs, as JSON.  `/openapi.json` describes it, `/api` in a page."""

import logging
from typing import Any

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from bagend.drawing import Markup, el
from bagend.table.guard.limits import HERE, visitor_of
from bagend.table.live.desk import Desk
from bagend.table.live.question import question
from bagend.table.live.updates import caption_of, events_of
from bagend.table.web.actions import explain
from bagend.table.web.home import catalogue
from bagend.table.web.metrics import as_text
from bagend.table.web.services import services_of, words_for

router = APIRouter()

log = logging.getLogger(__name__)


class MatchState(BaseModel):
    """A match, as whoever asks may know it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seq: int
    """The last frame this viewer has."""

    spectator: bool
    question: dict[str, Any]
    """See `Question` in the description of the wire."""

    log: list[str]


async def desk_of(request: Request, match: str) -> Desk:
    """What a program sees; one that holds several seats says through whose eyes it looks."""
    visitor = await services_of(request).visitor(request, match)
    return visitor.screen(request.query_params.get("seat", "")).desk()


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Whether the server answers and reaches its database; 503 if it does not."""
    try:
        await services_of(request).store.match("")
    except Exception as wrong:
        log.error("the database cannot be read: %s", wrong)
        raise HTTPException(503, words_for(request)("refusal-unreachable")) from None
    return {"status": "ok"}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for whoever keeps this table: for programs on this machine only."""
    if visitor_of(request) not in HERE:
        raise HTTPException(404)
    return Response(as_text(request.app.state.registry), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games")
async def games(request: Request) -> list[dict[str, Any]]:
    """The games, with their seats, options and bots."""
    return catalogue(words_for(request))


@router.get("/api/match/{match}")
async def match_state(request: Request, match: str, response: Response) -> MatchState:
    """What is asked in a match, as the seat's cookie may know it; without one, as a spectator.

    Who holds several seats that see different things says `?seat=` whose eyes are meant.
    """
    desk = await desk_of(request, match)
    table, events = desk.table, events_of(desk)
    response.headers["cache-control"] = "no-store"
    return MatchState(
        id=table.id,
        game=table.game.key,
        version=table.row.version,
        options=table.game.options.write(table.options),
        seq=len(events),
        spectator=not desk.seats,
        question=dict(question(desk)),
        log=[caption for event in events if (caption := caption_of(desk, event))],
    )


@router.get("/api/match/{match}/hint")
async def hint(request: Request, match: str, response: Response) -> dict[str, Any]:
    """The best answers of the seat that is asked, with chances; refused where another person plays against it."""
    desk = await desk_of(request, match)
    response.headers["cache-control"] = "no-store"
    return dict(await services_of(request).hints.hint(desk, desk.ply))


@router.get("/api/match/{match}/explanations")
async def explanations(request: Request, match: str, response: Response) -> dict[str, Any]:
    """What each answer of the seat that is asked will do, and the clause that allows it."""
    desk = await desk_of(request, match)
    response.headers["cache-control"] = "no-store"
    return dict(await explain(services_of(request), desk, desk.ply))


@router.get("/api", include_in_schema=False)
async def about(request: Request) -> Response:
    """The description of the API as a plain page: the usual one loads scripts from elsewhere."""
    described = request.app.openapi()
    routes = [
        el(
            "li",
            el("code", f"{method.upper()} {path}"),
            " ",
            " ".join((route.get("description") or route["summary"]).split()),
        )
        for path, methods in described["paths"].items()
        for method, route in methods.items()
    ]
    title = described["info"]["title"]
    page = el(
        "html",
        el("head", el("meta", charset="utf-8"), el("title", title)),
        el("body", el("h1", title), el("ul", routes), el("p", el("a", "openapi.json", href="/openapi.json"))),
        lang="en",
    )
    return HTMLResponse(Markup("<!doctype html>") + page)
