"""Board: a view as a drawing.  Each hobbit has his sheet, the dice lie in a tray or before whom they concern."""

from collections.abc import Callable, Sequence

from bagend.drawing.figures import hobbit, rider
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.regions import Regions
from bagend.engine.game import Drawing
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import BLACK, DICE, HOBBITS, N_DICE, SYMBOLS, Symbol
from ..facts.paths import target_of
from ..view import View
from .answers import targets
from .art import ART, die
from .layout import Layout, Plan, layout_of, throw, tilt
from .sheet import path_of, sheet, spot

__all__ = ["ART", "board"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of two shapes, with these answers to click."""
    layout = layout_of(view, shape)
    regions = Regions(view)
    regions.add("ground", ground, layout)
    for seat, plan in sorted(layout.plans.items()):
        regions.add(f"sheet-{HOBBITS[seat]}", sheet, view, seat, plan, words)
    regions.add("figures", figures, view, layout)
    regions.add("tray", dice, view, layout)
    regions.add("answers", clickable, view, layout, words, answers)
    return Drawing(layout.width, layout.height, words("board-label"), regions)


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))


def ground(layout: Layout) -> Markup:
    """The desk and the tray: they change only with the shape."""
    x, y, width, height = layout.tray
    inner = {"x": x + 6, "y": y + 6, "width": width - 12, "height": height - 12, "rx": 12}
    return el(
        "g",
        el("rect", class_="desk", width=layout.width, height=layout.height, rx=8),
        el(
            "g",
            el("rect", class_="tray", x=x, y=y, width=width, height=height, rx=16),
            el("rect", class_="tray-line", **inner),
            use("scenery-compass", "glyph tray-art", translate(x + 100, y + height / 2, 2)) if width > 500 else None,
            data_about="tray",
        ),
        class_="art",
        aria_hidden="true",
    )


def figures(view: View, layout: Layout) -> Markup:
    """The hobbits and the Nazgûl behind them."""
    return el("g", [pair(view, seat, plan) for seat, plan in layout.plans.items()], aria_hidden="true")


def pair(view: View, seat: int, plan: Plan) -> Markup:
    x, y = plan.at
    name, hue = HOBBITS[seat], DICE[seat]
    marked = int(view.marked[seat])
    stand = plan.stands[view.crossed[seat]]
    (u, v) = spot(plan, *path_of(view, seat)[marked - 1])[0] if marked else plan.start
    fallen = 80 if has(view.out, seat) else 0
    return join(
        figure(hobbit, f"hobbit-{name}", hue, name, translate(x + stand[0], y + stand[1], plan.figure, fallen)),
        figure(rider, f"nazgul-{name}", translate(x + u, y + v - 5 * plan.figure * bool(marked), plan.figure)),
    )


def figure(drawn: Callable[..., Markup], key: str, *how: str) -> Markup:
    return el("g", drawn(key, *how), data_about=key)


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
        idle=not is_kept and view.count[Symbol.TREE] > 0,
    )


def kept_at(view: View, number: int, layout: Layout) -> str:
    hits = view.shows[number] == Symbol.NAZGUL
    plan = layout.plans[int(target_of(view, number) if hits else view.active)]
    x, y = plan.slots[number]
    return translate(plan.at[0] + x, plan.at[1] + y, plan.slot)


def loose_at(view: View, number: int, layout: Layout) -> str:
    return translate(*layout.dice[number], layout.die, tilt(view, number))
