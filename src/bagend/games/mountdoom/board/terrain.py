"""Terrain: the land from Rivendell to the fire and the desk before it, drawn once into the folder `art`.

`python scripts/terrain.py mountdoom` writes it anew.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bagend.drawing import ink
from bagend.drawing.icons import use
from bagend.drawing.ink.paper import blotches
from bagend.drawing.ink.stamps import FORMS
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point

from ..components import MORGUL
from .layout import Box, Layout, low_layout, tall_layout, wide_layout
from .way import LOW_WAY, TALL_WAY, WIDE_WAY, Way, smooth

LANDMARKS = (
    "rivendell", "lothlorien", "rohan", "helms-deep", "gondor", "minas-morgul", "mount-doom", "isengard",
)  # fmt: skip

GOLDEN = {"leaf": "flame"}
BURNT = {"crag": "crag-shade", "crag-shade": "robe", "leaf": "crag-shade"}


class Growth(NamedTuple):
    """What stands on a land: which stamps, how far apart, how large."""

    kind: ink.Kind
    gap: float
    size: float


def dyed(kind: ink.Kind, name: str, roles: dict[str, str]) -> ink.Kind:
    """A stamp in other colours: golden trees, burnt rocks."""

    def made(form: int) -> ink.Stamp:
        stamp = kind(form)
        strokes = tuple(
            part
            for way, role, nib, opacity in stamp.strokes
            for part in (
                # A golden crown is a glaze over a pale one, so that it does not glare by night.
                ((way, "wash-grass", nib, opacity), (way, roles[role], 0, 0.5))
                if roles.get(role) == "flame"
                else ((way, roles.get(role, role), nib, opacity),)
            )
        )
        return stamp._replace(name=f"stamp-{name}-{form}", strokes=strokes)

    return made


MALLORN = dyed(ink.tree, "mallorn", GOLDEN)
SCORCHED = dyed(ink.peak, "scorched", BURNT)
CINDER = dyed(ink.rock, "cinder", BURNT)
STAMPS = tuple(kind(form) for kind in (MALLORN, SCORCHED, CINDER) for form in range(FORMS))
"""What only this game's lands have."""

LANDS: dict[str, tuple[str, tuple[Growth, ...]]] = {
    "mountains": ("wash-rock", (Growth(ink.peak, 40, 0.9), Growth(ink.pine, 17, 0.9))),
    "golden-wood": ("wash-wood", (Growth(MALLORN, 19, 0.95),)),
    "plains": ("wash-grass", (Growth(ink.hill, 52, 0.8), Growth(ink.tree, 60, 0.8), Growth(ink.tuft, 21, 1.0))),
    "fangorn": ("wash-wood", (Growth(ink.tree, 15, 0.95),)),
    "hills": ("wash-hills", (Growth(ink.peak, 46, 0.8), Growth(ink.hill, 34, 0.8), Growth(ink.tuft, 22, 0.9))),
    "gondor": ("wash-downs", (Growth(ink.hill, 48, 0.8), Growth(ink.tree, 26, 0.85), Growth(ink.tuft, 24, 0.9))),
    "marshes": ("wash-moor", (Growth(ink.reeds, 27, 0.9), Growth(ink.rock, 34, 0.9), Growth(ink.tuft, 20, 0.9))),
    "mordor": ("wash-ash", (Growth(SCORCHED, 44, 0.8), Growth(CINDER, 24, 1.0))),
}
"""Each land: its wash, and what grows there, the largest first."""

Map = dict[str, tuple[Point, ...]]
"""The corners of each land."""

