"""Chance: everything that CHANCE may answer in a state of Adventure to Mount Doom, counted from the box."""

from itertools import product
from typing import Any

from bagend.games.mountdoom.actions import DRAWS, Draw, Phase
from bagend.games.mountdoom.components import ASIDE, EMPTY, FIRST_GANDALF, N_GANDALF, N_SEATS, PER_STAGE

FACES = "123456"


def possible(state: Any) -> list[int]:
    phase = Phase(int(state.phase))
    if phase == Phase.ROLL:
        is_first = state.low[0] == EMPTY
        marks = [FACES if is_first or pips else "-" for pips in state.black] + [FACES, FACES]
        return [DRAWS.parse(f"roll {''.join(roll)}") for roll in product(*marks)]
    if phase == Phase.SUPPORT:
        return [DRAWS.parse(f"support {''.join(roll)}") for roll in product(*[FACES] * 5)]
    if phase in (Phase.DIE, Phase.COMBAT):
        verb = Draw.DIE if phase == Phase.DIE else Draw.COMBAT
        return [DRAWS.pack(verb, (face,)) for face in range(len(FACES))]
    if phase == Phase.CARD:
        first = PER_STAGE * int(state.stage)
        return [DRAWS.pack(Draw.CARD, (first + card,)) for card in range(PER_STAGE) if state.unseen >> card & 1]
    if phase == Phase.GANDALF:
        aside = [card for card in range(N_GANDALF) if state.holder[FIRST_GANDALF + card] == ASIDE]
        return [DRAWS.pack(Draw.GANDALF, (card,)) for card in aside]
    assert phase == Phase.BEGIN
    seats = [seat for seat in range(N_SEATS) if state.seated >> seat & 1]
    oldest = [int(state.oldest)] if state.oldest in seats else seats
    return [DRAWS.pack(Draw.BEGIN, (seat,)) for seat in oldest]
