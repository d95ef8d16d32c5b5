"""Art: what only this game draws: figures, stones of the road, lamps, dice with pips.

Drawn in place, around (0, 0).
"""

from functools import lru_cache

from bagend.drawing.icons import circle, use
from bagend.drawing.pen import Markup, el, translate
from bagend.engine.game import LOW, TALL, WIDE, Art

from ..components import FOLDER

ART = Art(
    # What lies in an empty space can be pointed at.
    css=".room{fill:transparent}"
    # Black riders are to be seen in every light.
    ".lair{fill:var(--grey);stroke:var(--line);stroke-width:1.2}"
    ".hollow{fill:var(--paper);fill-opacity:.35;stroke:var(--nib);stroke-width:1.2;stroke-dasharray:3 3}"
    ".cast{fill:var(--shadow);opacity:.3}"
    ".stone{fill:var(--crag);stroke:var(--nib);stroke-width:1.6}"
    ".crater{fill:var(--ember);stroke:var(--nib);stroke-width:1.6}.lava{fill:var(--flame)}"
    ".stone-rim{fill:none;stroke:var(--nib);stroke-width:.7;opacity:.6}"
    # Courage: lamps on a dark board, in every light.
    ".lamp{fill:var(--tray-edge);stroke:var(--tray-line);stroke-width:1.4}"
    ".lamp.lit{fill:var(--flame);stroke:var(--tray-edge)}"
    ".on-lamp{fill:var(--on-tray)}.lit-number{fill:var(--on-yellow);font-weight:700}"
    ".chain{fill:none;stroke:var(--tray-line);stroke-width:2.4;stroke-dasharray:.1 4;stroke-linecap:round}"
    ".glimmer{fill:var(--flame);opacity:.3}.fire{color:var(--ember)}"
    ".omen-mark{color:var(--ember);stroke-width:2.4}.star-mark{color:var(--tray-answer)}"
    # Cards: a picture in ink, a banner in the colour of its kind, words on paper.
    ".card-edge{fill:none;stroke:var(--piece-line);stroke-width:1.6}"
    ".picture-line{fill:none;stroke:var(--piece-line);stroke-width:1.2}"
    ".banner{fill:currentColor;stroke:var(--rim);stroke-width:1}"
    ".ghost{opacity:.65}.seal.slot-seal{stroke:var(--line)}"
    ".spent{opacity:.4}.back{fill:var(--gules-deep);stroke:var(--tray-edge);stroke-width:2}"
    ".back-line{fill:none;stroke:var(--gilt);stroke-width:1.2;opacity:.75}.back-art{color:var(--gilt);opacity:.85}"
    ".mist{fill:var(--wash-water)}.dawn{fill:var(--wash-grass)}"
    ".heart{color:var(--black)}.heart-edge{color:var(--cream)}"
    ".hue-gules{color:var(--gules)}.hue-vert{color:var(--vert)}.hue-azure{color:var(--azure)}"
    ".on-gules,.on-vert,.on-azure{color:var(--cream)}"
    ".tray-sign{color:var(--tray-answer);stroke-width:2}.hue-paper{color:var(--paper)}"
    "@media (prefers-reduced-motion:no-preference){"
    ".flicker{animation:flicker 2.6s ease-in-out infinite;transform-box:fill-box;transform-origin:50% 100%}}"
    "@keyframes flicker{0%,100%{transform:scale(1)}20%{transform:scale(.94,1.07)}45%{transform:scale(1.04,.95)}"
    "70%{transform:scale(.97,1.04)}}",
    hues=("blue", "yellow", "green", "red"),
    folder=FOLDER / "art",
    shared=("figure-rider", "scenery-*", "sign-*", "symbol-*"),
    shapes=(WIDE, TALL, LOW),
)


def pawn(key: str, hue: str, at: int, transform: str) -> Markup:
    """A member of the Fellowship in the colour of its die; slides when it moves.

    On the same space it has not moved, even if it made room there for another.
    """
    return el(
        "g",
        use(key, f"hue-{hue}"),
        class_="piece",
        data_key=key,
        data_about=key,
        data_at=at,
        transform=transform,
    )


