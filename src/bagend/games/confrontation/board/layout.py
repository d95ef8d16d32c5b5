"""Layout: where everything is, on a desk, on a phone and on a phone on its side."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL, WIDE

from ..components import N_REGIONS
from .country import Country, centre, halves

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class Battle:
    """Where everything is on the sheet of a battle, from its top; `apart` from its middle line."""

    heading: float
    fighters: float
    stand: float
    """The scale of a fighter's shield."""

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
    shape: str
    width: int
    height: int
    country: Country
    map_size: tuple[int, int]
    """How large the map is, which begins at 0 0."""

    river: tuple[Point, ...]
    """The course of the Anduin, from Mirkwood past Fangorn to Rohan."""

    river_width: float
    fire: Point
    """The foot of the mountain of fire."""

    at_sea: tuple[tuple[str, float, float], ...]
    """What is drawn in the corners that the land leaves free."""

    grain: float
    """How large trees and mountains are drawn."""

    biggest: float
    """The scale of a stand that has a region to itself."""

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

    @property
    def across(self) -> bool:
        """Light's side on the left; otherwise it is at the foot."""
        return self.country.across

    @property
    def is_desk(self) -> bool:
        """Whether all of it is in sight at once."""
        return not self.panes

    @property
    def centres(self) -> tuple[Point, ...]:
        """The middle of each region."""
        return centres_of(self.country)

    @property
    def halves(self) -> tuple[Point, ...]:
        """Half the width and height of each region."""
        return halves_of(self.country)


@cache
def centres_of(country: Country) -> tuple[Point, ...]:
    return tuple(centre(country, region) for region in range(N_REGIONS))


@cache
def halves_of(country: Country) -> tuple[Point, ...]:
    return tuple(halves(country, region) for region in range(N_REGIONS))


@cache
def layout_of(shape: str) -> Layout:
    return tall_layout() if shape == TALL else low_layout() if shape == LOW else wide_layout()


def wide_layout() -> Layout:
    country = Country(
        True,
        (16.0, 142.0, 266.0, 388.0, 512.0, 634.0, 758.0, 884.0),
        253.0,
        (272.0, 368.0, 432.0, 480.0, 432.0, 368.0, 272.0),
        9.0,
    )
    return Layout(
        shape=WIDE,
        width=900,
        height=744,
        country=country,
        map_size=(900, 508),
        river=(
            (618.0, 20.0),
            (621.0, 70.0),
            (620.0, 130.0),
            (613.0, 190.0),
            (619.0, 253.0),
            (608.0, 330.0),
            (616.0, 400.0),
            (600.0, 460.0),
            (612.0, 500.0),
        ),
        river_width=11.0,
        fire=(794.0, 378.0),
        at_sea=(("ship", 92.0, 82.0), ("rose", 826.0, 446.0)),
        grain=1.0,
        biggest=0.95,
        sides=((4.0, 511.0, 288.0, 231.0), (608.0, 511.0, 288.0, 231.0)),
        middle=(296.0, 511.0, 308.0, 231.0),
        battle=Battle(
            heading=22,
            fighters=74,
            stand=0.98,
            apart=102,
            name=128,
            cards=74,
            sums=153,
            lines=172,
            most=4,
            beside_plates=1,
        ),
        hands=(Hand((9, 543), 278, 5, 57, 1.68), Hand((613, 543), 278, 5, 57, 1.68)),
        waiting=(302.0, 516.0, 296.0, 132.0),
        unplaced=0.7,
        plates=grid((304, 648), (146, 46), 2),
        map_plates=grid((304, 648), (146, 46), 2),
        graves=((), ()),
        aid_tops=((4.0, 680.0), (608.0, 680.0)),
        aid_columns=3,
        aid_step=25,
        panes={},
    )


def tall_layout() -> Layout:
    return Layout(
        shape=TALL,
        width=360,
        height=1758,
        country=Country(
            across=False,
            edges=(540.0, 466.0, 390.0, 314.0, 238.0, 162.0, 86.0, 10.0),
            middle=180.0,
            breadths=(212.0, 300.0, 336.0, 348.0, 336.0, 300.0, 212.0),
            notch=6.0,
        ),
        map_size=(360, 550),
        river=(
            (12.0, 164.0),
            (60.0, 162.0),
            (112.0, 160.0),
            (180.0, 165.0),
            (246.0, 159.0),
            (300.0, 164.0),
            (348.0, 160.0),
        ),
        river_width=8.0,
        fire=(270.0, 80.0),
        # The fallen lie in those corners.
        at_sea=(),
        grain=0.72,
        biggest=0.68,
        sides=((4.0, 1006.0, 352.0, 372.0), (4.0, 1382.0, 352.0, 372.0)),
        middle=(4.0, 552.0, 352.0, 186.0),
        battle=Battle(
            heading=18,
            fighters=56,
            stand=0.84,
            apart=130,
            name=99,
            cards=60,
            sums=121,
            lines=142,
            most=3,
            beside_plates=0,
        ),
        hands=(Hand((4, 762), 352, 5, 66, 1.95), Hand((4, 918), 352, 9, 50, 1.35)),
        # On the mountains, which are empty until all have their places, between the lands of both sides.
        waiting=(4.0, 230.0, 352.0, 94.0),
        unplaced=0.52,
        plates=grid((8, 644), (172, 46), 2),
        # In the corners that the map leaves free.
        map_plates=((2, 14, 70, 46), (288, 14, 70, 46), (2, 494, 70, 46), (288, 494, 70, 46)),
        graves=(corners(500), corners(44)),
        aid_tops=((4.0, 1053.0), (4.0, 1429.0)),
        aid_columns=1,
        aid_step=37.0,
        panes={"map": (0, 550), "battle": (548, 454), "figures": (1002, 756)},
    )


