"""Refusals: which clause forbids an answer.  Judged from a View alone, so that saying why not tells nothing new."""

from enum import IntEnum

from .actions import ANSWERS, Phase, Verb
from .components import (
    DARK,
    FORWARD,
    LIGHT,
    LIMIT,
    N_EACH,
    N_FIGURES,
    NOWHERE,
    SHORTCUTS,
    SIDEWAYS,
    Figure,
    Region,
    Special,
)
from .view import View

ASKED: dict[IntEnum, tuple[int, str]] = {
    Verb.PLACE: (Phase.ARRANGE, "C-9"),
    Verb.ARRANGE: (Phase.ARRANGE, "C-9"),
    Verb.SCATTER: (Phase.ARRANGE, "C-9"),
    Verb.READY: (Phase.ARRANGE, "C-2"),
    Verb.MOVE: (Phase.TURN, "C-5"),
    Verb.RIDE: (Phase.TURN, "C-68"),
    Verb.RETURN: (Phase.TURN, "C-70"),
    Verb.LOOK: (Phase.TURN, "C-71"),
    Verb.RECALL: (Phase.TURN, "C-72"),
    Verb.STRIKE: (Phase.TUNNEL, "C-13"),
    Verb.SPARE: (Phase.TUNNEL, "C-13"),
    Verb.NAME: (Phase.CHALLENGE, "C-17"),
    Verb.POINT: (Phase.CHALLENGE, "C-17"),
    Verb.ANY: (Phase.CHALLENGE, "C-17"),
    Verb.STAY: (Phase.TEXT, "C-33"),
    Verb.FLEE: (Phase.TEXT, "C-33"),
    Verb.SUBSTITUTE: (Phase.TEXT, "C-25"),
    Verb.UNITE: (Phase.TEXT, "C-25"),
    Verb.FORBID: (Phase.SARUMAN, "C-41"),
    Verb.ALLOW: (Phase.SARUMAN, "C-41"),
    Verb.PLAY: (Phase.CARD, "C-43"),
    Verb.FETCH: (Phase.MAGIC, "C-46"),
    Verb.FORGO: (Phase.MAGIC, "C-46"),
}
"""The question that each verb answers, and the clause that says so."""


def refuse(view: View, action: int) -> str:
    """The clause that forbids an answer which is not legal here."""
    verb, nouns = ANSWERS.split(action)
    phase, clause = ASKED[verb]
    if view.phase == Phase.ARRANGE and phase != Phase.ARRANGE:
        return "C-2"
    if verb in (Verb.STAY, Verb.FLEE) and view.phase in (Phase.TEXT, Phase.RETREAT):
        return refuse_retreat(view, verb)
    if view.phase != phase:
        return clause
    if verb == Verb.PLACE:
        return refuse_place(view, *nouns)
    if verb == Verb.MOVE:
        return refuse_move(view, *nouns)
    if verb in (Verb.RIDE, Verb.RETURN, Verb.LOOK, Verb.RECALL):
        return refuse_special(view, verb, clause)
    return clause


def refuse_place(view: View, figure: int, region: int) -> str:
    """One's own figures only, each once, in the regions of one's own set-up."""
    return "C-1" if figure // N_EACH != view.seat else "C-2"


def refuse_move(view: View, figure: int, region: int) -> str:
    side = int(view.seat)
    if figure // N_EACH != side:
        return "C-5"
    stand = next((stand for stand in range(N_FIGURES) if view.who[stand] == figure), None)
    if stand is None or view.at[stand] == NOWHERE:
        return "C-18"
    if view.rider >= 0 and view.rider != stand:
        return "C-68"
    return refuse_way(view, figure, int(view.at[stand]), region, side)


def refuse_way(view: View, figure: int, start: int, region: int, side: int) -> str:
    """Full regions first, then the text that promised too little, then the plain rule of the road."""
    ways = FORWARD[side, start] | (SHORTCUTS[start] if side == LIGHT else 0)
    if (ways >> region & 1 or view.count[1 - side, region]) and view.count[side, region] >= LIMIT[region]:
        return "C-8"
    if figure == Figure.FLYING_NAZGUL:
        return "C-40"
    if figure == Figure.BLACK_RIDER:
        return "C-36"
    if figure == Figure.ARAGORN and (FORWARD[DARK, start] | SIDEWAYS[start]) >> region & 1:
        return "C-34"
    if figure == Figure.WITCH_KING and SIDEWAYS[start] >> region & 1:
        return "C-35"
    if {start, region} == {Region.EREGION, Region.FANGORN}:
        return "C-12"
    if {start, region} in ({Region.MIRKWOOD, Region.FANGORN}, {Region.FANGORN, Region.ROHAN}):
        return "C-10"
    if start in range(Region.HIGH_PASS, Region.MIRKWOOD) and region in range(Region.HIGH_PASS, Region.MIRKWOOD):
        return "C-7"
    return "C-6"


SPECIAL_CARD = {
    Verb.RIDE: Special.SHADOWFAX,
    Verb.RETURN: Special.GANDALF,
    Verb.LOOK: Special.PALANTIR,
    Verb.RECALL: Special.RECALL,
}


def refuse_special(view: View, verb: IntEnum, clause: str) -> str:
    """A card that was used or never there; else what the card itself demands."""
    return clause if view.special & SPECIAL_CARD[Verb(verb)] else "C-66"


def refuse_retreat(view: View, verb: IntEnum) -> str:
    if verb == Verb.STAY:
        return "C-52"
    if view.phase == Phase.RETREAT:
        return "C-30"
    figure = view.who[view.fighter[LIGHT]]
    if figure == Figure.FRODO:
        return "C-23"
    return "C-24" if figure == Figure.PIPPIN else "C-33"