SIGN = 16.0
"""How far the sign of its figure is from the middle of a die that shows pips, across and up."""

SIGN_RADIUS = 8.5
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
    body = use("die-solid", f"die-body hue-{hue}")
    printed: list[Markup] = []
    if pips:
        # Low and to the left, so that the sign on the corner covers none.
        spots = [el("path", class_="solid", d=circle(8 * x - 2, 8 * y + 2, 3.4)) for x, y in PIPS[pips]]
        printed.append(el("g", spots, class_=f"on-{hue}"))
        if name:
            printed.append(el("circle", class_=f"seal hue-{hue}", cx=SIGN, cy=-SIGN, r=SIGN_RADIUS))
            printed.append(el("g", use(name, "glyph", translate(SIGN, -SIGN, 0.5)), class_=f"on-{hue}"))
    elif name:
        printed.append(el("g", use(name, "glyph", "scale(1.1)"), class_=f"on-{hue}"))
    return el("g", body, printed, class_="piece die", **_named(key, key, pips, roll), transform=transform)


def digit_die(number: int | None, digit: int, roll: int | None, transform: str) -> Markup:
    """A black die with a digit.  Without a number of its own it is only a picture."""
    key, about = (None, None) if number is None else (f"die-black-{number}", f"black-{number}")
    text = el("text", str(digit), class_="solid on-black middle", y=6.6) if digit else None
    body = use("die-solid", "die-body hue-black")
    lettering = el("g", text, class_="title", transform="scale(1.36)") if text else None
    return el("g", body, lettering, class_="piece die", **_named(key, about, digit, roll), transform=transform)


def _named(key: str | None, about: str | None, shown: int, roll: int | None) -> dict[str, str | int | None]:
    """What a page needs to follow a die; one that shows nothing was only put away."""
    return {"data_key": key, "data_about": about, "data_roll": roll, "data_idle": None if shown or not key else "yes"}


@lru_cache(32)
def black_heart(size: float, at: tuple[float, float] = (0, 0)) -> Markup:
    """Courage lost: as black as the texts call it, with an edge for dark ground."""
    return el(
        "g",
        use("sign-heart", "heart-edge", f"scale({size * 1.25:.2f})"),
        use("sign-heart", "heart", f"scale({size:.2f})"),
        transform=translate(*at) if at != (0, 0) else None,
    )


@lru_cache(512)
def space(number: int, at: tuple[float, float], radius: float, kind: str) -> Markup:
    """A stone of the road, plain or with the sign of its event."""
    size = radius / 15
    inside = None
    if kind == "heart":
        inside = black_heart(size * 0.84)
    elif kind == "nazgul":
        inside = use("symbol-nazgul", "glyph landmark", f"scale({size:.2f})")
    wide, high = round(radius * 1.1, 1), round(radius * 0.92, 1)
    return el(
        "g",
        el("ellipse", class_="cast", cx=1.5, cy=3, rx=wide, ry=high),
        el("ellipse", class_="stone", rx=wide, ry=high),
        inside,
        data_about=f"space-{number}",
        transform=translate(*at),
    )


@lru_cache(64)
def crater(step: int, at: tuple[float, float], radius: float) -> Markup:
    """The fire into which the Ring must fall."""
    wide, high = round(radius * 1.3, 1), round(radius * 0.6, 1)
    return el(
        "g",
        el("ellipse", class_="crater", rx=wide, ry=high),
        el("ellipse", class_="lava flicker", cy=1, rx=wide - 7, ry=high - 4),
        data_about=f"space-{step}",
        transform=translate(*at),
    )


@lru_cache(64)
def square(step: int, at: tuple[float, float], radius: float) -> Markup:
    """The paved square before a destination."""
    wide, high = round(radius * 1.3, 1), round(radius * 0.82, 1)
    return el(
        "g",
        el("ellipse", class_="cast", cx=2, cy=4, rx=wide, ry=high),
        el("ellipse", class_="stone", rx=wide, ry=high),
        el("ellipse", class_="stone-rim", rx=wide - 4, ry=high - 3),
        data_about=f"space-{step}",
        transform=translate(*at),
    )
