"""Greedy's turns of Journey, computed: its answers are fixed, so every end of rolling has its chance.

Two answers may be worth the same but for the last binary digit, which hangs on the order of the dice.  So the dice
are told apart, other than in the sage's graph of a turn.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import prod
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bagend.bots.judge import fast_door
from bagend.bots.judges.journey import choose_greedy
from bagend.bots.judges.journey_sage import Book, book, moment_after
from bagend.bots.judges.journey_sheets import N_PATHS, crossed_on
from bagend.bots.judges.journey_turn import Faces, Numbers
from bagend.bots.judges.journey_values import PATHS
from bagend.engine.chance import stream
from bagend.engine.kernel import hot
from bagend.engine.loops import MOST_LEGAL
from bagend.engine.records import Records, Row
from bagend.games import find
from bagend.games.journey.actions import Phase, Verb
from bagend.games.journey.components import ALL_DICE, N_DICE, N_FACES, N_SEATS, N_SYMBOLS, Place, Symbol
from bagend.games.journey.facts.dice import ends_rolling, list_answers
from bagend.games.journey.view import View

GREEDY, OTHER = 0, 1
"""Their seats."""

LOOSE = -1
COUNTED = (Symbol.RING, Symbol.GANDALF, Symbol.WEAPON, Symbol.ORC)
"""The symbols of which only the number matters once they are kept; of a Nazgûl it matters which die shows it."""


class Layouts(NamedTuple):
    """What may lie on the table before a roll, those with more loose dice first; and what may be rolled."""

    kept: Row
    """(layout, die): the symbol of a die that is kept, or LOOSE."""

    number: Row
    """(loose dice, dice kept as Nazgûl, number of each symbol of COUNTED): which layout that is."""

    first: Row
    """For each set of loose dice where its rolls begin; one more at the end."""

    shown: Row
    """(roll, die): the symbol of a die that is rolled."""

    weight: Numbers
    """How likely a roll is."""


@hot
def follow(
    views: Records, streams: Records, legal: Row, book: Book, layouts: Layouts, chance: Numbers, ends: Numbers
) -> None:
    """Fill in how likely greedy's turn is to come through each layout, and to end in each way."""
    view, stream = views[0], streams[0]
    chance[:] = 0.0
    chance[0] = 1.0
    ends[:] = 0.0
    for layout in range(len(chance)):
        put_aside(view, layouts.kept[layout])
        rolled = chance[layout]
        view.rerolled = 0
        while rolled > 0.0:
            again = 0.0
            for roll in range(layouts.first[view.loose], layouts.first[view.loose + 1]):
                for die in range(N_DICE):
                    if view.loose >> die & 1:
                        view.shows[die] = layouts.shown[roll, die]
                answer = choose_greedy(view, legal, list_answers(view, legal), stream)
                share = rolled * layouts.weight[roll]
                if answer == Verb.REROLL:
                    again += share
                elif ends_rolling(view, answer - Verb.KEEP):
                    ends[moment_after(view, answer - Verb.KEEP, book)] += share
                else:
                    chance[layout_after(view, answer - Verb.KEEP, layouts.number)] += share
            rolled = again
            view.rerolled = 1


@hot
def layout_after(view: View, dice: int, number: Row) -> int:
    """What lies on the table once these dice are kept too."""
    nazgul = 0
    rings = 0
    gandalfs = 0
    weapons = 0
    orcs = 0
    for die in range(N_DICE):
        if (view.kept | dice) >> die & 1:
            symbol = view.shows[die]
            nazgul |= (symbol == Symbol.NAZGUL) << die
            rings += symbol == Symbol.RING
            gandalfs += symbol == Symbol.GANDALF
            weapons += symbol == Symbol.WEAPON
            orcs += symbol == Symbol.ORC
    return number[view.loose & ~dice, nazgul, rings, gandalfs, weapons, orcs]


@hot
def put_aside(view: View, kept: Row) -> None:
    """Let the dice lie as they do at a moment of the turn."""
    view.kept = 0
    for symbol in range(N_SYMBOLS):
        view.count[symbol] = 0
    for die in range(N_DICE):
        if kept[die] != LOOSE:
            view.kept |= 1 << die
            view.shows[die] = kept[die]
            view.count[kept[die]] += 1
    view.loose = ALL_DICE & ~view.kept


