"""Crowd: many matches side by side, one decision at a time in each; what a learner plays in.

On a GPU the arrays are a GPU's (`gpu.DeviceArray`) and stay there: PyTorch and others read and write them in place.
"""

from functools import partial
from typing import Any

import numpy as np

from bagend.engine.chance import Stream, seeds
from bagend.engine.film import Film
from bagend.engine.gpu import Gpu
from bagend.engine.grids import Grids
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.loops import Door, doors
from bagend.engine.records import Records


class Crowd:
    """Matches that begin again when they are over, on a GPU or, without one, on the CPU in `mode`."""

    def __init__(
        self, grids: Grids, first: Records, matches: int, seed: int, gpu: Gpu | None = None, mode: Mode | None = None
    ) -> None:
        game = grids.game
        self.gpu = gpu
        self._step: Door
        self._choose: Door
        streams = Stream.blank(matches)
        streams["x"] = seeds(seed, 0, matches)
        self.first = self.put(first)
        self.states = self.put(np.repeat(first, matches))
        self.streams = self.put(streams)
        self.actions = self.put(np.full(matches, -1, np.int64))
        """The answer to give in each match; below 0 none."""

        self.listed = self.blank((matches, len(game.answers)), np.int64)
        """The legal answers, as many as `counts` says."""

        self.counts = self.blank(matches, np.int64)
        self.mask = self.blank((matches, len(game.answers)), np.int8)
        """A 1 for every legal answer."""

        self.views = self.blank(matches, game.View.dtype)
        """What the asked seat sees."""

        self.ended = self.blank(matches, np.int64)
        self.winners = self.blank(matches, np.int64)
        """The winners of a match that ended with this step, one bit for each seat."""

        if gpu is None:
            mode = mode or preferred_mode()
            step, film = doors(game, mode).batch_step, Film.blank(game.State, 0)
            self._step = lambda *given: step(*given, film)
            self._choose = grids.choose_on_cpu(mode)
        else:
            self._step, self._choose = (
                partial(grids.on(gpu, name), matches) for name in ("batch_step", "batch_choose")
            )
        self.step()

    def put(self, array: Records) -> Any:
        return array.copy() if self.gpu is None else self.gpu.copy(array)

    def blank(self, shape: Any, dtype: Any) -> Any:
        return np.zeros(shape, dtype) if self.gpu is None else self.gpu.array(shape, dtype)

    def step(self) -> None:
        """Give the answers in `actions`, and fill in what is asked next."""
        asked = (self.listed, self.counts, self.mask, self.views, self.ended, self.winners)
        self._step(self.first, self.states, self.streams, self.actions, *asked)

    def choose(self) -> None:
        """Have the policy fill in `actions`."""
        self._choose(self.views, self.listed, self.counts, self.streams, self.actions)
