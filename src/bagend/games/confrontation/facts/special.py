"""Special cards: when each of them may be used.  Clauses C-66 and C-68 to C-73."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..components import DARK, LIGHT, N_REGIONS, NONE, NOWHERE, Figure, Region, Special
from . import Seen
from .roads import roads, targets
from .stands import destroys_ring, stand_of


@hot
def why_not_special(seen: Seen, side: int, card: int, clause: int) -> int:
    """C-66: each special card MAY be used once.  Else the clause of the card itself: it is for one side's turn.

    C-68: when Shadowfax has carried a figure, that figure moves on.
    """
    if seen.special & card == 0:
        return 66
    return 0 if side == seen.active and seen.rider == NONE else clause


@hot
def rides(seen: Seen, stand: int) -> int:
    """Where Shadowfax may carry a Light figure, one bit each region.

    C-68: one region forward, by river or tunnel too, where no Dark figure is and there is room.
    C-69: only if the same figure can then move on, whatever the Balrog does, or if this step wins.
    """
    start = seen.at[stand]
    if start == NOWHERE:
        return 0
    ways = roads(LIGHT, start) & ~seen.full[LIGHT] & ~seen.occupied[DARK]
    for region in range(N_REGIONS):
        wins = destroys_ring(seen.who[stand], region)
        if ways >> region & 1 and not wins and targets(seen, stand, region) == 0:
            ways &= ~(1 << region)
    return ways


@hot
def why_not_ride(seen: Seen, figure: int, region: int) -> int:
    clause = why_not_special(seen, LIGHT, Special.SHADOWFAX.value, 68)
    if clause == 0 and not has(rides(seen, stand_of(seen, figure)), region):
        clause = 68
    return clause


@hot
def why_not_return(seen: Seen) -> int:
    """C-70: Gandalf is defeated, no Dark figure is in Fangorn and there is room for him."""
    clause = why_not_special(seen, LIGHT, Special.GANDALF.value, 70)
    is_taken = has(seen.full[LIGHT] | seen.occupied[DARK], Region.FANGORN)
    if clause == 0 and (is_taken or not has(seen.defeated, Figure.GANDALF)):
        clause = 70
    return clause


@hot
def lookable(seen: Seen) -> int:
    """C-71: the Palantír shows all Light figures of one region, but not of the Shire; one bit each region."""
    return seen.occupied[LIGHT] & ~(1 << Region.SHIRE)


@hot
def why_not_look(seen: Seen, region: int) -> int:
    clause = why_not_special(seen, DARK, Special.PALANTIR.value, 71)
    if clause == 0 and not has(lookable(seen), region):
        clause = 71
    return clause


@hot
def why_no_recall(seen: Seen) -> int:
    """C-72: no Light figure is in Mordor, and room for one more Dark figure; somebody is elsewhere."""
    clause = why_not_special(seen, DARK, Special.RECALL.value, 72)
    is_taken = has(seen.full[DARK] | seen.occupied[LIGHT], Region.MORDOR)
    is_somebody_out = seen.occupied[DARK] & ~(1 << Region.MORDOR) != 0
    if clause == 0 and (is_taken or not is_somebody_out):
        clause = 72
    return clause


@hot
def why_not_recall(seen: Seen, figure: int) -> int:
    """C-72: a figure on the board that is not in Mordor already."""
    clause = why_no_recall(seen)
    if clause == 0:
        region = seen.at[stand_of(seen, figure)]
        if region == NOWHERE or region == Region.MORDOR:
            clause = 72
    return clause


@hot
def may_stay(seen: Seen, side: int) -> bool:
    """C-73: who cannot move MAY still bring Gandalf back or recall a figure; the Palantír does not help."""
    return why_not_return(seen) == 0 if side == LIGHT else why_no_recall(seen) == 0
