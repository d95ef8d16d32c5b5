"""Applying: the second phase of a turn, when the kept dice take effect.

Clauses J-14 to J-23.  J-14 lets the seat apply them in any order; only Gandalf before Nazgûl matters, and that order
is never worse, so the order is fixed: Orcs against Weapons, Rings, Gandalf, Nazgûl.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, member, with_

from ..actions import Event, Phase, Verb
from ..components import N_DICE, Symbol
from ..facts.paths import is_sheltered, segments_left, spaces_crossed, splittable, target_of
from ..facts.places import do_orcs_win, is_gandalf_gone, rings_after_toll
from ..state import State


@hot
def apply_rings(state: State, film: Film) -> None:
    """J-16: the kept Rings cross the next round spaces, one by one.

    J-23: the White Tree does nothing here.
    """
    active = state.active
    rings = state.count[Symbol.RING]
    if rings == 0:
        return
    orcs, weapons = state.count[Symbol.ORC], state.count[Symbol.WEAPON]
    if do_orcs_win(state.place, orcs, weapons):
        tell(film, state, Event.HELD_UP, ALL, active, orcs, weapons, state.place)
        return
    if rings_after_toll(state.place, rings) == 0:
        tell(film, state, Event.STUCK, ALL, active)
    for _ in range(spaces_crossed(state, rings, orcs, weapons)):
        state.crossed[active] += 1
        tell(film, state, Event.CROSSED, ALL, active, state.crossed[active])


@hot
def apply_gandalfs(state: State, film: Film) -> bool:
    """J-21: for each kept Gandalf one square of one's own Nazgûl path MAY be split.

    J-22: this comes before the Nazgûl of the same turn.  True if the seat must first say which square.
    """
    gandalfs = state.count[Symbol.GANDALF]
    if gandalfs > 0 and is_gandalf_gone(state.place):
        tell(film, state, Event.IDLE, ALL, state.active, state.place)
        return False
    state.gandalfs = gandalfs
    return must_ask_split(state, film)


@hot
def must_ask_split(state: State, film: Film) -> bool:
    """Unless the seat chooses, Gandalf splits the leftmost square: it is the first that the Nazgûl would take."""
    while state.gandalfs > 0:
        squares = splittable(state, state.active)
        if squares == 0:
            state.gandalfs = 0
            return False
        if state.choose_split == 1:
            state.phase = Phase.SPLIT
            state.seat = state.active
            return True
        split(state, member(squares, 0), film)
    return False


@hot
def legal_split(state: State, out: Row) -> int:
    """Any square that Gandalf may split, or none."""
    squares = splittable(state, state.active)
    n = 0
    for square in range(state.squares):
        if has(squares, square):
            out[n] = Verb.SPLIT + square
            n += 1
    out[n] = Verb.REFRAIN.value
    return n + 1


@hot
def apply_split(state: State, action: int, film: Film) -> bool:
    """The seat said which square; True if it must be asked again."""
    if action == Verb.REFRAIN:
        tell(film, state, Event.REFRAINED, ALL, state.active, state.gandalfs)
        state.gandalfs = 0
    else:
        split(state, action - Verb.SPLIT, film)
    return must_ask_split(state, film)


@hot
def split(state: State, square: int, film: Film) -> None:
    """The path gets one segment longer."""
    state.split[state.active] = with_(state.split[state.active], square)
    state.length[state.active] += 1
    state.gandalfs -= 1
    tell(film, state, Event.SPLIT, ALL, state.active, square, segments_left(state, state.active))


@hot
def apply_nazgul(state: State, film: Film) -> None:
    """J-19: each kept Nazgûl makes one seat mark the next segment of its own Nazgûl path, a square or a half."""
    for die in range(N_DICE):
        if has(state.kept, die) and state.shows[die] == Symbol.NAZGUL:
            target = target_of(state, die)
            if is_sheltered(state, target):
                tell(film, state, Event.SPARED, ALL, target, die)
            elif segments_left(state, target) > 0:
                state.marked[target] += 1
                tell(film, state, Event.MARKED, ALL, target, die, segments_left(state, target))
