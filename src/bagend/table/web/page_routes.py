"""Page routes: home, a match, the link of a seat."""

import asyncio
import secrets
from typing import get_args

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bagend.bots.catalogue import data_of
from bagend.drawing import Markup, defs
from bagend.engine.errors import BagendError
from bagend.engine.game import TALL, WIDE
from bagend.games import all_games
from bagend.table.errors import TooManyMatches
from bagend.table.guard import keys as seats
from bagend.table.guard.forms import read_fields
from bagend.table.guard.limits import visitor_of
from bagend.table.live.clock import choices, in_words
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import board_of, read_shape
from bagend.table.live.log import turns
from bagend.table.live.messages import Form, sentence
from bagend.table.live.question import is_half, question, reconstructed, seat_links
from bagend.table.live.reactions import KINDS
from bagend.table.live.updates import caption_of, events_of
from bagend.table.live.wire import Hint, Shape
from bagend.table.web.habits import cookie_of, habits_of, kept
from bagend.table.web.home import catalogue, flat, read_form
from bagend.table.web.looks import looks_of
from bagend.table.web.services import Services, Visitor, give_key, give_seat, services_of, status_of, words_for
from bagend.table.web.shelf import BROWSER_COOKIE, FEW, MANY

router = APIRouter(include_in_schema=False)

SHAPE_COOKIE = "shape"
"""Set by the page's script: the shape that fits this screen."""

EYES_COOKIE = "eyes"
"""Of a browser without script that holds several seats: which of them has lifted the curtain.  With script the page
forgets it at once, so that it falls whenever the page is loaded again."""

EXPLAIN = "explain"
"""Asks for a page that says what each answer will do; with script, a page asks its socket instead."""

ALL_OF_MINE = "matches"
"""Asks for the first page with more of one's own matches."""

SEE_OTHER = 303


def shape_of(request: Request) -> Shape:
    """The shape a page is first drawn in: the one it asks for, the one that fitted last time, or the phone's."""
    wanted = request.query_params.get("shape") or request.cookies.get(SHAPE_COOKIE)
    return read_shape(wanted or (TALL if "Mobi" in request.headers.get("user-agent", "") else WIDE))


@router.get("/")
async def home(request: Request) -> Response:
    return await show_home(request)


async def show_home(
    request: Request, status: int = 200, error: str = "", form: dict[str, str] | None = None
) -> Response:
    services = services_of(request)
    browser, words = browser_of(request), words_for(request)
    most = MANY if ALL_OF_MINE in request.query_params else FEW
    mine, has_more = await services.shelf.lines(browser, most, words) if browser else ([], False)
    return services.pages.show(
        request,
        "home.html",
        status,
        sheet="home",
        games=catalogue(words),
        clocks=choices(words),
        error=error,
        form=form or {},
        habits=habits_of(all_games(), request.cookies),
        mine=mine,
        is_all_of_mine=most == MANY,
        more=f"/?{ALL_OF_MINE}=all" if has_more and most == FEW else "",
    )


def browser_of(request: Request) -> str:
    """The key of a browser's shelf; empty if it has none."""
    given = request.cookies.get(BROWSER_COOKIE, "")
    return given if seats.KEY.fullmatch(given) else ""


@router.post("/forget")
async def forget(request: Request) -> Response:
    """Take a match off the shelf."""
    (match, *_) = (await read_fields(request, most=5)).get("match", [""])
    if browser := browser_of(request):
        await services_of(request).shelf.forget(browser, match)
    return RedirectResponse("/", SEE_OTHER)


@router.post("/looks")
async def change_looks(request: Request) -> Response:
    """How the pages should look, from a page without script."""
    answer = RedirectResponse("/", SEE_OTHER)
    fields = await read_fields(request, most=5)
    for name, value in looks_of({name: values[-1] for name, values in fields.items()}).items():
        answer.set_cookie(name, value, seats.A_YEAR, samesite="lax")
    return answer


@router.post("/matches")
async def make_match(request: Request) -> Response:
    services = services_of(request)
    form = await read_fields(request, most=200)
    try:
        if not services.new_matches.take(visitor_of(request)):
            raise TooManyMatches("refusal-too-many-matches")
        # Not in the event loop: nobody waits while somebody's option file is read.
        chosen = await asyncio.to_thread(read_form, form)
        made = await services.tables.open_match(chosen.game, chosen.players, chosen.options, chosen.clock)
    except BagendError as wrong:
        return await show_home(request, status_of(wrong, 400), sentence(wrong, None, words_for(request)), flat(form))
    answer = RedirectResponse(f"/match/{made.match}", SEE_OTHER)
    if habit := kept(chosen.game, flat(form)):
        answer.set_cookie(cookie_of(chosen.game), habit, seats.A_YEAR, httponly=True, samesite="lax")
    give_key(request, answer, made.match, seats.HOST_COOKIE, made.host)
    for seat, key in made.keys.items():
        give_seat(request, answer, made.match, seat, seats.Held(key))
    return answer


