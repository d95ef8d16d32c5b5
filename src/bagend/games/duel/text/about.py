"""About: what the events of an answer do not tell: what a card or landmark costs and gives, and what it sets off.

What then happens is not said here: it is foretold by the rules themselves.
"""

from collections.abc import Iterator

from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, MATTERS, TOKEN, Phase, Verb
from ..components import (
    ACCEPTS,
    ALL_REGIONS,
    CARDS,
    CHAINS,
    COST_COINS,
    COST_SKILLS,
    EFFECTS,
    GIVES,
    N_CARDS,
    N_SLOTS,
    N_TOKENS,
    TILE_ROW,
    Op,
)
from ..facts.alliances import shows_one_race, stack_size
from ..facts.display import would_free
from ..facts.labels import names_in_slots
from ..facts.land import mustered, mustering, supplied
from ..facts.prices import lacking, surcharge
from ..facts.triggers import set_off_by_card, set_off_by_chain, set_off_by_landmark
from ..view import View
from .costs import cost_of, skills_lacking
from .effects import effects_of, regions_in


def about(view: View, action: int, words: Words) -> str:
    """What the card, landmark or token of an answer does by itself; empty if its events say it all."""
    verb, nouns = ANSWERS.split(action)
    return " ".join(filter(None, sentences(view, Verb(verb), nouns[0] if nouns else 0, words)))


def sentences(view: View, verb: Verb, noun: int, words: Words) -> Iterator[str]:
    if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
        card = int(view.slot[noun])
        if card >= 0 and verb != Verb.DISCARD:
            yield from price(view, card, words) if verb == Verb.PLAY else chain(card, words)
            yield from card_played(view, card, verb == Verb.CHAIN, words)
        yield uncovered(view, noun, words)
    elif verb == Verb.TAKE:
        yield from price(view, TILE_ROW + noun, words)
        yield words("about-lets", who=words("who-you"), effects=effects_of(TILE_ROW + noun, words))
        yield sets_off(set_off_by_landmark(view, view.active), words)
    elif verb == Verb.REVIVE:
        yield from card_played(view, noun, False, words)
    elif verb == Verb.STRIP:
        yield words("about-strip")
    elif verb == Verb.COURT:
        yield words("about-court", count=int(stack_size(view, noun)))
    elif verb == Verb.KEEP:
        yield str(words.nouns(token=(TOKEN, noun))["token_does"])
    elif verb == Verb.FIRST:
        yield words("about-first")


def price(view: View, row: int, words: Words) -> Iterator[str]:
    """What is printed, which skills are missing, and what fortresses add."""
    if COST_SKILLS[row].any():
        lack = skills_lacking(lacking(view, view.active, row), words)
        yield words("about-cost-skills", cost=cost_of(row, words), lack=lack or words("cost-no-skill"))
    elif COST_COINS[row]:
        yield words("about-cost", cost=cost_of(row, words))
    if row >= TILE_ROW:
        more = int(surcharge(view, view.active))
        yield words("about-surcharge", coins=more) if more else ""


def chain(card: int, words: Words) -> Iterator[str]:
    if ACCEPTS[card] >= 0:
        yield words("about-chain", chain=words.name("chain", CHAINS[ACCEPTS[card]]))


def card_played(view: View, card: int, by_chain: bool, words: Words) -> Iterator[str]:
    """What one's own tokens make of a card, and the symbol in its corner."""
    yield from with_tokens(view, int(view.active), card, by_chain, words)
    yield symbol(card, words)


def symbol(card: int, words: Words) -> str:
    """The chain symbol in a card's corner, and what it is good for; empty if there is none."""
    chain = int(GIVES[card])
    if chain < 0:
        return ""
    return words("about-symbol", chain=words.name("chain", CHAINS[chain]), cards=chained_by(chain, words))


def chained_by(chain: int, words: Words) -> str:
    """The cards that a chain symbol plays free."""
    return words.listing(words.name("card", CARDS[card]) for card in range(N_CARDS) if ACCEPTS[card] == chain)


def with_tokens(view: View, seat: int, card: int, by_chain: bool, words: Words) -> Iterator[str]:
    """Where a side's tokens send units of a card, and what it sets off."""
    op, units, regions = (int(part) for part in EFFECTS[card, 0])
    if op == Op.MUSTER:
        count, offered = int(mustered(view, seat, units)), int(mustering(view, seat, regions))
        if (count, offered) != (units, regions):
            yield words("about-muster", count=int(supplied(view, seat, count)), regions=regions_in(offered, words))
    matters = set_off_by_card(view, seat, card)
    yield sets_off(matters | set_off_by_chain(view, seat) if by_chain else matters, words)


def sets_off(matters: int, words: Words) -> str:
    """The tokens and alliances that act on a card or landmark besides its own effects.

    An alliance alone follows at once, and its events tell it.
    """
    if matters & (1 << N_TOKENS) - 1 == 0:
        return ""
    names = [words.name("matter", name) for number, name in enumerate(MATTERS) if has(matters, number)]
    return words("about-sets-off", matters=words.listing(names))


def uncovered(view: View, slot: int, words: Words) -> str:
    """The cards that are free once this one is taken."""
    below = [under for under in range(N_SLOTS) if would_free(view, slot, under)]
    return words("about-frees", cards=names_in_slots(view, below, words)) if below else ""


def clause(view: View, action: int) -> str:
    """The clause that allows an answer."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.PLAY:
        card = view.slot[nouns[0]]
        return "D-68" if COST_COINS[card] or COST_SKILLS[card].any() else "D-59"
    if verb == Verb.TAKE:
        return "D-69" if surcharge(view, view.active) else "D-45"
    if verb == Verb.PLACE:
        if view.may_decline:
            return "D-102"
        # Only a token lets units go anywhere.
        return "D-111" if view.offered == ALL_REGIONS else "D-90"
    if verb == Verb.DECLINE:
        return DECLINED[Phase(view.phase)]
    if verb == Verb.KEEP:
        return "D-111" if shows_one_race(view) else "D-116"
    return CLAUSES[Verb(verb)]


DECLINED = {
    Phase.PLACE: "D-102",
    Phase.RAZE: "D-102",
    Phase.BONUS_TURN: "D-102",
    Phase.MOVE: "D-94",
    Phase.REMOVE: "D-96",
    Phase.MANOEUVRE: "D-111",
}
"""The clause behind what may be declined.  Moves and removals come from cards, landmarks and tokens."""

CLAUSES = {
    Verb.CHAIN: "D-74",
    Verb.DISCARD: "D-39",
    Verb.MOVE: "D-94",
    Verb.REMOVE: "D-96",
    Verb.FINE: "D-95",
    Verb.RAZE: "D-102",
    Verb.AGAIN: "D-102",
    Verb.STRIP: "D-145",
    Verb.REVIVE: "D-146",
    Verb.COURT: "D-147",
    Verb.FIRST: "D-93",
}
"""The clause behind an answer, where it does not depend on what is answered."""
