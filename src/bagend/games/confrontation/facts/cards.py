"""Cards: which may be played or fetched, and what they count.

Clauses C-42 to C-48, C-51, C-54 and C-55.
"""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..components import DARK, FULL_HAND, LIGHT, STRENGTH, STRENGTH_OF_SAM_WITH_FRODO, Card, Figure
from . import Seen
from .battle import silences


@hot
def opens_darks_card(light: int, dark: int) -> bool:
    """C-44: against Gandalf Dark plays first and openly, but not with the Warg."""
    return bool(light == Figure.GANDALF and not silences(dark))


@hot
def goes_dark_first(seen: Seen) -> bool:
    return opens_darks_card(seen.fighting[LIGHT], seen.fighting[DARK])


@hot
def voids_own_card(dark: int) -> bool:
    """C-42: the Cave Troll's card has neither value nor text, Magic included."""
    return bool(dark == Figure.CAVE_TROLL)


@hot
def is_void(seen: Seen) -> bool:
    return voids_own_card(seen.fighting[DARK])


@hot
def is_text(card: int) -> bool:
    return card >= Card.MAGIC


@hot
def does_eye_stop(light: int, dark: int) -> bool:
    """C-48: the Eye makes the text of Light's card count for nothing."""
    return bool(is_text(light) and dark == Card.EYE)


@hot
def pile(seen: Seen, side: int) -> int:
    """C-55: what was played lies open in the discard pile until all nine cards are used."""
    return FULL_HAND[side] & ~seen.hand[side]


@hot
def why_not_play(seen: Seen, card: int) -> int:
    """C-43: only a card of the own hand."""
    return 0 if has(seen.hand[seen.seat], card) else 43


@hot
def why_not_fetch(seen: Seen, card: int) -> int:
    """C-46: only a card of the own discard pile."""
    return 0 if has(pile(seen, seen.seat), card) else 46


@hot
def why_not_forgo(seen: Seen) -> int:
    """C-46: with the option Magic MUST fetch a card."""
    return 46 if seen.magic_must_replace == 1 else 0


@hot
def value_of(seen: Seen, side: int) -> int:
    """C-54: the number on a card; a text, a card without effect or one that is not seen counts nothing.

    C-51: under the Elven Cloak Dark's number counts nothing either, even one that Magic fetched.
    """
    is_cloaked = side == DARK and has(seen.shown, LIGHT) and seen.counts[LIGHT] == Card.CLOAK
    return number_on(seen.counts[side], is_cloaked)


@hot
def number_on(card: int, is_cloaked: bool) -> int:
    return 0 if card < 0 or is_text(card) or is_cloaked else card + 1


@hot
def strength_of(seen: Seen, side: int) -> int:
    """C-25: Sam with Frodo beside him has strength 5."""
    if side == LIGHT and seen.united == 1:
        return STRENGTH_OF_SAM_WITH_FRODO
    return STRENGTH[seen.fighting[side]]


@hot
def may_count(seen: Seen, side: int, card: int) -> bool:
    """Whether a side's card may yet come to count as this one, by Magic too; certain if both are open."""
    if side == DARK and is_void(seen):
        return False
    counts = seen.counts[side]
    if has(seen.shown, side):
        return bool(counts == card or (counts == Card.MAGIC and has(pile(seen, side), card)))
    return has(seen.hand[side], card) or (has(seen.hand[side], Card.MAGIC) and has(pile(seen, side), card))
