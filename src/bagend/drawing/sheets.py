"""Sheets: parchment, round places, square steps and the road between them."""

import math
from collections.abc import Sequence
from functools import cache

from .icons import use
from .pen import Markup, el, number, translate

Point = tuple[float, float]


@cache
def deckle(width: float, height: float, seed: int) -> str:
    """The outline of a sheet of handmade paper, whose edges waver a little."""
    points: list[Point] = []
    for x0, y0, x1, y1 in ((0, 0, width, 0), (width, 0, width, height), (width, height, 0, height), (0, height, 0, 0)):
        steps = max(4, round((abs(x1 - x0) + abs(y1 - y0)) / 14))
        for step in range(steps):
            waver = 1.1 * math.sin(12.9 * len(points) + 7.7 * seed) + 0.6 * math.sin(4.1 * len(points) + seed)
            along = step / steps
            points.append((x0 + (x1 - x0) * along + waver * (y0 != y1), y0 + (y1 - y0) * along + waver * (x0 != x1)))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


@cache
def road(points: Sequence[Point]) -> str:
    """A smooth line through points."""
    (x, y), *rest = points
    path = f"M{number(x)} {number(y)}"
    before = (x, y)
    for i, (x1, y1) in enumerate(rest):
        after = rest[i + 1] if i + 1 < len(rest) else (x1, y1)
        path += "C" + " ".join(
            number(round(value, 1))
            for value in (
                x + (x1 - before[0]) / 6,
                y + (y1 - before[1]) / 6,
                x1 - (after[0] - x) / 6,
                y1 - (after[1] - y) / 6,
                x1,
                y1,
            )
        )
        before, x, y = (x, y), x1, y1
    return path


def place(icon: str, at: Point, radius: float, crossed: bool) -> Markup:
    """A round place with its landmark; crossed off once it is behind."""
    size = radius / 21
    return el(
        "g",
        el("circle", class_="medal", r=radius),
        use(icon, "glyph landmark crossed" if crossed else "glyph landmark", f"scale({number(round(size * 0.98, 3))})"),
        use("sign-cross", "glyph crossing", f"scale({number(round(size * 1.3, 3))})") if crossed else None,
        transform=translate(*at),
    )


def step(at: Point, width: float, height: float, marked: bool) -> Markup:
    """A square place, or half of one, drawn around its middle."""
    return el(
        "g",
        el(
            "rect",
            class_="step marked" if marked else "step",
            x=-width / 2,
            y=-height / 2,
            width=float(width),
            height=float(height),
            rx=3,
        ),
        use("sign-cross", "glyph mark", f"scale({number(round(min(width, height) / 27, 3))})") if marked else None,
        transform=translate(*at),
    )


def words_at(text: str, at: Point, class_: str, size: float, room: float) -> Markup:
    """A line of text, drawn together where it would need more than the room it has."""
    # Letters of a book face are about half as wide as they are high.
    narrow = round(room, 1) if len(text) * size * 0.52 > room else None
    adjust = "spacingAndGlyphs" if narrow else None
    return el("text", text, class_=class_, x=at[0], y=at[1], textLength=narrow, lengthAdjust=adjust)
