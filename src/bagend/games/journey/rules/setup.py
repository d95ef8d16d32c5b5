"""Setup: how a match begins.

Clauses J-1 to J-4.
"""

from bagend.engine.errors import BadOption
from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.options import Values
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.engine.sets import member, size

from ..actions import Draw, Event, Phase
from ..components import BLACK, HOBBITS, N_DICE, RANDOM, SYMBOLS
from ..state import State


def setup(options: Values, seats: tuple[int, ...]) -> Records:
    """J-1: two to four play, all on the same side of the sheet.

    J-2: each has a hobbit, and so a colour, of its own.
    """
    states = State.blank()
    state = states[0]
    state.phase = Phase.BEGIN
    state.seat = CHANCE
    state.active = CHANCE
    state.first = CHANCE
    state.seated = sum(1 << seat for seat in seats)
    state.squares = options["squares"]
    state.advanced = options["side"] == "advanced"
    state.last_survivor = options["last_survivor"]
    state.choose_split = options["choose_split"]
    state.starter = starter(options["first"], seats)
    for die in range(N_DICE):
        faces = options["black_die"] if die == BLACK else options["coloured_die"]
        state.symbol[die] = [SYMBOLS.index(face) for face in faces]
    for seat in seats:
        state.length[seat] = state.squares
    return states


def starter(first: str, seats: tuple[int, ...]) -> int:
    if first not in HOBBITS:
        return RANDOM
    seat = HOBBITS.index(first)
    if seat not in seats:
        raise BadOption("error-option-seat", option="first", value=first)
    return seat


@hot
def outcomes_of_begin(state: State) -> int:
    """J-4: whoever read or watched the story last goes first; nobody here knows, so the host says, or chance."""
    if state.starter != RANDOM:
        return 1
    return size(state.seated)


@hot
def draw_begin(state: State, k: int) -> int:
    if state.starter != RANDOM:
        return Draw.BEGIN + state.starter
    return Draw.BEGIN + member(state.seated, k)


@hot
def apply_begin(state: State, action: int, film: Film) -> None:
    state.active = action - Draw.BEGIN
    state.first = state.active
    tell(film, state, Event.BEGAN, ALL, state.active)
