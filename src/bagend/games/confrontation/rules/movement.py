"""Movement: where a figure may go.

Clauses C-5 to C-15 and the figure texts C-34 to C-37 and C-40.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Phase, Step, Verb
from ..components import (
    DARK,
    FORWARD,
    LIGHT,
    N_EACH,
    N_REGIONS,
    NONE,
    NOWHERE,
    SHORTCUTS,
    SIDEWAYS,
    Figure,
    Region,
)
from ..state import State
from .stands import is_in, lift, put, rule_out_frodo, settle, show, side_of, take_up


@hot
def targets(state: State, stand: int, start: int) -> int:
    """The regions that a stand may move to from `start`, one bit each.

    C-6: one region forward.  C-8: never into a region that holds the side's maximum.
    C-10: Light MAY go down the Anduin; C-12: and through the tunnel of Moria, Dark never.
    C-11: the river forbids nothing.  C-14: Moria itself is entered like any region.
    """
    side = side_of(stand)
    figure = state.who[stand]
    ways = FORWARD[side, start]
    if side == LIGHT:
        ways |= SHORTCUTS[start]
    if figure == Figure.ARAGORN:
        ways |= any_adjacent(start) & state.occupied[DARK]
    elif figure == Figure.WITCH_KING:
        # C-35 sideways to attack; C-7 the mountains have no sideways neighbours
        ways |= SIDEWAYS[start] & state.occupied[LIGHT]
    elif figure == Figure.FLYING_NAZGUL:
        # C-40 from anywhere to a lone Light figure anywhere
        ways |= state.lone[LIGHT]
    elif figure == Figure.BLACK_RIDER:
        ways |= long_ride(state, start)
    return ways & ~state.full[side]


@hot
def any_adjacent(start: int) -> int:
    """C-34: Aragorn MAY attack forward, backward and sideways; C-62: so also back into the Shire.

    C-7: the table of sideways roads has none in the mountains, and none of them is the tunnel.
    """
    return FORWARD[LIGHT, start] | FORWARD[DARK, start] | SIDEWAYS[start]


@hot
def long_ride(state: State, start: int) -> int:
    """C-36: the Black Rider MAY ride on over regions without Light figures and below the limit, to attack.

    C-37: by forward roads only, never by river or tunnel.
    """
    reached = 0
    front = FORWARD[DARK, start]
    while front:
        reached |= front & state.occupied[LIGHT]
        onward = front & ~state.occupied[LIGHT] & ~state.full[DARK]
        front = 0
        for region in range(N_REGIONS):
            if onward >> region & 1:
                front |= FORWARD[DARK, region]
    return reached


@hot
def legal_moves(state: State, out: Row) -> int:
    """C-5: exactly one own figure MUST move.  C-68: after Shadowfax only the figure he carried."""
    n = 0
    first = state.active * N_EACH
    for stand in range(first, first + N_EACH):
        start = state.at[stand]
        if start == NOWHERE or (state.rider != NONE and stand != state.rider):
            continue
        ways = targets(state, stand, start)
        answer = Verb.MOVE + state.who[stand] * N_REGIONS
        while ways:
            if ways & 1:
                out[n] = answer
                n += 1
            ways >>= 1
            answer += 1
    return n


@hot
def has_move(state: State, side: int) -> bool:
    """C-64: moves by a figure's text, by river and by tunnel count too."""
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        if state.at[stand] != NOWHERE and targets(state, stand, state.at[stand]):
            return True
    return False


@hot
def set_out(state: State, figure: int, region: int, film: Film) -> None:
    """A figure leaves for a region.

    C-13, C-75: whoever goes through the tunnel while any Dark stand is in Moria, Dark is asked about the Balrog.
    """
    stand = take_up(state, figure)
    start = state.at[stand]
    state.mover = stand
    state.toward = region
    tell(film, state, Event.MOVER, 1 << state.active, figure)
    if start == Region.EREGION and region == Region.FANGORN:
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
    side = side_of(stand)
    lift(state, stand)
    put(state, stand, region)
    state.toward = NOWHERE
    tell(film, state, Event.MOVED, ALL, side, start, region)
    state.step = Step.ENTER


@hot
def legal_tunnel(state: State, out: Row) -> int:
    """C-13: the Balrog MAY strike, and need not.  C-75: whoever else stands in Moria has but one answer."""
    out[0] = Verb.SPARE
    if is_in(state, Figure.BALROG, Region.MORIA):
        out[1] = Verb.STRIKE
        return 2
    return 1


@hot
def apply_tunnel(state: State, action: int, film: Film) -> None:
    """C-13: struck, the figure is defeated without a battle and never reaches Fangorn; Boromir takes nobody along."""
    if action == Verb.SPARE:
        tell(film, state, Event.QUIET, ALL)
        arrive(state, film)
        return
    for stand in range(N_EACH, 2 * N_EACH):
        if state.who[stand] == Figure.BALROG:
            show(state, stand, stand)
    stand = show(state, state.mover, state.mover)
    state.mover = stand
    state.toward = NOWHERE
    state.fighter[LIGHT] = stand
    state.fallen = 1 << LIGHT
    tell(film, state, Event.STRUCK, ALL, state.who[stand])
    state.step = Step.FINISH


@hot
def come_to_rest(state: State, stand: int) -> None:
    """C-20: a figure that moved or retreated is hidden among those it stands with."""
    rule_out_frodo(state, stand)
    settle(state, stand)
