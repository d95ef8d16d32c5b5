"""Terrain: the map of Middle-earth in ink and wash, and the grounds of all three shapes.

Drawn once, by `python scripts/terrain.py duel`; docs/art.md tells how.
"""

from collections.abc import Iterator
from functools import cache

from bagend.drawing.ink import (
    Box,
    Standing,
    hill,
    landscape,
    outline,
    path,
    peak,
    pine,
    river,
    rock,
    scatter,
    tree,
    tuft,
    wash,
)
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL, WIDE

from .joinery import border, desk, shelf, table
from .layout import Layout, layout_of
from .panorama import chase, mat

SEED = "duel"

CORNERS: tuple[tuple[Point, ...], ...] = (
    ((0.04, 0.13), (0.15, 0.06), (0.25, 0.08), (0.265, 0.22), (0.24, 0.37), (0.18, 0.46), (0.09, 0.49), (0.03, 0.3)),
    ((0.25, 0.08), (0.38, 0.04), (0.52, 0.05), (0.6, 0.09), (0.61, 0.24), (0.57, 0.37), (0.42, 0.385), (0.31, 0.4),
     (0.24, 0.37), (0.265, 0.22)),
    ((0.6, 0.09), (0.72, 0.04), (0.87, 0.05), (0.965, 0.12), (0.975, 0.3), (0.94, 0.42), (0.84, 0.44), (0.7, 0.43),
     (0.555, 0.45), (0.57, 0.37), (0.61, 0.24)),
    ((0.31, 0.4), (0.42, 0.385), (0.57, 0.37), (0.555, 0.45), (0.54, 0.58), (0.53, 0.7), (0.42, 0.71), (0.34, 0.73),
     (0.25, 0.68), (0.21, 0.58), (0.25, 0.47)),
    ((0.555, 0.45), (0.7, 0.43), (0.84, 0.44), (0.87, 0.54), (0.85, 0.645), (0.72, 0.69), (0.53, 0.7), (0.54, 0.58)),
    ((0.53, 0.7), (0.72, 0.69), (0.73, 0.83), (0.74, 0.95), (0.62, 0.975), (0.48, 0.96), (0.38, 0.91), (0.33, 0.82),
     (0.34, 0.73), (0.42, 0.71)),
    ((0.72, 0.69), (0.85, 0.645), (0.95, 0.66), (0.978, 0.8), (0.95, 0.95), (0.84, 0.975), (0.74, 0.95), (0.73, 0.83)),
)  # fmt: skip
"""The corners of each region's border, as parts of the map.  Neighbours share an edge, others share none."""

WASHES = ("downs", "hills", "pine", "moor", "grass", "hills", "ash")

MAINLAND = (
    (0.19, 0.0), (1.0, 0.0), (1.0, 1.0), (0.72, 1.0), (0.62, 0.985), (0.48, 0.975), (0.37, 0.93), (0.315, 0.83),
    (0.32, 0.75), (0.24, 0.7), (0.195, 0.58), (0.235, 0.47), (0.25, 0.41), (0.2, 0.475), (0.09, 0.505), (0.02, 0.32),
    (0.03, 0.12), (0.12, 0.05),
)  # fmt: skip
"""The land beyond the regions, too: only the west and the south are sea."""

RANGES = {
    "blue": ((0.245, 0.11), (0.25, 0.17), (0.245, 0.32), (0.215, 0.39)),
    "misty": ((0.6, 0.115), (0.605, 0.17), (0.61, 0.225), (0.6, 0.28), (0.583, 0.335), (0.565, 0.395), (0.552, 0.46)),
    "white": ((0.4, 0.715), (0.445, 0.735), (0.49, 0.715), (0.66, 0.72)),
    "shadow": ((0.735, 0.745), (0.738, 0.83), (0.742, 0.915), (0.78, 0.69), (0.83, 0.675), (0.885, 0.675)),
}
"""Where mountains stand, as parts of the map."""


