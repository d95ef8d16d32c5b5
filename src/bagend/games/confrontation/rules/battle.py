"""Battle: who fights whom, and the texts of the figures before any card is played.

Clauses C-16 to C-33 and C-41.  Cards are in cards.py; who may do what is a fact (facts/battle.py).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import list_answers, offer
from bagend.engine.records import Row
from bagend.engine.seats import CHANCE
from bagend.engine.sets import has, with_

from ..actions import Draw, Event, Phase, Step, Verb
from ..components import DARK, LIGHT, N_EACH, NONE, Figure
from ..facts.battle import (
    falling,
    hidden_defenders,
    is_silenced,
    may_name,
    may_point,
    may_stand_together,
    retreats_by_text,
    why_not_any,
    why_not_substitute,
    why_not_unite,
)
from ..facts.stands import stand_of
from ..state import State
from .movement import come_to_rest
from .stands import defeat, lift, put, show, take_up
from .verdict import conclude


@hot
def challenge(state: State, film: Film) -> None:
    """C-16: the figure that moved fights the enemies of the region one at a time.

    C-19: as long as it is there and one is left; then the turn ends.
    C-17: it names one whom it can tell, or takes one of the others as chance will have it.
    """
    enemies = state.count[1 - state.active, state.field]
    if state.at[state.mover] != state.field or enemies == 0:
        state.step = Step.END_TURN
    elif enemies == 1:
        take_on(state, only_defender(state), film)
    elif state.name_stands or outcomes_of_opponent(state) < enemies:
        state.phase = Phase.CHALLENGE
        state.seat = state.active
        state.step = Step.ASK
    else:
        ask_chance(state, NONE)


@hot
def ask_chance(state: State, pointed: int) -> None:
    state.pointed = pointed
    state.phase = Phase.OPPONENT
    state.seat = CHANCE
    state.step = Step.ASK


@hot
def only_defender(state: State) -> int:
    """The first stand of the enemy in the region."""
    stand = (1 - state.active) * N_EACH
    while state.at[stand] != state.field:
        stand += 1
    return stand


@hot
def legal_challenge(state: State, out: Row) -> int:
    """C-17: figures seen this turn, in battle or by the Palantír, MAY be named; of the others any one."""
    could = state.could[1]
    first = (1 - state.active) * N_EACH
    n = 0
    for stand in range(first, first + N_EACH):
        if may_name(state, could, stand):
            out[n] = Verb.NAME + state.who[stand]
            n += 1
        elif state.name_stands == 1 and may_point(state, could, stand):
            out[n] = Verb.POINT + stand - first
            n += 1
    n = offer(out, n, why_not_any(state, could), Verb.ANY.value)
    return n


@hot
def apply_challenge(state: State, action: int, film: Film) -> None:
    if action < Verb.POINT:
        take_on(state, stand_of(state, action - Verb.NAME), film)
        return
    first = (1 - state.active) * N_EACH
    pointed = NONE if action == Verb.ANY else first + action - Verb.POINT
    if outcomes_of_opponent(state) > 1:
        ask_chance(state, pointed)
        return
    stand = first
    while not may_point(state, state.could[1], stand):
        stand += 1
    take_on(state, stand, film)


@hot
def outcomes_of_opponent(state: State) -> int:
    return hidden_defenders(state, state.could[1])


@hot
def draw_opponent(state: State, k: int) -> int:
    stand = (1 - state.active) * N_EACH - 1
    while k >= 0:
        stand += 1
        k -= may_point(state, state.could[1], stand)
    return Draw.OPPONENT + state.who[stand]


@hot
def take_on(state: State, stand: int, film: Film) -> None:
    """C-18: attacker and defender are shown to both."""
    side = state.active
    state.mover = show(state, state.mover, state.mover)
    state.fighter[side] = state.mover
    state.fighter[1 - side] = show(state, stand, state.pointed)
    for each in range(2):
        state.fighting[each] = state.who[state.fighter[each]]
    state.pointed = NONE
    state.united = 0
    state.left = 0
    state.fallen = 0
    state.shown = 0
    state.verdict = 0
    for each in range(2):
        state.card[each] = NONE
        state.counts[each] = NONE
    tell(film, state, Event.BATTLE, ALL, state.fighting[side], state.fighting[1 - side], state.field)
    state.step = Step.TEXT


# The texts of the figures.


@hot
def retreat(state: State, side: int, region: int, film: Film, event: int) -> None:
    """C-53: whoever retreats has left the battle, and nobody is defeated."""
    figure = state.fighting[side]
    stand = take_up(state, figure)
    lift(state, stand)
    put(state, stand, region)
    state.left = with_(state.left, side)
    conclude(state, film, event, figure, state.field, region)
    come_to_rest(state, stand)


@hot
def ask_text(state: State, film: Film) -> None:
    """C-21: Light's text comes first.  C-75: whether it is asked depends on what both sides see."""
    state.step = Step.INSTANT
    if is_silenced(state):
        tell(film, state, Event.SILENCED, ALL, state.fighting[LIGHT])
    elif retreats_by_text(state) or may_stand_together(state):
        state.phase = Phase.TEXT
        state.seat = LIGHT
        state.step = Step.ASK


