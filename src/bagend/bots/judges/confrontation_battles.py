"""Whom to fight: what a battle between any two figures is worth, reckoned beforehand."""

from itertools import product

import numpy as np

from bagend.bots.judge import Numbers
from bagend.engine.kernel import hot
from bagend.engine.sets import has
from bagend.games.confrontation.actions import Phase
from bagend.games.confrontation.components import DARK, LIGHT, N_EACH, SIDEWAYS, STRENGTH, Figure
from bagend.games.confrontation.facts.battle import fall_at_once, is_first_battle, may_slip
from bagend.games.confrontation.facts.cards import opens_darks_card, voids_own_card
from bagend.games.confrontation.view import SIZE, View

from .confrontation_cards import WORTH


def worth_of_battle(light: int, dark: int, attacker: int, is_first: bool, has_sideways: bool) -> float:
    """What a battle is worth to Light before the cards are played."""
    if light == Figure.FRODO and may_slip(light, dark, attacker) and has_sideways:
        return -4.0
    fallen = fall_at_once(light, dark, attacker, is_first)
    if fallen:
        return float(has(fallen, DARK) * WORTH[dark] - has(fallen, LIGHT) * WORTH[light])
    # To see the other's card is worth about two points of strength, to have none costs three.
    strength = STRENGTH[light] + (2 if opens_darks_card(light, dark) else 0)
    rival = STRENGTH[dark] - (3 if voids_own_card(dark) else 0)
    # A point of strength moves the odds by about a seventh.
    odds = min(0.95, max(0.05, 0.48 + float(strength - rival) * 0.14))
    return float(odds * WORTH[dark] - (1.05 - odds) * WORTH[light])


def reckon() -> Numbers:
    """For each attacker, on the average over each set of figures that may await it.

    By whether it is the turn's first battle, and whether the region has sideways neighbours.
    """
    pairs = np.zeros((2, 2, 2 * N_EACH, N_EACH))
    for is_first, has_sideways, light, dark in product((0, 1), (0, 1), range(N_EACH), range(N_EACH, 2 * N_EACH)):
        flags = bool(is_first), bool(has_sideways)
        pairs[is_first, has_sideways, light, dark - N_EACH] = worth_of_battle(light, dark, LIGHT, *flags)
        pairs[is_first, has_sideways, dark, light] = -worth_of_battle(light, dark, DARK, *flags)
    sets = np.arange(1 << N_EACH)
    total = np.zeros((*pairs.shape[:3], len(sets)))
    for other in range(N_EACH):
        total += pairs[..., other, None] * (sets >> other & 1)
    return np.asarray(total / np.maximum(1, SIZE), np.float64)


MEETINGS = reckon()


@hot
def worth_of_attack(view: View, figure: int, region: int) -> float:
    """The first battle, against everybody whom the enemies there could be; the others count a little too."""
    first = (1 - view.seat) * N_EACH
    worth = 0.0
    stands = 0
    for stand in range(first, first + N_EACH):
        if view.at[stand] == region:
            worth += worth_of_meeting(view, figure, view.could[stand], region)
            stands += 1
    return worth / stands - 0.3 * (stands - 1)


@hot
def worth_of_meeting(view: View, figure: int, could: int, region: int) -> float:
    """A battle with whoever of these figures it is, each as likely as the others."""
    if figure == Figure.PIPPIN and view.phase == Phase.TURN:
        # He learns whom he has met and may go again; nothing if that is known already.
        return 0.5 if could & (could - 1) else -0.5
    is_first = 1 if is_first_battle(view) else 0
    has_sideways = 1 if SIDEWAYS[region] else 0
    return MEETINGS[is_first, has_sideways, figure, could >> (1 - view.seat) * N_EACH]
