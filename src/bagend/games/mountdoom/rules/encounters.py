"""Encounters: what a black die brings, an encounter card or the symbol of an empty slot.

Clauses M-62 to M-66, M-73 to M-80, M-129 to M-131, M-141 to M-147, M-160 to M-169, M-173 to M-177 and M-188 to M-196.
The effects themselves are rows in components.toml.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import has, size, without

from ..actions import Event, Phase
from ..components import (
    ALLY_CARDS,
    ARMY,
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    MOST_ROWS,
    N_ALLIES,
    N_BLACK,
    N_FIGURES,
    N_SIDES,
    NAZGUL_SYMBOL,
    PER_STAGE,
    TABLES,
    Helper,
    Op,
    Stage,
)
from ..facts import Foe, Purpose
from ..facts.dangers import nazgul_there, recruits, under_the_eye, uruk_hai_there
from ..facts.hand import reach
from ..facts.path import has_rider, may_move
from ..facts.track import next_card, top_card
from ..state import State
from .courage import gain, place_nazgul
from .fights import cull, start_fights
from .hand import come, leave
from .movement import set_off
from .questions import ask, let_chance, run_on


@hot
def activate(state: State, slot: int, film: Film) -> None:
    """M-62: the card in the slot whose number the die shows.  M-65: as an earlier die left it.

    M-63 and M-143: a face-down card is turned up first.  M-77: an empty slot shows its symbol.
    """
    state.spot = slot
    card = top_card(state, slot)
    if card == FACE_DOWN:
        let_chance(state, Phase.CARD)
    elif card == EMPTY:
        resolve_symbol(state, slot, film)
    else:
        if card != ARMY and has(state.down, slot):
            state.down = without(state.down, slot)
            tell(film, state, Event.TURNED_UP, ALL, card, slot)
        meet(state, card, film)


@hot
def turn_up(state: State, card: int, film: Film) -> None:
    """M-63: a card that lay face down lies open, and is then met."""
    state.unseen = without(state.unseen, card - state.stage * PER_STAGE)
    state.slot[state.spot] = card
    state.down = without(state.down, state.spot)
    tell(film, state, Event.TURNED_UP, ALL, card, state.spot)
    run_on(state)
    meet(state, card, film)


@hot
def meet(state: State, card: int, film: Film) -> None:
    """M-73: its effects apply at once, row by row."""
    state.card = card
    state.row = 0
    tell(film, state, Event.MET, ALL, card, state.spot)


@hot
def run_card(state: State, film: Film) -> None:
    """The next row of the card's effect; after the last the card stays or goes."""
    if state.row < MOST_ROWS and EFFECTS[state.card, state.row, 0] != Op.NONE:
        state.row += 1
        run_row(state, film)
    elif is_on_track(state) and has(reach(state), Helper.WRATH) and state.stage != Stage.MOUNT_DOOM:
        ask(state, Phase.WRATH)
    else:
        finish_card(state, film)


@hot
def is_on_track(state: State) -> bool:
    """Whether the card just met will stay, so that Gandalf's Wrath could change something."""
    return not has(state.leaving, state.card)


@hot
def finish_card(state: State, film: Film) -> None:
    """M-74: a card with the removal symbol leaves, M-76 whether a fight was won or not.

    M-75: another stays and can be met again.  M-131 and M-141: so do the special cards, and all of Mount Doom.
    """
    if has(state.leaving, state.card):
        remove_card(state, film)
    state.card = EMPTY


@hot
def remove_card(state: State, film: Film) -> None:
    """The card just met leaves the game."""
    if state.army == state.spot:
        state.army = EMPTY
    else:
        state.slot[state.spot] = EMPTY
    tell(film, state, Event.REMOVED, ALL, state.card)
    state.card = EMPTY


@hot
def run_row(state: State, film: Film) -> None:
    op = EFFECTS[state.card, state.row - 1, 0]
    a = EFFECTS[state.card, state.row - 1, 1]
    b = EFFECTS[state.card, state.row - 1, 2]
    if op == Op.LOSE:
        state.loss = a
    elif op == Op.GAIN:
        gain(state, a, film)
    elif op == Op.NAZGUL:
        place_nazgul(state, film)
    elif op == Op.MUSTER:
        muster(state, a, film)
    elif op == Op.FIGHT:
        start_fights(state, Foe.PLAIN.value, a, b, film)
    elif op == Op.URUK_HAI:
        meet_uruk_hai(state, b, film)
    elif op == Op.CULL:
        cull(state, film)
    elif op == Op.MOUTH:
        start_fights(state, Foe.MOUTH.value, 1, b, film)
    elif op == Op.MUMAKIL:
        start_fights(state, Foe.PLAIN.value, state.mumakil_battles, state.mumakil_hearts, film)
    elif op == Op.ALLY:
        join(state, a, film)
    else:
        run_special(state, op, a, film)


@hot
def run_special(state: State, op: int, a: int, film: Film) -> None:
    """M-166: the Balrog puts Gandalf's token beside Helm's Deep.  M-147: Shelob holds the Ring-bearers."""
    if op == Op.SHADOW:
        state.shadow = 1
        tell(film, state, Event.SHADOW, ALL)
    elif op == Op.EYE:
        look(state, film)
    elif op == Op.GRIMA:
        whisper(state, film)
    elif op == Op.WITCH_KING:
        state.rolls = nazgul_there(state)
        state.purpose = Purpose.WITCH_KING
    elif op == Op.TABLE:
        state.rolls = 1
        state.purpose = Purpose.TABLE
        state.target = a
    elif op == Op.WEB:
        state.web = 1
    elif op == Op.DENETHOR:
        ask_denethor(state)
    elif op == Op.ARMY:
        ask_march(state, film)