def lay_out(faces: Sequence[Faces]) -> Layouts:
    """All layouts of these dice, and all rolls of theirs."""
    kept: list[Row] = []
    number = np.full((ALL_DICE + 1, ALL_DICE + 1, *(N_DICE,) * len(COUNTED)), LOOSE)
    for loose in sorted(range(1, ALL_DICE + 1), key=lambda loose: -loose.bit_count()):
        for nazgul, symbols in kept_with(loose):
            row = np.full(N_DICE, LOOSE)
            others = [die for die in range(N_DICE) if not (loose | nazgul) >> die & 1]
            row[[die for die in range(N_DICE) if nazgul >> die & 1]] = Symbol.NAZGUL
            row[others] = symbols
            number[loose, nazgul, *(symbols.count(symbol) for symbol in COUNTED)] = len(kept)
            kept.append(row)
    rolls = [list(rolls_of(loose, faces)) for loose in range(ALL_DICE + 1)]
    shown = [roll for each in rolls for roll, _ in each]
    weight = [odds for each in rolls for _, odds in each]
    first = np.cumsum([0, *(len(each) for each in rolls)])
    return Layouts(np.array(kept), number, first, np.array(shown), np.array(weight))


def kept_with(loose: int) -> Iterator[tuple[int, tuple[Symbol, ...]]]:
    """While these dice are loose: those that may be kept as Nazgûl, and the symbols of the others."""
    held = ALL_DICE & ~loose
    for nazgul in range(held + 1):
        if nazgul & ~held == 0:
            for symbols in combinations_with_replacement(COUNTED, (held & ~nazgul).bit_count()):
                yield nazgul, symbols


def rolls_of(loose: int, faces: Sequence[Faces]) -> Iterator[tuple[tuple[int, ...], float]]:
    """What these dice may show, and how likely that is."""
    dice = [sorted(set(faces[die])) if loose >> die & 1 else [LOOSE] for die in range(N_DICE)]
    for roll in product(*dice):
        yield roll, prod(faces[die].count(symbol) / N_FACES for die, symbol in enumerate(roll) if symbol != LOOSE)


class GreedyTurns:
    """What comes of greedy's turns on one side of the sheet, against one other or alone."""

    def __init__(self, advanced: bool, is_alone: bool, coloured: Faces, black: Faces) -> None:
        faces = (*(coloured,) * N_SEATS, black)
        self.layouts = lay_out(faces)
        self.views = find("journey").View.blank()
        view = self.views[0]
        view.phase = Phase.KEEP
        view.active = view.seat = view.viewer = GREEDY
        view.seated = 1 << GREEDY | 1 << OTHER
        view.out = 1 << OTHER if is_alone else 0
        view.advanced = advanced
        view.symbol[:] = faces
        self.follow = fast_door(find("journey"), follow, also=[Path(__file__)])
        self.books: dict[int, Book] = {}
        self.known: dict[tuple[int, ...], Numbers] = {}

    def ends(self, place: int, own: int, other: int) -> Numbers:
        """How likely each end of rolling is, from these sheets.

        Greedy does not ask how many squares are whole, nor how much farther it is than it can go in a turn.
        """
        (crossed, left), (his_crossed, his_left) = (
            (int(crossed_on(at)), PATHS[at % N_PATHS][0]) for at in (own, other)
        )
        asked = place, min(Place.MORDOR - crossed, N_DICE), left, his_crossed, his_left
        if asked not in self.known:
            view = self.views[0]
            view.place = place
            view.crossed[[GREEDY, OTHER]] = crossed, his_crossed
            view.length[[GREEDY, OTHER]] = left, his_left
            self.known[asked] = self.play(place)
        return self.known[asked]

    def play(self, place: int) -> Numbers:
        if place not in self.books:
            self.books[place] = book(self.views)
        table = self.books[place]
        chance, ends = np.zeros(len(self.layouts.kept)), np.zeros(int(table.turn.ends[0]))
        self.follow(self.views, stream(0), np.zeros(MOST_LEGAL, np.int64), table, self.layouts, chance, ends)
        return ends
