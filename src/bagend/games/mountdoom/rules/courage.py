"""Courage: the Ring's track, the Nazgûl, and the ends of a match.

Clauses M-41 to M-46, M-83 to M-85 and M-148 to M-153.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has

from ..actions import Event, Phase
from ..components import MOST_NAZGUL, Ending, Helper
from ..facts.dangers import TREEBEARDS_COURAGE, lowered, may_come, nazgul_there, raised
from ..facts.hand import reach
from ..state import State
from .questions import ask


@hot
def gain(state: State, amount: int, film: Film) -> None:
    """M-41: courage gained moves the Ring up.  M-85: one for each heart."""
    before = state.courage
    state.courage = raised(state, amount)
    tell(film, state, Event.GAINED, ALL, state.courage - before, state.courage)


@hot
def settle_loss(state: State) -> bool:
    """Before courage runs out a card may still prevent it: True if that is asked."""
    if not state.courage <= state.loss < state.courage + TREEBEARDS_COURAGE or not has(reach(state), Helper.TREEBEARD):
        return False
    ask(state, Phase.PERIL)
    return True


@hot
def take_loss(state: State, film: Film) -> None:
    """M-83 and M-84: one space down for each black heart.

    M-44 and M-149: a loss below the lowest space loses the match.  M-150: standing on the lowest does not.
    M-153: at once, whatever was still to come.
    """
    before = state.courage
    state.courage = lowered(state, state.loss)
    state.loss = 0
    tell(film, state, Event.LOST, ALL, before - state.courage, state.courage)
    if state.courage == 0:
        end(state, Ending.COURAGE, 0)
        tell(film, state, Event.LOST_HOPE, ALL)


@hot
def place_nazgul(state: State, film: Film) -> None:
    """M-45: one Nazgûl moves from the pool to a free space beside Minas Morgul.  M-46: this is compulsory.

    M-27: there it stays.  M-151: the eighth loses the match.
    """
    if not may_come(state):
        tell(film, state, Event.NO_NAZGUL, ALL)
        return
    state.nazgul += 1
    tell(film, state, Event.NAZGUL, ALL, nazgul_there(state))
    if state.nazgul == MOST_NAZGUL:
        end(state, Ending.NAZGUL, 0)
        tell(film, state, Event.LOST_NAZGUL, ALL)


@hot
def win(state: State, film: Film) -> None:
    """M-2 and M-148: the Ring-bearers are on the crater's space.  M-1: all win together."""
    end(state, Ending.CRATER, state.seated)
    tell(film, state, Event.WON, ALL)


@hot
def end(state: State, ending: int, winners: int) -> None:
    """M-50: play goes on until then."""
    state.ending = ending
    state.winners = winners
    state.phase = Phase.OVER
    state.seat = NOBODY