@hot
def join(state: State, helper: int, film: Film) -> None:
    """M-66: an ally leaves the track and lies face up before the active seat."""
    state.slot[state.spot] = EMPTY
    state.card = EMPTY
    come(state, helper)
    tell(film, state, Event.JOINED, ALL, helper, state.active)


@hot
def muster(state: State, warriors: int, film: Film) -> None:
    more = recruits(state, warriors)
    state.warriors += more
    tell(film, state, Event.MUSTERED, ALL, more, uruk_hai_there(state))


@hot
def meet_uruk_hai(state: State, hearts: int, film: Film) -> None:
    """As many fights as there are Uruk-hai; M-182 and M-196: if there are none, courage is gained instead."""
    count = uruk_hai_there(state)
    if count == 0:
        tell(film, state, Event.NO_URUK, ALL)
        gain(state, 1, film)
    else:
        start_fights(state, Foe.URUK_HAI.value, count, hearts, film)


@hot
def look(state: State, film: Film) -> None:
    before = state.courage
    state.courage = under_the_eye(state)
    tell(film, state, Event.EYE, ALL, before - state.courage, state.courage)


@hot
def whisper(state: State, film: Film) -> None:
    """M-188: Gríma sends one ally away, Boromir included.  M-189: never a Gandalf card."""
    run_on(state)
    allies = state.hand & ALLY_CARDS
    if allies == 0:
        return
    saving = reach(state) & (1 << Helper.TREEBEARD | int(has_rider(state)) << Helper.THEODEN)
    if state.grima_all == 0 and (size(allies) > 1 or saving != 0):
        ask(state, Phase.GRIMA)
        return
    for helper in range(N_ALLIES):
        if has(allies, helper):
            banish(state, helper, film)


@hot
def banish(state: State, helper: int, film: Film) -> None:
    leave(state, helper)
    tell(film, state, Event.BANISHED, ALL, helper)


@hot
def ask_denethor(state: State) -> None:
    """M-173: one Fellowship die on the tile must be rolled again.

    M-174: of two the seat chooses.  M-177 and M-176: with one left there is no choice, even if it was rolled again.
    """
    left = 0
    for side in range(N_SIDES):
        if state.low[side] != EMPTY:
            left += 1
            state.target = state.low[side] + N_BLACK
    if left == 2:
        ask(state, Phase.DENETHOR)
    elif left == 1:
        reroll_for_denethor(state)


@hot
def reroll_for_denethor(state: State) -> None:
    """M-175: the new result counts."""
    state.purpose = Purpose.DENETHOR
    let_chance(state, Phase.DIE)


@hot
def ask_march(state: State, film: Film) -> None:
    """M-160: the Army of the Dead must move onto a card to its left or right."""
    left = next_card(state, -1)
    right = next_card(state, 1)
    if left != EMPTY and right != EMPTY:
        ask(state, Phase.MARCH)
    elif left != EMPTY:
        march(state, left, film)
    elif right != EMPTY:
        march(state, right, film)


@hot
def march(state: State, slot: int, film: Film) -> None:
    """The slot it leaves shows what was under it: a card, or the printed symbol."""
    if state.army == EMPTY:
        state.slot[state.spot] = EMPTY
    state.army = slot
    state.spot = slot
    tell(film, state, Event.MARCHED, ALL, slot)


@hot
def resolve_symbol(state: State, slot: int, film: Film) -> None:
    """M-78: a Nazgûl symbol places one.  M-79: a figure's lets it move.  M-80: slot 2 is a figure's."""
    symbol = state.symbol[slot]
    tell(film, state, Event.EMPTY, ALL, slot, symbol)
    if symbol == NAZGUL_SYMBOL:
        place_nazgul(state, film)
    elif may_move(state, symbol):
        ask(state, Phase.STRIDE)


@hot
def apply_stride(state: State, steps: int) -> None:
    set_off(state, state.symbol[state.spot], steps, 0)


@hot
def apply_black_die(state: State, pips: int, film: Film) -> None:
    """A black die rolled for the card: the Witch-king's bite on odd pips, a table's loss otherwise."""
    state.rolls -= 1
    tell(film, state, Event.BLACK_DIE, ALL, pips - 1)
    run_on(state)
    if state.purpose == Purpose.TABLE:
        state.loss = TABLES[state.target, pips - 1]
    elif pips % 2 == 1:
        state.loss = 1
    elif pips == 6 and has(reach(state), Helper.EOWYN):
        ask(state, Phase.EOWYN)


@hot
def slay_witch_king(state: State, film: Film) -> None:
    """M-185: he, all Nazgûl and his card leave; Nazgûl are no threat for the rest of the match."""
    state.witch_king = 0
    state.nazgul = 0
    state.rolls = 0
    tell(film, state, Event.EOWYN, ALL)
    remove_card(state, film)


@hot
def reroll(state: State, pips: int, film: Film) -> None:
    """A die lies there with a new result."""
    tell(film, state, Event.REROLLED, ALL, state.target, pips - 1)
    if state.target < N_BLACK:
        state.black[state.target] = pips
    elif state.target < N_BLACK + N_FIGURES:
        state.face[state.target - N_BLACK] = pips
