"""Sheets: where the hobbits of a match stand between two turns, and each one's chance to win from there.

Of a Nazgûl path only two numbers matter: how many segments are left, and how many of the squares are still whole
and empty; for squares are marked from the left, and Gandalf splits the leftmost.  For two hobbits the chances were
computed exactly (`journey_values`); those of three or four are put together from every pair's.
"""

from typing import NamedTuple

from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, size
from bagend.games.journey.components import N_SEATS, N_SYMBOLS, Place, Symbol
from bagend.games.journey.facts.paths import (
    in_play,
    rank_at_end,
    segments_left,
    spaces_ahead,
    splittable,
    wins_as_survivor,
)
from bagend.games.journey.facts.places import draws_every_nazgul, is_gandalf_gone, shelters_own_turn
from bagend.games.journey.state import State
from bagend.games.journey.view import View

from .journey_turn import Numbers, Turn

SQUARES = 6
"""The squares of the paths whose chances were computed; other paths are taken for the most similar of these."""

N_PATHS = (SQUARES + 1) ** 2 - 1
N_SHEETS = (Place.MORDOR + 1) * N_PATHS
OUT = -1
"""Instead of a sheet: eliminated."""

OTHERS = N_SYMBOLS - 1
"""The column of a tally that holds the others who are hit."""


class Chances(NamedTuple):
    """How likely a hobbit is to win, by the numbers of sheets; basic side first, then advanced."""

    waiting: Numbers
    """(side, turn, sheet of who moves next, sheet): of the one who waits while the other moves.  `turn` is 0 if the
    other begins the round, 1 if he ends it."""

    alone: Numbers
    """(side, sheet): of the last one left, at the start of a turn."""


class Company(NamedTuple):
    """Room for the sheets of a match."""

    seats: Row
    """The hobbits still in, clockwise from the active one."""

    moved: Row
    """For each of them, 1 if it has moved in this round; the active one counts as having moved."""

    sheet: Row
    """(hobbit, 0 or 1): its sheet, and its sheet after one more hit."""

    pairs: Numbers
    """(hobbit, 0 or 1, hobbit, 0 or 1): the first one's chance against the second, each hit or not."""


@hot
def sheet_of(crossed: int, left: int, whole: int) -> int:
    """The number of a sheet.  Whatever may follow from a sheet has a lower number, or the same."""
    if left <= 0:
        return OUT
    whole = min(whole, SQUARES)
    left = min(max(left, whole), 2 * SQUARES - whole)
    # Paths with fewer whole squares come first: 12 with none, then 11, 9, 7, …
    before = 0 if whole == 0 else 2 * SQUARES + (whole - 1) * (2 * SQUARES + 1) - whole * (whole - 1)
    return (Place.MORDOR - crossed) * N_PATHS + before + left - max(whole, 1)


@hot
def crossed_on(sheet: int) -> int:
    return Place.MORDOR - sheet // N_PATHS


@hot
def after_hits(left: int, whole: int, hits: int) -> tuple[int, int]:
    """J-19: marks take what is split first, since it lies to the left."""
    left = max(0, left - hits)
    return left, min(left, whole)


@hot
def after_turn(place: int, tally: Row, crossed: int, left: int, whole: int) -> int:
    """The active hobbit's sheet once its kept dice are applied."""
    rings, orcs, weapons = tally[Symbol.RING], tally[Symbol.ORC], tally[Symbol.WEAPON]
    splits = 0 if is_gandalf_gone(place) else min(whole, tally[Symbol.GANDALF])
    hits = tally[Symbol.NAZGUL]
    if draws_every_nazgul(place):
        hits += size(tally[OTHERS])
    if shelters_own_turn(place):
        hits = 0
    left, whole = after_hits(left + splits, whole - splits, hits)
    return sheet_of(crossed + spaces_ahead(place, rings, orcs, weapons, crossed), left, whole)


@hot
def chance_after_round(mine: int, other: int, waiting: Numbers) -> float:
    """My chance against another when both have moved in this round."""
    mine_now = rank_at_end(crossed_on(mine), left_on(mine))
    theirs_now = rank_at_end(crossed_on(other), left_on(other))
    if mine_now == theirs_now:
        return waiting[0, other, mine] if mine_now == 0 else 0.5
    return 1.0 if mine_now > theirs_now else 0.0


