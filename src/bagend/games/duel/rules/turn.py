"""Turn: taking a chapter card or a landmark tile.

Clauses D-26 to D-50, and D-56 to D-80 where they say what is paid.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import offer
from bagend.engine.records import Row
from bagend.engine.sets import with_, without

from ..actions import Event, Verb
from ..components import EMPTY, N_SLOTS, N_TILES, TILE_ROW, Op
from ..facts.display import income
from ..facts.prices import card_price, tile_price
from ..facts.triggers import set_off_by_landmark
from ..facts.why_not import why_not_chain, why_not_discard, why_not_play, why_not_take
from ..state import State
from .chapters import settle
from .discarding import put_on_pile
from .effects import put_into_play
from .todo import push, push_effect, push_row


@hot
def legal_turn(state: State, out: Row) -> int:
    """D-28: one card or one tile.  D-29: there is no pass, and a free card can always be discarded.

    D-33: a card is played or discarded at once.  D-49: a tile is never taken for money.
    """
    n = 0
    for slot in range(N_SLOTS):
        if why_not_discard(state, slot) == 0:
            if why_not_chain(state, slot) == 0:
                out[n] = Verb.CHAIN + slot
                n += 1
            elif why_not_play(state, slot) == 0:
                out[n] = Verb.PLAY + slot
                n += 1
            out[n] = Verb.DISCARD + slot
            n += 1
    for tile in range(N_TILES):
        n = offer(out, n, why_not_take(state, tile), Verb.TAKE + tile)
    return n


@hot
def apply_turn(state: State, action: int, film: Film) -> None:
    """D-28: exactly one of taking a card or a tile."""
    if action >= Verb.TAKE:
        take_tile(state, action - Verb.TAKE, film)
        return
    verb = action // N_SLOTS
    slot = action - verb * N_SLOTS
    card = state.slot[slot]
    state.slot[slot] = EMPTY
    state.left = without(state.left, slot)
    if verb == Verb.DISCARD // N_SLOTS:
        discard_for_coins(state, card, film)
    else:
        play(state, card, verb == Verb.CHAIN // N_SLOTS, film)


@hot
def play(state: State, card: int, by_chain: bool, film: Film) -> None:
    """D-34: the cost is paid first, D-60: into the supply.  D-65: coins may replace any number of skills.

    D-75: by chain nothing is paid; D-78: and nothing is used up.
    """
    if by_chain:
        tell(film, state, Event.CHAINED, ALL, state.active, card)
    else:
        price = card_price(state, state.active, card)
        state.coins[state.active] -= price
        tell(film, state, Event.PLAYED, ALL, state.active, card, price)
    put_into_play(state, card, by_chain)


@hot
def discard_for_coins(state: State, card: int, film: Film) -> None:
    """D-39: the bank pays for the card."""
    coins = income(state, state.active)
    put_on_pile(state, card)
    state.coins[state.active] += coins
    tell(film, state, Event.DISCARDED, ALL, state.active, card, coins)


@hot
def take_tile(state: State, tile: int, film: Film) -> None:
    """D-45: the cost is paid, and the tile lies in the own area.  D-46: its fortress comes first, D-47: then the rest.

    D-48: no new tile is turned up at the end of the turn.  D-50: no card leaves the display.
    """
    seat = state.active
    price = tile_price(state, seat, tile)
    state.coins[seat] -= price
    state.tiles_open = without(state.tiles_open, tile)
    state.tiles[seat] = with_(state.tiles[seat], tile)
    tell(film, state, Event.TOOK, ALL, seat, tile, price)
    due = set_off_by_landmark(state, seat)
    if due:
        push(state, Op.TRIGGERS, 0, due)
    push_row(state, TILE_ROW + tile, 1)
    push_effect(state, TILE_ROW + tile, 0)


@hot
def finish_turn(state: State, film: Film) -> None:
    """D-27: seats alternate, D-56: also from one chapter to the next.

    D-30, D-57: unless another turn was granted; then the same seat is active again.
    """
    if state.extra > 0:
        state.extra -= 1
    else:
        state.active = 1 - state.active
    settle(state, film)
