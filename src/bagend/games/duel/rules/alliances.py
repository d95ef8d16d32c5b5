"""Alliances: tokens for two symbols of one race, for three different races, and from the Grey Havens.

Clauses D-110 to D-120.  A stack is what was put back on top of it, if anything, over tokens that nobody has seen.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import offer
from bagend.engine.records import Row
from bagend.engine.seats import CHANCE
from bagend.engine.sets import has, member, size, with_, without

from ..actions import Draw, Event, Phase, Verb
from ..components import COPIES, EMPTY, N_RACES, N_TOKENS, TRIO, Op
from ..facts.alliances import hidden_in, race_kinds, stack_size
from ..facts.why_not import why_not_court, why_not_keep
from ..state import State
from .ending import check_races
from .todo import lapse, push


@hot
def show_tokens(state: State, race: int, count: int, film: Film) -> None:
    """D-110: the top tokens of a stack, as many as there are, are shown; D-120: to both, none concealed."""
    if count > 0 and state.top[race] != EMPTY:
        token = state.top[race]
        state.top[race] = EMPTY
        state.shown = with_(state.shown, token)
        count -= 1
        tell(film, state, Event.SHOWN, ALL, token)
    for _ in range(min(count, size(hidden_in(state, race)))):
        push(state, Op.REVEAL, race, 0)


@hot
def begin_pair(state: State, race: int, film: Film) -> None:
    """D-110: the top two tokens of the race's stack."""
    state.shown = 0
    push(state, Op.KEEP, 0, 0)
    show_tokens(state, race, 2, film)


@hot
def begin_different(state: State, film: Film) -> None:
    """D-115: the top token of each of the three races' stacks.  If nothing is left there, the right is kept."""
    tell(film, state, Event.UNITED, ALL, state.active)
    state.shown = 0
    push(state, Op.KEEP, 0, 0)
    beyond = race_kinds(state, state.active) - TRIO
    for race in range(N_RACES - 1, -1, -1):
        if state.races[state.active, race] > 0:
            if beyond > 0:
                beyond -= 1
            elif stack_size(state, race) > 0:
                state.united = with_(state.united, state.active)
                show_tokens(state, race, 1, film)


@hot
def ask_reveal(state: State, race: int) -> None:
    state.stack = race
    state.phase = Phase.REVEAL
    state.seat = CHANCE


@hot
def apply_reveal(state: State, action: int, film: Film) -> None:
    token = action - Draw.TOKEN
    state.tokens_hidden = without(state.tokens_hidden, token)
    state.shown = with_(state.shown, token)
    tell(film, state, Event.SHOWN, ALL, token)


@hot
def ask_keep(state: State, film: Film) -> bool:
    """Ask which token is kept, if there are several.  True if it is asked."""
    shown = size(state.shown)
    if shown == 0:
        lapse(state, Op.ENVOY, film)
        return False
    if shown == 1:
        keep(state, member(state.shown, 0), film)
        return False
    state.phase = Phase.KEEP
    state.seat = state.active
    return True


@hot
def legal_keep(state: State, out: Row) -> int:
    n = 0
    for token in range(N_TOKENS):
        n = offer(out, n, why_not_keep(state, token), Verb.KEEP + token)
    return n


@hot
def keep(state: State, kept: int, film: Film) -> None:
    """D-111, D-116: one token is kept and acts.  D-112, D-117: the others go back on top of their stacks."""
    others = without(state.shown, kept)
    state.shown = 0
    state.tokens[state.active] = with_(state.tokens[state.active], kept)
    for token in range(N_TOKENS):
        if has(others, token):
            state.top[token // COPIES] = token
    tell(film, state, Event.KEPT, ALL, state.active, kept)
    for token in range(N_TOKENS):
        if has(others, token):
            tell(film, state, Event.RETURNED, ALL, token)
    check_races(state, film)


@hot
def legal_court(state: State, out: Row) -> int:
    """The Grey Havens: any race whose stack is not empty."""
    n = 0
    for race in range(N_RACES):
        n = offer(out, n, why_not_court(state, race), Verb.COURT + race)
    return n
