"""Layout: where everything is, on a desk and on a phone."""

import math
from collections.abc import Mapping
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
class Battle:
    """Where everything is on the sheet of a battle, from its top; `apart` from its middle line."""

    heading: float
    fighters: float
    seal: float
    """The radius of a fighter's seal."""

    apart: float
    name: float
    cards: float
    sums: float
    lines: float
    most: int
    """How many lines of text there is room for."""

    beside_plates: int
    """How many there are where plates lie below."""

    card: float = 1.9
    """The scale of a card there."""


@dataclass(frozen=True)
class Hand:
    """A side's nine cards, in rows."""

    at: Point
    width: float
    columns: int
    step: float
    """How far rows are apart."""

    scale: float


@dataclass(frozen=True, eq=False)
class Layout:
    width: int
    height: int
    centres: tuple[Point, ...]
    """The middle of each region."""

    halves: tuple[Point, ...]
    """Half the width and height of each region."""

    across: bool
    """Light's side on the left; otherwise it is at the foot."""

    crowd: tuple[float, ...]
    """The scale of stands, by how many share a region: the more, the smaller."""

    home_crowd: tuple[float, ...]
    """The same in the Shire and in Mordor, where up to five meet."""

    sides: tuple[Box, Box]
    """Where each side's name is, with its cards or with its figures."""

    middle: Box
    """Where battles are fought."""

    battle: Battle
    hands: tuple[Hand, Hand]
    """Where the cards of Light and Dark lie; on a phone, the viewer's and the other's."""

    waiting: Box
    """Where the figures wait that have no place yet: never far from where they may go."""

    unplaced: float
    """The scale of those figures."""

    plates: tuple[Box, ...]
    """Where the answers of a battle lie that are about no place, up to four of them; the last places first."""

    map_plates: tuple[Box, ...]
    """The same where they belong to the map."""

    graves: tuple[tuple[Point, ...], tuple[Point, ...]]
    """Where the fallen of each side lie, if not on the aid alone."""

    aid_tops: tuple[Point, Point]
    """Where each side's part of the aid begins."""

    aid_columns: int
    """In how many columns it is written."""

    aid_step: float
    """How far its lines are apart."""

    panes: Mapping[str, tuple[float, float]]
    """The parts that a phone shows one at a time: where each begins, and its height."""


@cache
def layout_of(shape: str) -> Layout:
    return tall_layout() if shape == TALL else wide_layout()


def wide_layout() -> Layout:
    centres, halves = [], []
    for row, count in enumerate(ROWS):
        for number in range(count):
            centres.append((70 + 126.7 * row, 246 + (number - (count - 1) / 2) * 120))
            halves.append((60.0, 84.0 if count == 1 else 57.0))
    return Layout(
        width=900,
        height=744,
        centres=tuple(centres),
        halves=tuple(halves),
        across=True,
        crowd=(1.6, 1.6, 1.22),
        home_crowd=(1.6, 1.6, 1.5, 1.5, 1.2),
        sides=((8.0, 496.0, 284.0, 242.0), (608.0, 496.0, 284.0, 242.0)),
        middle=(300.0, 496.0, 300.0, 242.0),
        battle=Battle(
            heading=22,
            fighters=74,
            seal=36,
            apart=102,
            name=128,
            cards=74,
            sums=157,
            lines=180,
            most=4,
            beside_plates=1,
        ),
        hands=(Hand((11, 530), 278, 5, 61, 1.77), Hand((611, 530), 278, 5, 61, 1.77)),
        waiting=(306.0, 500.0, 288.0, 142.0),
        unplaced=1.35,
        plates=grid((306, 641), (144, 46), 2),
        map_plates=grid((306, 641), (144, 46), 2),
        graves=((), ()),
        aid_tops=((8.0, 672.0), (608.0, 672.0)),
        aid_columns=3,
        aid_step=25,
        panes={},
    )


