"""Hope: how likely the Ring-bearers are to reach the crater, from how things stand between two turns.

A small network fitted to matches that were played; each stage has weights of its own.  The weights are made by

    bagend train mountdoom --rounds 100 --matches 60000 --until 73
"""

from pathlib import Path

from bagend.bots import network
from bagend.bots.network import note
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.mountdoom.actions import Phase
from bagend.games.mountdoom.components import (
    ARMY,
    EMPTY,
    FACE_DOWN,
    MORGUL,
    MOST_COURAGE,
    MOST_NAZGUL,
    MOST_STEPS,
    MOST_WARRIORS,
    N_FIGURES,
    N_GANDALF,
    N_HELPERS,
    N_SLOTS,
    N_STAGES,
    PER_STAGE,
    STEPS,
    WAITING,
    Figure,
    Helper,
)
from bagend.games.mountdoom.facts import Purpose
from bagend.games.mountdoom.facts.path import end_of_stage, supports
from bagend.games.mountdoom.state import State

WEIGHTS = Path(__file__).with_name("mountdoom_network.npz")
N_ROWS = N_STAGES
MOMENTS = 20
"""Room for the quiet moments of a match, on the average; what finds none is left out."""

AHEAD = 60
"""Of a hundred rounds, how many learn from what the network plays itself: the last ones."""

THINKING = 128
"""How many simulations it makes there for an answer; with 0 it looks one answer ahead."""

N_HIDDEN = 128
N_COMPANIONS = N_FIGURES - 1
BEHIND = STEPS
IN_FRONT = 2 * STEPS
N_PLACES = BEHIND + IN_FRONT + 2
"""Where a companion is: so far behind the beginning of the stage or so far ahead of it, or WAITING."""

ALWAYS = 0
LEFT = ALWAYS + 1
"""The features in order, one for every number of: steps left to the Ring-bearers in this stage, ..."""

LEFT_TO_FARAMIR = LEFT + MOST_STEPS - MORGUL + 1
"""The same where Faramir may take them there at once, ..."""

LEFT_TO_SUPPORT = LEFT_TO_FARAMIR + MOST_STEPS - MORGUL + 1
"""... or Gandalf's Support a long way."""

COURAGE = LEFT_TO_SUPPORT + MOST_STEPS - MORGUL + 1
NAZGUL = COURAGE + MOST_COURAGE + 1
NO_WITCH_KING = NAZGUL + MOST_NAZGUL + 1
WARRIORS = NO_WITCH_KING + 1
CHIEF = WARRIORS + MOST_WARRIORS + 1
TREEBEARD = CHIEF + 1
SHADOW = TREEBEARD + 1
DOWN = SHADOW + 1
STACK = DOWN + N_SLOTS
EMPTIED = STACK + N_GANDALF + 1
OPEN = EMPTIED + N_SLOTS
UNSEEN = OPEN + PER_STAGE
HELPER = UNSEEN + PER_STAGE
PLACE = HELPER + N_HELPERS
BESIDE = PLACE + N_COMPANIONS * N_PLACES
"""A companion beside or before the Ring-bearers in their stage, each by itself and all counted."""

SUPPORT = BESIDE + N_COMPANIONS
ARRIVED = SUPPORT + N_COMPANIONS + 1
N_FEATURES = ARRIVED + N_COMPANIONS
MOST_PRESENT = 11 + N_SLOTS + 1 + PER_STAGE + N_HELPERS + 3 * N_COMPANIONS + 2
"""Room for the features of one state."""


def tables() -> network.Network:
    return network.load(WEIGHTS)


@hot
def is_quiet(state: State) -> bool:
    """Before the dice of a turn are chosen, or in the last stage before its die is rolled."""
    return bool(state.phase == Phase.PAIR or (state.phase == Phase.DIE and state.purpose == Purpose.DOOM))


@hot
def row_of(state: State) -> int:
    """The row of the weights that a state is for."""
    return state.stage


@hot
def seat_of(state: State) -> int:
    """The seat whose chance is told: all have the same."""
    return 0


@hot
def describe(state: State, present: Row) -> int:
    """List the features that are there; how many."""
    left = end_of_stage(state) - state.at[Figure.RING_BEARERS]
    present[0] = ALWAYS
    present[1] = LEFT + left
    present[2] = COURAGE + state.courage
    present[3] = NAZGUL + state.nazgul if state.witch_king == 1 else NO_WITCH_KING
    present[4] = WARRIORS + state.warriors
    present[5] = STACK + state.stack
    n = 6
    n = note(present, n, state.hand >> Helper.FARAMIR & 1, LEFT_TO_FARAMIR + left)
    n = note(present, n, state.hand >> Helper.SUPPORT & 1, LEFT_TO_SUPPORT + left)
    n = note(present, n, state.chief, CHIEF)
    n = note(present, n, state.treebeard, TREEBEARD)
    n = note(present, n, state.shadow, SHADOW)
    n = list_cards(state, present, n)
    return list_companions(state, present, n)


@hot
def list_cards(state: State, present: Row, n: int) -> int:
    """The track, the cards nobody has seen, and those that may be used."""
    for slot in range(N_SLOTS):
        card = state.slot[slot]
        n = note(present, n, int(card == FACE_DOWN), DOWN + slot)
        n = note(present, n, int(card == EMPTY), EMPTIED + slot)
        n = note(present, n, int(card >= 0 and state.army != slot), OPEN + card % PER_STAGE)
    n = note(present, n, int(state.army != EMPTY), OPEN + ARMY % PER_STAGE)
    for card in range(PER_STAGE):
        n = note(present, n, state.unseen >> card & 1, UNSEEN + card)
    for helper in range(N_HELPERS):
        n = note(present, n, state.hand >> helper & 1, HELPER + helper)
    return n


@hot
def list_companions(state: State, present: Row, n: int) -> int:
    """Where they are; who supports the Ring-bearers; who is in Minas Morgul."""
    begin = state.stage * STEPS
    count = 0
    for figure in range(1, N_FIGURES):
        at = state.at[figure]
        place = min(IN_FRONT, max(-BEHIND, at - begin)) + BEHIND if at != WAITING else N_PLACES - 1
        is_beside = int(supports(state, figure, state.at[Figure.RING_BEARERS]))
        n = note(present, n, 1, PLACE + (figure - 1) * N_PLACES + place)
        n = note(present, n, is_beside, BESIDE + figure - 1)
        n = note(present, n, int(at == MORGUL), ARRIVED + figure - 1)
        count += is_beside
    return note(present, n, 1, SUPPORT + count)


@hot
def evaluate(state: State, tables: network.Network, values: Row) -> None:
    """All seats hope for the same."""
    chance = network.chance(tables, row_of(state), describe(state, tables.present))
    for seat in range(len(values)):
        values[seat] = chance
