"""Hope: how likely the side whose turn begins is to win, from how things stand.

It is asked about States that a search supposes, so it may read who stands where.  A small network fitted to matches
that were played; each side to move has weights of its own.  They are made by

    bagend train confrontation --rounds 60
"""

from pathlib import Path

from bagend.bots import network
from bagend.bots.judge import WHOLE
from bagend.bots.network import note
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, size
from bagend.games.confrontation.actions import Phase
from bagend.games.confrontation.components import (
    DARK,
    FORWARD,
    LIGHT,
    N_CARDS,
    N_FIGURES,
    N_REGIONS,
    NONE,
    NOWHERE,
    Figure,
    Special,
)
from bagend.games.confrontation.state import State

WEIGHTS = Path(__file__).with_name("confrontation_network.npz")
N_ROWS = 2
MOMENTS = 16
"""Room for the quiet moments of a match, on the average; what finds none is left out."""

AHEAD = 60
"""Of a hundred rounds, how many learn from what the network plays itself: the last ones."""

THINKING = 0
"""How many simulations it makes there for an answer; with 0 it looks one answer ahead."""

N_HIDDEN = 64

N_SIDES = 2
N_SPECIAL = len(Special)
MOST_COUNT = 4
MOST_THREATS = 3
FEW = 3
"""A stand that could be so many figures is nearly known."""

ALWAYS = 0
PLACE = ALWAYS + 1
"""The features in order: where each figure stands, the fallen in no region, ..."""

KNOWN = PLACE + N_FIGURES * (N_REGIONS + 1)
"""... whether the opponent knows it, or nearly, ..."""

HAND = KNOWN + N_FIGURES * 2
CARDS = HAND + N_SIDES * N_CARDS
SPECIAL = CARDS + N_SIDES * (N_CARDS + 1)
COUNT = SPECIAL + N_SPECIAL
"""... how many of each side there are in each region, ..."""

THREAT = COUNT + N_SIDES * N_REGIONS * (MOST_COUNT + 1)
"""... and how many of Dark stand before Frodo, by where he is."""

N_FEATURES = THREAT + (N_REGIONS + 1) * (MOST_THREATS + 1)
MOST_PRESENT = 1 + 2 * N_FIGURES + N_SIDES * (N_CARDS + 1 + N_REGIONS) + N_SPECIAL + 1 + 1
"""Room for the features of one state."""


def tables() -> network.Network:
    return network.load(WEIGHTS)


@hot
def is_quiet(state: State) -> bool:
    """At the beginning of a turn."""
    return bool(state.phase == Phase.TURN and state.rider == NONE and state.looked == NOWHERE)


@hot
def row_of(state: State) -> int:
    """The row of the weights that a state is for."""
    return state.active


@hot
def seat_of(state: State) -> int:
    """The seat whose chance is told."""
    return state.active


@hot
def describe(state: State, present: Row) -> int:
    """List the features that are there; how many."""
    present[0] = ALWAYS
    n = 1
    for figure in range(N_FIGURES):
        n = note(present, n, has(state.defeated, figure), PLACE + figure * (N_REGIONS + 1) + N_REGIONS)
    for stand in range(N_FIGURES):
        region = state.at[stand]
        if region == NOWHERE:
            continue
        figure = state.who[stand]
        present[n] = PLACE + figure * (N_REGIONS + 1) + region
        candidates = size(state.could[1, stand])
        n = note(present, n + 1, candidates == 1, KNOWN + 2 * figure)
        n = note(present, n, 1 < candidates <= FEW, KNOWN + 2 * figure + 1)
        if figure == Figure.FRODO:
            threats = min(MOST_THREATS, dark_before(state, region))
            present[n] = THREAT + region * (MOST_THREATS + 1) + threats
            n += 1
    for side in range(N_SIDES):
        present[n] = CARDS + side * (N_CARDS + 1) + size(state.hand[side])
        n += 1
        for card in range(N_CARDS):
            n = note(present, n, has(state.hand[side], card), HAND + side * N_CARDS + card)
        for region in range(N_REGIONS):
            count = min(MOST_COUNT, state.count[side, region])
            n = note(present, n, count > 0, COUNT + (side * N_REGIONS + region) * (MOST_COUNT + 1) + count)
    for special in range(N_SPECIAL):
        n = note(present, n, has(state.special, special), SPECIAL + special)
    return n


@hot
def dark_before(state: State, region: int) -> int:
    """How many of Dark stand where Light goes from a region."""
    count = 0
    for ahead in range(N_REGIONS):
        if has(FORWARD[LIGHT, region], ahead):
            count += state.count[DARK, ahead]
    return count


@hot
def evaluate(state: State, tables: network.Network, values: Row) -> None:
    """The chance of the side to move, and the rest."""
    chance = network.chance(tables, row_of(state), describe(state, tables.present))
    values[state.active] = chance
    values[1 - state.active] = WHOLE - chance
