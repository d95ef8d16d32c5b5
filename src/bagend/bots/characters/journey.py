"""Journey's characters: the hasty hobbit runs for the Ring, the careful one from the Nazgûl."""

from bagend.bots.judges.journey import worth_of
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has
from bagend.games.journey.actions import Phase, Verb
from bagend.games.journey.components import N_DICE, Symbol
from bagend.games.journey.facts.paths import is_sheltered, target_of
from bagend.games.journey.view import View

from . import NEWCOMER, notices

NAMES = ("newcomer", "hasty", "careful")
HASTY, CAREFUL = range(NEWCOMER + 1, len(NAMES))


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """Greedy, but fond of some dice and afraid of others."""
    best = legal[0]
    best_worth = -1000.0
    for i in range(n):
        if which == NEWCOMER and not notices(stream):
            continue
        worth = liking(which, view, legal[i]) if view.phase == Phase.KEEP else 0.0
        if which != NEWCOMER or view.phase != Phase.KEEP:
            worth += worth_of(view, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def liking(which: int, view: View, action: int) -> float:
    """How much a hobbit likes to keep these dice, apart from what they are worth.

    The newcomer likes Rings and Weapons, and forgets that Nazgûl on other dice than its own may be for it.
    """
    worth = 0.0
    if action >= Verb.REROLL:
        return worth
    for die in range(N_DICE):
        if not has(action - Verb.KEEP, die):
            continue
        symbol = view.shows[die]
        if which == HASTY:
            worth += 0.8 if symbol == Symbol.RING else 0.12
        elif which == CAREFUL:
            is_own = symbol == Symbol.NAZGUL and target_of(view, die) == view.active
            if is_own and not is_sheltered(view, view.active):
                worth -= 0.9
            elif symbol == Symbol.ORC:
                worth -= 0.35
            elif symbol == Symbol.GANDALF:
                worth += 0.5
            elif symbol == Symbol.WEAPON:
                worth += 0.2
        elif symbol == Symbol.RING:
            worth += 1.0
        elif symbol == Symbol.WEAPON or symbol == Symbol.GANDALF:
            worth += 0.4
        elif symbol == Symbol.NAZGUL and die == view.active:
            worth -= 0.5
        else:
            worth -= 0.1
    return worth
