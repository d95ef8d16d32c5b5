"""Chapters: laying out a formation, turning up cards and tiles, and the end of a chapter.

Clauses D-2, D-21 to D-25, D-42, D-43 and D-51 to D-57.  Nothing has an identity before it is turned up: each time
CHANCE picks one of the cards, or tiles, that it may still be.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import CHANCE, HIDDEN
from bagend.engine.sets import has, member, size, with_, without

from ..actions import Draw, Event, Phase
from ..components import DECK, FACE_UP, N_ASIDE, N_CHAPTERS, N_SLOTS, OPEN_TILES
from ..facts.alliances import hidden_in
from ..facts.display import is_free
from ..facts.piles import hidden_cards
from ..state import State
from .ending import score


@hot
def lay_out(state: State, film: Film) -> None:
    """D-21: the cards of this chapter and no others.  D-22: each chapter has its own formation.

    D-24: three cards do not fit and go to the discard pile; D-25: face down, and nobody learns them.
    D-54: landmark tiles are filled up to three, or three more come up, as far as there are any.
    """
    for slot in range(N_SLOTS):
        state.slot[slot] = HIDDEN
    state.left = (1 << N_SLOTS) - 1
    state.down = state.left
    state.set_aside = N_ASIDE
    state.aside = 0
    state.lookers = 0
    wanted = OPEN_TILES if state.add_tiles == 1 else OPEN_TILES - size(state.tiles_open)
    state.tiles_due = min(wanted, size(state.tiles_hidden))
    tell(film, state, Event.CHAPTER, ALL, state.chapter)


@hot
def next_to_turn(state: State) -> int:
    """D-23: the picture says which cards lie face up.  D-42: at the end of a turn every free card is face up.

    The first slot whose card must be turned up now; the number of slots if there is none.
    """
    if state.down:
        for slot in range(N_SLOTS):
            if has(state.down, slot) and (has(FACE_UP[state.chapter], slot) or is_free(state, slot)):
                return slot
    return N_SLOTS


@hot
def settle(state: State, film: Film) -> None:
    """Turn up what is due, go on to the next chapter, and then ask whose turn it is.

    D-43: this comes after everything the turn brought about.
    """
    while True:
        if next_to_turn(state) < N_SLOTS:
            state.phase = Phase.DEAL
            state.seat = CHANCE
            return
        if state.left > 0:
            break
        if not end_chapter(state, film):
            return
    if state.tiles_due > 0:
        state.phase = Phase.UNVEIL
        state.seat = CHANCE
        return
    state.turns += 1
    state.phase = Phase.TURN
    state.seat = state.active
    tell(film, state, Event.TURN, ALL, state.active)


@hot
def end_chapter(state: State, film: Film) -> bool:
    """D-51: a chapter ends with its last card; D-52: after all that the last turn brought about.

    D-2: three chapters, in order.  D-53: after the first two the next one is laid out.  D-55: nothing else is reset.
    By then all other cards of the chapter were seen, so both know what was set aside.  False after the last chapter.
    """
    state.discarded[state.chapter] |= state.unseen[state.chapter]
    state.unseen[state.chapter] = 0
    state.set_aside = 0
    state.aside = 0
    if state.chapter == N_CHAPTERS - 1:
        score(state, film)
        return False
    state.chapter += 1
    lay_out(state, film)
    return True


@hot
def apply_deal(state: State, action: int, film: Film) -> None:
    """A card is turned up: at the start of a chapter, or because it became free."""
    card = action - Draw.CARD
    slot = next_to_turn(state)
    state.slot[slot] = card
    state.down = without(state.down, slot)
    state.unseen[state.chapter] = without(state.unseen[state.chapter], card - DECK * state.chapter)
    is_laid = has(FACE_UP[state.chapter], slot)
    tell(film, state, Event.LAID if is_laid else Event.TURNED_UP, ALL, slot, card)
    settle(state, film)


@hot
def apply_unveil(state: State, action: int, film: Film) -> None:
    """A landmark tile is turned up."""
    tile = action - Draw.TILE
    state.tiles_hidden = without(state.tiles_hidden, tile)
    state.tiles_open = with_(state.tiles_open, tile)
    state.tiles_due -= 1
    tell(film, state, Event.UNVEILED, ALL, tile)
    settle(state, film)


@hot
def chance_outcomes(state: State) -> int:
    """How many things may be turned up, each as likely as the others."""
    return size(candidates(state))


@hot
def draw(state: State, k: int) -> int:
    """The k-th of them."""
    found = member(candidates(state), k)
    phase = state.phase
    if phase == Phase.DEAL:
        found += Draw.CARD + DECK * state.chapter
    elif phase == Phase.UNVEIL:
        found += Draw.TILE
    elif phase == Phase.LOOK:
        found += Draw.ASIDE + DECK * state.chapter
    elif phase == Phase.REVEAL:
        found += Draw.TOKEN
    return found


@hot
def candidates(state: State) -> int:
    """The cards of the chapter, tiles, or tokens of the race (D-108) that CHANCE may turn up now."""
    phase = state.phase
    found = 0
    if phase == Phase.DEAL or phase == Phase.LOOK:
        found = hidden_cards(state)
    elif phase == Phase.UNVEIL:
        found = state.tiles_hidden
    elif phase == Phase.REVEAL:
        found = hidden_in(state, state.stack)
    return found
