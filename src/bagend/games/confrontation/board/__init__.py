"""Board: a view as a drawing.  The map with its stands, the cards of both sides, the battle, and who is who."""

from collections.abc import Sequence

from bagend.drawing.pen import Markup, el, join, translate
from bagend.engine.game import Drawing
from bagend.engine.words import Words

from ..actions import Phase
from ..components import N_EACH, N_FIGURES, N_HOME, N_REGIONS, START
from ..view import View
from .answers import targets
from .layout import Layout, blob, layout_of, slot
from .map import land_map
from .pieces import piece_defs, stand_piece
from .sides import cards, middle, side_panel

__all__ = ["board"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of two shapes, with these answers to click."""
    layout = layout_of(shape)
    regions = {
        "ground": join(piece_defs(), land_map(layout, words)),
        "light": side_panel(view, 0, layout, words),
        "dark": side_panel(view, 1, layout, words),
        "battle": middle(view, layout, words),
        "marks": marks(view, layout),
        "stands": stands(view, layout),
        "cards": cards(view, layout),
        "answers": join(targets(view, layout, words, answers)),
    }
    return Drawing(layout.width, layout.height, words("board-label"), dict(regions))


def marks(view: View, layout: Layout) -> Markup:
    """A frame around where a battle is fought, where somebody is heading, and where the next figure begins."""
    meant = {int(region) for region in (view.field, view.toward, view.looked) if region >= 0}
    if view.phase == Phase.ARRANGE and view.viewer == view.seat:
        first = int(view.seat) * N_EACH
        empty = [int(START[stand]) for stand in range(first + N_HOME, first + N_EACH) if view.at[stand] < 0]
        meant |= set(empty[:1])
    frames = [
        el("path", class_="turn", d=blob(*layout.halves[region], region), transform=translate(*layout.centres[region]))
        for region in sorted(meant)
    ]
    return el("g", frames, class_="art", aria_hidden="true")


def stands(view: View, layout: Layout) -> Markup:
    """Every stand in its region."""
    found = []
    for region in range(N_REGIONS):
        for side in range(2):
            here = [s for s in range(side * N_EACH, side * N_EACH + N_EACH) if view.at[s] == region]
            for number, stand in enumerate(here):
                found.append((stand, slot(layout, region, side, number, len(here))))
    ordered = sorted(found)
    drawn = [stand_piece(view, stand, translate(*at, layout.stand)) for stand, at in ordered if stand < N_FIGURES]
    return el("g", drawn, aria_hidden="true")
