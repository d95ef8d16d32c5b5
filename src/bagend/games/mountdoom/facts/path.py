"""Path: where the stages end, where a move leads, whom Théoden may bring on.

Clauses M-3, M-88, M-94 to M-96, M-104, M-117 to M-119, M-134, M-138 and M-158.
"""

from bagend.engine.kernel import hot

from ..components import EMPTY, MORGUL, N_FIGURES, SPACES, STEPS, WAITING, Figure, Space, Stage
from . import THEODEN_BY_HIS_CARD, Public


@hot
def end_of_stage(seen: Public) -> int:
    """M-101: the step where the Ring-bearers' stage ends.  M-148: the last one ends at the crater."""
    return seen.crater if seen.stage == Stage.MOUNT_DOOM else (seen.stage + 1) * STEPS


@hot
def is_destination(at: int) -> bool:
    """M-3: the last step of each stage but the last, whose end is the crater."""
    return 0 < at <= MORGUL and at % STEPS == 0


@hot
def stage_of(at: int) -> int:
    """The stage in which a step of the path lies."""
    return max(0, min((at - 1) // STEPS, Stage.MOUNT_DOOM.value))


@hot
def step_of(seen: Public, at: int) -> int:
    """The number of a step within its stage; 0 is the destination."""
    if at == seen.crater or at == 0 or is_destination(at):
        return 0
    return at - stage_of(at) * STEPS


@hot
def may_move(seen: Public, figure: int) -> bool:
    """A figure in the waiting area has no way on; the Ring-bearers wait at a destination for the next stage."""
    if figure == Figure.RING_BEARERS and seen.arrived == 1:
        return False
    return bool(seen.at[figure] != WAITING)


@hot
def landing(seen: Public, figure: int, steps: int) -> int:
    """Where so many steps take a figure that may move.

    M-88 and M-104: the Ring-bearers alone stop early, at the destination; surplus pips are lost.
    M-134: what would carry another past Minas Morgul takes it to the waiting area.
    """
    target = seen.at[figure] + steps
    if figure == Figure.RING_BEARERS:
        return min(target, end_of_stage(seen))
    return target if target <= MORGUL else WAITING


@hot
def is_exact(seen: Public, figure: int, steps: int) -> bool:
    """M-97, M-98: a companion comes exactly onto any destination.  M-102: the Ring-bearers onto that of their stage."""
    target = seen.at[figure] + steps
    if figure == Figure.RING_BEARERS:
        return bool(target == end_of_stage(seen))
    return is_destination(target)


@hot
def danger(seen: Public, figure: int, space: int) -> int:
    """The event that a figure meets where its move ends: a Space, PLAIN if there is none.

    M-94, M-95: a figure that stands there covers the symbol.  M-96: an empty space is dangerous again.
    M-158: in the harder mode nobody is protected.
    """
    kind = SPACES[space]
    if kind != Space.PLAIN and seen.no_protection == 0:
        for other in range(N_FIGURES):
            if other != figure and seen.at[other] == space:
                return Space.PLAIN.value
    return int(kind)


@hot
def supports(seen: Public, figure: int, bearers: int) -> bool:
    """M-117: from the Ring-bearers' space to the destination of the running stage.

    M-118: not from behind them.  M-119: nor from beyond that destination.
    """
    return bool(bearers <= seen.at[figure] <= (seen.stage + 1) * STEPS)


@hot
def why_not_theoden(seen: Public, figure: int) -> int:
    """M-138: in the last stage the companions stay behind.  M-134: nobody is brought past Minas Morgul.

    M-3: who stands on a destination has come to the end of its stage; with the option it goes on to the next.
    """
    at = seen.at[figure]
    if seen.stage == Stage.MOUNT_DOOM:
        return 138
    if at == WAITING or at >= MORGUL:
        return 134
    if is_destination(at) and seen.theoden_onward == 0 and seen.version >= THEODEN_BY_HIS_CARD:
        return 3
    return 0


@hot
def ride(seen: Public, figure: int) -> int:
    """The destination to which Théoden may bring a companion, or EMPTY."""
    at = seen.at[figure]
    return at + STEPS - at % STEPS if why_not_theoden(seen, figure) == 0 else EMPTY


@hot
def has_rider(seen: Public) -> bool:
    """Théoden needs a companion who still has a destination to come to."""
    for figure in range(1, N_FIGURES):
        if why_not_theoden(seen, figure) == 0:
            return True
    return False