def low_layout() -> Layout:
    """A phone on its side: the map as on a desk; what is beside it there lies below, a pane each."""
    return Layout(
        shape=LOW,
        width=490,
        height=1310,
        country=Country(
            across=True,
            edges=(4.0, 74.0, 138.0, 202.0, 296.0, 358.0, 420.0, 486.0),
            middle=171.0,
            breadths=(200.0, 258.0, 304.0, 328.0, 304.0, 258.0, 200.0),
            notch=5.0,
        ),
        map_size=(490, 342),
        river=(
            (367.0, 8.0),
            (359.0, 60.0),
            (358.0, 116.0),
            (361.0, 171.0),
            (357.0, 228.0),
            (360.0, 284.0),
            (355.0, 334.0),
        ),
        river_width=8.0,
        fire=(446.0, 264.0),
        at_sea=(("ship", 30.0, 50.0),),
        grain=0.68,
        biggest=0.72,
        sides=((4.0, 712.0, 482.0, 296.0), (4.0, 1010.0, 482.0, 296.0)),
        middle=(4.0, 358.0, 482.0, 186.0),
        battle=Battle(
            heading=18,
            fighters=56,
            stand=0.84,
            apart=176,
            name=99,
            cards=60,
            sums=121,
            lines=142,
            most=3,
            beside_plates=0,
        ),
        hands=(Hand((4, 568), 482, 9, 60, 1.6), Hand((4, 648), 482, 9, 56, 1.4)),
        waiting=(202.0, 8.0, 94.0, 326.0),
        unplaced=0.68,
        plates=grid((9, 450), (236, 46), 2),
        # In the corners that the map leaves free.
        map_plates=((2, 4, 118, 44), (370, 4, 118, 44), (2, 294, 118, 44), (370, 294, 118, 44)),
        graves=((), ()),
        aid_tops=((4.0, 759.0), (4.0, 1057.0)),
        aid_columns=1,
        aid_step=27.0,
        panes={"map": (0, 342), "battle": (354, 354), "figures": (708, 602)},
    )


def grid(at: Point, size: Point, columns: int) -> tuple[Box, ...]:
    """Two rows of places, from the left and from above."""
    (x, y), (width, height) = at, size
    places = [divmod(number, columns) for number in range(4)]
    return tuple((x + width * column + 2, y + height * row + 1, width - 4, height - 2) for row, column in places)


def corners(y: float) -> tuple[Point, ...]:
    """On both sides of a home on a phone, three in a row."""
    return tuple((x + 22 * column, y + line) for x in (16, 300) for line in (-15, 15) for column in range(3))


@cache
def slots(layout: Layout, region: int, counts: tuple[int, int]) -> tuple[float, list[Point]]:
    """The scale of the stands in a region, and where each of them is: Light's first, then Dark's.

    Light stands on its own side of the region, Dark on the other; where many meet, in two rows or three.
    """
    x, y, width, height = stand_room(layout, region)
    total = sum(counts)
    scale, rows = max((fit(layout, width, height, total, lines), -lines) for lines in range(1, 4))
    in_row = -(-total // -rows)
    found = []
    for line in range(-rows):
        members = min(in_row, total - in_row * line)
        for column in range(members):
            across = x + width / 2 + (column - (members - 1) / 2) * STAND_WIDTH * scale
            found.append((across, y + height / 2 + (line - (-rows - 1) / 2) * STAND_HEIGHT * scale))
    return scale, found


def fit(layout: Layout, width: float, height: float, count: int, rows: int) -> float:
    """The scale at which so many stands in so many rows have room."""
    in_row = -(-count // rows)
    return round(min(layout.biggest, width / (in_row * STAND_WIDTH), height / (rows * STAND_HEIGHT)), 2)


STAND_WIDTH = 60
STAND_HEIGHT = 88
"""The room of a stand, at its own scale."""


def label_room(layout: Layout) -> float:
    """The room of a region's name, above its stands."""
    return {WIDE: 24.0, TALL: 18.0, LOW: 21.0}[layout.shape]


def stand_room(layout: Layout, region: int) -> Box:
    """The part of a region where stands are."""
    (x, y), (half, high) = layout.centres[region], layout.halves[region]
    top = label_room(layout)
    return x - half, y - high + top, 2 * half, 2 * high - top + 4


def room_of(layout: Layout, region: int) -> tuple[Box, Box]:
    """What terrain leaves free in a region: the heart of where stands are, and its name."""
    (x, y), (half, high) = layout.centres[region], layout.halves[region]
    _, top, _, tall = stand_room(layout, region)
    wide, deep = STAND_WIDTH * layout.biggest * 0.4, STAND_HEIGHT * layout.biggest * 0.4
    name = (x - half * 0.8, y - high + 1, 1.6 * half, label_room(layout) - 4)
    return (x - wide / 2, top + (tall - deep) / 2, wide, deep), name


def token(layout: Layout, region: int, number: int, count: int) -> Point:
    """Where the number-th answer about a region is: along its lower edge."""
    x, y = layout.centres[region]
    half, height = layout.halves[region]
    step = min(27.0, (2 * half - 14) / max(count, 1))
    return x + (number - (count - 1) / 2) * step, y + height - 15
