"""Duel's judge: how good an answer looks, from what both seats see: a View and a State begin with it alike.

A rule of thumb in the unit of one coin.  It looks one answer ahead: what a card or tile would give for its price, what
the opponent would miss, and what would be uncovered.  A victory, or the opponent's, outweighs everything.
"""

import numpy as np

from bagend.bots.judge import Judge, Numbers
from bagend.bots.judges import duel_hope
from bagend.bots.levels import GREEDY, NEWCOMER, NOVICE, UNIFORM, Effort, searching
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has
from bagend.games.duel.actions import DIFFERENT_MATTER, PAIR_MATTER, Phase, Verb
from bagend.games.duel.components import (
    BONUS,
    COVERED_BY,
    EFFECT_COUNT,
    EFFECTS,
    GIVES,
    N_CHAPTERS,
    N_REGIONS,
    N_SLOTS,
    TILE_ROW,
    TOKEN_ROW,
    TOKENS,
    Op,
    Token,
)
from bagend.games.duel.facts import Public
from bagend.games.duel.facts.alliances import alliances_by, has_all_races, race_count
from bagend.games.duel.facts.display import income, would_free
from bagend.games.duel.facts.land import presence, stands_by_one
from bagend.games.duel.facts.prices import card_price, may_chain, tile_price
from bagend.games.duel.facts.quest import is_quest_over

WIN = 1000.0
DENIAL = 0.45
"""What it is worth that the opponent cannot have something, for each coin it is worth to them."""

EXPOSURE = 0.55
N_UNDER = 2
UNDER = np.full((N_CHAPTERS, N_SLOTS, N_UNDER), -1, np.int64)
"""The slots on which the card of each slot lies."""
for _chapter, _slot in np.ndindex(N_CHAPTERS, N_SLOTS):
    _under = [under for under in range(N_SLOTS) if has(COVERED_BY[_chapter, under], _slot)]
    UNDER[_chapter, _slot, : len(_under)] = _under

UNKNOWN = 1.2
"""What a face-down card is worth to whoever may take it first."""

SKILL_WORTH = np.array([2.4, 2.0, 0.6])
"""A skill symbol in each chapter."""

CHAIN_WORTH = np.array([1.0, 0.9, 0.0])
STEP_WORTH = 1.5
PRESENCE_WORTH = np.array([2.2, 2.6, 3.4])
"""A further region in each chapter: it counts at the end."""

N_HELD = np.array([held.bit_count() for held in range(1 << N_REGIONS)], np.int64)
"""How many regions a set of them has."""

Lands = tuple[int, int]

OP_WORTH = np.zeros(len(Op))
for _op, _worth in {
    Op.MOVE: 0.9,
    Op.REMOVE: 1.6,
    Op.FINE: 0.8,
    Op.MANOEUVRE: 1.7,
    Op.RAZE: 3.2,
    Op.TURN: 3.0,
    Op.BONUS_TURN: 3.0,
    Op.STRIP: 2.6,
    Op.SEARCH: 6.0,
    Op.ENVOY: 6.0,
}.items():
    OP_WORTH[_op] = _worth

TOKEN_WORTH = np.array(
    [
        {
            "elves-yellow-turn": 3.0,
            "elves-red-anywhere": 4.0,
            "elves-any-skill": 6.0,
            "ents-turn": 3.0,
            "ents-raze": 3.0,
            "ents-three": 4.5,
            "hobbits-eagle": 6.0,
            "hobbits-blue-unit": 5.5,
            "hobbits-chain-coins": 5.0,
            "humans-yellow-quest": 3.0,
            "humans-red-unit": 5.0,
            "humans-double-discard": 6.0,
            "dwarves-no-surcharge": 4.0,
            "dwarves-landmark-turn": 4.5,
            "dwarves-green-moves": 3.0,
            "wizards-quest": 4.5,
            "wizards-units": 5.0,
            "wizards-search": 6.0,
        }[name]
        for name in TOKENS
    ]
)


