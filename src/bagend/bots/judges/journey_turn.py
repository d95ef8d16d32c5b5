"""A turn of Journey as a graph: every way the five dice can be kept, with exact odds.

Dice that show the same faces and hit the same seat are alike.  So a moment of a turn is: how many dice of each kind
are loose, and the tally of what is kept.  From such a moment every roll allows certain keeps, each leading to a
moment with fewer loose dice, or to the end of rolling.  The graph does not depend on the position on the sheets; only
what its ends are worth does.  Given that, one pass from the ends to the start finds the worth of every moment:
an exact expectimax over all keeps and all rerolls.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.journey.components import N_DICE, N_FACES, N_SEATS, N_SYMBOLS, Symbol
from bagend.games.journey.facts.dice import why_not_choose

Numbers = NDArray[np.float64]
Counts = tuple[int, ...]
Faces = tuple[int, ...]
"""The symbols on the faces of a die."""

MOST_KINDS = N_SEATS + 1
RADIX = N_DICE + 1

OWN = 0
"""The kind of the dice that hit the active seat: its own colour and the neutral ones.  The colours of the other
hobbits follow, clockwise from the active seat; the black die is the last kind."""


class Turn(NamedTuple):
    """The graph.  Moments are numbered from the ends of rolling to its start; edges and rolls lie in rows."""

    ends: Row
    """(1,) how many moments are ends; they come first."""

    key: Row
    """The moments' keys, sorted; see key_of."""

    moment: Row
    """The number of the moment of each key."""

    tally: Row
    """(moment, column): how many are kept of Nazgûl that hit oneself, Ring, Gandalf, Weapon, Orc; in the last column
    the others that are hit, one bit each."""

    loose: Row
    """Which set of loose dice belongs to a moment."""

    leads: Row
    """Where the moment's keeps begin in `to`."""

    to: Row
    """The moment each keep leads to."""

    first_roll: Row
    """For each set of loose dice where its rolls begin; one more at the end."""

    weight: Numbers
    """How likely a roll is; rolls that allow the same keeps are one."""

    first_keep: Row
    """For each roll where its keeps begin in `keep`; one more at the end."""

    keep: Row
    """Keeps, counted from the moment's `leads`."""


@hot
def key_of(loose: Row, tally: Row) -> int:
    """One number for a moment.  Where rolling has ended it does not matter what was left lying."""
    key = 0
    for kind in range(MOST_KINDS):
        key = key * RADIX + loose[kind]
    for column in range(N_SYMBOLS - 1):
        key = key * RADIX + tally[column]
    return (key << (N_SEATS - 1)) + tally[N_SYMBOLS - 1]


@hot
def find_moment(turn: Turn, key: int) -> int:
    low, high = 0, len(turn.key) - 1
    while low < high:
        middle = (low + high) // 2
        if turn.key[middle] < key:
            low = middle + 1
        else:
            high = middle
    return turn.moment[low]


@hot
def solve_turn(turn: Turn, may_reroll: bool, worth: Numbers, theirs: Numbers, kept: Numbers) -> None:
    """Fill the worth of all moments before a roll from that of the ends.

    `worth` is what the active seat makes as great as it can, `theirs` what comes of it for another.  `kept` gets the
    worth where the roll must stand; elsewhere it may be rolled once more (Rohan).
    """
    for moment in range(turn.ends[0], len(turn.loose)):
        set_of_loose = turn.loose[moment]
        lead = turn.leads[moment]
        mine_sum = 0.0
        their_sum = 0.0
        for roll in range(turn.first_roll[set_of_loose], turn.first_roll[set_of_loose + 1]):
            best = best_keep(turn, roll, lead, worth)
            mine_sum += turn.weight[roll] * worth[best]
            their_sum += turn.weight[roll] * theirs[best]
        kept[moment] = mine_sum
        if may_reroll:
            again, their_again = mine_sum, their_sum
            mine_sum = 0.0
            their_sum = 0.0
            for roll in range(turn.first_roll[set_of_loose], turn.first_roll[set_of_loose + 1]):
                best = best_keep(turn, roll, lead, worth)
                if worth[best] >= again:
                    mine_sum += turn.weight[roll] * worth[best]
                    their_sum += turn.weight[roll] * theirs[best]
                else:
                    mine_sum += turn.weight[roll] * again
                    their_sum += turn.weight[roll] * their_again
        worth[moment] = mine_sum
        theirs[moment] = their_sum


@hot
def best_keep(turn: Turn, roll: int, lead: int, worth: Numbers) -> int:
    """The moment that the best keep of a roll leads to."""
    best = turn.to[lead + turn.keep[turn.first_keep[roll]]]
    for i in range(turn.first_keep[roll] + 1, turn.first_keep[roll + 1]):
        moment = turn.to[lead + turn.keep[i]]
        if worth[moment] > worth[best]:
            best = moment
    return best


class Keep(NamedTuple):
    """What is kept from a roll: of each kind of dice, and as an addition to the tally."""

    dice: Counts
    tally: Counts
    ends: bool


