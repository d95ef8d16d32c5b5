"""Art: what only this game draws: pawns with the sign of their weapon, pipped dice, the signs of the dangers.

Drawn in place, around (0, 0).
"""

from functools import lru_cache

from bagend.drawing.icons import Icon, circle, icon_defs, use
from bagend.drawing.pen import Markup, el, translate
from bagend.engine.game import Art

SIGNS = {
    "bow": Icon(
        lines="M-7-11Q7-7 8 0T-7 11M-7-11L-3.500 0L-7 11M-9 0H11",
        solid="M11 0L6.500-2.800V2.800z",
    ),
    "axe": Icon(
        lines="M-6 12L4-11",
        solid="M2-10.500Q9-13 12-6.500Q8.500-4.500 8.500 0Q3-2.500-.500-4.500zM1.500-10Q-4-13-7-9Q-3.500-8-2.500-5z",
    ),
    "daggers": Icon(
        lines="M-9 9L-4 3M9 9L4 3M-7.500 3.500L-2.500 7M7.500 3.500L2.500 7",
        solid="M-5 4.500L5.500-11.500L6.500-6.500L-2.500 6zM5 4.500L-5.500-11.500L-6.500-6.500L2.500 6z",
    ),
    "heart": Icon(solid="M0 10.5Q-12 2-10.5-5Q-9-10.5-4.5-9.5Q-1-8.8 0-5Q1-8.8 4.5-9.5Q9-10.5 10.5-5Q12 2 0 10.5z"),
    "eye": Icon(
        lines="M-12 0Q0-11 12 0Q0 11-12 0zM-12-5L-9.500-3M12-5L9.500-3M0-11V-8.500",
        solid="M0-6.500Q3.500 0 0 6.500Q-3.500 0 0-6.500z",
    ),
    "star": Icon(solid="M0-11L2.6-3.4L10.5-3.2L4.2 1.6L6.5 9.2L0 4.7L-6.5 9.2L-4.2 1.6L-10.5-3.2L-2.6-3.4z"),
    "tower": Icon(
        lines="M-5 12L-3.500-5H3.500L5 12M-7 12H7M-2 2H2M-2.500 7H2.500",
        solid="M-5.500-12L-3.500-8H-1.500L0-13L1.500-8H3.500L5.500-12L4.500-4.500H-4.500z",
    ),
    "banner": Icon(lines="M-7 12V-12", solid="M-6-11.500L10-9L6-4.500L10 0L-6 1z"),
}


ART = Art(
    symbols=icon_defs("symbol", {"allies": SIGNS["star"]}),
    css=".bead{fill:var(--medal);stroke:var(--line);stroke-width:1.5}"
    # What lies in an empty space can be pointed at.
    ".room{fill:transparent}"
    # Black riders are to be seen in every light.
    ".lair{fill:var(--grey);stroke:var(--line);stroke-width:1.2}",
    hues=("blue", "yellow", "green", "red"),
)


@lru_cache(1024)
def sign(name: str, class_: str, transform: str | None = None) -> Markup:
    """One of the signs above, in the colour of its class."""
    icon = SIGNS[name]
    lines = el("path", class_="lines", d=icon.lines) if icon.lines else None
    solid = el("path", class_="solid", d=icon.solid) if icon.solid else None
    return el("g", solid, lines, class_=f"glyph {class_}", transform=transform)


def emblem(name: str, transform: str) -> Markup:
    """The sign of a figure: one of the signs above, or an icon all games share."""
    if name in SIGNS:
        return sign(name, "", transform)
    return use(name, "glyph", transform)


def pawn(key: str, hue: str, name: str, transform: str) -> Markup:
    """A member of the Fellowship in a cloak of its colour, with its sign; slides when it moves."""
    return el(
        "g",
        el("g", use("figure-hobbit"), class_=f"hue-{hue}"),
        el("g", emblem(name, "translate(0 5.500) scale(.58)"), class_=f"on-{hue}"),
        class_="piece",
        data_key=key,
        data_about=key,
        transform=transform,
    )


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def pipped_die(key: str | None, hue: str, pips: int, name: str | None, roll: int | None, transform: str) -> Markup:
    """A die with pips and, on its corner, the sign of its figure; in the pool it shows the sign alone.

    Without a key it is only a picture.
    """
    body = el("g", use("die"), class_=f"die-body hue-{hue}")
    printed: list[Markup] = []
    if pips:
        spots = [el("path", class_="solid", d=circle(8.5 * x - 1, 8.5 * y + 1, 3.5)) for x, y in PIPS[pips]]
        printed.append(el("g", spots, class_=f"on-{hue}"))
        if name:
            printed.append(el("circle", class_=f"seal hue-{hue}", cx=15, cy=-15, r=8.5))
            printed.append(el("g", emblem(name, "translate(15 -15) scale(.5)"), class_=f"on-{hue}"))
    elif name:
        printed.append(el("g", emblem(name, "scale(1.1)"), class_=f"on-{hue}"))
    return el("g", body, printed, class_="piece die", data_key=key, data_about=key, data_roll=roll, transform=transform)


def digit_die(number: int | None, digit: int, roll: int | None, transform: str) -> Markup:
    """A black die with a digit.  Without a number of its own it is only a picture."""
    key, about = (None, None) if number is None else (f"die-black-{number}", f"black-{number}")
    text = el("text", str(digit), class_="solid on-black middle", y=6.6) if digit else None
    body = el("g", use("die"), class_="die-body hue-black")
    lettering = el("g", text, class_="title", transform="scale(1.25)") if text else None
    return el(
        "g", body, lettering, class_="piece die", data_key=key, data_about=about, data_roll=roll, transform=transform
    )


@lru_cache(512)
def space(number: int, at: tuple[float, float], radius: float, kind: str) -> Markup:
    """An oval space of the path, plain or with the sign of its event."""
    size = radius / 15
    inside = None
    if kind == "heart":
        inside = sign("heart", "landmark", f"scale({size:.2f})")
    elif kind == "nazgul":
        inside = use("symbol-nazgul", "glyph landmark", f"scale({size:.2f})")
    oval = el("ellipse", class_="medal", rx=round(radius * 1.1, 1), ry=round(radius * 0.92, 1))
    return el("g", oval, inside, data_about=f"space-{number}", transform=translate(*at))
