"""Scatter: stamps over the land, none too close to another, with room for pieces and names."""

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from ..pen import Markup, join
from ..sheets import Point
from .lines import Box, is_inside
from .stamps import FORMS, Kind, Stamp

SIZES = (0.8, 0.95, 1.1)
"""What stands on a map is not all of one size."""


class Standing(NamedTuple):
    """A stamp on its place."""

    x: float
    y: float
    stamp: Stamp


def scatter(
    kind: Kind,
    border: Sequence[Point],
    gap: float,
    seed: object,
    keep: Sequence[Box] = (),
    most: int = 1000,
    size: float = 1.0,
    taken: Sequence[Standing] = (),
) -> list[Standing]:
    """As many stamps as find room within a border, no two closer than the gap; the boxes to keep stay free."""
    chance = Random(str(seed))
    left, right = min(x for x, _ in border), max(x for x, _ in border)
    top, bottom = min(y for _, y in border), max(y for _, y in border)
    placed: list[Standing] = []
    for _ in range(int((right - left) * (bottom - top) / gap)):
        if len(placed) >= most:
            break
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        stamp = kind(chance.randrange(FORMS)).sized(size * chance.choice(SIZES))
        foot = stamp.width * 0.42
        if not all(is_inside(border, u, v) for u, v in ((x - foot, y), (x + foot, y), (x, y - stamp.height * 0.6))):
            continue
        box = (x - stamp.width / 2, y - stamp.height, stamp.width, stamp.height + 2)
        if any(overlap(box, kept) for kept in keep):
            continue
        # The eye sees a map from above and the south: what lies behind may come closer than what lies beside.
        if any(math.hypot(x - u, 1.3 * (y - v)) < gap for u, v, _ in (*placed, *taken)):
            continue
        placed.append(Standing(x, y, stamp))
    return placed


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def landscape(standing: Iterable[Standing]) -> Markup:
    """All that stands on a map, painted from far to near."""
    return join([each.stamp.at(each.x, each.y) for each in sorted(standing, key=lambda each: (each.y, each.x))])
