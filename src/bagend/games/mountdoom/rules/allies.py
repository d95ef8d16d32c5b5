"""Allies: the use of allies, Boromir and Gandalf cards.

Clauses M-67, M-68, M-71, M-170, M-171, M-178, M-183, M-184, M-186, M-187 and M-197.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot

from ..actions import Event, Phase, Verb
from ..components import (
    N_BLACK,
    N_FACES,
    PLAIN,
    Figure,
    Helper,
)
from ..facts import Purpose, Verdict
from ..facts.dangers import TREEBEARDS_COURAGE
from ..facts.path import ride
from ..state import State
from .courage import gain
from .encounters import remove_card, slay_witch_king, whisper
from .hand import spend
from .movement import reward, set_off, step_to
from .questions import let_chance, run_on


@hot
def apply_use(state: State, action: int, film: Film) -> None:
    if action < Verb.ELROND:
        use_plain(state, PLAIN[action - Verb.USE], film)
    elif action < Verb.POWER:
        spend(state, Helper.ELROND.value, film)
        state.target = action - Verb.ELROND
        state.purpose = Purpose.ELROND
        let_chance(state, Phase.DIE)
    elif action < Verb.THEODEN:
        set_die(state, action, film)
    elif action < Verb.FARAMIR:
        ride_of_rohan(state, action - Verb.THEODEN + 1, film)
    elif action < Verb.TREEBEARD:
        # M-186 before any die is rolled; M-187 a stage that ends so is followed at once by the next
        spend(state, Helper.FARAMIR.value, film)
        set_off(state, Figure.RING_BEARERS.value, action - Verb.FARAMIR + 2, 0)
    else:
        wake_treebeard(state, action - Verb.TREEBEARD, film)


@hot
def use_plain(state: State, helper: int, film: Film) -> None:
    """M-183: Éomer wins a fight instead of the roll, M-184 a single one."""
    spend(state, helper, film)
    run_on(state)
    if helper == Helper.ARWEN:
        state.event = 0
        tell(film, state, Event.SHIELDED, ALL, state.walker)
    elif helper == Helper.GALADRIEL:
        state.courage = state.galadriel
        tell(film, state, Event.GALADRIEL, ALL, state.courage)
    elif helper == Helper.EOWYN:
        slay_witch_king(state, film)
    elif helper == Helper.EOMER:
        state.verdict = Verdict.WON
    elif helper == Helper.BOROMIR:
        state.stand = 1
        let_chance(state, Phase.COMBAT)
    elif helper == Helper.SUPPORT:
        let_chance(state, Phase.SUPPORT)
    elif helper == Helper.VISION:
        let_chance(state, Phase.CARD)
    elif helper == Helper.WRATH:
        remove_card(state, film)


@hot
def set_die(state: State, action: int, film: Film) -> None:
    """Gandalf's Power turns a black die, his Trick a Fellowship die, to any face."""
    if action < Verb.TRICK:
        spend(state, Helper.POWER.value, film)
        die = (action - Verb.POWER) // N_FACES
        state.black[die] = (action - Verb.POWER) % N_FACES + 1
        tell(film, state, Event.REROLLED, ALL, die, state.black[die] - 1)
        if state.phase == Phase.ROLLED:
            run_on(state)
    else:
        spend(state, Helper.TRICK.value, film)
        die = (action - Verb.TRICK) // N_FACES
        state.face[die] = (action - Verb.TRICK) % N_FACES + 1
        tell(film, state, Event.REROLLED, ALL, die + N_BLACK, state.face[die] - 1)


@hot
def ride_of_rohan(state: State, figure: int, film: Film) -> None:
    """Théoden brings a companion to its destination."""
    goal = ride(state, figure)
    spend(state, Helper.THEODEN.value, film)
    step_to(state, figure, goal - state.at[figure], goal, film)
    if state.any_exact == 1:
        reward(state, figure, goal, film)
    reconsider(state, film)


@hot
def wake_treebeard(state: State, gift: int, film: Film) -> None:
    """M-178: courage, or his token in Isengard."""
    spend(state, Helper.TREEBEARD.value, film)
    if gift == 0:
        gain(state, TREEBEARDS_COURAGE, film)
    else:
        state.treebeard = 1
        tell(film, state, Event.TREEBEARD, ALL)
    reconsider(state, film)


@hot
def reconsider(state: State, film: Film) -> None:
    """A question that was opened because of a card is not asked again when nothing is left to say."""
    if state.phase == Phase.FIGHT or state.phase == Phase.PERIL or state.phase == Phase.THEODEN:
        run_on(state)
    elif state.phase == Phase.GRIMA:
        whisper(state, film)
