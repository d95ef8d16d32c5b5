"""Conquest: units and fortresses on the map.

Clauses D-46, D-89 to D-98 and D-121 to D-134.  Units of a side are alike, so the map holds counts.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Phase, Verb
from ..components import ALL_REGIONS, N_REGIONS, NEIGHBOURS, Token
from ..state import State
from .ending import check_conquest


@hot
def muster(state: State, units: int, regions: int, film: Film) -> bool:
    """D-89: a red card places its units.  D-90: in one of the regions it offers.

    Tokens: the Elves offer every region, the Humans send one unit more.
    """
    tokens = state.tokens[state.active]
    if tokens >> Token.RED_UNIT & 1:
        units += 1
    if tokens >> Token.RED_ANYWHERE & 1:
        regions = ALL_REGIONS
    return ask_place(state, units, regions, 0, film)


@hot
def ask_place(state: State, units: int, regions: int, may_decline: int, film: Film) -> bool:
    """Ask where units go, if there is a choice; as many as the supply holds.  True if it is asked."""
    units = min(units, state.supply[state.active])
    if units == 0:
        tell(film, state, Event.NO_UNITS, ALL, state.active)
        return False
    state.amount = units
    state.offered = regions
    state.may_decline = may_decline
    if regions & (regions - 1) == 0 and may_decline == 0:
        for region in range(N_REGIONS):
            if regions >> region & 1:
                place(state, region, film)
        return False
    state.phase = Phase.PLACE
    state.seat = state.active
    return True


@hot
def legal_place(state: State, out: Row) -> int:
    n = 0
    for region in range(N_REGIONS):
        if state.offered >> region & 1:
            out[n] = Verb.PLACE + region
            n += 1
    if state.may_decline == 1:
        out[n] = Verb.DECLINE
        n += 1
    return n


@hot
def place(state: State, region: int, film: Film) -> None:
    """D-91: all units of a card go to one region, together, and then the conflict is fought.

    D-128: an opposing fortress does not keep them out.
    """
    units = state.amount
    state.units[state.active, region] += units
    state.supply[state.active] -= units
    tell(film, state, Event.PLACED, ALL, state.active, region, units)
    fight(state, region, film)


@hot
def fight(state: State, region: int, film: Film) -> None:
    """D-121: after units arrive, look for opposing units there; D-122: without any, nothing follows.

    D-123: both take back one unit at a time until at most one side is left; D-124: so both lose as many as the smaller
    had.  D-125: they can be placed again.  D-126: nobody chooses.  D-127, D-129: fortresses neither start a
    conflict nor take part; D-130: so both sides can be present in one region.
    """
    lost = min(state.units[0, region], state.units[1, region])
    if lost > 0:
        for seat in range(2):
            state.units[seat, region] -= lost
            state.supply[seat] += lost
        tell(film, state, Event.FOUGHT, ALL, region, lost)
    check_conquest(state, film)


@hot
def build(state: State, region: int, film: Film) -> None:
    """D-46: the fortress stands at once in the region shown on the tile (D-99)."""
    state.forts[state.active] |= 1 << region
    tell(film, state, Event.BUILT, ALL, state.active, region)
    check_conquest(state, film)


@hot
def may_move(state: State) -> bool:
    for region in range(N_REGIONS):
        if state.units[state.active, region] > 0:
            return True
    return False


@hot
def may_remove(state: State) -> bool:
    for region in range(N_REGIONS):
        if state.units[1 - state.active, region] > 0:
            return True
    return False


@hot
def legal_manoeuvre(state: State, moves: bool, removals: bool, fine: bool, out: Row) -> int:
    """D-94: one own unit to an adjacent region (D-133).  D-96: one opposing unit away from any region.

    D-95: the opponent loses a coin, if there is one.  Each may be left.
    """
    n = 0
    for region in range(N_REGIONS):
        if moves and state.units[state.active, region] > 0:
            for to in range(N_REGIONS):
                if NEIGHBOURS[region] >> to & 1:
                    out[n] = Verb.MOVE + region * N_REGIONS + to
                    n += 1
        if removals and state.units[1 - state.active, region] > 0:
            out[n] = Verb.REMOVE + region
            n += 1
    if fine and state.coins[1 - state.active] > 0:
        out[n] = Verb.FINE
        n += 1
    out[n] = Verb.DECLINE
    return n + 1


@hot
def apply_manoeuvre(state: State, action: int, film: Film) -> None:
    """D-94, D-95 or D-96, as it was answered."""
    if action == Verb.FINE:
        fine(state, film)
    elif action >= Verb.REMOVE:
        remove(state, action - Verb.REMOVE, film)
    else:
        region = (action - Verb.MOVE) // N_REGIONS
        move(state, region, action - Verb.MOVE - region * N_REGIONS, film)


@hot
def move(state: State, region: int, to: int, film: Film) -> None:
    """D-132: the same unit may move again, or another one.  D-134: each move is settled before the next."""
    state.units[state.active, region] -= 1
    state.units[state.active, to] += 1
    tell(film, state, Event.MOVED, ALL, state.active, region, to)
    fight(state, to, film)


@hot
def remove(state: State, region: int, film: Film) -> None:
    """D-97: a removed unit returns to its owner's supply."""
    other = 1 - state.active
    state.units[other, region] -= 1
    state.supply[other] += 1
    tell(film, state, Event.REMOVED, ALL, other, region)


@hot
def fine(state: State, film: Film) -> None:
    """D-95: the opponent loses a coin to the supply, if there is one."""
    other = 1 - state.active
    if state.coins[other] > 0:
        state.coins[other] -= 1
        tell(film, state, Event.FINED, ALL, other)


@hot
def legal_raze(state: State, out: Row) -> int:
    """An opposing fortress is removed; this may be declined."""
    n = 0
    for region in range(N_REGIONS):
        if state.forts[1 - state.active] >> region & 1:
            out[n] = Verb.RAZE + region
            n += 1
    out[n] = Verb.DECLINE
    return n + 1


@hot
def apply_raze(state: State, action: int, film: Film) -> None:
    """The fortress returns to its owner, whose next tile is cheaper by a coin (D-72)."""
    region = action - Verb.RAZE
    other = 1 - state.active
    state.forts[other] &= ~(1 << region)
    tell(film, state, Event.RAZED, ALL, other, region)
