"""Chance: everything that CHANCE may answer in a state of The Confrontation, counted from the board."""

from typing import Any

from bagend.games.confrontation.actions import DRAWS, Draw, Phase
from bagend.games.confrontation.components import DARK, LIGHT, N_EACH, N_HOME, NONE, START


def possible(state: Any) -> list[int]:
    if state.phase == Phase.SCATTER:
        side = DARK if state.ready >> LIGHT & 1 else LIGHT
        stands = range(side * N_EACH, side * N_EACH + N_EACH)
        placed = [int(state.who[stand]) for stand in stands if state.who[stand] != NONE]
        empty = next(stand for stand in stands[N_HOME:] if state.who[stand] == NONE)
        return [DRAWS.pack(Draw.PLACE, (figure, int(START[empty]))) for figure in stands if figure not in placed]
    assert state.phase == Phase.OPPONENT
    enemy = 1 - int(state.active)
    there = [stand for stand in range(enemy * N_EACH, enemy * N_EACH + N_EACH) if state.at[stand] == state.field]
    unknown = [stand for stand in there if int(state.could[1, stand]).bit_count() > 1]
    return [DRAWS.pack(Draw.OPPONENT, (int(state.who[stand]),)) for stand in unknown]
