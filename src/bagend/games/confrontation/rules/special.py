"""Special cards: four cards of the variant, each used once.

Clauses C-66 to C-73.  Which of them a side has is an option (C-67); when each may be used is a fact (facts/special.py).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import list_answers, offer
from bagend.engine.records import Row
from bagend.engine.sets import without

from ..actions import Event, Step, Verb
from ..components import DARK, LIGHT, N_EACH, N_REGIONS, Figure, Region, Special
from ..facts.special import lookable, rides, why_not_recall, why_not_return
from ..facts.stands import stand_of
from ..state import State
from .movement import come_to_rest, set_out, tell_who
from .stands import know, lift, put, take_up


@hot
def legal_special(state: State, out: Row, n: int) -> int:
    """C-66: each special card MAY be used once."""
    if state.active == LIGHT:
        if state.special & Special.SHADOWFAX:
            for stand in range(N_EACH):
                n = list_answers(rides(state, stand), Verb.RIDE + state.who[stand] * N_REGIONS, out, n)
        n = offer(out, n, why_not_return(state), Verb.RETURN.value)
        return n
    if state.special & Special.PALANTIR:
        n = list_answers(lookable(state), Verb.LOOK.value, out, n)
    for stand in range(N_EACH, 2 * N_EACH):
        n = offer(out, n, why_not_recall(state, state.who[stand]), Verb.RECALL + state.who[stand] - N_EACH)
    return n


@hot
def apply_ride(state: State, action: int, film: Film) -> None:
    figure = (action - Verb.RIDE) // N_REGIONS
    region = (action - Verb.RIDE) - figure * N_REGIONS
    state.special &= ~Special.SHADOWFAX
    tell(film, state, Event.RODE, ALL)
    set_out(state, figure, region, film)
    state.rider = state.mover


@hot
def apply_return(state: State, film: Film) -> None:
    """C-70: instead of moving, Light puts his Gandalf into Fangorn, where everybody sees him."""
    state.special &= ~Special.GANDALF
    state.defeated = without(state.defeated, Figure.GANDALF)
    stand = stand_of(state, Figure.GANDALF)
    put(state, stand, Region.FANGORN)
    tell(film, state, Event.CAME_BACK, ALL)
    come_to_rest(state, stand)
    state.step = Step.END_TURN


@hot
def apply_look(state: State, region: int, film: Film) -> None:
    """C-71: they may not be mixed until the turn ends, so Dark can name whom he fights there."""
    state.special &= ~Special.PALANTIR
    state.looked = region
    tell(film, state, Event.LOOKED, ALL, region)
    for stand in range(N_EACH):
        if state.at[stand] == region:
            know(state, 1, stand)
            tell(film, state, Event.SAW, 1 << DARK, state.who[stand], region)


@hot
def apply_recall(state: State, figure: int, film: Film) -> None:
    """C-72: instead of moving, Dark puts one of his figures into Mordor."""
    state.special &= ~Special.RECALL
    stand = take_up(state, figure)
    start = state.at[stand]
    lift(state, stand)
    put(state, stand, Region.MORDOR)
    tell(film, state, Event.RECALLED, ALL, start)
    tell_who(state, stand, film)
    come_to_rest(state, stand)
    state.step = Step.END_TURN
