"""Terrain: the sheets as a traveller drew them, the land from the Shire to the fire on each, and the tray of wood.

`python scripts/terrain.py journey` writes them into the folder `art`.  What stands in the land at each place (the hill
of Bag End, the white city) is drawn in files of its own there.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bagend.drawing import ink
from bagend.drawing.icons import use
from bagend.drawing.ink.paper import blotches
from bagend.drawing.pen import Markup, el, join, number
from bagend.drawing.sheets import Point, deckle, road

from ..components import PLACES
from .layout import Box, Layout, Plan, every_layout

HIDDEN, CROWDED, PITCH = 90, 110, 75.6
"""On bands of such a height the medals would hide what stands there, so it stands between them, half a pitch on."""


class Land(NamedTuple):
    """What the land around a place is like."""

    wash: str
    far: ink.Kind
    """What rises behind it, and how high, as a part of the sky."""

    high: float
    near: ink.Kind
    """What grows on it."""

    gap: float
    mark: str
    """What stands there, by the name of its picture; how wide and high that is."""

    size: Point


LANDS = {
    "bag-end": Land("wash-downs", ink.hill, 0.55, ink.tree, 17, "burrow", (90, 54)),
    "rivendell": Land("wash-pine", ink.peak, 0.5, ink.pine, 13, "house", (90, 66)),
    "moria": Land("wash-rock", ink.peak, 0.95, ink.rock, 22, "gate", (90, 66)),
    "lothlorien": Land("wash-wood", ink.peak, 0.45, ink.tree, 14, "mallorn", (80, 66)),
    "rohan": Land("wash-grass", ink.hill, 0.5, ink.tuft, 11, "hall", (90, 60)),
    "helms-deep": Land("wash-hills", ink.peak, 0.8, ink.rock, 22, "fort", (96, 62)),
    "gondor": Land("wash-downs", ink.peak, 0.6, ink.tree, 19, "beacon", (80, 62)),
    "minas-tirith": Land("wash-moor", ink.peak, 0.8, ink.tuft, 13, "city", (96, 70)),
    "shelobs-lair": Land("wash-rock", ink.peak, 1.0, ink.rock, 21, "pass", (90, 70)),
    "mordor": Land("wash-ash", ink.peak, 0.4, ink.rock, 24, "doom", (130, 104)),
}


def grounds() -> dict[str, tuple[Point, Markup]]:
    """Every picture that lies under a board, with its size."""
    drawn: dict[str, tuple[Point, Markup]] = {}
    for layout in every_layout():
        for plan in layout.plans.values():
            name = f"ground-page-{plan.page}"
            if name not in drawn:
                drawn[name] = (round(plan.width), round(plan.height)), page(plan)
        _, _, width, height = layout.tray
        drawn[f"ground-tray-{layout.shape}"] = (round(width), round(height)), tray((0, 0, width, height))
        drawn[layout.ground] = (layout.width, layout.height), desk(layout)
    return drawn


def desk(layout: Layout) -> Markup:
    """The sheets and the tray on the desk."""
    return join(
        el("rect", width=layout.width, height=layout.height, rx=8, fill="var(--desk)"),
        [use(f"ground-page-{plan.page}", None, f"translate({_pair(plan.at)})") for plan in layout.plans.values()],
        use(f"ground-tray-{layout.shape}", None, f"translate({_pair(layout.tray[:2])})"),
    )


def page(plan: Plan) -> Markup:
    """One sheet: paper, the land and the road through it, and the dark strip along which the Nazgûl come."""
    outline = deckle(plan.width, plan.height, len(plan.page))
    return join(
        el("path", d=outline, fill="var(--shadow)", opacity=0.28, transform="translate(2.5 3.5)"),
        el("path", d=outline, fill="var(--paper)", stroke="var(--edge)", stroke_width=0.9),
        blotches(plan.width, plan.height, plan.page, 10 if plan.full else 4),
        [frieze(plan, band) for band in plan.bands],
        strip(plan),
        way(plan),
        el(
            "rect",
            **_rect((4, 4, plan.width - 8, plan.height - 8)),
            rx=2,
            fill="none",
            stroke="var(--nib)",
            stroke_width=0.9,
            opacity=0.55,
        ),
    )


def way(plan: Plan) -> Markup:
    """The road, as two lines of dashes where many feet have gone."""
    course = road(plan.road, len(plan.road) - 1)
    return join(
        el("path", d=course, fill="none", stroke="var(--paper)", stroke_width=3.2, opacity=0.8),
        el("path", d=course, fill="none", stroke="var(--nib)", stroke_width=1.8, stroke_dasharray="1.5 5"),
    )


def frieze(plan: Plan, band: Box) -> Markup:
    """The land along one stretch of the road, seen from afar: sky, mountains, fields, and what stands there."""
    left, top, width, height = band
    here = sorted(
        (x, y, name)
        for name, (x, y) in zip(PLACES, plan.places, strict=True)
        if left < x < left + width and top < y < top + height
    )
    horizon = top + height * 0.44
    edges = [left, *((a + b) / 2 for (a, _, _), (b, _, _) in pairwise(here)), left + width]
    names = [name for _, _, name in here]
    fields = [field(across, horizon, band, name) for across, name in zip(pairwise(edges), names, strict=True)]
    keep = [*kept_free(plan)]
    near: list[ink.Standing] = []
    for name, border in zip(names, fields, strict=True):
        land, size = LANDS[name], 0.55 + height / 420
        gap, most = land.gap * (0.75 + height / 700), round(height / 9)
        near += ink.scatter(land.near, border, gap, f"{plan.page} {name}", keep, most, size)
    return join(
        sky(here, band, horizon),
        [behind(across, name, horizon, band) for across, name in zip(pairwise(edges), names, strict=True)],
        [mark(x, name, horizon, band) for x, _, name in here if name == "mordor"],
        [
            el("path", d=ink.path(border, closed=True), fill=f"var(--{LANDS[name].wash})")
            for name, border in zip(names, fields, strict=True)
        ],
        [ink.line(border[: len(border) * 2 // 5 + 1], 1.3, opacity=0.8) for border in fields],
        folds(band, horizon),
        [mark(x, name, horizon, band) for x, _, name in reversed(here) if name != "mordor"],
        [water(edges[at + 1], horizon, band) for at, name in enumerate(names) if name == "gondor"],
        ink.landscape(near),
        el("rect", **_rect(band), fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.7),
    )


def folds(band: Box, horizon: float) -> Markup:
    """Long lines where the land rises and falls."""
    left, top, width, height = band
    chance = ink.chance(f"folds {width} {height}")
    lines = ""
    for row in range(max(1, round(height / 36))):
        y = horizon + (top + height - horizon) * (row + 0.8) / (height / 36 + 0.4)
        for _ in range(round(width / 110)):
            x, long = chance.uniform(left + 6, left + width - 100), chance.uniform(34, 88)
            up = chance.uniform(3, 7)
            lines += f"M{x:.1f} {y + chance.uniform(-5, 5):.1f}q{long / 2:.1f} {-up:.1f} {long:.1f} {up / 2:.1f}"
    return el("path", d=lines, fill="none", stroke="var(--nib)", stroke_width=0.6, opacity=0.4)


def water(x: float, horizon: float, band: Box) -> Markup:
    """The great river, from the hills to the foot of the picture."""
    high = band[1] + band[3] - horizon
    course = [
        (x + high * 0.1, horizon + 1),
        (x - high * 0.12, horizon + high * 0.35),
        (x + high * 0.1, horizon + high * 0.7),
        (x - high * 0.04, horizon + high - 1),
    ]
    return ink.river(course, max(4.0, band[3] / 18), "anduin")


def field(across: Point, horizon: float, band: Box, name: str) -> list[Point]:
    """The border of the land around a place, from the left over the hills; it reaches under its neighbour."""
    left, top, width, height = band
    (start, end), bottom = across, top + height
    chance = ink.chance(f"field {name}")
    far = min(end + height * 0.2, left + width)
    roll = chance.uniform(-0.03, 0.06) * height
    corners = [(start, horizon + roll / 2), ((start + end) / 2, horizon - roll), (far, horizon + roll / 2)]
    sides = [(far, bottom), (max(left, start - chance.uniform(-0.15, 0.15) * height), bottom)]
    return ink.outline([*corners, *sides], 0.05, name)


def sky(here: Sequence[tuple[float, float, str]], band: Box, horizon: float) -> Markup:
    """Fair over the Shire, dark over Mordor."""
    left, top, width, _ = band
    high = horizon - top
    drawn = [el("rect", **_rect((left, top, width, high + 8)), fill="var(--wash-water)", opacity=0.3)]
    for x, _, name in here:
        if name in ("shelobs-lair", "mordor"):
            for reach, shade in ((2.4, 0.3), (1.5, 0.4)):
                near, far = max(left, x - 38 * reach), min(left + width, x + 38 * reach)
                slant = 14 * reach
                corners = [(near + slant, top), (far, top), (far, horizon + 6), (near - slant / 2, horizon + 6)]
                smoke = [(max(left, min(u, left + width)), max(top, v)) for u, v in ink.outline(corners, 0.1, reach)]
                drawn.append(el("path", d=ink.path(smoke, closed=True), fill="var(--wash-ash)", opacity=shade))
        if name == "bag-end":
            drawn.append(sun(x - 4, top + high * 0.42, min(15.0, high * 0.2)))
    chance = ink.chance(band)
    clouds = ""
    for _ in range(max(2, round(width / 90))):
        x, y, long = chance.uniform(left + 40, left + width - 60), top + high * chance.uniform(0.12, 0.5), high * 0.2
        bow = f"q{long * 0.5:.1f}{-long * 0.5:.1f} {long:.1f}{-long * 0.1:.1f}t{long:.1f} 0"
        clouds += f"M{x:.1f} {y:.1f}{bow}m{-long * 1.7:.1f} {long * 0.3:.1f}h{long * 1.3:.1f}"
    drawn.append(el("path", d=clouds, fill="none", stroke="var(--nib)", stroke_width=0.6, opacity=0.45))
    return join(drawn)


def sun(x: float, y: float, r: float) -> Markup:
    """A rising sun with rays of ink."""
    rays = "".join(
        f"M{x + r * 1.3 * u:.1f} {y + r * 1.3 * v:.1f}L{x + r * 1.75 * u:.1f} {y + r * 1.75 * v:.1f}"
        for u, v in (
            (1, 0),
            (-1, 0),
            (0, -1),
            (0.7, -0.7),
            (-0.7, -0.7),
            (0.92, -0.38),
            (-0.92, -0.38),
            (0.38, -0.92),
            (-0.38, -0.92),
        )
    )
    return join(
        el("circle", cx=x, cy=y, r=r, fill="var(--flame)", opacity=0.75),
        el("path", d=rays, fill="none", stroke="var(--nib)", stroke_width=0.9, opacity=0.6),
    )


def behind(across: Point, name: str, horizon: float, band: Box) -> Markup:
    """What rises behind a land: three or four hills or mountains, the middle ones higher."""
    land, high, (start, end) = LANDS[name], horizon - band[1], across
    chance = ink.chance(f"behind {name}")
    standing = []
    tall = 40 if land.far is ink.peak else 26
    shares = (0.12, 0.5, 0.88) if high > 30 else (0.25, 0.8)
    for share in shares:
        size = round(high * land.high * chance.uniform(0.65, 0.95) / tall, 2)
        stamp = land.far(chance.randrange(6)).sized(size)
        at = min(max(start + (end - start) * share, band[0] + stamp.width / 2), band[0] + band[2] - stamp.width / 2)
        standing.append(ink.Standing(at, horizon + 4, stamp))
    return el("g", ink.landscape(standing), opacity=0.8)


def mark(x: float, name: str, horizon: float, band: Box) -> Markup:
    """What stands at a place, on the line where land and sky meet."""
    land, high = LANDS[name], horizon - band[1]
    (wide, tall), is_end = land.size, name == "mordor"
    # The mountain of fire is larger than all others.
    scale = round(min(high * (1.04 if is_end else 0.94) / tall, (118 if is_end else 92) / wide), 3)
    foot = horizon + high * 0.08
    if HIDDEN < band[3] < CROWDED and not is_end:
        x += PITCH / 2
    x = min(max(x, band[0] + wide * scale / 2 + 1), band[0] + band[2] - wide * scale / 2 - 1)
    beside = x - 44 if x > band[0] + band[2] / 2 else x + 44
    return join(
        use("ground-tower", None, _placed(beside, foot, (40, 96), scale)) if is_end else None,
        use(f"ground-{land.mark}", None, _placed(x, foot, land.size, scale)),
    )


def kept_free(plan: Plan) -> Iterator[Box]:
    """Where medals, names and rules lie."""
    for i, (x, y) in enumerate(plan.places):
        half = plan.radius + 1
        yield x - half, y - half, 2 * half, 2 * half + 2
        if plan.full:
            yield x - plan.name_room / 2, y + half, plan.name_room, 16 + 13 * (plan.lines_of(i) - 1)


def strip(plan: Plan) -> Markup:
    """The dark road of the Nazgûl along the foot of a sheet: dead land, with stones and thorns."""
    (_, y), (_, tall) = plan.squares[0], plan.size
    last = plan.bands[-1]
    top, bottom = max(last[1] + last[3] + 2, y - tall / 2 - 8), plan.height - 5
    border = ink.outline([(6, top), (plan.width - 6, top), (plan.width - 6, bottom), (6, bottom)], 0.004, "strip")
    chance = ink.chance(f"strip {plan.page}")
    scratches = "".join(
        f"M{chance.uniform(10, plan.width - 30):.1f} {chance.uniform(top + 3, bottom - 3):.1f}h{long}"
        for long in (6, 9, 12, 17)
        for _ in range(round(plan.width / 24))
    )
    stones = ink.scatter(ink.rock, border, 34, f"stones {plan.page}", (), 60, 0.5 if plan.full else 0.35)
    return join(
        el("path", d=ink.path(border, closed=True), fill="var(--crag-shade)", opacity=0.5),
        el("path", d=scratches, fill="none", stroke="var(--nib)", stroke_width=0.6, opacity=0.4),
        el("g", ink.landscape(stones), opacity=0.5),
    )


def tray(box: Box) -> Markup:
    """A tray of wood: a rim with lit edges and studs of brass, a floor with its grain, in the shadow of the rim."""
    x, y, width, height = box
    rim = 9.0
    floor: Box = (x + rim, y + rim, width - 2 * rim, height - 2 * rim)
    shade = (
        f"M{number(x + rim + 2)} {number(y + height - rim - 8)}V{number(y + rim + 9)}q0-7 7-7H{number(x + width - 17)}"
    )
    return join(
        el("rect", **_rect((x + 2, y + 3, width, height)), rx=15, fill="var(--shadow)", opacity=0.3),
        el("rect", **_rect(box), rx=14, fill="var(--tray-line)", stroke="var(--tray-edge)", stroke_width=1.8),
        grain((x + 3, y + 2, width - 6, height - 4), 5.0, "rim", "tray-edge", 0.5),
        el(
            "rect",
            **_rect((x + 2, y + 2, width - 4, height - 4)),
            rx=12.5,
            fill="none",
            stroke="var(--gilt)",
            stroke_width=0.9,
            opacity=0.35,
        ),
        el("rect", **_rect(floor), rx=9, fill="var(--tray)", stroke="var(--tray-edge)", stroke_width=2.4),
        grain(floor, 8.0, "floor", "tray-line", 0.75),
        [carving(u, y + height / 2) for u in (x + 92, x + width - 92)] if width > 500 else None,
        el("path", d=shade, fill="none", stroke="var(--shadow)", stroke_width=3.2, opacity=0.4),
        [
            el("circle", cx=u, cy=v, r=2.6, fill="var(--gilt)", stroke="var(--tray-edge)", stroke_width=0.9)
            for u in (x + 7, x + width - 7)
            for v in (y + 7, y + height - 7)
        ],
    )


def carving(x: float, y: float) -> Markup:
    """A star of eight points, cut into the floor of the tray."""
    place = f"M{number(x)} {number(y)}"
    long = "m0-30l5 25l25 5l-25 5l-5 25l-5-25l-25-5l25-5z"
    short = "m0 0m-14-14l9 4m5 10m14-14l-9 4m-5 10m14 14l-9-4m-5-10m-14 14l9-4"
    ring = "m-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0"
    return join(
        el("path", d=place + long + place + ring, fill="none", stroke="var(--shadow)", stroke_width=2.4, opacity=0.35),
        el(
            "path",
            d=place + long + place + short + place + ring,
            fill="none",
            stroke="var(--tray-line)",
            stroke_width=1.3,
        ),
    )


def grain(box: Box, step: float, seed: str, role: str, opacity: float) -> Markup:
    """The grain of wood along the longer side, flowing around a knot here and there."""
    x, y, width, height = box
    is_upright = height > width
    long, across = (height, width) if is_upright else (width, height)
    chance = ink.chance(f"grain {seed} {width:.0f}")
    knots = [
        (chance.uniform(0.1, 0.9) * long, chance.uniform(0.2, 0.8) * across) for _ in range(max(1, round(long / 230)))
    ]
    lines, at = "", step * 0.7
    while at < across - 2:
        points = []
        for i in range(13):
            u = 3 + (long - 6) * i / 12
            push = sum(
                (1 if at > v else -1) * 5.0 / (1 + ((u - k) / 26) ** 2) / (1 + abs(at - v) / 8) for k, v in knots
            )
            v = min(max(at + push + chance.uniform(-0.5, 0.5), 2.0), across - 2.0)
            points.append((x + v, y + u) if is_upright else (x + u, y + v))
        lines += road(tuple(points), len(points) - 1)
        at += step * chance.uniform(0.6, 1.3)
    return el("path", d=lines, fill="none", stroke=f"var(--{role})", stroke_width=0.9, opacity=opacity)


def _placed(x: float, foot: float, size: Point, scale: float) -> str:
    """The transform that stands a picture on its foot."""
    return f"translate({_pair((x - size[0] * scale / 2, foot - size[1] * scale))})scale({number(round(scale, 3))})"


def _pair(at: Point) -> str:
    return f"{number(round(at[0], 1))} {number(round(at[1], 1))}"


def _rect(box: Box) -> dict[str, float]:
    return {name: round(value, 1) for name, value in zip(("x", "y", "width", "height"), box, strict=True)}
