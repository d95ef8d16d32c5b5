"""Replay routes: a match again from its beginning, its journal, its pictures, and the proof of its dice."""

from dataclasses import dataclass, replace

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

from bagend import verify
from bagend.drawing import Markup, defs, svg
from bagend.engine.game import Drawing
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.table.errors import NotOver, NotSeated
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.live.curtain import open_viewer
from bagend.table.live.frames import ANSWERS, board_of
from bagend.table.live.question import series_line
from bagend.table.live.story import Shot, shots_of
from bagend.table.live.table import Table
from bagend.table.live.wire import Frame, Frames, Shape
from bagend.table.web.page_routes import links, shape_of
from bagend.table.web.services import Room, Visitor, room_of

router = APIRouter(include_in_schema=False)

MOST_FRAMES = 200
"""How many frames a replay gets at once."""


@dataclass(frozen=True)
class Story:
    """A match as it went in the end, without what was taken back, through the eyes of one seat."""

    table: Table
    viewer: int
    shots: list[Shot]

    @property
    def last(self) -> int:
        return len(self.shots)

    def state(self, at: int) -> Records:
        return self.shots[at - 1].state if at else self.table.first_state

    def caption(self, at: int, room: Room) -> str:
        game = self.table.game
        return self.shots[at - 1].caption(game, game.words(), room.words) if at else ""

    def sound(self, at: int) -> str:
        return self.shots[at - 1].sound(self.table.game) if at else ""


def story_of(visitor: Visitor, seat: str) -> Story:
    """The story as this visitor may see it: through his own eyes, and once it is over through anybody's."""
    table = visitor.table
    viewer = table.game.seat(seat) if seat else SPECTATOR if table.is_over else open_viewer(table, visitor.seats)
    if viewer not in (SPECTATOR, *table.taken) or not (table.is_over or viewer in (SPECTATOR, *visitor.seats)):
        raise NotSeated("A match can be seen through the eyes of others when it is over.")
    if table.match is None:
        return Story(table, viewer, [])
    seen = [shot for shot in all_shots(table, table.match) if table.is_over or shot.is_for({viewer} - {SPECTATOR})]
    return Story(table, viewer, seen)


def all_shots(table: Table, match: Match) -> list[Shot]:
    """One shot per event; the last of every answer shows the state as it then stood."""
    shots: list[Shot] = []
    afterwards = [*(entry.before for entry in match.entries[1:]), match.state]
    # Before the first answer there is a state, but no entry that led to it.
    for entry, after in zip(match.entries, afterwards, strict=False):
        shots += shots_of(entry)
        if entry.moments:
            shots[-1] = replace(shots[-1], state=after)
    if table.resigned is not None:
        shots.append(Shot(table.state, word="log-resigned", seat=table.resigned))
    return shots


def draw(room: Room, story: Story, at: int, shape: Shape) -> Drawing:
    return room.pen.draw(story.table, story.viewer, shape, story.table.game.words(), story.state(at))


def place_in(story: Story, given: str) -> int:
    """A move named in an address; the last if it names none that there is."""
    return min(int(given), story.last) if given.isdecimal() and len(given) < 10 else story.last


async def ask_for(request: Request, match: str) -> tuple[Room, Visitor, Story, Shape]:
    room = room_of(request)
    visitor = await room.visitor(request, match)
    shape = shape_of(request)
    return room, visitor, story_of(visitor, request.query_params.get("seat", "")), shape


@router.get("/match/{match}/replay")
async def replay(request: Request, match: str) -> Response:
    room, visitor, story, shape = await ask_for(request, match)
    table, words = visitor.table, visitor.words
    at = place_in(story, request.query_params.get("at", "0"))
    drawing = draw(room, story, at, shape)
    eyes = table.taken if table.is_over else sorted(visitor.seats)
    return room.pages.show(
        "replay.html",
        match_id=table.id,
        title=words("title"),
        game=table.game.key,
        shape=shape,
        at=at,
        last=story.last,
        seat="" if story.viewer == SPECTATOR else table.game.seats[story.viewer],
        viewers=[{"key": table.game.seats[seat], "name": words.name("seat", table.game.seats[seat])} for seat in eyes],
        captions=[{"seq": seq, "caption": story.caption(seq, room)} for seq in range(1, story.last + 1)],
        series=series_line(table, visitor.seats, words, room.words),
        board=board_of(drawing, shape),
        drawing={name: Markup(markup) for name, markup in drawing.regions.items()},
        defs=defs(table.game.art),
        links=links(table.id, table.game.key),
    )


@router.get("/match/{match}/frames")
async def frames(request: Request, match: str) -> Response:
    """The frames `from` … `to` of a replay.  The first is complete, the others hold what changed."""
    room, _, story, shape = await ask_for(request, match)
    first = place_in(story, request.query_params.get("from", "0"))
    last = min(place_in(story, request.query_params.get("to", "")), first + MOST_FRAMES - 1)
    shown: dict[str, str] = {}
    made = []
    drawing = draw(room, story, first, shape)
    for at in range(first, last + 1):
        drawing = draw(room, story, at, shape)
        regions = {name: markup for name, markup in drawing.regions.items() if shown.get(name) != markup}
        shown |= regions
        made.append(Frame(seq=at, caption=story.caption(at, room), sound=story.sound(at), regions=regions))
    told = Frames(first=first, last=story.last, frames=made, board=board_of(drawing, shape))
    return JSONResponse(told, headers={"cache-control": "no-store"})


@router.get("/match/{match}/picture.svg")
async def picture(request: Request, match: str) -> Response:
    room, visitor, story, shape = await ask_for(request, match)
    given = request.query_params.get("at", "")
    if given:
        drawing = draw(room, story, place_in(story, given), shape)
    else:
        drawing = room.pen.draw(story.table, story.viewer, shape, visitor.words, story.table.state_of(story.viewer))
    plain = drawing._replace(regions={name: drawn for name, drawn in drawing.regions.items() if name != ANSWERS})
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "no-store"}
    return Response(svg(plain, story.table.game.art), media_type="image/svg+xml", headers=headers)


def journal_of(visitor: Visitor) -> str:
    """The journal as this visitor may read it; whole, with the secret, when the match is over."""
    table = visitor.table
    if table.match is None:
        raise NotOver("A match that has not begun has no journal.")
    return str(table.match.journal(None if table.is_over else open_viewer(table, visitor.seats)))


@router.get("/match/{match}/journal")
async def journal(request: Request, match: str) -> Response:
    visitor = await room_of(request).visitor(request, match)
    name = f"{visitor.table.game.key}-{match}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(journal_of(visitor), headers=headers)


@router.get("/match/{match}/verify")
async def check_dice(request: Request, match: str) -> Response:
    """Whether every draw follows from the secret, once that is shown."""
    visitor = await room_of(request).visitor(request, match)
    draws, problems = verify.problems(journal_of(visitor))
    told = {"fair": not problems, "draws": draws, "problems": problems, "commitment": visitor.table.row.commitment}
    return JSONResponse(told, headers={"cache-control": "no-store"})


@router.get("/verify.py")
async def verifier() -> Response:
    """The stand-alone file with which anybody can check the dice at home."""
    return FileResponse(verify.__file__, media_type="text/x-python", filename="verify.py")
