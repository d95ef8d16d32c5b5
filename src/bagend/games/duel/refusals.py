"""Refusals: which clause forbids an answer.  Judged from a View alone, so that saying why not tells nothing new."""

from .actions import ANSWERS, Phase, Verb
from .components import COVERED_BY, EMPTY, NEIGHBOURS
from .view import View

ASKED = {
    Phase.TURN: "D-28",
    Phase.PLACE: "D-90",
    Phase.MOVE: "D-94",
    Phase.REMOVE: "D-96",
    Phase.MANOEUVRE: "D-93",
    Phase.RAZE: "D-102",
    Phase.BONUS_TURN: "D-102",
    Phase.STRIP: "D-47",
    Phase.SEARCH: "D-47",
    Phase.ENVOY: "D-47",
    Phase.KEEP: "D-111",
    Phase.ORDER: "D-93",
}
"""The clause that asks each question: it forbids an answer to another question."""


def refuse(view: View, action: int) -> str:
    """The clause that forbids an answer which is not legal here."""
    verb, nouns = ANSWERS.split(action)
    phase = Phase(view.phase)
    if phase == Phase.TURN:
        if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
            return refuse_card(view, Verb(verb), nouns[0])
        if verb == Verb.TAKE:
            return "D-67" if view.tiles_open >> nouns[0] & 1 else "D-44"
        return "D-29" if verb == Verb.DECLINE else "D-28"
    if verb == Verb.PLACE and phase == Phase.PLACE:
        return "D-90"
    if verb == Verb.MOVE and phase in (Phase.MOVE, Phase.MANOEUVRE):
        return "D-133" if not NEIGHBOURS[nouns[0]] >> nouns[1] & 1 else "D-94"
    if verb == Verb.DECLINE and phase == Phase.PLACE:
        return "D-89"
    if verb == Verb.KEEP and phase == Phase.KEEP:
        return "D-111" if shown_of_one_race(view) else "D-116"
    return ASKED[phase]


def refuse_card(view: View, verb: Verb, slot: int) -> str:
    if view.slot[slot] == EMPTY or view.left & COVERED_BY[view.chapter, slot]:
        return "D-32"
    if verb == Verb.CHAIN:
        return "D-74"
    # A chain that is possible is used; otherwise the price is too high.
    return "D-74" if view.chainable[view.seat] >> slot & 1 else "D-67"


def shown_of_one_race(view: View) -> bool:
    races = {token // 3 for token in range(18) if view.shown >> token & 1}
    return len(races) == 1
