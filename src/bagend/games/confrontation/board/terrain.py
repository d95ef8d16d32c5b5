"""Terrain: the map of Middle-earth under the board, in ink and wash, for each shape.

It is drawn once: `python scripts/terrain.py confrontation` writes it into the folder `art`.
"""

import math
from collections.abc import Iterable

from bagend.drawing.ink import (
    Box,
    Kind,
    Stamp,
    Standing,
    hill,
    landscape,
    peak,
    pine,
    reeds,
    river,
    rock,
    scatter,
    sheet,
    shore,
    track,
    tree,
    tuft,
    wash,
)
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL, WIDE
from bagend.engine.sets import has

from ..components import FORWARD, LIGHT, N_REGIONS, SIDEWAYS, Region
from .country import borders
from .layout import Layout, label_room, layout_of, room_of
from .map import between

NAME, LONG_NAME = 66.0, 100.0
"""How wide the names are beside which ways lead; those of the mountains are long."""

Growth = tuple[Kind, float, int, float]
"""What stands there, how far apart, how many at most, how large."""

LANDS: dict[Region, tuple[str, tuple[Growth, ...]]] = {
    Region.SHIRE: ("downs", ((hill, 21, 9, 0.72), (tree, 12, 16, 0.72))),
    Region.ARTHEDAIN: ("downs", ((hill, 20, 9, 0.8), (tree, 12, 16, 0.75), (tuft, 11, 20, 0.8))),
    Region.CARDOLAN: ("hills", ((hill, 17, 12, 0.8), (tree, 15, 5, 0.75))),
    Region.RHUDAUR: ("wood", ((tree, 10.5, 60, 0.8),)),
    Region.EREGION: ("downs", ((hill, 22, 6, 0.75), (tree, 12, 16, 0.75), (rock, 18, 4, 0.8))),
    Region.ENEDWAITH: ("moor", ((reeds, 15, 16, 0.8), (tuft, 12, 16, 0.8))),
    Region.HIGH_PASS: ("rock", ((peak, 13, 20, 0.72), (pine, 9, 8, 0.7))),
    Region.MISTY_MOUNTAINS: ("rock", ((peak, 12, 24, 0.8),)),
    Region.MORIA: ("rock", ((peak, 13, 18, 0.75), (rock, 11, 8, 0.8))),
    Region.GAP_OF_ROHAN: ("rock", ((peak, 16, 12, 0.72), (tuft, 11, 12, 0.8))),
    Region.MIRKWOOD: ("pine", ((pine, 8.5, 80, 0.8),)),
    Region.FANGORN: ("wood", ((tree, 10, 60, 0.9), (pine, 12, 10, 0.75))),
    Region.ROHAN: ("grass", ((tuft, 10, 40, 0.9), (hill, 30, 2, 0.7))),
    Region.DAGORLAD: ("moor", ((peak, 24, 4, 0.6), (rock, 13, 14, 0.85), (reeds, 14, 12, 0.8), (tuft, 12, 14, 0.8))),
    Region.GONDOR: ("hills", ((hill, 22, 6, 0.75), (tree, 13, 12, 0.72), (peak, 24, 3, 0.65))),
    Region.MORDOR: ("ash", ((peak, 16, 16, 0.8), (rock, 12, 14, 0.8))),
}


def grounds() -> dict[str, tuple[tuple[int, int], Markup]]:
    """Every ground with its size, by its name."""
    return {f"ground-{shape}": (layout_of(shape).map_size, ground(layout_of(shape))) for shape in (WIDE, TALL, LOW)}


def ground(layout: Layout) -> Markup:
    width, height = layout.map_size
    lands = borders(layout.country)
    return join(
        sheet(width, height, "confrontation"),
        sea(layout),
        [shore(land, number, lands=lands) for number, land in enumerate(lands)],
        [wash(land, f"wash-{LANDS[Region(number)][0]}") for number, land in enumerate(lands)],
        river(layout.river, layout.river_width, "anduin", 0.08),
        landscape([each for number in range(N_REGIONS) for each in growth(layout, number)]),
        [track(way, way, 0.05) for way in ways(layout)],
        mountain_of_fire(layout),
        [at_sea(name, *place) for name, *place in layout.at_sea],
    )


LANDMARKS = {
    Region.SHIRE: "bag-end",
    Region.ARTHEDAIN: "amon-sul",
    Region.RHUDAUR: "rivendell",
    Region.ROHAN: "meduseld",
    Region.DAGORLAD: "black-gate",
    Region.GONDOR: "minas-tirith",
    Region.MORDOR: "barad-dur",
}
"""What everybody knows of a region."""

WIDEST, HIGHEST = 54.0, 50.0
"""How much room a landmark needs."""


