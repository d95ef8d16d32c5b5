"""Response: the most points anybody can take from Journey's greedy bot, and those that the wizard takes, computed.

    python -m bagend.lab.journey_response [basic] [advanced]

For two hobbits, seats and the first turn exchanged evenly; a match that both lose is half a point for each, as in the
arena.  Greedy's turns come from `journey_greedy`, those of whoever meets it from the sage's exact expectimax.
Positions are solved from the lowest sheets up, as in `journey_values`.
"""

import sys
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bagend.bots.judge import fast_door
from bagend.bots.judges import journey_values
from bagend.bots.judges.journey_sheets import (
    N_PATHS,
    N_SHEETS,
    OTHERS,
    OUT,
    SQUARES,
    after_hits,
    after_turn,
    chance_after_round,
    crossed_on,
    sheet_of,
)
from bagend.bots.judges.journey_turn import Faces, Numbers, Turn, solve_turn
from bagend.bots.judges.journey_values import BLACK_DIE, CLOSE, COLOURED, FIRST_ON_THE_WAY, PATHS
from bagend.engine.kernel import hot
from bagend.engine.loops import Door
from bagend.engine.records import Row
from bagend.games import find
from bagend.games.journey.facts.places import draws_every_nazgul, grants_reroll
from bagend.lab.journey_greedy import GreedyTurns

SIDES = ("basic", "advanced")
LOST = 0.5
"""The points for a match that both lose."""


class Known(NamedTuple):
    """What is the same whoever moves."""

    paths: Row
    """The segments left and the whole squares of each path, in the order of sheets."""

    my_chance: Numbers
    """By sheet: how likely I am to arrive when nobody else is left."""

    his_chance: Numbers
    """The same for greedy."""


@hot
def points(mine: int, his: int, role: int, known: Known, then: Numbers, lost: float) -> float:
    """My points once a turn has ended; `then` holds those at the start of the next, `lost` is for a match both lose."""
    if mine == OUT:
        return lost if his == OUT else lost * (1.0 - known.his_chance[his])
    if his == OUT:
        return known.my_chance[mine] + lost * (1.0 - known.my_chance[mine])
    return then[1, his, mine] if role == 0 else chance_after_round(mine, his, then)


@hot
def after_own_turn(turn: Turn, end: int, place: int, sheet: int, paths: Row) -> int:
    left, whole = paths[sheet % N_PATHS]
    return after_turn(place, turn.tally[end], crossed_on(sheet), left, whole)


@hot
def after_others_turn(turn: Turn, end: int, place: int, sheet: int, paths: Row) -> int:
    if draws_every_nazgul(place) or turn.tally[end, OTHERS] & 1 == 0:
        return sheet
    left, whole = paths[sheet % N_PATHS]
    left, whole = after_hits(left, whole, 1)
    return sheet_of(crossed_on(sheet), left, whole)


@hot
def respond(
    turn: Turn,
    place: int,
    role: int,
    mine: int,
    his: int,
    known: Known,
    then: Numbers,
    wished: Numbers,
    lost: float,
    room: Numbers,
) -> float:
    """My points at the start of my turn, if I make what I wish for as great as I can."""
    wish, worth, kept = room[0, : len(turn.loose)], room[1, : len(turn.loose)], room[2, : len(turn.loose)]
    for end in range(turn.ends[0]):
        me = after_own_turn(turn, end, place, mine, known.paths)
        him = after_others_turn(turn, end, place, his, known.paths)
        worth[end] = points(me, him, role, known, then, LOST)
        wish[end] = points(me, him, role, known, wished, lost)
    solve_turn(turn, grants_reroll(place), wish, worth, kept)
    return worth[len(worth) - 1]


@hot
def wait(turn: Turn, place: int, role: int, mine: int, his: int, known: Known, then: Numbers, chance: Numbers) -> float:
    """My points at the start of greedy's turn, whose ends are so likely."""
    total = 0.0
    for end in range(turn.ends[0]):
        if chance[end] > 0.0:
            him = after_own_turn(turn, end, place, his, known.paths)
            me = after_others_turn(turn, end, place, mine, known.paths)
            total += chance[end] * points(me, him, role, known, then, LOST)
    return total


@hot
def arrive(turn: Turn, place: int, sheet: int, known: Known, chance: Numbers) -> float:
    """How likely greedy is to arrive when nobody else is left, from the chances of lower sheets."""
    stays = 0.0
    arrives = 0.0
    for end in range(turn.ends[0]):
        to = after_own_turn(turn, end, place, sheet, known.paths)
        if to == sheet:
            stays += chance[end]
        elif to != OUT:
            arrives += chance[end] * known.his_chance[to]
    return arrives / (1.0 - stays) if stays < 1.0 else 0.0


