"""Gpu: an NVIDIA GPU, reached through its driver alone.

It runs the PTX that `kernel.ptx` makes.  Its arrays can be read by PyTorch, CuPy and others where they lie.
"""

import ctypes
import re
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from dataclasses import dataclass
from functools import cache
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import DTypeLike

from bagend.engine import dlpack
from bagend.engine.errors import BagendError, Phrase
from bagend.engine.records import Records

LIBRARIES = ("libcuda.so.1", "nvcuda.dll")

OUT_OF_MEMORY, NO_DEVICE, UNSUPPORTED_PTX = 2, 100, 222
"""What the driver answers."""

MULTIPROCESSORS, MAX_REGISTERS = 16, 0
"""A fact that can be asked for, and a wish that can be had when PTX is compiled, by their numbers."""

NO_OTHER_STREAM = (None, -1, 1)
"""What those say who use the stream that we use, or need not wait."""

BLOCK = 128
"""Lanes that are started together.  On an H200, 32 to 256 differ by six percent at most."""


class NoGpu(BagendError):
    """A GPU was asked for, and there is none that will do."""

    code = "no-gpu"


class Driver:
    """The few functions of NVIDIA's driver that are needed; what goes wrong there becomes one sentence here."""

    dlpack_device = (dlpack.CUDA, 0)

    def __init__(self, library: Any) -> None:
        self.library = library
        self.call("cuInit", 0)
        device, context = c_int(), c_void_p()
        self.call("cuDeviceGet", byref(device), 0)
        # The context that PyTorch and the others share.
        self.call("cuDevicePrimaryCtxRetain", byref(context), device)
        self.call("cuCtxSetCurrent", context)
        self.device = device

    def call(self, name: str, *given: Any) -> None:
        status = getattr(self.library, name)(*given)
        if status == NO_DEVICE:
            raise NoGpu("error-no-gpu")
        if status == OUT_OF_MEMORY:
            raise NoGpu("error-gpu-memory")
        if status == UNSUPPORTED_PTX:
            raise NoGpu("error-driver-old")
        if status:
            raise NoGpu("error-driver-fails", call=name, reason=self.meaning(status))

    def meaning(self, status: int) -> str | Phrase:
        name = c_char_p()
        self.library.cuGetErrorName(status, byref(name))
        return name.value.decode() if name.value else Phrase("gpu-status", {"status": str(status)})

    def name(self) -> str:
        told = ctypes.create_string_buffer(128)
        self.call("cuDeviceGetName", told, 128, self.device)
        return told.value.decode()

    def multiprocessors(self) -> int:
        found = c_int()
        self.call("cuDeviceGetAttribute", byref(found), MULTIPROCESSORS, self.device)
        return found.value

    def free_memory(self) -> int:
        free, total = c_size_t(), c_size_t()
        self.call("cuMemGetInfo_v2", byref(free), byref(total))
        return free.value

    def allocate(self, size: int) -> int:
        address = c_uint64()
        self.call("cuMemAlloc_v2", byref(address), c_size_t(max(size, 1)))
        self.call("cuMemsetD8_v2", address, 0, c_size_t(max(size, 1)))
        return address.value

    def free(self, address: int) -> None:
        # Nobody is left to hear of a failure.
        self.library.cuMemFree_v2(c_uint64(address))

    def upload(self, address: int, array: Records) -> None:
        self.call("cuMemcpyHtoD_v2", c_uint64(address), c_void_p(array.ctypes.data), c_size_t(array.nbytes))

    def download(self, array: Records, address: int) -> None:
        self.call("cuMemcpyDtoH_v2", c_void_p(array.ctypes.data), c_uint64(address), c_size_t(array.nbytes))

    def load(self, ptx: str, name: str, registers: int = 0) -> Any:
        """Compile PTX, with no more than so many registers a lane if told; this takes the driver some seconds."""
        module, function = c_void_p(), c_void_p()
        wishes, values = (c_int * 1)(MAX_REGISTERS), (c_void_p * 1)(registers)
        self.call("cuModuleLoadDataEx", byref(module), ptx.encode(), 1 if registers else 0, wishes, values)
        self.call("cuModuleGetFunction", byref(function), module, name.encode())
        return function

    def blocks_at_once(self, function: Any, block: int) -> int:
        """How many blocks run side by side on one multiprocessor."""
        found = c_int()
        self.call("cuOccupancyMaxActiveBlocksPerMultiprocessor", byref(found), function, block, c_size_t(0))
        return found.value

    def launch(self, function: Any, blocks: int, block: int, words: Sequence[int]) -> None:
        held = [c_uint64(word & (2**64 - 1)) for word in words]
        places = (c_void_p * len(held))(*(ctypes.addressof(word) for word in held))
        sizes = [c_uint(size) for size in (blocks, 1, 1, block, 1, 1, 0)]
        self.call("cuLaunchKernel", function, *sizes, c_void_p(), places, POINTER(c_void_p)())

    def wait(self) -> None:
        self.call("cuCtxSynchronize")


