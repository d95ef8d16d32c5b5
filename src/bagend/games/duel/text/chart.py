"""Chart: the display with its cards on one another, the landmarks and Middle-earth, in characters."""

from collections.abc import Iterator, Sequence

from bagend.engine.chart import Cell, Chart, Ink, spoken, standing
from bagend.engine.game import Section
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import TILE
from ..components import COLOUR, COLOURS, EMPTY, N_SEATS, N_SLOTS, REGIONS, SIDES, SLOT_ROW, SLOT_X, TILE_ROW, TILES
from ..facts.display import is_free
from ..facts.prices import tile_price
from ..view import View
from .effects import effects_of
from .sections import pile, price_of_card, short, side, stacks
from .standing import meters

LAND = (("lindon", "arnor", "rhovanion"), ("enedwaith", "rohan"), ("gondor", "mordor"))
"""The regions in rows, from the north-west to the south-east."""

FORTRESS, UNIT = "♜", "●"


def chart(view: View, words: Words) -> Sequence[Chart]:
    seats = [words.name("seat", seat) for seat in SIDES]
    land = tuple(tuple(region(view, REGIONS.index(name), seats, words) for name in row) for row in LAND)
    return [
        Chart(words("heading-display", chapter=int(view.chapter) + 1), tuple(display(view, words)), is_map=True),
        Chart(words("heading-landmarks"), tuple(landmarks(view, words))),
        Chart(words("heading-map"), land, is_map=True),
        standing(seats, meters(view, words)),
        *(spoken(Section(seats[seat], tuple(side(view, seat, words)))) for seat in range(N_SEATS)),
        spoken(Section(words("heading-stacks"), tuple(stacks(view, words)))),
        spoken(Section(words("heading-discard"), tuple(pile(view, words)))),
    ]


def asked(view: View) -> int:
    """Whose prices are shown: those of whoever looks, to a spectator those of whose turn it is."""
    return int(view.viewer) if view.viewer >= 0 else int(view.active)


def display(view: View, words: Words) -> Iterator[tuple[Cell, ...]]:
    """Row by row; a card covers half of each of its neighbours in the row above."""
    rows, columns = SLOT_ROW[view.chapter], SLOT_X[view.chapter]
    for row in range(int(rows.max()) + 1):
        here = {int(columns[slot]): slot for slot in range(N_SLOTS) if rows[slot] == row}
        cells = tuple(card(view, here[x], words) if x in here else () for x in range(min(here), max(here) + 1, 2))
        if any(cells):
            yield cells


def card(view: View, slot: int, words: Words) -> Cell:
    """A card of the display: its slot, what it gives and what it costs; strong if it can be taken."""
    number = int(view.slot[slot])
    if number == EMPTY:
        return ()
    can_take = bool(is_free(view, slot))
    title = Ink(str(slot + 1), is_strong=can_take)
    if number == HIDDEN:
        return title, Ink("▒▒▒", is_faint=True)
    gives = Ink(short(number, words), COLOURS[COLOUR[number]], is_strong=can_take)
    return title, gives, Ink(price_of_card(view, asked(view), number, words), is_faint=not can_take)


def landmarks(view: View, words: Words) -> Iterator[tuple[Cell, ...]]:
    for tile in range(len(TILES)):
        if has(view.tiles_open, tile):
            price = words("state-price-coins", coins=int(tile_price(view, asked(view), tile)))
            effects = Ink(effects_of(TILE_ROW + tile, words))
            yield (Ink(str(words.nouns(tile=(TILE, tile))["tile_start"])),), (effects,), (Ink(price),)


def region(view: View, number: int, seats: Sequence[str], words: Words) -> Cell:
    """A region with the fortresses and units of both sides."""
    forts = [FORTRESS if has(view.forts[seat], number) else "" for seat in range(N_SEATS)]
    held = [fort + UNIT * int(units) for fort, units in zip(forts, view.units[:, number], strict=True)]
    armies = (Ink(f"{seats[seat]} {held[seat]}", seat=seat) for seat in range(N_SEATS) if held[seat])
    return Ink(words.name("region", REGIONS[number])), *armies
