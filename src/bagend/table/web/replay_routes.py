"""Replay routes: a match again from its beginning, its journal, its pictures, and the proof of its dice."""

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

from bagend import verify
from bagend.drawing import DARK, LIGHT, Markup, defs, svg
from bagend.engine.game import Drawing
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import Words
from bagend.table.errors import NotOver, NotSeated
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.live.drawings import board_of
from bagend.table.live.log import turns
from bagend.table.live.question import series_line
from bagend.table.live.story import Event, events_of_each
from bagend.table.live.table import Table
from bagend.table.live.updates import ANSWERS, frame_of
from bagend.table.live.wire import Frame, Frames, Shape
from bagend.table.web.home import levels
from bagend.table.web.page_routes import links, shape_of
from bagend.table.web.services import Services, Visitor, services_of

router = APIRouter(include_in_schema=False)

MOST_FRAMES = 200
"""How many frames a replay gets at once."""


@dataclass(frozen=True)
class Replay:
    """A match as it went in the end, without what was taken back, through the eyes of one seat."""

    table: Table
    viewer: int
    events: list[Event]

    @property
    def last(self) -> int:
        return len(self.events)

    def state(self, at: int) -> Records:
        return self.events[at - 1].state if at else self.table.first_state

    def caption(self, at: int, visitor: Visitor) -> str:
        if not at:
            return ""
        return self.events[at - 1].caption(self.table.game, visitor.words, visitor.table_words, self.table.called)

    def frame(self, at: int, visitor: Visitor, regions: dict[str, str]) -> Frame:
        return frame_of(self.table.game, at, self.events[at - 1] if at else None, self.caption(at, visitor), regions)


def replay_of(visitor: Visitor, seat: str) -> Replay:
    """The match as this visitor may see it: through their own eyes, and once it is over through anybody's."""
    table = visitor.table
    viewer = table.game.seat(seat) if seat else SPECTATOR if table.is_over else table.open_viewer(visitor.seats)
    if viewer not in (SPECTATOR, *table.taken) or not (table.is_over or viewer in (SPECTATOR, *visitor.seats)):
        raise NotSeated("refusal-not-seated")
    if table.match is None:
        return Replay(table, viewer, [])
    seen = [event for event in all_events(table, table.match) if table.is_over or event.is_for({viewer} - {SPECTATOR})]
    return Replay(table, viewer, seen)


def all_events(table: Table, match: Match) -> list[Event]:
    """One event per event; the last of every answer shows the state as it then stood."""
    events: list[Event] = []
    afterwards = [*(entry.before for entry in match.entries[1:]), match.state]
    # Before the first answer there is a state, but no entry that led to it.
    for told, after in zip(events_of_each(table.game, match.entries), afterwards, strict=False):
        events += told
        if told:
            events[-1] = replace(events[-1], state=after)
    if table.resigned is not None:
        events.append(Event(table.state, word=table.farewell, seat=table.resigned))
    return events


def answers_until(table: Table, at: int) -> int:
    """How many answers of a match had been given when this event was told."""
    if table.match is None:
        return 0
    told = 0
    for number, events in enumerate(events_of_each(table.game, table.match.entries)):
        if told >= at:
            return number
        told += len(events)
    return len(table.match.entries)


def draw(services: Services, replay: Replay, at: int, shape: Shape, words: Words) -> Drawing:
    table = replay.table
    return services.drawings.draw(table, table.view_of(replay.viewer, replay.state(at)), shape, words)


def place_in(replay: Replay, given: str) -> int:
    """A move named in an address; the last if it names none that there is."""
    return min(int(given), replay.last) if given.isdecimal() and len(given) < 10 else replay.last


async def ask_for(request: Request, match: str) -> tuple[Services, Visitor, Replay, Shape]:
    services = services_of(request)
    visitor = await services.visitor(request, match)
    shape = shape_of(request)
    return services, visitor, replay_of(visitor, request.query_params.get("seat", "")), shape


