"""Art: what only this game draws: its signs, the faces and backs of cards, and seals with prices."""

import math
from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.engine.game import LOW, TALL, WIDE, Art
from bagend.engine.sets import has

from ..components import CHOICES, FOLDER
from ..components import SKILLS as NAMES
from ..facts.keys import choice_symbol

CSS = """
.card-face{fill:var(--medal);stroke:var(--rim);stroke-width:1.3}
.card-band{fill:currentColor;stroke:var(--rim);stroke-width:1}
.card-line{fill:none;stroke:currentColor;stroke-width:.9;opacity:.55}
.card-fall{fill:var(--shadow);opacity:.32}
.card-foot{fill:var(--paper-dim);opacity:.92}
.card-back{fill:var(--hair);stroke:var(--rim);stroke-width:1.3}
.card-lace{fill:none;stroke:var(--gilt);stroke-width:.9;opacity:.8}
.card-mark{color:var(--gilt)}
.shade{fill:var(--tray);opacity:.24}
.window{overflow:hidden}
.spot{fill:transparent}
.card-sign{color:var(--ink)}
.coin-seal{fill:var(--yellow);stroke:var(--rim);stroke-width:1.2}
.coin-rim{fill:none;stroke:var(--on-yellow);stroke-width:.7;opacity:.5}
.coin-gloss{fill:var(--gloss);opacity:.4}
.coin-seal.dear{fill:var(--paper-dim)}
.coin-count{font-weight:700;fill:var(--on-yellow);text-anchor:middle}
.coin-count.dear{fill:var(--ink-soft)}
.band-count{fill:currentColor;font-weight:700}
.band-slash{fill:none;stroke:currentColor;stroke-width:1.1}
.plaque{fill:var(--medal);stroke:var(--line);stroke-width:1}
.plaque.none{fill:none;opacity:.5}
.slip{fill:var(--paper);stroke:var(--rim);stroke-width:.9;opacity:.95}
.tile-rim{fill:none;stroke:var(--rim);stroke-width:2}
.gives{fill:var(--medal);stroke:var(--way);stroke-width:1.2}
.host-count{text-anchor:middle;fill:var(--cream);font-weight:700}
.space{fill:var(--paper);stroke:var(--rim);stroke-width:.9}
.space.bonus{stroke:var(--gilt);stroke-width:1.3}
.space.light{fill:var(--azure)}
.space.dark{fill:var(--gules)}
.on-light-space,.on-dark-space{color:var(--cream)}
.space.end{fill:var(--medal);stroke:var(--mark);stroke-width:2}
.veil{fill:var(--tray-edge);opacity:.72}
.panel-frame{fill:var(--tray);stroke:var(--tray-answer);stroke-width:2}
.panel-line{fill:var(--paper);stroke:var(--rim);stroke-width:1.3}
.panel-words{fill:var(--on-tray);font-weight:600}
.on-cloth{fill:var(--cream)}
.cloth-sign{color:var(--cream)}
.chip{fill:var(--medal);stroke:var(--rim);stroke-width:1}
.have{color:var(--ink)}
.have-not{color:var(--line);opacity:.5}
.on-map .target-ring{fill:var(--paper);stroke:var(--answer);stroke-width:2.4}
.on-map .glow{fill:var(--answer);fill-opacity:.14}
.on-card .sell{fill:var(--paper);stroke:var(--answer);stroke-width:1.6;opacity:.96}
.sell-words{font-weight:700;fill:var(--answer);text-anchor:middle}
"""
SIDE_HUES = ("blue", "red")
SHARED = ("scenery-compass", "sign-*", "symbol-ring")


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


ART = Art(CSS, SIDE_HUES, FOLDER / "art", composed=choice_defs(), shared=SHARED, shapes=(WIDE, TALL, LOW))


BAND = 22.0
"""How high the band at the head of a card is."""

HEMS = {
    "diamond": (3, "l{half} {deep} {half}-{deep}"),
    "disc": (5, "q{half} {deep} {step} 0"),
    "square": (4, "v{deep}h{half}v-{deep}h{half}"),
    "triangle": (6, "l{step}-{deep}v{deep}"),
    "cross": (5, "q{half}-{deep} {step} 0"),
    "star": (4, "l{quarter}-{deep} {quarter} {deep} {quarter} {deep} {quarter}-{deep}"),
}
"""The hem of a band, which tells its colour by its form: how often, and a piece of its way."""


