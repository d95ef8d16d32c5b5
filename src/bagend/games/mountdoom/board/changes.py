"""Changes: the faces to which Gandalf's Power or Trick may turn a die, one row for each die."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point
from bagend.engine.words import Words

from ..components import DICE, HELPERS, N_FACES, Helper
from ..view import View
from .art import digit_die, pipped_die
from .chart import EMBLEMS
from .hand import MOST_CHANGES, changeable, changes_top
from .layout import Layout


def size_of(layout: Layout) -> float:
    """How large a face is drawn."""
    return 0.68 if layout.abreast == 1 else 0.5


def cell(view: View, helper: int, die: int, column: int, layout: Layout) -> Point:
    """The middle of a face; before the first column is the die as it lies."""
    box, abreast = layout.changes, layout.abreast
    number = changeable(view).index((helper, die))
    width, height = box.width / abreast, box.height * abreast / MOST_CHANGES
    y = changes_top(view, layout) + (number // abreast + 0.5) * height
    return box.x + number % abreast * width + (column + 0.5) * width / (N_FACES + 1), y


def faces(view: View, layout: Layout, words: Words) -> Markup:
    """Each die that may be turned, an arrow, and its six faces."""
    return el(
        "g", [row(view, helper, die, layout) for helper, die in changeable(view)], class_="art", aria_hidden="true"
    )


def row(view: View, helper: int, die: int, layout: Layout) -> Markup:
    x, y = cell(view, helper, die, 0, layout)
    now = int(view.black[die] if helper == Helper.POWER else view.face[die])
    return el(
        "g",
        face(helper, die, now, (x - 2, y), layout),
        use("sign-move", "glyph tray-sign", translate(x + 20 / layout.abreast, y, 0.6 / layout.abreast)),
        [face(helper, die, pips, cell(view, helper, die, pips, layout), layout) for pips in range(1, N_FACES + 1)],
        data_about=f"helper-{HELPERS[helper]}",
    )


def face(helper: int, die: int, pips: int, at: Point, layout: Layout) -> Markup:
    place = translate(*at, size_of(layout))
    if helper == Helper.POWER:
        return digit_die(None, pips, None, place)
    return pipped_die(None, DICE[die], pips, EMBLEMS[die], None, place)
