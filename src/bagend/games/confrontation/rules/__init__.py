"""The sequence of play: which question is asked, and what follows from its answer.  One line per phase and step."""

from typing import Any

from bagend.engine.film import ALL, Film, tell
from bagend.engine.game import Outcome
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Draw, Event, Phase, Step, Verb
from ..components import DARK, LIGHT, N_EACH, N_REGIONS, NONE, Ending
from ..facts.cards import goes_dark_first
from ..facts.roads import has_move
from ..facts.special import may_stay
from ..facts.stands import stand_of
from ..state import State
from .battle import (
    apply_challenge,
    apply_saruman,
    apply_text,
    ask_saruman,
    ask_text,
    challenge,
    defeat_at_once,
    draw_opponent,
    legal_challenge,
    legal_saruman,
    legal_text,
    outcomes_of_opponent,
    take_on,
)
from .cards import (
    apply_card,
    apply_magic,
    apply_retreat,
    ask,
    ask_magic_of_dark,
    ask_magic_of_light,
    compare,
    legal_card,
    legal_magic,
    legal_retreat,
    retreat_of_dark,
    text_of_light,
)
from .ending import end, enter, finish_battle, hide_again, points, series_winner
from .movement import apply_tunnel, legal_moves, legal_tunnel, set_out
from .setup import (
    apply_arrange,
    apply_scatter,
    draw_scatter,
    legal_arrange,
    outcomes_of_scatter,
    scattering,
    setup,
)
from .special import (
    apply_look,
    apply_recall,
    apply_return,
    apply_ride,
    legal_special,
)

__all__ = ["apply", "audience", "chance_outcomes", "draw", "legal", "outcome", "points", "series_winner", "setup"]


@hot
def legal(state: State, out: Row) -> int:
    phase = state.phase
    if phase == Phase.TURN:
        n = legal_moves(state, out)
        if state.special and state.rider == NONE:
            n = legal_special(state, out, n)
        return n
    if phase == Phase.CARD:
        return legal_card(state, out)
    if phase == Phase.ARRANGE:
        return legal_arrange(state, out)
    if phase == Phase.TUNNEL:
        return legal_tunnel(state, out)
    if phase == Phase.CHALLENGE:
        return legal_challenge(state, out)
    if phase == Phase.TEXT:
        return legal_text(state, out)
    if phase == Phase.SARUMAN:
        return legal_saruman(state, out)
    if phase == Phase.MAGIC:
        return legal_magic(state, out)
    if phase == Phase.RETREAT:
        return legal_retreat(state, out)
    return 0


@hot
def chance_outcomes(state: State) -> int:
    if state.phase == Phase.OPPONENT:
        return outcomes_of_opponent(state)
    if state.phase == Phase.SCATTER:
        return outcomes_of_scatter(state)
    return 0


@hot
def draw(state: State, k: int) -> int:
    if state.phase == Phase.OPPONENT:
        return draw_opponent(state, k)
    if state.phase == Phase.SCATTER:
        return draw_scatter(state, k)
    return NONE


@hot
def apply(state: State, action: int, film: Film) -> None:
    phase = state.phase
    if phase == Phase.TURN:
        apply_turn(state, action, film)
    elif phase == Phase.CARD:
        apply_card(state, action, film)
    elif phase == Phase.OPPONENT:
        take_on(state, stand_of(state, action - Draw.OPPONENT), film)
    elif phase == Phase.ARRANGE:
        if apply_arrange(state, action, film):
            # C-4 Dark moves first: the set-up ends as if Light's turn did
            state.active = LIGHT
            state.step = Step.END_TURN
    elif phase == Phase.SCATTER:
        apply_scatter(state, action, film)
    elif phase == Phase.TUNNEL:
        apply_tunnel(state, action, film)
    elif phase == Phase.CHALLENGE:
        apply_challenge(state, action, film)
    elif phase == Phase.TEXT:
        apply_text(state, action, film)
    elif phase == Phase.SARUMAN:
        apply_saruman(state, action, film)
    elif phase == Phase.MAGIC:
        apply_magic(state, action, film)
    elif phase == Phase.RETREAT:
        apply_retreat(state, action, film)
    go_on(state, film)


