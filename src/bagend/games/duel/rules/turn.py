"""Turn: taking a chapter card or a landmark tile.

Clauses D-26 to D-50, and D-56 to D-80 where they say what is paid.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Event, Verb
from ..components import EMPTY, INCOME, N_SLOTS, N_TILES, SET_OFF, TILE_ROW, On, Op, Token
from ..state import State
from ..state.prices import card_price, may_chain, tile_price
from .chapters import is_free, settle
from .discarding import put_on_pile
from .effects import gain_coins, put_into_play
from .todo import push, push_effect, push_row


@hot
def legal_turn(state: State, out: Row) -> int:
    """D-28: one card or one tile.  D-29: there is no pass, and a free card can always be discarded.

    D-32: only a free card; D-33: it is played or discarded at once.  D-67: what cannot be paid cannot be played.
    D-74: a chain that is possible is used; D-77: without it the normal price holds.  D-44: only a tile that lies face
    up, any of them; D-49: a tile is never taken for money.
    """
    n = 0
    seat = state.active
    for slot in range(N_SLOTS):
        if is_free(state, slot):
            card = state.slot[slot]
            if may_chain(state, seat, card):
                out[n] = Verb.CHAIN + slot
                n += 1
            elif card_price(state, seat, card) <= state.coins[seat]:
                out[n] = Verb.PLAY + slot
                n += 1
            out[n] = Verb.DISCARD + slot
            n += 1
    for tile in range(N_TILES):
        if state.tiles_open >> tile & 1 and tile_price(state, seat, tile) <= state.coins[seat]:
            out[n] = Verb.TAKE + tile
            n += 1
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
    state.left &= ~(1 << slot)
    if verb == 2:
        discard_for_coins(state, card, film)
    else:
        play(state, card, verb == 1, film)


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
    """D-39: discarding yields as many coins as the chapter's number, D-40: whatever else one has.

    Token: the Humans take twice as many.
    """
    coins = INCOME[state.chapter]
    if state.tokens[state.active] >> Token.DOUBLE_DISCARD & 1:
        coins *= 2
    put_on_pile(state, card)
    coins = gain_coins(state, coins)
    tell(film, state, Event.DISCARDED, ALL, state.active, card, coins)


@hot
def take_tile(state: State, tile: int, film: Film) -> None:
    """D-45: the cost is paid, and the tile lies in the own area.  D-46: its fortress comes first, D-47: then the rest.

    D-48: no new tile is turned up at the end of the turn.  D-50: no card leaves the display.
    """
    seat = state.active
    price = tile_price(state, seat, tile)
    state.coins[seat] -= price
    state.tiles_open &= ~(1 << tile)
    state.tiles[seat] |= 1 << tile
    tell(film, state, Event.TOOK, ALL, seat, tile, price)
    due = state.tokens[seat] & SET_OFF[On.LANDMARK]
    if due:
        push(state, Op.TRIGGERS, 0, due)
    push_row(state, TILE_ROW + tile, 1)
    push_effect(state, TILE_ROW + tile, 0)


@hot
def finish_turn(state: State, film: Film) -> None:
    """D-27: seats alternate, D-56: also from one chapter to the next.  D-57: unless another turn was granted."""
    if state.extra > 0:
        state.extra -= 1
    else:
        state.active = 1 - state.active
    settle(state, film)