@hot
def left_on(sheet: int) -> int:
    """The segments left on a sheet's path."""
    path = sheet % N_PATHS
    whole = 0
    size = 2 * SQUARES
    while path >= size:
        path -= size
        whole += 1
        size = 2 * (SQUARES - whole) + 1
    return path + max(whole, 1)


@hot
def chance_of_later(sooner: int, later: int, sooner_moved: int, later_moved: int, waiting: Numbers) -> float:
    """Of two hobbits, the chance of the one who will move later, after a turn's end."""
    if sooner_moved == 1:
        return chance_after_round(later, sooner, waiting)
    return waiting[later_moved, sooner, later]


@hot
def gather(view: View | State, company: Company) -> int:
    """List the hobbits still in, clockwise from the active one, with their sheets; how many there are."""
    n = 0
    for step in range(N_SEATS):
        seat = (view.active + step) % N_SEATS
        if has(in_play(view), seat):
            company.seats[n] = seat
            # Within a round, seats are asked in the order of their distance from the first.
            mine = (view.active - view.first) % N_SEATS
            company.moved[n] = 1 if (seat - view.first) % N_SEATS <= mine else 0
            left, whole = segments_left(view, seat), size(splittable(view, seat))
            company.sheet[n, 0] = sheet_of(view.crossed[seat], left, whole)
            left, whole = after_hits(left, whole, 1)
            company.sheet[n, 1] = sheet_of(view.crossed[seat], left, whole)
            n += 1
    return n


@hot
def compare_others(company: Company, n: int, waiting: Numbers) -> None:
    """Fill in the chances of the hobbits that do not move against each other."""
    for j in range(1, n):
        for k in range(j + 1, n):
            for a in range(2):
                for b in range(2):
                    sooner, later = company.sheet[j, a], company.sheet[k, b]
                    chance = 0.0
                    if sooner != OUT and later != OUT:
                        chance = chance_of_later(sooner, later, company.moved[j], company.moved[k], waiting)
                    company.pairs[j, a, k, b] = 1.0 - chance
                    company.pairs[k, b, j, a] = chance


@hot
def chance_at_end(mine: int, hit: int, company: Company, n: int, view: View, chances: Chances) -> float:
    """The active hobbit's chance once its turn has brought it to this sheet and hit these others."""
    if mine == OUT:
        return 0.0
    waiting = chances.waiting[view.advanced]
    left = 0
    own = 1.0
    for k in range(1, n):
        b = int(has(hit, k - 1))
        if company.sheet[k, b] != OUT:
            left += 1
            chance = chance_of_later(company.sheet[k, b], mine, company.moved[k], 1, waiting)
            company.pairs[0, 0, k, b] = chance
            company.pairs[k, b, 0, 0] = 1.0 - chance
            own *= chance
    if left == 0:
        is_sure = wins_as_survivor(view, 1) or crossed_on(mine) == Place.MORDOR
        return 1.0 if is_sure else chances.alone[view.advanced, mine]
    if left == 1:
        return own
    # As in a league: a hobbit's share grows with its chances against each of the others.
    total = own
    for j in range(1, n):
        a = int(has(hit, j - 1))
        if company.sheet[j, a] != OUT:
            product = company.pairs[j, a, 0, 0]
            for k in range(1, n):
                b = int(has(hit, k - 1))
                if k != j and company.sheet[k, b] != OUT:
                    product *= company.pairs[j, a, k, b]
            total += product
    return own / total if total > 0.0 else 0.0


@hot
def fill_ends(turn: Turn, view: View, company: Company, chances: Chances, worth: Numbers) -> None:
    """What every end of rolling is worth to the active hobbit."""
    n = gather(view, company)
    compare_others(company, n, chances.waiting[view.advanced])
    active = view.active
    left, whole = segments_left(view, active), size(splittable(view, active))
    for end in range(turn.ends[0]):
        tally = turn.tally[end]
        mine = after_turn(view.place, tally, view.crossed[active], left, whole)
        hit = 0 if draws_every_nazgul(view.place) else tally[OTHERS]
        worth[end] = chance_at_end(mine, hit, company, n, view, chances)
