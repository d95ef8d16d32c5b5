"""Sheets: parchment, round places and the road between them."""

import math
from collections.abc import Sequence
from functools import lru_cache

from .icons import use
from .pen import Markup, el, number, translate

Point = tuple[float, float]


@lru_cache(256)
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


@lru_cache(1024)
def road(points: Sequence[Point], last: int) -> str:
    """A smooth line through points, as far as the last one meant."""
    path = f"M{_pair(points[0])}"
    for i in range(last):
        path += f"C{_pair(_beyond(points, i, i + 1))} {_pair(_beyond(points, i + 1, i))} {_pair(points[i + 1])}"
    return path


def _beyond(points: Sequence[Point], i: int, towards: int) -> Point:
    """The handle at a point of a smooth line, on the side of its neighbour: parallel to the line past the point."""
    behind = min(max(2 * i - towards, 0), len(points) - 1)
    (x, y), (u, v), (a, b) = points[i], points[towards], points[behind]
    return x + (u - a) / 6, y + (v - b) / 6


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


@lru_cache(4096)
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


def breadth(letter: str) -> float:
    """About how wide a letter of a book face is, as a part of its height."""
    if letter in " '’.,:;!|ijltfrI":
        return 0.3
    if letter in "mwMW":
        return 0.82
    return 0.68 if letter.isupper() else 0.49


def width_of(text: str, size: float) -> float:
    """About how wide a line of text is."""
    return size * sum(map(breadth, text))


@lru_cache(4096)
def words_at(text: str, at: Point, class_: str, size: float, room: float) -> Markup:
    """A line of text, drawn together where it would need more than the room it has."""
    narrow = round(room, 1) if width_of(text, size) > room else None
    adjust = "spacingAndGlyphs" if narrow else None
    return el("text", text, class_=class_, x=at[0], y=at[1], textLength=narrow, lengthAdjust=adjust)
