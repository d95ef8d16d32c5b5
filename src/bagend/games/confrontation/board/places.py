"""Places: where every stand is drawn, and every figure that has no place yet."""

from bagend.drawing.sheets import Point

from ..actions import Phase
from ..components import N_EACH
from ..view import View
from .layout import Layout, slot

UNPLACED = 0.95
"""The scale of a figure that has no place yet."""


def places_of_stands(view: View, layout: Layout) -> dict[int, Point]:
    """Where each stand on the map is."""
    together: dict[tuple[int, int], list[int]] = {}
    for stand, region in enumerate(view.at.tolist()):
        if region >= 0:
            together.setdefault((region, stand // N_EACH), []).append(stand)
    found = {
        stand: slot(layout, region, side, number, len(here))
        for (region, side), here in together.items()
        for number, stand in enumerate(here)
    }
    return dict(sorted(found.items()))


def places_of_unplaced(view: View, layout: Layout) -> dict[int, Point]:
    """Where the figures wait that whoever sets up has not placed yet; nobody else sees them."""
    side = int(view.viewer)
    if view.phase != Phase.ARRANGE or side != view.seat:
        return {}
    placed = {int(who) for who in view.who}
    return {
        figure: waiting_place(layout, figure - side * N_EACH)
        for figure in range(side * N_EACH, side * N_EACH + N_EACH)
        if figure not in placed
    }


def waiting_place(layout: Layout, number: int) -> Point:
    """Five in the upper row, four below; each keeps its place when others leave."""
    x, y, width, height = layout.waiting
    row, column = divmod(number, 5)
    return x + width / 2 + (column - 2 + 0.5 * row) * (width - 8) / 5, y + height * (0.27 + 0.46 * row)
