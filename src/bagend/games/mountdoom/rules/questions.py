"""Questions: who answers next."""

from bagend.engine.kernel import hot
from bagend.engine.seats import CHANCE

from ..facts import RUNNING
from ..state import State


@hot
def ask(state: State, phase: int) -> None:
    """M-49: whatever the others advise, the active seat decides."""
    state.phase = phase
    state.seat = state.active


@hot
def let_chance(state: State, phase: int) -> None:
    state.phase = phase
    state.seat = CHANCE


@hot
def run_on(state: State) -> None:
    """Nobody is asked: the rules go on to the next question."""
    state.seat = RUNNING
