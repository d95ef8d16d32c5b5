"""Effects: the loop that carries out what cards, tiles, tokens and bonus spaces do.

Clauses D-36, D-47, D-81 to D-88, D-93, D-98 and D-100 to D-106.  An effect is a row of numbers (components.py): no
card, tile or token has a rule of its own here.
"""

import numpy as np

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import offer
from bagend.engine.records import Row
from bagend.engine.sets import has, member, with_, without

from ..actions import DIFFERENT_MATTER, OP_MATTER, PAIR_MATTER, Event, Phase, Verb
from ..components import (
    BONUS,
    DECK,
    EFFECTS,
    EMPTY,
    GIVES,
    MOST_EFFECTS,
    QUEST_STEPS,
    SET_OFF,
    TOKEN_ROW,
    TURN_TOKENS,
    Ending,
    On,
    Op,
)
from ..facts.display import paid_out
from ..facts.land import standing
from ..facts.piles import has_grey
from ..facts.triggers import set_off_by_card, set_off_by_chain
from ..facts.why_not import place_in_row, why_not_fine, why_not_first
from ..state import State
from .alliances import ask_keep, ask_reveal, begin_different, begin_pair
from .conquest import ask_place, build, fine, muster
from .discarding import ask_search
from .ending import check_races, check_ring
from .todo import lapse, push, push_effect, push_row


@hot
def resolve(state: State, film: Film) -> bool:
    """D-36: effects apply at once.  True if a question has to be answered, or the match is over."""
    while state.n_todo > 0 and state.ending == Ending.NONE:
        state.n_todo -= 1
        top = state.todo[state.n_todo]
        op, a, b = top[0], top[1], top[2]
        if op < Op.UNITS:
            gain(state, op, a, b, film)
        elif op < Op.ROW:
            if act(state, op, a, b, film):
                return True
        elif arrange(state, op, a, b, film):
            return True
    if state.ending == Ending.NONE:
        return False
    state.n_todo = 0
    return True


@hot
def gain(state: State, op: int, a: int, b: int, film: Film) -> None:
    """What a seat simply gets.

    D-81: each skill symbol is worth 1 skill; D-82: on a tile as on a card.  D-83: once a turn, which a price sees to.
    D-86: coins from the supply.  D-87: a step for each ring.  D-88: a race symbol.
    """
    seat = state.active
    if op == Op.SKILL:
        state.skills[seat, a] += b
    elif op == Op.ONE_OF:
        state.groups[seat, b] = a
    elif op == Op.RACE:
        state.races[seat, a] += 1
        tell(film, state, Event.JOINED, ALL, seat, a)
        check_races(state, film)
    elif op == Op.COINS:
        coins = paid_out(state, a)
        state.coins[seat] += coins
        tell(film, state, Event.GAINED, ALL, seat, coins)
    elif op == Op.QUEST:
        advance(state, a, film)


@hot
def advance(state: State, steps: int, film: Film) -> None:
    """D-101: the own character goes forward a step at a time; D-100: Frodo and Sam, or the Nazgûl.

    D-102: a bonus space gives its effect, whether it is passed or stopped on, before the next step.
    D-103: Frodo and Sam drag the Nazgûl along, so D-104: the distance stays; D-105: only the Nazgûl's own steps shorten
    it, and D-106: nothing makes it longer.  Hence each side's own steps are all there is to count.
    """
    seat = state.active
    state.quest[seat] += 1
    step = state.quest[seat]
    tell(film, state, Event.ADVANCED, ALL, seat, step)
    check_ring(state, film)
    if step < QUEST_STEPS:
        if steps > 1:
            push(state, Op.QUEST, steps - 1, 0)
        if BONUS[step, 0] != Op.NONE:
            push(state, BONUS[step, 0], BONUS[step, 1], BONUS[step, 2])


@hot
def act(state: State, op: int, a: int, b: int, film: Film) -> bool:
    """D-98: each symbol is one action.  True if it needs an answer; what cannot be done lapses."""
    if op == Op.UNITS:
        return ask_place(state, a, b, 0, film)
    if op == Op.MUSTER:
        return muster(state, a, b, film)
    if op == Op.BONUS_UNIT:
        return ask_place(state, a, b, 1, film)
    if op == Op.SEARCH:
        return ask_search(state, film)
    if op == Op.FORTRESS:
        build(state, a, film)
    elif op == Op.FINE:
        fine(state, film)
    elif op == Op.TURN:
        grant_turn(state, film)
    elif has_object(state, op):
        state.phase = QUESTIONS[op]
        state.seat = state.active
        return True
    else:
        lapse(state, op, film)
    return False


QUESTIONS = np.full(len(Op), Phase.OVER)
"""The question that an effect asks."""

for _op, _phase in {
    Op.MOVE: Phase.MOVE,
    Op.REMOVE: Phase.REMOVE,
    Op.MANOEUVRE: Phase.MANOEUVRE,
    Op.RAZE: Phase.RAZE,
    Op.BONUS_TURN: Phase.BONUS_TURN,
    Op.STRIP: Phase.STRIP,
    Op.ENVOY: Phase.ENVOY,
}.items():
    QUESTIONS[_op] = _phase


