"""Todo: effects that still have to be carried out, the next one on top.

Whatever an effect brings about is put on top, so it is finished before the effects below it go on.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot

from ..actions import OP_MATTER, Event
from ..components import EFFECT_COUNT, EFFECTS, Op
from ..state import State


@hot
def push(state: State, op: int, a: int, b: int) -> None:
    todo = state.todo
    todo[state.n_todo, 0] = op
    todo[state.n_todo, 1] = a
    todo[state.n_todo, 2] = b
    state.n_todo += 1


@hot
def push_effect(state: State, row: int, at: int) -> None:
    push(state, EFFECTS[row, at, 0], EFFECTS[row, at, 1], EFFECTS[row, at, 2])


@hot
def push_row(state: State, row: int, first: int) -> None:
    """D-93: effects are carried out at once, in printed order; or, with the option, in any order."""
    count = EFFECT_COUNT[row]
    if state.free_order == 1 and count - first > 1:
        push(state, Op.ROW, row, (1 << count) - (1 << first))
        return
    for at in range(count - 1, first - 1, -1):
        push_effect(state, row, at)


@hot
def lapse(state: State, op: int, film: Film) -> None:
    """An effect finds nothing to act on: as much is done as can be, and that is told."""
    tell(film, state, Event.LAPSED, ALL, state.active, OP_MATTER + op)