@hot
def legal_text(state: State, out: Row) -> int:
    """C-25: Sam MAY fight for Frodo, and MAY show that Frodo is with him; Light need not."""
    out[0] = Verb.STAY
    n = list_answers(retreats_by_text(state), Verb.FLEE.value, out, 1)
    n = offer(out, n, why_not_substitute(state), Verb.SUBSTITUTE.value)
    n = offer(out, n, why_not_unite(state), Verb.UNITE.value)
    return n


@hot
def apply_text(state: State, action: int, film: Film) -> None:
    """C-29: a retreat ends the battle before cards.  C-25: with both of them shown, Sam has strength 5."""
    state.step = Step.INSTANT
    if action == Verb.STAY:
        tell(film, state, Event.STOOD, ALL, state.fighting[LIGHT])
    elif action == Verb.SUBSTITUTE:
        state.fighter[LIGHT] = show(state, stand_of(state, Figure.SAM), NONE)
        state.fighting[LIGHT] = Figure.SAM
        state.united = 1
        tell(film, state, Event.STEPPED_IN, ALL)
    elif action == Verb.UNITE:
        show(state, stand_of(state, Figure.FRODO), NONE)
        state.united = 1
        tell(film, state, Event.UNITED, ALL)
    else:
        retreat(state, LIGHT, action - Verb.FLEE, film, Event.SLIPPED)
        state.step = Step.FINISH


@hot
def defeat_at_once(state: State, film: Film) -> None:
    """C-27, C-28: some figures fall before any card.  C-29: then no cards are played."""
    light = state.fighting[LIGHT]
    dark = state.fighting[DARK]
    state.fallen = falling(state)
    state.step = Step.SARUMAN if state.fallen == 0 else Step.FINISH
    defeat_fallen(state)
    if state.fallen == 1 << LIGHT | 1 << DARK:
        conclude(state, film, Event.BOTH_FELL, light, dark)
    elif state.fallen == 1 << DARK:
        conclude(state, film, Event.SLEW, light, dark)
    elif state.fallen == 1 << LIGHT:
        conclude(state, film, Event.OVERRAN, light)


@hot
def defeat_fallen(state: State) -> None:
    """Take those from the board who have just fallen: what is told next names them."""
    for side in range(2):
        if has(state.fallen, side):
            defeat(state, state.fighter[side])


@hot
def ask_saruman(state: State) -> None:
    """C-41: if the battle is undecided, Saruman MAY have it fought without cards."""
    state.step = Step.CARD_OF_DARK
    if state.fighting[DARK] == Figure.SARUMAN:
        state.phase = Phase.SARUMAN
        state.seat = DARK
        state.step = Step.ASK


@hot
def legal_saruman(state: State, out: Row) -> int:
    out[0] = Verb.FORBID
    out[1] = Verb.ALLOW
    return 2


@hot
def apply_saruman(state: State, action: int, film: Film) -> None:
    """C-41: then nobody plays or discards a card, Gandalf or not."""
    if action == Verb.FORBID:
        tell(film, state, Event.FORBADE, ALL)
        state.step = Step.COMPARE
    else:
        tell(film, state, Event.ALLOWED, ALL)
        state.step = Step.CARD_OF_DARK
