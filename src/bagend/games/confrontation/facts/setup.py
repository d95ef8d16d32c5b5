"""The set-up: who may still begin where.  Clauses C-1 and C-2."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has, with_

from ..components import N_EACH, N_HOME, N_READY_MADE, NONE, START
from . import Seen
from .stands import side_of


@hot
def placed(seen: Seen, side: int) -> int:
    """The figures of a side that stand already, one bit each."""
    found = 0
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        if seen.who[stand] != NONE:
            found = with_(found, seen.who[stand])
    return found


@hot
def first_empty(seen: Seen, side: int) -> int:
    """The stand of the first outer region that is empty; NONE if all have their figure."""
    for stand in range(side * N_EACH + N_HOME, side * N_EACH + N_EACH):
        if seen.who[stand] == NONE:
            return stand
    return NONE


@hot
def outer_stand(side: int, region: int) -> int:
    """The stand of a side that begins in an outer region; NONE if none does."""
    for stand in range(side * N_EACH + N_HOME, side * N_EACH + N_EACH):
        if START[stand] == region:
            return stand
    return NONE


@hot
def why_not_place(seen: Seen, figure: int, region: int) -> int:
    """C-1: only own figures.  C-2: each once, one in each outer region that is empty."""
    if side_of(figure) != seen.seat:
        return 1
    stand = outer_stand(seen.seat, region)
    if has(placed(seen, seen.seat), figure) or stand == NONE or seen.who[stand] != NONE:
        return 2
    return 0


@hot
def why_not_arrange(seen: Seen, arrangement: int) -> int:
    """C-1: only an own set-up.  C-2: it places everybody at once, so it comes before anybody stands."""
    if arrangement // N_READY_MADE != seen.seat:
        return 1
    return 0 if placed(seen, seen.seat) == 0 else 2


@hot
def why_not_scatter(seen: Seen) -> int:
    """C-2: chance fills the outer regions that are empty."""
    return 0 if first_empty(seen, seen.seat) != NONE else 2


@hot
def why_not_ready(seen: Seen) -> int:
    """C-2: every outer region has its figure."""
    return 0 if first_empty(seen, seen.seat) == NONE else 2
