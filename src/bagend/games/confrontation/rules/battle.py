"""Battle: who fights whom, and the texts of the figures before any card is played.

Clauses C-16 to C-33 and C-41.  Cards are in cards.py.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import CHANCE

from ..actions import Draw, Event, Phase, Step, Verb
from ..components import DARK, FORWARD, LIGHT, N_EACH, N_REGIONS, NONE, SIDEWAYS, SLAIN_BY, UPSTREAM, Figure
from ..state import State
from .movement import come_to_rest
from .stands import is_in, is_known, lift, put, show, stand_of, take_up


@hot
def challenge(state: State, film: Film) -> None:
    """C-16: the figure that moved fights the enemies of the region one at a time.

    C-19: as long as it is there and one is left; then the turn ends.
    C-17: it names one whom it can tell, or takes one of the others as chance will have it.
    """
    side = state.active
    enemy = 1 - side
    if state.at[state.mover] != state.field or state.count[enemy, state.field] == 0:
        state.step = Step.END_TURN
        return
    known = 0
    unknown = 0
    for stand in range(enemy * N_EACH, enemy * N_EACH + N_EACH):
        if state.at[stand] == state.field:
            if is_known(state, stand):
                known += 1
            else:
                unknown += 1
    if known + unknown == 1:
        take_on(state, only_defender(state), film)
    elif known > 0 or state.name_stands:
        state.phase = Phase.CHALLENGE
        state.seat = side
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
    enemy = 1 - state.active
    n = 0
    unknown = 0
    for stand in range(enemy * N_EACH, enemy * N_EACH + N_EACH):
        if state.at[stand] != state.field:
            continue
        if is_known(state, stand):
            out[n] = Verb.NAME + state.who[stand]
            n += 1
        elif state.name_stands:
            out[n] = Verb.POINT + stand - enemy * N_EACH
            n += 1
        else:
            unknown += 1
    if unknown > 0:
        out[n] = Verb.ANY
        n += 1
    return n


@hot
def apply_challenge(state: State, action: int, film: Film) -> None:
    enemy = 1 - state.active
    if action < Verb.POINT:
        take_on(state, stand_of(state, action - Verb.NAME), film)
        return
    pointed = NONE if action == Verb.ANY else enemy * N_EACH + action - Verb.POINT
    if outcomes_of_opponent(state) > 1:
        ask_chance(state, pointed)
        return
    stand = enemy * N_EACH
    while state.at[stand] != state.field or is_known(state, stand):
        stand += 1
    take_on(state, stand, film)


@hot
def outcomes_of_opponent(state: State) -> int:
    """C-17: those that cannot be told apart are equally likely."""
    enemy = 1 - state.active
    n = 0
    for stand in range(enemy * N_EACH, enemy * N_EACH + N_EACH):
        n += state.at[stand] == state.field and not is_known(state, stand)
    return n


@hot
def draw_opponent(state: State, k: int) -> int:
    stand = (1 - state.active) * N_EACH - 1
    while k >= 0:
        stand += 1
        k -= state.at[stand] == state.field and not is_known(state, stand)
    return Draw.OPPONENT + state.who[stand]


@hot
def take_on(state: State, stand: int, film: Film) -> None:
    """C-18: attacker and defender are shown to both."""
    side = state.active
    state.mover = show(state, state.mover, state.mover)
    state.fighter[side] = state.mover
    state.fighter[1 - side] = show(state, stand, state.pointed)
    state.pointed = NONE
    state.united = 0
    state.left = 0
    state.fallen = 0
    state.shown = 0
    for each in range(2):
        state.card[each] = NONE
        state.counts[each] = NONE
    tell(film, state, Event.BATTLE, ALL, fighting(state, side), fighting(state, 1 - side), state.field)
    state.step = Step.TEXT


@hot
def fighting(state: State, side: int) -> int:
    """The figure that fights for a side."""
    return state.who[state.fighter[side]]


@hot
def is_silenced(state: State) -> bool:
    """C-22: against the Warg the Light figure's text has no effect, whoever attacked."""
    return bool(fighting(state, DARK) == Figure.WARG)


# Retreats by a figure's text or by a card.


@hot
def retreats(state: State, side: int, ways: int) -> int:
    """C-30: without enemies and below the limit.  C-31: never through the tunnel, which no table of retreats has.

    C-32: where nothing is left, there is no retreat.  C-11: upstream too, unless the option says otherwise.
    """
    if state.upstream_retreat == 0:
        ways &= ~UPSTREAM[state.field]
    return ways & ~state.occupied[1 - side] & ~state.full[side]


