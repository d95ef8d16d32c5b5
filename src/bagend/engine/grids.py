"""Grids: the loops of `loops.py` on a GPU, which plays thousands of matches side by side.

The same seeds give the same matches as on a CPU, bit for bit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from bagend.engine import kernel, loops
from bagend.engine.chance import Stream
from bagend.engine.film import EventRecord, Film
from bagend.engine.game import Game
from bagend.engine.gpu import Gpu, Kernel, NoGpu
from bagend.engine.kernel import Mode, room
from bagend.engine.loops import ALWAYS, Door, Played, choose_uniformly
from bagend.engine.records import Records, Row


def make_playout_grid(game: Game, choose: Door = choose_uniformly, reads_state: bool = True) -> Door:
    """`playouts`, with room of its own in every lane: there a GPU finds it faster than in the memory they share."""
    playouts = loops.make_playouts(game, choose, reads_state)
    state, view, stream, number = game.State.dtype, game.View.dtype, Stream.dtype, np.dtype(np.int64)
    event, answers = EventRecord.dtype, len(game.answers)

    def playout_grid(
        first: Records, states: Records, seeds: Row, uniform: Row, longest: int, lengths: Row, decisions: Row
    ) -> None:
        playing, streams, views, out = room(1, state), room(1, stream), room(1, view), room(answers, number)
        # Since the compiler sees that this film has no room, it leaves out all telling.
        film = Film(room(1, event)[:0], room(1, state)[:0])
        playouts(first, states, seeds, playing, streams, views, uniform, out, film, longest, lengths, decisions, ())

    return playout_grid


def make_step_grid(game: Game) -> Door:
    """`batch_step`, which tells nothing."""
    batch_step = loops.make_batch_step(game)
    state, event = game.State.dtype, EventRecord.dtype

    def step_grid(
        first: Records,
        states: Records,
        streams: Records,
        actions: Row,
        listed: Row,
        counts: Row,
        mask: Row,
        views: Records,
        ended: Row,
        winners: Row,
    ) -> None:
        film = Film(room(1, event)[:0], room(1, state)[:0])
        batch_step(first, states, streams, actions, listed, counts, mask, views, ended, winners, film)

    return step_grid


@dataclass(frozen=True)
class Grids:
    """The doors of one game for a GPU; `choose` is the policy of whoever does not answer uniformly."""

    game: Game
    choose: Door = choose_uniformly
    reads_state: bool = True
    also: tuple[Path, ...] = ()
    """The files of the policy."""

    @cached_property
    def doors(self) -> dict[str, tuple[Door, tuple[Any, ...]]]:
        """Each door with arguments of the kinds it takes."""
        states, views, streams = self.game.State.blank(), self.game.View.blank(), Stream.blank()
        row, table, mask = np.zeros(1, np.int64), np.zeros((1, 1), np.int64), np.zeros((1, 1), np.int8)
        return {
            "playouts": (
                make_playout_grid(self.game, self.choose, self.reads_state),
                (states, states, row, row, 1, row, row),
            ),
            "batch_step": (
                make_step_grid(self.game),
                (states, states, streams, row, table, row, mask, views, row, row),
            ),
            "batch_choose": (loops.make_batch_choose(self.choose), (views, table, row, streams, row)),
        }

    def ptx(self, name: str) -> str:
        """A door as PTX, from the compile cache if it is there."""
        door, examples = self.doors[name]
        folder = loops.folder_of(self.game, Mode.CUDA, self.also)
        if not kernel.has_numba_cuda() and not kernel.has_ptx(door, folder):
            raise NoGpu("error-gpu-extra")
        return kernel.ptx(door, examples, folder)

    def choose_on_cpu(self, mode: Mode) -> Door:
        """The policy in many matches, as it stands or compiled."""
        door, _ = self.doors["batch_choose"]
        if mode is Mode.INTERPRETED:
            return door
        return kernel.compiled(door, loops.folder_of(self.game, mode, self.also), mode)

    def on(self, gpu: Gpu, name: str, **settings: int) -> Kernel:
        return gpu.kernel(self.ptx(name), **settings)


class Playouts:
    """Whole matches on a GPU."""

    def __init__(self, gpu: Gpu, grids: Grids, **settings: int) -> None:
        self.gpu = gpu
        self.game = grids.game
        self.kernel = grids.on(gpu, "playouts", **settings)

    def arrange(self, first: Records, seeds: Row, uniform: Sequence[int] | None = None) -> "Arranged":
        """A match from `first` for each seed; uniform unless told otherwise."""
        shares = np.array([ALWAYS] * len(self.game.seats) if uniform is None else uniform, np.int64)
        return Arranged(self.gpu, self.game, self.kernel, first, seeds, shares)

    def play_out(self, first: Records, seeds: Row, uniform: Sequence[int] | None = None) -> Played:
        arranged = self.arrange(first, seeds, uniform)
        arranged.play()
        return arranged.ends()

    def most_matches(self) -> int:
        """How many matches fit into half of the free memory."""
        return self.gpu.driver.free_memory() // 2 // (self.game.State.dtype.itemsize + 3 * Stream.dtype.itemsize)


class Arranged:
    """Matches in a GPU's memory, to be played."""

    def __init__(self, gpu: Gpu, game: Game, kernel: Kernel, first: Records, seeds: Row, shares: Row) -> None:
        self.kernel = kernel
        self.first, self.seeds, self.shares = map(gpu.copy, (first, seeds, shares))
        self.longest = game.longest
        self.states = gpu.array(len(seeds), game.State.dtype)
        self.lengths, self.decisions = gpu.array(len(seeds)), gpu.array(len(seeds))

    def play(self) -> None:
        """Start; the GPU goes on by itself.  Played again they end as before."""
        begin = (self.first, self.states, self.seeds, self.shares, self.longest)
        self.kernel(len(self.seeds), *begin, self.lengths, self.decisions)

    def ends(self) -> Played:
        """Wait for them all."""
        return Played(self.states.get(), self.lengths.get(), int(self.decisions.get().sum()))
