"""A GPU that is none: its memory is this process's, and it runs doors as plain Python, lane after lane."""

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from bagend.engine import dlpack, loops
from bagend.engine.gpu import Driver
from bagend.engine.grids import Grids
from bagend.engine.records import Records


class StandIn(Driver):
    """A driver that hands out ordinary memory and follows the calling convention of real kernels."""

    dlpack_device = (dlpack.CPU, 0)

    def __init__(self, patch: pytest.MonkeyPatch, memory: int = 1 << 30) -> None:
        self.patch = patch
        self.memory = memory
        self.held: dict[int, Any] = {}
        self.doors: dict[str, tuple[Any, tuple[Any, ...]]] = {}
        self.launched: list[tuple[str, int]] = []
        # Nothing is compiled: the name of a door is all that is passed on.
        patch.setattr(Grids, "ptx", lambda made, name: self.ptx_of(made, name))

    def ptx_of(self, made: Grids, name: str) -> str:
        door, examples = made.doors[name]
        self.doors[door.__name__] = door, examples
        return f".visible .entry {door.__name__}("

    def name(self) -> str:
        return "stand-in"

    def multiprocessors(self) -> int:
        return 2

    def free_memory(self) -> int:
        return self.memory - sum(len(held) for held in self.held.values())

    def allocate(self, size: int) -> int:
        room = ctypes.create_string_buffer(max(size, 1))
        self.held[ctypes.addressof(room)] = room
        return ctypes.addressof(room)

    def free(self, address: int) -> None:
        del self.held[address]

    def upload(self, address: int, array: Records) -> None:
        ctypes.memmove(address, array.ctypes.data, array.nbytes)

    def download(self, array: Records, address: int) -> None:
        ctypes.memmove(array.ctypes.data, address, array.nbytes)

    def load(self, ptx: str, name: str, registers: int = 0) -> str:
        return name

    def blocks_at_once(self, function: str, block: int) -> int:
        return 1

    def launch(self, function: str, blocks: int, block: int, words: Sequence[int]) -> None:
        door, examples = self.doors[function]
        left = iter(words)
        given = [self.read(example, left) for example in examples]
        assert next(left, None) is None
        lanes = blocks * block
        self.launched.append((function, lanes))
        for lane in range(lanes):
            self.patch.setattr(loops, "lane", lambda lane=lane: lane)
            self.patch.setattr(loops, "lanes", lambda: lanes)
            door(*given)
        self.patch.setattr(loops, "lane", lambda: 0)
        self.patch.setattr(loops, "lanes", lambda: 1)

    def read(self, example: Any, words: Iterator[int]) -> Any:
        """An argument of the same kind, from the words a kernel is called with."""
        if isinstance(example, int):
            return next(words)
        owner, parent, size, width, address = (next(words) for _ in range(5))
        shape = [next(words) for _ in range(example.ndim)]
        strides = [next(words) for _ in range(example.ndim)]
        assert (owner, parent, size, width) == (0, 0, int(np.prod(shape)), example.itemsize)
        room = (ctypes.c_char * max(1, size * width)).from_address(address)
        return np.ndarray(shape, example.dtype, buffer=memoryview(room), strides=strides)

    def wait(self) -> None:
        pass
