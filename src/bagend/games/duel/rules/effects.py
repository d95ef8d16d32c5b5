"""Effects: the loop that carries out what cards, tiles, tokens and bonus spaces do.

Clauses D-36, D-47, D-81 to D-88, D-93, D-98 and D-100 to D-106.  An effect is a row of numbers (components.py): no
card, tile or token has a rule of its own here.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row

from ..actions import DIFFERENT_MATTER, OP_MATTER, PAIR_MATTER, Event, Phase, Verb
from ..components import (
    BONUS,
    COLOUR,
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
from ..state import State
from ..state.sets import member
from .alliances import alliances_due, ask_keep, ask_reveal, begin_different, begin_pair
from .conquest import ask_place, build, fine, may_move, may_remove, muster
from .discarding import ask_search, has_grey
from .ending import check_races, check_ring
from .todo import push, push_effect, push_row


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
        check_races(state, film)
    elif op == Op.COINS:
        gained = gain_coins(state, a)
        tell(film, state, Event.GAINED, ALL, seat, gained)
    else:
        advance(state, a, film)


@hot
def gain_coins(state: State, coins: int) -> int:
    """The bank pays out whatever is due; with the option, what is left of the coins in the box.  The coins gained."""
    if state.coin_cap > 0:
        coins = min(coins, state.coin_cap - state.coins[0] - state.coins[1])
    state.coins[state.active] += coins
    return coins


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
    """What may need an answer.  True if it is asked; what cannot be done lapses.

    D-93: the symbols of a purple card are carried out at once; D-98: each occurrence is one action.
    """
    phase = Phase.OVER.value
    if op == Op.UNITS:
        return ask_place(state, a, b, 0, film)
    if op == Op.MUSTER:
        return muster(state, a, b, film)
    if op == Op.BONUS_UNIT:
        return bool(state.supply[state.active] > 0 and ask_place(state, a, b, 1, film))
    if op == Op.FORTRESS:
        build(state, a, film)
    elif op == Op.FINE:
        fine(state, film)
    elif op == Op.TURN:
        grant_turn(state, film)
    elif op == Op.SEARCH:
        return ask_search(state, film)
    elif op == Op.MOVE:
        if may_move(state):
            phase = Phase.MOVE.value
    elif op == Op.REMOVE:
        if may_remove(state):
            phase = Phase.REMOVE.value
    elif op == Op.MANOEUVRE:
        if may_move(state) or may_remove(state) or state.coins[1 - state.active] > 0:
            phase = Phase.MANOEUVRE.value
    elif op == Op.RAZE:
        if state.forts[1 - state.active] > 0:
            phase = Phase.RAZE.value
    elif op == Op.BONUS_TURN:
        if state.extra == 0 or state.stack_turns == 1:
            phase = Phase.BONUS_TURN.value
    elif op == Op.STRIP:
        if has_grey(state, 1 - state.active):
            phase = Phase.STRIP.value
    elif op == Op.ENVOY:
        phase = Phase.ENVOY.value
    if phase == Phase.OVER:
        return False
    state.phase = phase
    state.seat = state.active
    return True


@hot
def grant_turn(state: State, film: Film) -> None:
    """D-30: the seat is active again right after this turn; several such effects are one turn, but for the option."""
    state.extra = state.extra + 1 if state.stack_turns == 1 else 1
    tell(film, state, Event.AGAIN, ALL, state.active)


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
        return bool(state.matters & (state.matters - 1) == 0)
    first = EFFECTS[state.row, member(state.matters, 0), 0]
    for at in range(MOST_EFFECTS):
        if state.matters >> at & 1 and EFFECTS[state.row, at, 0] != first:
            return False
    return True


@hot
def put_first(state: State, at: int) -> None:
    """Carry out this matter now and the others afterwards."""
    rest = state.matters & ~(1 << at)
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
            if state.matters >> matter & 1:
                out[n] = Verb.FIRST + matter
                n += 1
        return n
    listed = 0
    for at in range(MOST_EFFECTS):
        op = EFFECTS[state.row, at, 0]
        if state.matters >> at & 1 and not listed >> op & 1:
            listed |= 1 << op
            out[n] = Verb.FIRST + OP_MATTER + op
            n += 1
    return n


@hot
def apply_order(state: State, action: int) -> None:
    matter = action - Verb.FIRST
    if state.row == EMPTY:
        put_first(state, matter)
        return
    at = 0
    while not (state.matters >> at & 1 and EFFECTS[state.row, at, 0] == matter - OP_MATTER):
        at += 1
    put_first(state, at)


@hot
def push_token(state: State, token: int) -> None:
    """A token that is set off by nothing acts once, when it is gained; the others from the next card or tile on."""
    if SET_OFF[On.NEVER] >> token & 1:
        push_row(state, TOKEN_ROW + token, 0)


@hot
def put_into_play(state: State, card: int, by_chain: bool) -> None:
    """D-35: a played card lies face up in the own area, and its effect applies (D-36).

    D-76: a chain symbol is given besides the effect.  The order is: the card's own effect, coins for chaining, then
    tokens and alliances.  Tokens count as they lie there now, so that none acts on the card that brought it.
    """
    seat = state.active
    chapter = card // DECK
    state.area[seat, chapter] |= 1 << (card - DECK * chapter)
    if GIVES[card] >= 0:
        state.chains[seat] |= 1 << GIVES[card]
    due = state.tokens[seat] & SET_OFF[COLOUR[card]]
    race = 0
    if EFFECTS[card, 0, 0] == Op.RACE:
        race = EFFECTS[card, 0, 1]
        state.races[seat, race] += 1
        due |= alliances_due(state, race)
        state.races[seat, race] -= 1
    if due:
        push(state, Op.TRIGGERS, race, due)
    if by_chain:
        chained = state.tokens[seat] & SET_OFF[On.CHAIN]
        if chained:
            push_row(state, TOKEN_ROW + member(chained, 0), 0)
    push_row(state, card, 0)
