"""Rolling: the first phase of a turn.

Clauses J-6 to J-13.  The places that bend them are in places.py; what the kept dice do is in applying.py.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import CHANCE

from ..actions import Draw, Event, Phase, Verb
from ..components import ALL_DICE, FACE_WEIGHT, N_DICE, N_FACES, N_SYMBOLS, Symbol
from ..state import State
from .places import may_keep_equals, may_reroll


@hot
def start_rolling(state: State) -> None:
    """J-6: the active seat rolls all five dice."""
    state.loose = ALL_DICE
    state.kept = 0
    state.keeping = 0
    state.rolls = 0
    for symbol in range(N_SYMBOLS):
        state.count[symbol] = 0
    for die in range(N_DICE):
        state.face[die] = 0
    ask_roll(state)


@hot
def ask_roll(state: State) -> None:
    state.rerolled = 0
    state.phase = Phase.ROLL
    state.seat = CHANCE


@hot
def outcomes_of_roll(state: State) -> int:
    """Each loose die shows one of its faces."""
    outcomes = 1
    for die in range(N_DICE):
        if state.loose >> die & 1:
            outcomes *= N_FACES
    return outcomes


@hot
def draw_roll(state: State, k: int) -> int:
    """J-10: the loose dice are rolled, the kept ones never again."""
    roll = 0
    for die in range(N_DICE):
        if state.loose >> die & 1:
            rest = k // N_FACES
            roll += (k - rest * N_FACES + 1) * FACE_WEIGHT[die]
            k = rest
    return Draw.ROLL + roll


@hot
def apply_roll(state: State, action: int, film: Film) -> None:
    roll = action - Draw.ROLL
    for die in range(N_DICE):
        rest = roll // (N_FACES + 1)
        face = roll - rest * (N_FACES + 1)
        if face > 0:
            state.face[die] = face
            state.shows[die] = state.symbol[die, face - 1]
        roll = rest
    state.rolls += 1
    state.keeping = 0
    state.phase = Phase.KEEP
    state.seat = state.active
    if len(film.told) > 0:
        tell(film, state, Event.ROLLED, ALL, state.active, shown(state, state.loose))


@hot
def legal_keep(state: State, out: Row) -> int:
    """J-6: at least one die of the roll MUST be kept.  J-7: of equal symbols one, however many others.

    J-8: where a Nazgûl shows, exactly one Nazgûl MUST be kept; of several the seat chooses which.
    J-9: what was kept from earlier rolls does not matter.
    J-12: the White Tree MAY be left; J-13: but not as the only die (J-6).
    """
    # J-10 only the loose dice are in this roll.  For each symbol, the dice that show it: five bits.
    showing = 0
    for die in range(N_DICE):
        showing |= (state.loose >> die & 1) << (die + N_DICE * state.shows[die])
    # The sets that can be made of the symbols seen so far, doubled or more by each further symbol.
    equals = may_keep_equals(state)
    out[0] = Verb.KEEP.value
    n = 1
    for symbol in range(N_SYMBOLS):
        dice = showing >> N_DICE * symbol & ALL_DICE
        before = n
        among = before
        left = dice
        while left:
            one = left & -left
            left ^= one
            for i in range(among):
                out[n] = out[i] + one
                n += 1
            if equals:
                among = n
        if symbol == Symbol.NAZGUL and dice != 0:
            n -= before
            for i in range(n):
                out[i] = out[i + before]
    if out[0] == Verb.KEEP:
        n -= 1
        out[0] = out[n]
    if may_reroll(state):
        out[n] = Verb.REROLL
        n += 1
    return n


@hot
def apply_keep(state: State, action: int, film: Film) -> bool:
    """Set dice aside.  J-11: rolling ends when all five are kept, or the White Tree is.

    True if it ended.
    """
    dice = action - Verb.KEEP
    state.keeping = dice
    state.kept |= dice
    state.loose &= ~dice
    for die in range(N_DICE):
        if dice >> die & 1:
            state.count[state.shows[die]] += 1
    if len(film.told) > 0:
        tell(film, state, Event.KEPT, ALL, state.active, shown(state, dice))
    if state.loose == 0:
        return True
    if state.count[Symbol.TREE] > 0:
        # J-12 dice left over have no effect this turn
        tell(film, state, Event.STOPPED, ALL, state.active)
        return True
    return False


@hot
def apply_reroll(state: State, film: Film) -> None:
    """J-39: all dice of this roll are rolled again, and the second result stands."""
    tell(film, state, Event.REROLLED, ALL, state.active)
    ask_roll(state)
    state.rerolled = 1


@hot
def shown(state: State, dice: int) -> int:
    """What these dice show, as one number (see Shown)."""
    number = 0
    for die in range(N_DICE):
        if dice >> die & 1:
            number += (state.shows[die] + 1) * FACE_WEIGHT[die]
    return number