@hot
def has_object(state: State, op: int) -> bool:
    """Whether an effect that asks a question finds anything to act on."""
    found = True
    if op == Op.MOVE:
        found = standing(state, state.active) != 0
    elif op == Op.REMOVE:
        found = standing(state, 1 - state.active) != 0
    elif op == Op.MANOEUVRE:
        found = standing(state, 0) != 0 or standing(state, 1) != 0 or why_not_fine(state) == 0
    elif op == Op.RAZE:
        found = state.forts[1 - state.active] != 0
    elif op == Op.BONUS_TURN:
        found = adds_a_turn(state)
    elif op == Op.STRIP:
        found = has_grey(state, 1 - state.active)
    return found


@hot
def adds_a_turn(state: State) -> bool:
    """D-30: several effects that grant another turn are one turn, but for the option."""
    return state.extra == 0 or state.stack_turns == 1


@hot
def grant_turn(state: State, film: Film) -> None:
    """D-30: the seat is active again right after this turn."""
    if adds_a_turn(state):
        state.extra += 1
        tell(film, state, Event.AGAIN, ALL, state.active)
    else:
        lapse(state, Op.TURN, film)


@hot
def arrange(state: State, op: int, a: int, b: int, film: Film) -> bool:
    """What is carried out in an order, and alliances.  True if something is asked."""
    if op == Op.KEEP:
        before = state.tokens[state.active]
        if ask_keep(state, film):
            return True
        gained = state.tokens[state.active] & ~before
        if gained:
            push_token(state, member(gained, 0))
        return False
    if op == Op.REVEAL:
        ask_reveal(state, a)
        return True
    if op == Op.PAIR:
        tell(film, state, Event.PAIRED, ALL, state.active, a)
        begin_pair(state, a, film)
        return False
    if op == Op.DIFFERENT:
        begin_different(state, film)
        return False
    # Tokens and alliances (a is the race of the card), or the effects of a row.
    state.row = a if op == Op.ROW else EMPTY
    state.stack = a
    state.matters = b
    if op == Op.TRIGGERS and b & TURN_TOKENS:
        put_first(state, member(b & TURN_TOKENS, 0))
        return False
    if is_settled(state):
        put_first(state, member(b, 0))
        return False
    state.phase = Phase.ORDER
    state.seat = state.active
    return True


@hot
def is_settled(state: State) -> bool:
    """Whether the order makes no difference: one matter is left, or several of one kind."""
    if state.row == EMPTY:
        return state.matters & (state.matters - 1) == 0
    first = EFFECTS[state.row, member(state.matters, 0), 0]
    for at in range(MOST_EFFECTS):
        if has(state.matters, at) and EFFECTS[state.row, at, 0] != first:
            return False
    return True


@hot
def put_first(state: State, at: int) -> None:
    """Carry out this matter now and the others afterwards."""
    rest = without(state.matters, at)
    race = state.stack
    if rest:
        if state.row == EMPTY:
            push(state, Op.TRIGGERS, race, rest)
        else:
            push(state, Op.ROW, state.row, rest)
    if state.row != EMPTY:
        push_effect(state, state.row, at)
    elif at == PAIR_MATTER:
        push(state, Op.PAIR, race, 0)
    elif at == DIFFERENT_MATTER:
        push(state, Op.DIFFERENT, 0, 0)
    else:
        push_row(state, TOKEN_ROW + at, 0)


@hot
def legal_order(state: State, out: Row) -> int:
    """Simultaneous matters are put in order by their owner."""
    n = 0
    if state.row == EMPTY:
        for matter in range(OP_MATTER):
            n = offer(out, n, why_not_first(state, matter), Verb.FIRST + matter)
        return n
    for at in range(MOST_EFFECTS):
        matter = OP_MATTER + EFFECTS[state.row, at, 0]
        if place_in_row(state, matter) == at:
            out[n] = Verb.FIRST + matter
            n += 1
    return n


@hot
def apply_order(state: State, action: int) -> None:
    matter = action - Verb.FIRST
    put_first(state, matter if state.row == EMPTY else place_in_row(state, matter))


@hot
def push_token(state: State, token: int) -> None:
    """A token that is set off by nothing acts once, when it is gained; the others from the next card or tile on."""
    if has(SET_OFF[On.NEVER], token):
        push_row(state, TOKEN_ROW + token, 0)


@hot
def put_into_play(state: State, card: int, by_chain: bool) -> None:
    """D-35: a played card lies face up in the own area, and its effect applies (D-36).

    D-76: a chain symbol is given besides the effect.  The order is: the card's own effect, coins for chaining, then
    tokens and alliances.  Tokens count as they lie there now, so that none acts on the card that brought it.
    """
    seat = state.active
    chapter = card // DECK
    state.area[seat, chapter] = with_(state.area[seat, chapter], card - DECK * chapter)
    if GIVES[card] >= 0:
        state.chains[seat] = with_(state.chains[seat], GIVES[card])
    due = set_off_by_card(state, seat, card)
    if due:
        # Of a green card this is its race; no other card makes a pair.
        push(state, Op.TRIGGERS, EFFECTS[card, 0, 1], due)
    if by_chain:
        chained = set_off_by_chain(state, seat)
        if chained:
            push_row(state, TOKEN_ROW + member(chained, 0), 0)
    push_row(state, card, 0)
