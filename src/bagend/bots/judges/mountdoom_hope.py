"""Hope: how likely the Ring-bearers are to reach the crater, from how things stand between two turns.

A logistic regression over matches that were played; each stage has weights of its own.  The weights are made by

    python -m bagend.lab.fit mountdoom
"""

from pathlib import Path

from bagend.bots import logistic
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.mountdoom.actions import Phase
from bagend.games.mountdoom.components import (
    FACE_DOWN,
    MORGUL,
    N_FIGURES,
    N_HELPERS,
    N_SLOTS,
    PER_STAGE,
    STEPS,
    WAITING,
    Figure,
    Stage,
)
from bagend.games.mountdoom.state import State

WEIGHTS = Path(__file__).with_name("mountdoom_weights.json")
N_ROWS = Stage.MOUNT_DOOM.value
N_PLAIN = 19
FIRST_CARD = N_PLAIN
FIRST_HELPER = FIRST_CARD + PER_STAGE
N_FEATURES = FIRST_HELPER + N_HELPERS


def tables() -> logistic.Scale:
    return logistic.load(WEIGHTS)


@hot
def is_quiet(state: State) -> bool:
    """Before the dice of a turn are chosen; the last stage is so short that it is played to its end."""
    return bool(state.phase == Phase.PAIR)


@hot
def describe(state: State, features: Row) -> int:
    """Fill in the features; the row of the weights that they are for."""
    bearers = state.at[Figure.RING_BEARERS]
    end = (state.stage + 1) * STEPS
    count_companions(state, bearers, end, features)
    features[0] = 1
    features[1] = end - bearers
    features[2] = state.courage
    features[3] = min(state.courage, 3)
    features[4] = min(state.courage, 6)
    features[5] = state.nazgul * state.witch_king
    features[6] = max(0, state.nazgul - 4) * state.witch_king
    features[7] = state.warriors + state.chief
    features[8] = state.witch_king
    features[13] = state.stack
    features[14] = state.shadow
    features[15] = max(0, state.nazgul - 6) * state.witch_king
    list_cards(state, features)
    for helper in range(N_HELPERS):
        features[FIRST_HELPER + helper] = state.hand >> helper & 1
    return state.stage


@hot
def count_companions(state: State, bearers: int, end: int, features: Row) -> None:
    """Those beside or before the Ring-bearers, in a later stage, and at their aim; and all their steps."""
    for i in (10, 11, 12, 16, 17, 18):
        features[i] = 0
    for figure in range(1, N_FIGURES):
        at = state.at[figure]
        features[16] += at == WAITING
        features[17] += at == MORGUL
        features[18] += state.exact >> figure & 1
        if at != WAITING:
            features[10] += bearers <= at <= end
            features[11] += end < at
            features[12] += min(MORGUL, at) - bearers


@hot
def list_cards(state: State, features: Row) -> None:
    """Which cards of the stage lie open, and how many face down."""
    features[9] = 0
    for card in range(PER_STAGE):
        features[FIRST_CARD + card] = 0
    for slot in range(N_SLOTS):
        if state.slot[slot] >= 0:
            features[FIRST_CARD + state.slot[slot] % PER_STAGE] = 1
        features[9] += state.slot[slot] == FACE_DOWN


@hot
def evaluate(state: State, scale: logistic.Scale, values: Row) -> None:
    """All seats hope for the same."""
    chance = logistic.chance(scale, describe(state, scale.features))
    for seat in range(len(values)):
        values[seat] = chance
