"""Land: the map of Middle-earth with units and fortresses, the quest of the Ring, and the stacks of tokens."""

import math
from functools import lru_cache

from bagend.drawing.figures import hobbit, rider
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import (
    BONUS,
    EMPTY,
    FELLOWSHIP,
    N_REGIONS,
    N_SEATS,
    NEIGHBOURS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SAURON,
    SIDES,
    Op,
)
from ..facts.alliances import stack_size
from ..facts.keys import key_of
from ..view import View
from .art import SIDE_HUES
from .faces import OP_SIGNS, token
from .layout import Box, Layout

LABEL = TEXT_SIZES["label"]
SIDE_SIGNS = ("deed-star", "deed-eye")
SCENES = ("rivendell", "bag-end", "lothlorien", "moria", "rohan", "minas-tirith", "mordor")
"""What is drawn faintly in each region."""

REACH = (50.0, 37.0)
"""Half the width and height of a region."""

WAVES = "q4-5 8 0t8 0t8 0"


def paper(box: Box, seed: int) -> Markup:
    """A sheet of parchment."""
    x, y, width, height = box
    outline = deckle(width, height, seed)
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        el("path", d=outline, fill="url(#vignette)"),
        el("rect", class_="frame", x=5, y=5, width=width - 10, height=height - 10, rx=2),
        transform=translate(x, y),
    )


@lru_cache(64)
def shore(seed: int, grow: float = 0) -> str:
    """The border of a region around its middle: it wavers like a coast drawn by hand."""
    points = []
    for step in range(28):
        angle = math.tau * step / 28
        waver = 1 + 0.06 * math.sin(3 * angle + seed) + 0.045 * math.sin(7 * angle + 2.3 * seed)
        x, y = (REACH[0] + grow) * waver * math.cos(angle), (REACH[1] + grow) * waver * math.sin(angle)
        points.append(f"{x:.1f} {y:.1f}")
    return "M" + "L".join(points) + "z"


def middle_earth(layout: Layout, words: Words) -> Markup:
    """The map without anybody on it."""
    spots = layout.regions()
    x, y, width, height = layout.map
    links = "".join(
        f"M{spots[a][0]:g} {spots[a][1]:g}L{spots[b][0]:g} {spots[b][1]:g}"
        for a in range(N_REGIONS)
        for b in range(a)
        if has(NEIGHBOURS[a], b)
    )
    waves = "".join(
        f"M{x + u * width:g} {y + v * height:g}{WAVES}" for u, v in ((0.06, 0.5), (0.1, 0.6), (0.05, 0.7), (0.24, 0.68))
    )
    return join(
        paper(layout.map, 3),
        el("path", class_="ridges", d=waves),
        use("scenery-compass", "glyph omen", translate(x + width * 0.61, y + height * 0.11, 0.8)),
        el("path", class_="link", d=links),
        [land(i, spots[i], words) for i in range(N_REGIONS)],
    )


def land(number: int, at: Point, words: Words) -> Markup:
    return el(
        "g",
        el("path", class_="region", d=shore(number)),
        use(f"place-{SCENES[number]}", "glyph omen", translate(0, 8, 1.25)),
        words_at(words.name("region", REGIONS[number]), (0, -17), "label middle here", LABEL, 92),
        data_about=key_of("region", number),
        transform=translate(*at),
    )


def hosts(view: View, layout: Layout) -> Markup:
    """Units and fortresses: the Fellowship's on the left, round; Sauron's on the right, pointed."""
    spots = layout.regions()
    return el(
        "g",
        [host(view, seat, region, spots[region]) for seat in range(N_SEATS) for region in range(N_REGIONS)],
        aria_hidden="true",
    )


def host(view: View, seat: int, region: int, at: Point) -> Markup:
    """What one side has in one region."""
    hue = SIDE_HUES[seat]
    towards = -1 if seat == FELLOWSHIP else 1
    units = int(view.units[seat, region])
    has_fort = has(view.forts[seat], region)
    x, y = at
    return join(
        el(
            "g",
            el("rect", class_="card-face", x=-10, y=-11, width=20, height=22, rx=3),
            use("deed-fortress", f"glyph hue-{hue}", translate(0, 0, 0.8)),
            class_="piece",
            data_key=f"fortress-{SIDES[seat]}-{REGIONS[region]}",
            data_about=key_of("fortress", region, seat),
            transform=translate(x + 37 * towards, y - 1),
        )
        if has_fort
        else None,
        el(
            "g",
            [unit(seat, region, number, units, at) for number in range(units)],
            el(
                "g",
                el("text", str(units), class_=f"heading host-count on-{hue}", y=6 if seat == FELLOWSHIP else 5),
                class_="art",
                transform=translate(*unit_at(seat, units - 1, units, at)),
            ),
            data_about=key_of("units", region, seat),
        )
        if units
        else None,
    )


STACK = 9.0
"""How far a stack of units rises at most."""


def unit_at(seat: int, number: int, units: int, at: Point) -> Point:
    """Where a unit of a stack lies, from the bottom."""
    rise = number * min(2.5, STACK / max(1, units - 1))
    return at[0] + 14.5 * (-1 if seat == FELLOWSHIP else 1), round(at[1] + 14 - rise, 1)


