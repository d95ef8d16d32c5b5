"""Allowing: the clause by which an answer may be given."""

from enum import IntEnum
from typing import Any

from ..actions import ANSWERS, Phase, Verb
from ..components import LIGHT
from ..facts.battle import clause_of_text
from ..facts.cards import goes_dark_first, is_void
from ..facts.roads import attacks, clause_of_way
from ..facts.stands import destroys_ring

CLAUSES: dict[IntEnum, int] = {
    Verb.PLACE: 2,
    Verb.ARRANGE: 2,
    Verb.SCATTER: 2,
    Verb.READY: 3,
    Verb.RIDE: 68,
    Verb.RETURN: 70,
    Verb.LOOK: 71,
    Verb.RECALL: 72,
    Verb.STRIKE: 13,
    Verb.SPARE: 13,
    Verb.NAME: 17,
    Verb.POINT: 17,
    Verb.ANY: 17,
    Verb.SUBSTITUTE: 25,
    Verb.UNITE: 25,
    Verb.FORBID: 41,
    Verb.ALLOW: 41,
    Verb.FETCH: 46,
    Verb.FORGO: 46,
}
"""The clauses that do not depend on the position."""


def clause(view: Any, action: int) -> str:
    """The clause that allows an answer."""
    verb, values = ANSWERS.split(action)
    if verb == Verb.MOVE:
        number = clause_of_move(view, *values)
    elif verb in (Verb.STAY, Verb.FLEE):
        number = 52 if view.phase == Phase.RETREAT else clause_of_text(view.fighting[LIGHT])
    elif verb == Verb.PLAY:
        number = 42 if is_void(view) and view.seat != LIGHT else 44 if goes_dark_first(view) else 43
    else:
        number = CLAUSES[verb]
    return f"C-{number}"


def clause_of_move(view: Any, figure: int, region: int) -> int:
    """How one may come there; for a plain step forward, what it leads to."""
    if destroys_ring(figure, region):
        return 57
    starts = [int(at) for at, who in zip(view.at, view.who, strict=True) if who == figure]
    way = clause_of_way(figure, starts[0], region) if starts else 6
    return 15 if way == 6 and attacks(view, figure, region) else way
