"""Begin routes: matches that do not begin at the beginning: a guided first match, and playing on from a replay."""

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bagend.bots import roster
from bagend.engine.errors import BagendError, UnknownBot, UnknownSeat
from bagend.engine.game import Game
from bagend.table.errors import InSetUp, NotBegun, NotOver, OverThere, TooManyMatches
from bagend.table.guard import keys as seats
from bagend.table.guard.forms import read_fields
from bagend.table.guard.limits import visitor_of
from bagend.table.languages import language_of
from bagend.table.live.messages import sentence
from bagend.table.live.players import BOT, ME
from bagend.table.live.table import Table
from bagend.table.live.tables import Begun, Opened
from bagend.table.teaching import guide as guides
from bagend.table.web.home import cover
from bagend.table.web.learn_routes import game_of, show
from bagend.table.web.page_routes import SEE_OTHER
from bagend.table.web.replay_routes import answers_until, place_in, replay_of
from bagend.table.web.services import Services, give_key, give_seat, services_of, status_of, words_for

router = APIRouter(include_in_schema=False)

GUIDE_COOKIE = "guide"
"""Of a browser that has begun a guided match: which."""


def learning(request: Request, key: str) -> str:
    """The guided match of a game that this browser has begun; empty if there is none."""
    match = request.cookies.get(f"{GUIDE_COOKIE}-{key}", "")
    return match if seats.MATCH_ID.fullmatch(match) else ""


@router.get("/learn/{key}")
async def learn(request: Request, key: str) -> Response:
    """What a guided match is, and the way into it or back to it."""
    game = game_of(key)
    return show(
        request,
        "learn.html",
        game,
        aim=game.words(language_of(request))("aim"),
        steps=len(guides.guide(game).steps),
        cover=cover(game),
        begun=await going_on(services_of(request), learning(request, key)),
    )


async def going_on(services: Services, match: str) -> str:
    """A guided match that can be gone on with; empty if it is over, or was never begun."""
    if not match:
        return ""
    try:
        table = await services.tables.table(match)
    except BagendError:
        return ""
    is_learning = table.guide and (table.match is None or guides.step_at(table.guide, table.match))
    return match if is_learning and not table.is_over else ""


@router.post("/learn/{key}")
async def begin_guide(request: Request, key: str) -> Response:
    game = game_of(key)
    found = guides.guide(game)
    begun = Begun(found.journal.version, found.script, guides.NAME)
    players = found.players(ME, f"{BOT}{guides.BOT}")
    answer = await open_match(request, game, players, found.journal.options, begun)
    match = str(answer.headers["location"]).rpartition("/")[2]
    is_safe = request.scope["scheme"] == "https"
    answer.set_cookie(
        f"{GUIDE_COOKIE}-{key}", match, seats.A_YEAR, "/learn", secure=is_safe, httponly=True, samesite="lax"
    )
    return answer


@router.post("/match/{match}/practice")
async def play_on(request: Request, match: str) -> Response:
    """A new match from a position of one that is over.  The old match stays as it is."""
    services = services_of(request)
    visitor = await services.visitor(request, match)
    fields = {name: values[-1] for name, values in (await read_fields(request, most=20)).items()}
    table = visitor.table
    try:
        if not table.is_over:
            raise NotOver("refusal-not-over")
        at = place_in(replay_of(visitor, fields.get("seat", "")), fields.get("at", ""))
        begun = begun_at(table, at)
        players = practising(table, fields.get("side", ""), fields.get("level", guides.BOT))
        return await open_match(request, table.game, players, table.row.options, begun)
    except BagendError as wrong:
        return services.pages.error(request, status_of(wrong), sentence(wrong, table.game, words_for(request)))


def begun_at(table: Table, at: int) -> Begun:
    """All that had been answered and drawn when an event of the replay was told."""
    if table.match is None:
        raise NotBegun("refusal-not-begun")
    length = answers_until(table, at)
    entries = table.match.entries
    state = entries[length].before if length < len(entries) else table.match.state
    if table.game.outcome(state[0]) is not None:
        raise OverThere("refusal-over-there")
    if table.game.Phase(int(state["phase"][0])) in table.game.secret_setup:
        raise InSetUp("refusal-in-set-up")
    lines = table.match.journal().lines[:length]
    return Begun(table.row.version, "".join(f"{line}\n" for line in lines))


def practising(table: Table, side: str, level: str) -> dict[str, str]:
    """Whoever asks plays one of the seats, and a bot the others."""
    taken = [table.game.seats[seat] for seat in table.taken]
    if side not in taken:
        raise UnknownSeat("error-no-seat-here", seat=side, known=tuple(taken))
    known = roster.all_names(table.game)
    if level not in known:
        raise UnknownBot("error-unknown-bot", bot=level, game=table.game.key, known=tuple(known))
    return {seat: ME if seat == side else f"{BOT}{level}" for seat in taken}


async def open_match(
    request: Request, game: Game, players: dict[str, str], options: dict[str, str], begun: Begun
) -> RedirectResponse:
    services = services_of(request)
    if not services.new_matches.take(visitor_of(request)):
        raise TooManyMatches("refusal-too-many-matches")
    made = await services.tables.open_match(game, players, options, begun=begun)
    return go_to(request, made)


def go_to(request: Request, made: Opened) -> RedirectResponse:
    """To a match that was just made, with the keys of one's own seats."""
    answer = RedirectResponse(f"/match/{made.match}", SEE_OTHER)
    give_key(request, answer, made.match, seats.HOST_COOKIE, made.host)
    for seat, key in made.keys.items():
        give_seat(request, answer, made.match, seat, seats.Held(key))
    return answer
