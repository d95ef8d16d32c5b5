"""Playing: the matches of all series, over the cores of one machine, counted where they are played.

Only sums come back from other processes, and sums of whole numbers are the same in whatever order they arrive.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from typing import Any, NamedTuple

from bagend.bots.own import Fault
from bagend.engine.chance import seeds
from bagend.games import find
from bagend.lab.batch import Forfeit, block_size, forfeit, play_block
from bagend.lab.journals import Recorder
from bagend.lab.progress import Told
from bagend.lab.report.series import Series
from bagend.lab.report.sums import Sums, count_block
from bagend.lab.report.watching import WATCHES, Follower

FOLLOWED_AT_ONCE = 100


class Counted(NamedTuple):
    """What came of some matches of a series."""

    sums: Sums
    forfeits: tuple[Forfeit, ...] = ()


def play_all(series: Sequence[Series], told: Told, jobs: int) -> dict[str, Sums]:
    """The sums of each series by its key."""
    tasks = [(each, first) for each in series for first in range(0, each.plan.matches, size_of(each))]
    total = {each.key: Sums() for each in series}
    # The first block fills the compile cache, so that the processes need not all compile the same.
    alone = 1 if jobs > 1 else len(tasks)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None
    with pool or nullcontext():
        for (each, first), counted in zip(tasks, played(tasks, alone, pool), strict=True):
            total[each.key].add_all(counted.sums)
            told.hear(counted.forfeits)
            told(min(size_of(each), each.plan.matches - first))
    return total


def played(tasks: list[tuple[Series, int]], alone: int, pool: Any) -> Iterator[Counted]:
    yield from (play_some(*task) for task in tasks[:alone])
    if pool:
        yield from pool.map(play_some, *zip(*tasks[alone:], strict=True)) if tasks[alone:] else ()


def size_of(series: Series) -> int:
    return FOLLOWED_AT_ONCE if series.is_followed else block_size(series.plan)


def play_some(series: Series, first: int) -> Counted:
    """A block of a series, from match number `first` on."""
    if series.is_followed:
        return Counted(follow(series, first))
    game = find(series.plan.game)
    block = play_block(series.plan, first)
    sums = count_block(game, block)
    WATCHES[game.key].end(block.states, sums)
    return Counted(sums, block.forfeits)


def follow(series: Series, first: int) -> Sums:
    """The same for matches that are followed answer by answer."""
    plan = series.plan
    game = find(plan.game)
    recorder = Recorder(game, plan)
    follower = (WATCHES[game.key].follower or Follower)()
    last = min(plan.matches, first + FOLLOWED_AT_ONCE)
    for seed in seeds(plan.seed, first, last - first):
        state = game.setup(game.options.read(plan.options), plan.seats)
        follower.begin()
        try:
            for step in recorder.steps(int(seed)):
                follower.see(step.seat, step.action, step.before[0], step.after[0])
                state = step.after
        except Fault:
            forfeit(game, state, int(state[0].seat), plan.seats)
        follower.end(state[0])
        follower.sums.add("matches", 1)
    return follower.sums
