"""Components: what is in the box, as tables.  Values that are not certain come from components.toml."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parent

DATA: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
"""Each datum with its value, source and confidence."""


class Symbol(IntEnum):
    """JD-5: what a die may show.  The Nazgûl comes first, since what may be kept hangs on it first."""

    NAZGUL = 0
    RING = 1
    GANDALF = 2
    WEAPON = 3
    ORC = 4
    TREE = 5


class Place(IntEnum):
    """JD-9 and JD-10: where a hobbit stands; the number of round spaces crossed."""

    BAG_END = 0
    RIVENDELL = 1
    MORIA = 2
    LOTHLORIEN = 3
    ROHAN = 4
    HELMS_DEEP = 5
    GONDOR = 6
    MINAS_TIRITH = 7
    SHELOBS_LAIR = 8
    MORDOR = 9


class Ending(IntEnum):
    """How a match ends."""

    NONE = 0
    MORDOR = 1
    """One hobbit reached Mordor."""

    MOST_LEFT = 2
    """Several did; the one with the most of his Nazgûl path left won."""

    SURVIVOR = 3
    """Everybody else was eliminated."""

    LOST = 4
    """Everybody was."""


HOBBITS: tuple[str, ...] = tuple(DATA["JD-8"]["value"])
DICE: tuple[str, ...] = tuple(DATA["JD-4"]["value"])
SYMBOLS: tuple[str, ...] = tuple(DATA["JD-5"]["value"])
PLACES: tuple[str, ...] = ("bag-end", *DATA["JD-9"]["value"])

N_SEATS = len(HOBBITS)
N_DICE = len(DICE)
N_FACES = 6
N_SYMBOLS = len(SYMBOLS)
ALL_DICE = (1 << N_DICE) - 1

BLACK = N_DICE - 1
"""The black die; die number s, below it, has the colour of seat s."""

RANDOM = -1
"""Nobody was named to go first: CHANCE says who does."""

FEWEST_SQUARES = 5
MOST_SQUARES = 8

FACE_WEIGHT = np.array([7**die for die in range(N_DICE)], np.int64)
"""What face number 1 of a die adds to the number of a roll."""
