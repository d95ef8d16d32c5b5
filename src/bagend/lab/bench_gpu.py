"""How much an NVIDIA GPU plays in a second, and whether it plays the same games as a CPU."""

import hashlib
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter

import numpy as np

from bagend.bots import roster
from bagend.engine import kernel
from bagend.engine.chance import seeds
from bagend.engine.crowd import Crowd
from bagend.engine.errors import Phrase
from bagend.engine.game import Game
from bagend.engine.gpu import Gpu
from bagend.engine.grids import Playouts
from bagend.engine.kernel import Mode
from bagend.engine.loops import play_out
from bagend.engine.records import Records

RUNS = 5
SEED = 1

MATCHES = 1 << 18
"""Games at once."""

STEPS = 64
"""Decisions in each of them, for one figure."""

COMPARED, COMPARED_INTERPRETED = 4096, 32
"""Games whose ends are compared with those on a CPU; fewer where the CPU's rules are not compiled."""

COMPARED_STEPS = 200


@dataclass(frozen=True)
class GpuSpeed:
    """One row of the table."""

    name: str
    what: Phrase
    matches: int
    """Games at once."""

    answers: float
    """Per second: all answers of whole games, those of seats alone in a batched step."""

    digest: str
    """Of how the first games ended."""

    is_same: bool
    """Whether they ended so on the CPU, too."""


def gpu_speeds(game: Game, gpu: Gpu, matches: int = MATCHES) -> list[GpuSpeed]:
    """Whole games between uniform and between greedy bots, then one decision at a time."""
    return [playout_speed(game, gpu, bot, matches) for bot in ("uniform", "greedy")] + [step_speed(game, gpu, matches)]


def playout_speed(game: Game, gpu: Gpu, bot: str, matches: int, **settings: int) -> GpuSpeed:
    """Whole games, every seat taken by the same bot and all options as they are by default."""
    playouts = Playouts(gpu, roster.grids(game, bot == "uniform"), **settings)
    arranged = playouts.arrange(first_of(game), seeds(SEED, 0, matches), shares(game, bot))

    def play() -> None:
        arranged.play()
        gpu.driver.wait()

    spent = seconds(play)
    played = arranged.ends()
    compared = played.states[: compared_matches()]
    ours, theirs = digest(compared), digest(cpu_ends(game, bot, len(compared)))
    return GpuSpeed(
        game.key,
        Phrase("bench-gpu-games", {"bot": bot}),
        matches,
        int(played.lengths.sum()) / spent,
        ours,
        ours == theirs,
    )


@cache
def cpu_ends(game: Game, bot: str, matches: int) -> Records:
    """How the same games end on a CPU."""
    playouts = roster.bot_doors(game, kernel.preferred_mode()).playouts
    return play_out(game, playouts, first_of(game), seeds(SEED, 0, matches), shares(game, bot)).states


def step_speed(game: Game, gpu: Gpu, matches: int) -> GpuSpeed:
    """One uniform decision in every game, with masks and views."""
    crowd = crowd_of(game, matches, gpu)

    def play() -> None:
        for _ in range(STEPS):
            crowd.choose()
            crowd.step()
        gpu.driver.wait()

    spent = seconds(play)
    compared = compared_matches()
    ours = crowd_digest(crowd_of(game, compared, gpu))
    theirs = crowd_digest(crowd_of(game, compared, None))
    return GpuSpeed(game.key, Phrase("bench-gpu-steps"), matches, matches * STEPS / spent, ours, ours == theirs)


def crowd_of(game: Game, matches: int, gpu: Gpu | None) -> Crowd:
    return Crowd(roster.grids(game, is_uniform=True), first_of(game), matches, SEED, gpu)


def crowd_digest(crowd: Crowd) -> str:
    """Of all that a crowd holds after many steps."""
    for _ in range(COMPARED_STEPS):
        crowd.choose()
        crowd.step()
    held = (crowd.states, crowd.views, crowd.mask, crowd.counts, crowd.actions, crowd.ended, crowd.winners)
    return digest(*(array if isinstance(array, np.ndarray) else array.get() for array in held))


def first_of(game: Game) -> Records:
    return game.setup(game.options.read({}), game.take_seats(None))


def shares(game: Game, bot: str) -> list[int]:
    return [roster.level(game, bot).uniform] * len(game.seats)


def compared_matches() -> int:
    return COMPARED_INTERPRETED if kernel.preferred_mode() is Mode.INTERPRETED else COMPARED


def seconds(play: Callable[[], None]) -> float:
    """The median of several runs, after one that does not count."""
    spent = []
    for _ in range(1 + RUNS):
        begun = perf_counter()
        play()
        spent.append(perf_counter() - begun)
    return statistics.median(spent[1:])


def digest(*arrays: Records) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()[:16]
