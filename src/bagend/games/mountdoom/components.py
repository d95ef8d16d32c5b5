"""Components: what is in the box, as tables.  Values that are not certain come from components.toml."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from bagend.engine.records import Row

FOLDER = Path(__file__).parent

DATA: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
"""Each datum with its value, source and confidence; the cards are under "card"."""

SEATS = ("north", "east", "south", "west")
"""Clockwise.  The seats lead the Fellowship together; none of them is a figure."""

N_SEATS = len(SEATS)


class Figure(IntEnum):
    """M-10 and M-20: the five pawns, in the order of their dice."""

    RING_BEARERS = 0
    MERRY_PIPPIN = 1
    ARAGORN = 2
    LEGOLAS = 3
    GIMLI = 4


FIGURES: tuple[str, ...] = tuple(DATA["MD-2"]["value"])
DICE: tuple[str, ...] = tuple(DATA["MD-3"]["value"])
N_FIGURES = len(FIGURES)
ALL_DICE = (1 << N_FIGURES) - 1
N_FACES = 6
N_BLACK: int = DATA["MD-4"]["value"]
N_SIDES = 2
"""M-18: the dice tile has two sides, each with an upper and a lower space."""


class Face(IntEnum):
    """The combat die; the first four are the weapons of the companions, in the order of the figures."""

    MERRY_PIPPIN = 0
    ARAGORN = 1
    LEGOLAS = 2
    GIMLI = 3
    SAURON = 4
    GANDALF = 5


FACES: tuple[str, ...] = tuple(DATA["MD-5"]["value"])


class Stage(IntEnum):
    """M-4: the stages in order, each named after the place where it ends."""

    LOTHLORIEN = 0
    ROHAN = 1
    HELMS_DEEP = 2
    GONDOR = 3
    MINAS_MORGUL = 4
    MOUNT_DOOM = 5


STAGES: tuple[str, ...] = tuple(DATA["MD-6"]["value"])
N_STAGES = len(STAGES)
STEPS: int = DATA["MD-7"]["value"]

MORGUL = (Stage.MINAS_MORGUL + 1) * STEPS
"""The step on which Minas Morgul lies, counted from Rivendell."""

WAITING = -1
"""M-134: where a pawn is that would have gone past Minas Morgul."""

MOST_STEPS = MORGUL + 10


class Space(IntEnum):
    """What is on a step of the route."""

    PLAIN = 0
    HEART = 1
    NAZGUL = 2


def _spaces() -> Row:
    row = np.zeros(MOST_STEPS + 1, np.int64)
    row[DATA["MD-9"]["value"]] = Space.HEART
    row[DATA["MD-10"]["value"]] = Space.NAZGUL
    return row


SPACES = _spaces()

START_COURAGE: int = DATA["MD-11"]["value"]
MOST_COURAGE = 20
MOST_NAZGUL: int = DATA["MD-16"]["value"]
MOST_WARRIORS: int = DATA["MD-17"]["value"]

N_SLOTS = 6
NAZGUL_SYMBOL = N_FIGURES
"""In a row of slot symbols: a Nazgûl; a lower number is a figure."""

N_STRIDES = 3
"""M-79: a figure whose symbol comes up may move 0, 1 or 2 spaces."""

SLOT_SYMBOLS: tuple[str, ...] = (*FIGURES, "nazgul")


class Helper(IntEnum):
    """The cards that can be used: allies from the track, Boromir, and Gandalf's."""

    ARWEN = 0
    ELROND = 1
    THEODEN = 2
    GALADRIEL = 3
    EOWYN = 4
    EOMER = 5
    FARAMIR = 6
    TREEBEARD = 7
    BOROMIR = 8
    POWER = 9
    TRICK = 10
    SUPPORT = 11
    VISION = 12
    WRATH = 13


HELPERS: tuple[str, ...] = tuple(DATA["MD-21"]["value"])
N_HELPERS = len(HELPERS)
FIRST_GANDALF = Helper.POWER.value
N_GANDALF = N_HELPERS - FIRST_GANDALF
N_ALLIES = FIRST_GANDALF
"""M-188: Boromir counts as an ally."""

GANDALF_CARDS = (1 << N_HELPERS) - (1 << FIRST_GANDALF)
ALLY_CARDS = (1 << FIRST_GANDALF) - 1

PLAIN_HELPERS = ("arwen", "galadriel", "eowyn", "eomer", "boromir", "support", "vision", "wrath")
"""The cards whose use leaves nothing to choose."""

PLAIN = np.array([HELPERS.index(name) for name in PLAIN_HELPERS], np.int64)

ASIDE = -1
BOX = -2
"""Where a card that can be used is when it lies before no seat: not met yet, or out of the game."""


class Op(IntEnum):
    """What a row of a card's effect does; the numbers are in the row."""

    NONE = 0
    LOSE = 1
    GAIN = 2
    NAZGUL = 3
    MUSTER = 4
    FIGHT = 5
    URUK_HAI = 6
    CULL = 7
    MOUTH = 8
    MUMAKIL = 9
    SHADOW = 10
    EYE = 11
    GRIMA = 12
    WITCH_KING = 13
    TABLE = 14
    WEB = 15
    DENETHOR = 16
    ARMY = 17
    ALLY = 18


CARDS: tuple[str, ...] = tuple(DATA["card"])
N_CARDS = len(CARDS)
PER_STAGE = 7
ALL_OF_STAGE = (1 << PER_STAGE) - 1
KINDS: tuple[str, ...] = tuple(card["kind"] for card in DATA["card"].values())
MOST_ROWS = 2


def _effects() -> Row:
    table = np.zeros((N_CARDS, MOST_ROWS, 3), np.int64)
    for number, card in enumerate(DATA["card"].values()):
        for row, (op, a, b) in enumerate(card["effects"]):
            table[number, row] = (Op[op.upper()], a, b)
    return table


EFFECTS = _effects()
"""For each card up to two rows: an Op and its numbers."""

LEAVING = sum(1 << i for i, card in enumerate(DATA["card"].values()) if card["leaves"])
"""M-74: the cards with the removal symbol, one bit each."""

ARMY = CARDS.index("minas-morgul-army-of-the-dead")
HARADRIM = CARDS.index("minas-morgul-haradrim")

TABLES = np.array([[0, 1, 1, 2, 2, 2], [0, 0, 0, 0, 0, 5]], np.int64)
"""Courage lost for a black die of 1 to 6: Shelob's Sting, the Power of the Ring."""

EMPTY = -1
FACE_DOWN = -2
"""In a slot: no card; a card nobody has seen."""


class Ending(IntEnum):
    """How a match ends."""

    NONE = 0
    CRATER = 1
    COURAGE = 2
    NAZGUL = 3
