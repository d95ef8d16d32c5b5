"""Lack: what stands in the way of an answer that is refused."""

from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, Phase, Verb
from ..components import ACCEPTS, CHAINS, EMPTY, N_SLOTS, TILE_ROW
from ..facts.display import lying_on
from ..facts.prices import card_price, lacking, tile_price
from ..facts.why_not import WHY_NOT
from ..view import View
from .costs import skills_lacking


def lack(view: View, action: int, words: Words) -> str:
    """What is missing for a card or landmark, in a sentence; empty where the clause says it all."""
    verb, nouns = ANSWERS.split(action)
    if view.phase != Phase.TURN or verb not in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD, Verb.TAKE):
        return ""
    forbidden = WHY_NOT[verb](view, *nouns)
    if forbidden == 32:
        return covered(view, nouns[0], words)
    if verb == Verb.CHAIN and forbidden == 74:
        return no_chain(int(view.slot[nouns[0]]), words)
    if forbidden == 67:
        if verb == Verb.TAKE:
            return unpaid(view, TILE_ROW + nouns[0], int(tile_price(view, view.active, nouns[0])), words)
        card = int(view.slot[nouns[0]])
        return unpaid(view, card, int(card_price(view, view.active, card)), words)
    return ""


def covered(view: View, slot: int, words: Words) -> str:
    if view.slot[slot] == EMPTY:
        return words("lack-no-card", slot=slot + 1)
    return words("lack-covered", slots=slots_on(view, slot, words))


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
