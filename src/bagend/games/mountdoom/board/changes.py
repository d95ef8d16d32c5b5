"""Changes: the faces to which Gandalf's Power or Trick may turn a die, one row for each die."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point
from bagend.engine.words import Words

from ..components import DICE, HELPERS, N_FACES, Helper
from ..view import View
from .art import digit_die, pipped_die
from .cards import MOST_CHANGES, changeable, changes_top
from .chart import EMBLEMS
from .layout import Layout


def size_of(layout: Layout) -> float:
    """How large a face is drawn."""
    return 0.54 if layout.full else 0.68


def cell(view: View, helper: int, die: int, column: int, layout: Layout) -> Point:
    """The middle of a face; before the first column is the die as it lies."""
    box = layout.changes
    rows = changeable(view)
    y = changes_top(view, layout) + (rows.index((helper, die)) + 0.5) * box.height / MOST_CHANGES
    return box.x + (column + 0.5) * box.width / (N_FACES + 1), y


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
        face(helper, die, now, (x - 5, y), layout),
        use("sign-move", "glyph arrow", translate(x + 18, y, 0.5)),
        [face(helper, die, pips, cell(view, helper, die, pips, layout), layout) for pips in range(1, N_FACES + 1)],
        data_about=f"helper-{HELPERS[helper]}",
    )


def face(helper: int, die: int, pips: int, at: Point, layout: Layout) -> Markup:
    place = translate(*at, size_of(layout))
    if helper == Helper.POWER:
        return digit_die(None, pips, None, place)
    return pipped_die(None, DICE[die], pips, EMBLEMS[die], None, place)
