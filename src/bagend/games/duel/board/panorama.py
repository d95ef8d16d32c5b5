"""Panorama: the land that the Ring is carried through, and the cloths that lie before both players; drawn once."""

import math
from collections.abc import Sequence
from itertools import pairwise

from bagend.drawing.ink import Box, Standing, landscape, path, pine, rock, tree, wander
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.drawing.sheets import Point, deckle

from ..components import FELLOWSHIP, QUEST_STEPS
from .joinery import rim
from .layout import Layout

Ridge = Sequence[Point]
"""The top of a range of hills, as parts of the width and height of its picture."""


def below(ridge: Ridge, box: Box, role: str, seed: object, rough: float = 0.07, opacity: float | None = None) -> Markup:
    """The land below a ridge, down to the foot of the picture."""
    x, y, width, height = box
    top = wander([(x + width * u, y + height * v) for u, v in ridge], rough, seed, 3)
    top = [(min(max(u, x), x + width), max(v, y)) for u, v in top]
    whole = [*top, (top[-1][0], y + height), (top[0][0], y + height)]
    return el(
        "path",
        d=path(whole, closed=True),
        fill=f"var(--{role})",
        stroke="var(--nib)",
        stroke_width=0.6,
        stroke_opacity=0.5,
        opacity=opacity,
    )


def ribbon(points: Sequence[Point], width: float) -> list[Point]:
    """A broad line as a shape."""
    left, right = [], []
    for (x, y), (u, v) in pairwise(points):
        long = math.hypot(u - x, v - y) or 1.0
        left.append((x + (v - y) / long * width / 2, y - (u - x) / long * width / 2))
        right.append((x - (v - y) / long * width / 2, y + (u - x) / long * width / 2))
    return [*left, *reversed(right)]


PEAKS = (
    ((0.2, 0.52), (0.245, 0.3), (0.28, 0.44), (0.325, 0.16), (0.37, 0.42), (0.41, 0.24), (0.45, 0.44), (0.49, 0.3),
     (0.56, 0.55)),
    ((0.55, 0.56), (0.6, 0.4), (0.64, 0.48), (0.68, 0.26), (0.71, 0.42), (0.75, 0.3), (0.8, 0.46), (0.86, 0.36),
     (1.0, 0.5)),
)  # fmt: skip
"""White mountains, and those of the Dark Land."""


def chase(layout: Layout) -> Markup:
    """From the green hills of the Shire over the mountains to the fire."""
    box = layout.quest
    x, y, width, height = box
    way = [layout.on_road(-QUEST_STEPS - 1.4 + step / 2) for step in range(int(4 * QUEST_STEPS + 5))]
    return join(
        el("rect", x=x + 1, y=y + 3, width=width, height=height, rx=6, fill="var(--shadow)", opacity=0.25),
        el("rect", x=x, y=y, width=width, height=height, rx=5, fill="var(--scene-low)"),
        el("path", d=gloom(box), fill="var(--scene-ash-low)", opacity=0.55),
        el("path", d=gloom((x + width * 0.16, y, width * 0.84, height)), fill="var(--scene-ash-high)", opacity=0.35),
        below(PEAKS[0], box, "scene-peak", "chase peaks", 0.1),
        snow(box),
        below(PEAKS[1], box, "scene-rock", "chase rocks", 0.12),
        volcano(x + width - 29, y + height * 0.62, height / 104),
        below(
            ((0, 0.5), (0.1, 0.4), (0.2, 0.5), (0.34, 0.56), (0.48, 0.5), (0.58, 0.62), (0.64, 0.8)),
            box,
            "scene-hill-far",
            "chase far",
        ),
        below(
            ((0, 0.6), (0.08, 0.54), (0.2, 0.62), (0.36, 0.56), (0.5, 0.66), (0.58, 0.82), (0.62, 1.0)),
            box,
            "scene-hill",
            "chase hills",
        ),
        below(
            ((0.47, 1.0), (0.52, 0.82), (0.57, 0.68), (0.64, 0.62), (0.74, 0.66), (0.86, 0.62), (1, 0.7)),
            box,
            "scene-rock-near",
            "chase ash",
            0.1,
        ),
        home(x + width * 0.045, y + height * 0.61, height / 104),
        el("path", d=path(ribbon(way, 11), closed=True), fill="var(--knoll)", stroke="var(--nib)", stroke_width=0.9),
        landscape(growth(box)),
        rim(box, 0.7, "nib", 1.3, rx=5),
        rim(box, 3.5, "paper", 0.9, rx=3, opacity=0.6),
    )


