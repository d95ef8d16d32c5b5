"""Special cards: four cards of the variant, each used once.

Clauses C-66 to C-73.  Which of them a side has is an option (C-67).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Step, Verb
from ..components import (
    DARK,
    FORWARD,
    LIGHT,
    N_EACH,
    N_REGIONS,
    NOWHERE,
    SHORTCUTS,
    Figure,
    Region,
    Special,
)
from ..state import State
from .movement import come_to_rest, set_out, targets
from .stands import know, lift, put, side_of, stand_of, take_up


@hot
def legal_special(state: State, out: Row, n: int) -> int:
    """C-66: each special card MAY be used once."""
    if state.active == LIGHT:
        if state.special & Special.SHADOWFAX:
            n = legal_rides(state, out, n)
        if may_return(state):
            out[n] = Verb.RETURN
            n += 1
        return n
    if state.special & Special.PALANTIR:
        n = legal_looks(state, out, n)
    if may_recall(state):
        for stand in range(N_EACH, 2 * N_EACH):
            if state.at[stand] != NOWHERE and state.at[stand] != Region.MORDOR:
                out[n] = Verb.RECALL + state.who[stand] - N_EACH
                n += 1
    return n


@hot
def legal_rides(state: State, out: Row, n: int) -> int:
    """C-68: one region forward, by river or tunnel too, where no Dark figure is and there is room.

    C-69: only if the same figure can then move on, whatever the Balrog does, or if this step wins.
    """
    for stand in range(N_EACH):
        start = state.at[stand]
        if start == NOWHERE:
            continue
        ways = (FORWARD[LIGHT, start] | SHORTCUTS[start]) & ~state.full[LIGHT] & ~state.occupied[DARK]
        for region in range(N_REGIONS):
            if ways >> region & 1:
                wins = state.who[stand] == Figure.FRODO and region == Region.MORDOR
                if wins or targets(state, stand, region):
                    out[n] = Verb.RIDE + state.who[stand] * N_REGIONS + region
                    n += 1
    return n


@hot
def legal_looks(state: State, out: Row, n: int) -> int:
    """C-71: at the start of his turn Dark MAY look at all Light figures of one region, but not of the Shire."""
    for region in range(Region.SHIRE + 1, N_REGIONS):
        if state.occupied[LIGHT] >> region & 1:
            out[n] = Verb.LOOK + region
            n += 1
    return n


@hot
def may_return(state: State) -> bool:
    """C-70: Gandalf is defeated, no Dark figure is in Fangorn and there is room for him."""
    is_free = not (state.full[LIGHT] | state.occupied[DARK]) >> Region.FANGORN & 1
    return bool(state.special & Special.GANDALF and state.defeated >> Figure.GANDALF & 1 and is_free)


@hot
def may_recall(state: State) -> bool:
    """C-72: no Light figure is in Mordor, and room for one more Dark figure; somebody is elsewhere."""
    is_free = not (state.full[DARK] | state.occupied[LIGHT]) >> Region.MORDOR & 1
    is_somebody_out = state.occupied[DARK] & ~(1 << Region.MORDOR)
    return bool(state.special & Special.RECALL and is_free and is_somebody_out)


@hot
def may_stay(state: State, side: int) -> bool:
    """C-73: who cannot move MAY still bring Gandalf back or recall a figure; the Palantír does not help."""
    return may_return(state) if side == LIGHT else may_recall(state)


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
    state.defeated &= ~(1 << Figure.GANDALF)
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
    tell(film, state, Event.MOVER, 1 << side_of(stand), figure)
    lift(state, stand)
    put(state, stand, Region.MORDOR)
    tell(film, state, Event.RECALLED, ALL, start)
    come_to_rest(state, stand)
    state.step = Step.END_TURN
