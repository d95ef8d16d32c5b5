"""Conquest: units and fortresses on the map.

Clauses D-46, D-89 to D-98 and D-121 to D-134.  Units of a side are alike, so the map holds counts.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import offer
from bagend.engine.records import Row
from bagend.engine.sets import has, with_, without

from ..actions import Event, Phase, Verb
from ..components import N_REGIONS, N_SEATS, Op
from ..facts.land import mustered, mustering, supplied
from ..facts.why_not import (
    why_not_decline,
    why_not_fine,
    why_not_move,
    why_not_place,
    why_not_raze,
    why_not_remove,
)
from ..state import State
from .ending import check_conquest
from .todo import lapse


@hot
def muster(state: State, units: int, regions: int, film: Film) -> bool:
    """D-89: a red card places its units.  D-90: in one of the regions it offers."""
    seat = state.active
    return ask_place(state, mustered(state, seat, units), mustering(state, seat, regions), 0, film)


@hot
def ask_place(state: State, units: int, regions: int, may_decline: int, film: Film) -> bool:
    """Ask where units go, if there is a choice; as many as the supply holds.  True if it is asked."""
    units = supplied(state, state.active, units)
    if units == 0:
        lapse(state, Op.UNITS, film)
        return False
    state.amount = units
    state.offered = regions
    state.may_decline = may_decline
    if regions & (regions - 1) == 0 and may_decline == 0:
        for region in range(N_REGIONS):
            if has(regions, region):
                place(state, region, film)
        return False
    state.phase = Phase.PLACE
    state.seat = state.active
    return True


@hot
def legal_place(state: State, out: Row) -> int:
    n = 0
    for region in range(N_REGIONS):
        n = offer(out, n, why_not_place(state, region), Verb.PLACE + region)
    n = offer(out, n, why_not_decline(state), Verb.DECLINE.value)
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
        for seat in range(N_SEATS):
            state.units[seat, region] -= lost
            state.supply[seat] += lost
        tell(film, state, Event.FOUGHT, ALL, region, lost)
    check_conquest(state, film)


@hot
def build(state: State, region: int, film: Film) -> None:
    """D-46: the fortress stands at once in the region shown on the tile (D-99)."""
    state.forts[state.active] = with_(state.forts[state.active], region)
    tell(film, state, Event.BUILT, ALL, state.active, region)
    check_conquest(state, film)


@hot
def legal_manoeuvre(state: State, moves: bool, removals: bool, fine: bool, out: Row) -> int:
    """D-94: a move, D-96: a removal, D-95: a coin lost: as many of them as are asked about.  Each may be left."""
    n = 0
    for region in range(N_REGIONS):
        if moves:
            for to in range(N_REGIONS):
                n = offer(out, n, why_not_move(state, region, to), Verb.MOVE + region * N_REGIONS + to)
        if removals and why_not_remove(state, region) == 0:
            out[n] = Verb.REMOVE + region
            n += 1
    if fine and why_not_fine(state) == 0:
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
    if why_not_fine(state) == 0:
        other = 1 - state.active
        state.coins[other] -= 1
        tell(film, state, Event.FINED, ALL, other)
    else:
        lapse(state, Op.FINE, film)


@hot
def legal_raze(state: State, out: Row) -> int:
    """An opposing fortress is removed; this may be declined."""
    n = 0
    for region in range(N_REGIONS):
        n = offer(out, n, why_not_raze(state, region), Verb.RAZE + region)
    out[n] = Verb.DECLINE
    return n + 1


@hot
def apply_raze(state: State, action: int, film: Film) -> None:
    """The fortress returns to its owner, whose next tile is cheaper by a coin (D-72)."""
    region = action - Verb.RAZE
    other = 1 - state.active
    state.forts[other] = without(state.forts[other], region)
    tell(film, state, Event.RAZED, ALL, other, region)
