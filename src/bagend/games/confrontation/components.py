"""Components: what is in the box, as tables made from components.toml."""

import tomllib
from collections.abc import Iterable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parent

DATA: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
"""Each datum with its value, source and confidence."""


class Region(IntEnum):
    """CD-1: forward for Light is towards Mordor."""

    SHIRE = 0
    ARTHEDAIN = 1
    CARDOLAN = 2
    RHUDAUR = 3
    EREGION = 4
    ENEDWAITH = 5
    HIGH_PASS = 6
    MISTY_MOUNTAINS = 7
    MORIA = 8
    GAP_OF_ROHAN = 9
    MIRKWOOD = 10
    FANGORN = 11
    ROHAN = 12
    DAGORLAD = 13
    GONDOR = 14
    MORDOR = 15


class Figure(IntEnum):
    """CD-7 and CD-8: the Light figures, then the Dark ones."""

    FRODO = 0
    SAM = 1
    PIPPIN = 2
    MERRY = 3
    GANDALF = 4
    ARAGORN = 5
    LEGOLAS = 6
    GIMLI = 7
    BOROMIR = 8
    BALROG = 9
    SHELOB = 10
    WITCH_KING = 11
    FLYING_NAZGUL = 12
    BLACK_RIDER = 13
    SARUMAN = 14
    ORCS = 15
    WARG = 16
    CAVE_TROLL = 17


class Card(IntEnum):
    """CD-10: the number cards count one more than their value here."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    MAGIC = 6
    EYE = 7
    RETREAT = 8
    SACRIFICE = 9
    CLOAK = 10


class Special(IntEnum):
    """CD-11: the special cards, one bit each."""

    SHADOWFAX = 1
    GANDALF = 2
    PALANTIR = 4
    RECALL = 8


class Ending(IntEnum):
    """How a match ends."""

    NONE = 0
    MORDOR = 1
    """Frodo reached Mordor."""

    FRODO = 2
    """Frodo was defeated."""

    SHIRE = 3
    """Three Dark figures stand in the Shire."""

    STUCK = 4
    """Somebody could not move."""


SEATS = ("light", "dark")
LIGHT = 0
DARK = 1

REGIONS: tuple[str, ...] = tuple(DATA["CD-1"]["value"])
FIGURES: tuple[str, ...] = (*DATA["CD-7"]["value"], *DATA["CD-8"]["value"])
CARDS: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "magic", "eye", "retreat", "sacrifice", "cloak")
ARRANGEMENTS: tuple[str, ...] = (*DATA["CD-14"]["value"], *DATA["CD-15"]["value"])
ENDINGS = tuple(ending.name.lower() for ending in Ending)

N_REGIONS = len(REGIONS)
N_FIGURES = len(FIGURES)
N_EACH = 9
"""Figures, and so stands, of each side: those of Dark follow those of Light."""

N_CARDS = len(CARDS)
N_OUTER = 5
N_HOME = N_EACH - N_OUTER

NOWHERE = -1
"""Where a stand is that is not on the board."""

NONE = -1
"""No stand, no card."""

STRENGTH_OF_SAM_WITH_FRODO = 5
IN_THE_SHIRE_TO_WIN = 3


def bits(names: Iterable[str], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names)


def table(rows: Mapping[str, Iterable[str]]) -> list[int]:
    """For each region the regions that these rows lead to, one bit each."""
    return [bits(rows.get(region, ()), REGIONS) for region in REGIONS]


def turned(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Where one-way roads lead from each region."""
    found: dict[str, list[str]] = {}
    for start, end in pairs:
        found.setdefault(start, []).append(end)
    return found


_FORWARD: dict[str, list[str]] = DATA["CD-3"]["value"]
_BACKWARD = turned((end, start) for start, ends in _FORWARD.items() for end in ends)
_SIDEWAYS = turned(way for a, b in DATA["CD-4"]["value"] for way in ((a, b), (b, a)))
_RIVER = turned((start, end) for start, end in DATA["CD-5"]["value"])
_TUNNEL = turned([tuple(DATA["CD-6"]["value"])])

FORWARD = np.array([table(_FORWARD), table(_BACKWARD)], np.int64)
"""Regions ahead of each region, for each side, one bit each; those behind are the other side's."""

SIDEWAYS = np.array(table(_SIDEWAYS), np.int64)
SHORTCUTS = np.array([a | b for a, b in zip(table(_RIVER), table(_TUNNEL), strict=True)], np.int64)
"""Where river and tunnel lead Light."""

UPSTREAM = np.array(table(turned((end, start) for start, end in DATA["CD-5"]["value"])), np.int64)
LIMIT = np.array(DATA["CD-2"]["value"], np.int64)

STRENGTH = np.array([*DATA["CD-7"]["value"].values(), *DATA["CD-8"]["value"].values()], np.int64)
SLAIN_BY = np.array([FIGURES.index(DATA["CD-9"]["value"].get(name, "frodo")) for name in FIGURES[:N_EACH]], np.int64)
"""Whom each Light figure defeats at once; Frodo, who is no Dark figure, where there is nobody."""

FULL_HAND = np.array([bits(DATA["CD-10"]["value"][seat], CARDS) for seat in SEATS], np.int64)
ALL_FIGURES = np.array([(1 << N_EACH) - 1, ((1 << N_EACH) - 1) << N_EACH], np.int64)
"""The figures of each side, one bit each."""

START = np.array(
    [
        REGIONS.index(region)
        for seat in SEATS
        for region in [DATA["CD-12"]["value"][seat][0]] * N_HOME + DATA["CD-12"]["value"][seat][1:]
    ],
    np.int64,
)
"""CD-12: where each stand begins; the first four of each side at home."""

READY_MADE = np.array(
    [
        [FIGURES.index(figure) for figure in figures]
        for figures in (*DATA["CD-14"]["value"].values(), *DATA["CD-15"]["value"].values())
    ],
    np.int64,
)
"""For each ready-made set-up the figures of the five outer regions."""

N_READY_MADE = len(DATA["CD-14"]["value"])
"""How many of them each side has."""
