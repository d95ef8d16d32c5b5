"""Hand: cards come to lie before the seats, and leave when they are used.  Clauses M-69 and M-70."""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import with_, without

from ..actions import Event
from ..components import BOX
from ..state import State


@hot
def come(state: State, helper: int) -> None:
    """A card comes to lie, face up, before the active seat."""
    state.holder[helper] = state.active
    state.hand = with_(state.hand, helper)


@hot
def leave(state: State, helper: int) -> None:
    """M-70: a used card returns to the box.  M-69: so it is used only once."""
    state.holder[helper] = BOX
    state.hand = without(state.hand, helper)


@hot
def spend(state: State, helper: int, film: Film) -> None:
    leave(state, helper)
    tell(film, state, Event.USED, ALL, state.active, helper)