def door(rule: Door) -> Door:
    """A hot function of this file as it is called from outside."""
    return fast_door(find("journey"), rule, also=[Path(__file__)])


class Side:
    """One side of the sheet: its turns, and how those fare who are left alone."""

    def __init__(self, advanced: bool, coloured: Faces = COLOURED, black: Faces = BLACK_DIE) -> None:
        self.places = journey_values.places_of(advanced)
        self.turns = [journey_values.turns_of(self.places, others, coloured, black) for others in (0, 1)]
        self.greedy, self.lone_greedy = (GreedyTurns(advanced, alone, coloured, black) for alone in (False, True))
        alone = journey_values.solve_all_alone(self.places, self.turns[0])
        self.known = Known(np.array(PATHS, np.int64), alone, np.zeros(N_SHEETS))
        for chances in (self.known.my_chance, self.known.his_chance):
            chances[:FIRST_ON_THE_WAY] = 1.0
        arrive_door = door(arrive)
        for sheet in range(FIRST_ON_THE_WAY, N_SHEETS):
            turn, place = self.turn(0, sheet)
            chance = self.lone_greedy.ends(place, sheet, sheet)
            self.known.his_chance[sheet] = arrive_door(turn, place, sheet, self.known, chance)

    def turn(self, others: int, sheet: int) -> tuple[Turn, int]:
        """The graph of a turn that begins on this sheet, and the place whose rule holds."""
        crossed = int(crossed_on(sheet))
        return self.turns[others][crossed], self.places[crossed]


class Meeting:
    """My points against greedy, if I make them, or my chance to win by the table `wished`, as great as I can."""

    def __init__(self, side: Side, wished: Numbers | None = None) -> None:
        self.side = side
        self.moving, self.waiting = np.zeros((2, 2, N_SHEETS, N_SHEETS))
        """(role, greedy's sheet, my sheet): as I begin a turn, and as greedy does; role 1 ends the round."""

        self.wish = (self.waiting, LOST) if wished is None else (wished, 0.0)
        self.room = np.zeros((3, max(len(turn.loose) for turn in side.turns[1])))
        self.respond, self.wait = door(respond), door(wait)

    def i_move(self, role: int, his: int, mine: int) -> float:
        """Solve my turn from these sheets; how much that changed."""
        turn, place = self.side.turn(1, mine)
        now = self.respond(turn, place, role, mine, his, self.side.known, self.waiting, *self.wish, self.room)
        before, self.moving[role, his, mine] = self.moving[role, his, mine], now
        return float(abs(now - before))

    def he_moves(self, role: int, his: int, mine: int) -> float:
        """The same for greedy's turn."""
        turn, place = self.side.turn(1, his)
        chance = self.side.greedy.ends(place, his, mine)
        now = self.wait(turn, place, role, mine, his, self.side.known, self.moving, chance)
        before, self.waiting[role, his, mine] = self.waiting[role, his, mine], now
        return float(abs(now - before))

    def solve(self) -> "Meeting":
        on_the_way = range(FIRST_ON_THE_WAY, N_SHEETS)
        for mover, arrived in product(on_the_way, range(FIRST_ON_THE_WAY)):
            self.i_move(1, arrived, mover)
            self.he_moves(1, mover, arrived)
        for his, mine in product(on_the_way, on_the_way):
            self.settle(his, mine, i_begin=True)
            self.settle(his, mine, i_begin=False)
        return self

    def settle(self, his: int, mine: int, i_begin: bool) -> None:
        """Solve both turns of a round again and again, since they may change nothing on the sheets.

        Changes shrink in a steady proportion: it is enough when the next would be small.
        """
        before = change = 1.0
        while change * change / before > CLOSE:
            before = change
            if i_begin:
                change = self.i_move(0, his, mine) + self.he_moves(1, his, mine)
            else:
                change = self.he_moves(0, his, mine) + self.i_move(1, his, mine)

    @property
    def share(self) -> float:
        """Of the points of a match, when either begins as often."""
        start = sheet_of(0, SQUARES, SQUARES)
        return float(self.moving[0, start, start] + self.waiting[0, start, start]) / 2.0


def main(*sides: str) -> None:
    for name in sides or SIDES:
        if name not in SIDES:
            sys.exit(f"There is no side {name!r} of the sheet; expected {' or '.join(SIDES)}.")
        advanced = SIDES.index(name)
        side = Side(bool(advanced))
        best = Meeting(side).solve().share
        print(f"{name} side, points against greedy: the best possible {best:.2%}", end=", ", flush=True)
        wizard = Meeting(side, journey_values.load().waiting[advanced]).solve().share
        print(f"the wizard {wizard:.2%}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
