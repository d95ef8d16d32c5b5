"""Hope: how likely the seat whose turn begins is to win, from how things stand.

A small network fitted to matches that were played; each chapter has weights of its own for each seat.  They are made by

    bagend train duel --rounds 60
"""

from pathlib import Path

from bagend.bots import network
from bagend.bots.judge import WHOLE
from bagend.bots.network import note
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, size
from bagend.games.duel.actions import Phase
from bagend.games.duel.components import (
    CHAINS,
    DECK,
    N_CHAPTERS,
    N_GROUPS,
    N_RACES,
    N_REGIONS,
    N_SEATS,
    N_SKILLS,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    QUEST_STEPS,
)
from bagend.games.duel.facts.alliances import race_count
from bagend.games.duel.facts.display import is_free, lying_on
from bagend.games.duel.facts.land import presence
from bagend.games.duel.facts.prices import card_price, may_chain, tile_price
from bagend.games.duel.state import State

WEIGHTS = Path(__file__).with_name("duel_network.npz")
N_ROWS = N_CHAPTERS * N_SEATS
MOMENTS = 36
"""Room for the quiet moments of a match, on the average; what finds none is left out."""

AHEAD = 60
"""Of a hundred rounds, how many learn from what the network plays itself: the last ones."""

THINKING = 0
"""How many simulations it makes there for an answer; with 0 it looks one answer ahead."""

N_HIDDEN = 64

MOST_COINS, MOST_UNITS, MOST_SUPPLY, MOST_SKILLS, MOST_SYMBOLS, MOST_LYING, MOST_EXTRA = 15, 4, 3, 3, 2, 3, 2
"""What is more counts as much."""

N_PRICES = 6
"""What something costs: nothing up to four coins or more, or more than one has."""

ALWAYS = 0
EXTRA = ALWAYS + 1
COINS = EXTRA + MOST_EXTRA + 1
"""The features in order.  What follows is there for each seat, that of the one to move first."""

QUEST = COINS + N_SEATS * (MOST_COINS + 1)
SUPPLY = QUEST + N_SEATS * (QUEST_STEPS + 1)
PRESENCE = SUPPLY + N_SEATS * (MOST_SUPPLY + 1)
UNITS = PRESENCE + N_SEATS * (N_REGIONS + 1)
FORT = UNITS + N_SEATS * N_REGIONS * (MOST_UNITS + 1)
SKILL = FORT + N_SEATS * N_REGIONS
GROUP = SKILL + N_SEATS * N_SKILLS * (MOST_SKILLS + 1)
CHAIN = GROUP + N_SEATS * N_GROUPS
KINDS = CHAIN + N_SEATS * len(CHAINS)
RACE = KINDS + N_SEATS * (N_RACES + 1)
UNITED = RACE + N_SEATS * N_RACES * (MOST_SYMBOLS + 1)
TOKEN = UNITED + N_SEATS
TILE_PRICE = TOKEN + N_SEATS * N_TOKENS
CARD_PRICE = TILE_PRICE + N_SEATS * N_TILES * N_PRICES
TILE_HIDDEN = CARD_PRICE + N_SEATS * DECK * N_PRICES
"""From here on, what both share."""

COVERED = TILE_HIDDEN + N_TILES
UNSEEN = COVERED + DECK * MOST_LYING
DOWN = UNSEEN + DECK
GONE = DOWN + N_SLOTS
N_FEATURES = GONE + N_SLOTS

N_CHAINS = len(CHAINS)
MOST_PRESENT = (
    2
    + N_SEATS * (4 + 2 * N_REGIONS + N_SKILLS + N_GROUPS + N_CHAINS + 2 + N_RACES + N_TOKENS + N_TILES + N_SLOTS)
    + N_TILES
    + 2 * DECK
    + 2 * N_SLOTS
)
"""Room for the features of one state."""


def tables() -> network.Network:
    return network.load(WEIGHTS)


@hot
def is_quiet(state: State) -> bool:
    """At the beginning of a turn."""
    return bool(state.phase == Phase.TURN)


@hot
def row_of(state: State) -> int:
    """The row of the weights that a state is for."""
    return state.chapter * N_SEATS + state.active


@hot
def seat_of(state: State) -> int:
    """The seat whose chance is told."""
    return state.active


