"""The Confrontation's specialists: each moves by one idea only, and fights as the greedy bot does."""

from bagend.bots.judges.confrontation import ROW, worth_of
from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.confrontation.actions import Phase, Verb
from bagend.games.confrontation.components import DARK, N_REGIONS, Figure
from bagend.games.confrontation.view import View

NAMES = ("runner", "rush", "turtle", "hunter")
RUNNER, RUSH, TURTLE, HUNTER = range(len(NAMES))
ZEAL = 6.0
"""What it is worth to follow the idea, in plain figures."""


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """Greedy, but moving by one idea."""
    best = legal[0]
    best_worth = -10000.0
    for i in range(n):
        worth = worth_of(view, legal[i]) + below(stream, 1000) * 0.0002
        if view.phase == Phase.TURN and legal[i] < Verb.RIDE:
            worth += ZEAL * zeal(which, view, legal[i] - Verb.MOVE)
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def zeal(which: int, view: View, move: int) -> float:
    """How well a move fits the idea.

    The runner takes Frodo to Mordor as fast as he can, or as Dark the foremost figure to the Shire.  The rush brings
    everybody forward, the last first.  The turtle stays at home as long as it can.  The hunter attacks.
    """
    figure = move // N_REGIONS
    region = move - figure * N_REGIONS
    # How far from home the move leads.
    far = 6 - ROW[region] if view.seat == DARK else ROW[region]
    attacks = view.count[1 - view.seat, region] > 0
    if which == RUNNER:
        runs = figure == Figure.FRODO or view.seat == DARK
        return 0.5 * far if runs and not attacks else 0.0
    if which == RUSH:
        return 0.0 if attacks else 1.0 - 0.15 * far
    if which == TURTLE:
        return -0.5 * far - (1.0 if attacks else 0.0)
    return 1.0 if attacks else 0.0
