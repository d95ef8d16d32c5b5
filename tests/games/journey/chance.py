"""Chance: everything that CHANCE may answer in a state of Journey to Mordor, counted from the box."""

from itertools import product
from typing import Any

from bagend.games.journey.actions import DRAWS, Phase
from bagend.games.journey.components import DICE, HOBBITS

FACES = "123456"


def possible(state: Any) -> list[int]:
    if state.phase == Phase.BEGIN:
        seats = [seat for seat in range(len(HOBBITS)) if state.seated >> seat & 1]
        starters = [int(state.starter)] if state.starter in seats else seats
        return [DRAWS.parse(f"begin {HOBBITS[seat]}") for seat in starters]
    assert state.phase == Phase.ROLL
    marks = [FACES if state.loose >> die & 1 else "-" for die in range(len(DICE))]
    return [DRAWS.parse(f"roll {''.join(roll)}") for roll in product(*marks)]