@hot
def apply_turn(state: State, action: int, film: Film) -> None:
    """C-5: a turn is one move, or a special card instead of it or before it."""
    if action < Verb.RIDE:
        figure = (action - Verb.MOVE) // N_REGIONS
        set_out(state, figure, (action - Verb.MOVE) - figure * N_REGIONS, film)
        state.rider = NONE
    elif action < Verb.RETURN:
        apply_ride(state, action, film)
    elif action == Verb.RETURN:
        apply_return(state, film)
    elif action < Verb.RECALL:
        apply_look(state, action - Verb.LOOK, film)
    else:
        apply_recall(state, action - Verb.RECALL + N_EACH, film)


@hot
def go_on(state: State, film: Film) -> None:
    """C-16 to C-19: the steps of a turn, one after the other, until somebody must be asked."""
    while state.step != Step.ASK:
        step = state.step
        if step == Step.ENTER:
            enter(state, film)
        elif step == Step.CHALLENGE:
            challenge(state, film)
        elif step == Step.TEXT:
            ask_text(state, film)
        elif step == Step.INSTANT:
            defeat_at_once(state, film)
        elif step == Step.SARUMAN:
            ask_saruman(state)
        elif step == Step.CARD_OF_DARK:
            ask(state, Phase.CARD, DARK)
        elif step == Step.CARD_OF_LIGHT:
            ask(state, Phase.CARD, LIGHT)
        elif step == Step.MAGIC_OF_DARK:
            ask_magic_of_dark(state, film)
        elif step == Step.EARLY_RETREAT:
            retreat_of_dark(state, True, film)
        elif step == Step.MAGIC_OF_LIGHT:
            ask_magic_of_light(state, film)
        elif step == Step.LATE_RETREAT:
            retreat_of_dark(state, False, film)
        elif step == Step.TEXT_OF_LIGHT:
            text_of_light(state, film)
        elif step == Step.COMPARE:
            compare(state, film)
        elif step == Step.FINISH:
            finish_battle(state, film)
        elif step == Step.END_TURN:
            next_turn(state, film)


@hot
def next_turn(state: State, film: Film) -> None:
    """C-4: turns alternate.  C-64: a side without a legal move at the start of its turn loses at once."""
    hide_again(state)
    state.active = 1 - state.active
    state.turns += 1
    if not has_move(state, state.active) and not may_stay(state, state.active):
        end(state, Ending.STUCK, 1 - state.active, film)
        return
    state.phase = Phase.TURN
    state.seat = state.active
    state.step = Step.ASK
    tell(film, state, Event.TURN, ALL, state.active)


@hot
def audience(state: State, action: int) -> int:
    """C-74: who moves, stands or is drawn where is its owner's secret; a card is open once both have chosen.

    The pick behind a drawn opponent would tell something of those that were not drawn, so its line stays with the
    owner; the figure itself is told to all.
    """
    phase = state.phase
    if phase == Phase.SCATTER:
        return 1 << scattering(state)
    if phase == Phase.OPPONENT:
        return 1 << (1 - state.active)
    if phase == Phase.ARRANGE or phase == Phase.TURN:
        is_open = action == Verb.READY or action == Verb.RETURN
        if is_open or Verb.LOOK <= action < Verb.RECALL:
            return ALL
        return 1 << state.seat
    if phase == Phase.CARD and state.seat == DARK and not goes_dark_first(state):
        return 1 << DARK
    return ALL


ENDINGS = {
    Ending.MORDOR: ("mordor", "C-57"),
    Ending.FRODO: ("frodo", "C-58"),
    Ending.SHIRE: ("shire", "C-59"),
    Ending.STUCK: ("stuck", "C-64"),
}


def outcome(state: Any) -> Outcome | None:
    return Outcome.of(state, ENDINGS)