@hot
def choose_greedy(seen: Public, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best; of equals the first."""
    best = legal[0]
    best_worth = -1e9
    held = lands(seen)
    for i in range(n):
        worth = worth_of_turn(seen, held, legal[i]) if seen.phase == Phase.TURN else worth_of(seen, held, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def appraise(seen: Public, legal: Row, n: int, prior: Numbers) -> None:
    held = lands(seen)
    for i in range(n):
        prior[i] = worth_of_turn(seen, held, legal[i]) if seen.phase == Phase.TURN else worth_of(seen, held, legal[i])


@hot
def worth_of_turn(seen: Public, held: Lands, action: int) -> float:
    """A card or tile: what it gives, less its price, and what becomes of the display."""
    seat = seen.seat
    if action >= Verb.TAKE:
        tile = action - Verb.TAKE
        worth = worth_of_row(seen, held, seat, TILE_ROW + tile)
        return worth - tile_price(seen, seat, tile) + DENIAL * min(5.0, worth) * 0.5
    slot = action % N_SLOTS
    card = seen.slot[slot]
    if action >= Verb.DISCARD:
        worth = 0.8 * income(seen, seat)
    else:
        worth = worth_of_row(seen, held, seat, card)
        if GIVES[card] >= 0:
            worth += CHAIN_WORTH[seen.chapter]
        if action < Verb.CHAIN:
            worth -= card_price(seen, seat, card)
    worth += DENIAL * worth_in_slot(seen, held, 1 - seat, slot)
    for i in range(N_UNDER):
        under = UNDER[seen.chapter, slot, i]
        if under >= 0 and would_free(seen, slot, under):
            worth -= EXPOSURE * worth_in_slot(seen, held, 1 - seat, under)
    return worth


@hot
def worth_in_slot(seen: Public, held: Lands, seat: int, slot: int) -> float:
    """What a seat could make of the card in a slot."""
    card = seen.slot[slot]
    if card == HIDDEN:
        return UNKNOWN
    price = 0 if may_chain(seen, seat, card) else card_price(seen, seat, card)
    if price > seen.coins[seat]:
        return 0.5
    return max(0.5, worth_of_row(seen, held, seat, card) - price)


@hot
def worth_of_row(seen: Public, held: Lands, seat: int, row: int) -> float:
    """What the effects of a card, a tile or a token are worth to a seat."""
    worth = 0.0
    for at in range(EFFECT_COUNT[row]):
        op, a, b = EFFECTS[row, at, 0], EFFECTS[row, at, 1], EFFECTS[row, at, 2]
        if op == Op.SKILL:
            worth += b * SKILL_WORTH[seen.chapter] / (1.0 + 0.4 * seen.skills[seat, a])
        elif op == Op.ONE_OF:
            worth += 1.6 * SKILL_WORTH[seen.chapter]
        elif op == Op.RACE:
            worth += worth_of_race(seen, seat, a)
        elif op == Op.COINS:
            worth += 0.9 * a
        elif op == Op.QUEST:
            worth += worth_of_steps(seen, seat, a)
        elif op == Op.UNITS or op == Op.MUSTER:
            best = 0.0
            for region in range(N_REGIONS):
                if has(b, region):
                    best = max(best, worth_of_arrival(seen, held, seat, region, a))
            worth += best
        elif op == Op.FORTRESS:
            worth += 3.0 + worth_of_presence(seen, held, seat, a)
        else:
            worth += OP_WORTH[op]
    return worth


@hot
def worth_of_race(seen: Public, seat: int, race: int) -> float:
    """A race symbol: towards six, towards an alliance of three, or the second of a pair."""
    made = alliances_by(seen, seat, race)
    if has(made, PAIR_MATTER):
        return 5.5
    if has_all_races(seen, seat, 1):
        return WIN
    kinds = 1 + race_count(seen, seat)
    worth = 1.8 + 0.5 * kinds
    if has(made, DIFFERENT_MATTER):
        worth += 4.0
    return worth


@hot
def worth_of_steps(seen: Public, seat: int, steps: int) -> float:
    """Steps of the quest, the later the better, and the bonus spaces on the way."""
    if is_quest_over(seen, seat, steps):
        return WIN
    at = seen.quest[seat]
    worth = steps * (STEP_WORTH + 0.12 * at)
    for step in range(at + 1, at + steps + 1):
        if BONUS[step, 0] == Op.COINS:
            worth += 0.8
        elif BONUS[step, 0] != Op.NONE:
            worth += 2.0
    return worth


@hot
def lands(seen: Public) -> Lands:
    """The regions where each seat is present, as bits."""
    return presence(seen, 0), presence(seen, 1)


@hot
def worth_of_presence(seen: Public, held: Lands, seat: int, region: int) -> float:
    """What it is worth to stand in a region where one does not stand yet."""
    if has(held[seat], region):
        return 0.0
    regions = 1 + N_HELD[held[seat]]
    if regions == N_REGIONS:
        return WIN
    return PRESENCE_WORTH[seen.chapter] + 0.25 * regions


@hot
def worth_of_arrival(seen: Public, held: Lands, seat: int, region: int, units: int) -> float:
    """Units that come to a region, with the conflict they may meet."""
    against = seen.units[1 - seat, region]
    own = seen.units[seat, region] + units
    worth = 0.55 * units
    if own > against:
        worth += worth_of_presence(seen, held, seat, region)
    if against > 0:
        worth += 0.3 * min(own, against)
        if own >= against and not has(seen.forts[1 - seat], region):
            worth += loss_of_presence(seen, held, 1 - seat)
    return worth


@hot
def loss_of_presence(seen: Public, held: Lands, seat: int) -> float:
    """What it hurts a seat to be driven out of a region; more when it holds nearly all of them."""
    regions = N_HELD[held[seat]]
    return PRESENCE_WORTH[seen.chapter] + (20.0 if regions == N_REGIONS - 1 else 0.3 * regions)


@hot
def worth_of(seen: Public, held: Lands, action: int) -> float:
    """An answer while effects are carried out."""
    seat = seen.seat
    if action < Verb.MOVE:
        return worth_of_arrival(seen, held, seat, action - Verb.PLACE, seen.amount)
    if action < Verb.REMOVE:
        origin = (action - Verb.MOVE) // N_REGIONS
        to = (action - Verb.MOVE) % N_REGIONS
        worth = worth_of_arrival(seen, held, seat, to, 1) - 0.55
        if stands_by_one(seen, seat, origin):
            worth -= loss_of_presence(seen, held, seat) if worth < WIN / 2 else WIN
        return worth
    if action < Verb.FINE:
        return worth_of_removal(seen, held, action - Verb.REMOVE)
    if action == Verb.FINE:
        return 0.8
    if action < Verb.AGAIN:
        alone = seen.units[1 - seat, action - Verb.RAZE] == 0
        return 2.0 + (loss_of_presence(seen, held, 1 - seat) if alone else 0.0)
    if action == Verb.AGAIN:
        return 2.0
    if action == Verb.DECLINE:
        return 0.05
    if action < Verb.REVIVE:
        return worth_of_row(seen, held, 1 - seat, action - Verb.STRIP)
    if action < Verb.COURT:
        return worth_of_row(seen, held, seat, action - Verb.REVIVE)
    if action < Verb.KEEP:
        return float(seen.races[seat, action - Verb.COURT])
    if action < Verb.FIRST:
        return worth_of_token(seen, held, seat, action - Verb.KEEP)
    return 0.0


@hot
def worth_of_removal(seen: Public, held: Lands, region: int) -> float:
    """An opposing unit less, and perhaps a region less."""
    other = 1 - seen.seat
    if stands_by_one(seen, other, region):
        return 0.6 + loss_of_presence(seen, held, other)
    return 0.8


@hot
def worth_of_token(seen: Public, held: Lands, seat: int, token: int) -> float:
    if token == Token.EAGLE:
        kinds = 1 + race_count(seen, seat)
        return WIN if has_all_races(seen, seat, 1) else TOKEN_WORTH[token] + 0.5 * kinds
    now = worth_of_row(seen, held, seat, TOKEN_ROW + token)
    if now >= WIN:
        return now
    return TOKEN_WORTH[token]


EFFORT = Effort(1 << 10, greedy=100, prior_weight=1.0, depth=1)

JUDGE = Judge(
    greedy=choose_greedy,
    playout=choose_greedy,
    appraise=appraise,
    reads_state=True,
    evaluate=duel_hope.evaluate,
    is_quiet=duel_hope.is_quiet,
    tables=duel_hope.tables,
    hope=duel_hope,
    has_secret_answers=False,
    effort=EFFORT,
    levels=(UNIFORM, NOVICE, NEWCOMER, GREEDY, *searching(EFFORT, scout=1 << 6, ranger=1 << 10, wizard=1 << 14)),
    pace=140_000,
)
