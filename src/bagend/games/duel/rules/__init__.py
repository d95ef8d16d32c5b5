"""The sequence of play: which question is asked, and what follows from its answer.  One line per phase."""

from typing import Any

from bagend.engine.film import ALL, Film, tell
from bagend.engine.game import Outcome
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has

from ..actions import Event, Phase, Verb
from ..components import FELLOWSHIP, Ending
from ..state import State
from .alliances import apply_reveal, begin_pair, keep, legal_court, legal_keep
from .chapters import apply_deal, apply_unveil, chance_outcomes, draw
from .conquest import apply_manoeuvre, apply_raze, legal_manoeuvre, legal_place, legal_raze, place
from .discarding import apply_look, legal_search, legal_strip, strip, take_from_pile
from .effects import apply_order, grant_turn, legal_order, push_token, put_into_play, resolve
from .setup import setup
from .turn import apply_turn, finish_turn, legal_turn

__all__ = ["apply", "audience", "chance_outcomes", "draw", "legal", "outcome", "setup"]


@hot
def legal(state: State, out: Row) -> int:
    """What no clause forbids (facts/why_not.py)."""
    phase = state.phase
    n = 0
    if phase == Phase.TURN:
        n = legal_turn(state, out)
    elif phase == Phase.PLACE:
        n = legal_place(state, out)
    elif phase == Phase.MOVE or phase == Phase.REMOVE or phase == Phase.MANOEUVRE:
        free = phase == Phase.MANOEUVRE
        n = legal_manoeuvre(state, free or phase == Phase.MOVE, free or phase == Phase.REMOVE, free, out)
    elif phase == Phase.RAZE:
        n = legal_raze(state, out)
    elif phase == Phase.BONUS_TURN:
        out[0] = Verb.AGAIN
        out[1] = Verb.DECLINE
        n = 2
    elif phase == Phase.STRIP:
        n = legal_strip(state, out)
    elif phase == Phase.SEARCH:
        n = legal_search(state, out)
    elif phase == Phase.ENVOY:
        n = legal_court(state, out)
    elif phase == Phase.KEEP:
        n = legal_keep(state, out)
    elif phase == Phase.ORDER:
        n = legal_order(state, out)
    return n


@hot
def apply(state: State, action: int, film: Film) -> None:
    """D-28: a turn is one answer of the seat, and what its effects go on to ask."""
    phase = state.phase
    if phase == Phase.DEAL:
        apply_deal(state, action, film)
        return
    if phase == Phase.UNVEIL:
        apply_unveil(state, action, film)
        return
    if phase == Phase.LOOK:
        apply_look(state, action, film)
        return
    if phase == Phase.TURN:
        apply_turn(state, action, film)
    else:
        apply_answer(state, phase, action, film)
    if not resolve(state, film):
        finish_turn(state, film)


@hot
def apply_answer(state: State, phase: int, action: int, film: Film) -> None:
    """What is asked while effects are carried out."""
    if phase != Phase.REVEAL and action == Verb.DECLINE:
        tell(film, state, Event.DECLINED, ALL, state.active)
    elif phase == Phase.PLACE:
        place(state, action - Verb.PLACE, film)
    elif phase == Phase.MOVE or phase == Phase.REMOVE or phase == Phase.MANOEUVRE:
        apply_manoeuvre(state, action, film)
    elif phase == Phase.RAZE:
        apply_raze(state, action, film)
    elif phase == Phase.BONUS_TURN:
        grant_turn(state, film)
    elif phase == Phase.STRIP:
        strip(state, action - Verb.STRIP, film)
    elif phase == Phase.SEARCH:
        take_from_pile(state, action - Verb.REVIVE, film)
        put_into_play(state, action - Verb.REVIVE, False)
    elif phase == Phase.ENVOY:
        tell(film, state, Event.COURTED, ALL, state.active, action - Verb.COURT)
        begin_pair(state, action - Verb.COURT, film)
    elif phase == Phase.KEEP:
        keep(state, action - Verb.KEEP, film)
        push_token(state, action - Verb.KEEP)
    elif phase == Phase.ORDER:
        apply_order(state, action)
    elif phase == Phase.REVEAL:
        apply_reveal(state, action, film)


@hot
def audience(state: State, action: int) -> int:
    """Everything is done openly, but for the cards that one seat sees in the discard pile.

    Once it has, the number of a later pick would tell what is missing among the face-down cards, so that line is
    for the same eyes; the card itself lies open.
    """
    if state.phase == Phase.LOOK:
        return 1 << state.active
    if state.phase == Phase.DEAL and state.lookers:
        return state.lookers
    return ALL


ENDINGS = {
    Ending.RACES: ("races", "D-138"),
    Ending.CONQUEST: ("conquest", "D-141"),
    Ending.MAJORITY: ("majority", "D-142"),
    Ending.SHARED: ("shared", "D-144"),
}


def outcome(state: Any) -> Outcome | None:
    """Who won, and by which clause: one of the three victories, or the count at the end."""
    ring = ("ring", "D-136" if has(state.winners, FELLOWSHIP) else "D-137")
    return Outcome.of(state, {Ending.RING: ring, **ENDINGS})
