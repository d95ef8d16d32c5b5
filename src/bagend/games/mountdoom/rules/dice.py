"""Dice: the roll phase, and the dice tile.

Clauses M-51 to M-61.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot

from ..actions import Draw, Event, Phase, Verb
from ..components import ALL_DICE, EMPTY, N_BLACK, N_FACES, N_FIGURES
from ..state import State
from .movement import set_off
from .questions import ask, let_chance, run_on

MARKS = N_FACES + 1


@hot
def apply_pair(state: State, action: int) -> None:
    state.loose = action - Verb.ROLL
    let_chance(state, Phase.ROLL)


@hot
def is_rolled(state: State, black: int) -> bool:
    """M-51: both black dice in the first roll; M-53: then the one that is not on the tile."""
    return bool(state.low[0] == EMPTY or state.black[black] > 0)


@hot
def outcomes_of_roll(state: State) -> int:
    """M-53: exactly the two loose Fellowship dice and the black ones beside the tile."""
    outcomes = N_FACES * N_FACES
    for black in range(N_BLACK):
        if is_rolled(state, black):
            outcomes *= N_FACES
    return outcomes


@hot
def draw_roll(state: State, k: int) -> int:
    roll = 0
    weight = 1
    for die in range(N_BLACK + 2):
        if die >= N_BLACK or is_rolled(state, die):
            rest = k // N_FACES
            roll += (k - rest * N_FACES + 1) * weight
            k = rest
        weight *= MARKS
    return Draw.ROLL + roll


@hot
def apply_roll(state: State, action: int, film: Film) -> None:
    """M-56: what lies on the tile keeps its value."""
    roll = action - Draw.ROLL
    for black in range(N_BLACK):
        pips = roll % MARKS
        roll //= MARKS
        if pips > 0:
            state.black[black] = pips
    for die in range(N_FIGURES):
        if state.loose >> die & 1:
            state.face[die] = roll % MARKS
            roll //= MARKS
    ask(state, Phase.FIRST_SIDE if state.low[0] == EMPTY else Phase.SECOND_SIDE)
    if len(film.told) > 0:
        tell(film, state, Event.ROLLED, ALL, state.active, shown(state, state.loose, state.black[0], state.black[1]))


@hot
def shown(state: State, dice: int, first: int, second: int) -> int:
    """What these dice show, as one number (see Shown)."""
    number = first + MARKS * second
    weight = MARKS * MARKS
    for die in range(N_FIGURES):
        if dice >> die & 1:
            number += state.face[die] * weight
        weight *= MARKS
    return number


@hot
def apply_place(state: State, action: int, film: Film) -> None:
    """M-55: the Fellowship die left over returns to the pool.  M-57: so two different figures have a die."""
    black = (action - Verb.PLACE) // N_FIGURES
    die = (action - Verb.PLACE) % N_FIGURES
    side = 0 if state.low[0] == EMPTY else 1
    state.top[side] = state.black[black]
    state.low[side] = die
    state.black[black] = 0
    state.loose &= ~(1 << die)
    if side == 0:
        ask(state, Phase.THIRD)
    else:
        return_loose(state)
        state.step = 0
        run_on(state)
    if len(film.told) > 0:
        tell(film, state, Event.PLACED, ALL, state.active, shown(state, 1 << die, state.top[side], 0), side)


@hot
def return_loose(state: State) -> None:
    for die in range(N_FIGURES):
        if state.loose >> die & 1:
            state.face[die] = 0
    state.loose = 0


@hot
def apply_add(state: State, action: int) -> None:
    state.loose |= 1 << (action - Verb.ADD)
    let_chance(state, Phase.ROLL)


@hot
def clear_die(state: State, die: int) -> None:
    """M-61: a resolved die goes back to the pool."""
    side = die // 2
    if die % 2 == 0:
        state.top[side] = 0
    elif state.low[side] != EMPTY:
        state.face[state.low[side]] = 0
        state.low[side] = EMPTY


@hot
def outcomes_of_support(state: State) -> int:
    return N_FACES**N_FIGURES


@hot
def draw_support(state: State, k: int) -> int:
    roll = 0
    weight = 1
    for _ in range(N_FIGURES):
        rest = k // N_FACES
        roll += (k - rest * N_FACES + 1) * weight
        k = rest
        weight *= MARKS
    return Draw.SUPPORT + roll


@hot
def apply_support(state: State, action: int, film: Film) -> None:
    """Gandalf's Support: all five Fellowship dice lie there, to choose one from."""
    roll = action - Draw.SUPPORT
    for die in range(N_FIGURES):
        state.face[die] = roll % MARKS
        roll //= MARKS
    state.loose = ALL_DICE
    ask(state, Phase.CHOOSE)
    if len(film.told) > 0:
        tell(film, state, Event.ROLLED, ALL, state.active, shown(state, ALL_DICE, 0, 0))


@hot
def apply_choose(state: State, action: int) -> None:
    figure = action - Verb.CHOOSE
    steps = state.face[figure]
    return_loose(state)
    set_off(state, figure, steps, 1)
