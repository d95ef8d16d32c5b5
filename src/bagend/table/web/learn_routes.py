"""Learn routes: how to play, the player aid, the rules by number, and their pictures."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bagend.drawing import defs
from bagend.engine import clauses
from bagend.engine.game import Game, Section
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import LANGUAGES, Words
from bagend.games import KEYS, find
from bagend.table.guard.requests import PICTURE_POLICY
from bagend.table.languages import language_of
from bagend.table.teaching.lessons import Example, Part, lessons, view_of, work_out
from bagend.table.teaching.pictures import AFTER, BEFORE, picture, size
from bagend.table.web.services import services_of

router = APIRouter(include_in_schema=False)

DRAWER = "drawer"
"""Asks for a page without its frame, to stand beside a board."""

AN_HOUR = 3600


def game_of(key: str) -> Game:
    if key not in KEYS:
        raise HTTPException(404)
    return find(key)


@router.get("/how-to-play/{key}")
async def how_to_play(request: Request, key: str) -> Response:
    game = game_of(key)
    words = game.words(language_of(request))
    parts, examples = parts_of(game, words), examples_of(game, words)
    return show(request, "how.html", game, parts=parts, examples=examples, aim=words("aim"))


@router.get("/aid/{key}")
async def aid(request: Request, key: str) -> Response:
    """The player aid of a game as it is in the box."""
    game = game_of(key)
    return show(request, "aid.html", game, sections=aid_of(game, game.words(language_of(request))))


@router.get("/match/{match}/aid")
async def aid_of_match(request: Request, match: str) -> Response:
    """The player aid, with the options of a match."""
    visitor = await services_of(request).visitor(request, match)
    table = visitor.table
    view = view_of(table.game, table.state, SPECTATOR)[0]
    return show(request, "aid.html", table.game, sections=table.game.text.aid(view, visitor.words))


@router.get("/rules/{key}")
async def rules(request: Request, key: str) -> Response:
    game = game_of(key)
    words = game.words(language_of(request))
    sections: dict[str, list[dict[str, str]]] = {}
    for clause in clauses.load(game.folder).values():
        sections.setdefault(clauses.section(clause, words), []).append(clause_line(clause.id, words))
    return show(
        request,
        "rules.html",
        game,
        aim=words("aim"),
        about=words("about"),
        sections=[{"name": name, "clauses": chapter} for name, chapter in sections.items()],
        rulings=[ruling_line(number, words) for number in clauses.rulings(game.folder)],
        examples={example["clause"]: example for example in examples_of(game, words)},
        taught=taught(game, words),
    )


def clause_line(number: str, words: Words) -> dict[str, str]:
    return {"id": number, "sentence": clauses.sentence(number, words)}


def ruling_line(number: str, words: Words) -> dict[str, str]:
    message = f"ruling-{number}"
    parts = {part: words.attribute(message, part) for part in ("question", "reason")}
    return {"id": number, "ruling": words(message), **parts}


@router.get("/how-to-play/{key}/{name}.svg")
async def lesson_picture(request: Request, key: str, name: str) -> Response:
    game, asked = game_of(key), request.query_params
    # The address names the language, so that a browser that keeps the picture does not show it in another.
    language = asked.get("lang", "")
    words = game.words(language if language in LANGUAGES else language_of(request))
    made = picture(game, name, words, asked.get("palette") == "dark")
    if made is None:
        raise HTTPException(404)
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": f"max-age={AN_HOUR}"}
    return Response(made, media_type="image/svg+xml", headers=headers)


def show(request: Request, page: str, game: Game, **values: Any) -> Response:
    is_drawer = DRAWER in request.query_params
    return services_of(request).pages.show(
        request,
        page,
        sheet="learn",
        title=game.words(language_of(request))("title"),
        game=game.key,
        is_drawer=is_drawer,
        defs=defs(game.art),
        **values,
    )


@cache
def aid_of(game: Game, words: Words) -> Sequence[Section]:
    options = game.options.read({})
    first = game.first_state(options, game.take_seats(None), game.version)
    return game.text.aid(view_of(game, first, SPECTATOR)[0], words)


@cache
def parts_of(game: Game, words: Words) -> list[dict[str, Any]]:
    return [part_of(game, part, words) for part in lessons(game).parts]


def part_of(game: Game, part: Part, words: Words) -> dict[str, Any]:
    return {
        "key": part.key,
        "heading": words(f"how-{part.key}"),
        "paragraphs": part.paragraphs(words),
        "pictures": [picture_of(game, name, words, words(f"picture-{name}")) for name in part.pictures],
        "aid": [section for section in aid_of(game, words) if section.key in part.aid],
        "clauses": [clause_line(clause, words) for clause in part.clauses],
    }


def picture_of(game: Game, name: str, words: Words, caption: str = "") -> dict[str, Any]:
    key, _, when = name.rpartition("-")
    learned = lessons(game)
    shown = learned.examples[key].before if when in (BEFORE, AFTER) else learned.pictures[name]
    width, height = size(game, shown)
    address = f"/how-to-play/{game.key}/{name}.svg?lang={words.language}"
    return {"address": address, "caption": caption, "width": width, "height": height}


@cache
def examples_of(game: Game, words: Words) -> list[dict[str, Any]]:
    return [example_of(game, example, words) for example in lessons(game).examples.values()]


def example_of(game: Game, example: Example, words: Words) -> dict[str, Any]:
    worked = work_out(game, example, words)[0]
    whens = (BEFORE,) if example.is_refused else (BEFORE, AFTER)
    return {
        "key": example.key,
        "clause": example.clause,
        "rule": clauses.sentence(example.clause, words),
        "heading": words(f"example-{example.key}"),
        "paragraphs": example.paragraphs(words),
        "pictures": [picture_of(game, f"{example.key}-{when}", words) for when in whens],
        "is_refused": example.is_refused,
        "answers": worked.answers,
        "told": worked.told,
    }


@cache
def taught(game: Game, words: Words) -> dict[str, tuple[str, str]]:
    """For every clause that how to play speaks of: the part that does first, and its heading."""
    found: dict[str, tuple[str, str]] = {}
    for part in lessons(game).parts:
        for clause in part.clauses:
            found.setdefault(clause, (part.key, words(f"how-{part.key}")))
    return found
