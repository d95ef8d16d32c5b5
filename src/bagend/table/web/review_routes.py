"""Review routes: a match that is over, looked at again by the bots."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bagend.bots.review.review import Review
from bagend.bots.review.spans import state_at
from bagend.drawing import DARK, LIGHT, Markup, el, svg
from bagend.table.guard.limits import visitor_of
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.live.updates import ANSWERS
from bagend.table.thinking.reviews import Progress, finished
from bagend.table.web.page_routes import links, shape_of
from bagend.table.web.review_pages import ReviewPage
from bagend.table.web.services import Services, Visitor, services_of

router = APIRouter(include_in_schema=False)

LOOK_AGAIN = 3
"""Seconds after which a page looks again how far a review has come; the header does it without script."""

ACCEPTED = 202


async def look(request: Request, match: str) -> tuple[Services, Visitor, Review | Progress]:
    """The review of a match, or how far it has come.  Before the match is over this is refused."""
    services = services_of(request)
    visitor = await services.visitor(request, match)
    return services, visitor, await services.reviews.look(visitor.table, visitor_of(request))


@router.get("/match/{match}/review")
async def show_review(request: Request, match: str) -> Response:
    services, visitor, found = await look(request, match)
    table = visitor.table
    about: dict[str, Any] = {
        "title": visitor.words("title"),
        "links": links(table.id, table.game.key),
        "sheet": "review",
    }
    if isinstance(found, Progress):
        page = services.pages.show(request, "review.html", ACCEPTED, progress=found, **about)
        page.headers["refresh"] = str(LOOK_AGAIN)
        return page
    made = ReviewPage(table, finished(table), found, visitor.table_words, visitor.seats)
    # Putting a hundred moves into words takes a while, and others play meanwhile.
    shown = await services.shares.beside(visitor_of(request), made.make)
    return services.pages.show(request, "review.html", progress=None, review=shown, **about)


@router.get("/match/{match}/review.json")
async def review_as_json(request: Request, match: str) -> Response:
    _, _, found = await look(request, match)
    headers = {"cache-control": "no-store"}
    if isinstance(found, Progress):
        return JSONResponse(found._asdict(), ACCEPTED, headers)
    return JSONResponse(found.as_json(), headers=headers)


@router.get("/match/{match}/review/{number}.svg")
async def better_answer(request: Request, match: str, number: int) -> Response:
    """The board as it was seen by whoever chose, with the answer that would have been better."""
    services, visitor, found = await look(request, match)
    steps = found.steps if isinstance(found, Review) else ()
    if not 0 <= number < len(steps) or not steps[number].best:
        raise HTTPException(404)
    step, table = steps[number], visitor.table
    game = table.game
    views = table.view_of(game.seat(step.seat), state_at(finished(table), step.at))
    answers = [game.answers.parse(step.best)]
    drawing = services.drawings.draw(table, views, shape_of(request), visitor.words, answers)
    marked = {**drawing.regions, ANSWERS: el("g", Markup(drawing.regions[ANSWERS]), class_="better")}
    palette = DARK if request.query_params.get("palette") == DARK.name else LIGHT
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "no-store"}
    return Response(
        svg(drawing._replace(regions=marked), game.art, palette), media_type="image/svg+xml", headers=headers
    )
