"""Piles: the cards that may be played from the discard pile, and the grey cards that may be sent there."""

from bagend.engine.kernel import hot
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has

from ..components import COLOUR, DECK, GREY_CARDS, N_CARDS, N_CHAPTERS
from . import Public, Seen


@hot
def pile_of(seen: Seen, chapter: int) -> int:
    """D-24: the discard pile's cards of a chapter, with those set aside that the seat has seen, as bits."""
    is_seen = chapter == seen.chapter and seen.aside != HIDDEN
    return seen.discarded[chapter] | seen.aside if is_seen else seen.discarded[chapter]


@hot
def hidden_cards(seen: Seen) -> int:
    """What a face-down card of the display may be, as bits: not what a seat has seen in the discard pile."""
    return seen.unseen[seen.chapter] & ~seen.aside


@hot
def greys_of(seen: Public, seat: int, chapter: int) -> int:
    """The grey cards of a chapter in front of a seat, as bits."""
    return seen.area[seat, chapter] & GREY_CARDS[chapter]


@hot
def has_grey(seen: Public, seat: int) -> bool:
    for chapter in range(N_CHAPTERS):
        if greys_of(seen, seat, chapter):
            return True
    return False


def own_cards(seen: Public, seat: int, colour: int) -> list[int]:
    """The cards of a colour in front of a seat."""
    return [
        card for card in range(N_CARDS) if COLOUR[card] == colour and has(seen.area[seat, card // DECK], card % DECK)
    ]
