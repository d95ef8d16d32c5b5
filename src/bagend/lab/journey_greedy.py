"""Greedy's turns of Journey, computed: its answers are fixed, so every end of rolling has its chance.

Dice that are alike are laid out in one order only.  Where two answers are worth the same but for the last binary
digit, another order could make greedy give the other one.
"""

from itertools import product
from math import prod
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bagend.bots.judge import sources_of
from bagend.bots.judges.journey import choose_greedy
from bagend.bots.judges.journey_sage import Book, book, moment_after
from bagend.bots.judges.journey_sheets import N_PATHS, OTHERS, crossed_on
from bagend.bots.judges.journey_turn import MOST_KINDS, OWN, RADIX, Faces, Numbers, Turn, shows_of
from bagend.bots.judges.journey_values import PATHS
from bagend.engine import kernel
from bagend.engine.chance import stream
from bagend.engine.kernel import Rule, hot
from bagend.engine.loops import MOST_LEGAL, folder_of
from bagend.engine.records import Records, Row
from bagend.games import find
from bagend.games.journey.actions import Verb
from bagend.games.journey.components import ALL_DICE, BLACK, N_DICE, N_SEATS, N_SYMBOLS, Symbol
from bagend.games.journey.rules.rolling import legal_keep
from bagend.games.journey.view import View

GREEDY, OTHER = 0, 1
"""Their seats."""

OTHERS_DIE = 1
"""The kind of the dice that hit the other."""

KINDS = {OWN: (GREEDY, 2, 3), OTHERS_DIE: (OTHER,), N_SEATS: (BLACK,)}
KINDS_ALONE = {OWN: (GREEDY, OTHER, 2, 3), N_SEATS: (BLACK,)}
"""The dice of each kind, as the graph of a turn counts them."""

Kinds = dict[int, tuple[int, ...]]
LOOSE = -1


class Rolls(NamedTuple):
    """A turn on real dice: what lies on the table at every moment of it, and what may be rolled then."""

    kept: Row
    """(moment, die): the symbol of a die that is kept, or LOOSE."""

    first: Row
    """For each moment where its rolls begin; one more at the end."""

    shown: Row
    """(roll, die): the symbol of a die that is rolled."""

    weight: Numbers
    """How likely a roll is."""


@hot
def follow(views: Records, streams: Records, legal: Row, book: Book, rolls: Rolls, chance: Numbers) -> None:
    """Fill in how likely greedy's turn is to come through each of its moments."""
    view, stream = views[0], streams[0]
    chance[:] = 0.0
    chance[len(chance) - 1] = 1.0
    for moment in range(len(chance) - 1, book.turn.ends[0] - 1, -1):
        put_aside(view, rolls.kept[moment])
        rolled = chance[moment]
        view.rerolled = 0
        while rolled > 0.0:
            again = 0.0
            for roll in range(rolls.first[moment], rolls.first[moment + 1]):
                for die in range(N_DICE):
                    if view.loose >> die & 1:
                        view.shows[die] = rolls.shown[roll, die]
                answer = choose_greedy(view, legal, legal_keep(view, legal), stream)
                if answer == Verb.REROLL:
                    again += rolled * rolls.weight[roll]
                else:
                    chance[moment_after(view, answer - Verb.KEEP, book)] += rolled * rolls.weight[roll]
            rolled = again
            view.rerolled = 1


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


def lay_out(turn: Turn, kinds: Kinds, coloured: Faces, black: Faces) -> Rolls:
    """A turn on real dice; of each kind the first ones are loose."""
    loose = loose_dice(turn)
    kept, shown = np.full((len(loose), N_DICE), LOOSE), []
    first, weight = [0] * (int(turn.ends[0]) + 1), []
    for moment in range(turn.ends[0], len(loose)):
        kept[moment] = kept_dice(kinds, loose[moment], turn.tally[moment])
        found = [shows_of(int(loose[moment, kind]), black if kind == N_SEATS else coloured) for kind in kinds]
        for each in product(*found):
            shown.append(rolled_dice(kinds, [counts for counts, _ in each]))
            weight.append(prod(odds for _, odds in each))
        first.append(len(shown))
    return Rolls(kept, np.array(first), np.array(shown), np.array(weight))


