"""Labels: an answer as it stands on its button, the same in the words and on the drawing."""

from collections.abc import Iterable

from bagend.engine.seats import HIDDEN
from bagend.engine.words import Words

from ..actions import ANSWERS, TILE, Verb, named_nouns
from ..components import CARDS, CHAINS, EFFECTS, EMPTY, GIVES, N_CARDS, N_SLOTS
from . import Seen
from .display import income, is_free
from .prices import card_price, tile_price
from .why_not import WHY_NOT


def label(view: Seen, action: int, words: Words) -> str:
    """An answer in words."""
    verb, nouns = ANSWERS.split(action)
    message = f"answer-{verb.name.lower()}"
    if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
        return words(message, **card_in_slot(view, nouns[0], words))
    if verb == Verb.TAKE:
        price = int(tile_price(view, view.active, nouns[0]))
        return words(message, price=price, **words.nouns(tile=(TILE, nouns[0])))
    if verb in (Verb.STRIP, Verb.REVIVE):
        return words(message, card=name_of_one(view, Verb(verb), nouns[0], words))
    return words(message, **words.nouns(**named_nouns(action)))


def card_in_slot(view: Seen, slot: int, words: Words) -> dict[str, str | int]:
    """What can be said of a card of the display, as far as it can be seen."""
    card = int(view.slot[slot])
    return {
        "card": name_apart(view, slot, words),
        "price": int(card_price(view, view.active, card)) if card >= 0 else 0,
        "coins": int(income(view, view.active)),
    }


def name_apart(view: Seen, slot: int, words: Words) -> str:
    """A card of the display; with the symbol in its corner, or else its slot, if one like it can be taken too."""
    card, name = int(view.slot[slot]), name_in_slot(view, slot, words)
    rivals = (int(view.slot[other]) for other in range(N_SLOTS) if other != slot and is_free(view, other))
    is_alone = not any(other >= 0 and words.name("card", CARDS[other]) == name for other in rivals)
    if card >= 0 and is_alone:
        return name
    if card >= 0 and GIVES[card] >= 0:
        return with_symbol(card, words)
    return words.named("card-in-slot", card=name, slot=slot + 1)


def name_in_slot(view: Seen, slot: int, words: Words) -> str:
    card = int(view.slot[slot])
    if card == HIDDEN:
        return words.named("unseen-card")
    return words.named("no-card") if card == EMPTY else words.name("card", CARDS[card])


def names_in_slots(view: Seen, slots: Iterable[int], words: Words) -> str:
    """Cards of the display in a sentence's middle, those that lie face down counted at the end."""
    slots = list(slots)
    names = [name_in_slot(view, slot, words) for slot in slots if view.slot[slot] != HIDDEN]
    unseen = len(slots) - len(names)
    return words.listing([*names, words.named("unseen-cards", count=unseen)] if unseen else names)


def name_of_one(view: Seen, verb: Verb, card: int, words: Words) -> str:
    """A card beside others that may be named: with the symbol in its corner, and counted among those just like it."""
    name = with_symbol(card, words)
    alike = [other for other in ALIKE[card] if WHY_NOT[verb](view, other) == 0]
    if len(alike) < 2 or card not in alike:
        return name
    return words.named("card-alike", card=name, number=alike.index(card) + 1, count=len(alike))


def with_symbol(card: int, words: Words) -> str:
    name = words.name("card", CARDS[card])
    if GIVES[card] < 0:
        return name
    return words.named("card-with-symbol", card=name, chain=words.name("chain", CHAINS[GIVES[card]]))


def _alike() -> list[list[int]]:
    groups: dict[tuple[int, bytes], list[int]] = {}
    for card in range(N_CARDS):
        groups.setdefault((int(GIVES[card]), EFFECTS[card].tobytes()), []).append(card)
    return [groups[int(GIVES[card]), EFFECTS[card].tobytes()] for card in range(N_CARDS)]


ALIKE = _alike()
"""For each card those that give the same: for whoever does not pay for them it is one which is chosen."""