@cache
def borders(shape: str) -> tuple[tuple[Point, ...], ...]:
    """The border of each region as a hand draws it."""
    layout = layout_of(shape)
    return tuple(
        tuple(outline([layout.on_map(*corner) for corner in corners], 0.11, SEED, times=3)) for corners in CORNERS
    )


def grounds() -> dict[str, tuple[tuple[int, int], Markup]]:
    return {
        f"ground-{shape}": ((layout_of(shape).width, layout_of(shape).height), ground(layout_of(shape)))
        for shape in (WIDE, TALL, LOW)
    }


def ground(layout: Layout) -> Markup:
    return join(
        desk(layout.width, layout.height),
        table(layout.display),
        middle_earth(layout),
        chase(layout),
        shelf(layout.stacks),
        [mat(box, seat) for seat, box in enumerate(layout.sides)],
    )


def middle_earth(layout: Layout) -> Markup:
    x, y, width, height = layout.map
    lands = borders(layout.shape)
    coast = [
        (min(max(u, x), x + width), min(max(v, y), y + height))
        for u, v in outline([layout.on_map(*corner) for corner in MAINLAND], 0.12, (SEED, "coast"), times=3)
    ]
    return join(
        el("rect", x=x, y=y, width=width, height=height, fill="var(--wash-water)"),
        waves(layout),
        surf(coast, layout.map),
        el("path", d=path(coast, closed=True), fill="var(--paper-old)", stroke="var(--nib)", stroke_width=0.9),
        [wash(lands[i], f"wash-{WASHES[i]}") for i in range(len(lands))],
        river([layout.on_map(*at) for at in ANDUIN], 4.2 * layout.host, (SEED, "anduin")),
        landscape(standing(layout)),
        doom(layout),
        ship(layout),
        border(layout.map),
    )


ANDUIN = (
    (0.68, 0.07), (0.665, 0.2), (0.672, 0.33), (0.65, 0.44), (0.66, 0.5), (0.7, 0.645), (0.715, 0.72), (0.66, 0.8),
    (0.655, 0.88), (0.61, 0.98),
)  # fmt: skip
"""The course of the Great River, as parts of the map."""


def waves(layout: Layout) -> Markup:
    """Short strokes of the pen on the sea."""
    places = (
        (0.05, 0.58),
        (0.13, 0.64),
        (0.04, 0.71),
        (0.16, 0.76),
        (0.07, 0.85),
        (0.2, 0.88),
        (0.12, 0.95),
        (0.28, 0.94),
        (0.02, 0.06),
        (0.25, 0.79),
    )
    size = layout.map[2] / 396
    ways = "".join(
        "M{0:.1f} {1:.1f}q{2:.1f} {3:.1f} {4:.1f} 0t{4:.1f} 0t{4:.1f} 0".format(
            *layout.on_map(u, v), 3.5 * size, -4 * size, 7 * size
        )
        for u, v in places
    )
    return el("path", d=ways, fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.5)


def surf(coast: list[Point], box: Box) -> Markup:
    """Lines that follow the coast, fainter the farther out."""
    return join(
        el("path", d=path(coast, closed=True), fill="none", stroke="var(--crag)", stroke_width=3.2, opacity=0.5),
        [
            el("path", d=path(drawn, closed=True), fill="none", stroke="var(--nib)", stroke_width=0.6, opacity=faint)
            for out, faint in ((3.0, 0.35), (6.0, 0.22))
            for drawn in [[(max(u - out, box[0]), min(v + out, box[1] + box[3])) for u, v in coast]]
        ],
    )


