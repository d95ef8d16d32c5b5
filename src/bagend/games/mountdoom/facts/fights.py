"""Fights: what the combat die may show to win.

Clauses M-120 to M-124 and M-172.
"""

from ..components import N_FIGURES, Face, Figure
from . import Public
from .hand import reach_of_gandalf
from .path import supports


def winning_faces(seen: Public) -> set[Face]:
    """M-120: the weapons of those who support.  M-123: Gandalf's staff, if a card can be given up for it.

    M-172: for Boromir all but the Eye.
    """
    if seen.stand == 1:
        return set(Face) - {Face.SAURON}
    weapons = {
        Face(figure - 1) for figure in range(1, N_FIGURES) if supports(seen, figure, seen.at[Figure.RING_BEARERS])
    }
    return weapons | ({Face.GANDALF} if reach_of_gandalf(seen) != 0 else set())
