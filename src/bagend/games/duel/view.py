"""View: what a seat may see.  Only the cards set aside, once a seat has looked at them, are not for everybody."""

from typing import Annotated, Any

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Record, Row
from bagend.engine.seats import HIDDEN

from .components import INCOME, N_CHAPTERS, N_GROUPS, N_RACES, N_REGIONS, N_SEATS, N_SKILLS, N_SLOTS, N_TILES, Token
from .state import MOST_TODO, State
from .state.prices import card_price, may_chain, tile_price
from .state.sets import member, size


class View(Record):
    """The fields mean what they mean in State, where nothing else is said."""

    viewer: int
    """The seat that looks, or SPECTATOR."""

    phase: int
    seat: int
    active: int
    chapter: int
    turns: int
    extra: int
    slot: Annotated[Row, N_SLOTS]
    left: int
    down: int
    unseen: Annotated[Row, N_CHAPTERS]
    discarded: Annotated[Row, N_CHAPTERS]
    area: Annotated[Row, N_SEATS, N_CHAPTERS]
    set_aside: int
    aside: int
    """HIDDEN from a seat that has not looked."""

    lookers: int
    looks: int
    tiles_hidden: int
    tiles_open: int
    tiles_due: int
    tiles: Annotated[Row, N_SEATS]
    coins: Annotated[Row, N_SEATS]
    quest: Annotated[Row, N_SEATS]
    units: Annotated[Row, N_SEATS, N_REGIONS]
    supply: Annotated[Row, N_SEATS]
    forts: Annotated[Row, N_SEATS]
    skills: Annotated[Row, N_SEATS, N_SKILLS]
    groups: Annotated[Row, N_SEATS, N_GROUPS]
    chains: Annotated[Row, N_SEATS]
    races: Annotated[Row, N_SEATS, N_RACES]
    tokens: Annotated[Row, N_SEATS]
    united: int
    tokens_hidden: int
    top: Annotated[Row, N_RACES]
    shown: int
    stack: int
    amount: int
    offered: int
    may_decline: int
    matters: int
    row: int
    n_todo: int
    todo: Annotated[Row, MOST_TODO, 3]
    winners: int
    ending: int
    coin_cap: int
    stack_turns: int
    free_order: int
    add_tiles: int

    price: Annotated[Row, N_SEATS, N_SLOTS]
    """Coins each seat would pay for the card in each slot; HIDDEN where it cannot be seen."""

    chainable: Annotated[Row, N_SEATS]
    """The slots whose card each seat could play by a chain, one bit each."""

    tile_prices: Annotated[Row, N_SEATS, N_TILES]
    """Coins each seat would pay for each landmark tile that lies open; HIDDEN for the others."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_public(state, out)
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
    copy_public(seen, out)
    if seen.aside != HIDDEN:
        out.aside = seen.aside
        return
    out.aside = 0
    if seen.lookers:
        for _ in range(seen.set_aside - seen.looks):
            pool = seen.unseen[seen.chapter] & ~out.aside
            out.aside |= 1 << member(pool, below(stream, size(pool)))


@hot
def copy_public(source: Any, out: Any) -> None:
    out.phase = source.phase
    out.seat = source.seat
    out.active = source.active
    out.chapter = source.chapter
    out.turns = source.turns
    out.extra = source.extra
    out.left = source.left
    out.down = source.down
    out.set_aside = source.set_aside
    out.lookers = source.lookers
    out.looks = source.looks
    out.tiles_hidden = source.tiles_hidden
    out.tiles_open = source.tiles_open
    out.tiles_due = source.tiles_due
    out.united = source.united
    out.tokens_hidden = source.tokens_hidden
    out.shown = source.shown
    out.stack = source.stack
    out.amount = source.amount
    out.offered = source.offered
    out.may_decline = source.may_decline
    out.matters = source.matters
    out.row = source.row
    out.n_todo = source.n_todo
    out.winners = source.winners
    out.ending = source.ending
    out.coin_cap = source.coin_cap
    out.stack_turns = source.stack_turns
    out.free_order = source.free_order
    out.add_tiles = source.add_tiles
    for slot in range(N_SLOTS):
        out.slot[slot] = source.slot[slot]
    for chapter in range(N_CHAPTERS):
        out.unseen[chapter] = source.unseen[chapter]
        out.discarded[chapter] = source.discarded[chapter]
    for race in range(N_RACES):
        out.top[race] = source.top[race]
    for at in range(MOST_TODO):
        for part in range(3):
            out.todo[at, part] = source.todo[at, part]
    for seat in range(N_SEATS):
        copy_side(source, seat, out)


@hot
def copy_side(source: Any, seat: int, out: Any) -> None:
    """What belongs to one side."""
    out.tiles[seat] = source.tiles[seat]
    out.coins[seat] = source.coins[seat]
    out.quest[seat] = source.quest[seat]
    out.supply[seat] = source.supply[seat]
    out.forts[seat] = source.forts[seat]
    out.chains[seat] = source.chains[seat]
    out.tokens[seat] = source.tokens[seat]
    for chapter in range(N_CHAPTERS):
        out.area[seat, chapter] = source.area[seat, chapter]
    for region in range(N_REGIONS):
        out.units[seat, region] = source.units[seat, region]
    for skill in range(N_SKILLS):
        out.skills[seat, skill] = source.skills[seat, skill]
    for group in range(N_GROUPS):
        out.groups[seat, group] = source.groups[seat, group]
    for race in range(N_RACES):
        out.races[seat, race] = source.races[seat, race]


def income(seen: View) -> int:
    """Coins that the active seat would get for a discarded card."""
    doubled = seen.tokens[seen.active] >> Token.DOUBLE_DISCARD & 1
    return int(INCOME[seen.chapter]) * (2 if doubled else 1)
