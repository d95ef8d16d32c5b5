"""Valuer: what positions and answers are worth, by the search of the game's best bot.

One function values every position, those that came about and those that might have, with as many simulations: so what
is said of luck does not favour what happened.  Where seats hide things from each other, a position is played
on by searches that see no more than their seats do.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bagend.bots import roster, tree
from bagend.bots.judge import WHOLE, judge_of
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine.chance import stream
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import NOBODY

Chances = NDArray[np.float64]
"""The chance of every seat of the game, or its share of a victory."""

SUPPOSED = 24
"""How many states are supposed behind a view, where something is hidden."""


class Worth(NamedTuple):
    """What an answer is worth to whoever may give it."""

    action: int
    chance: float | None
    """None for an answer that the search left aside, because it looked bad."""


class Valuer:
    """Values the positions of one match.  The same position, simulations and seed give the same value.

    `rules` is the mode in which states are made, if that is another than the search's.
    """

    def __init__(self, match: Match, mode: Mode, rules: Mode | None = None) -> None:
        self.game: Game = match.game
        self.taken = match.taken
        self.judge = judge_of(self.game)
        self.rules = doors(self.game, rules or mode)
        self.bot = roster.Bot(self.game, Level("review", Kind.TREE, self.judge.effort), mode)
        self.hides = tree.trees_of(self.game, self.judge) > 1
        self._film = Film.blank(self.game.State, 0)
        self._out = np.zeros(MOST_LEGAL, np.int64)
        self._minds: dict[int, tree.Mind] = {}

    # Positions.

    def value(self, states: Records, simulations: int, seed: int) -> Chances:
        """The chances of all seats in a position, with everything in it known to whoever asks, not to the seats."""
        seat = int(states[0].seat)
        if seat == NOBODY:
            return self.result(int(states[0].winners))
        viewer = seat if seat >= 0 else self.taken[0]
        if not self.hides:
            return self._search(self.view(states, viewer), [states], simulations, seed)
        source = stream(seed)
        supposed = [each for seat in self.taken for each in self.suppose(self.view(states, seat), source)]
        # Half of the simulations only teach the trees.
        return self._search(self.view(states, viewer), [states, *supposed], 2 * simulations, seed, apart=1)

    def played_on(self, states: Records, simulations: int, seed: int) -> Chances:
        """The chances of all seats if they play on by rule of thumb.

        Before CHANCE answers they are the mean of what they are afterwards, whatever it answers, because nobody chooses
        by them, and what CHANCE answers first does not count as playing on.  That makes them a fair measure of luck.
        """
        if int(states[0].seat) == NOBODY:
            return self.result(int(states[0].winners))
        without_trees = self._mind(1)._replace(nodes=tree.Node.blank(tree.trees_of(self.game, self.judge)))
        effort = self._effort(simulations)._replace(past_chance=1)
        return self._run(without_trees, self.view(states, self.taken[0]), [states], effort, seed)

    def result(self, winners: int) -> Chances:
        """What a match that is over was worth."""
        values = np.zeros(len(self.game.seats), np.int64)
        tree.share_victory(winners, self.game.cooperative, values)
        return values / WHOLE

    def _search(self, views: Records, roots: Sequence[Records], simulations: int, seed: int, apart: int = 0) -> Chances:
        effort = self._effort(simulations)._replace(apart=apart)
        return self._run(self._mind(simulations), views, roots, effort, seed)

    def _run(self, mind: tree.Mind, views: Records, roots: Sequence[Records], effort: Effort, seed: int) -> Chances:
        mind = mind._replace(roots=np.concatenate(roots))
        self.bot.doors.search(views, mind, self.bot.tables, stream(seed), effort)
        return mind.totals[:-1] / (max(1, int(mind.totals[-1])) * WHOLE)

    def _effort(self, simulations: int) -> Effort:
        return self.judge.effort._replace(simulations=simulations, makes_all=1)

    def _mind(self, simulations: int) -> tree.Mind:
        if simulations not in self._minds:
            self._minds[simulations] = tree.mind(self.game, self.judge, simulations)
        return self._minds[simulations]

    # Answers.

    def worths(self, views: Records, legal: Sequence[int], simulations: int, seed: int) -> list[Worth]:
        """What each answer is worth, from what its seat can see; the one that the best bot would give comes first."""
        if self.judge.estimate is not None:
            chances = self.bot.estimate(views, legal)
            order = np.argsort(-chances, kind="stable")
            return [Worth(int(legal[i]), float(chances[i])) for i in order]
        mind = self._mind(simulations)
        self.bot.doors.search(views, mind, self.bot.tables, stream(seed), self._effort(simulations))
        root = tree.root_of(tree.trees_of(self.game, self.judge), int(views[0].viewer))
        found = tree.estimates(mind.nodes, root)
        tried = {estimate.action for estimate in found}
        return [
            *(Worth(estimate.action, estimate.chance) for estimate in found),
            *(Worth(action, None) for action in legal if action not in tried),
        ]

    def compare(self, views: Records, actions: Sequence[int], simulations: int, seed: int) -> list[float]:
        """What some answers are worth to their seat, each with as many simulations, in the same supposed states."""
        seat = int(views[0].viewer)
        supposed = list(self.suppose(views, stream(seed)))
        return [
            float(self._search(views, [self.after(states, action) for states in supposed], simulations, seed)[seat])
            for action in actions
        ]

    # Rules.

    def view(self, states: Records, seat: int) -> Records:
        views = self.game.View.blank()
        self.rules.view(states, seat, views)
        return views

    def legal(self, states: Records) -> list[int]:
        actions: list[int] = self._out[: self.rules.legal(states, self._out)].tolist()
        return actions

    def suppose(self, views: Records, source: Records) -> Iterable[Records]:
        for _ in range(SUPPOSED if self.game.hides else 1):
            states = self.game.State.blank()
            self.rules.suppose(views, source, states)
            yield states

    def after(self, states: Records, action: int) -> Records:
        made = states.copy()
        self.rules.apply(made, action, self._film)
        return made
