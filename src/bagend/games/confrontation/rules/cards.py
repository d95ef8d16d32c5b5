"""Cards: how they are played, what their texts do, and who is stronger in the end.

Clauses C-42 to C-56.  What a card counts is a fact (facts/cards.py).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.listing import list_answers, offer
from bagend.engine.records import Row
from bagend.engine.sets import member, size, with_, without

from ..actions import Event, Phase, Step, Verb
from ..components import DARK, FULL_HAND, LIGHT, NONE, Card
from ..facts.battle import retreats_by_card, why_not_stay
from ..facts.cards import does_eye_stop, goes_dark_first, is_text, is_void, pile, strength_of, value_of, why_not_forgo
from ..state import State
from .battle import defeat_fallen, retreat
from .verdict import conclude


@hot
def ask(state: State, phase: int, seat: int) -> None:
    state.phase = phase
    state.seat = seat
    state.step = Step.ASK


@hot
def legal_card(state: State, out: Row) -> int:
    """C-43: each side plays one card from its hand."""
    return list_answers(state.hand[state.seat], Verb.PLAY.value, out, 0)


@hot
def apply_card(state: State, action: int, film: Film) -> None:
    """C-43: Dark's card lies hidden until Light has chosen.  C-44: with Gandalf it is shown at once."""
    side = state.seat
    card = action - Verb.PLAY
    state.card[side] = card
    state.counts[side] = card
    if side == DARK:
        if goes_dark_first(state):
            show_card(state, DARK, film)
            state.step = Step.MAGIC_OF_DARK
        else:
            tell(film, state, Event.LAID, ALL, DARK)
            state.step = Step.CARD_OF_LIGHT
        return
    if goes_dark_first(state):
        show_card(state, LIGHT, film)
        state.step = Step.EARLY_RETREAT
    else:
        show_card(state, DARK, film)
        show_card(state, LIGHT, film)
        state.step = Step.MAGIC_OF_DARK


@hot
def show_card(state: State, side: int, film: Film) -> None:
    state.shown = with_(state.shown, side)
    tell(film, state, Event.PLAYED, ALL, side, state.card[side])
    if side == DARK and is_void(state):
        state.counts[DARK] = NONE
        tell(film, state, Event.WITHOUT_EFFECT, ALL, side, state.card[side])


# Magic.


@hot
def ask_magic_of_dark(state: State, film: Film) -> None:
    """C-46: if both play Magic, Dark chooses first and openly."""
    state.step = Step.CARD_OF_LIGHT if goes_dark_first(state) else Step.EARLY_RETREAT
    if state.counts[DARK] == Card.MAGIC:
        ask_magic(state, DARK, film)


@hot
def ask_magic_of_light(state: State, film: Film) -> None:
    """With the option the Eye stops Magic itself: nothing is fetched."""
    state.step = Step.LATE_RETREAT
    if state.counts[LIGHT] == Card.MAGIC:
        if state.eye_stops_magic == 1 and does_eye_stop(Card.MAGIC.value, state.counts[DARK]):
            state.counts[LIGHT] = NONE
            tell(film, state, Event.CANCELLED, ALL, Card.MAGIC)
        else:
            ask_magic(state, LIGHT, film)


@hot
def ask_magic(state: State, side: int, film: Film) -> None:
    """C-47: with an empty discard pile Magic is a card without effect."""
    state.counts[side] = NONE
    if pile(state, side):
        ask(state, Phase.MAGIC, side)
    else:
        tell(film, state, Event.WITHOUT_EFFECT, ALL, side, Card.MAGIC)


@hot
def legal_magic(state: State, out: Row) -> int:
    """C-46: any card of the owner's discard pile MAY be fetched; with the option one MUST be."""
    n = list_answers(pile(state, state.seat), Verb.FETCH.value, out, 0)
    n = offer(out, n, why_not_forgo(state), Verb.FORGO.value)
    return n


@hot
def apply_magic(state: State, action: int, film: Film) -> None:
    """C-46: the fetched card counts as the card played."""
    side = state.seat
    if action == Verb.FORGO:
        tell(film, state, Event.WITHOUT_EFFECT, ALL, side, Card.MAGIC)
    else:
        state.counts[side] = action - Verb.FETCH
        tell(film, state, Event.FETCHED, ALL, side, action - Verb.FETCH)
    if side == LIGHT:
        state.step = Step.LATE_RETREAT
    else:
        state.step = Step.CARD_OF_LIGHT if goes_dark_first(state) else Step.EARLY_RETREAT


# The texts of the cards.


