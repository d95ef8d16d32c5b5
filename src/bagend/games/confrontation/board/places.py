"""Places: where every stand is drawn, every figure that has no place yet, and every card."""

from bagend.drawing.sheets import Point
from bagend.engine.sets import has

from ..actions import Phase
from ..components import FULL_HAND, LIGHT, N_CARDS, N_EACH
from ..view import View
from .layout import Layout, slots

Spot = tuple[float, float, float]
"""Where something is, and its scale."""


HANDS = tuple([card for card in range(N_CARDS) if has(int(FULL_HAND[side]), card)] for side in range(2))
"""The cards of each side, as they lie side by side."""


def places_of_stands(view: View, layout: Layout) -> dict[int, Spot]:
    """Where each stand on the map is."""
    together: dict[int, list[int]] = {}
    for stand, region in enumerate(view.at.tolist()):
        if region >= 0:
            together.setdefault(region, []).append(stand)
    found: dict[int, Spot] = {}
    for region, here in together.items():
        light = sum(stand < N_EACH for stand in here)
        scale, points = slots(layout, region, (light, len(here) - light))
        found |= {stand: (*point, scale) for stand, point in zip(here, points, strict=True)}
    return dict(sorted(found.items()))


def places_of_unplaced(view: View, layout: Layout) -> dict[int, Spot]:
    """Where the figures wait that whoever sets up has not placed yet; nobody else sees them."""
    side = int(view.viewer)
    if view.phase != Phase.ARRANGE or side != view.seat:
        return {}
    placed = {int(who) for who in view.who}
    return {
        figure: (*waiting_place(layout, figure - side * N_EACH), layout.unplaced)
        for figure in range(side * N_EACH, side * N_EACH + N_EACH)
        if figure not in placed
    }


def waiting_place(layout: Layout, number: int) -> Point:
    """In rows of five, or of two where there is more height than width; each keeps its place when others leave."""
    x, y, width, height = layout.waiting
    columns, rows = (5, 2) if width > height else (2, 5)
    row, column = divmod(number, columns)
    missing = columns - min(columns, N_EACH - row * columns)
    return x + width * (column + 0.5 + missing / 2) / columns, y + height * (row + 0.5) / rows


def is_near(view: View, side: int) -> bool:
    """Whether a side's cards lie nearest to the viewer; to a spectator, Light's do."""
    return side == (view.viewer if view.viewer >= 0 else LIGHT)


def hand_slot(view: View, layout: Layout, side: int, card: int) -> Spot:
    """Where a card lies in its owner's rows."""
    hand = layout.hands[side] if layout.is_desk else layout.hands[0 if is_near(view, side) else 1]
    row, column = divmod(HANDS[side].index(card), hand.columns)
    step = hand.width / hand.columns
    x, y = hand.at
    return x + step * (column + 0.5), y + hand.step * (row + 0.5), hand.scale


def battle_slot(layout: Layout, side: int, is_fetched: bool) -> Spot:
    """Where a card lies that is played, or fetched by Magic."""
    x, y, width, _ = layout.middle
    line = -1 if side == LIGHT else 1
    over = 14 if is_fetched else 0
    return x + width / 2 + line * (27 + over / 3), y + layout.battle.cards + over, layout.battle.card
