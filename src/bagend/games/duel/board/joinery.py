"""Joinery: the wood that everything lies on, drawn once for the grounds of the board."""

import math

from bagend.drawing.icons import circle
from bagend.drawing.ink import Box, path, wander
from bagend.drawing.pen import Markup, el, join, number

PLANK = 74.0
"""How high a plank of the desk is, about."""


def desk(width: float, height: float) -> Markup:
    """Planks of pale oak."""
    count = round(height / PLANK)
    return join(
        el("rect", width=width, height=height, rx=8, fill="var(--desk)"),
        grain((0, 0, width, height), 4 * count, "edge", 0.3, "desk"),
        [seam(0, round(height * i / count, 1), width) for i in range(1, count)],
    )


def seam(x: float, y: float, width: float) -> Markup:
    """Where one plank ends and the next begins."""
    return el(
        "path", d=f"M{number(x)} {number(y)}h{number(width)}", stroke="var(--nib)", stroke_width=1.3, opacity=0.35
    )


def uneven(number: float, low: float, high: float) -> float:
    """A length that differs from line to line, always the same for the same line."""
    return low + (high - low) * (math.sin(12.9898 * number + 4.1) * 437.58 % 1)


def grain(box: Box, count: int, role: str, opacity: float, seed: object) -> Markup:
    """The lines of the wood."""
    x, y, width, height = box
    ways = ""
    for i in range(count):
        v = y + height * (i + uneven(i, 0.2, 0.8)) / count
        u = x + width * uneven(i + 0.3, 0.02, 0.4)
        long = width * uneven(i + 0.6, 0.25, 0.55)
        points = ((u, v), (u + long * 0.5, v + uneven(i + 0.9, -3, 3)), (min(u + long, x + width - 4), v))
        ways += path(wander(points, 0.02, (seed, i), 2))
    return el("path", d=ways, fill="none", stroke=f"var(--{role})", stroke_width=0.9, opacity=opacity)


def table(box: Box) -> Markup:
    """A dark table for the cards: boards, a carved border, and the Ring inlaid in the middle."""
    x, y, width, height = box
    boards = 5
    return join(
        el("rect", x=x + 2, y=y + 4, width=width, height=height, rx=12, fill="var(--shadow)", opacity=0.3),
        el("rect", x=x, y=y, width=width, height=height, rx=12, fill="var(--tray)"),
        grain((x + 10, y + 8, width - 20, height - 16), 34, "tray-line", 0.5, "table"),
        [
            el(
                "path",
                d=f"M{number(x + 9)} {number(round(y + height * i / boards, 1))}h{number(width - 18)}",
                stroke="var(--tray-edge)",
                stroke_width=1.8,
            )
            for i in range(1, boards)
        ],
        inlay(x + width / 2, y + height / 2 + 14, min(width, height) * 0.36),
        rim(box, 1, "tray-edge", 3.2, rx=11),
        carving(box),
    )


def inlay(x: float, y: float, r: float) -> Markup:
    """A ring with letters of fire, as an inlay of brass."""
    strokes = ""
    for i in range(44):
        angle = math.tau * i / 44
        low, high = (0.8, 0.9) if i % 3 else (0.78, 0.93)
        lean = 0.05 if i % 2 else -0.03
        strokes += (
            f"M{x + r * low * math.cos(angle):.1f} {y + r * low * math.sin(angle):.1f}"
            f"Q{x + r * 0.87 * math.cos(angle + 0.09):.1f} {y + r * 0.87 * math.sin(angle + 0.09):.1f} "
            f"{x + r * high * math.cos(angle + lean):.1f} {y + r * high * math.sin(angle + lean):.1f}"
        )
    # The bed that was cut for it, then the brass.
    ways = "".join(circle(round(x, 1), round(y, 1), round(r * part, 1)) for part in (1, 0.72))
    bed = el("path", d=ways, fill="var(--tray-edge)", fill_rule="evenodd", opacity=0.6)
    rings = [
        el("circle", cx=x, cy=y, r=round(r * part, 1), fill="none", stroke="var(--gilt)", stroke_width=nib, opacity=dim)
        for part, nib, dim in ((1, 2.4, 0.5), (0.72, 2.4, 0.5), (0.95, 0.6, 0.35), (0.76, 0.6, 0.35))
    ]
    return join(bed, rings, el("path", d=strokes, fill="none", stroke="var(--gilt)", stroke_width=1.3, opacity=0.55))


def rim(box: Box, inset: float, role: str, nib: float, rx: float | None = None, opacity: float | None = None) -> Markup:
    """A line along the edges of a box, so far within it."""
    x, y, width, height = box
    return el(
        "rect",
        x=x + inset,
        y=y + inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        rx=rx,
        fill="none",
        stroke=f"var(--{role})",
        stroke_width=nib,
        opacity=opacity,
    )


def carving(box: Box) -> Markup:
    """A running wave along the rim."""
    x, y, width, height = box
    across, down = round((width - 30) / 14), round((height - 30) / 14)
    step, fall = (width - 30) / across, (height - 30) / down
    wave = f"q{number(round(step / 4, 1))}-3 {number(round(step / 2, 2))} 0t{number(round(step / 2, 2))} 0"
    side = f"q-3 {number(round(fall / 4, 1))} 0 {number(round(fall / 2, 2))}t0 {number(round(fall / 2, 2))}"
    ways = "".join(f"M{number(x + 15)} {number(v)}" + wave * across for v in (y + 6.5, y + height - 6.5))
    ways += "".join(f"M{number(u)} {number(y + 15)}" + side * down for u in (x + 6.5, x + width - 6.5))
    return join(
        el("path", d=ways, fill="none", stroke="var(--tray-line)", stroke_width=1.3),
        rim(box, 11, "tray-line", 0.9, rx=4),
    )


def shelf(box: Box) -> Markup:
    """A felt-lined tray for the tokens."""
    x, y, width, height = box
    return join(
        el("rect", x=x + 1, y=y + 3, width=width, height=height, rx=9, fill="var(--shadow)", opacity=0.25),
        el("rect", x=x, y=y, width=width, height=height, rx=9, fill="var(--tray)"),
        grain((x + 4, y + 2, width - 8, height - 4), 10, "tray-line", 0.5, "shelf"),
        el("rect", x=x + 6, y=y + 6, width=width - 12, height=height - 12, rx=5, fill="var(--paper-dim)"),
        rim(box, 6, "tray-edge", 1.8, rx=5),
    )


def border(box: Box) -> Markup:
    """The double border of an old map, with a scale of degrees between its lines."""
    x, y, width, height = box
    left, right = (number(round(each, 1)) for each in (x + 1, x + width - 5))
    top, low = (number(round(each, 1)) for each in (y + 1, y + height - 5))
    down = [number(round(y + height * i / 8, 1)) for i in range(1, 8)]
    across = [number(round(x + width * i / 10, 1)) for i in range(1, 10)]
    ticks = "".join(f"M{left} {v}h4M{right} {v}h4" for v in down)
    ticks += "".join(f"M{u} {top}v4M{u} {low}v4" for u in across)
    return join(
        rim(box, 3, "paper", 3.2, opacity=0.85),
        el("path", d=ticks, stroke="var(--nib)", stroke_width=1.8, opacity=0.8),
        rim(box, 0.7, "nib", 1.3),
        rim(box, 5.5, "nib", 0.6),
    )