WIDE_MAP: Map = {
    "mountains": ((76, 6), (352, 6), (366, 72), (342, 152), (76, 156)),
    "golden-wood": ((352, 6), (584, 6), (566, 74), (596, 142), (342, 152), (366, 72)),
    "plains": ((584, 6), (894, 6), (894, 240), (768, 250), (626, 246), (596, 142), (566, 74)),
    "fangorn": ((780, 112), (806, 136), (838, 170), (826, 192), (780, 198), (690, 186), (700, 168), (770, 162)),
    "hills": ((342, 152), (596, 142), (626, 246), (398, 250), (360, 204)),
    "gondor": ((76, 156), (342, 152), (360, 204), (398, 250), (220, 258), (76, 252)),
    "marshes": ((76, 252), (220, 258), (398, 250), (384, 320), (404, 382), (76, 382)),
    "mordor": ((398, 250), (626, 246), (768, 250), (894, 240), (894, 382), (404, 382), (384, 320)),
}
TALL_MAP: Map = {
    "mountains": ((5, 5), (230, 5), (222, 50), (214, 86), (5, 90)),
    "golden-wood": ((230, 5), (355, 5), (355, 92), (214, 86), (222, 50)),
    "plains": ((5, 90), (214, 86), (355, 92), (355, 146), (180, 154), (5, 148)),
    "hills": ((5, 148), (180, 154), (355, 146), (355, 212), (200, 206), (5, 210)),
    "gondor": ((5, 210), (200, 206), (355, 212), (355, 264), (180, 274), (5, 268)),
    "marshes": ((5, 268), (180, 274), (200, 310), (180, 332), (5, 328)),
    "mordor": ((180, 274), (355, 264), (355, 444), (5, 444), (5, 328), (180, 332), (200, 310)),
}
LOW_MAP: Map = {
    "mountains": ((5, 5), (207, 5), (216, 40), (201, 80), (5, 84)),
    "golden-wood": ((207, 5), (357, 5), (349, 40), (357, 84), (201, 80), (216, 40)),
    "plains": ((357, 5), (439, 5), (439, 136), (226, 138), (218, 100), (201, 80), (357, 84), (349, 40)),
    "hills": ((5, 84), (201, 80), (218, 100), (226, 138), (116, 142), (5, 138)),
    "gondor": ((5, 138), (116, 142), (226, 138), (235, 160), (222, 196), (116, 190), (5, 186)),
    "marshes": ((226, 138), (338, 137), (349, 166), (336, 192), (222, 196), (235, 160)),
    "mordor": ((338, 137), (439, 136), (439, 266), (5, 266), (5, 186), (116, 190), (222, 196), (336, 192), (349, 166)),
}
WIDE_RIVER = (
    (590, 6),
    (562, 48),
    (560, 118),
    (508, 150),
    (430, 158),
    (404, 196),
    (352, 236),
    (296, 262),
    (240, 318),
    (224, 374),
)
TALL_RIVER = ((226, 5), (232, 44), (206, 84), (170, 118), (186, 150), (150, 204), (166, 262), (110, 300), (96, 328))
LOW_RIVER = ((359, 5), (349, 44), (345, 80), (249, 92), (222, 124), (161, 142), (127, 176), (118, 190))


def grounds() -> dict[str, tuple[tuple[int, int], Markup]]:
    """Each ground by its name: its size, and what is drawn on it."""
    shapes = (
        (wide_layout(15, MORGUL + 8), WIDE_MAP, WIDE_WAY, WIDE_RIVER),
        (tall_layout(15, MORGUL + 8), TALL_MAP, TALL_WAY, TALL_RIVER),
        (low_layout(15, MORGUL + 8), LOW_MAP, LOW_WAY, LOW_RIVER),
    )
    return {
        layout.ground: ((layout.width, layout.height), painted(layout, lands, way, stream))
        for layout, lands, way, stream in shapes
    }


def painted(layout: Layout, lands: Map, way: Way, stream: Sequence[Point]) -> Markup:
    """The desk, the land on it from far to near, the road, and what lies before the players."""
    size = 1.0 if layout.full else 0.72
    borders = {name: border(corners, layout.map) for name, corners in lands.items()}
    standing = [each for name, edge in borders.items() for each in grown(name, edge, layout, way, size)]
    road = [point for leg in way for point in smooth(leg)[:-1:4]] + [way[-1][-1]]
    return join(
        desk(layout),
        [land(edge, LANDS[name][0]) for name, edge in borders.items()],
        blotches(layout.map.width, layout.map.height, 3, 10),
        ink.river(stream, 11 * size, 5),
        ink.landscape(standing),
        smoke(layout),
        [landmark(layout, number) for number in range(len(LANDMARKS))],
        trodden(road, size),
        frame(layout.map),
        furniture(layout),
    )