@router.get("/seat/{key}")
async def take_seat(request: Request, key: str) -> Response:
    """A secret link: a key moves into a cookie, and the address does not keep it.

    The link of one's own seat carries its key.  An invitation brings a fresh one, which opens the seat as soon as the
    match is shown; once the seat is taken it only leads to the match.
    """
    services = services_of(request)
    hash = seats.hashed(key)
    row = await services.store.key(hash)
    held = seats.Held(key) if row else seats.Held(seats.fresh_key(), key)
    row = row or await services.store.invitation(hash)
    if row is None:
        return services.pages.error(request, 404, words_for(request)("error-no-such-seat"))
    answer = RedirectResponse(f"/match/{row.match}", SEE_OTHER)
    table = await services.tables.table(row.match)
    if not (held.invitation and table.players[table.game.seat(row.seat)].claimed):
        give_seat(request, answer, row.match, row.seat, held)
    return answer


@router.get("/match/{match}")
async def show_match(request: Request, match: str) -> Response:
    services = services_of(request)
    visitor = await services.visitor(request, match)
    page = await match_page(services, visitor, request)
    if visitor.seats:
        browser = browser_of(request) or seats.fresh_key()
        await services.shelf.keep(browser, visitor.table, visitor.seats)
        is_safe = request.scope["scheme"] == "https"
        page.set_cookie(BROWSER_COOKIE, browser, seats.A_YEAR, secure=is_safe, httponly=True, samesite="lax")
    return page


def screen_of(visitor: Visitor, request: Request) -> Screen:
    """The screen of a page without script, which remembers in a cookie whose eyes it has."""
    return visitor.screen(request.cookies.get(EYES_COOKIE, ""))


async def match_page(
    services: Services, visitor: Visitor, request: Request, status: int = 200, error: str = "", hint: Hint | None = None
) -> Response:
    """The table as one visitor sees it."""
    desk = screen_of(visitor, request).desk()
    table, words = desk.table, desk.words
    shape = shape_of(request)
    drawing = services.drawings.now(desk, shape)
    events = events_of(desk)
    explained = await services.explainer.explain(desk) if EXPLAIN in request.query_params else None
    return services.pages.show(
        request,
        "match.html",
        status,
        sheet=f"match-{table.game.key}",
        match_id=table.id,
        title=words("title"),
        game=table.game.key,
        shape=shape,
        board=board_of(drawing, shape),
        drawing={name: Markup(svg) for name, svg in drawing.regions.items()},
        defs=defs(table.game.art),
        question=question(desk),
        explanations={each["id"]: each for each in explained["answers"]} if explained else {},
        eyes=desk.eyes,
        whose=desk.whose_log,
        is_covered=desk.is_covered,
        is_half=is_half(table),
        seat_links=seat_links(desk, visitor.keys),
        log=turns(table, words, [(seq, caption_of(desk, event), event) for seq, event in enumerate(events, 1)]),
        seq=len(events),
        nonce=secrets.token_hex(16),
        spectator=not visitor.seats,
        reconstructed=reconstructed(table, words, data_of(table.game.folder)),
        links=links(table.id, table.game.key),
        error=error,
        hint=hint,
        reactions=KINDS,
        now=table.timepiece.now() if table.clocks else 0,
        clock_rule=in_words(table.clocks.rule, desk.table_words) if table.clocks.rule else "",
        is_here_only=request.url.hostname in THIS_COMPUTER,
    )


THIS_COMPUTER = ("127.0.0.1", "localhost", "::1")
"""Names by which nobody else finds this table."""

PLACES = ("replay", "review", "journal", "verify", "socket", "frames", "practice")


def links(match: str, game: str) -> dict[str, str]:
    """The addresses of everything that belongs to a match."""
    here = f"/match/{match}"
    return {
        "here": here,
        "watch": here,
        "rules": f"/rules/{game}",
        "how": f"/how-to-play/{game}",
        "aid": f"{here}/aid",
        "picture": f"{here}/picture.svg",
        **{name: f"{here}/{name}" for name in (*get_args(Form), *PLACES)},
        "explained": f"{here}?{EXPLAIN}=yes",
    }
