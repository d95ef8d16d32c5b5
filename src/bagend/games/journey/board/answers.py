"""Answers: what can be clicked, drawn over everything else."""

from collections.abc import Iterable, Sequence

from bagend.drawing.buttons import button
from bagend.drawing.dice import HALF
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import ANSWERS, Verb
from ..components import DICE, SYMBOLS
from ..facts.paths import squares_split
from ..view import View
from .layout import Layout, Plan, tilt

TOUCH = 24
"""Half the width of what can be touched, at least."""


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    parts = {part for answer in answers if Verb.KEEP <= answer < Verb.REROLL for part in ANSWERS.parts(answer)}
    for number, name in enumerate(DICE):
        if name in parts:
            yield die_toggle(view, number, layout, words)
    for answer in answers:
        if Verb.SPLIT <= answer < Verb.REFRAIN:
            yield square_button(answer, layout.plans[int(view.active)], words)
        elif answer in (Verb.REROLL, Verb.REFRAIN):
            yield tray_button(view, answer, layout, words)


def die_toggle(view: View, number: int, layout: Layout, words: Words) -> Markup:
    """A loose die, to be chosen or not."""
    symbol = words.name("symbol", SYMBOLS[view.shows[number]])
    half = HALF * layout.die + 4
    return el(
        "g",
        el("rect", class_="target", x=-half, y=-half, width=2 * half, height=2 * half),
        el("rect", class_="glow", x=-half, y=-half, width=2 * half, height=2 * half, rx=half / 2),
        tick((half * 0.86, -half * 0.86)),
        class_="answer on-tray",
        id=f"part-{DICE[number]}",
        role="button",
        tabindex=-1,
        aria_label=words("board-die", die=words.name("die", DICE[number]), symbol=symbol),
        aria_pressed="false",
        data_verb="keep",
        data_part=DICE[number],
        data_about=f"die-{DICE[number]}",
        transform=translate(*layout.dice[number], turn=tilt(view, number)),
    )


def tick(at: Point) -> Markup:
    """What shows that a die is chosen."""
    disc = el("circle", class_="tick-disc", r=9)
    return el("g", disc, el("path", class_="tick-line", d="M-4 0L-1 4L4.5-4"), class_="tick", transform=translate(*at))


def square_button(answer: int, plan: Plan, words: Words) -> Markup:
    """A square that Gandalf may split."""
    square = answer - Verb.SPLIT
    (x, y), (width, height) = plan.squares[square], plan.size
    return button(
        answer,
        words("answer-split", square=square + 1),
        (plan.at[0] + x, plan.at[1] + y),
        "answer",
        el("rect", class_="target", x=-TOUCH, y=-TOUCH, width=2 * TOUCH, height=2 * TOUCH),
        el("rect", class_="glow", x=-width / 2, y=-height / 2, width=width, height=height, rx=3),
        el("path", class_="glow", d=f"M0 {-height / 2:g}V{height / 2:g}"),
    )


def tray_button(view: View, answer: int, layout: Layout, words: Words) -> Markup:
    """An answer that is about all loose dice or about none; its words stand beside the sign if there is room."""
    verb = Verb(answer)
    width = layout.button_width
    sign = "sign-again" if verb == Verb.REROLL else "symbol-gandalf"
    text = words(f"verb-{verb.name.lower()}") if width > 100 else None
    across = 24 - width / 2
    return button(
        answer,
        words(f"answer-{verb.name.lower()}", split=int(squares_split(view))),
        layout.button,
        "answer on-tray",
        el("rect", class_="target plate", x=-width / 2, y=-TOUCH, width=width, height=2 * TOUCH, rx=12),
        use(sign, "glyph plate-sign", translate(across, 0)),
        use("sign-stroke", "glyph plate-sign", translate(across, 0, 1.3)) if verb == Verb.REFRAIN else None,
        words_at(text, (across + 22, 5), "button", TEXT_SIZES["button"], width - 58) if text else None,
    )
