"""API routes: the same table for programs, as JSON.  `/openapi.json` describes it, `/api` in a page."""

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import HTMLResponse, Response

from bagend.drawing import Markup, el
from bagend.engine.words import LANGUAGES
from bagend.table.live.curtain import Screen, read_eyes
from bagend.table.live.question import question
from bagend.table.web.home import catalogue
from bagend.table.web.services import Visitor, room_of

router = APIRouter()


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


def meant(visitor: Visitor, request: Request) -> Screen:
    """Through whose eyes a program that holds several seats looks: it says so."""
    return Screen(visitor.table, visitor.seats, read_eyes(visitor.table, request.query_params.get("seat", "")))


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}


@router.get("/api/games")
async def games(request: Request) -> list[dict[str, Any]]:
    """The games, with their seats, options and bots."""
    return catalogue(LANGUAGES[0], room_of(request).words)


@router.get("/api/match/{match}")
async def match_state(request: Request, match: str, response: Response) -> MatchState:
    """What is asked in a match, as the seat's cookie may know it; without one, as a spectator.

    Who holds several seats that see different things says `?seat=` whose eyes are meant.
    """
    room = room_of(request)
    visitor = await room.visitor(request, match)
    table, words = visitor.table, visitor.words
    sight = meant(visitor, request).look()
    shots = table.reel.seen_by(sight.audience)
    response.headers["cache-control"] = "no-store"
    return MatchState(
        id=table.id,
        game=table.game.key,
        version=table.game.version,
        options=table.game.options.write(table.options),
        seq=len(shots),
        spectator=not visitor.seats,
        question=dict(question(table, visitor.seats, words, room.words, visitor.host, sight)),
        log=[caption for shot in shots if (caption := shot.caption(table.game, words, room.words))],
    )


@router.get("/api/match/{match}/hint")
async def hint(request: Request, match: str, response: Response) -> dict[str, Any]:
    """The best answers of the seat that is asked, with chances; refused where another person plays against it."""
    room = room_of(request)
    visitor = await room.visitor(request, match)
    table = visitor.table
    meant(visitor, request).check_open()
    response.headers["cache-control"] = "no-store"
    return dict(await room.advisor.hint(table, visitor.seats, table.ply_of(visitor.seats), visitor.words, room.words))


@router.get("/api", include_in_schema=False)
async def about(request: Request) -> Response:
    """The description of the API as a plain page: the usual one loads scripts from elsewhere."""
    described = request.app.openapi()
    routes = [
        el(
            "li",
            el("code", f"{method.upper()} {path}"),
            " ",
            " ".join((deed.get("description") or deed["summary"]).split()),
        )
        for path, methods in described["paths"].items()
        for method, deed in methods.items()
    ]
    title = described["info"]["title"]
    page = el(
        "html",
        el("head", el("meta", charset="utf-8"), el("title", title)),
        el("body", el("h1", title), el("ul", routes), el("p", el("a", "openapi.json", href="/openapi.json"))),
        lang="en",
    )
    return HTMLResponse(Markup("<!doctype html>") + page)
