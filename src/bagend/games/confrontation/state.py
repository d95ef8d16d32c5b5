"""State: the whole truth of a match.

Stands of one side that are together are mixed (C-74), so nobody but their owner can tell which is which; the rules then
keep their figures in ascending order.
"""

from typing import Annotated

from bagend.engine.records import Row

from .components import N_FIGURES
from .facts import Seen


class State(Seen):
    step: int
    """What the rules do next: a Step; ASK while somebody is asked."""

    could: Annotated[Row, 2, N_FIGURES]
    """Who each stand could be, one bit for each figure: to everybody (row 0), to the opponent (row 1)."""
