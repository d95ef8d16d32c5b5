"""Rolling: the first phase of a turn.

What may be kept is in facts/dice.py; what the kept dice do is in applying.py.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import CHANCE
from bagend.engine.sets import has, size

from ..actions import Draw, Event, Phase, Verb
from ..components import ALL_DICE, FACE_WEIGHT, N_DICE, N_FACES, N_SYMBOLS
from ..facts.dice import ends_rolling
from ..state import State


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
        if has(state.loose, die):
            outcomes *= N_FACES
    return outcomes


@hot
def draw_roll(state: State, k: int) -> int:
    """J-10: the loose dice are rolled, the kept ones never again."""
    roll = 0
    for die in range(N_DICE):
        if has(state.loose, die):
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
def apply_keep(state: State, action: int, film: Film) -> bool:
    """Set dice aside; True if rolling has ended.  J-12: dice left over then have no effect this turn."""
    dice = action - Verb.KEEP
    has_ended = ends_rolling(state, dice)
    state.keeping = dice
    state.kept |= dice
    state.loose &= ~dice
    for die in range(N_DICE):
        state.count[state.shows[die]] += dice >> die & 1
    if len(film.told) > 0:
        again = 0 if has_ended else size(state.loose)
        tell(film, state, Event.KEPT, ALL, state.active, shown(state, dice), again)
        if has_ended and state.loose != 0:
            tell(film, state, Event.STOPPED, ALL, state.active)
    return has_ended


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
        if has(dice, die):
            number += (state.shows[die] + 1) * FACE_WEIGHT[die]
    return number
