"""Cluster: the blocks of a plan on Ray, with the same rows whatever the number of workers.

A block depends on the plan and its first match alone.  So it does not matter who plays it, in which order, or how
often: when a worker dies, its block is played again by another.
"""

import logging
import os
import warnings
from collections import deque
from collections.abc import Iterator
from typing import Any

from bagend.engine.errors import BagendError
from bagend.lab.batch import Block, Plan, block_size, play_block
from bagend.lab.measures import Missing

RETRIES = 20
"""How often a block is played again when its worker dies."""

AHEAD = 2
"""Blocks waiting for each worker, so that none is idle and memory stays flat."""


class NoCluster(BagendError):
    code = "no-cluster"


def connect(address: str) -> Any:
    """Join a cluster: the one of this machine (`auto`), or one at an address `ray://HOST:PORT` or `HOST:PORT`."""
    try:
        import ray
    except ImportError:
        raise Missing("error-no-ray") from None
    settings = {name: value for name, value in os.environ.items() if name.startswith("BAGEND_")}
    if "PYTHONPATH" in os.environ:
        settings["PYTHONPATH"] = os.environ["PYTHONPATH"]
    try:
        # Ray warns of what it then raises.
        with warnings.catch_warnings(action="ignore"):
            if not ray.is_initialized():
                ray.init(
                    address=address,
                    runtime_env={"env_vars": settings},
                    logging_level=logging.ERROR,
                    log_to_driver=False,
                )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError, OSError) as wrong:
        reason = (str(wrong).strip() or type(wrong).__name__).splitlines()[0].rstrip(".")
        raise NoCluster("error-cluster-unreached", address=address, reason=reason) from None
    return ray


def play(plan: Plan, address: str, done: int = 0) -> Iterator[Block]:
    """All blocks of a plan, in order, except for the matches that are done already."""
    ray = connect(address)
    task = ray.remote(max_retries=RETRIES)(play_there)
    starts = iter(range(done, plan.matches, block_size(plan)))
    here = os.getcwd()
    waiting: deque[Any] = deque()
    most = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            while len(waiting) < most and (first := next(starts, None)) is not None:
                waiting.append(task.remote(plan, first, here))
            if not waiting:
                return
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayError as wrong:
        if isinstance(wrong, ray.exceptions.RayTaskError) and isinstance(wrong.cause, BagendError):
            raise wrong.cause from None
        reason = str(wrong).strip().splitlines()[0].rstrip(".")
        raise NoCluster("error-cluster-lost", reason=reason) from None


def play_there(plan: Plan, first: int, folder: str) -> Block:
    """One block, on some machine.  A bot of your own must lie there at the same place."""
    if os.path.isdir(folder):
        os.chdir(folder)
    return play_block(plan, first)
