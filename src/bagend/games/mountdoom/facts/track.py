"""Track: what lies in a slot, and where the Army of the Dead may go.  Clauses M-160 to M-164."""

from bagend.engine.kernel import hot

from ..components import ARMY, EMPTY, N_SLOTS
from . import Public


@hot
def top_card(seen: Public, slot: int) -> int:
    """M-161: the Army of the Dead keeps the card below it from being activated."""
    return ARMY if seen.army == slot else seen.slot[slot]


@hot
def next_card(seen: Public, way: int) -> int:
    """M-163: the next card in that direction, -1 or 1, empty slots skipped.  M-162: never an empty slot.

    M-164: there is no way round from slot 1 to slot 6.  EMPTY if there is none.
    """
    slot = seen.spot + way
    while 0 <= slot < N_SLOTS:
        if seen.slot[slot] != EMPTY:
            return slot
        slot += way
    return EMPTY
