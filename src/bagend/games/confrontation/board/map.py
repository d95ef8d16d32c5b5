"""Map: what the ground's picture does not say: the names of the regions, and what can be pointed at."""

from functools import cache
from itertools import pairwise

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, number, translate
from bagend.drawing.sheets import Point, road, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.game import WIDE
from bagend.engine.words import Words

from ..components import N_REGIONS, REGIONS, Region
from .country import border_path
from .layout import Layout


@cache
def land_map(layout: Layout, words: Words) -> Markup:
    """What never changes while the shape stays."""
    width, height = layout.map_size
    below = el("rect", class_="desk", y=height, width=layout.width, height=layout.height - height)
    return el(
        "g",
        below,
        el("rect", width=width, height=height, fill="url(#vignette)"),
        [region(layout, number, words) for number in range(N_REGIONS)],
        river(layout),
        tunnel(layout),
        gates(layout),
        class_="art",
        aria_hidden="true",
    )


def region(layout: Layout, number: int, words: Words) -> Markup:
    name = REGIONS[number]
    (x, y), (width, height) = layout.centres[number], layout.halves[number]
    return el(
        "g",
        el("path", class_="target", d=border_path(layout.country, number), data_rim="yes"),
        words_at(
            words.name("place", name),
            (round(x, 1), round(y - height + (17 if layout.shape == WIDE else 15), 1)),
            "label middle here halo",
            TEXT_SIZES["label"],
            2 * width - 4,
        ),
        data_about=f"region-{name}",
    )


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def river(layout: Layout) -> Markup:
    """The Anduin, with arrows downstream between its regions."""
    places = (Region.MIRKWOOD, Region.FANGORN, Region.ROHAN)
    turn = 90 if layout.across else 0
    axis = 0 if layout.across else 1
    arrows = []
    for one, other in pairwise(layout.centres[place] for place in places):
        at = list(between(one, other, 0.5))
        at[axis] = min(layout.river, key=lambda point: abs(point[1 - axis] - at[1 - axis]))[axis]
        arrows.append(el("path", class_="body", d="M-7-6L8 0L-7 6L-3 0z", transform=translate(at[0], at[1], turn=turn)))
    return el(
        "g",
        el("path", class_="stream", d=road(layout.river, len(layout.river) - 1)),
        arrows,
        class_="hue-blue",
        data_about="river",
    )


def tunnel(layout: Layout) -> Markup:
    """The way under the mountains from Eregion to Fangorn."""
    (x, y), (u, v) = gate_places(layout)
    way = f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
    return el(
        "g",
        el("path", class_="tunnel-bed", d=way),
        el("path", class_="tunnel-way", d=way),
        data_about="tunnel",
    )


def gate_places(layout: Layout) -> tuple[Point, Point]:
    """The two gates of the tunnel, in the mountains; where their names are above, below these."""
    start, end = layout.centres[Region.EREGION], layout.centres[Region.FANGORN]
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    near = layout.halves[Region.EREGION][0 if layout.across else 1] + 15
    far = near if layout.across else near + 18
    return between(start, end, near / length), between(start, end, 1 - far / length)


def gates(layout: Layout) -> list[Markup]:
    return [
        el(
            "g",
            el("circle", class_="medal", r=9),
            use("place-moria", "glyph landmark", "scale(.43)"),
            data_about="tunnel",
            transform=translate(*at),
        )
        for at in gate_places(layout)
    ]
