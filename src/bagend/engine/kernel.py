"""Kernel: how a plain function becomes fast.  The only module that imports Numba, and only when asked to.

`@hot` leaves a function as it is and remembers it, so importing a game costs nothing and every rule can be
stepped through.  A *door* is a function over arrays made by `loops.py`; `compiled(door, ...)` turns it, with all
hot functions it reaches, into machine code.  Plain and compiled doors live side by side in one process.

`ptx(door, ...)` does the same for an NVIDIA GPU, from the same sources; `gpu.py` runs what it gives.
"""

import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum, StrEnum
from functools import cache
from pathlib import Path
from types import CellType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

import numpy as np

from bagend.engine.errors import BadSetting

Rule = TypeVar("Rule", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []
"""Hot functions that no door was compiled with yet."""

_hot: set[Callable[..., Any]] = set()
"""All of them."""


class Mode(StrEnum):
    """How the rules are run."""

    INTERPRETED = "interpreted"
    COMPILED = "compiled"
    CHECKED = "checked"
    """Compiled with bounds checks: what the tests use to find a read past the end of a row."""

    CUDA = "cuda"
    """Compiled for an NVIDIA GPU, which plays many matches at once and is no use for a single one."""


ON_CPU = (Mode.INTERPRETED, Mode.COMPILED, Mode.CHECKED)


def hot(rule: Rule) -> Rule:
    """Mark a function that compiled code may call.

    It allocates nothing, raises nothing, holds no text, and takes its buffers from the caller.
    """
    _waiting.append(rule)
    _hot.add(rule)
    return rule


@hot
def lane() -> int:
    """Which lane this is: a GPU runs a loop in thousands of lanes, a CPU in one."""
    return 0


@hot
def lanes() -> int:
    """How many lanes there are."""
    return 1


def room(n: int, dtype: np.dtype[Any]) -> Any:
    """An array for one lane alone, in a door for the GPU.  Its size is a constant."""
    return np.zeros(n, dtype)


@cache
def has_numba() -> bool:
    return importlib.util.find_spec("numba") is not None


def preferred_mode() -> Mode:
    """BAGEND_MODE if it is set, else compiled where Numba is installed."""
    chosen = os.environ.get("BAGEND_MODE", "")
    if chosen:
        if chosen not in ON_CPU:
            raise BadSetting("error-mode", known=tuple(map(str, ON_CPU)), mode=chosen)
        return Mode(chosen) if has_numba() else Mode.INTERPRETED
    return Mode.COMPILED if has_numba() else Mode.INTERPRETED


def copy_record(into: Any, at: int, record: Any) -> None:
    """Keep a copy of a record in an array."""
    into[at] = record


def copy_front(record: Any, into: Any, size: int) -> None:
    """Copy the fields in the first `size` bytes of a record into another that begins with the same fields."""
    for name, (_, offset, *_) in into.dtype.fields.items():
        if offset < size:
            into[name] = record[name]


@cache
def _teach_copies() -> None:
    """Compile `copy_record` and `copy_front` as copies of memory.

    By itself Numba loads the whole record as one value of thousands of bits, on which LLVM spends more time than on
    all rules of a game together.
    """
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload

    def copy_start(typing: Any, record: Any, into: Any, size: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            cgutils.raw_memcpy(builder, values[1], values[0], values[2], 1)
            return context.get_dummy_value()

        return types.none(record, into, types.intp), generate

    compiled_front = intrinsic(copy_start)

    def overload_front(record: Any, into: Any, size: Any) -> Any:
        def copy(record: Any, into: Any, size: Any) -> Any:
            return compiled_front(record, into, size)

        return copy

    overload(copy_front)(overload_front)

    def copy_memory(typing: Any, into: Any, at: Any, record: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(into)(context, builder, values[0])
            place = cgutils.get_item_pointer(context, builder, into, array, [values[1]])
            size = context.get_constant(types.intp, record.size)
            cgutils.raw_memcpy(builder, place, values[2], size, 1)
            return context.get_dummy_value()

        return types.none(into, at, record), generate

    compiled_copy = intrinsic(copy_memory)

    def overload_copy(into: Any, at: Any, record: Any) -> Any:
        # Numba wants the same names and the same annotations on both.
        def copy(into: Any, at: Any, record: Any) -> Any:
            return compiled_copy(into, at, record)

        return copy

    overload(copy_record)(overload_copy)


_checked: list[bool] = []
"""Whether the hot functions were registered with bounds checks, once they are."""


def mark_used(folder: Path) -> None:
    """The date of a folder of machine code says when somebody last used it."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)


def compiled(door: Rule, folder: Path, mode: Mode) -> Rule:
    """The door as machine code, kept in `folder` from one process to the next.

    A process compiles in one mode only: the linker takes the first copy of a hot function for all doors.
    """
    import numba
    from numba.extending import register_jitable

    checked = mode is Mode.CHECKED
    if _checked and _checked[0] is not checked:
        raise RuntimeError("a process compiles either with bounds checks or without")
    _checked[:] = [checked]
    settings = {"error_model": "numpy", "nogil": True, "boundscheck": checked}
    _teach_copies()
    while _waiting:
        register_jitable(**settings)(_waiting.pop())
    mark_used(folder)
    # Read by Numba when the cache of a function is made, so it may differ from door to door.
    numba.config.CACHE_DIR = str(folder)
    made: Rule = numba.njit(cache=True, **settings)(door)
    return made


# --- for an NVIDIA GPU ------------------------------------------------------------------------------------------------

CAPABILITY = (7, 5)
"""The oldest GPU that the code is made for; the driver fits it to newer ones."""

GLOBAL_MEMORY = 1
"""What NVVM calls the memory that all lanes share."""


@cache
def has_numba_cuda() -> bool:
    return has_numba() and importlib.util.find_spec("numba_cuda") is not None


def ptx(door: Callable[..., Any], examples: Iterable[Any], folder: Path) -> str:
    """The door as PTX, which an NVIDIA driver compiles; kept in `folder` from one process to the next.

    It takes arrays and numbers of the same kinds as `examples`.  No GPU is needed to make it.
    """
    kept = _ptx_file(door, folder)
    if not kept.exists():
        made = _make_ptx(door, examples)
        folder.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(made)
        part.replace(kept)
    return kept.read_text()


def has_ptx(door: Callable[..., Any], folder: Path) -> bool:
    return _ptx_file(door, folder).exists()


def _ptx_file(door: Callable[..., Any], folder: Path) -> Path:
    return folder / f"{door.__name__}.ptx"


def _make_ptx(door: Callable[..., Any], examples: Iterable[Any]) -> str:
    from numba import cuda, typeof, types
    from numba.core.errors import NumbaExperimentalFeatureWarning

    _teach_cuda()
    kinds = types.void(*map(typeof, examples))
    with _our_way(), catch_warnings():
        # A View begins as a State does, so what reads the beginning takes either.
        simplefilter("ignore", NumbaExperimentalFeatureWarning)
        made: str = cuda.compile(_copy_for_cuda(door), kinds, cc=CAPABILITY, device=False, abi="numba")[0]
    return made


@contextmanager
def _our_way() -> Iterator[None]:
    """numba-cuda as the rules need it; afterwards it is again as others know it."""
    from numba.cuda import config, cuda_paths, dispatcher, target
    from numba.cuda.cudadrv import libs, nvvm

    compile_ir = nvvm.compile_ir
    changes = (
        # What the GPU can do is never asked: there may be none.
        (config, "FORCE_CUDA_CC", CAPABILITY),
        (dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=CAPABILITY)),
        # It would look for all of NVIDIA's libraries, a hundred megabytes, when it needs this one file.
        (libs, "get_cuda_paths", lambda: {"libdevice": cuda_paths._get_libdevice_path()}),
        # A product and a sum in one rounding would give other fractions than on a CPU.
        (nvvm, "compile_ir", lambda source, **options: compile_ir(source, **options, fma=0)),
        (target.CUDATargetContext, "make_constant_array", _make_table),
    )
    before = [getattr(where, name) for where, name, _ in changes]
    try:
        for where, name, ours in changes:
            setattr(where, name, ours)
        yield
    finally:
        for (where, name, _), theirs in zip(changes, before, strict=True):
            setattr(where, name, theirs)


def _make_table(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """A table in the GPU's memory, one for all functions that read it.

    numba-cuda gives each function a copy among the constants, of which a kernel may hold 64 KiB.
    """
    from numba import types
    from numba.cuda.cgutils import ir

    array = np.ascontiguousarray(array)
    name = f"table_{hashlib.sha256(array.tobytes()).hexdigest()[:16]}"
    table = builder.module.globals.get(name)
    if table is None:
        content = ir.Constant(ir.ArrayType(ir.IntType(8), array.nbytes), bytearray(array.tobytes()))
        table = ir.GlobalVariable(builder.module, content.type, name, addrspace=GLOBAL_MEMORY)
        table.linkage, table.global_constant, table.initializer, table.align = "linkonce_odr", True, content, 8
    made = context.make_array(kind)(context, builder)
    anywhere = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
    context.populate_array(
        made,
        data=builder.bitcast(anywhere, made.data.type),
        shape=[context.get_constant(types.intp, length) for length in array.shape],
        strides=[context.get_constant(types.intp, stride) for stride in array.strides],
        itemsize=context.get_constant(types.intp, array.itemsize),
        parent=None,
        meminfo=None,
    )
    return made._getvalue()


_translated: dict[int, tuple[Any, Any]] = {}
"""By its identity, a thing and what numba-cuda is given in its place."""


def _replace(thing: Any, made: Any) -> Any:
    # The thing is kept, so that nothing else gets its identity.
    _translated[id(thing)] = thing, made
    return made


def _for_cuda(thing: Any) -> Any:
    """Something that a hot function names, as numba-cuda wants it.

    Hot functions, and loops made of them, become device functions in copies of their modules, so that the modules
    stay as they are.  IntEnums become plain numbers: numba-cuda does not take them for an index.
    """
    if isinstance(thing, IntEnum):
        return int(thing)
    if type(thing) is tuple:
        return tuple(map(_for_cuda, thing))
    if id(thing) in _translated:
        return _translated[id(thing)][1]
    if isinstance(thing, FunctionType) and (thing in _hot or thing.__closure__):
        _for_cuda(sys.modules[thing.__module__])
        # Its module may have been translated just now, and it with the others.
        return _translated[id(thing)][1] if id(thing) in _translated else _replace(thing, _device_function(thing))
    if isinstance(thing, type) and issubclass(thing, IntEnum):
        return _names(thing, {member.name: member for member in thing})
    if isinstance(thing, ModuleType) and thing.__name__.startswith("bagend."):
        return _names(thing, vars(thing))
    return thing


def _device_function(rule: Any) -> Any:
    from numba import cuda

    return cuda.jit(device=True)(_copy_for_cuda(rule))


def _copy_for_cuda(rule: Any) -> FunctionType:
    """The same code, naming what numba-cuda wants it to name."""
    cells = tuple(CellType(_for_cuda(cell.cell_contents)) for cell in rule.__closure__ or ())
    names = vars(_for_cuda(sys.modules[rule.__module__]))
    return FunctionType(rule.__code__, names, rule.__name__, rule.__defaults__, cells)


def _names(owner: Any, things: Mapping[str, Any]) -> ModuleType:
    """A module, the only kind of namespace that Numba knows."""
    made: ModuleType = _replace(owner, ModuleType(owner.__name__))
    for name, thing in things.items():
        setattr(made, name, _for_cuda(thing))
    return made


@cache
def _teach_cuda() -> None:
    """What our own words and an IntEnum's `value` mean on a GPU."""
    from numba import cuda, types
    from numba.cuda import cgutils, cudadecl
    from numba.cuda.extending import intrinsic, overload_attribute

    def copy_words(context: Any, builder: Any, source: Any, into: Any, size: Any) -> Any:
        word = cgutils.ir.IntType(64)
        source, into = (builder.bitcast(place, word.as_pointer()) for place in (source, into))
        with cgutils.for_range(builder, builder.lshr(size, size.type(3))) as loop:
            builder.store(builder.load(builder.gep(source, [loop.index])), builder.gep(into, [loop.index]))
        return context.get_dummy_value()

    def copy_start(typing: Any, record: Any, into: Any, size: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return copy_words(context, builder, *values)

        return types.none(record, into, types.intp), generate

    def copy_whole(typing: Any, into: Any, at: Any, record: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(into)(context, builder, values[0])
            place = cgutils.get_item_pointer(context, builder, into, array, [values[1]])
            return copy_words(context, builder, values[2], place, context.get_constant(types.intp, record.size))

        return types.none(into, at, record), generate

    ours = {
        copy_front: intrinsic(copy_start),
        copy_record: intrinsic(copy_whole),
        lane: cuda.jit(device=True)(lambda: cuda.grid(1)),
        lanes: cuda.jit(device=True)(lambda: cuda.gridsize(1)),
        room: cuda.local.array,
    }
    for word, meant in ours.items():
        _replace(word, meant)
    # By itself numba-cuda finds it only when it is written so.
    cudadecl.register_global(cuda.local.array, types.Function(cudadecl.Cuda_local_array))
    overload_attribute(types.Integer, "value")(lambda number: lambda number: number)
