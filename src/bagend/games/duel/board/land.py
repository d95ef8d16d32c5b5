"""Land: armies and fortresses on the map, and the stacks of tokens."""

from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.ink import path
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import EMPTY, FELLOWSHIP, N_REGIONS, N_SEATS, RACES, REGIONS, SIDES, Ending
from ..facts.alliances import stack_size
from ..facts.keys import key_of
from ..view import View
from .faces import token
from .layout import Layout, layout_of
from .terrain import borders

LABEL = TEXT_SIZES["label"]

RANKS = ((0, -4), (-11, 1), (11, 1), (0, 6), (-20, 7), (20, 7), (-9, 11), (9, 11))
"""Where the units of an army stand, from the back to the front; more of them stand close behind these."""


def lands(layout: Layout, words: Words) -> Markup:
    """The names of the regions, and what reacts to a pointer there."""
    return el("g", [land(i, layout, words) for i in range(N_REGIONS)], class_="art", aria_hidden="true")


def land(number: int, layout: Layout, words: Words) -> Markup:
    name = words.name("region", REGIONS[number])
    return el(
        "g",
        el("path", class_="spot", d=border_of(number, layout.shape), data_rim="yes"),
        words_at(name, (0, round(-23 * layout.host, 1)), "label middle here halo", LABEL, 92),
        data_about=key_of("region", number),
        transform=translate(*layout.regions()[number]),
    )


@lru_cache(64)
def border_of(number: int, shape: str) -> str:
    """The border of a region, around the place where its armies stand."""
    x, y = layout_of(shape).regions()[number]
    return path([(u - x, v - y) for u, v in borders(shape)[number]], closed=True)


def hosts(view: View, layout: Layout) -> Markup:
    """Units and fortresses of both sides."""
    return el(
        "g",
        [
            [fortress(view, seat, region, layout) for seat in range(N_SEATS) for region in range(N_REGIONS)],
            [host(view, seat, region, layout) for seat in range(N_SEATS) for region in range(N_REGIONS)],
        ],
        data_decided=decided(view, Ending.CONQUEST, Ending.MAJORITY, Ending.SHARED),
        aria_hidden="true",
    )


def decided(view: View, *endings: Ending) -> str | None:
    """Marks what such an ending shows: a small screen turns to it when the match is over."""
    return "" if view.ending in endings else None


def fortress(view: View, seat: int, region: int, layout: Layout) -> Markup | None:
    """A castle with a pennant, or a tower with an eye."""
    if not has(view.forts[seat], region):
        return None
    x, y = layout.regions()[region]
    return el(
        "g",
        use(f"fort-{SIDES[seat]}"),
        class_="piece",
        data_key=f"fortress-{SIDES[seat]}-{REGIONS[region]}",
        data_about=key_of("fortress", region, seat),
        transform=translate(
            round(x - 28 * layout.host, 1), round(y + 2 * layout.host, 1), round(0.92 * layout.host, 2)
        ),
    )


def host(view: View, seat: int, region: int, layout: Layout) -> Markup | None:
    """The army that one side has in one region, under a banner with how many they are."""
    units = int(view.units[seat, region])
    if not units:
        return None
    at = camp(view, seat, region, layout)
    size = layout.host
    flag = (round(at[0] + (17 if units == 1 else 25) * size, 1), round(at[1] - 6 * size, 1))
    return el(
        "g",
        [unit(seat, region, number, at, size) for number in range(units)],
        standard(seat, units, flag, size),
        data_about=key_of("units", region, seat),
    )


def camp(view: View, seat: int, region: int, layout: Layout) -> Point:
    """Where an army stands: beside a fortress, and apart from the enemy."""
    x, y = layout.regions()[region]
    aside = -8.0
    if view.units[1 - seat, region]:
        aside = -26.0 if seat == FELLOWSHIP else 14.0
    elif has(view.forts[0] | view.forts[1], region):
        aside = 4.0
    return x + aside * layout.host, y + 6 * layout.host


@lru_cache(1024)
def standard(seat: int, units: int, at: Point, size: float) -> Markup:
    """A banner with a number.  Its form tells the sides apart without colour."""
    return el(
        "g",
        use(f"banner-{SIDES[seat]}", None, translate(0, 0, max(0.8, round(size, 2)))),
        el("text", str(units), class_="heading host-count", x=1, y=3),
        class_="art",
        transform=translate(*at),
    )


@lru_cache(4096)
def unit(seat: int, region: int, number: int, at: Point, size: float) -> Markup:
    """One unit.  All of a side are alike: the kind lets one that is moved slide from region to region."""
    right, down = RANKS[number % len(RANKS)]
    again = 3 * (number // len(RANKS))
    return el(
        "g",
        use(f"host-{SIDES[seat]}"),
        class_="piece",
        data_key=f"unit-{SIDES[seat]}-{REGIONS[region]}-{number + 1}",
        data_kind=f"unit-{SIDES[seat]}",
        transform=translate(
            round(at[0] + (right + again) * size, 1), round(at[1] + (down - again) * size, 1), round(0.66 * size, 2)
        ),
    )


def stack_at(race: int, layout: Layout) -> Point:
    x, y, width, height = layout.stacks
    across = layout.stacks_across
    rows = len(RACES) // across
    wide, high = (width - 12) / across, (height - 10) / rows
    return round(x + 6 + wide * (race % across + 0.5), 1), round(y + 5 + high * (race // across + 0.5) - 7, 1)


def stacks(view: View, layout: Layout, words: Words) -> Markup:
    """The six stacks of tokens: the sign of the race or the top token, if it is known, and how many are left."""
    return el(
        "g",
        [stack(view, race, layout, words) for race in range(len(RACES))],
        class_="art",
        aria_hidden="true",
    )


def eye_of_known(x: float, y: float) -> Markup:
    """An eye: the token on top was shown."""
    return el(
        "g",
        el("circle", class_="medal", r=8.5),
        use("deed-eye", "glyph arrow", "scale(.5)"),
        transform=translate(x, round(y, 1)),
    )


def stack(view: View, race: int, layout: Layout, words: Words) -> Markup:
    count = int(stack_size(view, race))
    top = int(view.top[race])
    lift = -2.5 * max(0, count - 1)
    room = (layout.stacks[2] - 12) / layout.stacks_across - 3
    return el(
        "g",
        [use("medal", None if count else "have-not", translate(0, -2.5 * i, 1.05)) for i in range(max(1, count))],
        use(f"people-{RACES[race]}", "glyph card-sign" if count else "glyph have-not", translate(0, lift, 0.95))
        if top == EMPTY
        else el("g", token(top, (0, lift), 1.05), data_about=key_of("token", top)),
        None if top == EMPTY else eye_of_known(17, lift - 14),
        el("circle", class_="medal", cx=18, cy=12, r=8.5),
        words_at(str(count), (18, 16.5), "label middle", LABEL, 12),
        words_at(words.name("race", RACES[race]), (0, 32), "label middle", LABEL, room),
        data_about=key_of("stack", race),
        transform=translate(*stack_at(race, layout)),
    )