def gloom(box: Box) -> str:
    """The dark that rises in the East: a cloud with a ragged edge."""
    x, y, width, height = box
    start = x + width * 0.5
    edge = wander(
        ((start + width * 0.12, y), (start, y + height * 0.3), (start + width * 0.1, y + height * 0.7)), 0.2, "gloom", 3
    )
    return path([*edge, (x + width, y + height * 0.7), (x + width, y)], closed=True)


def snow(box: Box) -> Markup:
    x, y, width, height = box
    caps = "".join(
        f"M{x + width * u:.1f} {y + height * v:.1f}l-6 9 4-2 2 4 3-4 4 3z"
        for u, v in ((0.247, 0.31), (0.326, 0.18), (0.411, 0.26), (0.489, 0.32))
    )
    return el("path", d=caps, fill="var(--scene-snow)")


def volcano(x: float, y: float, size: float) -> Markup:
    """Mount Doom, high and burning."""
    return el(
        "g",
        el(
            "path",
            d="M-14-44Q-26-50-18-56Q-16-64-6-60Q4-64 10-57Q20-58 20-51Q24-45 12-44Q0-40-14-44z",
            fill="var(--scene-rock)",
            opacity=0.9,
        ),
        el(
            "path",
            d="M-28 20Q-16-4-9-34L-5-37H5L9-34Q15-6 27 20z",
            fill="var(--scene-night)",
            stroke="var(--scene-night-rim)",
            stroke_width=0.9,
        ),
        el(
            "path",
            d="M-7-35Q-11-46-4-53Q-4-46 0-47Q3-54 8-57Q5-48 8-44Q10-39 7-35Q0-32-7-35z",
            fill="var(--scene-lava)",
        ),
        el("path", d="M-4-35Q-5-43 0-46Q4-42 4-35Q0-33-4-35z", fill="var(--scene-fire)"),
        el("path", d="M0-34Q-5-22 1-12T-3 12M3-34Q9-22 7-8", fill="none", stroke="var(--scene-fire)", stroke_width=2.4),
        el("path", d="M0-34Q-5-22 1-12", fill="none", stroke="var(--scene-lava)", stroke_width=0.9),
        transform=translate(x, y, round(size, 2)),
    )


def home(x: float, y: float, size: float) -> Markup:
    """A round door in a hill, long behind."""
    return el(
        "g",
        el(
            "path",
            d="M-14 6Q-12-10 0-11Q12-10 14 6z",
            fill="var(--scene-hill-near)",
            stroke="var(--nib)",
            stroke_width=0.6,
        ),
        el("circle", cx=0, cy=0, r=4.6, fill="var(--scene-gold)", stroke="var(--nib)", stroke_width=0.9),
        el("path", d="M0-4.600V4.600M-4.600 0H4.600", stroke="var(--nib)", stroke_width=0.6),
        el("path", d="M6-10V-15H9V-9", fill="var(--scene-rock)", stroke="var(--nib)", stroke_width=0.6),
        transform=translate(round(x, 1), round(y, 1), round(size, 2)),
    )


GROWTH = (
    (tree, 0.62, (0.03, 0.11, 0.15)),
    (pine, 0.62, (0.2, 0.25, 0.31, 0.38, 0.44, 0.49)),
    (rock, 0.8, (0.58, 0.64, 0.7, 0.77, 0.83, 0.9)),
)
"""Trees where it is green, stones where it is not: what, how large, and how far along the road."""


