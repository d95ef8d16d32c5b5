"""View: what a seat may see.  Only the cards set aside, once a seat has looked at them, are not for everybody."""

from typing import Annotated

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import copy_front, hot
from bagend.engine.records import Row
from bagend.engine.seats import HIDDEN

from .components import INCOME, N_SEATS, N_SLOTS, N_TILES, Token
from .state import PUBLIC, Public, State
from .state.prices import card_price, may_chain, tile_price
from .state.sets import member, size


class View(Public):
    viewer: int
    """The seat that looks, or SPECTATOR."""

    aside: int
    """As in State; HIDDEN from a seat that has not looked."""

    price: Annotated[Row, N_SEATS, N_SLOTS]
    """Coins each seat would pay for the card in each slot; HIDDEN where it cannot be seen."""

    chainable: Annotated[Row, N_SEATS]
    """The slots whose card each seat could play by a chain, one bit each."""

    tile_prices: Annotated[Row, N_SEATS, N_TILES]
    """Coins each seat would pay for each landmark tile that lies open; HIDDEN for the others."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_front(state, out, PUBLIC)
    out.aside = state.aside if seat >= 0 and state.lookers >> seat & 1 else HIDDEN
    for side in range(N_SEATS):
        out.chainable[side] = 0
        for slot in range(N_SLOTS):
            card = state.slot[slot]
            out.price[side, slot] = HIDDEN
            if card >= 0:
                out.price[side, slot] = card_price(state, side, card)
                if may_chain(state, side, card):
                    out.chainable[side] |= 1 << slot
        for tile in range(N_TILES):
            is_open = state.tiles_open >> tile & 1
            out.tile_prices[side, tile] = tile_price(state, side, tile) if is_open else HIDDEN


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    """Cards set aside that only the opponent has seen may be any cards of the chapter that were never shown."""
    copy_front(seen, out, PUBLIC)
    if seen.aside != HIDDEN:
        out.aside = seen.aside
        return
    out.aside = 0
    if seen.lookers:
        for _ in range(seen.set_aside - seen.looks):
            pool = seen.unseen[seen.chapter] & ~out.aside
            out.aside |= 1 << member(pool, below(stream, size(pool)))


def income(seen: View) -> int:
    """Coins that the active seat would get for a discarded card."""
    doubled = seen.tokens[seen.active] >> Token.DOUBLE_DISCARD & 1
    return int(INCOME[seen.chapter]) * (2 if doubled else 1)
