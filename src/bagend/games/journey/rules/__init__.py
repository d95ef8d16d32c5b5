"""The sequence of play: which question is asked, and what follows from its answer.  One line per phase."""

from typing import Any

from bagend.engine.film import ALL, Film, tell
from bagend.engine.game import Outcome
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Phase, Verb
from ..components import Ending, Place
from ..facts.dice import list_answers
from ..facts.paths import has_arrived
from ..state import State
from .applying import apply_gandalfs, apply_nazgul, apply_rings, apply_split, legal_split
from .ending import eliminate, has_followers, is_over, next_seat
from .rolling import (
    apply_keep,
    apply_reroll,
    apply_roll,
    ask_roll,
    draw_roll,
    outcomes_of_roll,
    start_rolling,
)
from .setup import apply_begin, draw_begin, outcomes_of_begin, setup

__all__ = ["apply", "audience", "chance_outcomes", "draw", "legal", "outcome", "setup"]


@hot
def legal(state: State, out: Row) -> int:
    if state.phase == Phase.KEEP:
        return list_answers(state, out)
    if state.phase == Phase.SPLIT:
        return legal_split(state, out)
    return 0


@hot
def chance_outcomes(state: State) -> int:
    if state.phase == Phase.ROLL:
        return outcomes_of_roll(state)
    if state.phase == Phase.BEGIN:
        return outcomes_of_begin(state)
    return 0


@hot
def draw(state: State, k: int) -> int:
    if state.phase == Phase.ROLL:
        return draw_roll(state, k)
    if state.phase == Phase.BEGIN:
        return draw_begin(state, k)
    return -1


@hot
def apply(state: State, action: int, film: Film) -> None:
    """J-5: a turn has two phases, rolling and then applying the kept dice."""
    if state.phase == Phase.ROLL:
        apply_roll(state, action, film)
    elif state.phase == Phase.KEEP:
        if action == Verb.REROLL:
            apply_reroll(state, film)
        elif apply_keep(state, action, film):
            apply_kept(state, film)
        else:
            ask_roll(state)
    elif state.phase == Phase.SPLIT:
        if not apply_split(state, action, film):
            finish_turn(state, film)
    elif state.phase == Phase.BEGIN:
        apply_begin(state, action, film)
        begin_turn(state, film)


@hot
def begin_turn(state: State, film: Film) -> None:
    """J-35: on the advanced side the last space crossed before the turn rules all of it, and no other seat's turn.

    J-44: so a turn begun elsewhere may run through a place without meeting its rule.
    """
    state.turns += 1
    state.place = state.crossed[state.active] if state.advanced == 1 else Place.BAG_END.value
    start_rolling(state)
    tell(film, state, Event.TURN, ALL, state.active, state.crossed[state.active])


@hot
def apply_kept(state: State, film: Film) -> None:
    """J-14: results are applied only after rolling has ended."""
    apply_rings(state, film)
    if not apply_gandalfs(state, film):
        finish_turn(state, film)


@hot
def finish_turn(state: State, film: Film) -> None:
    apply_nazgul(state, film)
    eliminate(state, film)
    if has_arrived(state, state.active) and has_followers(state):
        tell(film, state, Event.ARRIVED, ALL, state.active)
    if not is_over(state, film) and next_seat(state, film):
        begin_turn(state, film)


@hot
def audience(state: State, action: int) -> int:
    """Everything in this game is done openly."""
    return ALL


ENDINGS = {
    Ending.MORDOR: ("mordor", "J-31"),
    Ending.MOST_LEFT: ("most-left", "J-32"),
    Ending.SURVIVOR: ("survivor", "J-34"),
    Ending.LOST: ("lost", "J-29"),
}


def outcome(state: Any) -> Outcome | None:
    return Outcome.of(state, ENDINGS)
