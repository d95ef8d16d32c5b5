"""Positions: states of The Confrontation built by name, for lessons and tests."""

from collections.abc import Iterable, Mapping
from typing import Any

from bagend.engine.records import Records

from .actions import Phase
from .components import CARDS, DARK, FIGURES, FULL_HAND, LIGHT, N_EACH, NOWHERE, REGIONS, SEATS, bits
from .game import GAME


def position(turn: str = "dark", **given: Any) -> Records:
    """A turn in the middle of a match: where each named figure stands; those not named are defeated.

    Frodo is in the Shire unless said otherwise.  `discard` is what lies in each side's discard pile.  What is no
    figure is an option.
    """
    discard: Mapping[str, Iterable[str]] = given.pop("discard", {})
    figures = {name.replace("_", "-"): region for name, region in given.items()}
    where = {"frodo": "shire"} | {name: region for name, region in figures.items() if name in FIGURES}
    options = {name: value for name, value in given.items() if name.replace("_", "-") not in where}
    states = GAME.setup(GAME.options.read(options), GAME.take_seats(None))
    state = states[0]
    state.ready, state.turns, state.active = 3, 1, SEATS.index(turn)
    state.phase, state.seat = Phase.TURN, state.active
    for stand, name in enumerate(FIGURES):
        state.who[stand] = stand
        if name in where:
            put(state, stand, REGIONS.index(where[name]))
        else:
            state.defeated |= 1 << stand
            state.at[stand] = NOWHERE
    for stand, name in enumerate(FIGURES):
        alive = bits((other for other in where if FIGURES.index(other) // N_EACH == stand // N_EACH), FIGURES)
        state.could[:, stand] = alive if name in where else 1 << stand
    for name, cards in discard.items():
        state.hand[SEATS.index(name)] = FULL_HAND[SEATS.index(name)] & ~bits(cards, CARDS)
    even_out(state)
    return states


def put(state: Any, stand: int, region: int) -> None:
    """As the rules would, but in plain Python."""
    side = stand // N_EACH
    limit = {0: 4, 15: 4}.get(region, 1 if 6 <= region <= 9 else 2)
    state.at[stand] = region
    state.count[side, region] += 1
    count = state.count[side, region]
    assert count <= limit, f"too many in {REGIONS[region]}"
    state.occupied[side] |= 1 << region
    state.lone[side] = state.lone[side] & ~(1 << region) | (count == 1) << region
    state.full[side] |= (count == limit) << region


def even_out(state: Any) -> None:
    """Hands are always equally large: take small numbers from the larger."""
    while int(state.hand[LIGHT]).bit_count() != int(state.hand[DARK]).bit_count():
        larger = LIGHT if int(state.hand[LIGHT]).bit_count() > int(state.hand[DARK]).bit_count() else DARK
        hand = int(state.hand[larger])
        # Those first that the tests play least.
        numbers = [card for card in (4, 2, 1, 3, 0, 5, 7, 10, 9, 6, 8) if hand >> card & 1]
        state.hand[larger] = hand & ~(1 << numbers[0])
