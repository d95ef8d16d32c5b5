"""Parts: long thinking by several searches from the same view, each with a stream of its own, their visits added up.

How many parts there are belongs to the level and not to the machine: the answer is the same whether one process
thinks all parts in turn or several think them side by side.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING

from bagend.bots import tree
from bagend.bots.levels import Level
from bagend.engine.chance import seeds
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import find

if TYPE_CHECKING:
    from bagend.bots.roster import Bot


def think(bot: "Bot", views: Records, seed: int, jobs: int = 1) -> list[tree.Estimate]:
    """What all parts together think of every answer, best first."""
    made = [int(part) for part in seeds(seed, 0, bot.level.effort.parts)]
    if jobs == 1 or len(made) == 1:
        return add_up(bot.think_once(views, part) for part in made)
    with ProcessPoolExecutor(min(jobs, len(made)), mp_context=get_context("spawn")) as pool:
        asked = (repeat(bot.game.key), repeat(bot.level), repeat(str(bot.mode)), repeat(views), made)
        return add_up(pool.map(think_part, *asked))


def think_for(bot: "Bot", views: Records, seed: int, seconds: float) -> list[tree.Estimate]:
    """What as many parts think as there is time for, but at least one.  How many that is depends on the machine."""

    def in_time() -> Iterator[list[tree.Estimate]]:
        end = monotonic() + seconds
        for number in count():
            # The first part thinks as a search without a limit of time does.
            yield bot.think_once(views, seed if number == 0 else int(seeds(seed, number, 1)[0]))
            if monotonic() >= end:
                return

    return add_up(in_time())


def think_part(key: str, level: Level, mode: str, views: Records, seed: int) -> list[tree.Estimate]:
    """One part, in a process of its own."""
    from bagend.bots.roster import Bot

    return Bot(find(key), level, Mode(mode)).think_once(views, seed)


def add_up(parts: Iterable[list[tree.Estimate]]) -> list[tree.Estimate]:
    """The visits of all parts; the chance is their mean."""
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for part in parts:
        for estimate in part:
            visits[estimate.action] = visits.get(estimate.action, 0) + estimate.visits
            worth[estimate.action] = worth.get(estimate.action, 0.0) + estimate.visits * estimate.chance
    found = [tree.Estimate(action, n, worth[action] / max(1, n)) for action, n in visits.items()]
    return sorted(found, key=tree.by_visits)


def pick(estimates: list[tree.Estimate], mixed: bool, seed: int) -> int:
    """The answer: the one tried most, or if it had better not be foreseen, one as likely as it was tried."""
    if not mixed:
        return estimates[0].action
    weights = [max(0, estimate.visits - estimates[0].visits // tree.SELDOM) for estimate in estimates]
    left = int(seeds(seed, 1, 1)[0]) % sum(weights)
    for estimate, weight in zip(estimates, weights, strict=True):
        left -= weight
        if left < 0:
            return estimate.action
    return estimates[0].action