def tall_layout() -> Layout:
    centres, halves = [], []
    for row, count in enumerate(ROWS):
        for number in range(count):
            centres.append((180 + (number - (count - 1) / 2) * 88, 459 - 70.0 * row))
            halves.append((84.0 if count == 1 else 43.0, 33.5))
    return Layout(
        width=360,
        height=1706,
        centres=tuple(centres),
        halves=tuple(halves),
        across=False,
        crowd=(1.1, 1.1, 0.86),
        home_crowd=(1.1, 1.1, 1.1, 1.1, 1.0),
        sides=((4.0, 954.0, 352.0, 372.0), (4.0, 1330.0, 352.0, 372.0)),
        middle=(4.0, 498.0, 352.0, 186.0),
        battle=Battle(
            heading=18, fighters=56, seal=27, apart=130, name=99, cards=60, sums=121, lines=142, most=3, beside_plates=0
        ),
        hands=(Hand((4, 708), 352, 5, 66, 1.95), Hand((4, 866), 352, 9, 50, 1.35)),
        # On the mountains, which are empty until all have their places, between the lands of both sides.
        waiting=(4.0, 196.0, 352.0, 106.0),
        unplaced=1.16,
        plates=grid((8, 590), (172, 46), 2),
        # In the corners that the map leaves free.
        map_plates=((2, 16, 88, 46), (270, 16, 88, 46), (2, 86, 88, 46), (270, 86, 88, 46)),
        graves=(corners(459), corners(39)),
        aid_tops=((4.0, 1001.0), (4.0, 1377.0)),
        aid_columns=1,
        aid_step=37.0,
        panes={"map": (0, 494), "battle": (494, 456), "figures": (950, 756)},
    )


def grid(at: Point, size: Point, columns: int) -> tuple[Box, ...]:
    """Two rows of places, from the left and from above."""
    (x, y), (width, height) = at, size
    places = [divmod(number, columns) for number in range(4)]
    return tuple((x + width * column + 2, y + height * row + 1, width - 4, height - 2) for row, column in places)


def corners(y: float) -> tuple[Point, ...]:
    """On both sides of a home on a phone, three in a row."""
    return tuple((x + 27 * column, y + line) for x in (18, 290) for line in (-17, 17) for column in range(3))


def is_home(region: int) -> bool:
    return region in (Region.SHIRE, Region.MORDOR)


@cache
def slots(layout: Layout, region: int, counts: tuple[int, int]) -> tuple[float, list[Point]]:
    """The scale of the stands in a region, and where each of them is: Light's first, then Dark's.

    Light stands on its own side of the region, Dark on the other; where many meet, in two rows or three.
    """
    x, y = layout.centres[region]
    total = sum(counts)
    crowd = layout.home_crowd if is_home(region) else layout.crowd
    scale = crowd[min(total, len(crowd)) - 1]
    wide, high = STAND_WIDTH * scale, STAND_HEIGHT * scale
    y += LABEL_ROOM / 2
    if not (is_home(region) and layout.across):
        return scale, [(x + (n - (total - 1) / 2) * wide, y) for n in range(total)]
    rows = [list(range(start, min(start + 2, total))) for start in range(0, total, 2)]
    return scale, [
        (x + (column - (len(row) - 1) / 2) * wide, y + (line - (len(rows) - 1) / 2) * high)
        for line, row in enumerate(rows)
        for column in range(len(row))
    ]


STAND_WIDTH = 33
STAND_HEIGHT = 41
"""The room of a stand, at its own scale."""

LABEL_ROOM = 19
"""The room of a region's name, above its stands."""


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
    "high-pass": ("land-peaks", "grey"),
    "misty-mountains": ("land-peaks", "grey"),
    "moria": ("place-moria", "violet"),
    "gap-of-rohan": ("land-peaks", "grey"),
    "mirkwood": ("land-trees", "blue"),
    "fangorn": ("land-trees", "green"),
    "rohan": ("place-rohan", "yellow"),
    "dagorlad": ("land-gate", "orange"),
    "gondor": ("place-gondor", "yellow"),
    "mordor": ("place-mordor", "red"),
}
"""What is drawn in each region, and the tint of its land."""
