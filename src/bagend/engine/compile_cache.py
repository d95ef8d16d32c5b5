"""Compile cache: where machine code is kept from one process to the next."""

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import numpy as np

from bagend.engine.kernel import Mode, has_numba, mark_used


def cache_folder(key: str, sources: Iterable[Path], mode: Mode) -> Path:
    """Where the machine code of these sources is kept.

    Numba watches one file's date and no flag: it would miss a changed table, a changed helper and the bounds
    checks.  So the folder's name is a digest of everything that could change the code.
    """
    # PTX runs wherever there is a driver, whoever made it.
    made_by = () if mode is Mode.CUDA else (platform.python_version(), np.__version__, _numba_version())
    digest = hashlib.sha256(" ".join((mode, *made_by)).encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return _cache_root() / key / digest.hexdigest()[:16]


@cache
def _numba_version() -> str:
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
    mark_used(folder)
    newest_first = sorted((path.stat().st_mtime, path) for path in folder.parent.iterdir())[::-1]
    latest = newest_first[0][0]
    size = 0
    for used, old in newest_first:
        size += _size_of(old)
        if latest - used > KEPT_SECONDS or (size > KEPT_BYTES and old != folder):
            shutil.rmtree(old, ignore_errors=True)


def _size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
