"""Art: what only this game draws: its signs, the faces and backs of cards, and seals with prices."""

import math
from functools import lru_cache

from bagend.drawing.icons import icon_defs, use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.engine.game import Art
from bagend.engine.sets import has

from ..components import CHOICES
from ..components import SKILLS as NAMES
from ..facts.keys import choice_symbol
from .icons import DEEDS, GOODS, PEOPLES, SHAPES, SKILLS

CSS = """
.card-face{fill:var(--medal);stroke:var(--rim);stroke-width:1.2}
.card-band{fill:currentColor;stroke:var(--rim);stroke-width:1}
.card-back{fill:var(--hair);stroke:var(--edge);stroke-width:1.6}
.card-lace{fill:none;stroke:var(--edge);stroke-width:1}
.card-mark{color:var(--desk)}
.covered{opacity:.93}
.spot{fill:transparent}
.card-sign{color:var(--ink)}
.coin-seal{fill:var(--yellow);stroke:var(--rim);stroke-width:1}
.coin-seal.dear{fill:var(--paper-dim)}
.coin-count{font-weight:700;fill:var(--on-yellow);text-anchor:middle}
.coin-count.dear{fill:var(--ink-soft)}
.region{fill:var(--near);stroke:var(--line);stroke-width:1.6}
.link{fill:none;stroke:var(--line);stroke-width:2.4;stroke-dasharray:.1 6;stroke-linecap:round}
.host{stroke:var(--rim);stroke-width:1.2;fill:currentColor}
.host-count{text-anchor:middle;fill:currentColor}
.space{fill:var(--medal);stroke:var(--line);stroke-width:1.3}
.space.bonus{fill:var(--paper-dim)}
.space.end{fill:var(--shade);stroke:var(--mark);stroke-width:2}
.veil{fill:var(--tray);opacity:.97}
.panel-frame{fill:none;stroke:var(--tray-answer);stroke-width:2}
.panel-words{fill:var(--on-tray);font-weight:600}
.chip{fill:var(--medal);stroke:currentColor;stroke-width:2}
.have{color:var(--ink)}
.have-not{color:var(--line);opacity:.45}
.on-map .target-ring{fill:var(--paper);stroke:var(--answer);stroke-width:2.4}
.on-card .sell{fill:var(--paper);stroke:var(--answer);stroke-width:1.6;opacity:.96}
.sell-words{font-weight:700;fill:var(--answer);text-anchor:middle}
"""
SIDE_HUES = ("blue", "red")


def choice_defs() -> Markup:
    """A symbol for each choice of skills: all of them, small, around the middle."""
    return join(
        [
            el("g", around([f"skill-{name}" for i, name in enumerate(NAMES) if has(group, i)]), id=choice_symbol(group))
            for group in CHOICES
        ]
    )


def around(signs: list[str]) -> list[Markup]:
    """Signs side by side if they are two, else in a ring."""
    count = len(signs)
    reach, scale = (7.5, 0.58) if count == 2 else (8.5, 0.5) if count == 3 else (10, 0.4)
    first = -math.pi / 2 if count == 2 else 0.0
    return [
        use(sign, None, translate(round(reach * math.sin(angle), 1), round(-reach * math.cos(angle), 1), scale))
        for sign, angle in ((sign, first + math.tau * i / count) for i, sign in enumerate(signs))
    ]


ART = Art(
    join(
        icon_defs("skill", SKILLS),
        icon_defs("people", PEOPLES),
        icon_defs("good", GOODS),
        icon_defs("deed", DEEDS),
        icon_defs("shape", SHAPES),
        choice_defs(),
    ),
    CSS,
    hues=SIDE_HUES,
)


@lru_cache(4096)
def frame(width: float, height: float, hue: str, shape: str) -> Markup:
    """The face of a card around its middle: paper, and a band of its colour with its shape."""
    x, y = -width / 2, -height / 2
    return el(
        "g",
        el("rect", class_="card-face", x=x, y=y, width=width, height=height, rx=5),
        el("path", class_=f"card-band hue-{hue}", d=band(width, height)),
        use(f"shape-{shape}", f"glyph on-{hue}", translate(x + 11, y + 10, 0.62)),
    )


def band(width: float, height: float, high: float = 20) -> str:
    """The band at the head of a card, with round corners."""
    x, y = -width / 2, -height / 2
    return (
        f"M{number(x)} {number(y + high)}V{number(y + 5)}Q{number(x)} {number(y)} {number(x + 5)} {number(y)}"
        f"H{number(-x - 5)}Q{number(-x)} {number(y)} {number(-x)} {number(y + 5)}V{number(y + high)}z"
    )


@lru_cache(64)
def back(width: float, height: float, number_of: int) -> Markup:
    """The back of a card: a ring of lace, and the strokes of its chapter."""
    x, y = -width / 2, -height / 2
    strokes = "".join(f"M{number(6 * i - 3 * (number_of - 1))} {number(y + 9)}v10" for i in range(number_of))
    return el(
        "g",
        el("rect", class_="card-back", x=x, y=y, width=width, height=height, rx=5),
        el("rect", class_="card-lace", x=x + 4, y=y + 4, width=width - 8, height=height - 8, rx=3),
        el("path", class_="card-lace", d=strokes),
        use("symbol-ring", "glyph card-mark", translate(0, 6, 1.1)),
    )


@lru_cache(512)
def seal(text: str, dear: bool, at: tuple[float, float], radius: float = 9) -> Markup:
    """A price: a coin with a number, dull if there are not so many."""
    state = " dear" if dear else ""
    size = "heading" if radius > 10 else "label"
    return el(
        "g",
        el("circle", class_=f"coin-seal{state}", r=radius),
        el("text", text, class_=f"{size} coin-count{state}", y=5 if size == "heading" else 4),
        transform=translate(*at),
    )


def spot(x: float, y: float, width: float, height: float) -> Markup:
    """What reacts to a pointer around signs and words."""
    return el("rect", class_="spot", x=x, y=y, width=width, height=height)
