"""Sweeping: when Python looks for garbage.

Most of what a server no longer needs is freed at once.  What holds itself in a circle is found by looking at everything
there is, and meanwhile everybody waits: more than a second with thousands of open matches.  Left to itself Python does
that whenever a quarter has been added, twice a minute on a busy server.  Here new things are looked at, few at a time,
and everything so seldom that hardly an answer meets it.
"""

import asyncio
import gc
import time

YOUNG = 1000
"""After how many new things these are looked at: some milliseconds' work."""

NEVER = 1_000_000_000

SHARE = 1 / 2000
"""The part of the time that may be spent on looking at everything."""

SOONEST = 600.0
"""Seconds between two sweeps at least."""


def leave_old_things_alone() -> None:
    """From now on Python looks for garbage among new things only, and never among what is there already: modules and
    tables of data, which stay as long as the server."""
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def rest(spent: float) -> float:
    """How many seconds after a sweep that took so long the next may begin."""
    return max(SOONEST, spent / SHARE)


async def sweep() -> None:
    """Look at everything now and then."""
    spent = 0.0
    while True:
        await asyncio.sleep(rest(spent))
        begun = time.perf_counter()
        gc.collect()
        spent = time.perf_counter() - begun
