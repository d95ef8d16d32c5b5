"""Land and water: washes with a dark rim, stippled shores, rivers and trodden paths."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from ..pen import Markup, el, join
from ..sheets import Point
from .lines import along, inset, is_inside, line, path, wander


def wash(border: Sequence[Point], role: str) -> Markup:
    """A land in its colour: darker where the colour dried at the rim, the border in ink, a thin second line inside."""
    whole = path(border, closed=True)
    ink = "var(--nib)"
    return join(
        el("path", d=whole, fill=f"var(--{role})", stroke=ink, stroke_width=1.8),
        [
            el("path", d=path(inset(border, by), closed=True), fill="none", stroke=ink, stroke_width=3.2, opacity=shade)
            for by, shade in ((1.6, 0.16), (4.2, 0.07))
        ],
        el("path", d=path(inset(border, 6), closed=True), fill="none", stroke=ink, stroke_width=0.6, opacity=0.4),
    )


def shore(
    border: Sequence[Point], seed: object, rows: int = 3, step: float = 6.0, lands: Sequence[Sequence[Point]] = ()
) -> Markup:
    """Rows of dots around a land, thinner the farther out; none on other lands."""
    chance = Random(str(seed))
    dots = []
    for row in range(rows):
        for x, y in along(inset(border, -5.0 - 4.5 * row), step + 3.0 * row, closed=True):
            x, y = x + chance.uniform(-1, 1), y + chance.uniform(-1, 1)
            if not any(is_inside(land, x, y) for land in lands):
                dots.append(f"M{x:.1f} {y:.1f}h.1")
    return el("path", d="".join(dots), fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.45)


def river(course: Sequence[Point], width: float, seed: object, rough: float = 0.1) -> Markup:
    """Water between two banks of ink, with gleams on it."""
    bed = wander(course, rough, seed)
    chance = Random(str(seed))
    gleams = [
        f"M{x + chance.uniform(-width, width) * 0.22:.1f} {y:.1f}q{chance.uniform(-2, 2):.1f} 3.5 0 7"
        for x, y in along(bed, 17)
    ]
    return join(
        _banks(bed, width),
        el("path", d="".join(gleams), fill="none", stroke="var(--crag)", stroke_width=0.9, opacity=0.7),
    )


def _banks(bed: Sequence[Point], width: float) -> list[Markup]:
    """A broad line is drawn as a shape: its two banks, one there and one back."""
    left, right = [], []
    for (x, y), (u, v) in pairwise(bed):
        length = math.hypot(u - x, v - y) or 1.0
        across, down = (v - y) / length * width / 2, (x - u) / length * width / 2
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    water = path([*left, *reversed(right)], closed=True)
    return [
        el("path", d=water, fill="var(--wash-water)"),
        line(left, 1.3),
        line(right, 1.3),
    ]


def track(points: Sequence[Point], seed: object, rough: float = 0.06) -> Markup:
    """A trodden path: dots of ink on bare paper."""
    way = path(wander(points, rough, seed))
    return join(
        el("path", d=way, fill="none", stroke="var(--paper)", stroke_width=3.2, opacity=0.7),
        el("path", d=way, fill="none", stroke="var(--nib)", stroke_width=1.8, stroke_dasharray="0.1 4.4"),
    )
