"""Refusal: the clause that forbids an answer, by its name."""

from ..actions import ANSWERS, Verb
from . import Public
from .dice import why_not_keep, why_not_reroll
from .paths import why_not_refrain, why_not_split


def refuse(seen: Public, action: int) -> str:
    """The clause that forbids an answer; empty if none does."""
    clause = why_not(seen, action)
    return f"J-{clause}" if clause else ""


def why_not(seen: Public, action: int) -> int:
    """Its number; 0 if none does."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return why_not_keep(seen, nouns[0])
    if verb == Verb.REROLL:
        return why_not_reroll(seen)
    if verb == Verb.SPLIT:
        return why_not_split(seen, nouns[0])
    return why_not_refrain(seen)
