"""Legal: the answers that no clause forbids.  In every question the uses of cards stand beside the answers proper.

Clauses M-68 and M-71.
"""

from bagend.engine.kernel import hot
from bagend.engine.listing import offer
from bagend.engine.records import Row
from bagend.engine.sets import has

from ..actions import Phase, Verb
from ..components import (
    FIRST_GANDALF,
    N_ALLIES,
    N_BLACK,
    N_FACES,
    N_FIGURES,
    N_GANDALF,
    N_HELPERS,
    N_STRIDES,
    PLAIN,
    Helper,
)
from ..facts.dice import why_not_add, why_not_change, why_not_place, why_not_reroll
from ..facts.hand import usable, why_not_banish, why_not_convert, why_not_give, why_not_pass, why_not_treebeard
from ..facts.path import why_not_theoden
from ..state import State


@hot
def legal(state: State, out: Row) -> int:
    phase = state.phase
    out[0] = Verb.PASS.value
    n = 1 if why_not_pass(state) == 0 else 0
    if phase == Phase.PAIR:
        n = legal_pair(out)
    elif phase == Phase.FIRST_SIDE or phase == Phase.SECOND_SIDE:
        n = legal_place(state, out)
    elif phase == Phase.THIRD:
        for die in range(N_FIGURES):
            n = offer(out, n, why_not_add(state, die), Verb.ADD + die)
    elif phase == Phase.OFFER:
        for card in range(N_GANDALF):
            n = offer(out, n, why_not_give(state, FIRST_GANDALF + card), Verb.GIVE + card)
    elif phase == Phase.GRIMA:
        for ally in range(N_ALLIES):
            n = offer(out, n, why_not_banish(state, ally), Verb.BANISH + ally)
    elif phase == Phase.DENETHOR:
        for die in range(N_FIGURES):
            n = offer(out, n, why_not_reroll(state, die), Verb.REROLL + die)
    elif phase == Phase.CONVERT:
        for helper in range(N_HELPERS):
            n = offer(out, n, why_not_convert(state, helper), Verb.CONVERT + helper)
    elif phase == Phase.CHOOSE:
        n = fill(out, n, Verb.CHOOSE.value, N_FIGURES)
    elif phase == Phase.STRIDE:
        n = fill(out, n, Verb.STRIDE.value, N_STRIDES)
    elif phase == Phase.MARCH:
        n = fill(out, n, Verb.MARCH.value, 2)
    elif phase == Phase.SEEN:
        n = fill(out, n, Verb.RETURN.value, 2)
    return legal_uses(state, out, n)


@hot
def fill(out: Row, n: int, first: int, count: int) -> int:
    """List all answers of a verb."""
    for i in range(count):
        out[n + i] = first + i
    return n + count


@hot
def legal_pair(out: Row) -> int:
    """M-51: any two of the five."""
    n = 0
    for a in range(N_FIGURES):
        for b in range(a + 1, N_FIGURES):
            out[n] = Verb.ROLL + (1 << a) + (1 << b)
            n += 1
    return n


@hot
def legal_place(state: State, out: Row) -> int:
    n = 0
    for black in range(N_BLACK):
        for die in range(N_FIGURES):
            n = offer(out, n, why_not_place(state, black, die), Verb.PLACE + black * N_FIGURES + die)
    return n


@hot
def legal_uses(state: State, out: Row, n: int) -> int:
    """M-71: the uses of cards that this moment allows, after the n answers proper.  M-68: any number, one by one."""
    cards = usable(state)
    if cards == 0:
        return n
    for i in range(len(PLAIN)):
        if has(cards, PLAIN[i]):
            out[n] = Verb.USE + i
            n += 1
    if cards & (1 << Helper.ELROND | 1 << Helper.POWER | 1 << Helper.TRICK):
        n = legal_changes(state, cards, out, n)
    if has(cards, Helper.THEODEN):
        for figure in range(1, N_FIGURES):
            n = offer(out, n, why_not_theoden(state, figure), Verb.THEODEN + figure - 1)
    if has(cards, Helper.FARAMIR):
        n = fill(out, n, Verb.FARAMIR.value, 3)
    if has(cards, Helper.TREEBEARD):
        for gift in range(2):
            n = offer(out, n, why_not_treebeard(state, gift), Verb.TREEBEARD + gift)
    return n


@hot
def legal_changes(state: State, cards: int, out: Row, n: int) -> int:
    """Elrond, Power and Trick change a die of the roll just made, nothing else."""
    for die in range(N_BLACK + N_FIGURES):
        if why_not_change(state, die) != 0:
            continue
        if has(cards, Helper.ELROND):
            out[n] = Verb.ELROND + die
            n += 1
        if die < N_BLACK and has(cards, Helper.POWER):
            n = fill(out, n, Verb.POWER + die * N_FACES, N_FACES)
        if die >= N_BLACK and has(cards, Helper.TRICK):
            n = fill(out, n, Verb.TRICK + (die - N_BLACK) * N_FACES, N_FACES)
    return n
