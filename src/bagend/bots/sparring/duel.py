"""Duel's specialists: each goes for one of the three victories, whatever the cost."""

from bagend.bots.judges.duel import lands, worth_of, worth_of_turn
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.duel.actions import Phase, Verb
from bagend.games.duel.components import EFFECT_COUNT, EFFECTS, N_SLOTS, TILE_ROW, Op
from bagend.games.duel.view import View

NAMES = ("ring", "races", "conquest")
RING, RACES, CONQUEST = range(len(NAMES))
ZEAL = 8.0
"""What a step towards its victory is worth to a specialist, in coins."""


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """Greedy, but mad about one thing."""
    best = legal[0]
    best_worth = -1e9
    held = lands(view)
    for i in range(n):
        if view.phase == Phase.TURN:
            worth = worth_of_turn(view, held, legal[i]) + ZEAL * steps_towards(which, view, legal[i])
        else:
            worth = worth_of(view, held, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def steps_towards(which: int, view: View, action: int) -> int:
    """How much of what a specialist wants a card or tile gives; a discarded card gives nothing."""
    if Verb.DISCARD <= action < Verb.TAKE:
        return 0
    row = TILE_ROW + action - Verb.TAKE if action >= Verb.TAKE else view.slot[action % N_SLOTS]
    steps = 0
    for at in range(EFFECT_COUNT[row]):
        op = EFFECTS[row, at, 0]
        if which == RING and op == Op.QUEST:
            steps += EFFECTS[row, at, 1]
        elif which == RACES:
            steps += op == Op.RACE or op == Op.ENVOY
        elif which == CONQUEST:
            steps += op == Op.UNITS or op == Op.MUSTER or op == Op.FORTRESS or op == Op.MOVE
    return steps