@hot
def describe(state: State, present: Row) -> int:
    """List the features that are there; how many."""
    present[0] = ALWAYS
    present[1] = EXTRA + min(MOST_EXTRA, state.extra)
    n = 2
    for place in range(N_SEATS):
        n = list_seat(state, present, n, place, state.active if place == 0 else 1 - state.active)
    for tile in range(N_TILES):
        n = note(present, n, has(state.tiles_hidden, tile), TILE_HIDDEN + tile)
    for card in range(DECK):
        n = note(present, n, has(state.unseen[state.chapter], card), UNSEEN + card)
    return list_display(state, present, n)


@hot
def list_seat(state: State, present: Row, n: int, place: int, seat: int) -> int:
    """What one seat has: `place` is 0 for the one to move."""
    held = presence(state, seat)
    present[n] = COINS + place * (MOST_COINS + 1) + min(MOST_COINS, state.coins[seat])
    present[n + 1] = QUEST + place * (QUEST_STEPS + 1) + state.quest[seat]
    present[n + 2] = SUPPLY + place * (MOST_SUPPLY + 1) + min(MOST_SUPPLY, state.supply[seat])
    present[n + 3] = PRESENCE + place * (N_REGIONS + 1) + size(held)
    present[n + 4] = KINDS + place * (N_RACES + 1) + min(N_RACES, race_count(state, seat))
    n += 5
    for region in range(N_REGIONS):
        units = min(MOST_UNITS, state.units[seat, region])
        present[n] = UNITS + (place * N_REGIONS + region) * (MOST_UNITS + 1) + units
        n = note(present, n + 1, has(state.forts[seat], region), FORT + place * N_REGIONS + region)
    for skill in range(N_SKILLS):
        symbols = min(MOST_SKILLS, state.skills[seat, skill])
        present[n] = SKILL + (place * N_SKILLS + skill) * (MOST_SKILLS + 1) + symbols
        n += 1
    for group in range(N_GROUPS):
        n = note(present, n, state.groups[seat, group] != 0, GROUP + place * N_GROUPS + group)
    for chain in range(N_CHAINS):
        n = note(present, n, has(state.chains[seat], chain), CHAIN + place * N_CHAINS + chain)
    for race in range(N_RACES):
        symbols = min(MOST_SYMBOLS, state.races[seat, race])
        present[n] = RACE + (place * N_RACES + race) * (MOST_SYMBOLS + 1) + symbols
        n += 1
    n = note(present, n, has(state.united, seat), UNITED + place)
    for token in range(N_TOKENS):
        n = note(present, n, has(state.tokens[seat], token), TOKEN + place * N_TOKENS + token)
    for tile in range(N_TILES):
        if has(state.tiles_open, tile):
            price = bounded_price(state, seat, tile_price(state, seat, tile))
            present[n] = TILE_PRICE + (place * N_TILES + tile) * N_PRICES + price
            n += 1
    for slot in range(N_SLOTS):
        card = state.slot[slot]
        if card != HIDDEN and is_free(state, slot):
            price = 0 if may_chain(state, seat, card) else bounded_price(state, seat, card_price(state, seat, card))
            present[n] = CARD_PRICE + (place * DECK + card % DECK) * N_PRICES + price
            n += 1
    return n


@hot
def bounded_price(state: State, seat: int, price: int) -> int:
    """A price, as one of N_PRICES."""
    return N_PRICES - 1 if price > state.coins[seat] else min(N_PRICES - 2, price)


@hot
def list_display(state: State, present: Row, n: int) -> int:
    """Where cards lie face down, where none lie any more, and how deep the open ones are buried."""
    for slot in range(N_SLOTS):
        if not has(state.left, slot):
            present[n] = GONE + slot
            n += 1
        elif state.slot[slot] == HIDDEN:
            present[n] = DOWN + slot
            n += 1
        else:
            lying = min(MOST_LYING, size(lying_on(state, slot)))
            n = note(present, n, lying > 0, COVERED + state.slot[slot] % DECK * MOST_LYING + lying - 1)
    return n


@hot
def evaluate(state: State, tables: network.Network, values: Row) -> None:
    """The chance of the one to move, and the rest."""
    chance = network.chance(tables, row_of(state), describe(state, tables.present))
    values[state.active] = chance
    values[1 - state.active] = WHOLE - chance
