"""What must hold of the code for a GPU, so that a driver takes it."""

import re

from bagend.engine import kernel
from bagend.engine.grids import Grids

MOST_CONSTANTS = 1 << 16
"""Bytes of constants in one kernel; a driver refuses more, and a compiler does not say so."""


def check(grids: Grids, name: str) -> str:
    """Compile a door afresh and look at what came out."""
    door, examples = grids.doors[name]
    made = kernel._make_ptx(door, examples)
    entries = re.findall(r"\.visible \.entry (\w+)\(([^)]*)\)", made)
    assert len(entries) == 1
    (parameters,) = (parameters for _, parameters in entries)
    assert parameters.count(".param .u64") == parameters.count(".param") == sum(map(words_of, examples))
    assert ".version 9.0" in made
    assert ".extern .func" not in made
    # One rounding for a product and a sum would give other fractions than a CPU.
    assert "fma.rn" not in made
    assert sum(map(int, re.findall(r"^\s*\.const .*\[(\d+)\]", made, re.MULTILINE))) <= MOST_CONSTANTS
    return made


def words_of(example: object) -> int:
    """With how many words an argument is passed: see `gpu._as_words`."""
    if isinstance(example, int):
        return 1
    return 5 + 2 * example.ndim  # type: ignore[attr-defined]
