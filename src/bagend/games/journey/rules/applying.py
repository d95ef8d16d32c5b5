"""Applying: the second phase of a turn, when the kept dice take effect.

Clauses J-14 to J-23.  J-14 lets the seat apply them in any order; only Gandalf before Nazgûl matters, and that order
is never worse, so the order is fixed: Orcs against Weapons, Rings, Gandalf, Nazgûl.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Phase, Verb
from ..components import BLACK, N_DICE, Place, Symbol
from ..state import State
from .places import (
    draws_every_nazgul,
    is_gandalf_gone,
    is_sheltered,
    orc_strength,
    ring_toll,
    weapon_strength,
)


@hot
def apply_rings(state: State, film: Film) -> None:
    """J-16: each kept Ring crosses the next round space; what is left over after Mordor is lost.

    J-17: if the Orcs outnumber the Weapons, no Ring counts.  J-18: a Weapon beats an Orc and does nothing else.
    J-23: the White Tree does nothing here.
    """
    active = state.active
    rings = state.count[Symbol.RING]
    if rings == 0:
        return
    if orc_strength(state) > weapon_strength(state):
        tell(
            film,
            state,
            Event.HELD_UP,
            ALL,
            active,
            state.count[Symbol.ORC],
            state.count[Symbol.WEAPON],
            rings,
        )
        return
    rings -= ring_toll(state)
    if rings == 0:
        tell(film, state, Event.STUCK, ALL, active)
    for _ in range(rings):
        if state.crossed[active] < Place.MORDOR:
            state.crossed[active] += 1
            tell(film, state, Event.CROSSED, ALL, active, state.crossed[active])


@hot
def apply_gandalfs(state: State, film: Film) -> bool:
    """J-21: for each kept Gandalf one square of one's own Nazgûl path MAY be split.

    J-22: this comes before the Nazgûl of the same turn.  True if the seat must first say which square.
    """
    gandalfs = state.count[Symbol.GANDALF]
    if gandalfs > 0 and is_gandalf_gone(state):
        tell(film, state, Event.IDLE, ALL, state.active, state.place)
        return False
    state.gandalfs = gandalfs
    return must_ask_split(state, film)


@hot
def must_ask_split(state: State, film: Film) -> bool:
    """Unless the seat chooses, Gandalf splits the leftmost square: it is the first that the Nazgûl would take."""
    while state.gandalfs > 0:
        square = leftmost_splittable(state, state.active)
        if square == state.squares:
            state.gandalfs = 0
            return False
        if state.choose_split == 1:
            state.phase = Phase.SPLIT
            state.seat = state.active
            return True
        split(state, square, film)
    return False


@hot
def legal_split(state: State, out: Row) -> int:
    """J-21: any square of one's own that is empty and not yet split, the last one too; or none at all."""
    n = 0
    for square in range(first_empty(state, state.active), state.squares):
        if not state.split[state.active] >> square & 1:
            out[n] = Verb.SPLIT + square
            n += 1
    out[n] = Verb.REFRAIN.value
    return n + 1


@hot
def apply_split(state: State, action: int, film: Film) -> bool:
    """The seat said which square; True if it must be asked again."""
    if action == Verb.REFRAIN:
        state.gandalfs = 0
        tell(film, state, Event.REFRAINED, ALL, state.active)
    else:
        split(state, action - Verb.SPLIT, film)
    return must_ask_split(state, film)


@hot
def split(state: State, square: int, film: Film) -> None:
    """The path gets one segment longer."""
    state.split[state.active] |= 1 << square
    state.length[state.active] += 1
    state.gandalfs -= 1
    tell(film, state, Event.SPLIT, ALL, state.active, square)


@hot
def leftmost_splittable(state: State, seat: int) -> int:
    """The leftmost square that is empty and whole; the number of squares if there is none."""
    square = first_empty(state, seat)
    while square < state.squares and state.split[seat] >> square & 1:
        square += 1
    return square


@hot
def first_empty(state: State, seat: int) -> int:
    """The leftmost square without any mark; the number of squares if there is none."""
    square = 0
    marks = state.marked[seat]
    while marks > 0:
        marks -= 1 + (state.split[seat] >> square & 1)
        square += 1
    return square


@hot
def apply_nazgul(state: State, film: Film) -> None:
    """J-19: each kept Nazgûl makes one seat mark the next segment of its own Nazgûl path, a square or a half."""
    for die in range(N_DICE):
        if state.kept >> die & 1 and state.shows[die] == Symbol.NAZGUL:
            target = target_of(state, die)
            if is_sheltered(state, target):
                tell(film, state, Event.SPARED, ALL, target, die)
            elif state.marked[target] < state.length[target]:
                state.marked[target] += 1
                left = state.length[target] - state.marked[target]
                tell(film, state, Event.MARKED, ALL, target, die, left)


@hot
def target_of(state: State, die: int) -> int:
    """J-20: the seat whose colour the die has; the active seat if it is black or neutral.

    J-15: colour matters for nothing else.  J-3: the colours nobody chose are neutral.
    """
    if die == BLACK or draws_every_nazgul(state) or is_neutral(state, die):
        return state.active
    return die


@hot
def is_neutral(state: State, colour: int) -> bool:
    """J-27: the colour of an eliminated seat is neutral from then on."""
    return not (state.seated & ~state.out) >> colour & 1
