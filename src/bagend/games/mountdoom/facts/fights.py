"""Fights: what the combat die may show to win.

Clauses M-120 to M-123, M-168 and M-172.
"""

from bagend.engine.kernel import hot

from ..components import Face, Figure
from . import Public
from .hand import reach_of_gandalf
from .path import supports


@hot
def wins_fight(seen: Public, face: int) -> bool:
    """M-120: the weapon of a supporter wins.  M-121: another's loses.  M-122: Sauron loses.

    M-172: Boromir's roll loses on Sauron only.
    """
    if seen.stand == 1:
        return bool(face != Face.SAURON)
    return bool(face < Face.SAURON and supports(seen, face + 1, seen.at[Figure.RING_BEARERS]))


@hot
def wins_for_a_card(seen: Public, face: int) -> bool:
    """M-123: for Gandalf's face one unused Gandalf card MAY be given up.  M-168: not under the Balrog's shadow."""
    return bool(seen.stand == 0 and face == Face.GANDALF and reach_of_gandalf(seen) != 0)


def winning_faces(seen: Public) -> set[Face]:
    """All that win, if need be for a card."""
    return {face for face in Face if wins_fight(seen, face) or wins_for_a_card(seen, face)}
