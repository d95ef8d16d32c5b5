"""Stamps: what stands and grows on the land, drawn from its foot, in a few forms and sizes that come again."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from ..pen import Markup, el, join, number, translate
from ..sheets import Point
from .lines import wander


class Stamp(NamedTuple):
    """Something that stands on a map, drawn from the middle of its foot; a symbol of the library."""

    name: str
    width: float
    height: float
    strokes: tuple[tuple[str, str, float, float], ...]
    """What to fill and with which role, where to draw a line and how broad, how opaque: (path, role, nib, opacity)."""

    size: float = 1.0

    def at(self, x: float, y: float) -> Markup:
        """A use of it, with its foot here."""
        return el("use", href=f"#{self.name}", transform=translate(round(x, 1), round(y, 1), self.size))

    def drawn(self) -> Markup:
        """What is in its file."""
        return join(_stroke("M0 0" + way, role, nib, opacity) for way, role, nib, opacity in self.strokes)

    def sized(self, size: float) -> "Stamp":
        size = round(size, 2)
        return self._replace(width=self.width * size, height=self.height * size, size=size)


FORMS = 6
"""How many forms of each stamp there are."""

Kind = Callable[[int], Stamp]
"""What draws the forms of a stamp."""


def _stroke(way: str, role: str, nib: float, opacity: float) -> Markup:
    return el(
        "path",
        d=way,
        fill=f"var(--{role})" if role else "none",
        stroke="var(--nib)" if nib else None,
        stroke_width=nib or None,
        opacity=opacity if opacity < 1 else None,
    )


def from_foot(points: Sequence[Point], closed: bool = False) -> str:
    """A line away from the foot of a stamp; then the pen comes back, so that the next one begins at the foot too."""
    (x, y), *rest = [(round(x, 1), round(y, 1)) for x, y in points]
    way, at = f"m{number(x)} {number(y)}l", (x, y)
    for u, v in rest:
        way += f"{number(round(u - at[0], 1))} {number(round(v - at[1], 1))} "
        at = u, v
    end = (x, y) if closed else at
    return way.rstrip() + ("z" if closed else "") + f"m{number(-end[0])} {number(-end[1])}"


@cache
def peak(form: int) -> Stamp:
    """A mountain: a jagged ridge, its right side in shade and hatched down the slope."""
    chance = Random(f"peak {form}")
    width, height = 44 * chance.uniform(0.85, 1.1), 40 * chance.uniform(0.85, 1.15)
    top = (width * chance.uniform(-0.1, 0.06), -height)
    left = wander(((-width / 2, 0), (-width * 0.22, -height * 0.5), top), 0.13, f"left {form}", 3)
    right = wander((top, (width * 0.2, -height * 0.55), (width / 2, 0)), 0.13, f"right {form}", 3)
    spine = wander(
        (top, (width * 0.03, -height * 0.55), (width * 0.1, -height * 0.22), (width * 0.02, 0)),
        0.16,
        f"spine {form}",
        2,
    )
    hatch = ""
    for share in (0.16, 0.3, 0.43, 0.55, 0.66, 0.77, 0.87):
        x, y = right[int(share * (len(right) - 1))]
        long = height * (0.12 + 0.26 * share) * chance.uniform(0.8, 1.15)
        down = min(long, -y)
        hatch += from_foot(((x, y), (x - down * 0.16, y + down * 0.5), (x - down * 0.42, y + down)))
    for share in (0.35, 0.6):
        x, y = left[int(share * (len(left) - 1))]
        hatch += from_foot(((x, y), (x + height * 0.05, y + height * 0.13)))
    return Stamp(
        f"stamp-peak-{form}",
        width,
        height,
        (
            (from_foot([*left, *right[1:]], closed=True), "crag", 0, 1),
            (from_foot([*spine, *reversed(right[1:])], closed=True), "crag-shade", 0, 0.8),
            (from_foot(spine[: len(spine) * 3 // 4]) + hatch, "", 0.6, 0.85),
            (from_foot([*left, *right[1:]]), "", 1.3, 1),
        ),
    )


@cache
def tree(form: int) -> Stamp:
    """A broad tree: a crown of bows on a short trunk."""
    chance = Random(f"tree {form}")
    r = 8.2
    knots = []
    for step in range(7):
        angle = math.pi * (0.8 + step * 1.4 / 6 * 1.0) + chance.uniform(-0.12, 0.12)
        reach = r * chance.uniform(0.92, 1.1)
        knots.append((reach * math.cos(angle), -r * 1.05 + reach * 0.86 * math.sin(angle)))
    crown = _bows([*knots, *((x, y) for x, y in ((r * 0.42, -r * 0.38), (-r * 0.42, -r * 0.38)))], r * 0.52)
    shade = "".join(
        from_foot(((r * a, -r * b), (r * (a + 0.26), -r * (b + 0.06)), (r * (a + 0.38), -r * (b + 0.26))))
        for a, b in ((0.1, 0.72), (-0.12, 1.08), (0.3, 1.0))
    )
    return Stamp(
        f"stamp-tree-{form}",
        2 * r,
        2.2 * r,
        (
            (f"m-1 0v{-r * 0.6:.1f}h2v{r * 0.6:.1f}z", "bark", 0.6, 1),
            (crown, "leaf", 0.9, 1),
            (shade, "", 0.6, 0.7),
        ),
    )


def _bows(knots: Sequence[Point], r: float) -> str:
    """A closed line of bows from knot to knot."""
    (x, y), *rest = knots
    way, (a, b) = f"m{x:.1f} {y:.1f}", (x, y)
    for u, v in [*rest, (x, y)]:
        way += f"a{r:.1f} {r:.1f} 0 0 1 {u - a:.1f} {v - b:.1f}"
        a, b = u, v
    return way + "z"


@cache
def pine(form: int) -> Stamp:
    """A fir: three skirts, hatched on the right."""
    chance = Random(f"pine {form}")
    h, w = 19 * chance.uniform(0.88, 1.12), 5.4
    points: list[Point] = [(-w, -h * 0.16)]
    for level, (inner, outer) in enumerate(((0.5, 0.8), (0.36, 0.55))):
        y = -h * (0.44 + 0.25 * level)
        points += [(-w * inner, y), (-w * outer, y - 0.3)]
    left = [*points, (0.0, -h)]
    right = [(-x, y + chance.uniform(-0.5, 0.5)) for x, y in reversed(points)]
    hatch = "".join(
        from_foot(((w * a, -h * b), (w * (a + 0.3), -h * (b - 0.12))))
        for a, b in ((0.05, 0.78), (0.12, 0.55), (0.3, 0.36))
    )
    return Stamp(
        f"stamp-pine-{form}",
        2 * w,
        h,
        (
            (f"m-.7 0v{-h * 0.2:.1f}h1.4v{h * 0.2:.1f}z", "bark", 0.6, 1),
            (from_foot([*left, *right], closed=True), "needle", 0.9, 1),
            (hatch, "", 0.6, 0.8),
        ),
    )


@cache
def hill(form: int) -> Stamp:
    """A round hill, hatched where it falls off."""
    chance = Random(f"hill {form}")
    w, h = 38 * chance.uniform(0.8, 1.2), 13 * chance.uniform(0.85, 1.2)
    lean = chance.uniform(-0.12, 0.12)
    bow = f"m{-w / 2:.1f} 0c{w * (0.22 + lean):.1f} {-h * 1.45:.1f} {w * (0.62 + lean):.1f} {-h * 1.35:.1f} {w:.1f} 0"
    hatch = ""
    for share in range(5):
        x, y = w * (0.02 + 0.085 * share), -h * (0.98 - 0.16 * share)
        down = h * (0.42 - 0.05 * share)
        hatch += from_foot(((x, y), (x + w * 0.025, y + down * 0.5), (x + w * 0.005, y + down)))
    return Stamp(f"stamp-hill-{form}", w, h, ((bow, "knoll", 0, 1), (hatch, "", 0.6, 0.65), (bow, "", 1.3, 1)))


@cache
def tuft(form: int) -> Stamp:
    """A tuft of grass."""
    chance = Random(f"tuft {form}")
    blades = ""
    for lean in (-3.2, -0.6, 2.6):
        x, up = lean, chance.uniform(5, 8.5)
        blades += (
            f"m{x:.1f} 0q{lean * 0.1:.1f} {-up * 0.6:.1f} {lean * 0.6:.1f} {-up:.1f}m{-x - lean * 0.6:.1f} {up:.1f}"
        )
    return Stamp(f"stamp-tuft-{form}", 10, 8, ((blades, "", 0.9, 0.8),))


@cache
def reeds(form: int) -> Stamp:
    """Reeds in shallow water."""
    chance = Random(f"reeds {form}")
    way = from_foot(((-7, 0), (7, 0))) + from_foot(((-4, 2.5), (4, 2.5)))
    for x in (-3.4, -0.4, 2.6):
        up = chance.uniform(8, 12)
        way += f"m{x:.1f} 0v{-up:.1f}m{-x:.1f} {up:.1f}"
    return Stamp(f"stamp-reeds-{form}", 15, 12, ((way, "", 0.9, 0.75),))


@cache
def rock(form: int) -> Stamp:
    """A boulder."""
    chance = Random(f"rock {form}")
    w, h = 11 * chance.uniform(0.8, 1.2), 8 * chance.uniform(0.8, 1.2)
    body = [(-w / 2, 0.0), (-w * 0.36, -h * 0.7), (-w * 0.05, -h), (w * 0.34, -h * 0.72), (w / 2, 0.0)]
    cleft = [(-w * 0.05, -h), (w * 0.06, -h * 0.5), (w * 0.22, 0.0), (w / 2, 0.0), (w * 0.34, -h * 0.72)]
    return Stamp(
        f"stamp-rock-{form}",
        w,
        h,
        (
            (from_foot(body, closed=True), "crag", 0, 1),
            (from_foot(cleft, closed=True), "crag-shade", 0, 0.8),
            (from_foot(body), "", 0.9, 1),
        ),
    )


KINDS: tuple[Kind, ...] = (hill, peak, pine, reeds, rock, tree, tuft)


def all_stamps() -> list[Stamp]:
    """Every form of every stamp."""
    return [kind(form) for kind in KINDS for form in range(FORMS)]