def border(corners: Sequence[Point], box: Box) -> list[Point]:
    """The border of a land: it wavers between lands, the same for both, and is straight along the frame."""
    edges: list[Point] = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        first, last = sorted((start, end))
        seed = (round(first[0]), round(first[1]), round(last[0]), round(last[1]))
        is_framed = any(
            abs(a - b) < 1 and min(abs(a - low), abs(a - high)) < 40
            for a, b, low, high in (
                (start[0], end[0], box.x, box.x + box.width),
                (start[1], end[1], box.y, box.y + box.height),
            )
        )
        edge = [first, last] if is_framed else ink.wander((first, last), 0.11, seed, 5)
        edges += (edge if first == start else edge[::-1])[:-1]
    return edges


def land(edge: Sequence[Point], role: str) -> Markup:
    """A wash that dried a little darker at its rim."""
    whole = ink.path(edge, closed=True)
    rims = ((1.6, 0.1), (4.4, 0.05))
    return join(
        el("path", d=whole, fill=f"var(--{role})", stroke=f"var(--{role})", stroke_width=0.9),
        [
            el(
                "path",
                d=ink.path(ink.inset(edge, by), closed=True),
                fill="none",
                stroke="var(--nib)",
                stroke_width=3.2,
                opacity=shade,
            )
            for by, shade in rims
        ],
    )


def grown(name: str, border: Sequence[Point], layout: Layout, way: Way, size: float) -> list[ink.Standing]:
    """What stands on a land, beside the road, the landmarks and the names."""
    keep = list(kept(layout, way))
    taken: list[ink.Standing] = []
    for growth in LANDS[name][1]:
        taken += ink.scatter(
            growth.kind, border, growth.gap * size, (name, growth.gap), keep, 60, growth.size * size, taken
        )
    return taken


def kept(layout: Layout, way: Way) -> Iterator[ink.Box]:
    """Where nothing may grow."""
    half = layout.radius + 3
    yield layout.map.x, layout.map.y - 60, layout.map.width, 68
    for leg in way:
        for x, y in smooth(leg)[::4]:
            yield x - half, y - half, 2 * half, 2 * half + 2
    for (x, y), scale in layout.landmarks:
        yield x - 30 * scale, y - 28 * scale, 60 * scale, 58 * scale
    for x, y in (*layout.names, layout.nazgul_name, layout.isengard_name, layout.waiting_name):
        yield x - 40, y - 12, 80, 16
    for x, y in (*layout.nazgul, *layout.uruk, layout.hunted):
        yield x - layout.radius, y - layout.radius - 2, 2 * layout.radius, 2 * layout.radius + 4
    yield layout.waiting.x, layout.waiting.y, layout.waiting.width, layout.waiting.height


def landmark(layout: Layout, number: int) -> Markup:
    """A destination as it is drawn in its own file."""
    at, scale = layout.landmarks[number]
    return use(f"landmark-{LANDMARKS[number]}", None, translate(*at, scale))


def smoke(layout: Layout) -> Markup:
    """The cloud over Mount Doom, and its glow."""
    (x, y), scale = layout.landmarks[LANDMARKS.index("mount-doom")]
    top, s = y - 10 * scale, scale
    cloud = (
        f"M{x - 6 * s:.1f} {top:.1f}c{-8 * s:.1f} {-6 * s:.1f} {2 * s:.1f} {-12 * s:.1f} {-6 * s:.1f} {-18 * s:.1f}"
        f"c{-6 * s:.1f} {-6 * s:.1f} {4 * s:.1f} {-12 * s:.1f} {12 * s:.1f} {-9 * s:.1f}"
        f"c{9 * s:.1f} {-6 * s:.1f} {16 * s:.1f} {0:.1f} {12 * s:.1f} {7 * s:.1f}"
        f"c{8 * s:.1f} {6 * s:.1f} {-6 * s:.1f} {12 * s:.1f} {-6 * s:.1f} {20 * s:.1f}z"
    )
    return join(
        [el("circle", cx=x, cy=top, r=round(r * s, 1), fill="var(--ember)", opacity=0.13) for r in (26, 19, 12)],
        el("path", d=cloud, fill="var(--robe)", opacity=0.32),
    )


