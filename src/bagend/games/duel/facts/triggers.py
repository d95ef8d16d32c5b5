"""Triggers: what a card or a tile sets off besides its own effects: tokens of its owner, and alliances, as matters."""

from bagend.engine.kernel import hot

from ..components import COLOUR, EFFECTS, SET_OFF, On, Op
from . import Public
from .alliances import alliances_by


@hot
def set_off_by_card(seen: Public, seat: int, card: int) -> int:
    """Tokens that act on its colour, and the alliances that its race makes."""
    due = seen.tokens[seat] & SET_OFF[COLOUR[card]]
    if EFFECTS[card, 0, 0] == Op.RACE:
        due |= alliances_by(seen, seat, EFFECTS[card, 0, 1])
    return due


@hot
def set_off_by_chain(seen: Public, seat: int) -> int:
    return seen.tokens[seat] & SET_OFF[On.CHAIN]


@hot
def set_off_by_landmark(seen: Public, seat: int) -> int:
    return seen.tokens[seat] & SET_OFF[On.LANDMARK]