@hot
def retreats_by_text(state: State) -> int:
    """Where the Light figure's text lets it go, one bit each region.

    C-23: Frodo MAY slip sideways when he is attacked.  C-24: Pippin MAY fall back when he attacks.
    C-33: neither is a move of the turn.
    """
    figure = fighting(state, LIGHT)
    if is_silenced(state):
        return 0
    if figure == Figure.FRODO and state.active == DARK:
        return retreats(state, LIGHT, SIDEWAYS[state.field])
    if figure == Figure.PIPPIN and state.active == LIGHT:
        return retreats(state, LIGHT, FORWARD[DARK, state.field])
    return 0


@hot
def retreat(state: State, side: int, region: int, film: Film, event: int) -> None:
    """C-53: whoever retreats has left the battle, and nobody is defeated."""
    figure = fighting(state, side)
    stand = take_up(state, figure)
    lift(state, stand)
    put(state, stand, region)
    state.left |= 1 << side
    tell(film, state, event, ALL, figure, state.field, region)
    come_to_rest(state, stand)


# The texts of the figures.


@hot
def may_stand_together(state: State) -> bool:
    """C-75: Frodo or Sam is attacked, and another Light stand is there: it could be the other of the two.

    C-26: an attacking Light figure is never in company.
    """
    figure = fighting(state, LIGHT)
    is_one = figure == Figure.FRODO or figure == Figure.SAM
    return bool(is_one and state.active == DARK and not is_silenced(state) and state.count[LIGHT, state.field] > 1)


@hot
def ask_text(state: State, film: Film) -> None:
    """C-21: Light's text comes first.  C-75: whether it is asked depends on what both sides see."""
    state.step = Step.INSTANT
    if is_silenced(state):
        tell(film, state, Event.SILENCED, ALL, fighting(state, LIGHT))
    elif retreats_by_text(state) or may_stand_together(state):
        state.phase = Phase.TEXT
        state.seat = LIGHT
        state.step = Step.ASK


@hot
def legal_text(state: State, out: Row) -> int:
    """C-25: Sam MAY fight for Frodo, and MAY show that Frodo is with him; Light need not."""
    out[0] = Verb.STAY
    n = 1
    ways = retreats_by_text(state)
    for region in range(N_REGIONS):
        if ways >> region & 1:
            out[n] = Verb.FLEE + region
            n += 1
    if may_stand_together(state):
        if fighting(state, LIGHT) == Figure.FRODO and is_in(state, Figure.SAM, state.field):
            out[n] = Verb.SUBSTITUTE
            n += 1
        if fighting(state, LIGHT) == Figure.SAM and is_in(state, Figure.FRODO, state.field):
            out[n] = Verb.UNITE
            n += 1
    return n


@hot
def apply_text(state: State, action: int, film: Film) -> None:
    """C-29: a retreat ends the battle before cards.  C-25: with both of them shown, Sam has strength 5."""
    state.step = Step.INSTANT
    if action == Verb.STAY:
        tell(film, state, Event.STOOD, ALL, fighting(state, LIGHT))
    elif action == Verb.SUBSTITUTE:
        state.fighter[LIGHT] = show(state, stand_of(state, Figure.SAM), NONE)
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
    """C-27: Merry, Legolas and Gimli each defeat one Dark figure; Boromir and his enemy fall together.

    C-28: the Orcs, attacking, defeat the first figure they fight in a turn, unless it is one of these.
    C-29: then no cards are played.
    """
    light = fighting(state, LIGHT)
    dark = fighting(state, DARK)
    state.step = Step.FINISH
    if light == Figure.BOROMIR and not is_silenced(state):
        state.fallen = 1 << LIGHT | 1 << DARK
        tell(film, state, Event.BOTH_FELL, ALL, light, dark)
    elif SLAIN_BY[light] == dark:
        state.fallen = 1 << DARK
        tell(film, state, Event.SLEW, ALL, light, dark)
    elif dark == Figure.ORCS and state.active == DARK and state.battles == 0:
        state.fallen = 1 << LIGHT
        tell(film, state, Event.OVERRAN, ALL, light)
    else:
        state.step = Step.SARUMAN


@hot
def ask_saruman(state: State) -> None:
    """C-41: if the battle is undecided, Saruman MAY have it fought without cards."""
    state.step = Step.CARD_OF_DARK
    if fighting(state, DARK) == Figure.SARUMAN:
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
    state.step = Step.CARD_OF_DARK
    if action == Verb.FORBID:
        tell(film, state, Event.FORBADE, ALL)
        state.step = Step.COMPARE
