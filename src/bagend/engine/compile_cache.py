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

from bagend.engine.kernel import Mode, has_numba


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


KEPT_FOLDERS = 4
"""How many digests of one game are kept: enough for the modes and a branch or two."""


def mark_ready(folder: Path) -> None:
    """Say that the folder is complete, and throw away machine code of old sources."""
    if is_ready(folder):
        return
    (folder / READY).touch()
    newest_first = sorted(folder.parent.iterdir(), key=lambda old: -old.stat().st_mtime)
    for old in newest_first[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)