def loose_dice(turn: Turn) -> Row:
    """(moment, kind): how many dice are loose; the keys of moments say so."""
    loose = np.zeros((len(turn.key), MOST_KINDS), np.int64)
    counts = (turn.key >> (N_SEATS - 1)) // RADIX ** (N_SYMBOLS - 1)
    for kind in reversed(range(MOST_KINDS)):
        loose[turn.moment, kind] = counts % RADIX
        counts //= RADIX
    return loose


def kept_dice(kinds: Kinds, loose: Row, tally: Row) -> Row:
    """Symbols for the dice that are kept, so that they make up the tally."""
    row = np.full(N_DICE, LOOSE)
    symbols = [symbol for symbol in range(Symbol.NAZGUL, Symbol.TREE) for _ in range(tally[symbol])]
    # The other's die is first to be given a symbol, and Nazgûl are given last: those of the tally are not on it.
    for kind in sorted(kinds, key=lambda kind: kind != OTHERS_DIE):
        for die in kinds[kind][loose[kind] :]:
            row[die] = Symbol.NAZGUL if kind == OTHERS_DIE and tally[OTHERS] else symbols.pop()
    return row


def rolled_dice(kinds: Kinds, counts: list[tuple[int, ...]]) -> Row:
    """Symbols for the loose dice, of each kind so many of each symbol."""
    row = np.full(N_DICE, LOOSE)
    for dice, symbols in zip(kinds.values(), counts, strict=True):
        shown = np.repeat(np.arange(N_SYMBOLS), symbols)
        row[list(dice[: len(shown)])] = shown
    return row


def door(rule: Rule) -> Rule:
    """A hot function of these files as it is called from outside."""
    game, mode = find("journey"), kernel.preferred_mode()
    if mode is kernel.Mode.INTERPRETED:
        return rule
    folder = folder_of(game, mode, also=[*sources_of(game), *Path(__file__).parent.glob("journey*.py")])
    return kernel.compiled(rule, folder, mode)


class GreedyTurns:
    """What comes of greedy's turns on one side of the sheet, against one other or alone."""

    def __init__(self, advanced: bool, is_alone: bool, coloured: Faces, black: Faces) -> None:
        self.kinds = KINDS_ALONE if is_alone else KINDS
        self.dice = coloured, black
        self.views = find("journey").View.blank()
        view = self.views[0]
        view.active = view.seat = view.viewer = GREEDY
        view.seated = 1 << GREEDY | 1 << OTHER
        view.out = 1 << OTHER if is_alone else 0
        view.advanced = advanced
        view.symbol[:] = [*(coloured,) * N_SEATS, black]
        self.follow = door(follow)
        self.laid: dict[int, tuple[Book, Rolls]] = {}
        self.known: dict[tuple[int, ...], Numbers] = {}

    def ends(self, place: int, own: int, other: int) -> Numbers:
        """How likely each end of rolling is, from these sheets; greedy does not ask how many squares are whole."""
        crossed, left = zip(
            *((int(crossed_on(sheet)), PATHS[sheet % N_PATHS][0]) for sheet in (own, other)), strict=True
        )
        if (*crossed, *left) not in self.known:
            view = self.views[0]
            view.place = place
            view.crossed[: OTHER + 1] = crossed
            view.length[: OTHER + 1] = left
            self.known[*crossed, *left] = self.play(place)
        return self.known[*crossed, *left]

    def play(self, place: int) -> Numbers:
        if place not in self.laid:
            found = book(self.views)
            self.laid[place] = found, lay_out(found.turn, self.kinds, *self.dice)
        table, rolls = self.laid[place]
        chance = np.zeros(len(table.turn.loose))
        self.follow(self.views, stream(0), np.zeros(MOST_LEGAL, np.int64), table, rolls, chance)
        return chance[: table.turn.ends[0]].copy()
