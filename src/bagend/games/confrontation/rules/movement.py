"""Movement: a figure goes where it may.

Clauses C-5, C-13, C-15, C-20 and C-75; where it may go is a fact (facts/roads.py).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import list_answers
from bagend.engine.records import Row

from ..actions import Event, Phase, Step, Verb
from ..components import DARK, LIGHT, N_EACH, N_REGIONS, NONE, NOWHERE, Figure, Region
from ..facts.battle import why_not_strike
from ..facts.roads import attacks, targets, walks_tunnel
from ..facts.stands import is_known
from ..state import State
from .stands import defeat, lift, put, rule_out_frodo, settle, show, take_up
from .verdict import conclude


@hot
def legal_moves(state: State, out: Row) -> int:
    """C-5: exactly one own figure MUST move.  C-68: after Shadowfax only the figure he carried."""
    n = 0
    first = state.active * N_EACH
    for stand in range(first, first + N_EACH):
        start = state.at[stand]
        if start == NOWHERE or (state.rider != NONE and stand != state.rider):
            continue
        n = list_answers(targets(state, stand, start), Verb.MOVE + state.who[stand] * N_REGIONS, out, n)
    return n


@hot
def set_out(state: State, figure: int, region: int, film: Film) -> None:
    """A figure leaves for a region.

    C-13, C-75: whoever goes through the tunnel while any Dark stand is in Moria, Dark is asked about the Balrog.
    """
    stand = take_up(state, figure)
    state.mover = stand
    state.toward = region
    if walks_tunnel(state, state.active, state.at[stand], region):
        tell(film, state, Event.TUNNEL, ALL, state.active)
        if state.count[DARK, Region.MORIA] > 0:
            state.phase = Phase.TUNNEL
            state.seat = DARK
            state.step = Step.ASK
            return
    arrive(state, film)


@hot
def arrive(state: State, film: Film) -> None:
    """C-15: moving into a region with an enemy is an attack."""
    stand = state.mover
    start = state.at[stand]
    region = state.toward
    lift(state, stand)
    put(state, stand, region)
    state.toward = NOWHERE
    state.step = Step.ENTER
    if attacks(state, state.who[stand], region):
        state.field = region
        tell(film, state, Event.ATTACKED, ALL, state.active, start, region)
    else:
        tell(film, state, Event.MOVED, ALL, state.active, start, region)
        tell_who(state, stand, film)


@hot
def tell_who(state: State, stand: int, film: Film) -> None:
    """C-74: who has moved is told to the owner alone, unless everybody can tell."""
    audience = ALL if is_known(state.could[0, stand]) else 1 << state.active
    tell(film, state, Event.MOVER, audience, state.who[stand])


@hot
def legal_tunnel(state: State, out: Row) -> int:
    """C-13: the Balrog MAY strike, and need not.  C-75: whoever else stands in Moria has but one answer."""
    out[0] = Verb.SPARE
    if why_not_strike(state) != 0:
        return 1
    out[1] = Verb.STRIKE
    return 2


@hot
def apply_tunnel(state: State, action: int, film: Film) -> None:
    """C-13: struck, the figure is defeated without a battle and never reaches Fangorn; Boromir takes nobody along."""
    if action == Verb.SPARE:
        tell(film, state, Event.QUIET, ALL)
        arrive(state, film)
        return
    for stand in range(N_EACH, 2 * N_EACH):
        if state.who[stand] == Figure.BALROG:
            state.fighter[DARK] = show(state, stand, stand)
    stand = show(state, state.mover, state.mover)
    state.mover = stand
    state.toward = NOWHERE
    state.fighter[LIGHT] = stand
    for side in range(2):
        state.fighting[side] = state.who[state.fighter[side]]
    state.fallen = 1 << LIGHT
    conclude(state, film, Event.STRUCK)
    defeat(state, stand)
    tell(film, state, Event.FELL, ALL, state.fighting[LIGHT])
    state.step = Step.FINISH


@hot
def come_to_rest(state: State, stand: int) -> None:
    """C-20: a figure that moved or retreated is hidden among those it stands with."""
    rule_out_frodo(state, stand)
    settle(state, stand)
