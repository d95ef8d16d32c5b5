"""Refusals: which clause forbids an answer.  Judged from a View alone, so that saying why not tells nothing new."""

from .actions import ANSWERS, Phase, Verb
from .components import N_DICE, Place, Symbol
from .view import View


def refuse(view: View, action: int) -> str:
    """The clause that forbids an answer which is not legal here."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return refuse_keep(view, nouns[0]) if view.phase == Phase.KEEP else "J-11"
    if verb == Verb.REROLL:
        return refuse_reroll(view) if view.phase == Phase.KEEP else "J-11"
    return "J-21" if view.phase == Phase.SPLIT else "J-14"


def refuse_reroll(view: View) -> str:
    """Rohan grants one repeat of a roll; anywhere else a die must be kept first."""
    return "J-39" if view.place == Place.ROHAN else "J-6"


def refuse_keep(view: View, dice: int) -> str:
    if dice & ~view.loose:
        return "J-10"
    if dice == 0:
        return "J-6"
    kept = [view.shows[die] for die in range(N_DICE) if dice >> die & 1]
    rolled = [view.shows[die] for die in range(N_DICE) if view.loose >> die & 1]
    if Symbol.NAZGUL in rolled and kept.count(Symbol.NAZGUL) != 1:
        return "J-8"
    return "J-7"
