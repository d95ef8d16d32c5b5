"""Page routes: home, a match, the link of a seat, the rules."""

import secrets
from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from bagend.bots.catalogue import data_of
from bagend.drawing import Markup, defs
from bagend.engine import clauses
from bagend.engine.errors import BagendError
from bagend.engine.game import TALL, WIDE
from bagend.engine.words import LANGUAGES
from bagend.games import KEYS, find
from bagend.table.errors import TooManyMatches
from bagend.table.guard import keys as seats
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.live.curtain import Screen, read_eyes, whose_log
from bagend.table.live.frames import board_of, read_shape
from bagend.table.live.messages import sentence
from bagend.table.live.players import ME
from bagend.table.live.question import is_half, question, reconstructed, seat_links
from bagend.table.live.wire import Hint, Shape
from bagend.table.web.covers import PALETTES, cover
from bagend.table.web.home import catalogue, flat, read_form
from bagend.table.web.services import Room, Visitor, give_key, room_of

router = APIRouter(include_in_schema=False)

SHAPE_COOKIE = "shape"
"""Set by the page's script: the shape that fits this screen."""

EYES_COOKIE = "eyes"
"""Of a browser without script that holds several seats: which of them has lifted the curtain.  With script the page
forgets it at once, so that it falls whenever the page is loaded again."""

SEE_OTHER = 303


def shape_of(request: Request) -> Shape:
    """The shape a page is first drawn in: the one it asks for, the one that fitted last time, or the phone's."""
    wanted = request.query_params.get("shape") or request.cookies.get(SHAPE_COOKIE)
    return read_shape(wanted or (TALL if "Mobi" in request.headers.get("user-agent", "") else WIDE))


@router.get("/")
async def home(request: Request) -> Response:
    return show_home(room_of(request))


def show_home(room: Room, status: int = 200, error: str = "", form: dict[str, str] | None = None) -> Response:
    games = catalogue(LANGUAGES[0], room.words)
    return room.pages.show("home.html", status, games=games, error=error, form=form or {})


@router.post("/matches")
async def make_match(request: Request) -> Response:
    room = room_of(request)
    sent = await request.form(max_files=1, max_fields=200)
    form = {key: [value for value in sent.getlist(key) if isinstance(value, str)] for key in sent}
    for upload in sent.values():
        if not isinstance(upload, str) and upload.size:
            form["box"] = [(await upload.read()).decode("utf-8", "replace")]
    try:
        chosen = read_form(form)
        if not room.new_matches.take():
            raise TooManyMatches("Too many matches are being made.")
        match, host = await room.hall.open_match(chosen.game, chosen.players, chosen.options)
    except BagendError as wrong:
        status = 429 if isinstance(wrong, TooManyMatches) else 400
        return show_home(room, status, sentence(wrong, None, room.words), flat(form))
    answer = RedirectResponse(f"/match/{match}", SEE_OTHER)
    give_key(request, answer, match, seats.HOST_COOKIE, host)
    for seat, player in chosen.players.items():
        if player == ME:
            give_key(request, answer, match, f"{seats.SEAT_COOKIE}{seat}", seats.seat_key(host, seat))
    return answer


@router.get("/seat/{key}")
async def take_seat(request: Request, key: str) -> Response:
    """The secret link of a seat: its key moves into a cookie, and the address does not keep it."""
    room = room_of(request)
    row = await room.store.key(seats.hashed(key)) if seats.KEY.fullmatch(key) else None
    if row is None:
        return room.pages.error(404, room.words("error-no-such-seat"))
    answer = RedirectResponse(f"/match/{row.match}", SEE_OTHER)
    give_key(request, answer, row.match, f"{seats.SEAT_COOKIE}{row.seat}", key)
    return answer


@router.get("/match/{match}")
async def show_match(request: Request, match: str) -> Response:
    room = room_of(request)
    return match_page(room, await room.visitor(request, match), request)


def screen_of(visitor: Visitor, request: Request) -> Screen:
    """The screen of a page without script, which remembers in a cookie whose eyes it has."""
    return Screen(visitor.table, visitor.seats, read_eyes(visitor.table, request.cookies.get(EYES_COOKIE, "")))


def match_page(
    room: Room, visitor: Visitor, request: Request, status: int = 200, error: str = "", hint: Hint | None = None
) -> Response:
    """The table as one visitor sees it."""
    table, words = visitor.table, visitor.words
    shape = shape_of(request)
    screen = screen_of(visitor, request)
    sight = screen.look()
    drawing = room.pen.now(table, visitor.seats, shape, words, sight)
    shots = table.reel.seen_by(sight.audience)
    log = [{"seq": seq, "caption": shot.caption(table.game, words, room.words)} for seq, shot in enumerate(shots, 1)]
    return room.pages.show(
        "match.html",
        status,
        match_id=table.id,
        title=words("title"),
        game=table.game.key,
        shape=shape,
        board=board_of(drawing, shape),
        drawing={name: Markup(svg) for name, svg in drawing.regions.items()},
        defs=defs(table.game.art),
        question=question(table, visitor.seats, words, room.words, visitor.host, sight),
        eyes="" if screen.eyes is None else table.game.seats[screen.eyes],
        whose=whose_log(table, sight),
        is_covered=sight.is_covered,
        is_half=is_half(table),
        seat_links=seat_links(table, visitor.keys, visitor.host, words),
        log=log,
        seq=len(shots),
        nonce=secrets.token_hex(16),
        spectator=not visitor.seats,
        reconstructed=reconstructed(table, words, data_of(table.game.folder)),
        links=links(table.id, table.game.key),
        error=error,
        hint=hint,
        is_here_only=request.url.hostname in THIS_COMPUTER,
    )


THIS_COMPUTER = ("127.0.0.1", "localhost", "::1")
"""Names by which nobody else finds this table."""

DEEDS = ("answer", "undo", "take_back", "resign", "rematch", "number", "hint", "mark", "hand", "lift")
PLACES = ("replay", "journal", "verify", "socket", "frames")


def links(match: str, game: str) -> dict[str, str]:
    """The addresses of everything that belongs to a match."""
    here = f"/match/{match}"
    return {
        "here": here,
        "watch": here,
        "rules": f"/rules/{game}",
        "picture": f"{here}/picture.svg",
        **{name: f"{here}/{name}" for name in (*DEEDS, *PLACES)},
    }


@router.get("/cover/{game}-{palette}.svg")
async def show_cover(game: str, palette: str) -> Response:
    if game not in KEYS or palette not in PALETTES:
        raise HTTPException(404)
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "max-age=3600"}
    return Response(cover(game, palette), media_type="image/svg+xml", headers=headers)


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    room = room_of(request)
    if game not in KEYS:
        raise HTTPException(404)
    found = find(game)
    sections: dict[str, list[clauses.Clause]] = {}
    for clause in clauses.load(found.folder).values():
        sections.setdefault(clause.section, []).append(clause)
    words = found.words()
    rulings: list[dict[str, Any]] = [{"id": key, **ruling} for key, ruling in clauses.rulings(found.folder).items()]
    return room.pages.show(
        "rules.html",
        title=words("title"),
        aim=words("aim"),
        about=words("about"),
        game=found.key,
        sections=[{"name": name, "clauses": chapter} for name, chapter in sections.items()],
        rulings=rulings,
    )