def trodden(points: Sequence[Point], size: float) -> Markup:
    """The road: a pale ribbon worn into the land, with a line of dashes in its middle."""
    left, right = [], []
    for (x, y), (u, v) in pairwise(points):
        length = math.dist((x, y), (u, v)) or 1.0
        across, down = (v - y) / length * 4.5 * size, (x - u) / length * 4.5 * size
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return join(
        el("path", d=ink.path([*left, *reversed(right)], closed=True), fill="var(--paper)", opacity=0.62),
        [ink.line(ink.wander(side, 0.03, number, 1), 0.6, opacity=0.7) for number, side in enumerate((left, right))],
        el(
            "path",
            d=ink.path(points),
            fill="none",
            stroke="var(--nib)",
            stroke_width=1.3,
            stroke_dasharray="4 5",
            opacity=0.6,
        ),
    )


def frame(box: Box) -> Markup:
    """The double frame of the map."""
    lines = ((3.0, 2.4), (7.5, 0.6))
    return join(
        [
            el(
                "rect",
                x=box.x + by,
                y=box.y + by,
                width=box.width - 2 * by,
                height=box.height - 2 * by,
                rx=4,
                fill="none",
                stroke="var(--nib)",
                stroke_width=nib,
            )
            for by, nib in lines
        ]
    )


def desk(layout: Layout) -> Markup:
    """Planks of an old table."""
    planks = []
    y, number = 0.0, 0
    while y < layout.height - 58:
        edge = ink.wander(((3, y), (layout.width / 2, y + 1.5), (layout.width - 3, y)), 0.004, ("plank", number), 3)
        planks.append(ink.line(edge, 1.3, opacity=0.35))
        for grain in (0.28, 0.52, 0.8):
            start, end = 4 + layout.width * ((number * 0.37 + grain) % 0.68), layout.width * 0.3
            line = ink.wander(((start, y + 58 * grain), (start + end, y + 58 * grain)), 0.02, (grain, number), 3)
            planks.append(ink.line(line, 0.6, opacity=0.3))
        y, number = y + 58, number + 1
    return join(el("rect", width=layout.width, height=layout.height, rx=8, fill="var(--desk)"), planks)


def furniture(layout: Layout) -> Markup:
    """The board with the lamps, the wells of the cards, the open book, the tray and the mat."""
    return join(
        leather(layout.lamps, 8),
        [well(box) for box in layout.slots],
        book(layout.tile),
        leather(layout.tray, 14),
        leather(layout.shelf, 10),
        tooled(*free(layout.plates)),
        tooled(layout.shelf.middle, min(70, layout.shelf.height * 0.3)),
    )


def free(plates: Sequence[Box]) -> tuple[Point, float]:
    """The middle of the part of the tray that has answers at times, and how large a mark has room there: answers
    cover all of it, and dice nothing."""
    first, last = plates[0], plates[-1]
    right, foot = last.x + last.width, last.y + last.height
    return ((first.x + right) / 2, (first.y + foot) / 2), (foot - first.y) * 0.36


