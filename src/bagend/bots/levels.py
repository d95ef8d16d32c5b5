"""Levels: the bots by name, each a way of thinking and a budget.

A budget is a number of simulations, not of seconds, so that a level answers the same on every machine.
"""

from enum import IntEnum
from typing import NamedTuple

TO_THE_END = 100_000
"""More answers than any match has."""


class Kind(IntEnum):
    """A way of thinking."""

    UNIFORM = 0
    """Any answer, equally likely."""

    NOVICE = 1
    """Every other answer greedy, the others uniform."""

    GREEDY = 2
    """The answer that looks best one step ahead."""

    TREE = 3
    """Search."""

    SAGE = 4
    """The judge of the game knows the chances of every answer without a search."""

    CHARACTER = 5
    """Greedy with a style of its own; so is the newcomer, who errs as people do."""

    OWN = 6
    """A class that somebody else wrote."""


class Effort(NamedTuple):
    """How hard to think."""

    simulations: int
    explore: float = 0.7
    """How much to look at what was seldom tried."""

    greedy: int = 0
    """Of a hundred answers in a playout, how many the judge gives; the others are uniform."""

    depth: int = TO_THE_END
    """The answers of a playout, CHANCE included, after which the judge is asked how it stands, once all is quiet."""

    past_chance: int = 1
    """0 if the tree ends where CHANCE is asked.  Since it makes no nodes, an answer after it is one node whatever
    the dice show; where the same answer then means something else each time, a playout does better."""

    prior_weight: float = 0.0
    """How far the search is led by the prior, by how good answers look (c_puct in other programs).  0: not at all, then
    every answer is tried."""

    parts: int = 1
    """Searches of that many simulations each, whose visits are added up."""

    makes_all: int = 0
    """1 if every simulation is to be made; 0 if a search may end once the others could not change its answer."""

    judged: int = 0
    """Of a hundred parts of a leaf's value, how many are the judge's; the others come from a playout."""

    apart: int = 0
    """1 if the first of the given roots is only valued, by every other simulation, and the trees learn from the others
    alone: what becomes of a position whose seats know no more than they may."""


class Level(NamedTuple):
    """A bot."""

    name: str
    kind: Kind
    effort: Effort = Effort(0)
    which: int = 0
    """Which of the characters, if it is one."""

    network: str = ""
    """The file of the network that it asks, if not the one of the house."""

    @property
    def budget(self) -> int:
        """How many simulations it makes for an answer; 0 for one that does not search."""
        return self.effort.simulations * self.effort.parts

    @property
    def uniform(self) -> int:
        """Of a hundred answers of a quick bot, how many are uniform; the others are greedy."""
        return {Kind.UNIFORM: 100, Kind.NOVICE: 50}.get(self.kind, 0)

    @property
    def is_quick(self) -> bool:
        """Whether it answers without thinking ahead."""
        return self.kind <= Kind.GREEDY

    @property
    def needs_compiler(self) -> bool:
        """Whether it takes too long to answer as it stands, uncompiled."""
        return self.kind in (Kind.TREE, Kind.SAGE)


UNIFORM = Level("uniform", Kind.UNIFORM)
NOVICE = Level("novice", Kind.NOVICE)
NEWCOMER = Level("newcomer", Kind.CHARACTER)
"""Overlooks answers, forgets what others may do, likes battles, and takes the first answer that looks good."""

GREEDY = Level("greedy", Kind.GREEDY)

DEFAULT_EFFORT = Effort(1 << 12, greedy=50)


def searching(effort: Effort, **budgets: int) -> tuple[Level, ...]:
    """Levels that search alike, each with its budget."""
    return tuple(Level(name, Kind.TREE, effort._replace(simulations=budget)) for name, budget in budgets.items())


DEFAULT_LEVELS = (
    UNIFORM,
    NOVICE,
    GREEDY,
    *searching(DEFAULT_EFFORT, scout=1 << 8, ranger=1 << 11, wizard=1 << 14),
)
"""The bots of a game whose judge does not list its own."""