def landmark(layout: Layout, number: int) -> list[Standing]:
    """The landmark of a region, at its foot, towards its own side, where stands leave most of it in sight."""
    if number not in LANDMARKS:
        return []
    (x, y), (half, high) = layout.centres[number], layout.halves[number]
    drawn = Stamp(f"stamp-{LANDMARKS[Region(number)]}", WIDEST, HIGHEST, ()).sized(0.8 * layout.grain)
    side = -1 if number < Region.HIGH_PASS or number == Region.ROHAN else 1
    return [Standing(x + side * (half - drawn.width / 2 - 4 * layout.grain), y + high - 9 * layout.grain, drawn)]


def at_sea(name: str, x: float, y: float) -> Markup:
    return el("use", href=f"#stamp-{name}", transform=translate(x, y))


def growth(layout: Layout, number: int) -> list[Standing]:
    """What stands in a region, around the room that its pieces and its name need."""
    standing = landmark(layout, number)
    taken = [
        (each.x - each.stamp.width / 2, each.y - each.stamp.height, each.stamp.width, each.stamp.height)
        for each in standing
    ]
    keep: list[Box] = [*room_of(layout, number), *water(layout), *taken]
    land = borders(layout.country)[number]
    for kind, gap, most, size in LANDS[Region(number)][1]:
        scale = size * layout.grain
        standing += scatter(kind, land, gap * layout.grain, (number, kind.__name__), keep, most, scale, standing)
    return standing


def water(layout: Layout) -> Iterable[Box]:
    """Nothing grows in the river."""
    half = layout.river_width / 2 + 2
    for x, y in layout.river:
        yield x - half, y - half, 2 * half, 2 * half


def ways(layout: Layout) -> list[tuple[Point, Point]]:
    """From region to region, the part of each way that crosses the border, beside the names."""
    found = []
    for start in range(N_REGIONS):
        for end in range(N_REGIONS):
            if has(int(FORWARD[LIGHT, start]), end) or (start < end and has(int(SIDEWAYS[start]), end)):
                (x, y), (u, v) = layout.centres[start], layout.centres[end]
                # One below the other: the name of the lower one stands in the middle, landmarks and river outside.
                aside = layout.halves[start][0] * (0.7 if start < Region.HIGH_PASS else -0.7) if x == u else 0
                found.append(open_part(layout, (x + aside, y), (u + aside, v)))
    return found


def open_part(layout: Layout, start: Point, end: Point) -> tuple[Point, Point]:
    """Where a way crosses a border, as far as no name stands on it."""
    names = [name_box(layout, number) for number in range(N_REGIONS)]
    points = [between(start, end, share / 50) for share in range(18, 33)]
    free = [point for point in points if not any(lies_in(point, box) for box in names)]
    return free[0], free[-1]


def name_box(layout: Layout, region: int) -> Box:
    """The room of a region's name, with a rim."""
    (x, y), (half, high) = layout.centres[region], layout.halves[region]
    width = min(LONG_NAME if Region.HIGH_PASS <= region <= Region.GAP_OF_ROHAN else NAME, 2 * half) + 6
    return x - width / 2, y - high, width, label_room(layout) + 2


def lies_in(point: Point, box: Box) -> bool:
    x, y, width, height = box
    return x < point[0] < x + width and y < point[1] < y + height


def sea(layout: Layout) -> Markup:
    """Waves in the corners that the land leaves free, in rows of small bows."""
    width, height = layout.map_size
    lands = borders(layout.country)
    waves = []
    for row in range(int(height / 17)):
        for column in range(int(width / 34)):
            x, y = 34 * column + 17 * (row % 2) + 14, 17 * row + 16
            near = min(math.dist((x + 6, y), corner) for land in lands for corner in land[::4])
            if near > 46 and 22 < x < width - 34 and 22 < y < height - 16:
                waves.append(f"M{x} {y}q4-4 8 0q4 4 8 0")
    return el("path", d="".join(waves), fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.28)


def mountain_of_fire(layout: Layout) -> Markup:
    """Orodruin, in the corner of Mordor that pieces leave free."""
    x, y = layout.fire
    drawn = peak(2).sized(1.05 * layout.grain)
    smoke = f"M{x:g} {y - drawn.height:g}q-5-5 0-9t1-9q7-5 2-10"
    return join(
        drawn.at(x, y),
        el("path", d=f"M{x:g} {y - drawn.height + 1:g}l-3 8l3 5l-2 8l4-7l-1-6l2-6z", fill="var(--ember)"),
        el("path", d=smoke, fill="none", stroke="var(--nib)", stroke_width=1.3, opacity=0.7),
    )
