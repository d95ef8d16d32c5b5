"""The rules: what may be answered to each question, and what follows.  One line per phase; see also `sequence`."""

from typing import Any

from bagend.engine.film import ALL, Film, tell
from bagend.engine.game import Outcome
from bagend.engine.kernel import hot
from bagend.engine.sets import member, size

from ..actions import Draw, Event, Phase, Verb
from ..components import EMPTY, N_BLACK, N_FACES, PER_STAGE, Ending
from ..facts import BEFORE, RUNNING, Closing, Purpose, Verdict
from ..facts.track import next_card
from ..state import State
from .allies import apply_use
from .courage import take_loss
from .dice import (
    apply_add,
    apply_choose,
    apply_pair,
    apply_place,
    apply_roll,
    apply_support,
    draw_roll,
    draw_support,
    outcomes_of_roll,
    outcomes_of_support,
)
from .encounters import (
    apply_black_die,
    apply_stride,
    banish,
    finish_card,
    march,
    reroll,
    reroll_for_denethor,
    turn_up,
)
from .fights import apply_combat, apply_offer
from .legal import legal
from .movement import take_event
from .questions import ask, let_chance, run_on
from .sequence import accept, proceed
from .setup import (
    apply_begin,
    apply_gandalf,
    draw_begin,
    draw_gandalf,
    outcomes_of_begin,
    outcomes_of_gandalf,
    setup,
)
from .stages import apply_convert, apply_seen, begin_deal, deal, peek

__all__ = ["apply", "audience", "chance_outcomes", "draw", "legal", "outcome", "setup"]


@hot
def chance_outcomes(state: State) -> int:
    phase = state.phase
    if phase == Phase.ROLL:
        return outcomes_of_roll(state)
    if phase == Phase.CARD:
        # Any card of the stage that nobody has seen, the one in the box included.
        return size(state.unseen)
    if phase == Phase.GANDALF:
        return outcomes_of_gandalf(state)
    if phase == Phase.SUPPORT:
        return outcomes_of_support(state)
    if phase == Phase.DIE or phase == Phase.COMBAT:
        return N_FACES
    if phase == Phase.BEGIN:
        return outcomes_of_begin(state)
    return 0


@hot
def draw(state: State, k: int) -> int:
    phase = state.phase
    if phase == Phase.ROLL:
        return draw_roll(state, k)
    if phase == Phase.CARD:
        return Draw.CARD + state.stage * PER_STAGE + member(state.unseen, k)
    if phase == Phase.GANDALF:
        return draw_gandalf(state, k)
    if phase == Phase.SUPPORT:
        return draw_support(state, k)
    if phase == Phase.DIE:
        return Draw.DIE + k
    if phase == Phase.COMBAT:
        return Draw.COMBAT + k
    if phase == Phase.BEGIN:
        return draw_begin(state, k)
    return 0


@hot
def apply(state: State, action: int, film: Film) -> None:
    if state.phase < Phase.PAIR:
        apply_chance(state, action, film)
    elif action >= Verb.USE:
        apply_use(state, action, film)
    elif action == Verb.PASS:
        apply_pass(state, film)
    else:
        apply_answer(state, action, film)
    while state.seat == RUNNING:
        proceed(state, film)


@hot
def apply_chance(state: State, action: int, film: Film) -> None:
    phase = state.phase
    if phase == Phase.ROLL:
        apply_roll(state, action, film)
    elif phase == Phase.COMBAT:
        apply_combat(state, action - Draw.COMBAT, film)
    elif phase == Phase.CARD:
        apply_card(state, action - Draw.CARD, film)
    elif phase == Phase.DIE:
        apply_die(state, action - Draw.DIE + 1, film)
    elif phase == Phase.GANDALF:
        apply_gandalf(state, action, film)
    elif phase == Phase.SUPPORT:
        apply_support(state, action, film)
    elif phase == Phase.BEGIN:
        apply_begin(state, action, film)


@hot
def apply_card(state: State, card: int, film: Film) -> None:
    """A card gets its identity: laid out, looked at, or turned up to be met."""
    if state.closing == Closing.DEAL:
        deal(state, card, film)
    elif state.closing == Closing.VISION:
        peek(state, card, film)
    elif state.closing == Closing.NONE:
        turn_up(state, card, film)


@hot
def apply_die(state: State, pips: int, film: Film) -> None:
    if state.purpose == Purpose.DOOM:
        state.black[0] = pips
        tell(film, state, Event.BLACK_DIE, ALL, pips - 1)
        run_on(state)
    elif state.purpose == Purpose.ELROND:
        reroll(state, pips, film)
        if state.step == BEFORE and state.loose != 0:
            ask(state, Phase.FIRST_SIDE if state.low[0] == EMPTY else Phase.SECOND_SIDE)
        else:
            run_on(state)
    elif state.purpose == Purpose.DENETHOR:
        reroll(state, pips, film)
        run_on(state)
    elif state.purpose == Purpose.WITCH_KING or state.purpose == Purpose.TABLE:
        apply_black_die(state, pips, film)


@hot
def apply_pass(state: State, film: Film) -> None:
    """No card is used: what was about to happen happens."""
    phase = state.phase
    run_on(state)
    if phase == Phase.FIGHT:
        let_chance(state, Phase.COMBAT)
    elif phase == Phase.OFFER:
        apply_offer(state, Verb.PASS.value, film)
    elif phase == Phase.BOROMIR:
        state.verdict = Verdict.LOST
    elif phase == Phase.PERIL:
        take_loss(state, film)
    elif phase == Phase.EVENT:
        take_event(state, film)
    elif phase == Phase.WRATH:
        finish_card(state, film)
    elif phase == Phase.ROLLED:
        accept(state)
    elif phase == Phase.THEODEN:
        state.closing = Closing.BONUS
    elif phase == Phase.VISION:
        begin_deal(state)
    elif phase == Phase.CONVERT:
        apply_convert(state, Verb.PASS.value, film)


@hot
def apply_answer(state: State, action: int, film: Film) -> None:
    phase = state.phase
    if phase == Phase.PAIR:
        apply_pair(state, action)
    elif phase == Phase.FIRST_SIDE or phase == Phase.SECOND_SIDE:
        apply_place(state, action, film)
    elif phase == Phase.THIRD:
        apply_add(state, action)
    elif phase == Phase.CHOOSE:
        apply_choose(state, action)
    elif phase == Phase.STRIDE:
        apply_stride(state, action - Verb.STRIDE)
    elif phase == Phase.OFFER:
        apply_offer(state, action, film)
    elif phase == Phase.GRIMA:
        run_on(state)
        banish(state, action - Verb.BANISH, film)
    elif phase == Phase.DENETHOR:
        state.target = action - Verb.REROLL + N_BLACK
        reroll_for_denethor(state)
    elif phase == Phase.MARCH:
        run_on(state)
        march(state, next_card(state, 1 if action == Verb.MARCH + 1 else -1), film)
    elif phase == Phase.SEEN:
        apply_seen(state, action, film)
    elif phase == Phase.CONVERT:
        apply_convert(state, action, film)


@hot
def audience(state: State, action: int) -> int:
    """M-1: one side, no secrets; everything is done openly."""
    return ALL


ENDINGS = {
    Ending.CRATER: ("crater", "M-148"),
    Ending.COURAGE: ("courage", "M-149"),
    Ending.NAZGUL: ("nazgul", "M-151"),
}


def outcome(state: Any) -> Outcome | None:
    return Outcome.of(state, ENDINGS)