def growth(box: Box) -> list[Standing]:
    x, y, width, height = box
    return [
        Standing(x + width * u, y + height * (0.97 - 0.02 * (n % 2)), kind(n % 6).sized(size))
        for kind, size, places in GROWTH
        for n, u in enumerate(places)
    ]


CLOTHS = (("azure", "azure-deep"), ("gules", "gules-deep"))
HEAD = 44.0
"""How high the cloth at the head of a side's sheet is."""


def mat(box: Box, seat: int) -> Markup:
    """A side's sheet: a cloth in its colour, and its own land in a pale wash at the foot."""
    x, y, width, height = box
    colour, deep = CLOTHS[seat]
    sheet = deckle(width, height, seat + 11)
    at = translate(x, y)
    return join(
        el("path", d=sheet, fill="var(--shadow)", opacity=0.25, transform=translate(x + 2, y + 3)),
        el("path", d=sheet, fill="var(--paper)", stroke="var(--edge)", stroke_width=0.9, transform=at),
        el("g", white_city(box) if seat == FELLOWSHIP else dark_tower(box), opacity=0.4),
        el("path", d=hem(box, seat, 3), fill=f"var(--{deep})"),
        el("path", d=hem(box, seat, 0), fill=f"var(--{colour})"),
        el("path", d=hem(box, seat, -5, only_hem=True), fill="none", stroke="var(--gilt)", stroke_width=1.3),
        el(
            "rect",
            x=x + 5,
            y=y + HEAD + 8,
            width=width - 10,
            height=height - HEAD - 13,
            rx=2,
            fill="none",
            stroke="var(--edge)",
            stroke_width=0.9,
            opacity=0.5,
        ),
    )


def hem(box: Box, seat: int, lower: float, only_hem: bool = False) -> str:
    """The outline of the cloth: its hem is scalloped for the Fellowship and torn for Sauron."""
    x, y, width, _ = box
    count = round(width / 18)
    step = number(round((width - 4) / count, 3))
    half = number(round((width - 4) / count / 2, 3))
    bow = f"q{half} 7 {step} 0" if seat == FELLOWSHIP else f"l{half} 6 {half}-6"
    left, right, top = x + 2, x + width - 2, y + 2
    way = f"M{number(left)} {number(y + HEAD - 4 + lower)}" + bow * count
    if only_hem:
        return way
    return way + (
        f"V{number(top + 4)}Q{number(right)} {number(top)} {number(right - 4)} {number(top)}"
        f"H{number(left + 4)}Q{number(left)} {number(top)} {number(left)} {number(top + 4)}z"
    )


def white_city(box: Box) -> Markup:
    """Green hills, and a city of seven walls under a mountain."""
    x, y, width, height = box
    foot = (x + 3, y + height * 0.52, width - 6, height * 0.48 - 4)
    u, v, size = x + width * 0.84, y + height - 26, 1.0
    return join(
        below(
            ((0.52, 0.7), (0.62, 0.5), (0.7, 0.3), (0.76, 0.05), (0.82, 0.22), (0.9, 0.12), (1, 0.45)),
            foot,
            "crag",
            "city rock",
            0.1,
        ),
        el(
            "g",
            [
                el(
                    "path",
                    d=f"M{-w} {-low}V{-low - 11}H{-w + 3}V{-low - 8}H{w - 3}V{-low - 11}H{w}V{-low}z",
                    fill="var(--crag)",
                    stroke="var(--nib)",
                    stroke_width=0.9,
                )
                for w, low in ((38, 0), (30, 11), (22, 22), (14, 33))
            ],
            el("path", d="M-5-41V-62L0-74L5-62V-41z", fill="var(--crag)", stroke="var(--nib)", stroke_width=0.9),
            el("path", d="M0-74V-84L12-80L0-76.500", fill="var(--azure)", stroke="var(--nib)", stroke_width=0.9),
            transform=translate(round(u, 1), round(v, 1), size),
        ),
        below(
            ((0, 0.62), (0.14, 0.5), (0.3, 0.66), (0.48, 0.56), (0.62, 0.7), (0.8, 0.74), (1, 0.66)),
            foot,
            "wash-downs",
            "city downs",
        ),
        below(
            ((0, 0.82), (0.2, 0.74), (0.42, 0.84), (0.66, 0.78), (0.84, 0.86), (1, 0.82)),
            foot,
            "wash-wood",
            "city meadow",
        ),
        landscape(
            [
                Standing(x + width * u, y + height - v, tree(i % 6).sized(0.8))
                for i, (u, v) in enumerate(
                    ((0.04, 10), (0.09, 14), (0.16, 9), (0.3, 8), (0.45, 12), (0.52, 9), (0.66, 9))
                )
            ]
        ),
    )


