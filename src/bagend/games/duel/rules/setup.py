"""Setup: how a match begins.

Clauses D-1, D-13, D-14 and D-26; the rest of the set-up is data (components.toml).
"""

from bagend.engine.errors import BadOption
from bagend.engine.film import Film
from bagend.engine.options import Values
from bagend.engine.records import Records

from ..components import DATA, DECK, EMPTY, N_TILES, N_TOKENS, REGIONS, SAURON, SIDES, UNITS
from ..state import State
from .chapters import lay_out, settle


def setup(options: Values, seats: tuple[int, ...]) -> Records:
    """D-1: the Fellowship against Sauron.  D-26: Sauron begins.

    D-13, D-14: each side has 15 units and 7 fortresses.
    """
    states = State.blank()
    state = states[0]
    state.active = SAURON
    state.unseen[:] = (1 << DECK) - 1
    state.tiles_hidden = (1 << N_TILES) - 1
    state.tokens_hidden = (1 << N_TOKENS) - 1
    state.top[:] = EMPTY
    state.row = EMPTY
    state.coins[:] = options["fellowship_coins"], options["sauron_coins"]
    state.supply[:] = UNITS
    for side, region, units in (line.split() for line in DATA["DD-11"]["value"]):
        state.units[SIDES.index(side), REGIONS.index(region)] = int(units)
        state.supply[SIDES.index(side)] -= int(units)
    state.coin_cap = coin_cap(options)
    state.stack_turns = options["stack_turns"]
    state.free_order = options["free_order"]
    state.add_tiles = options["landmarks"] == "add"
    film = Film.blank(State, 0)
    lay_out(state, film)
    settle(state, film)
    return states


def coin_cap(options: Values) -> int:
    """How many coins there are; 0 for a bank that never runs out."""
    cap: int = options["coin_cap"]
    given = options["fellowship_coins"] + options["sauron_coins"]
    if 0 < cap < given:
        raise BadOption("error-option-coins", option="coin_cap", value=cap, coins=given)
    return cap
