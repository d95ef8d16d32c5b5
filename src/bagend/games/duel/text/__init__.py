"""Text: how the game speaks.  What each question asks, what an answer is called and would do, the view in words."""

from pathlib import Path

from bagend.engine.game import Meaning, Text
from bagend.engine.seats import HIDDEN, NOBODY
from bagend.engine.words import Words

from ..actions import ANSWERS, SEAT, TILE, TOKEN, Phase, Verb, named_nouns
from ..components import (
    ACCEPTS,
    CARDS,
    CHAINS,
    COPIES,
    COST_COINS,
    COST_SKILLS,
    COVERED_BY,
    EMPTY,
    GIVES,
    N_SEATS,
    N_SLOTS,
    TILE_ROW,
    TOKENS,
    Ending,
    Token,
)
from ..view import View, income
from .effects import effects_of
from .sections import sections


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        return words(f"prompt-over-{Ending(view.ending).name.lower()}", **winners(view, words))
    phase = Phase(view.phase).name.lower().replace("_", "-")
    return words(f"prompt-{phase}", count=int(view.amount), **words.nouns(seat=(SEAT, int(view.active))))


def winners(view: View, words: Words) -> dict[str, str | int]:
    seats = [seat for seat in range(N_SEATS) if view.winners >> seat & 1]
    names = [words.nouns(seat=(SEAT, seat)) for seat in seats]
    key = names[0]["seat_key"] if names else ""
    return {"winners": words.listing(str(name["seat_mid"]) for name in names), "winners_key": key}


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, nouns = ANSWERS.split(action)
    message = f"answer-{verb.name.lower()}"
    if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
        slot = nouns[0]
        price = int(view.price[view.active, slot])
        return words(message, card=card_in(view, slot, words), slot=slot + 1, price=max(0, price), coins=income(view))
    if verb == Verb.TAKE:
        price = max(0, int(view.tile_prices[view.active, nouns[0]]))
        return words(message, price=price, **words.nouns(tile=(TILE, nouns[0])))
    return words(message, **words.nouns(**named_nouns(action)))


def card_in(view: View, slot: int, words: Words) -> str:
    """The card in a slot, as far as it can be seen."""
    card = int(view.slot[slot])
    if card == HIDDEN:
        return words("unseen-card")
    return words("no-card") if card == EMPTY else words.name("card", CARDS[card])


def meaning(view: View, action: int, words: Words) -> Meaning:
    """What an answer would do, and the clause behind it."""
    verb, nouns = ANSWERS.split(action)
    if verb in (Verb.PLAY, Verb.CHAIN):
        return meaning_of_play(view, nouns[0], verb == Verb.CHAIN, words)
    if verb == Verb.DISCARD:
        return Meaning(sentence(words("meaning-discard", coins=income(view)), uncovers(view, nouns[0], words)), "D-39")
    if verb == Verb.TAKE:
        return meaning_of_take(view, nouns[0], words)
    if verb == Verb.PLACE:
        return meaning_of_arrival(view, nouns[0], int(view.amount), "D-91", words)
    if verb == Verb.MOVE:
        return meaning_of_arrival(view, nouns[1], 1, "D-94", words)
    if verb == Verb.REVIVE:
        gives = words("meaning-gives", effects=effects_of(nouns[0], words))
        return Meaning(sentence(words("meaning-revive"), gives), "D-47")
    if verb == Verb.COURT:
        return Meaning(words("meaning-court", count=stack_size(view, nouns[0])), "D-110")
    if verb == Verb.KEEP:
        does = words.nouns(token=(TOKEN, nouns[0]))["token_does"]
        races = {token // COPIES for token in range(len(TOKENS)) if view.shown >> token & 1}
        return Meaning(words("meaning-keep", does=does), "D-111" if len(races) == 1 else "D-116")
    return Meaning(words(f"meaning-{verb.name.lower()}"), CLAUSES[Verb(verb)])


CLAUSES = {
    Verb.REMOVE: "D-96",
    Verb.FINE: "D-95",
    Verb.RAZE: "D-102",
    Verb.AGAIN: "D-30",
    Verb.DECLINE: "D-93",
    Verb.STRIP: "D-47",
    Verb.FIRST: "D-93",
}
"""The clause behind an answer, where it does not depend on what is answered."""


def sentence(*parts: str) -> str:
    return " ".join(filter(None, parts))


def meaning_of_play(view: View, slot: int, by_chain: bool, words: Words) -> Meaning:
    """The price for this seat now, what the card gives, and what it would uncover."""
    card = int(view.slot[slot])
    if card < 0:
        return Meaning(words("meaning-free"), "D-32")
    gives = words("meaning-gives", effects=effects_of(card, words))
    symbol = words("meaning-symbol", chain=words.name("chain", CHAINS[GIVES[card]])) if GIVES[card] >= 0 else ""
    printed = int(COST_COINS[card])
    missing = int(view.price[view.active, slot]) - printed
    if by_chain:
        cost = words("meaning-chain", chain=words.name("chain", CHAINS[ACCEPTS[card]]))
    elif printed == 0 and not COST_SKILLS[card].any():
        cost = words("meaning-free")
    else:
        cost = words("meaning-play", printed=printed, missing=missing)
    clause = "D-75" if by_chain else "D-68" if missing or printed else "D-36"
    return Meaning(sentence(cost, gives, symbol, uncovers(view, slot, words)), clause)


def uncovers(view: View, slot: int, words: Words) -> str:
    """The cards that would be free once this one is taken."""
    freed = [
        card_in(view, under, words)
        for under in range(N_SLOTS)
        if view.left >> under & 1 and view.left & COVERED_BY[view.chapter, under] == 1 << slot
    ]
    return words("meaning-uncovers", cards=words.listing(freed)) if freed else ""


def meaning_of_take(view: View, tile: int, words: Words) -> Meaning:
    surcharge = int(view.forts[view.active]).bit_count()
    if view.tokens[view.active] >> Token.NO_SURCHARGE & 1:
        surcharge = 0
    missing = int(view.tile_prices[view.active, tile]) - surcharge
    cost = words("meaning-take", missing=missing, surcharge=surcharge)
    gives = words("meaning-gives", effects=effects_of(TILE_ROW + tile, words))
    return Meaning(sentence(cost, gives), "D-69" if surcharge else "D-45")


def meaning_of_arrival(view: View, region: int, units: int, clause: str, words: Words) -> Meaning:
    """Units arrive in a region, and may have to fight."""
    against = int(view.units[1 - view.active, region])
    if against == 0:
        return Meaning(words("meaning-place-empty", count=units), clause)
    own = units + int(view.units[view.active, region])
    return Meaning(words("meaning-place-fight", lost=min(own, against)), "D-123")


def stack_size(view: View, race: int) -> int:
    hidden = int(view.tokens_hidden) >> COPIES * race & 7
    return hidden.bit_count() + int(view.top[race] != EMPTY)


TEXT = Text(Path(__file__).parent, prompt, answer, meaning, sections)
