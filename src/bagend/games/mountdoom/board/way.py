"""Way: the road from Rivendell to the fire, as a line through the land, and the spaces on it."""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, pairwise

from bagend.drawing.sheets import Point

from ..components import MORGUL, STEPS

Way = tuple[tuple[Point, ...], ...]
"""For each stage the points through which its road goes, from the destination before to its own."""

WIDE_WAY: Way = (
    ((184, 114), (244, 122), (288, 92), (346, 116), (404, 84), (446, 90), (492, 106)),
    ((492, 106), (552, 112), (600, 76), (664, 50), (730, 56), (780, 82), (836, 112)),
    ((836, 112), (872, 152), (858, 198), (790, 222), (712, 214), (636, 224), (556, 204)),
    ((556, 204), (492, 226), (424, 192), (352, 218), (288, 190), (232, 212), (170, 210)),
    ((170, 210), (112, 238), (106, 284), (164, 308), (240, 284), (310, 308), (380, 286), (448, 304)),
    ((448, 304), (508, 318), (570, 286), (640, 318), (712, 312), (764, 318), (786, 286), (824, 262)),
)
TALL_WAY: Way = (
    ((42, 58), (100, 66), (150, 46), (210, 66), (264, 48), (322, 58)),
    ((322, 58), (337, 84), (310, 114), (250, 106), (190, 124), (120, 106), (36, 118)),
    ((36, 118), (24, 150), (60, 176), (120, 166), (180, 184), (250, 166), (322, 180)),
    ((322, 180), (337, 208), (300, 236), (240, 226), (180, 244), (110, 226), (36, 240)),
    ((36, 240), (24, 272), (60, 298), (120, 286), (180, 304), (250, 286), (322, 300)),
    ((322, 300), (337, 330), (300, 364), (240, 350), (190, 370), (130, 356), (66, 335)),
)
LOW_WAY: Way = (
    ((47, 56), (89, 64), (131, 44), (186, 62), (239, 46), (288, 54)),
    ((288, 54), (338, 66), (383, 44), (418, 66), (414, 104), (366, 118), (315, 110)),
    ((315, 110), (260, 122), (201, 100), (137, 120), (66, 108)),
    ((66, 108), (21, 126), (32, 164), (91, 156), (137, 172), (186, 164)),
    ((186, 164), (243, 176), (296, 152), (355, 172), (410, 162)),
    ((410, 162), (422, 196), (387, 220), (328, 204), (273, 222), (226, 208), (173, 211)),
)


def steps_of(way: Way, crater: int) -> tuple[Point, ...]:
    """Every space from Rivendell to the crater, evenly apart on the road of its stage."""
    steps = [way[0][0]]
    for stage, leg in enumerate(way):
        steps += evenly(leg, crater - MORGUL if stage == len(way) - 1 else STEPS)
    return tuple(steps)


def evenly(leg: Sequence[Point], count: int) -> Iterable[Point]:
    """So many points on a stage's road; the last is its end."""
    line = smooth(tuple(leg))
    far = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(line))]
    for number in range(1, count + 1):
        along = far[-1] * number / count
        after = next((i for i, gone in enumerate(far) if gone >= along - 1e-6), len(line) - 1)
        yield round(line[after][0], 1), round(line[after][1], 1)


@cache
def smooth(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line without corners through points (a Catmull-Rom spline), in small pieces."""
    ends = (points[0], *points, points[-1])
    line = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        line += [_between(a, b, c, d, part / 24) for part in range(1, 25)]
    return tuple(line)


def _between(a: Point, b: Point, c: Point, d: Point, part: float) -> Point:
    def mix(p: float, q: float, r: float, s: float) -> float:
        return (
            q + (r - p) * part / 2 + (p - 2.5 * q + 2 * r - s / 2) * part**2 + (1.5 * (q - r) + (s - p) / 2) * part**3
        )

    return mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])