class DeviceArray:
    """An array in a GPU's memory."""

    def __init__(self, driver: Driver, shape: Sequence[int], dtype: DTypeLike, address: int | None = None) -> None:
        self.driver = driver
        self.shape = tuple(shape)
        self.dtype = np.dtype(dtype)
        self.owner: DeviceArray | None = None
        if address is None:
            self.address = driver.allocate(self.nbytes)
            finalize(self, driver.free, self.address)
        else:
            self.address = address

    @property
    def nbytes(self) -> int:
        return int(np.prod(self.shape)) * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def put(self, array: Records) -> None:
        """Overwrite it with an array of the same kind."""
        given = np.ascontiguousarray(array, self.dtype)
        if given.shape != self.shape:
            raise ValueError(f"an array of shape {self.shape} cannot hold one of shape {given.shape}")
        if given.nbytes:
            self.driver.upload(self.address, given)

    def get(self) -> Records:
        """A copy in the computer's own memory; waits for the GPU."""
        found = np.empty(self.shape, self.dtype)
        if found.nbytes:
            self.driver.download(found, self.address)
        return found

    @property
    def words(self) -> "DeviceArray":
        """The same memory, each record a row of int64: what a network reads."""
        seen = DeviceArray(self.driver, (*self.shape, self.dtype.itemsize // 8), np.int64, self.address)
        seen.owner = self
        return seen

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """How others find it: `torch.as_tensor(array, device="cuda")` copies nothing."""
        data = (self.address, False)
        return {"shape": self.shape, "typestr": self.dtype.str, "data": data, "strides": None, "version": 3}

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.driver.dlpack_device

    def __dlpack__(self, *, stream: int | None = None, copy: bool | None = None, **others: Any) -> Any:
        """How JAX finds it: `jax.dlpack.from_dlpack(array)` copies nothing either."""
        if copy:
            raise BufferError("an array on a GPU is lent, not copied")
        if stream not in NO_OTHER_STREAM:
            # They work beside us, not after us.
            self.driver.wait()
        return dlpack.capsule(self, self.address, self.shape, self.dtype, self.__dlpack_device__())


@dataclass(frozen=True)
class Kernel:
    """A door on the GPU, ready to be used."""

    driver: Driver
    function: Any
    most_lanes: int
    """As many as run side by side; a lane takes one match after the other."""

    block: int

    def __call__(self, lanes: int, *given: DeviceArray | int) -> None:
        """Start it in so many lanes, or as many as there are.  The caller need not wait: the GPU works in order."""
        blocks = -(-min(lanes, self.most_lanes) // self.block)
        self.driver.launch(self.function, blocks, self.block, [word for each in given for word in _as_words(each)])


def _as_words(given: DeviceArray | int) -> list[int]:
    """What Numba's code reads of an argument: no owner, the sizes, the address, the shape and the strides."""
    if isinstance(given, int):
        return [given]
    strides = [given.dtype.itemsize * int(np.prod(given.shape[axis + 1 :])) for axis in range(len(given.shape))]
    size = int(np.prod(given.shape))
    return [0, 0, size, given.dtype.itemsize, given.address, *given.shape, *strides]


class Gpu:
    """The GPU of this machine."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def array(self, shape: Sequence[int] | int, dtype: DTypeLike = np.int64) -> DeviceArray:
        """An array of zeros."""
        return DeviceArray(self.driver, (shape,) if isinstance(shape, int) else shape, dtype)

    def copy(self, array: Records) -> DeviceArray:
        made = self.array(array.shape, array.dtype)
        made.put(array)
        return made

    def kernel(self, ptx: str, block: int = BLOCK, registers: int = 0, most_blocks: int = 0) -> Kernel:
        """PTX ready to run: in blocks of so many lanes, with so many registers a lane and so many blocks on each
        multiprocessor at most, or as many as it has if 0.  Fewer lanes share more of the caches."""
        found = re.search(r"\.visible \.entry (\w+)", ptx)
        if found is None:
            raise NoGpu("error-gpu-entry")
        function = self.driver.load(ptx, found[1], registers)
        at_once = self.driver.blocks_at_once(function, block)
        blocks = min(at_once, most_blocks or at_once) * self.driver.multiprocessors()
        return Kernel(self.driver, function, blocks * block, block)


@cache
def find_gpu() -> Gpu:
    """The first GPU of this machine, or one sentence that says why it cannot be had."""
    for name in LIBRARIES:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        return Gpu(Driver(library))
    raise NoGpu("error-no-driver")
