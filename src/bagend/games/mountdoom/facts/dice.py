"""Dice: which of them may be rolled, placed, rolled again or turned.

Clauses M-51 to M-54, M-56, M-146, M-173 and M-174.
"""

from bagend.engine.kernel import hot
from bagend.engine.sets import has, size

from ..components import EMPTY, N_BLACK, Stage
from . import Public


@hot
def why_not_roll(dice: int) -> int:
    """M-51: any two of the five."""
    return 0 if size(dice) == 2 else 51


@hot
def why_not_place(seen: Public, black: int, die: int) -> int:
    """M-52: one black and one Fellowship die of the roll.  M-54: then the other black one and one of the two."""
    if seen.black[black] > 0 and has(seen.loose, die):
        return 0
    return 52 if seen.low[0] == EMPTY else 54


@hot
def why_not_add(seen: Public, die: int) -> int:
    """M-53: one of the three Fellowship dice not rolled so far."""
    return 53 if has(seen.loose, die) or die == seen.low[0] else 0


@hot
def why_not_reroll(seen: Public, die: int) -> int:
    """M-174: one of the two on the tile."""
    return 0 if die == seen.low[0] or die == seen.low[1] else 174


@hot
def why_not_change(seen: Public, die: int) -> int:
    """Elrond, Power and Trick change a die of the roll just made that is not on the tile: 0 and 1 are the black ones.

    M-51: no other was rolled.  M-56: what is on the tile keeps its value.  M-146: the last stage has no others.
    """
    if seen.black[die] > 0 if die < N_BLACK else has(seen.loose, die - N_BLACK):
        return 0
    if seen.stage == Stage.MOUNT_DOOM:
        return 146
    return 56 if die < N_BLACK or seen.low[0] != EMPTY else 51
