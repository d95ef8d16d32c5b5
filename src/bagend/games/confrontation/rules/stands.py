"""Stands: where they are, and what the opponent knows of them.

Clauses C-8, C-9, C-20 and C-74.  A stand is known by a set of figures that it could be.  Mixing gives every stand of
a region the union of their sets; a figure that is shown cannot be any other stand.
"""

from bagend.engine.kernel import hot
from bagend.engine.sets import has, with_, without

from ..components import LIMIT, N_EACH, NOWHERE, Figure, Region
from ..facts.stands import side_of, stand_of
from ..state import State


@hot
def put(state: State, stand: int, region: int) -> None:
    """C-8: a region that now holds a side's maximum is full for it."""
    side = side_of(stand)
    state.at[stand] = region
    state.count[side, region] += 1
    recount(state, side, region)


@hot
def lift(state: State, stand: int) -> None:
    """Take a stand from its region."""
    side = side_of(stand)
    region = state.at[stand]
    state.at[stand] = NOWHERE
    state.count[side, region] -= 1
    recount(state, side, region)


@hot
def defeat(state: State, stand: int) -> None:
    """C-18: the defeated leave the board.  C-56: who they are is public."""
    state.defeated = with_(state.defeated, state.who[stand])
    lift(state, stand)


@hot
def recount(state: State, side: int, region: int) -> None:
    count = state.count[side, region]
    state.occupied[side] = without(state.occupied[side], region) | (count > 0) << region
    state.lone[side] = without(state.lone[side], region) | (count == 1) << region
    state.full[side] = without(state.full[side], region) | (count == LIMIT[region]) << region


@hot
def settle(state: State, stand: int) -> None:
    """C-74: stands that come together are mixed at once, but where a battle is fought or the Palantír looked, later."""
    region = state.at[stand]
    if region != state.field and region != state.looked:
        mix(state, side_of(stand), region)


@hot
def mix(state: State, side: int, region: int) -> None:
    """C-9: own stands of one region MAY be mixed at any time, those of different regions never.

    C-74: so they are, and each could then be whoever any of them could be.  Their figures are kept in ascending
    order: where nobody can tell them apart, their order must not tell either.
    """
    if state.count[side, region] < 2:
        return
    figures = 0
    to_all = 0
    to_opponent = 0
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        if state.at[stand] == region:
            figures = with_(figures, state.who[stand])
            to_all |= state.could[0, stand]
            to_opponent |= state.could[1, stand]
    figure = side * N_EACH
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        if state.at[stand] == region:
            while not has(figures, figure):
                figure += 1
            state.who[stand] = figure
            figure += 1
            state.could[0, stand] = to_all
            state.could[1, stand] = to_opponent


@hot
def take_up(state: State, figure: int) -> int:
    """The stand with which a figure leaves a region.

    C-20: it is hidden again, so of stands that are mixed it takes the last, whoever it is.
    """
    stand = stand_of(state, figure)
    if has(state.opened, stand) or stand == state.rider:
        return stand
    region = state.at[stand]
    last = stand
    for other in range(stand + 1, side_of(stand) * N_EACH + N_EACH):
        if state.at[other] == region:
            state.who[last] = state.who[other]
            last = other
    state.who[last] = figure
    return last


@hot
def show(state: State, stand: int, wanted: int) -> int:
    """C-18: show a figure to everybody.  The stand it is then on: the wanted one, or the first nobody can tell."""
    if has(state.opened, stand):
        return stand
    region = state.at[stand]
    if wanted < 0:
        wanted = side_of(stand) * N_EACH
        while state.at[wanted] != region or has(state.opened, wanted):
            wanted += 1
    swap(state, stand, wanted)
    know(state, 0, wanted)
    know(state, 1, wanted)
    state.opened = with_(state.opened, wanted)
    return wanted


@hot
def swap(state: State, one: int, other: int) -> None:
    """Exchange the figures of two mixed stands, and what the opponent knows of them."""
    figure = state.who[one]
    state.who[one] = state.who[other]
    state.who[other] = figure
    known = state.could[1, one]
    state.could[1, one] = state.could[1, other]
    state.could[1, other] = known


@hot
def know(state: State, row: int, stand: int) -> None:
    """C-74: whoever is seen is that figure, and no other stand is."""
    figure = state.who[stand]
    first = side_of(stand) * N_EACH
    for other in range(first, first + N_EACH):
        state.could[row, other] = without(state.could[row, other], figure)
    state.could[row, stand] = 1 << figure


@hot
def rule_out_frodo(state: State, stand: int) -> None:
    """C-63: Frodo is never in Mordor while the game goes on, so whoever is there is somebody else."""
    if side_of(stand) == 0 and state.at[stand] == Region.MORDOR:
        for row in range(2):
            state.could[row, stand] = without(state.could[row, stand], Figure.FRODO)
