"""Setup: how a match begins.

Clauses M-21 to M-40.
"""

from bagend.engine.errors import BadOption
from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.options import Values
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.engine.sets import member, size, with_

from ..actions import Draw, Event, Phase
from ..components import (
    ALL_OF_STAGE,
    ASIDE,
    EMPTY,
    FIRST_GANDALF,
    HARADRIM,
    LEAVING,
    MORGUL,
    N_GANDALF,
    SEATS,
    SLOT_SYMBOLS,
    START_COURAGE,
    Helper,
)
from ..facts import END, RANDOM, VERSION
from ..state import State
from .hand import come
from .questions import run_on
from .stages import begin_deal

FLAGS = ("easier", "easier_spends", "own_allies", "no_protection", "any_exact", "bonus_exact", "theoden_onward")


def setup(options: Values, seats: tuple[int, ...]) -> Records:
    """M-21: all figures are in Rivendell.  M-22, M-23: the chief in Isengard, his warriors in the pool.

    M-25, M-26: the Witch-king in Minas Morgul, the Nazgûl in the pool.  M-38, M-39, M-40: dice, Ring and tokens.
    """
    states = State.blank()
    state = states[0]
    state.version = VERSION
    state.phase = Phase.BEGIN
    state.seat = CHANCE
    state.active = CHANCE
    for seat in seats:
        state.seated = with_(state.seated, seat)
    state.step = END
    state.courage = START_COURAGE
    state.witch_king = 1
    state.chief = 1
    state.slot[:] = EMPTY
    state.army = EMPTY
    state.unseen = ALL_OF_STAGE
    state.peeked = EMPTY
    state.holder[:] = ASIDE
    state.stack = N_GANDALF
    state.low[:] = EMPTY
    state.card = EMPTY
    state.walk = EMPTY
    take_options(state, options, seats)
    return states


def take_options(state: State, options: Values, seats: tuple[int, ...]) -> None:
    for flag in FLAGS:
        setattr(state, flag, int(options[flag]))
    state.grima_all = int(options["grima"] == "all")
    state.oldest = seat_of("oldest", options["oldest"], seats, RANDOM if options["oldest"] == "random" else seats[0])
    state.youngest = seat_of("youngest", options["youngest"], seats, seats[-1])
    state.top_courage = options["courage_top"]
    state.eye = options["eye_space"]
    state.galadriel = min(options["galadriel_space"], options["courage_top"])
    state.crater = MORGUL + options["last_steps"]
    state.leaving = LEAVING | options["haradrim_leave"] << HARADRIM
    state.mumakil_battles = options["mumakil_battles"]
    state.mumakil_hearts = options["mumakil_hearts"]
    state.symbol[:] = [SLOT_SYMBOLS.index(name) for name in options["slot_symbols"]]


def seat_of(option: str, name: str, seats: tuple[int, ...], otherwise: int) -> int:
    """The seat an option names, if it is taken."""
    if name not in SEATS:
        return otherwise
    seat = SEATS.index(name)
    if seat not in seats:
        raise BadOption("error-option-seat", option=option, value=name)
    return seat


@hot
def outcomes_of_begin(state: State) -> int:
    """M-30: the oldest player goes first; nobody here knows, so the host says, or chance."""
    if state.oldest != RANDOM:
        return 1
    return size(state.seated)


@hot
def draw_begin(state: State, k: int) -> int:
    if state.oldest != RANDOM:
        return Draw.BEGIN + state.oldest
    return Draw.BEGIN + member(state.seated, k)


@hot
def apply_begin(state: State, action: int, film: Film) -> None:
    """M-28: one Gandalf card is open from the start.  M-31: so is Boromir, before the youngest player.

    M-34: then the cards of the first stage are laid out.
    """
    state.active = action - Draw.BEGIN
    come(state, Helper.BOROMIR.value)
    state.holder[Helper.BOROMIR] = state.youngest
    state.gift = 1
    tell(film, state, Event.BEGAN, ALL, state.active, state.youngest)
    tell(film, state, Event.STAGE, ALL, state.stage)
    begin_deal(state)
    run_on(state)


@hot
def outcomes_of_gandalf(state: State) -> int:
    """M-29: the stack is face down; any card nobody has seen may be on top."""
    n = 0
    for card in range(N_GANDALF):
        n += state.holder[FIRST_GANDALF + card] == ASIDE
    return n


@hot
def draw_gandalf(state: State, k: int) -> int:
    card = -1
    while k >= 0:
        card += 1
        k -= state.holder[FIRST_GANDALF + card] == ASIDE
    return Draw.GANDALF + card


@hot
def apply_gandalf(state: State, action: int, film: Film) -> None:
    """M-28 and M-102: the card lies face up before the active seat."""
    helper = FIRST_GANDALF + action - Draw.GANDALF
    state.gift = 0
    state.stack -= 1
    come(state, helper)
    tell(film, state, Event.DREW, ALL, state.active, helper)
    run_on(state)
