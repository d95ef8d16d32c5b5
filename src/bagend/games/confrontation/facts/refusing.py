"""Refusing: which clause forbids an answer.  Judged by what its seat sees, so that saying why not tells nothing new."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from ..actions import ANSWERS, Phase, Verb
from ..components import N_EACH
from .battle import (
    why_not_any,
    why_not_name,
    why_not_point,
    why_not_retreat,
    why_not_slip,
    why_not_stay,
    why_not_strike,
    why_not_substitute,
    why_not_unite,
)
from .cards import why_not_fetch, why_not_forgo, why_not_play
from .roads import why_not_move
from .setup import why_not_arrange, why_not_place, why_not_ready, why_not_scatter
from .special import why_not_look, why_not_recall, why_not_return, why_not_ride

ASKED: dict[IntEnum, tuple[int, int]] = {
    Verb.PLACE: (Phase.ARRANGE, 9),
    Verb.ARRANGE: (Phase.ARRANGE, 9),
    Verb.SCATTER: (Phase.ARRANGE, 9),
    Verb.READY: (Phase.ARRANGE, 2),
    Verb.MOVE: (Phase.TURN, 5),
    Verb.RIDE: (Phase.TURN, 68),
    Verb.RETURN: (Phase.TURN, 70),
    Verb.LOOK: (Phase.TURN, 71),
    Verb.RECALL: (Phase.TURN, 72),
    Verb.STRIKE: (Phase.TUNNEL, 13),
    Verb.SPARE: (Phase.TUNNEL, 13),
    Verb.NAME: (Phase.CHALLENGE, 17),
    Verb.POINT: (Phase.CHALLENGE, 17),
    Verb.ANY: (Phase.CHALLENGE, 17),
    Verb.STAY: (Phase.TEXT, 33),
    Verb.FLEE: (Phase.TEXT, 33),
    Verb.SUBSTITUTE: (Phase.TEXT, 25),
    Verb.UNITE: (Phase.TEXT, 25),
    Verb.FORBID: (Phase.SARUMAN, 41),
    Verb.ALLOW: (Phase.SARUMAN, 41),
    Verb.PLAY: (Phase.CARD, 43),
    Verb.FETCH: (Phase.MAGIC, 46),
    Verb.FORGO: (Phase.MAGIC, 46),
}
"""The question that each verb answers, and the clause that says so.  A retreat answers Phase.RETREAT too."""


def _why_not_recall(view: Any, number: int) -> int:
    return why_not_recall(view, number + N_EACH)


def _why_not_name(view: Any, figure: int) -> int:
    return why_not_name(view, view.could, figure)


def _why_not_point(view: Any, number: int) -> int:
    return why_not_point(view, view.could, number)


def _why_not_any(view: Any) -> int:
    return why_not_any(view, view.could)


WHY_NOT: dict[IntEnum, Callable[..., int]] = {
    Verb.PLACE: why_not_place,
    Verb.ARRANGE: why_not_arrange,
    Verb.SCATTER: why_not_scatter,
    Verb.READY: why_not_ready,
    Verb.MOVE: why_not_move,
    Verb.RIDE: why_not_ride,
    Verb.RETURN: why_not_return,
    Verb.LOOK: why_not_look,
    Verb.RECALL: _why_not_recall,
    Verb.STRIKE: why_not_strike,
    Verb.NAME: _why_not_name,
    Verb.POINT: _why_not_point,
    Verb.ANY: _why_not_any,
    Verb.FLEE: why_not_slip,
    Verb.SUBSTITUTE: why_not_substitute,
    Verb.UNITE: why_not_unite,
    Verb.PLAY: why_not_play,
    Verb.FETCH: why_not_fetch,
    Verb.FORGO: why_not_forgo,
}
"""What forbids an answer where its question is asked; nothing forbids the others."""

WHY_NOT_BY_CARD: dict[IntEnum, Callable[..., int]] = {Verb.FLEE: why_not_retreat, Verb.STAY: why_not_stay}
"""The same, where a Retreat card is carried out."""


def refuse(view: Any, action: int) -> str:
    """The clause that forbids an answer, from the view of the seat that is asked; empty if none does."""
    verb, nouns = ANSWERS.split(action)
    clause = why_not(view, verb, nouns)
    return f"C-{clause}" if clause else ""


def why_not(view: Any, verb: IntEnum, nouns: tuple[int, ...]) -> int:
    phase, clause = ASKED[verb]
    if view.phase == Phase.RETREAT and verb in WHY_NOT_BY_CARD:
        return WHY_NOT_BY_CARD[verb](view, *nouns)
    if view.phase == phase:
        return WHY_NOT[verb](view, *nouns) if verb in WHY_NOT else 0
    return 2 if view.phase == Phase.ARRANGE else clause
