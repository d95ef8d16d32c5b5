"""Hand: which cards before the seats may be used, and which of them now.

Clauses M-66, M-67, M-69, M-71, M-72, M-102, M-103, M-123, M-124, M-141, M-155 to M-157, M-167, M-178 and M-188.
"""

from collections.abc import Mapping

import numpy as np

from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, with_, without

from ..actions import Phase
from ..components import BOX, FIRST_GANDALF, GANDALF_CARDS, N_ALLIES, N_HELPERS, Helper, Stage
from . import Public
from .path import has_rider


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
        for helper in (*anytime, *own.get(Phase(phase), ())):
            row[phase] = with_(int(row[phase]), helper)
    return row


MOMENTS = _moments()


def _row(size: int, otherwise: int, clauses: Mapping[int, int]) -> Row:
    row = np.full(size, otherwise, np.int64)
    for index, clause in clauses.items():
        row[index] = clause
    return row


MOMENT_CLAUSES = _row(
    N_HELPERS,
    71,
    {
        Helper.ARWEN: 91,
        Helper.GALADRIEL: 116,
        Helper.EOWYN: 185,
        Helper.EOMER: 183,
        Helper.FARAMIR: 186,
        Helper.BOROMIR: 170,
        Helper.SUPPORT: 47,
        Helper.VISION: 197,
        Helper.WRATH: 73,
    },
)
"""The clause that names each card's moment; the others are bound by M-71."""

MUST = _row(
    len(Phase),
    0,
    {
        Phase.PAIR: 51,
        Phase.FIRST_SIDE: 52,
        Phase.THIRD: 53,
        Phase.SECOND_SIDE: 54,
        Phase.CHOOSE: 87,
        Phase.STRIDE: 79,
        Phase.GRIMA: 188,
        Phase.DENETHOR: 173,
        Phase.MARCH: 160,
        Phase.SEEN: 197,
    },
)
"""For each question that nobody may pass the clause that wants an answer."""


@hot
def reach_of_gandalf(seen: Public) -> int:
    """M-103 and M-157: any unused Gandalf card, always.  M-167: but none while the Balrog's shadow lies on him."""
    return 0 if seen.shadow == 1 else seen.hand & GANDALF_CARDS


@hot
def reach(seen: Public) -> int:
    """M-67: the active seat may use any unused ally, before whomever it lies.  M-72: in later stages too.

    M-156: in the harder mode an ally serves only its own seat.
    """
    hand = (seen.hand & ~GANDALF_CARDS) | reach_of_gandalf(seen)
    if seen.own_allies == 1:
        for helper in range(N_ALLIES):
            if seen.holder[helper] != seen.active:
                hand = without(hand, helper)
    return hand


@hot
def usable(seen: Public) -> int:
    """M-71: the cards that this very moment allows."""
    cards = reach(seen) & MOMENTS[seen.phase]
    if has(cards, Helper.THEODEN) and not has_rider(seen):
        cards = without(cards, Helper.THEODEN)
    return cards


@hot
def why_not_pass(seen: Public) -> int:
    """Where a card is offered the seat may do without."""
    return int(MUST[seen.phase])


@hot
def why_not_use(seen: Public, helper: int) -> int:
    """M-69: each card once.  M-66, M-102: not before it has come.  M-156: not another's.  M-167: not in the shadow.

    M-141: Gandalf's Wrath takes no card of Mount Doom.  M-146: his Trick finds no die there.
    Else it is not the card's moment.
    """
    if has(usable(seen), helper):
        return 0
    if seen.holder[helper] == BOX:
        return 69
    if not has(seen.hand, helper):
        return 66 if helper < FIRST_GANDALF else 102
    if not has(reach(seen), helper):
        return 156 if helper < FIRST_GANDALF else 167
    if seen.stage == Stage.MOUNT_DOOM and (helper == Helper.WRATH or helper == Helper.TRICK):
        return 141 if helper == Helper.WRATH else 146
    return int(MOMENT_CLAUSES[helper])


@hot
def why_not_treebeard(seen: Public, gift: int) -> int:
    """M-178: his token is of use where Uruk-hai may still come, and prevents no loss."""
    return 178 if gift == 1 and (seen.phase == Phase.PERIL or seen.stage == Stage.MOUNT_DOOM) else 0


@hot
def why_not_give(seen: Public, helper: int) -> int:
    """M-123: an unused Gandalf card before any seat.  M-124: one given up is gone."""
    if has(seen.hand, helper):
        return 0
    return 124 if seen.holder[helper] == BOX else 123


@hot
def why_not_banish(seen: Public, ally: int) -> int:
    """M-188: any unused ally, Boromir included."""
    return 0 if has(seen.hand, ally) else 188


@hot
def why_not_convert(seen: Public, helper: int) -> int:
    """M-155: any unused card."""
    return 0 if has(seen.hand, helper) else 155