@cache
def build_turn(others: int, coloured: Faces, black: Faces, equals: bool) -> Turn:
    """The graph for a turn with so many other hobbits, these dice, and equal symbols kept or not (Rivendell)."""
    sizes = (1 + N_SEATS - 1 - others, *(1,) * others, *(0,) * (N_SEATS - 1 - others), 1)
    faces = (*(coloured,) * N_SEATS, black)
    sets = sorted(product(*(range(size + 1) for size in sizes)), key=lambda loose: (sum(loose), loose))
    rolls = {loose: rolls_of(loose, faces, equals) for loose in sets if any(loose)}
    moments = reach(sizes, rolls)
    number = {moment: i for i, moment in enumerate(moments)}
    place = {loose: i for i, loose in enumerate(rolls)}
    ends = sum(not any(loose) for loose, _ in moments)
    keeps = {loose: sorted({keep for options in found for keep in options}) for loose, found in rolls.items()}
    slot = {loose: {keep: i for i, keep in enumerate(found)} for loose, found in keeps.items()}
    leads: list[int] = []
    to: list[int] = []
    for loose, tally in moments:
        leads.append(len(to))
        to += [number[after(loose, tally, keep)] for keep in keeps.get(loose, ())]
    first_roll, weight, first_keep, keep_row = [0], [], [0], []
    for loose, found in rolls.items():
        for options, odds in found.items():
            weight.append(odds)
            keep_row += [slot[loose][keep] for keep in options]
            first_keep.append(len(keep_row))
        first_roll.append(len(weight))
    rows = [(np.array(loose), np.array(tally)) for loose, tally in moments]
    keys = np.array([key_of(*row) for row in rows], np.int64)
    order = np.argsort(keys)
    return Turn(
        ends=row_of([ends]),
        key=keys[order],
        moment=row_of(order),
        tally=row_of([tally for _, tally in moments]),
        loose=row_of([place.get(loose, -1) for loose, _ in moments]),
        leads=row_of(leads),
        to=row_of(to),
        first_roll=row_of(first_roll),
        weight=np.array(weight),
        first_keep=row_of(first_keep),
        keep=row_of(keep_row),
    )


def row_of(values: object) -> Row:
    return np.array(values, np.int64)


Moment = tuple[Counts, Counts]
"""The loose dice of each kind, and the tally."""


def after(loose: Counts, tally: Counts, keep: Keep) -> Moment:
    total = tuple(a + b for a, b in zip(tally, keep.tally, strict=True))
    if keep.ends:
        return (0,) * len(loose), total
    return tuple(a - b for a, b in zip(loose, keep.dice, strict=True)), total


def reach(sizes: Counts, rolls: dict[Counts, dict[tuple[Keep, ...], float]]) -> list[Moment]:
    """All moments that can come up, the ends first and the start last."""
    start = (sizes, (0,) * N_SYMBOLS)
    found, waiting = {start}, [start]
    while waiting:
        loose, tally = waiting.pop()
        for keep in {keep for options in rolls.get(loose, ()) for keep in options}:
            moment = after(loose, tally, keep)
            if moment not in found:
                found.add(moment)
                waiting.append(moment)
    return sorted(found, key=lambda moment: (sum(moment[0]), moment))


def rolls_of(loose: Counts, faces: tuple[Faces, ...], equals: bool) -> dict[tuple[Keep, ...], float]:
    """The sets of keeps that a roll of these dice may allow, each with its odds."""
    found: dict[tuple[Keep, ...], float] = {}
    for shown in product(*(shows_of(dice, faces[kind]) for kind, dice in enumerate(loose))):
        options = tuple(sorted(set(keeps_of([counts for counts, _ in shown], loose, equals))))
        found[options] = found.get(options, 0.0) + prod(odds for _, odds in shown)
    return found


def shows_of(dice: int, faces: Faces) -> list[tuple[Counts, float]]:
    """What so many dice of one kind may show: how many of each symbol, and how likely that is."""
    share = [faces.count(symbol) / N_FACES for symbol in range(N_SYMBOLS)]
    found = []
    for counts in product(range(dice + 1), repeat=N_SYMBOLS):
        if sum(counts) == dice and all(share[s] > 0 for s in range(N_SYMBOLS) if counts[s] > 0):
            ways = factorial(dice) // prod(factorial(count) for count in counts)
            found.append((counts, ways * prod(share[s] ** counts[s] for s in range(N_SYMBOLS))))
    return found


def keeps_of(shown: list[Counts], loose: Counts, equals: bool) -> Iterator[Keep]:
    """What may be kept where each kind of dice shows these symbols."""
    choices = [list(choices_of(symbol, [counts[symbol] for counts in shown], equals)) for symbol in range(N_SYMBOLS)]
    for chosen in product(*choices):
        dice = tuple(sum(column) for column in zip(*chosen, strict=True))
        if any(dice):
            nazgul = chosen[Symbol.NAZGUL]
            hit = sum(1 << (kind - 1) for kind in range(1, N_SEATS) if nazgul[kind])
            hits = nazgul[OWN] + nazgul[N_SEATS]
            tally = (hits, *(sum(chosen[symbol]) for symbol in range(Symbol.RING, Symbol.TREE)), hit)
            yield Keep(dice, tally, ends=any(chosen[Symbol.TREE]) or dice == loose)


def choices_of(symbol: int, showing: list[int], equals: bool) -> Iterator[Counts]:
    """How many dice of each kind may be kept of one symbol."""
    for chosen in product(*(range(count + 1) for count in showing)):
        if why_not_choose(symbol, so_many(showing), so_many(chosen), equals) == 0:
            yield chosen


def so_many(counts: Iterable[int]) -> int:
    """Some set of as many dice: the rules do not ask which they are."""
    return (1 << sum(counts)) - 1
