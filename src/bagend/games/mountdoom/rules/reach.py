"""Reach: which cards that lie before the seats may be used, and what becomes of a used one.

Clauses M-67 to M-72, M-103, M-156, M-157 and M-167.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot

from ..actions import Event
from ..components import BOX, GANDALF_CARDS, N_ALLIES
from ..state import State


@hot
def reach(state: State) -> int:
    """M-67: the active seat may use any unused ally, before whomever it lies.  M-72: in later stages too.

    M-103 and M-157: so with Gandalf cards, always.  M-156: in the harder mode an ally serves only its own seat.
    M-167: while the Balrog's shadow lies on him no Gandalf card may be used.
    """
    hand = state.hand
    if state.shadow == 1:
        hand &= ~GANDALF_CARDS
    if state.own_allies == 1:
        for helper in range(N_ALLIES):
            if state.holder[helper] != state.active:
                hand &= ~(1 << helper)
    return hand


@hot
def come(state: State, helper: int) -> None:
    """A card comes to lie, face up, before the active seat."""
    state.holder[helper] = state.active
    state.hand |= 1 << helper


@hot
def leave(state: State, helper: int) -> None:
    """M-70: a used card returns to the box.  M-69: so it is used only once."""
    state.holder[helper] = BOX
    state.hand &= ~(1 << helper)


@hot
def spend(state: State, helper: int, film: Film) -> None:
    leave(state, helper)
    tell(film, state, Event.USED, ALL, state.active, helper)
