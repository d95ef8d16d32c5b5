"""Labels: an answer as it stands on its button, the same in the words and on the drawing."""

import numpy as np

from bagend.engine.seats import HIDDEN
from bagend.engine.words import Words

from ..actions import ANSWERS, TILE, Verb, named_nouns
from ..components import CARDS, CHAINS, EFFECTS, EMPTY, GIVES
from . import Seen
from .display import income
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
        "card": name_in_slot(view, slot, words),
        "slot": slot + 1,
        "price": int(card_price(view, view.active, card)) if card >= 0 else 0,
        "coins": int(income(view, view.active)),
    }


def name_in_slot(view: Seen, slot: int, words: Words) -> str:
    card = int(view.slot[slot])
    if card == HIDDEN:
        return words("unseen-card")
    return words("no-card") if card == EMPTY else words.name("card", CARDS[card])


def name_of_one(view: Seen, verb: Verb, card: int, words: Words) -> str:
    """A card beside others that may be named: with the symbol in its corner, and counted among its equals."""
    name = words.name("card", CARDS[card])
    if GIVES[card] >= 0:
        name = words("card-with-symbol", card=name, chain=words.name("chain", CHAINS[GIVES[card]]))
    before = [other for other in range(card) if looks_like(other, card) and WHY_NOT[verb](view, other) == 0]
    return words("card-again", card=name, number=len(before) + 1) if before else name


def looks_like(other: int, card: int) -> bool:
    """Whether two cards give the same, so that only their costs tell them apart."""
    return GIVES[other] == GIVES[card] and np.array_equal(EFFECTS[other], EFFECTS[card])
