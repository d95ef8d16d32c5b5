"""Kernel: how a plain function becomes fast.  The only module that imports Numba, and only when asked to.

`@hot` leaves a function as it is and remembers it, so importing a game costs nothing and every rule can be
stepped through.  A *door* is a function over arrays made by `loops.py`; `compiled(door, ...)` turns it, with all
hot functions it reaches, into machine code.  Plain and compiled doors live side by side in one process.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from bagend.engine.errors import BadSetting

Rule = TypeVar("Rule", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []


class Mode(StrEnum):
    """How the rules are run."""

    INTERPRETED = "interpreted"
    COMPILED = "compiled"
    CHECKED = "checked"
    """Compiled with bounds checks: what the tests use to find a read past the end of a row."""


def hot(rule: Rule) -> Rule:
    """Mark a function that compiled code may call.

    It allocates nothing, raises nothing, holds no text, and takes its buffers from the caller.
    """
    _waiting.append(rule)
    return rule


@cache
def has_numba() -> bool:
    return importlib.util.find_spec("numba") is not None


def preferred_mode() -> Mode:
    """BAGEND_MODE if it is set, else compiled where Numba is installed."""
    chosen = os.environ.get("BAGEND_MODE", "")
    if chosen:
        try:
            mode = Mode(chosen)
        except ValueError:
            raise BadSetting(f"BAGEND_MODE must be interpreted, compiled or checked, not {chosen!r}.") from None
        return mode if has_numba() else Mode.INTERPRETED
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
    _mark_used(folder)
    # Read by Numba when the cache of a function is made, so it may differ from door to door.
    numba.config.CACHE_DIR = str(folder)
    made: Rule = numba.njit(cache=True, **settings)(door)
    return made


def cache_folder(key: str, sources: Iterable[Path], mode: Mode) -> Path:
    """Where the machine code of these sources is kept.

    Numba watches one file's date and no flag: it would miss a changed table, a changed helper and the bounds
    checks.  So the folder's name is a digest of everything that could change the code.
    """
    digest = hashlib.sha256(f"{mode} {platform.python_version()} {np.__version__} {_numba_version()}".encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return _cache_root() / key / digest.hexdigest()[:16]


@cache
def _numba_version() -> str:
    from importlib.metadata import version

    return version("numba") if has_numba() else "none"


@cache
def _cache_root() -> Path:
    """The user's cache folder, or a private temporary one where that cannot be written."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    for root in (Path(home) / "bagend", Path(tempfile.gettempdir()) / f"bagend-{os.getuid()}"):
        try:
            root.mkdir(parents=True, exist_ok=True, mode=0o700)
            with tempfile.TemporaryFile(dir=root):
                # The cache is pickle: never read it from a folder that someone else owns.
                if root.stat().st_uid == os.getuid():
                    return root
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="bagend-"))


READY = "ready"
"""The file that says every door of a game is in the cache."""


def is_ready(folder: Path) -> bool:
    return (folder / READY).exists()


KEPT_SECONDS = 30 * 24 * 3600
"""How long machine code is kept that nobody uses."""

KEPT_BYTES = 100_000_000
"""How much is kept of one game: some fifty checkouts, modes and bots.  What was used last stays, whatever its size."""


def mark_ready(folder: Path) -> None:
    """Say that the folder is complete, and throw away machine code that nobody is likely to use again."""
    if is_ready(folder):
        return
    (folder / READY).touch()
    _mark_used(folder)
    newest_first = sorted((path.stat().st_mtime, path) for path in folder.parent.iterdir())[::-1]
    latest = newest_first[0][0]
    size = 0
    for used, old in newest_first:
        size += _size_of(old)
        if latest - used > KEPT_SECONDS or (size > KEPT_BYTES and old != folder):
            shutil.rmtree(old, ignore_errors=True)


def _mark_used(folder: Path) -> None:
    """The date of a folder says when somebody last used it."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)


def _size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
