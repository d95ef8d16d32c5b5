"""Quest: the road of the Ring.  The hobbits walk ahead towards the fire, and the Nazgûl ride after them.

D-103 to D-106: when Frodo and Sam advance, the Nazgûl come along, so the strip of the Nazgûl always ends where the
hobbits are.  What lies before the hobbits is theirs, what lies behind them is what the Nazgûl still have to ride.
"""

from collections.abc import Iterator

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..components import BONUS, FELLOWSHIP, QUEST_STEPS, SAURON, Ending, Op
from ..facts.keys import key_of
from ..view import View
from .art import spot
from .faces import OP_SIGNS
from .land import decided
from .layout import Layout


def quest(view: View, layout: Layout, words: Words) -> Markup:
    """The spaces on the road, with what lies on their bonus spaces."""
    x, y, _, _ = layout.quest
    drawn: list[Markup] = sorted(spaces(view, layout), key=lambda space: "bonus" in space)
    return el(
        "g",
        words_at(words("board-quest"), (x + 11, y + 19), "label here halo", TEXT_SIZES["label"], 150),
        drawn,
        class_="art",
        data_about=key_of("quest"),
        aria_hidden="true",
    )


def on_road(view: View, seat: int, step: int) -> int:
    """Where a step of a side's strip lies on the road."""
    return step if seat == FELLOWSHIP else int(view.quest[FELLOWSHIP]) - QUEST_STEPS + step


def spaces(view: View, layout: Layout) -> Iterator[Markup]:
    for step in range(int(view.quest[FELLOWSHIP]), QUEST_STEPS + 1):
        yield space(view, FELLOWSHIP, step, layout)
    for step in range(QUEST_STEPS + 1):
        yield space(view, SAURON, step, layout)


def space(view: View, seat: int, step: int, layout: Layout) -> Markup:
    x, y = layout.on_road(on_road(view, seat, step))
    op = int(BONUS[step, 0])
    key = key_of("space", step, seat)
    if step == QUEST_STEPS:
        return el("g", end(seat, x, y), data_about=key)
    if op == Op.NONE:
        return el("ellipse", class_="space", cx=x, cy=y, rx=3.6, ry=2.6, data_about=key)
    side = "light" if seat == FELLOWSHIP else "dark"
    form = (
        el("circle", class_="space bonus light", r=10)
        if seat == FELLOWSHIP
        else el("path", class_="space bonus dark", d="M0-12.500L12.500 0L0 12.500L-12.500 0z")
    )
    sign = use(OP_SIGNS[Op(op)], f"glyph on-{side}-space", "scale(.52)")
    return el("g", form, sign, data_about=key, transform=translate(x, y))


def end(seat: int, x: float, y: float) -> Markup:
    """The fire for the hobbits; for the Nazgûl, where the hobbits are."""
    if seat == SAURON:
        return spot(x - 6, y - 6, 12, 12)
    return el(
        "g",
        el("circle", class_="space end", r=11.5),
        use("deed-volcano", "glyph card-sign", "scale(.7)"),
        transform=translate(x, y),
    )


def characters(view: View, layout: Layout) -> Markup:
    """Frodo and Sam, and the rider behind them."""
    size = round(layout.quest[3] / 104, 2)
    drawn = []
    for seat, name, aside in ((SAURON, "rider", -5.0), (FELLOWSHIP, "hobbits", 4.0)):
        x, y = layout.on_road(on_road(view, seat, int(view.quest[seat])))
        piece = el(
            "g",
            use(f"chase-{name}"),
            class_="piece",
            data_key="character-fellowship" if seat == FELLOWSHIP else "character-sauron",
            transform=translate(round(x + aside, 1), round(y - 16 * size, 1), size),
        )
        drawn.append(el("g", piece, data_about=key_of("character", 0, seat)))
    return el("g", drawn, data_decided=decided(view, Ending.RING), aria_hidden="true")
