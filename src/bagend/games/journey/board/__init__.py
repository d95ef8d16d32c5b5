"""Board: a view as a drawing.  Each hobbit has his sheet, the dice lie in a tray or before whom they concern."""

from collections.abc import Sequence
from functools import cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.regions import Regions
from bagend.engine.game import Drawing
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import BLACK, DICE, HOBBITS, N_DICE, SYMBOLS, Symbol
from ..facts.dice import is_idle
from ..facts.paths import target_of
from ..view import View
from .answers import targets
from .art import ART, die
from .layout import Layout, Plan, layout_of, throw, tilt
from .scenes import scene
from .sheet import path_of, sheet, spot, strokes

__all__ = ["ART", "board", "scene"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of three shapes, with these answers to click."""
    layout = layout_of(view, shape)
    regions = Regions(view)
    regions.add("desk", desk, layout)
    for seat, plan in sorted(layout.plans.items()):
        regions.add(f"sheet-{HOBBITS[seat]}", sheet, view, seat, plan, words)
    regions.add("strokes", crossed_off, view, layout)
    regions.add("figures", figures, view, layout)
    regions.add("tray", dice, view, layout)
    regions.add("answers", clickable, view, layout, words, answers)
    return Drawing(layout.width, layout.height, words("board-label"), regions, ground=layout.ground)


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))


def desk(layout: Layout) -> Markup:
    """Where the tray can be pointed at; it is drawn in the ground."""
    x, y, width, height = layout.tray
    under = el("rect", class_="under", x=x, y=y, width=width, height=height, data_about="tray")
    return el("g", under, class_="art", aria_hidden="true")


def crossed_off(view: View, layout: Layout) -> Markup:
    """The strokes of the pen on all sheets."""
    return el("g", [[*strokes(view, seat, plan)] for seat, plan in layout.plans.items()], aria_hidden="true")


def figures(view: View, layout: Layout) -> Markup:
    """The hobbits and the Nazgûl behind them."""
    return el("g", [pair(view, seat, plan) for seat, plan in layout.plans.items()], aria_hidden="true")


def pair(view: View, seat: int, plan: Plan) -> Markup:
    x, y = plan.at
    marked = int(view.marked[seat])
    stand = plan.stands[view.crossed[seat]]
    square, half = path_of(view, seat)[marked - 1] if marked else (0, 0)
    (u, v) = spot(plan, square, half)[0] if marked else plan.start
    # In half a square he is smaller, or he would hide where it was split.
    rider = plan.figure * (0.84 if half else 1.15)
    fallen = 80 if has(view.out, seat) else 0
    name = HOBBITS[seat]
    return join(
        figure(f"hobbit-{name}", walker(name, DICE[seat]), translate(x + stand[0], y + stand[1], plan.figure, fallen)),
        figure(f"nazgul-{name}", use("pawn-rider"), translate(x + u, y + v - 4 * bool(marked), round(rider, 3))),
    )


@cache
def walker(name: str, hue: str) -> Markup:
    """A hobbit on his way, in his colour and with his emblem."""
    return join(use("pawn-hobbit", f"hue-{hue}"), use(f"emblem-{name}", f"glyph on-{hue}", "translate(-1 4)scale(.5)"))


def figure(key: str, drawn: Markup, transform: str) -> Markup:
    return el("g", el("g", drawn, class_="piece", data_key=key, transform=transform), data_about=key)


def dice(view: View, layout: Layout) -> Markup:
    return el("g", [one_die(view, number, layout) for number in range(N_DICE)], aria_hidden="true")


def one_die(view: View, number: int, layout: Layout) -> Markup:
    """A die in the tray, or before the hobbit whom it concerns once it is kept."""
    is_kept = has(view.kept, number)
    is_rolled = view.rolls > 0 and has(view.loose | view.keeping, number)
    return die(
        key=f"die-{DICE[number]}",
        hue=DICE[number],
        shows=f"symbol-{SYMBOLS[view.shows[number]]}" if view.face[number] else None,
        emblem=None if number == BLACK else f"emblem-{HOBBITS[number]}",
        roll=throw(view) if is_rolled else None,
        transform=kept_at(view, number, layout) if is_kept else loose_at(view, number, layout),
        idle=is_idle(view, number),
        kept=is_kept,
    )


def kept_at(view: View, number: int, layout: Layout) -> str:
    hits = view.shows[number] == Symbol.NAZGUL
    plan = layout.plans[int(target_of(view, number) if hits else view.active)]
    x, y = plan.slots[number]
    return translate(plan.at[0] + x, plan.at[1] + y, plan.slot)


def loose_at(view: View, number: int, layout: Layout) -> str:
    return translate(*layout.dice[number], layout.die, tilt(view, number))