@lru_cache(256)
def frame(width: float, height: float, hue: str, shape: str, high: float) -> Markup:
    """The face of a card around its middle: paper, engraved border, and a band of its colour with its own hem."""
    x, y = -width / 2, -height / 2
    return el(
        "g",
        el("rect", class_="card-fall", x=x + 1.5, y=y + 2.5, width=width, height=height, rx=5),
        el("rect", class_="card-face", x=x, y=y, width=width, height=height, rx=5),
        el("rect", class_=f"card-line hue-{hue}", x=x + 3, y=y + 3, width=width - 6, height=height - 6, rx=3),
        el("path", class_=f"card-band hue-{hue}", d=band(width, height, shape, high)),
    )


def band(width: float, height: float, shape: str, high: float = BAND, deep: float = 4.0) -> str:
    """The band at the head of a card, with round corners above and its hem below."""
    x, y = -width / 2, -height / 2
    count, way = HEMS[shape]
    step = width / count
    parts = {"step": step, "half": step / 2, "quarter": step / 4, "deep": deep}
    piece = way.format(**{name: number(round(part, 2)) for name, part in parts.items()})
    return (
        f"M{number(x)} {number(y + high)}"
        + piece * count
        + f"V{number(y + 5)}Q{number(-x)} {number(y)} {number(-x - 5)} "
        f"{number(y)}H{number(x + 5)}Q{number(x)} {number(y)} {number(x)} {number(y + 5)}z"
    )


@lru_cache(64)
def back(width: float, height: float, number_of: int) -> Markup:
    """The back of a card: dark cloth with lace, the Ring, and the strokes of its chapter."""
    x, y = -width / 2, -height / 2
    strokes = "".join(f"M{number(7 * i - 3.5 * (number_of - 1))} {number(y + 8)}v9" for i in range(number_of))
    petals = "".join(
        f"M0 4Q{number(round(17 * math.cos(a - 0.35), 1))} {number(round(4 + 17 * math.sin(a - 0.35), 1))} "
        f"{number(round(21 * math.cos(a), 1))} {number(round(4 + 21 * math.sin(a), 1))}Q"
        f"{number(round(17 * math.cos(a + 0.35), 1))} {number(round(4 + 17 * math.sin(a + 0.35), 1))} 0 4"
        for a in (math.tau * i / 8 for i in range(8))
    )
    return el(
        "g",
        el("rect", class_="card-fall", x=x + 1.5, y=y + 2.5, width=width, height=height, rx=5),
        el("rect", class_="card-back", x=x, y=y, width=width, height=height, rx=5),
        el("rect", class_="card-lace", x=x + 3.5, y=y + 3.5, width=width - 7, height=height - 7, rx=3),
        el("path", class_="card-lace", d=strokes + petals),
        use("symbol-ring", "glyph card-mark", translate(0, 4, 1.15)),
    )


@lru_cache(512)
def seal(text: str, dear: bool, at: tuple[float, float], radius: float = 9) -> Markup:
    """A price: a coin with a number, dull if there are not so many."""
    state = " dear" if dear else ""
    size = "heading" if radius > 10 else "label"
    return el(
        "g",
        el("circle", class_=f"coin-seal{state}", r=radius),
        el("circle", class_="coin-rim", r=round(radius * 0.8, 1)),
        el("text", text, class_=f"{size} coin-count{state}", y=5 if size == "heading" else 4),
        transform=translate(*at),
    )


def window(name: str, box: tuple[float, float, float, float], part: str = "YMax") -> Markup:
    """A picture seen through a window: as much of it as fits, from its foot or around its middle."""
    x, y, width, height = box
    return el(
        "svg",
        use(name),
        class_="window",
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox="0 0 160 96",
        preserveAspectRatio=f"xMid{part} slice",
    )


def spot(x: float, y: float, width: float, height: float) -> Markup:
    """What reacts to a pointer around signs and words."""
    return el("rect", class_="spot", x=x, y=y, width=width, height=height)
