"""Stands and figures: whose they are, where they are, and who can tell them."""

from bagend.engine.kernel import hot

from ..components import DARK, IN_THE_SHIRE_TO_WIN, LIGHT, N_EACH, Figure, Region
from . import Seen


@hot
def side_of(stand: int) -> int:
    """The side of a stand, or of a figure."""
    return 1 if stand >= N_EACH else 0


@hot
def stand_of(seen: Seen, figure: int) -> int:
    """The stand of a figure whose stand can be told."""
    stand = side_of(figure) * N_EACH
    while seen.who[stand] != figure:
        stand += 1
    return stand


@hot
def is_in(seen: Seen, figure: int, region: int) -> bool:
    return bool(seen.at[stand_of(seen, figure)] == region)


@hot
def destroys_ring(figure: int, region: int) -> bool:
    """C-57: Light wins when Frodo is in Mordor."""
    return figure == Figure.FRODO and region == Region.MORDOR


@hot
def takes_shire(seen: Seen, more: int) -> bool:
    """C-59: Dark wins with the third figure in the Shire and no Light figure there; `more` are about to come."""
    there = seen.count[DARK, Region.SHIRE] + more
    return bool(there == IN_THE_SHIRE_TO_WIN and seen.count[LIGHT, Region.SHIRE] == 0)


@hot
def is_known(could: int) -> bool:
    """C-74: whoever could be but one figure is known."""
    return could & (could - 1) == 0
