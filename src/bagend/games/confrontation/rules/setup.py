"""Setup: who plays which side, and how the figures come on the board.

Clauses C-1 to C-4.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.options import Values
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE
from bagend.engine.sets import has, member, size, with_

from ..actions import Draw, Event, Phase, Verb
from ..components import (
    ALL_FIGURES,
    DARK,
    FULL_HAND,
    LIGHT,
    N_EACH,
    N_HOME,
    N_OUTER,
    N_READY_MADE,
    N_REGIONS,
    NONE,
    NOWHERE,
    READY_MADE,
    START,
    Special,
)
from ..facts import VERSION
from ..facts.setup import first_empty, outer_stand, placed
from ..facts.stands import side_of
from ..state import State
from .stands import mix, put

SPECIAL_CARDS = {
    "none": 0,
    "shadowfax": Special.SHADOWFAX,
    "gandalf": Special.GANDALF,
    "palantir": Special.PALANTIR,
    "recall": Special.RECALL,
}
"""C-66 and C-67: which special cards a side may be given."""


def setup(options: Values, seats: tuple[int, ...]) -> Records:
    """C-1: one seat is Light, the other Dark; each has nine hidden figures and nine cards."""
    states = State.blank()
    state = states[0]
    state.version = VERSION
    state.phase = Phase.ARRANGE
    state.seat = LIGHT
    state.active = DARK
    state.at[:] = NOWHERE
    state.who[:] = NONE
    for side in seats:
        state.could[:, side * N_EACH : side * N_EACH + N_EACH] = ALL_FIGURES[side]
    state.hand[:] = FULL_HAND
    state.special = special_cards(options["light_cards"], Special.SHADOWFAX | Special.GANDALF)
    state.special |= special_cards(options["dark_cards"], Special.PALANTIR | Special.RECALL)
    state.mover = state.rider = state.pointed = NONE
    state.toward = state.field = state.looked = state.last_field = NOWHERE
    state.fighter[:] = NONE
    state.fighting[:] = NONE
    state.card[:] = NONE
    state.counts[:] = NONE
    state.upstream_retreat = options["upstream_retreat"]
    state.compulsory_retreat = options["compulsory_retreat"]
    state.magic_must_replace = options["magic_must_replace"]
    state.retreat_stops_sacrifice = options["retreat_stops_sacrifice"]
    state.eye_stops_magic = options["eye_stops_magic"]
    state.name_stands = options["opponent_choice"] == "named"
    return states


def special_cards(name: str, both: int) -> int:
    """C-67: none, one or both, to even out the players' skill."""
    return both if name == "both" else SPECIAL_CARDS[name]


@hot
def legal_arrange(state: State, out: Row) -> int:
    """C-2: any figure MAY begin in any outer region that is empty, in any order; the four left over stay at home."""
    side = state.seat
    if first_empty(state, side) == NONE:
        out[0] = Verb.READY
        return 1
    out[0] = Verb.SCATTER
    n = 1
    here = placed(state, side)
    if here == 0:
        for made in range(side * N_READY_MADE, side * N_READY_MADE + N_READY_MADE):
            out[n] = Verb.ARRANGE + made
            n += 1
    for figure in range(side * N_EACH, side * N_EACH + N_EACH):
        if not has(here, figure):
            for stand in range(side * N_EACH + N_HOME, side * N_EACH + N_EACH):
                if state.who[stand] == NONE:
                    out[n] = Verb.PLACE + figure * N_REGIONS + START[stand]
                    n += 1
    return n


@hot
def apply_arrange(state: State, action: int, film: Film) -> bool:
    """C-3: set-up is secret: nobody but the owner hears who stands where.  True when both sides are ready."""
    side = state.seat
    if action == Verb.READY:
        return be_ready(state, film)
    if action == Verb.SCATTER:
        state.phase = Phase.SCATTER
        state.seat = CHANCE
    elif action >= Verb.ARRANGE:
        for outer in range(N_OUTER):
            place(state, READY_MADE[action - Verb.ARRANGE, outer], side * N_EACH + N_HOME + outer, film)
    else:
        figure = (action - Verb.PLACE) // N_REGIONS
        place(state, figure, outer_stand(side, action - Verb.PLACE - figure * N_REGIONS), film)
    return False


@hot
def place(state: State, figure: int, stand: int, film: Film) -> None:
    """C-2: one figure in each outer region; when they are full, the other four go home."""
    side = side_of(stand)
    state.who[stand] = figure
    put(state, stand, START[stand])
    tell(film, state, Event.PLACED, 1 << side, figure, START[stand])
    if first_empty(state, side) != NONE:
        return
    here = placed(state, side)
    at_home = side * N_EACH
    for other in range(side * N_EACH, side * N_EACH + N_EACH):
        if not has(here, other):
            state.who[at_home] = other
            put(state, at_home, START[at_home])
            at_home += 1
    tell(film, state, Event.AT_HOME, 1 << side, START[side * N_EACH])


@hot
def outcomes_of_scatter(state: State) -> int:
    """Any figure that has no place yet is equally likely."""
    return size(unplaced(state, scattering(state)))


@hot
def unplaced(state: State, side: int) -> int:
    """The figures of a side that have no place yet, one bit each."""
    return ALL_FIGURES[side] & ~placed(state, side)


@hot
def scattering(state: State) -> int:
    return DARK if has(state.ready, LIGHT) else LIGHT


@hot
def draw_scatter(state: State, k: int) -> int:
    side = scattering(state)
    figure = member(unplaced(state, side), k)
    return Draw.PLACE + figure * N_REGIONS + START[first_empty(state, side)]


@hot
def apply_scatter(state: State, action: int, film: Film) -> None:
    side = scattering(state)
    place(state, (action - Draw.PLACE) // N_REGIONS, first_empty(state, side), film)
    if first_empty(state, side) == NONE:
        state.phase = Phase.ARRANGE
        state.seat = side


@hot
def be_ready(state: State, film: Film) -> bool:
    """C-3: what the first side did is shown to the second only as stands on the board."""
    side = state.seat
    state.ready = with_(state.ready, side)
    mix(state, side, START[side * N_EACH])
    tell(film, state, Event.ARRANGED, ALL, side)
    state.seat = DARK
    return bool(side == DARK)