@router.get("/match/{match}/replay")
async def show_replay(request: Request, match: str) -> Response:
    services, visitor, replay, shape = await ask_for(request, match)
    table, words = visitor.table, visitor.words
    at = place_in(replay, request.query_params.get("at", "0"))
    drawing = draw(services, replay, at, shape, words)
    eyes = table.taken if table.is_over else sorted(visitor.seats)
    return services.pages.show(
        request,
        "replay.html",
        sheet=f"match-{table.game.key}",
        match_id=table.id,
        title=words("title"),
        game=table.game.key,
        shape=shape,
        at=at,
        last=replay.last,
        is_over=table.is_over,
        seat="" if replay.viewer == SPECTATOR else table.game.seats[replay.viewer],
        viewers=[{"key": table.game.seats[seat], "name": words.name("seat", table.game.seats[seat])} for seat in eyes],
        caption=replay.caption(at, visitor),
        log=turns(
            table,
            words,
            [(seq, replay.caption(seq, visitor), event) for seq, event in enumerate(replay.events, 1)],
        ),
        practice=practice_of(visitor) if table.is_over and table.match is not None else None,
        series=series_line(visitor.screen().desk()),
        board=board_of(drawing, shape),
        drawing={name: Markup(markup) for name, markup in drawing.regions.items()},
        defs=defs(table.game.art),
        links=links(table.id, table.game.key),
    )


def practice_of(visitor: Visitor) -> dict[str, Any]:
    """What there is to choose for whoever wants to play on: by default their own side, against the easiest bot."""
    table = visitor.table
    own = min(visitor.seats, default=table.taken[0])
    return {"side": table.game.seats[own], "levels": levels(table.game, visitor.table_words)}


@router.get("/match/{match}/frames")
async def frames(request: Request, match: str) -> Response:
    """The frames `from` … `to` of a replay.  The first is complete, the others hold what changed."""
    services, visitor, replay, shape = await ask_for(request, match)
    first = place_in(replay, request.query_params.get("from", "0"))
    last = min(place_in(replay, request.query_params.get("to", "")), first + MOST_FRAMES - 1)
    shown: dict[str, str] = {}
    made = []
    drawing = draw(services, replay, first, shape, visitor.words)
    for at in range(first, last + 1):
        drawing = draw(services, replay, at, shape, visitor.words)
        regions = {name: markup for name, markup in drawing.regions.items() if shown.get(name) != markup}
        shown |= regions
        made.append(replay.frame(at, visitor, regions))
        # Nobody else waits for more than one drawing.
        await asyncio.sleep(0)
    told = Frames(first=first, last=replay.last, frames=made, board=board_of(drawing, shape))
    return JSONResponse(told, headers={"cache-control": "no-store"})


@router.get("/match/{match}/picture.svg")
async def picture(request: Request, match: str) -> Response:
    services, visitor, replay, shape = await ask_for(request, match)
    given = request.query_params.get("at", "")
    if given:
        drawing = draw(services, replay, place_in(replay, given), shape, visitor.words)
    else:
        views = replay.table.view(replay.viewer)
        drawing = services.drawings.draw(replay.table, views, shape, visitor.words)
    plain = drawing._replace(regions={name: drawn for name, drawn in drawing.regions.items() if name != ANSWERS})
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "no-store"}
    palette = DARK if request.query_params.get("palette") == DARK.name else LIGHT
    return Response(svg(plain, replay.table.game.art, palette), media_type="image/svg+xml", headers=headers)


def journal_of(visitor: Visitor) -> str:
    """The journal as this visitor may read it; whole, with the secret, when the match is over."""
    table = visitor.table
    if table.match is None:
        raise NotOver("refusal-not-over")
    return str(table.match.journal(None if table.is_over else table.open_viewer(visitor.seats)))


@router.get("/match/{match}/journal")
async def journal(request: Request, match: str) -> Response:
    visitor = await services_of(request).visitor(request, match)
    name = f"{visitor.table.game.key}-{match}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(journal_of(visitor), headers=headers)


@router.get("/match/{match}/verify")
async def check_dice(request: Request, match: str) -> Response:
    """Whether every draw follows from the secret, once that is shown."""
    visitor = await services_of(request).visitor(request, match)
    text = journal_of(visitor)
    draws, problems = verify.problems(text)
    told = {
        "fair": not problems,
        "draws": draws,
        "given": verify.given_draws(text),
        "problems": problems,
        "commitment": visitor.table.row.commitment,
    }
    return JSONResponse(told, headers={"cache-control": "no-store"})


@router.get("/verify.py")
async def verifier() -> Response:
    """The stand-alone file with which anybody can check the dice at home."""
    return FileResponse(verify.__file__, media_type="text/x-python", filename="verify.py")
