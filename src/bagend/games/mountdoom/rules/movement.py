"""Movement: figures on the route, event spaces, and the arrival at a destination.

Clauses M-87 to M-107 and M-133 to M-135.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import has, with_, without

from ..actions import Event, Phase
from ..components import EMPTY, MORGUL, SPACES, WAITING, Figure, Helper, Space, Stage
from ..facts.dangers import HEART, may_come
from ..facts.hand import reach
from ..facts.path import danger, end_of_stage, is_exact, landing, may_move, stage_of, step_of
from ..state import State
from .courage import gain, place_nazgul, win
from .questions import ask, run_on


@hot
def set_off(state: State, figure: int, steps: int, by_die: int) -> None:
    """A figure is about to move."""
    state.walker = figure
    state.walk = steps
    state.by_die = by_die
    run_on(state)


@hot
def move(state: State, film: Film) -> None:
    """M-87: exactly as far as shown.  M-89: figures may share a space.  M-90: always towards Mount Doom."""
    figure = state.walker
    steps = state.walk
    state.walk = EMPTY
    is_rewarded = bool(state.by_die == 1 or state.any_exact == 1)
    if steps == 0 or not may_move(state, figure):
        tell(film, state, Event.STOOD, ALL, figure)
    elif figure == Figure.RING_BEARERS:
        move_bearers(state, steps, is_rewarded, film)
    else:
        move_companion(state, figure, steps, is_rewarded, film)


@hot
def move_companion(state: State, figure: int, steps: int, is_rewarded: bool, film: Film) -> None:
    """M-100: destinations do not stop a companion, and it ends no stage.

    M-134: what would carry it past Minas Morgul takes it to the waiting area.
    M-97: an exact result brings courage.  M-99: going past does not.
    """
    state.exact = without(state.exact, figure)
    target = landing(state, figure, steps)
    is_there = is_exact(state, figure, steps)
    if target == WAITING:
        state.at[figure] = WAITING
        tell(film, state, Event.WAITS, ALL, figure)
        return
    step_to(state, figure, steps, target, film)
    if not is_there:
        meet_event(state, figure, target, film)
    elif is_rewarded:
        reward(state, figure, target, film)


@hot
def reward(state: State, figure: int, target: int, film: Film) -> None:
    if target == MORGUL:
        state.exact = with_(state.exact, figure)
    tell(film, state, Event.EXACT, ALL)
    gain(state, 1, film)


@hot
def move_bearers(state: State, steps: int, is_rewarded: bool, film: Film) -> None:
    """M-104: the Ring-bearers stop at the destination, however far the move would lead."""
    target = landing(state, Figure.RING_BEARERS.value, steps)
    is_earned = bool(is_rewarded and is_exact(state, Figure.RING_BEARERS.value, steps))
    step_to(state, Figure.RING_BEARERS.value, target - state.at[Figure.RING_BEARERS], target, film)
    if target < end_of_stage(state):
        meet_event(state, Figure.RING_BEARERS.value, target, film)
    elif state.stage == Stage.MOUNT_DOOM:
        win(state, film)
    else:
        arrive(state, is_earned, film)


@hot
def step_to(state: State, figure: int, steps: int, target: int, film: Film) -> None:
    state.at[figure] = target
    if len(film.told) > 0:
        tell(film, state, Event.MOVED, ALL, figure, steps, stage_of(target), step_of(state, target))


@hot
def arrive(state: State, is_exact: bool, film: Film) -> None:
    """M-101: the stage ends when the Ring-bearers reach its destination.

    M-102: after an exact result the active seat draws the top Gandalf card.  M-105: otherwise it goes to the box
    unseen.  M-106: at Minas Morgul there is none to gain, M-107 for the stack is empty.
    M-133: they stop there with an exact or a too high result alike.
    M-167 and M-169: at Helm's Deep the Balrog's shadow ends; cards are drawn under it all the same.
    """
    state.arrived = 1
    if state.stage == Stage.HELMS_DEEP and state.shadow == 1:
        state.shadow = 0
        tell(film, state, Event.SHADOW_LIFTED, ALL)
    if state.stage == Stage.MINAS_MORGUL:
        return
    if is_exact:
        state.gift = 1
    else:
        state.stack -= 1
        tell(film, state, Event.MISSED, ALL, state.stack)


@hot
def meet_event(state: State, figure: int, space: int, film: Film) -> None:
    """M-91: only the space where a move ends."""
    if SPACES[space] == Space.PLAIN:
        return
    state.event = danger(state, figure, space)
    state.walker = figure
    if state.event == Space.PLAIN:
        tell(film, state, Event.SAFE, ALL, figure)


@hot
def settle_event(state: State) -> bool:
    """Before an event takes effect Arwen may stop it: True if that is asked."""
    is_harmless = state.event == Space.NAZGUL and not may_come(state)
    if is_harmless or not has(reach(state), Helper.ARWEN):
        return False
    ask(state, Phase.EVENT)
    return True


@hot
def take_event(state: State, film: Film) -> None:
    """M-92: a black heart costs one courage.  M-93: a Nazgûl symbol places one."""
    kind = state.event
    state.event = 0
    tell(film, state, Event.EVENT, ALL, state.walker)
    if kind == Space.HEART:
        state.loss = HEART
    else:
        place_nazgul(state, film)
