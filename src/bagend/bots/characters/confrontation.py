"""The Confrontation's characters: each moves by one idea only, and fights as the greedy bot does."""

from bagend.bots.judges.confrontation import FRODO_PLACES, PLACES, ROW, worth_of
from bagend.bots.judges.confrontation_cards import VALUE
from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.confrontation.actions import Phase, Verb
from bagend.games.confrontation.components import DARK, N_REGIONS, Figure, Region
from bagend.games.confrontation.view import View

from . import NEWCOMER, notices

NAMES = ("newcomer", "runner", "rush", "turtle", "hunter")
RUNNER, RUSH, TURTLE, HUNTER = range(NEWCOMER + 1, len(NAMES))
ZEAL = 6.0
"""What it is worth to follow the idea, in plain figures."""

LOVE_OF_BATTLE = 0.6
"""What a newcomer expects of any battle, whoever the enemy may be."""


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """Greedy, but moving by one idea."""
    best = legal[0]
    best_worth = -10000.0
    for i in range(n):
        is_move = view.phase == Phase.TURN and legal[i] < Verb.RIDE
        if which == NEWCOMER:
            if not notices(stream):
                continue
            worth = glance(view, legal[i]) if is_move or view.phase == Phase.CARD else worth_of(view, legal[i])
        else:
            worth = worth_of(view, legal[i])
            if is_move:
                worth += ZEAL * zeal(which, view, legal[i] - Verb.MOVE)
        worth += below(stream, 1000) * 0.0002
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def glance(view: View, action: int) -> float:
    """What a newcomer thinks of a move or a card: forward is good, a battle too, and so is a high number.

    Who may come for Frodo, who waits in the tunnel and whom it attacks it does not ask.
    """
    if view.phase == Phase.CARD:
        return float(VALUE[action - Verb.PLAY + 1])
    move = action - Verb.MOVE
    figure = move // N_REGIONS
    region = move - figure * N_REGIONS
    if figure == Figure.FRODO:
        return 100.0 if region == Region.MORDOR else 0.3 * FRODO_PLACES[region]
    return PLACES[view.seat, region] + (LOVE_OF_BATTLE if view.count[1 - view.seat, region] > 0 else 0.0)


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
