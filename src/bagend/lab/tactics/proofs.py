"""Proofs: which answers to a question are the best, by looking at everything, or for very long.

All of them know no more than the seat that is asked: where something is hidden, states are supposed behind its view.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

import numpy as np

from bagend.bots import roster, tree
from bagend.bots.judge import WHOLE, judge_of
from bagend.bots.levels import TO_THE_END, Kind, Level
from bagend.engine.chance import stream
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY
from bagend.lab.tactics.alike import alike

MOST_STATES = 30_000
"""So many states are looked at before an exhaustive proof is given up."""

MOST_ANSWERS = 6_000
"""So many states are answered in before a forced one is given up."""

MOST_STATES_OF_A_TURN = 3_000
"""A turn has few states, or far too many."""

SETTLED = 1e-9
"""Chances that change by less are known."""

SUPPOSED = 256
"""How many states are supposed behind a view, where something is hidden."""


class Method(StrEnum):
    EXHAUSTIVE = "exhaustive"
    """Everything that can happen until the match is over, each seat playing its best and CHANCE on the average."""

    TURN = "turn"
    """Everything that can happen until the turn is over; what comes then is known exactly."""

    FORCED = "forced"
    """Some answers win at once or in the next turn, or lose before it, whatever is hidden."""

    SEARCH = "search"
    """Every answer is searched as long as every other, 100,000 simulations and more between them."""


class Proof(NamedTuple):
    """What is known about the answers to a question."""

    method: Method
    best: tuple[int, ...]
    margin: float
    """By how much the best of the others is worse."""

    simulations: int = 0


class Knot(NamedTuple):
    """A state in the web of everything that can happen."""

    asked: int
    ways: tuple[tuple[float, int], ...]
    """Where each answer leads to, and its share if CHANCE answers."""

    worth: list[float]
    """What it is worth to every seat: if it is an end, this is all."""


class TooMany(Exception):
    """There is more to look at than there is time for."""


def worths_of(knots: Sequence[Knot], seats: int) -> list[list[float]]:
    """What every state is worth to every seat, each seat playing its best.

    What can come back to itself is gone through again until nothing changes any more.
    """
    worths = [list(knot.worth) for knot in knots]
    order = [number for number in ends_first(knots) if knots[number].ways]
    change = 1.0
    while change > SETTLED:
        change = 0.0
        for number in order:
            asked, ways, _ = knots[number]
            if asked == CHANCE:
                found = [sum(share * worths[way][seat] for share, way in ways) for seat in range(seats)]
            else:
                found = max((worths[way] for _, way in ways), key=lambda worth: worth[asked])
            change = max(change, *(abs(new - old) for new, old in zip(found, worths[number], strict=True)))
            worths[number] = list(found)
    return worths


def ends_first(knots: Sequence[Knot]) -> list[int]:
    """The numbers of all states, each after those it leads to unless they lead back to it."""
    order: list[int] = []
    is_met = [False] * len(knots)
    for root in range(len(knots)):
        stack = [(root, 0)]
        while stack:
            number, way = stack.pop()
            if way == 0:
                if is_met[number]:
                    continue
                is_met[number] = True
            if way == len(knots[number].ways):
                order.append(number)
            else:
                stack += [(number, way + 1), (knots[number].ways[way][1], 0)]
    return order


class Prover:
    """Proves answers to questions of one game."""

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game
        self.judge = judge_of(game)
        self.rules = doors(game, mode)
        self.bot = roster.Bot(game, Level("proof", Kind.TREE, self.judge.effort), mode)
        self._alike = alike(game)
        self._film = Film.blank(game.State, 0)
        self._out = np.zeros(MOST_LEGAL, np.int64)
        self._values = np.zeros(len(game.seats), np.int64)

    # Rules.

    def legal(self, states: Records) -> list[int]:
        actions: list[int] = self._out[: self.rules.legal(states, self._out)].tolist()
        return actions

    def view(self, states: Records, seat: int) -> Records:
        views = self.game.View.blank()
        self.rules.view(states, seat, views)
        return views

    def suppose(self, views: Records, count: int) -> list[Records]:
        """States that could lie behind a view; one if nothing is hidden."""
        found = []
        source = stream(1)
        for _ in range(count if self.game.hides else 1):
            states = self.game.State.blank()
            self.rules.suppose(views, source, states)
            found.append(states)
        return found

    def after(self, states: Records, action: int) -> Records:
        # Copying bytes takes a third of the time that copying a record does.
        made: Records = np.frombuffer(bytearray(states), dtype=states.dtype)
        self.rules.apply(made, action, self._film)
        return made

    def drawn(self, states: Records) -> list[tuple[float, Records]]:
        """What CHANCE may answer: each different state with its share."""
        outcomes = int(self.rules.chance_outcomes(states))
        shares: dict[int, int] = {}
        for pick in range(outcomes):
            action = int(self.rules.draw(states, pick))
            shares[action] = shares.get(action, 0) + 1
        return [(share / outcomes, self.after(states, action)) for action, share in shares.items()]

    def won(self, states: Records) -> list[float]:
        tree.share_victory(int(states[0].winners), self.game.cooperative, self._values)
        return [float(value) / WHOLE for value in self._values]

    # Proofs.

    def exhaustive(self, states: Records, to_end_of_turn: bool = False) -> list[float] | None:
        """What each answer is worth to the seat that is asked; None if there is too much to look at.

        Only for games in which the seats hide nothing from each other: what nobody knows yet CHANCE decides.
        """
        seat = int(states[0].seat)
        answered = [self.after(states, action) for action in self.legal(states)]
        most = MOST_STATES_OF_A_TURN if to_end_of_turn else MOST_STATES
        try:
            knots, roots = self._web(answered, most, to_end_of_turn)
        except TooMany:
            return None
        worths = worths_of(knots, seats=len(self.game.seats))
        return [worths[root][seat] for root in roots]

    def _web(self, begun: Sequence[Records], most: int, to_end_of_turn: bool) -> tuple[list[Knot], list[int]]:
        """Everything that can happen from some states on, and the numbers of these."""
        numbers: dict[bytes, int] = {}
        met: list[Records] = []

        def number_of(states: Records) -> int:
            number = numbers.setdefault(self._alike(states), len(numbers))
            if number == len(met):
                met.append(states)
            return number

        roots = [number_of(each) for each in begun]
        knots: list[Knot] = []
        while len(knots) < len(met):
            if len(met) > most:
                raise TooMany
            knots.append(self._knot(met[len(knots)], number_of, to_end_of_turn))
        return knots, roots

    def _knot(self, states: Records, number_of: Callable[[Records], int], to_end_of_turn: bool) -> Knot:
        asked = int(states[0].seat)
        if asked == NOBODY:
            return Knot(asked, (), self.won(states))
        if to_end_of_turn and self.judge.is_quiet(states[0]):
            self.judge.evaluate(states[0], self.bot.tables, self._values)
            return Knot(NOBODY, (), [float(value) / WHOLE for value in self._values])
        if asked == CHANCE:
            ways = tuple((share, number_of(made)) for share, made in self.drawn(states))
        else:
            ways = tuple((1.0, number_of(self.after(states, action))) for action in self.legal(states))
        return Knot(asked, ways, [0.0] * len(self.game.seats))

    def forced(self, states: Records) -> tuple[set[int], set[int]] | None:
        """The answers that win whatever the others answer, and those after which the others can make the seat lose.

        It wins in this turn or, in a duel, its next if nothing is hidden, else before it is asked again; it loses
        before its next turn.
        """
        seat, turn = int(states[0].seat), int(states[0].turns)
        to_win, to_lose = (turn, turn + 1) if self.game.cooperative else (turn + 2, turn + 2)
        supposed = self.suppose(self.view(states, seat), SUPPOSED)
        supposed = list({each.tobytes(): each for each in supposed}.values())
        self._knows_all = len(supposed) == 1
        self._left = MOST_ANSWERS
        winning, losing = set(), set()
        try:
            for action in self.legal(states):
                made = [self.after(each, action) for each in supposed]
                if all(self._is_won(each, seat, to_win) for each in made):
                    winning.add(action)
                elif all(self._is_lost(each, seat, to_lose) for each in made):
                    losing.add(action)
        except TooMany:
            return None
        return winning, losing

    def _is_won(self, states: Records, seat: int, until: int) -> bool:
        """Whether the seat can win, whatever the others answer and CHANCE draws."""
        asked = int(states[0].seat)
        if asked == NOBODY:
            return bool(int(states[0].winners) >> seat & 1)
        if int(states[0].turns) > until or (asked == seat and not self._knows_all):
            return False
        won = (self._is_won(made, seat, until) for made in self._next(states))
        return any(won) if asked == seat else all(won)

    def _is_lost(self, states: Records, seat: int, until: int) -> bool:
        """Whether the others can make the seat lose before its next turn, whatever it answers and CHANCE draws."""
        asked = int(states[0].seat)
        if asked == NOBODY:
            return not int(states[0].winners) >> seat & 1
        if int(states[0].turns) >= until:
            return False
        lost = (self._is_lost(made, seat, until) for made in self._next(states))
        return all(lost) if asked in (seat, CHANCE) else any(lost)

    def _next(self, states: Records) -> Iterator[Records]:
        self._left -= 1
        if self._left < 0:
            raise TooMany
        if int(states[0].seat) == CHANCE:
            yield from (made for _, made in self.drawn(states))
        else:
            yield from (self.after(states, action) for action in self.legal(states))

    def searched(self, states: Records, actions: Sequence[int], simulations: int) -> list[float]:
        """What some answers are worth to the seat that is asked: each is searched for as long, in the same states.

        Leaves are played out to the end.
        """
        seat = int(states[0].seat)
        views = self.view(states, seat)
        supposed = self.suppose(views, SUPPOSED)
        mind = tree.mind(self.game, self.judge, simulations)
        effort = self.judge.effort._replace(simulations=simulations, makes_all=1, depth=TO_THE_END)
        found = []
        for action in actions:
            roots = np.concatenate([self.after(each, action) for each in supposed])
            self.bot.doors.search(views, mind._replace(roots=roots), self.bot.tables, stream(1), effort)
            found.append(float(mind.totals[seat]) / (max(1, int(mind.totals[-1])) * WHOLE))
        return found
