"""Refuse: the clause that forbids an answer.  What no clause forbids is legal."""

from bagend.engine.sets import has

from ..actions import ANSWERS, Phase, Verb
from ..components import FIRST_GANDALF, N_BLACK, PLAIN, Helper
from . import Public
from .dice import why_not_add, why_not_change, why_not_place, why_not_reroll, why_not_roll
from .hand import (
    MOMENT_CLAUSES,
    reach,
    why_not_banish,
    why_not_convert,
    why_not_give,
    why_not_pass,
    why_not_treebeard,
    why_not_use,
)
from .path import why_not_theoden

QUESTIONS = {
    Verb.ROLL: ((Phase.PAIR,), 51),
    Verb.PLACE: ((Phase.FIRST_SIDE, Phase.SECOND_SIDE), 59),
    Verb.ADD: ((Phase.THIRD,), 53),
    Verb.CHOOSE: ((Phase.CHOOSE,), 88),
    Verb.STRIDE: ((Phase.STRIDE,), 79),
    Verb.GIVE: ((Phase.OFFER,), 123),
    Verb.BANISH: ((Phase.GRIMA,), 188),
    Verb.REROLL: ((Phase.DENETHOR,), 56),
    Verb.MARCH: ((Phase.MARCH,), 160),
    Verb.RETURN: ((Phase.SEEN,), 197),
    Verb.DISCARD: ((Phase.SEEN,), 197),
    Verb.CONVERT: ((Phase.CONVERT,), 155),
}
"""For each answer proper: the questions it answers, and the clause that knows no other place for it."""


def refuse(seen: Public, action: int) -> str:
    """The clause that forbids an answer, empty if none does."""
    verb, nouns = ANSWERS.split(action)
    clause = why_not(seen, Verb(verb), nouns)
    return f"M-{clause}" if clause else ""


def why_not(seen: Public, verb: Verb, nouns: tuple[int, ...]) -> int:
    if verb == Verb.PASS:
        return why_not_pass(seen)
    if verb in QUESTIONS:
        phases, elsewhere = QUESTIONS[verb]
        return why_not_answer(seen, verb, nouns) if seen.phase in phases else elsewhere
    helper = card_of(verb, nouns)
    if verb == Verb.THEODEN and has(reach(seen), helper):
        # Whom he may bring is more to the point than that there is nobody.
        return why_not_theoden(seen, nouns[0] + 1) or why_not_use(seen, helper)
    return why_not_use(seen, helper) or why_not_use_so(seen, verb, nouns)


def card_of(verb: Verb, nouns: tuple[int, ...]) -> int:
    """The card that an answer uses."""
    return int(PLAIN[nouns[0]] if verb == Verb.USE else Helper[verb.name])


def untimely(seen: Public, action: int) -> int | None:
    """The card that an answer uses, if it is refused because the card names another moment."""
    verb, nouns = ANSWERS.split(action)
    if verb < Verb.USE:
        return None
    helper = card_of(Verb(verb), nouns)
    return helper if why_not(seen, Verb(verb), nouns) == MOMENT_CLAUSES[helper] else None


def why_not_answer(seen: Public, verb: Verb, nouns: tuple[int, ...]) -> int:
    """An answer to the question that is asked, if not one of its answers."""
    if verb == Verb.ROLL:
        return why_not_roll(nouns[0])
    if verb == Verb.PLACE:
        return why_not_place(seen, nouns[0], nouns[1])
    if verb == Verb.ADD:
        return why_not_add(seen, nouns[0])
    if verb == Verb.GIVE:
        return why_not_give(seen, FIRST_GANDALF + nouns[0])
    if verb == Verb.BANISH:
        return why_not_banish(seen, nouns[0])
    if verb == Verb.REROLL:
        return why_not_reroll(seen, nouns[0])
    if verb == Verb.CONVERT:
        return why_not_convert(seen, nouns[0])
    return 0


def why_not_use_so(seen: Public, verb: Verb, nouns: tuple[int, ...]) -> int:
    """A card that may be used now, but not for this."""
    if verb in (Verb.ELROND, Verb.POWER):
        return why_not_change(seen, nouns[0])
    if verb == Verb.TRICK:
        return why_not_change(seen, N_BLACK + nouns[0])
    if verb == Verb.TREEBEARD:
        return why_not_treebeard(seen, nouns[0])
    return 0
