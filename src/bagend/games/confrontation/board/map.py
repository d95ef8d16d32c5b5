"""Map: the lands from the Shire to Mordor, the roads between them, the river and the tunnel."""

from functools import cache
from itertools import pairwise

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, number, translate
from bagend.drawing.sheets import Point, road, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import FORWARD, LIGHT, N_REGIONS, REGIONS, SIDEWAYS, Region
from .layout import LANDS, Layout, blob


@cache
def land_map(layout: Layout, words: Words) -> Markup:
    """What never changes while the shape stays."""
    return el(
        "g",
        el("rect", class_="desk", width=layout.width, height=layout.height, rx=8),
        [el("path", class_="road", d=way) for way in roads(layout)],
        river(layout),
        tunnel(layout),
        [region(layout, number, words) for number in range(N_REGIONS)],
        river_signs(layout),
        gates(layout),
        class_="art",
        aria_hidden="true",
    )


def roads(layout: Layout) -> list[str]:
    found = []
    for start in range(N_REGIONS):
        for end in range(N_REGIONS):
            if has(int(FORWARD[LIGHT, start]), end) or (start < end and has(int(SIDEWAYS[start]), end)):
                (x, y), (u, v) = layout.centres[start], layout.centres[end]
                found.append(f"M{number(x)} {number(y)}L{number(u)} {number(v)}")
    return found


def region(layout: Layout, number: int, words: Words) -> Markup:
    name = REGIONS[number]
    icon, tint = LANDS[name]
    width, height = layout.halves[number]
    outline = blob(width, height, number)
    size = 1.25 if icon.startswith("place") else 1.0
    down = 9.0
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        el("path", class_=f"body hue-{tint}", d=outline, fill_opacity=0.26),
        el("g", use(icon, "glyph omen", translate(0, down, size * (1.25 if layout.across else 0.85))), opacity=0.55),
        words_at(
            words.name("place", name),
            (0, 15 - height),
            "label middle here",
            TEXT_SIZES["label"],
            2 * width - 8,
        ),
        data_about=f"region-{name}",
        transform=translate(*layout.centres[number]),
    )


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def river(layout: Layout) -> Markup:
    """The Anduin, from Mirkwood past Fangorn to Rohan."""
    mirkwood, fangorn, rohan = (layout.centres[place] for place in (Region.MIRKWOOD, Region.FANGORN, Region.ROHAN))
    side = (58.0, 0.0) if layout.across else (0.0, -35.0)
    points = [(x + side[0], y + side[1]) for x, y in (mirkwood, fangorn, rohan)]
    if layout.across:
        course = [(points[0][0] - 30, points[0][1] - 76), *points, (points[2][0] - 24, points[2][1] + 76)]
    else:
        course = [(points[0][0] - 60, points[0][1] + 8), *points, (points[2][0] + 52, points[2][1] + 6)]
    way = road(tuple(course), len(course) - 1)
    return el(
        "g",
        el("path", class_="lines", d=way, stroke_width=13, stroke_linecap="round", opacity=0.35),
        el("path", class_="lines", d=way, stroke_width=7, stroke_linecap="round", opacity=0.75),
        class_="hue-blue",
        data_about="river",
    )


def river_signs(layout: Layout) -> Markup:
    """Arrows downstream, between the regions."""
    places = (Region.MIRKWOOD, Region.FANGORN, Region.ROHAN)
    centres = [layout.centres[place] for place in places]
    turn = 90 if layout.across else 0
    arrows = [
        el("path", class_="body", d="M-8-6L8 0L-8 6L-4 0z", transform=translate(*between(a, b, 0.5), turn=turn))
        for a, b in pairwise(centres)
    ]
    return el("g", arrows, class_="hue-blue", data_about="river")


def tunnel(layout: Layout) -> Markup:
    """The way under the mountains from Eregion to Fangorn."""
    start, end = layout.centres[Region.EREGION], layout.centres[Region.FANGORN]
    way = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
    return el(
        "g",
        el("path", class_="lines", d=way, stroke_width=16, opacity=0.30),
        el("path", class_="lines", d=way, stroke_width=9, stroke_dasharray="11 5", opacity=0.85),
        class_="omen",
        data_about="tunnel",
    )


def gates(layout: Layout) -> list[Markup]:
    """The two gates of the tunnel, at the edges of Eregion and Fangorn."""
    start, end = layout.centres[Region.EREGION], layout.centres[Region.FANGORN]
    edge = layout.halves[Region.EREGION][0 if layout.across else 1] + 2
    share = edge / max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    return [
        el(
            "g",
            el("circle", class_="medal", r=9),
            use("place-moria", "glyph landmark", "scale(.42)"),
            data_about="tunnel",
            transform=translate(*between(start, end, where)),
        )
        for where in (share, 1 - share)
    ]