def unit(seat: int, region: int, number: int, units: int, at: Point) -> Markup:
    """One unit.  All of a side are alike: the kind lets one that is moved slide from region to region."""
    return el(
        "g",
        el("path", class_=f"host hue-{SIDE_HUES[seat]}", d=shield(seat)),
        class_="piece",
        data_key=f"unit-{SIDES[seat]}-{REGIONS[region]}-{number + 1}",
        data_kind=f"unit-{SIDES[seat]}",
        transform=translate(*unit_at(seat, number, units, at)),
    )


def shield(seat: int) -> str:
    """The form that tells the sides apart without colour: a round shield, or one with horns."""
    if seat == FELLOWSHIP:
        return "M-13 0A13 13 0 1 1 13 0A13 13 0 1 1-13 0z"
    return "M-15-14L-6-10L0-14L6-10L15-14L12 4L0 14L-12 4z"


def quest(view: View, layout: Layout, words: Words) -> Markup:
    """Both strips of the quest, one above the other, with what lies on their bonus spaces."""
    x, y, _, _ = layout.quest
    return el(
        "g",
        paper(layout.quest, 5),
        words_at(words("board-quest"), (x + 12, y + 15), "label soft", LABEL, 150),
        [space(seat, step, layout) for seat in range(N_SEATS) for step in range(QUEST_STEPS + 1)],
        class_="art",
        data_about=key_of("quest"),
        aria_hidden="true",
    )


def space_at(seat: int, step: int, layout: Layout) -> Point:
    x, y, width, height = layout.quest
    pitch = (width - 44) / QUEST_STEPS
    return x + 22 + pitch * step, y + height * (0.5 if seat == FELLOWSHIP else 0.83)


def space(seat: int, step: int, layout: Layout) -> Markup:
    at = space_at(seat, step, layout)
    op = int(BONUS[step, 0])
    key = key_of("space", step, seat)
    if step == QUEST_STEPS:
        sign = "deed-volcano" if seat == FELLOWSHIP else "symbol-ring"
        return el(
            "g",
            el("circle", class_="space end", cx=at[0], cy=at[1], r=13),
            use(sign, "glyph card-sign", translate(*at, 0.8)),
            data_about=key,
        )
    if op == Op.NONE:
        return el("circle", class_="space", cx=at[0], cy=at[1], r=7, data_about=key)
    return el(
        "g",
        el("circle", class_="space bonus", cx=at[0], cy=at[1], r=11.5),
        use(OP_SIGNS[Op(op)], "glyph card-sign", translate(*at, 0.6)),
        data_about=key,
    )


def characters(view: View, layout: Layout) -> Markup:
    """Frodo and Sam on their strip, the Nazgûl on theirs."""
    x, y = space_at(FELLOWSHIP, int(view.quest[FELLOWSHIP]), layout)
    u, v = space_at(SAURON, int(view.quest[SAURON]), layout)
    frodo = hobbit("character-fellowship", "blue", "frodo", translate(x, y - 9, 0.82))
    nazgul = rider("character-sauron", translate(u, v - 9, 0.82))
    return el(
        "g",
        el("g", frodo, data_about=key_of("character", 0, FELLOWSHIP)),
        el("g", nazgul, data_about=key_of("character", 0, SAURON)),
        aria_hidden="true",
    )


def stack_at(race: int, layout: Layout) -> Point:
    x, y, width, height = layout.stacks
    pitch = (width - 12) / len(RACES)
    return x + 6 + pitch * (race + 0.5), y + height / 2 - 9


def stacks(view: View, layout: Layout, words: Words) -> Markup:
    """The six stacks of tokens: the sign of the race or the top token, if it is known, and how many are left."""
    return el(
        "g",
        paper(layout.stacks, 8),
        [stack(view, race, layout, words) for race in range(len(RACES))],
        class_="art",
        aria_hidden="true",
    )


def stack(view: View, race: int, layout: Layout, words: Words) -> Markup:
    count = int(stack_size(view, race))
    top = int(view.top[race])
    layers = [el("circle", class_="medal", cy=-2.5 * i, r=20) for i in range(max(1, count))]
    lift = -2.5 * max(0, count - 1)
    return el(
        "g",
        layers,
        use(f"people-{RACES[race]}", "glyph card-sign" if count else "glyph have-not", translate(0, lift, 1.05))
        if top == EMPTY
        else el("g", token(top, (0, lift), 20 / 14), data_about=key_of("token", top)),
        None if top == EMPTY else use("deed-eye", "glyph arrow", translate(17, lift - 15, 0.6)),
        el("circle", class_="medal", cx=17, cy=13, r=8.5),
        words_at(str(count), (17, 17.5), "label middle", LABEL, 12),
        words_at(words.name("race", RACES[race]), (0, 35), "label middle", LABEL, (layout.stacks[2] - 12) / 6 - 4),
        data_about=key_of("stack", race),
        transform=translate(*stack_at(race, layout)),
    )
