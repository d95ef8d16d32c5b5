"""Duel's characters: each goes for one of the three victories, whatever the cost."""

from bagend.bots.judges.duel import lands, worth_of, worth_of_row, worth_of_turn
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.duel.actions import Phase, Verb
from bagend.games.duel.components import EFFECT_COUNT, EFFECTS, N_SLOTS, TILE_ROW, Op
from bagend.games.duel.facts.display import income
from bagend.games.duel.facts.prices import card_price, tile_price
from bagend.games.duel.view import View

from . import NEWCOMER, notices

NAMES = ("newcomer", "ring", "races", "conquest")
RING, RACES, CONQUEST = range(NEWCOMER + 1, len(NAMES))
ZEAL = 8.0
"""What a step towards its victory is worth to a character, in coins."""

GOOD_TURN = 4.0
"""A newcomer takes the first card or tile that is worth so much."""

LOVE_OF_WAR = 2.0
"""How much more than it is worth a newcomer likes to send units."""


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """Greedy, but mad about one thing."""
    if which == NEWCOMER:
        return choose_as_newcomer(view, legal, n, stream)
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
def choose_as_newcomer(view: View, legal: Row, n: int, stream: Stream) -> int:
    """The first answer that looks good.  Some are overlooked, and what they leave to the opponent is forgotten."""
    best = legal[0]
    best_worth = -1e9
    held = lands(view)
    for i in range(n):
        if not notices(stream):
            continue
        if view.phase != Phase.TURN:
            worth = worth_of(view, held, legal[i])
        else:
            row = row_of(view, legal[i])
            worth = 0.8 * income(view, view.seat)
            if legal[i] < Verb.DISCARD or legal[i] >= Verb.TAKE:
                worth = worth_of_row(view, held, view.seat, row) - price_of(view, legal[i])
                worth += LOVE_OF_WAR * steps_towards(CONQUEST, view, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
        if view.phase == Phase.TURN and worth >= GOOD_TURN:
            break
    return best


@hot
def row_of(view: View, action: int) -> int:
    """The card or tile of an answer, as a row of effects."""
    return TILE_ROW + action - Verb.TAKE if action >= Verb.TAKE else view.slot[action % N_SLOTS]


@hot
def price_of(view: View, action: int) -> int:
    if action >= Verb.TAKE:
        return tile_price(view, view.seat, action - Verb.TAKE)
    return 0 if action >= Verb.CHAIN else card_price(view, view.seat, view.slot[action % N_SLOTS])


@hot
def steps_towards(which: int, view: View, action: int) -> int:
    """How much of what a character wants a card or tile gives; a discarded card gives nothing."""
    if Verb.DISCARD <= action < Verb.TAKE:
        return 0
    row = row_of(view, action)
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
