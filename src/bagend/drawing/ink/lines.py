"""Lines: as a hand draws them, never quite straight."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

from ..pen import Markup, el, number
from ..sheets import Point

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def chance(seed: object) -> Random:
    """What a hand leaves to chance: the same for the same seed."""
    return Random(str(seed))


def wander(points: Sequence[Point], rough: float, seed: object, times: int = 4) -> list[Point]:
    """A line as a hand draws it: each piece is halved and its middle pushed aside, again and again."""
    push_of = chance(seed)
    line = list(points)
    for _ in range(times):
        drawn = [line[0]]
        for (x, y), (u, v) in pairwise(line):
            push = push_of.uniform(-rough, rough)
            drawn += [((x + u) / 2 - (v - y) * push, (y + v) / 2 + (u - x) * push), (u, v)]
        line = drawn
    return line


def outline(corners: Sequence[Point], rough: float, seed: object, times: int = 4) -> list[Point]:
    """The border of a land.  An edge that two lands share is the same line for both, whoever comes first."""
    border: list[Point] = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        first, last = sorted((start, end))
        about = (seed, *(round(each) for each in (*first, *last)))
        edge = wander((first, last), rough, about, times)
        border += (edge if first == start else edge[::-1])[:-1]
    return border


def inset(border: Sequence[Point], by: float) -> list[Point]:
    """A border drawn closer to its middle, by about as much on every side."""
    x, y = middle(border)
    drawn = []
    for u, v in border:
        far = math.hypot(u - x, v - y) or 1.0
        drawn.append((u - (u - x) / far * by, v - (v - y) / far * by))
    return drawn


def middle(border: Sequence[Point]) -> Point:
    return sum(x for x, _ in border) / len(border), sum(y for _, y in border) / len(border)


def is_inside(border: Sequence[Point], x: float, y: float) -> bool:
    inside = False
    for (a, b), (c, d) in zip(border, [*border[1:], border[0]], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            inside = not inside
    return inside


def path(points: Sequence[Point], closed: bool = False) -> str:
    """A line as a path: after its start, each step from the one before, a tenth of a unit exact."""
    x, y = (round(each, 1) for each in points[0])
    steps = [f"M{number(x)} {number(y)}l"]
    for u, v in points[1:]:
        right, down = round(u - x, 1), round(v - y, 1)
        x, y = round(x + right, 1), round(y + down, 1)
        steps.append(number(right) + ("" if down < 0 else " ") + number(down) + " ")
    return "".join(steps).rstrip() + ("z" if closed else "")


def line(points: Sequence[Point], nib: float, role: str = "nib", opacity: float | None = None) -> Markup:
    return el("path", d=path(points), fill="none", stroke=f"var(--{role})", stroke_width=nib, opacity=opacity)


def along(points: Sequence[Point], step: float, closed: bool = False) -> Iterable[Point]:
    """Points on a line, about a step apart."""
    left = 0.0
    for (x, y), (u, v) in pairwise([*points, points[0]] if closed else points):
        length = math.hypot(u - x, v - y)
        while left < length:
            yield x + (u - x) * left / length, y + (v - y) * left / length
            left += step
        left -= length