@hot
def retreat_of_dark(state: State, early: bool, film: Film) -> None:
    """C-45: Dark's text is applied before Light's.

    A Retreat that was played goes before Light's Magic fetches anything; one that was fetched goes after.
    """
    state.step = Step.MAGIC_OF_LIGHT if early else Step.TEXT_OF_LIGHT
    if state.counts[DARK] == Card.RETREAT and early == (state.card[DARK] == Card.RETREAT):
        try_retreat(state, DARK, film)


@hot
def text_of_light(state: State, film: Film) -> None:
    """The Eye stops Light's text.

    C-49: a Noble Sacrifice defeats both, unless Dark's figure has just left by his card.
    C-50: a Retreat that was not carried out does not stop it, unless the option says so.
    C-52: Light's Retreat is carried out even if Dark's figure has left.
    """
    state.step = Step.COMPARE
    card = state.counts[LIGHT]
    if does_eye_stop(card, state.counts[DARK]):
        state.counts[LIGHT] = NONE
        tell(film, state, Event.CANCELLED, ALL, card)
        return
    if card == Card.RETREAT:
        try_retreat(state, LIGHT, film)
    elif card == Card.CLOAK:
        if state.counts[DARK] != NONE and not is_text(state.counts[DARK]):
            tell(film, state, Event.CLOAKED, ALL, state.counts[DARK])
    elif card == Card.SACRIFICE:
        if state.left == 0 and not (state.counts[DARK] == Card.RETREAT and state.retreat_stops_sacrifice == 1):
            state.fallen = 1 << LIGHT | 1 << DARK
            defeat_fallen(state)
            conclude(state, film, Event.SACRIFICED, state.fighting[LIGHT], state.fighting[DARK])
        elif state.left == 0:
            conclude(state, film, Event.WITHOUT_EFFECT, LIGHT, card)
        else:
            tell(film, state, Event.WITHOUT_EFFECT, ALL, LIGHT, card)
        state.step = Step.FINISH


@hot
def try_retreat(state: State, side: int, film: Film) -> None:
    """C-30: of several targets the owner chooses.  C-32, C-50: without one the card has no effect."""
    ways = retreats_by_card(state, side)
    if ways == 0:
        tell(film, state, Event.WITHOUT_EFFECT, ALL, side, Card.RETREAT)
    elif size(ways) == 1 and why_not_stay(state) != 0:
        retreat(state, side, member(ways, 0), film, Event.RETREATED)
    else:
        ask(state, Phase.RETREAT, side)


@hot
def legal_retreat(state: State, out: Row) -> int:
    """C-52: a Retreat that can be carried out MUST be; with the option it MAY be declined."""
    n = list_answers(retreats_by_card(state, state.seat), Verb.FLEE.value, out, 0)
    n = offer(out, n, why_not_stay(state), Verb.STAY.value)
    return n


@hot
def apply_retreat(state: State, action: int, film: Film) -> None:
    side = state.seat
    if side == LIGHT:
        state.step = Step.COMPARE
    elif state.card[DARK] == Card.RETREAT:
        state.step = Step.MAGIC_OF_LIGHT
    else:
        state.step = Step.TEXT_OF_LIGHT
    if action == Verb.STAY:
        tell(film, state, Event.WITHOUT_EFFECT, ALL, side, Card.RETREAT)
    else:
        retreat(state, side, action - Verb.FLEE, film, Event.RETREATED)


# Strength.


@hot
def compare(state: State, film: Film) -> None:
    """C-54: the lower total is defeated; equal totals defeat both.  C-53: a retreat has ended the battle before."""
    state.step = Step.FINISH
    if state.left:
        return
    light = strength_of(state, LIGHT) + value_of(state, LIGHT)
    dark = strength_of(state, DARK) + value_of(state, DARK)
    if light <= dark:
        state.fallen = with_(state.fallen, LIGHT)
    if dark <= light:
        state.fallen = with_(state.fallen, DARK)
    defeat_fallen(state)
    if light == dark:
        conclude(state, film, Event.TIED, state.fighting[LIGHT], state.fighting[DARK], light)
    else:
        winner = LIGHT if light > dark else DARK
        more, less = max(light, dark), min(light, dark)
        conclude(state, film, Event.DEFEATED, state.fighting[winner], state.fighting[1 - winner], more, less)


@hot
def discard(state: State, film: Film) -> None:
    """C-55: played cards are discarded; when all nine are used, both sides take theirs back.

    C-46: Magic itself is discarded, and what it fetched goes back to the pile it came from.
    C-56: piles, and with them what is left in a hand, are public.
    """
    for side in range(2):
        if state.card[side] != NONE:
            state.hand[side] = without(state.hand[side], state.card[side])
    if state.hand[LIGHT] == 0 and state.hand[DARK] == 0:
        state.hand[LIGHT] = FULL_HAND[LIGHT]
        state.hand[DARK] = FULL_HAND[DARK]
        tell(film, state, Event.TOOK_BACK, ALL)
