"""Reach: which cards before the seats may be used, and which of them now.  Facts that rules and views both need.

Clauses M-67, M-71, M-72, M-103, M-156, M-157 and M-167.
"""

import numpy as np

from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import Phase
from ..components import GANDALF_CARDS, MORGUL, N_ALLIES, N_FIGURES, WAITING, Helper, Stage
from . import State


def _moments() -> Row:
    """For each question the cards that may be used there, one bit each."""
    anytime = (Helper.THEODEN, Helper.TREEBEARD)
    changing = (Helper.ELROND, Helper.POWER, Helper.TRICK)
    own = {
        Phase.PAIR: (Helper.FARAMIR, Helper.SUPPORT),
        Phase.FIRST_SIDE: changing,
        Phase.SECOND_SIDE: changing,
        Phase.ROLLED: (Helper.ELROND, Helper.POWER),
        Phase.EVENT: (Helper.ARWEN,),
        Phase.FIGHT: (Helper.EOMER, Helper.GALADRIEL),
        Phase.BOROMIR: (Helper.BOROMIR,),
        Phase.EOWYN: (Helper.EOWYN,),
        Phase.WRATH: (Helper.WRATH,),
        Phase.VISION: (Helper.VISION,),
    }
    row = np.zeros(len(Phase), np.int64)
    for phase in range(Phase.PAIR, Phase.OVER):
        row[phase] = sum(1 << helper for helper in (*anytime, *own.get(Phase(phase), ())))
    return row


MOMENTS = _moments()


@hot
def reach(state: State) -> int:
    """M-67: the active seat may use any unused ally, before whomever it lies.  M-72: in later stages too.

    M-103 and M-157: so with Gandalf cards, always.  M-156: in the harder mode an ally serves only its own seat.
    M-167: while the Balrog's shadow lies on him no Gandalf card may be used.
    """
    hand = state.hand
    if state.shadow == 1:
        hand &= ~GANDALF_CARDS
    if state.own_allies == 1:
        for helper in range(N_ALLIES):
            if state.holder[helper] != state.active:
                hand &= ~(1 << helper)
    return hand


@hot
def usable(state: State) -> int:
    """M-71: the cards that this very moment allows."""
    cards = reach(state) & MOMENTS[state.phase]
    if cards >> Helper.THEODEN & 1 and not has_rider(state):
        cards &= ~(1 << Helper.THEODEN)
    return cards


@hot
def has_rider(state: State) -> bool:
    """Théoden needs a companion who still has a destination before him."""
    if state.stage != Stage.MOUNT_DOOM:
        for figure in range(1, N_FIGURES):
            if state.at[figure] != WAITING and state.at[figure] < MORGUL:
                return True
    return False
