"""Art: what only this game draws: its dice, its medals, the squares of the Nazgûl path, and strokes of a pen."""

from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, number, translate
from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL, WIDE, Art

from ..components import DICE, FOLDER

CSS = """
.trodden{fill:none;stroke:var(--way);stroke-width:3;stroke-linecap:round}
.won-note{fill:var(--way);font-weight:700}
.landmark.crossed{opacity:.28}
.inner{fill:none;stroke:var(--line);stroke-width:.8;opacity:.7}
.step{fill:var(--medal);stroke:var(--nib);stroke-width:1.6}
.step.marked{fill:var(--shade)}
.dread{fill:var(--robe);opacity:.3}
.omen{color:var(--ink-soft)}
.omen.close{color:var(--mark)}
.seam{color:var(--answer)}
.rule-sign{color:var(--ink);stroke-width:2}
.rule-no{color:var(--mark);stroke-width:2.2}
.slot,.under{fill:transparent}
.veil{fill:var(--paper-dim);opacity:.62}
.fallen{opacity:.5}
@media (prefers-reduced-motion:no-preference){.omen.close{animation:omen 1.6s ease-in-out infinite}}
@keyframes omen{50%{opacity:.35}}
"""

SHARED = ("emblem-*", "place-*", "sign-again", "sign-move", "symbol-*")

ART = Art(CSS, DICE, FOLDER / "art", shared=SHARED, shapes=(WIDE, TALL, LOW))


def die(
    key: str,
    hue: str,
    shows: str | None,
    emblem: str | None,
    roll: int | None,
    transform: str,
    idle: bool = False,
    kept: bool = False,
) -> Markup:
    """A die that tumbles when `roll`, the number of its throw, is given and not what it was."""
    return el(
        "g",
        use("cube", f"hue-{hue}"),
        use(shows, f"glyph face on-{hue}", "translate(1 1) scale(1.16)") if shows else None,
        use(emblem, f"glyph on-{hue}", "translate(-13.6 -13.6) scale(.36)") if emblem else None,
        class_="piece die idle" if idle else "piece die",
        data_key=key,
        data_about=key,
        data_roll=roll,
        # All dice in the tray are thrown each time: that is not worth a mark.
        data_idle=None if kept else "yes",
        transform=transform,
    )


@lru_cache(4096)
def medal(icon: str, at: Point, radius: float, is_behind: bool) -> Markup:
    """A round place with its landmark, paler once it is behind."""
    size = round(radius / 21 * 0.94, 3)
    return el(
        "g",
        el("circle", class_="medal", r=radius),
        el("circle", class_="inner", r=radius - 2.5),
        use(icon, "glyph landmark crossed" if is_behind else "glyph landmark", f"scale({number(size)})"),
        transform=translate(*at),
    )


@lru_cache(4096)
def step(at: Point, width: float, height: float, marked: bool) -> Markup:
    """A square place, or half of one, drawn around its middle."""
    box = {"x": -width / 2, "y": -height / 2, "width": float(width), "height": float(height), "rx": 2.5}
    return el("rect", class_="step marked" if marked else "step", transform=translate(*at), **box)


@lru_cache(4096)
def stroke(key: str, about: str, hand: str, class_: str, at: Point, size: float) -> Markup:
    """What a pen has crossed off; a new stroke comes as one pull of the pen."""
    drawn = use(hand, f"glyph {class_}")
    transform = translate(*at, round(size, 3))
    return el("g", drawn, class_="piece", data_key=key, data_about=about, transform=transform)


@lru_cache(1024)
def seam(at: Point, height: float) -> Markup:
    """Where Gandalf has split a square: a jagged line, and his sign above it."""
    x, y = at
    seal = min(8.5, height / 4)
    return el(
        "g",
        use("stroke-split", "glyph seam", f"scale({number(round(height / 32, 3))})"),
        el(
            "g",
            el("circle", class_="medal", r=seal),
            use("symbol-gandalf", "glyph seam", f"scale({number(round(seal / 17, 3))})"),
            transform=translate(0, -height / 2),
        ),
        transform=translate(x, y),
    )
