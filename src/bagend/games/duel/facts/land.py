"""Land: who is where, and who can still act there.  Clauses D-89, D-90 and D-131."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..components import ALL_REGIONS, N_REGIONS, Token
from . import Public


@hot
def standing(seen: Public, seat: int) -> int:
    """The regions in which a seat has units, as bits."""
    regions = 0
    for region in range(N_REGIONS):
        if seen.units[seat, region] > 0:
            regions |= 1 << region
    return regions


@hot
def presence(seen: Public, seat: int) -> int:
    """D-131: a seat is present in a region with a fortress, with at least one unit, or with both."""
    return seen.forts[seat] | standing(seen, seat)


@hot
def stands_by_one(seen: Public, seat: int, region: int) -> bool:
    """D-131: whether a seat with one unit less would not be present in a region any more."""
    return bool(seen.units[seat, region] == 1 and not has(seen.forts[seat], region))


@hot
def supplied(seen: Public, seat: int, units: int) -> int:
    """D-89: as many units are placed as the supply holds."""
    return min(units, seen.supply[seat])


@hot
def mustered(seen: Public, seat: int, units: int) -> int:
    """D-89: the units that a red card places.  Token: the Humans send one more."""
    return units + 1 if has(seen.tokens[seat], Token.RED_UNIT) else units


@hot
def mustering(seen: Public, seat: int, regions: int) -> int:
    """D-90: the regions that a red card offers, as bits.  Token: the Elves offer every region."""
    return ALL_REGIONS if has(seen.tokens[seat], Token.RED_ANYWHERE) else regions
