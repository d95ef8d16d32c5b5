"""Roads: where a figure may go, and by which clause.

Clauses C-5 to C-15, the figure texts C-34 to C-37 and C-40, and C-64.
"""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

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
from . import Seen
from .stands import destroys_ring, side_of, stand_of


@hot
def roads(side: int, start: int) -> int:
    """Where any figure of a side may go, one bit each region, if there is room.

    C-6: one region forward.  C-10: Light MAY go down the Anduin.  C-12: and through the tunnel of Moria; Dark never.
    C-14: Moria itself is entered like any region.
    """
    ways = FORWARD[side, start]
    if side == LIGHT:
        ways |= SHORTCUTS[start]
    return ways


@hot
def targets(seen: Seen, stand: int, start: int) -> int:
    """The regions that a stand may move to from `start`, one bit each.

    C-8: never into a region that holds the side's maximum.  C-11: the river forbids nothing.
    """
    return reach(seen, seen.who[stand], start)


@hot
def reach(seen: Seen, figure: int, start: int) -> int:
    """Where a figure may move to from `start`, one bit each region."""
    side = side_of(figure)
    ways = roads(side, start)
    if figure == Figure.ARAGORN:
        ways |= any_adjacent(start) & seen.occupied[DARK]
    elif figure == Figure.WITCH_KING:
        # C-35 sideways to attack; C-7 the mountains have no sideways neighbours
        ways |= SIDEWAYS[start] & seen.occupied[LIGHT]
    elif figure == Figure.FLYING_NAZGUL:
        # C-40 from anywhere to a lone Light figure anywhere
        ways |= seen.lone[LIGHT]
    elif figure == Figure.BLACK_RIDER:
        ways |= long_ride(seen, start)
    return ways & ~seen.full[side]


@hot
def any_adjacent(start: int) -> int:
    """C-34: Aragorn MAY attack forward, backward and sideways; C-62: so also back into the Shire.

    C-7: the table of sideways roads has none in the mountains, and none of them is the tunnel.
    """
    return FORWARD[LIGHT, start] | FORWARD[DARK, start] | SIDEWAYS[start]


@hot
def long_ride(seen: Seen, start: int) -> int:
    """C-36: the Black Rider MAY ride on over regions without Light figures and below the limit, to attack.

    C-37: by forward roads only, never by river or tunnel.
    """
    reached = 0
    front = FORWARD[DARK, start]
    while front:
        reached |= front & seen.occupied[LIGHT]
        onward = front & ~seen.occupied[LIGHT] & ~seen.full[DARK]
        front = 0
        for region in range(N_REGIONS):
            if onward >> region & 1:
                front |= FORWARD[DARK, region]
    return reached


@hot
def has_move(seen: Seen, side: int) -> bool:
    """C-64: moves by a figure's text, by river and by tunnel count too."""
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        if seen.at[stand] != NOWHERE and targets(seen, stand, seen.at[stand]):
            return True
    return False


@hot
def is_tunnel(start: int, region: int) -> bool:
    return start == Region.EREGION and region == Region.FANGORN


@hot
def walks_tunnel(seen: Seen, side: int, start: int, region: int) -> bool:
    """C-12: whoever goes from Eregion to Fangorn walks through the tunnel; the Flying Nazgûl flies (C-40)."""
    return is_tunnel(start, region) and (side == LIGHT or seen.version == 1)


@hot
def attacks(seen: Seen, figure: int, region: int) -> bool:
    """C-15: moving into a region with an enemy is an attack.  C-57, C-63: but Frodo fights nobody in Mordor."""
    return has(seen.occupied[1 - side_of(figure)], region) and not destroys_ring(figure, region)


@hot
def clause_of_way(figure: int, start: int, region: int) -> int:
    """The clause that lets a figure go somewhere: C-6, C-10, C-12, or its own text."""
    side = side_of(figure)
    if has(FORWARD[side, start], region):
        return 6
    if has(roads(side, start), region):
        return 12 if is_tunnel(start, region) else 10
    return clause_of_reach(figure)


@hot
def clause_of_reach(figure: int) -> int:
    """The clause that lets a figure attack where others cannot go; 0 if it has no such text."""
    if figure == Figure.ARAGORN:
        return 34
    if figure == Figure.WITCH_KING:
        return 35
    if figure == Figure.BLACK_RIDER:
        return 36
    return 40 if figure == Figure.FLYING_NAZGUL else 0


@hot
def why_not_move(seen: Seen, figure: int, region: int) -> int:
    """C-5: only own figures.  C-18: the defeated are gone.  C-68: after Shadowfax only the figure that he carried."""
    if side_of(figure) != seen.seat:
        return 5
    stand = stand_of(seen, figure)
    if seen.at[stand] == NOWHERE:
        return 18
    if seen.rider != NONE and seen.rider != stand:
        return 68
    start = seen.at[stand]
    return 0 if has(targets(seen, stand, start), region) else why_no_way(seen, figure, start, region)


@hot
def why_no_way(seen: Seen, figure: int, start: int, region: int) -> int:
    """C-8: full regions first; then the text that promised too little, then the plain rule of the road."""
    side = side_of(figure)
    if has(seen.full[side], region) and (has(roads(side, start), region) or has(seen.occupied[1 - side], region)):
        return 8
    if figure == Figure.FLYING_NAZGUL or figure == Figure.BLACK_RIDER:
        return clause_of_reach(figure)
    if figure == Figure.ARAGORN and has(any_adjacent(start), region):
        return clause_of_reach(figure)
    if figure == Figure.WITCH_KING and has(SIDEWAYS[start], region):
        return clause_of_reach(figure)
    if is_tunnel(start, region) or is_tunnel(region, start):
        return 12
    if is_on_river(start) and is_on_river(region):
        return 10
    return 7 if is_mountain(start) and is_mountain(region) else 6


@hot
def is_on_river(region: int) -> bool:
    return Region.MIRKWOOD <= region <= Region.ROHAN


@hot
def is_mountain(region: int) -> bool:
    return Region.HIGH_PASS <= region <= Region.GAP_OF_ROHAN


def _moves_to_mordor() -> tuple[int, ...]:
    """How many moves of a Light figure each region is from Mordor, at the least; by river and tunnel too."""
    found = [0] * N_REGIONS
    is_settled = False
    while not is_settled:
        before = list(found)
        for region in range(N_REGIONS - 1):
            found[region] = 1 + min(found[end] for end in range(N_REGIONS) if has(int(roads(LIGHT, region)), end))
        is_settled = before == found
    return tuple(found)


MOVES_TO_MORDOR = _moves_to_mordor()
