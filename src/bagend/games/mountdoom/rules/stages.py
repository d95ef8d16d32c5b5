"""Stages: the end of a stage and the next one's cards.

Clauses M-32 to M-37, M-109 to M-114, M-132, M-136 to M-139, M-155 and M-197.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import has, size, without

from ..actions import Event, Phase, Verb
from ..components import (
    ALL_OF_STAGE,
    EMPTY,
    FACE_DOWN,
    MORGUL,
    N_FIGURES,
    N_SLOTS,
    PER_STAGE,
    Figure,
    Helper,
)
from ..facts import Closing
from ..facts.hand import reach
from ..facts.path import has_rider, ride
from ..state import State
from .courage import gain
from .hand import leave
from .movement import step_to
from .questions import ask, run_on


@hot
def could_ride(state: State) -> bool:
    """M-71: before the last stage Théoden may still bring a companion to Minas Morgul, if it then gives a step.

    Where any exact arrival counts, his brings courage too.
    """
    if not has(reach(state), Helper.THEODEN):
        return False
    if state.any_exact == 1 and state.courage < state.top_courage and has_rider(state):
        return True
    for figure in range(1, N_FIGURES):
        if ride(state, figure) == MORGUL and (state.bonus_exact == 0 or state.any_exact == 1):
            return True
    return False


@hot
def give_bonus(state: State, film: Film) -> None:
    """M-136: one step for each companion that stands in Minas Morgul.

    M-135: the waiting area gives none, M-137: nor whoever is still on the way.  M-138: the Ring-bearers go on alone.
    """
    steps = 0
    for figure in range(1, N_FIGURES):
        if state.at[figure] == MORGUL and (state.bonus_exact == 0 or has(state.exact, figure)):
            steps += 1
    tell(film, state, Event.BONUS, ALL, steps)
    if steps > 0:
        step_to(state, Figure.RING_BEARERS.value, steps, MORGUL + steps, film)


@hot
def convert_all(state: State, film: Film) -> None:
    """M-155: in the easier mode each unused ally or Gandalf card lifts the Ring one space before the last stage."""
    if state.easier_spends == 1 and state.hand != 0:
        ask(state, Phase.CONVERT)
        return
    state.closing = Closing.CLEAR
    if state.hand != 0:
        gain(state, size(state.hand), film)


@hot
def apply_convert(state: State, action: int, film: Film) -> None:
    if action == Verb.PASS:
        state.closing = Closing.CLEAR
    else:
        leave(state, action - Verb.CONVERT)
        gain(state, 1, film)
    run_on(state)


@hot
def clear_track(state: State, film: Film) -> None:
    """M-111: all cards on the track go to the box."""
    for slot in range(N_SLOTS):
        state.slot[slot] = EMPTY
    state.army = EMPTY
    state.down = 0
    state.stage += 1
    state.arrived = 0
    state.unseen = ALL_OF_STAGE
    state.peeked = EMPTY
    tell(film, state, Event.STAGE, ALL, state.stage)


@hot
def begin_deal(state: State) -> None:
    """M-34, M-112, M-139: six cards are laid out.  M-35: the first and the last face down.

    M-37 and M-113: the seventh goes to the box unseen, and has no identity here.
    """
    state.closing = Closing.DEAL
    state.slot[0] = FACE_DOWN if state.peeked == EMPTY else state.peeked
    state.slot[N_SLOTS - 1] = FACE_DOWN
    state.down = 1 | 1 << (N_SLOTS - 1)
    state.spot = 1


@hot
def deal(state: State, card: int, film: Film) -> None:
    """M-35: the cards between are turned face up.  M-36: each covers its slot's symbol."""
    state.unseen = without(state.unseen, card - state.stage * PER_STAGE)
    state.slot[state.spot] = card
    tell(film, state, Event.DEALT, ALL, card, state.spot)
    state.spot += 1
    run_on(state)


@hot
def peek(state: State, card: int, film: Film) -> None:
    """M-197: Gandalf's Vision, before the cards are laid out: everybody sees the top one."""
    state.unseen = without(state.unseen, card - state.stage * PER_STAGE)
    state.peeked = card
    tell(film, state, Event.PEEKED, ALL, card)
    ask(state, Phase.SEEN)


@hot
def apply_seen(state: State, action: int, film: Film) -> None:
    """Back on top, it will lie in slot 1; or it leaves the game."""
    if action == Verb.RETURN:
        tell(film, state, Event.RETURNED, ALL, state.peeked)
    else:
        tell(film, state, Event.REMOVED, ALL, state.peeked)
        state.peeked = EMPTY
    begin_deal(state)
    run_on(state)
