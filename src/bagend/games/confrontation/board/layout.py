"""Layout: where everything is, on a desk and on a phone."""

import math
from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import TALL

from ..components import Region

ROWS = (1, 2, 3, 4, 3, 2, 1)
"""How many regions lie side by side, from the Shire to Mordor."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class Layout:
    width: int
    height: int
    centres: tuple[Point, ...]
    """The middle of each region."""

    halves: tuple[Point, ...]
    """Half the width and height of each region."""

    across: bool
    """Light's side on the left; otherwise it is at the foot."""

    stand: float
    """The scale of a stand."""

    sides: tuple[Box, Box]
    middle: Box
    waiting: Box
    """Where the figures wait that have no place yet: never far from where they may go."""

    card: float
    """The width of a card in a hand."""


@cache
def layout_of(shape: str) -> Layout:
    return tall_layout() if shape == TALL else wide_layout()


def wide_layout() -> Layout:
    centres, halves = [], []
    for row, count in enumerate(ROWS):
        for number in range(count):
            centres.append((70 + 126.7 * row, 246 + (number - (count - 1) / 2) * 120))
            halves.append((60.0, 84.0 if count == 1 else 57.0))
    sides = ((8.0, 496.0, 300.0, 240.0), (592.0, 496.0, 300.0, 240.0))
    middle = (316.0, 496.0, 268.0, 240.0)
    waiting = (326.0, 510.0, 248.0, 112.0)
    return Layout(900, 744, tuple(centres), tuple(halves), True, 0.8, sides, middle, waiting, 30)


def tall_layout() -> Layout:
    centres, halves = [], []
    for row, count in enumerate(ROWS):
        for number in range(count):
            centres.append((180 + (number - (count - 1) / 2) * 88, 636 - 98.0 * row))
            halves.append((84.0 if count == 1 else 43.0, 46.0))
    sides = ((6.0, 928.0, 348.0, 236.0), (6.0, 1170.0, 348.0, 236.0))
    middle = (6.0, 692.0, 348.0, 230.0)
    # On the mountains, which are empty until all have their places, between the lands of both sides.
    waiting = (10.0, 290.0, 340.0, 104.0)
    return Layout(360, 1414, tuple(centres), tuple(halves), False, 0.66, sides, middle, waiting, 35)


def slot(layout: Layout, region: int, side: int, number: int, count: int) -> Point:
    """Where the number-th of a side's stands in a region is."""
    x, y = layout.centres[region]
    step = 33 * layout.stand
    if region in (Region.SHIRE, Region.MORDOR):
        if layout.across:
            line = -1 if side == 0 else 1
            return x + (number - (count - 1) / 2) * step * 1.04, y + line * 27 - 2
        near = (number + 0.55) * step * 0.9
        return (x - near if side == 0 else x + near), y - 3
    # Light stands on its own side of the region, Dark on the other.
    near = (number + 0.5) * step * (0.94 if count > 1 else 1)
    return (x - near if side == 0 else x + near), y - 3


def token(layout: Layout, region: int, number: int, count: int) -> Point:
    """Where the number-th answer about a region is: along its lower edge."""
    x, y = layout.centres[region]
    half, height = layout.halves[region]
    step = min(27.0, (2 * half - 14) / max(count, 1))
    return x + (number - (count - 1) / 2) * step, y + height - 15


@cache
def blob(width: float, height: float, seed: int) -> str:
    """The outline of a land on a map drawn by hand, around its middle."""
    points = []
    for step in range(40):
        angle = step * math.tau / 40
        waver = 1 + 0.022 * math.sin(5 * angle + seed) + 0.016 * math.sin(9 * angle + 2.3 * seed)
        across = math.copysign(abs(math.cos(angle)) ** 0.55, math.cos(angle))
        down = math.copysign(abs(math.sin(angle)) ** 0.55, math.sin(angle))
        points.append((width * across * waver, height * down * waver))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


LANDS = {
    "shire": ("place-bag-end", "green"),
    "arthedain": ("land-ruin", "green"),
    "cardolan": ("land-hills", "green"),
    "rhudaur": ("place-rivendell", "green"),
    "eregion": ("land-hills", "green"),
    "enedwaith": ("land-grass", "green"),
    "high-pass": ("land-peaks", "black"),
    "misty-mountains": ("land-peaks", "black"),
    "moria": ("place-moria", "black"),
    "gap-of-rohan": ("land-peaks", "black"),
    "mirkwood": ("land-trees", "yellow"),
    "fangorn": ("land-trees", "yellow"),
    "rohan": ("place-rohan", "yellow"),
    "dagorlad": ("land-gate", "red"),
    "gondor": ("place-gondor", "red"),
    "mordor": ("place-mordor", "red"),
}
"""What is drawn in each region, and the tint of its land."""
