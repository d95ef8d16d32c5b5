"""Lack: what stands in the way of an answer that is refused."""

from collections.abc import Callable

from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, SEAT, Phase, Verb, named_nouns
from ..components import ACCEPTS, CHAINS, EMPTY, N_SLOTS, TILE_ROW
from ..facts.display import lying_on
from ..facts.labels import names_in_slots
from ..facts.prices import card_price, lacking, tile_price
from ..facts.why_not import ASKS, WHY_NOT
from ..view import View
from .costs import skills_lacking
from .effects import regions_in


def lack(view: View, action: int, words: Words) -> str:
    """What is missing for an answer, in a sentence; empty where the clause says it all."""
    verb, nouns = ANSWERS.split(action)
    if verb not in ASKS[Phase(view.phase)][1]:
        return ""
    forbidden = WHY_NOT[verb](view, *nouns)
    if forbidden and verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD, Verb.TAKE):
        return not_taken(view, Verb(verb), nouns[0], forbidden, words)
    if forbidden and verb in MISSING:
        return MISSING[Verb(verb)](view, action, forbidden, words)
    return ""


def not_taken(view: View, verb: Verb, noun: int, forbidden: int, words: Words) -> str:
    """Why a card or a landmark cannot be taken."""
    if forbidden == 32:
        return covered(view, noun, words)
    if verb == Verb.CHAIN and forbidden == 74:
        return no_chain(int(view.slot[noun]), words)
    if forbidden == 67:
        if verb == Verb.TAKE:
            return unpaid(view, TILE_ROW + noun, int(tile_price(view, view.active, noun)), words)
        card = int(view.slot[noun])
        return unpaid(view, card, int(card_price(view, view.active, card)), words)
    return ""


def covered(view: View, slot: int, words: Words) -> str:
    if view.slot[slot] == EMPTY:
        return words("lack-no-card", slot=slot + 1)
    return words("lack-covered", cards=cards_on(view, slot, words))


def cards_on(view: View, slot: int, words: Words) -> str:
    """The cards that lie on a card, in a sentence's middle."""
    on = [other for other in range(N_SLOTS) if has(lying_on(view, slot), other)]
    return names_in_slots(view, on, words)


def slots_on(view: View, slot: int, words: Words) -> str:
    """The slots whose cards lie on a card, in a sentence's middle."""
    on = [other + 1 for other in range(N_SLOTS) if has(lying_on(view, slot), other)]
    return words("state-slots", count=len(on), slots=words.listing(map(str, on)))


def no_chain(card: int, words: Words) -> str:
    if ACCEPTS[card] < 0:
        return words("lack-chainless")
    return words("lack-chain", chain=words.name("chain", CHAINS[ACCEPTS[card]]))


def unpaid(view: View, row: int, price: int, words: Words) -> str:
    skills = skills_lacking(lacking(view, view.active, row), words)
    coins = {"price": price, "coins": int(view.coins[view.active])}
    return words("lack-skills", skills=skills, **coins) if skills else words("lack-coins", **coins)


def not_offered(view: View, action: int, forbidden: int, words: Words) -> str:
    return words("lack-place", count=int(view.amount), regions=regions_in(int(view.offered), words))


def not_movable(view: View, action: int, forbidden: int, words: Words) -> str:
    message = "lack-neighbour" if forbidden == 133 else "lack-unit"
    return words(message, **words.nouns(**named_nouns(action)))


def not_theirs(view: View, action: int, forbidden: int, words: Words) -> str:
    """The opponent has no such unit, fortress, coin or card."""
    verb = ANSWERS.split(action)[0].name.lower()
    return words(f"lack-{verb}", **words.nouns(seat=(SEAT, 1 - int(view.active)), **named_nouns(action)))


def not_there(view: View, action: int, forbidden: int, words: Words) -> str:
    verb = ANSWERS.split(action)[0].name.lower()
    return words(f"lack-{verb}", **words.nouns(**named_nouns(action)))


MISSING: dict[Verb, Callable[[View, int, int, Words], str]] = {
    Verb.PLACE: not_offered,
    Verb.MOVE: not_movable,
    Verb.REMOVE: not_theirs,
    Verb.RAZE: not_theirs,
    Verb.FINE: not_theirs,
    Verb.STRIP: not_theirs,
    Verb.REVIVE: not_there,
    Verb.COURT: not_there,
    Verb.KEEP: not_there,
}
"""What is said where the question is about something else than taking a card or a landmark."""
