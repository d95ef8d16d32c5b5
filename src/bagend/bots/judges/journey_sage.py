"""The sage: weighs every answer of a turn exactly, against the chances of the sheets at the turn's end."""

from typing import NamedTuple

import numpy as np

from bagend.bots.judge import WHOLE
from bagend.engine.kernel import hot
from bagend.engine.records import Records, Row
from bagend.engine.sets import has, size, with_
from bagend.games.journey.actions import Phase, Verb
from bagend.games.journey.components import BLACK, N_DICE, N_SEATS, N_SYMBOLS, Symbol
from bagend.games.journey.facts.paths import (
    in_play,
    is_neutral,
    is_sheltered,
    segments_left,
    splittable,
    target_of,
)
from bagend.games.journey.facts.places import grants_reroll, may_keep_equals
from bagend.games.journey.state import State
from bagend.games.journey.view import View

from . import journey_values
from .journey_sheets import (
    OTHERS,
    Chances,
    Company,
    after_hits,
    chance_at_end,
    compare_others,
    fill_ends,
    gather,
    sheet_of,
)
from .journey_turn import MOST_KINDS, OWN, Numbers, Turn, build_turn, find_moment, key_of, solve_turn


class Tables(NamedTuple):
    """What is looked up between turns, and room to reckon in."""

    chances: Chances
    company: Company


class Book(NamedTuple):
    """What is looked up within a turn, and room to reckon in."""

    turn: Turn
    chances: Chances
    company: Company
    loose: Row
    tally: Row
    worth: Numbers
    kept: Numbers


def tables() -> Tables:
    company = Company(
        seats=np.zeros(N_SEATS, np.int64),
        moved=np.zeros(N_SEATS, np.int64),
        sheet=np.zeros((N_SEATS, 2), np.int64),
        pairs=np.zeros((N_SEATS, 2, N_SEATS, 2)),
    )
    return Tables(journey_values.load(), company)


def book(views: Records) -> Book:
    """The graph for a turn like this view's, and the chances."""
    view = views[0]
    others = max(0, int(size(in_play(view))) - 1)
    coloured, black = (tuple(int(symbol) for symbol in view.symbol[die]) for die in (0, BLACK))
    turn = build_turn(others, coloured, black, bool(may_keep_equals(view.place)))
    moments = len(turn.loose)
    return Book(
        turn,
        *tables(),
        loose=np.zeros(MOST_KINDS, np.int64),
        tally=np.zeros(N_SYMBOLS, np.int64),
        worth=np.zeros(moments),
        kept=np.zeros(moments),
    )


@hot
def estimate(view: View, legal: Row, n: int, book: Book, chances: Numbers) -> None:
    """The active hobbit's chance to win after each answer."""
    if view.phase == Phase.SPLIT:
        weigh_splits(view, legal, n, book, chances)
        return
    fill_ends(book.turn, view, book.company, book.chances, book.worth)
    solve_turn(book.turn, grants_reroll(view.place), book.worth, book.worth, book.kept)
    for i in range(n):
        if legal[i] == Verb.REROLL:
            chances[i] = book.kept[moment_after(view, 0, book)]
        else:
            chances[i] = book.worth[moment_after(view, legal[i] - Verb.KEEP, book)]


@hot
def moment_after(view: View, dice: int, book: Book) -> int:
    """The moment of the turn once these dice are kept too."""
    loose, tally = book.loose, book.tally
    loose[:] = 0
    tally[:] = 0
    kept = view.kept | dice
    for die in range(N_DICE):
        kind = kind_of(view, die)
        if not has(kept, die):
            loose[kind] += 1
        elif view.shows[die] == Symbol.TREE:
            tally[OTHERS] -= 1 << N_SEATS
        elif view.shows[die] != Symbol.NAZGUL:
            tally[view.shows[die]] += 1
        elif kind in (OWN, N_SEATS):
            tally[Symbol.NAZGUL] += 1
        else:
            tally[OTHERS] += 1 << (kind - 1)
    if tally[OTHERS] < 0:
        # The White Tree ended the rolling: what is left lying counts for nothing.
        tally[OTHERS] += 1 << N_SEATS
        loose[:] = 0
    return find_moment(book.turn, key_of(loose, tally))


@hot
def kind_of(view: View, die: int) -> int:
    """Which kind of dice this one is of, as the graph counts them."""
    if die == BLACK:
        return N_SEATS
    if die == view.active or is_neutral(view, die):
        return OWN
    kind = 0
    seat = view.active
    while seat != die:
        seat = (seat + 1) % N_SEATS
        kind += has(in_play(view), seat)
    return kind


@hot
def weigh_splits(view: View, legal: Row, n: int, book: Book, chances: Numbers) -> None:
    """The rolling is over.  Which square is split matters little; of equals the leftmost comes first."""
    members = gather(view, book.company)
    compare_others(book.company, members, book.chances.waiting[view.advanced])
    hits = 0
    hit = 0
    for die in range(N_DICE):
        if has(view.kept, die) and view.shows[die] == Symbol.NAZGUL:
            target = target_of(view, die)
            if target != view.active:
                hit = with_(hit, kind_of(view, die) - 1)
            elif not is_sheltered(view, target):
                hits += 1
    active = view.active
    for i in range(n):
        whole = size(splittable(view, active))
        splits = 0 if legal[i] == Verb.REFRAIN else min(whole, view.gandalfs)
        left = segments_left(view, active) + splits
        left, whole = after_hits(left, whole - splits, hits)
        mine = sheet_of(view.crossed[active], left, whole)
        chances[i] = chance_at_end(mine, hit, book.company, members, view, book.chances)


@hot
def is_quiet(state: State) -> bool:
    """Between two turns."""
    return bool(state.phase == Phase.ROLL and state.rolls == 0)


@hot
def evaluate(state: State, tables: Tables, values: Row) -> None:
    """Everybody's chance as the active hobbit begins its turn; dice already kept in it are not looked at."""
    company, chances = tables.company, tables.chances
    members = gather(state, company)
    waiting = chances.waiting[state.advanced]
    compare_others(company, members, waiting)
    for seat in range(len(values)):
        values[seat] = 0
    if members == 1:
        values[company.seats[0]] = int(chances.alone[state.advanced, company.sheet[0, 0]] * WHOLE)
        return
    for k in range(1, members):
        chance = waiting[company.moved[k], company.sheet[0, 0], company.sheet[k, 0]]
        company.pairs[k, 0, 0, 0] = chance
        company.pairs[0, 0, k, 0] = 1.0 - chance
    total = 0.0
    for j in range(members):
        total += chance_against_all(company, j, members)
    if total > 0.0:
        for j in range(members):
            values[company.seats[j]] = int(chance_against_all(company, j, members) / total * WHOLE)


@hot
def chance_against_all(company: Company, j: int, members: int) -> float:
    product = 1.0
    for k in range(members):
        if k != j:
            product *= company.pairs[j, 0, k, 0]
    return product