def standing(layout: Layout) -> Iterator[Standing]:
    """All that stands on the land: ranges first, then what finds room around armies and names."""
    size = layout.map[2] / 396
    ranges = [
        Standing(*layout.on_map(*at), peak(number % 6).sized(0.5 * size * (1.05 if name == "misty" else 0.9)))
        for name, places in RANGES.items()
        for number, at in enumerate(places)
    ]
    yield from ranges
    u, v = layout.on_map(0.9, 0.135)
    yield Standing(u, v, peak(2).sized(0.55 * size))
    lands = borders(layout.shape)
    keep = [room(layout, i) for i in range(len(lands))]
    for region, kind, gap, most, large in (
        (0, hill, 17, 5, 0.5),
        (0, tree, 13, 9, 0.62),
        (1, tree, 12, 12, 0.66),
        (1, hill, 16, 7, 0.5),
        (2, pine, 9.5, 34, 0.72),
        (3, tuft, 13, 12, 0.75),
        (3, hill, 19, 4, 0.5),
        (3, tree, 13, 4, 0.6),
        (4, tuft, 11, 20, 0.72),
        (4, tree, 9, 7, 0.55),
        (5, hill, 16, 6, 0.5),
        (5, tree, 14, 6, 0.58),
        (6, rock, 10, 16, 0.66),
    ):
        yield from scatter(
            kind, lands[region], gap * size, (SEED, region, kind.__name__), keep, most, large * size, taken=ranges
        )


def room(layout: Layout, region: int) -> Box:
    """What is kept free for the name and the armies of a region."""
    x, y = layout.regions()[region]
    size = layout.host
    return (x - 42 * size, y - 30 * size, 84 * size, 56 * size)


def doom(layout: Layout) -> Markup:
    """Mount Doom with its fire, in the corner of Mordor."""
    x, y = layout.on_map(0.93, 0.76)
    cloud = "m-13-29q-5-6 2-9q1-7 8-5q7-5 10 2q8 0 6 7q4 5-4 6q-10 3-22-1z"
    return el(
        "g",
        el("path", d="M0 0" + cloud, fill="var(--crag-shade)", opacity=0.8),
        el(
            "path",
            d="M-17 3L-6-20L-3-22L3-22L6-20L18 3Q0 6-17 3z",
            fill="var(--scene-rock)",
            stroke="var(--nib)",
            stroke_width=0.9,
        ),
        el("path", d="M-5-21Q-8-30-3-34Q-3-29 0-30Q2-35 6-37Q4-30 6-28Q7-24 5-21Q0-19-5-21z", fill="var(--flame)"),
        el("path", d="M-3-21Q-4-27 0-29Q3-26 3-21Q0-20-3-21z", fill="var(--ember)"),
        el("path", d="M0-20Q-3-12 1-7T-2 3M2-20Q6-14 5-8", fill="none", stroke="var(--ember)", stroke_width=1.8),
        el("path", d="M8-14l5 14M5-17l3 17", fill="none", stroke="var(--nib)", stroke_width=0.6),
        transform=translate(x, y, round(0.82 * layout.map[2] / 396, 2)),
    )


def ship(layout: Layout) -> Markup:
    """A grey ship that sails into the West."""
    x, y = layout.on_map(0.115, 0.72)
    return el(
        "g",
        el(
            "path",
            d="M-14 0Q-17-5-20-6Q-14-7-12-4H12Q16-6 17-11Q20-5 14 2Q11 6 0 6Q-10 6-14 0z",
            fill="var(--crag)",
            stroke="var(--nib)",
            stroke_width=0.9,
        ),
        el("path", d="M0-4V-27Q11-18 10-6Q5-8 0-7z", fill="var(--cream)", stroke="var(--nib)", stroke_width=0.9),
        el("path", d="M-1.500-23Q-9-16-9-7Q-5-8-1.500-7z", fill="var(--crag)", stroke="var(--nib)", stroke_width=0.9),
        el("path", d="M0-27V-31L6-29L0-27.500", fill="var(--azure)", stroke="var(--nib)", stroke_width=0.6),
        el("path", d="M-22 7q4-3 8 0t8 0t8 0t8 0t8 0", fill="none", stroke="var(--nib)", stroke_width=0.9),
        transform=translate(x, y, round(1.15 * layout.map[2] / 396, 2)),
    )
