"""Art: what only this game draws: its dice, the squares of the Nazgûl path, and the signs of the places' rules."""

from functools import lru_cache

from bagend.drawing.icons import Icon, icon_defs, use
from bagend.drawing.pen import Markup, el, number, translate
from bagend.drawing.sheets import Point
from bagend.engine.game import Art

from ..components import DICE

SIGNS = {
    "stroke": Icon(lines="M-10 9Q0 1 10.4-9.4"),
    "twice": Icon(lines="M-8-3L-2 4M-2-3L-8 4M1.6-2.6Q2-6 5-6T8-3Q8 0 1.6 5H8.6"),
    "minus": Icon(lines="M-9 0H-3M1.6-3.4L5-6V6"),
    "equals": Icon(lines="M-6-2.6H6M-6 2.6H6"),
    "inwards": Icon(lines="M-9 0H-3M9 0H3M-5.6-2.8L-2.8 0L-5.6 2.8M5.6-2.8L2.8 0L5.6 2.8"),
}
"""What a place does to a symbol."""

CSS = """
.trodden{fill:none;stroke:var(--way);stroke-width:2.4;stroke-linecap:round;stroke-dasharray:5 4}
.step{fill:var(--medal);stroke:var(--line);stroke-width:1.5}
.step.marked{fill:var(--shade)}
.rule-sign{color:var(--ink);stroke-width:2}
.rule-no{color:var(--mark);stroke-width:2.2}
.slot{fill:transparent}
"""

ART = Art(icon_defs("sign", SIGNS), CSS, DICE)


def die(
    key: str,
    hue: str,
    shows: str | None,
    emblem: str | None,
    roll: int | None,
    transform: str,
    idle: bool = False,
) -> Markup:
    """A die that tumbles when `roll`, the number of its throw, is given and not what it was."""
    return el(
        "g",
        use("die", f"die-body hue-{hue}"),
        use(shows, f"glyph face on-{hue}", "translate(0 -1) scale(1.2)") if shows else None,
        use(emblem, f"glyph on-{hue}", "translate(-14 -14) scale(.34)") if emblem else None,
        class_="piece die idle" if idle else "piece die",
        data_key=key,
        data_about=key,
        data_roll=roll,
        transform=transform,
    )


@lru_cache(4096)
def step(at: Point, width: float, height: float, marked: bool) -> Markup:
    """A square place, or half of one, drawn around its middle."""
    return el(
        "g",
        el(
            "rect",
            class_="step marked" if marked else "step",
            x=-width / 2,
            y=-height / 2,
            width=float(width),
            height=float(height),
            rx=3,
        ),
        use("sign-cross", "glyph mark", f"scale({number(round(min(width, height) / 27, 3))})") if marked else None,
        transform=translate(*at),
    )
