"""Paper: the sheet that a map is drawn on."""

import math
from random import Random

from ..pen import Markup, el, join
from .lines import outline, path


def frame(width: float, height: float, margin: float = 7.0) -> Markup:
    """The double border of an old map."""
    return join(
        [
            el(
                "rect",
                x=margin + by,
                y=margin + by,
                width=width - 2 * (margin + by),
                height=height - 2 * (margin + by),
                fill="none",
                stroke="var(--nib)",
                stroke_width=nib,
                opacity=0.7,
            )
            for by, nib in ((0, 2.4), (5, 0.6))
        ]
    )


def blotches(width: float, height: float, seed: object, count: int = 14) -> Markup:
    """Old paper: large pale stains, darker towards the edges."""
    chance = Random(str(seed))
    drawn = []
    for _ in range(count):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        edge = max(abs(x / width - 0.5), abs(y / height - 0.5))
        r = chance.uniform(0.06, 0.16) * width
        stain = outline(
            [(x + r * math.cos(a), y + 0.7 * r * math.sin(a)) for a in (0, 1.1, 2.2, 3.3, 4.4, 5.4)], 0.2, (seed, x)
        )
        # What runs over the edge of the paper is not on it.
        border = [(min(max(u, 0), width), min(max(v, 0), height)) for u, v in stain]
        drawn.append(el("path", d=path(border, closed=True), fill="var(--old)", opacity=round(0.02 + 0.07 * edge, 3)))
    return join(drawn)


def sheet(width: float, height: float, seed: object) -> Markup:
    """The paper of a map: stained, darker towards its edges, with a double border."""
    whole = {"width": width, "height": height}
    return join(el("rect", **whole, fill="var(--paper-old)"), blotches(width, height, seed), frame(width, height))