def tooled(at: Point, radius: float) -> Markup:
    """Pressed into the leather: the Ring over the mountain, between two rays."""
    x, y = at
    r = radius
    marks = {"fill": "none", "stroke": "var(--tray-line)"}
    rays = "".join(
        f"M{x + r * 1.12 * math.cos(turn):.1f} {y + r * 1.12 * math.sin(turn):.1f}"
        f"L{x + r * far * math.cos(turn):.1f} {y + r * far * math.sin(turn):.1f}"
        for number in range(24)
        for turn, far in [(math.pi * number / 12, 1.35 if number % 2 else 1.22)]
    )
    peaks = (
        f"M{x - r * 0.78:.1f} {y + r * 0.48:.1f}l{r * 0.42:.1f} {-r * 0.52:.1f}l{r * 0.14:.1f} {r * 0.14:.1f}"
        f"l{r * 0.22:.1f} {-r * 0.5:.1f}l{r * 0.3:.1f} {r * 0.46:.1f}l{r * 0.14:.1f} {-r * 0.14:.1f}"
        f"l{r * 0.36:.1f} {r * 0.56:.1f}z"
    )
    return join(
        el("circle", cx=x, cy=y, r=round(r, 1), stroke_width=2.4, **marks),
        el("circle", cx=x, cy=y, r=round(r * 0.88, 1), stroke_width=0.9, **marks),
        el("path", d=rays, stroke_width=1.8, **marks),
        el("path", d=peaks, stroke_width=1.3, **marks),
    )


def leather(box: Box, rx: float) -> Markup:
    """Dark and stitched along its rim."""
    inner = {"x": box.x + 5, "y": box.y + 5, "width": box.width - 10, "height": box.height - 10, "rx": rx - 3}
    whole = {"x": box.x, "y": box.y, "width": box.width, "height": box.height, "rx": rx}
    return join(
        el("rect", **{**whole, "y": box.y + 3}, fill="var(--shadow)", opacity=0.3),
        el("rect", **whole, fill="var(--tray)", stroke="var(--tray-edge)", stroke_width=2.4),
        el("rect", **inner, fill="none", stroke="var(--tray-line)", stroke_width=1.3, stroke_dasharray="6 4"),
    )


def well(box: Box) -> Markup:
    """A hollow in the wood, as large as a card."""
    whole = {"x": box.x - 2, "y": box.y - 2, "width": box.width + 4, "height": box.height + 4, "rx": 9}
    return join(
        # No plank shows through: its line would cross the number of the slot.
        el("rect", **whole, fill="var(--desk)"),
        el("rect", **whole, fill="var(--shadow)", opacity=0.28),
        el("rect", **whole, fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.5),
    )


def book(box: Box) -> Markup:
    """Open: two pages on their leather."""
    x, y, w, h = box.x, box.y, box.width, box.height
    half, foot = w / 2, y + h - 7
    pages = []
    for number, turned in enumerate((5.0, 3.0, 1.0)):
        top = y + 4 + 2 * (2 - number)
        side = x + 2 + turned
        pages.append(
            el(
                "path",
                d=f"M{x + half:g} {top + 7:g}Q{x + half * 0.6:g} {top - 3:g} {side:g} {top + 3:g}V{foot:g}"
                f"Q{x + half * 0.6:g} {foot - 6:g} {x + half:g} {foot + 4:g}"
                f"Q{x + half * 1.4:g} {foot - 6:g} {x + w - 2 - turned:g} {foot:g}V{top + 3:g}"
                f"Q{x + half * 1.4:g} {top - 3:g} {x + half:g} {top + 7:g}z",
                fill="var(--paper)",
                stroke="var(--nib)",
                stroke_width=0.9,
            )
        )
    return join(
        el("rect", x=x, y=y + 3, width=w, height=h, rx=7, fill="var(--shadow)", opacity=0.3),
        el("rect", x=x, y=y, width=w, height=h, rx=6, fill="var(--gules-deep)", stroke="var(--nib)", stroke_width=1.3),
        pages,
        [
            el(
                "path",
                d=f"M{x + half + by:g} {y + 12:g}V{foot:g}",
                fill="none",
                stroke="var(--nib)",
                stroke_width=3.2,
                opacity=shade,
            )
            for by, shade in ((0, 0.3), (-3, 0.12), (3, 0.12))
        ],
    )
