"""The sequence of play: a turn from its rolls to the next seat's, and what comes between two stages.

Clauses M-47, M-48, M-51, M-58 to M-61, M-108 to M-110, M-114, M-132 and M-144 to M-147.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..actions import Event, Phase
from ..components import EMPTY, N_SEATS, N_SLOTS, Figure, Helper, Stage
from ..facts import BEFORE, END, THEODEN_BY_HIS_CARD, Closing, Purpose, Verdict
from ..facts.hand import reach
from ..state import State
from .courage import settle_loss, take_loss
from .dice import clear_die
from .encounters import activate, run_card
from .fights import begin_fight, settle_fight
from .movement import move, set_off, settle_event, take_event
from .questions import ask, let_chance, run_on
from .stages import begin_deal, clear_track, convert_all, could_ride, give_bonus

CHANGING_BLACK = 1 << Helper.ELROND | 1 << Helper.POWER
LAST_DIE = 3


@hot
def proceed(state: State, film: Film) -> None:
    """What is due next: first what a die or a card has left pending, then the turn.

    M-47: a turn is the roll phase, then the action phase.  M-109: a stage ends after the last die of the turn.
    A card may have ended it before the first roll; then the turn goes on in the next stage.
    """
    if state.loss > 0:
        if not settle_loss(state):
            take_loss(state, film)
    elif state.event > 0:
        if not settle_event(state):
            take_event(state, film)
    elif state.verdict != Verdict.NONE:
        settle_fight(state, film)
    elif state.walk != EMPTY:
        move(state, film)
    elif state.gift > 0:
        let_chance(state, Phase.GANDALF)
    elif state.fights > 0:
        begin_fight(state)
    elif state.rolls > 0:
        let_chance(state, Phase.DIE)
    elif state.card != EMPTY:
        run_card(state, film)
    elif BEFORE < state.step < END:
        action_phase(state, film)
    elif state.arrived == 1 or state.closing != Closing.NONE:
        end_stage(state, film)
    elif state.step == BEFORE:
        roll_phase(state)
    else:
        end_turn(state, film)


@hot
def begin_turn(state: State, film: Film) -> None:
    state.turns += 1
    state.step = BEFORE
    tell(film, state, Event.TURN, ALL, state.active)


@hot
def roll_phase(state: State) -> None:
    """M-51: which two Fellowship dice?  M-144: in the last stage one black die alone is rolled.

    M-58: nothing forces the Ring-bearers' die.
    """
    if state.stage != Stage.MOUNT_DOOM:
        ask(state, Phase.PAIR)
    elif state.black[0] == 0:
        state.purpose = Purpose.DOOM
        let_chance(state, Phase.DIE)
    elif reach(state) & CHANGING_BLACK:
        ask(state, Phase.ROLLED)
    else:
        accept(state)


@hot
def accept(state: State) -> None:
    """The black die of the last stage stands."""
    state.top[0] = state.black[0]
    state.black[0] = 0
    state.step = 0
    run_on(state)


@hot
def action_phase(state: State, film: Film) -> None:
    """M-59: side 1 from top to bottom, then side 2.  M-60 and M-108: all four, even when the stage has ended.

    M-61: each returns to the pool when it is resolved.
    """
    if state.stage == Stage.MOUNT_DOOM:
        last_action_phase(state, film)
        return
    die = state.step
    if die > 0:
        clear_die(state, die - 1)
    state.step += 1
    side = die // 2
    if die % 2 == 0:
        activate(state, state.top[side] - 1, film)
    else:
        figure = state.low[side]
        set_off(state, figure, state.face[figure], 1)


@hot
def last_action_phase(state: State, film: Film) -> None:
    """M-144: the encounter, then one space.  M-145: always in this order.  M-146: no other die is used.

    M-147: after meeting Shelob the Ring-bearers do not move that turn.
    """
    if state.step == 0:
        state.step = 1
        activate(state, state.top[0] - 1, film)
        return
    state.top[0] = 0
    state.step = END
    if state.web == 1:
        state.web = 0
        tell(film, state, Event.WEB, ALL)
    else:
        set_off(state, Figure.RING_BEARERS.value, 1, 0)


@hot
def end_stage(state: State, film: Film) -> None:
    """M-132: after the last die of the turn, one thing after the other.  M-110: the figures stay where they are."""
    if state.closing == Closing.NONE:
        clear_die(state, LAST_DIE)
        state.closing = Closing.RIDE if state.stage == Stage.MINAS_MORGUL else Closing.CLEAR
    elif state.closing == Closing.RIDE:
        if state.version >= THEODEN_BY_HIS_CARD and could_ride(state):
            ask(state, Phase.THEODEN)
        else:
            state.closing = Closing.BONUS
    elif state.closing == Closing.BONUS:
        give_bonus(state, film)
        state.closing = Closing.CONVERT if state.easier == 1 else Closing.CLEAR
    elif state.closing == Closing.CONVERT:
        convert_all(state, film)
    elif state.closing == Closing.CLEAR:
        clear_track(state, film)
        state.closing = Closing.VISION
    elif state.closing == Closing.VISION:
        if has(reach(state), Helper.VISION):
            ask(state, Phase.VISION)
        else:
            begin_deal(state)
    elif state.closing == Closing.DEAL:
        if state.spot < N_SLOTS - 1:
            let_chance(state, Phase.CARD)
        else:
            state.closing = Closing.NONE


@hot
def end_turn(state: State, film: Film) -> None:
    """M-48 and M-114: the next seat clockwise takes the tile."""
    clear_die(state, LAST_DIE)
    if state.turns > 0:
        seat = (state.active + 1) % N_SEATS
        while not has(state.seated, seat):
            seat = (seat + 1) % N_SEATS
        state.active = seat
    begin_turn(state, film)
