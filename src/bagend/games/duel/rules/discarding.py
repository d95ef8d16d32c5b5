"""Discarding: the discard pile, who may look into it, and the grey card that Isengard sends there.

Clauses D-24, D-25, D-38 and D-41; the pile is closed unless an effect opens it, and then for one seat alone.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import CHANCE
from bagend.engine.sets import has, with_, without

from ..actions import Draw, Event, Phase, Verb
from ..components import DECK, EFFECTS, MOST_EFFECTS, N_CHAPTERS, Op
from ..facts.piles import greys_of, pile_of
from ..state import State


@hot
def put_on_pile(state: State, card: int) -> None:
    """D-38: a discarded card goes face down onto the pile.  D-41: there it counts for nobody."""
    chapter = card // DECK
    state.discarded[chapter] = with_(state.discarded[chapter], card - DECK * chapter)


@hot
def ask_search(state: State, film: Film) -> bool:
    """The seat looks through the whole pile, alone; the cards set aside are among them (D-24).

    D-25: until then nobody knew those, so CHANCE says which they are, once a chapter.
    """
    tell(film, state, Event.SEARCHED, ALL, state.active)
    is_first = state.lookers == 0
    state.lookers = with_(state.lookers, state.active)
    if is_first and state.set_aside > 0:
        state.looks = state.set_aside
        state.phase = Phase.LOOK
        state.seat = CHANCE
    else:
        state.phase = Phase.SEARCH
        state.seat = state.active
    return True


@hot
def apply_look(state: State, action: int, film: Film) -> None:
    """A card that was set aside gets its identity, for the eyes of this seat only."""
    card = action - Draw.ASIDE
    state.aside = with_(state.aside, card - DECK * state.chapter)
    state.looks -= 1
    tell(film, state, Event.SAW, 1 << state.active, state.active, card)
    if state.looks == 0:
        state.phase = Phase.SEARCH
        state.seat = state.active


@hot
def legal_search(state: State, out: Row) -> int:
    """Any card of the pile, and one must be played."""
    n = 0
    for chapter in range(N_CHAPTERS):
        pile = pile_of(state, chapter)
        for card in range(DECK):
            if has(pile, card):
                out[n] = Verb.REVIVE + DECK * chapter + card
                n += 1
    return n


@hot
def take_from_pile(state: State, card: int, film: Film) -> None:
    """The chosen card leaves the pile and becomes public."""
    chapter = card // DECK
    number = card - DECK * chapter
    if has(state.discarded[chapter], number):
        state.discarded[chapter] = without(state.discarded[chapter], number)
    else:
        state.aside = without(state.aside, number)
        state.unseen[chapter] = without(state.unseen[chapter], number)
        state.set_aside -= 1
    tell(film, state, Event.REVIVED, ALL, state.active, card)


@hot
def legal_strip(state: State, out: Row) -> int:
    """One grey card of the opponent's, and one must be named."""
    n = 0
    for chapter in range(N_CHAPTERS):
        cards = greys_of(state, 1 - state.active, chapter)
        for card in range(DECK):
            if has(cards, card):
                out[n] = Verb.STRIP + DECK * chapter + card
                n += 1
    return n


@hot
def strip(state: State, card: int, film: Film) -> None:
    """The card goes to the pile without income, and its skills are gone at once (D-61)."""
    other = 1 - state.active
    chapter = card // DECK
    state.area[other, chapter] = without(state.area[other, chapter], card - DECK * chapter)
    for at in range(MOST_EFFECTS):
        if EFFECTS[card, at, 0] == Op.SKILL:
            state.skills[other, EFFECTS[card, at, 1]] -= EFFECTS[card, at, 2]
        elif EFFECTS[card, at, 0] == Op.ONE_OF:
            state.groups[other, EFFECTS[card, at, 2]] = 0
    put_on_pile(state, card)
    tell(film, state, Event.STRIPPED, ALL, other, card)