def dark_tower(box: Box) -> Markup:
    """Mountains of ash, a burning mountain, and a tower with an eye."""
    x, y, width, height = box
    foot = (x + 3, y + height * 0.45, width - 6, height * 0.55 - 4)
    return join(
        below(
            (
                (0, 0.5),
                (0.08, 0.3),
                (0.14, 0.46),
                (0.24, 0.22),
                (0.33, 0.5),
                (0.43, 0.36),
                (0.52, 0.52),
                (0.62, 0.3),
                (0.74, 0.55),
                (0.88, 0.35),
                (1, 0.5),
            ),
            foot,
            "wash-rock",
            "tower far",
            0.12,
        ),
        el(
            "g",
            el(
                "path",
                d="M-30 30Q-18 4-10-18L-6-21H6L10-18Q18 6 32 30z",
                fill="var(--crag-shade)",
                stroke="var(--nib)",
                stroke_width=0.9,
            ),
            el(
                "path", d="M-7-19Q-10-30-3-36Q-2-30 1-31Q4-38 8-40Q6-31 9-27Q10-22 7-19Q0-16-7-19z", fill="var(--flame)"
            ),
            el("path", d="M0-18Q-5-4 2 6T-4 28M4-18Q9-6 8 6", fill="none", stroke="var(--ember)", stroke_width=2.4),
            transform=translate(round(x + width * 0.58, 1), round(y + height - 34, 1)),
        ),
        el(
            "g",
            el(
                "path",
                d="M-26 0L-20-22L-24-36L-17-32L-14-62L-19-76L-11-71L-9-92L-15-104L-6-98"
                "H6L15-104L9-92L11-71L19-76L14-62L17-32L24-36L20-22L26 0z",
                fill="var(--crag-shade)",
                stroke="var(--nib)",
                stroke_width=0.9,
            ),
            el(
                "path",
                d="M-11-106Q0-116 11-106Q0-96-11-106z",
                fill="var(--flame)",
                stroke="var(--nib)",
                stroke_width=0.9,
            ),
            el("path", d="M0-111.500Q2.500-106 0-100.500Q-2.500-106 0-111.500z", fill="var(--ink)"),
            el(
                "path",
                d="M-6-84L-4-40M5-80L4-30M-12-30L-8-8M12-26L10-6",
                fill="none",
                stroke="var(--nib)",
                stroke_width=0.6,
            ),
            transform=translate(round(x + width * 0.84, 1), round(y + height - 18, 1)),
        ),
        below(
            ((0, 0.72), (0.16, 0.62), (0.34, 0.76), (0.52, 0.7), (0.7, 0.8), (0.86, 0.72), (1, 0.8)),
            foot,
            "wash-ash",
            "tower ash",
            0.1,
        ),
        landscape(
            [
                Standing(x + width * u, y + height - v, rock(i % 6).sized(1.1))
                for i, (u, v) in enumerate(
                    ((0.05, 8), (0.13, 12), (0.26, 7), (0.4, 10), (0.55, 7), (0.7, 8), (0.95, 9))
                )
            ]
        ),
    )
