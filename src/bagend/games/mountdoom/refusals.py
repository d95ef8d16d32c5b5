"""Refusals: which clause forbids an answer.  Judged from a View alone, so that saying why not tells nothing new."""

from .actions import ANSWERS, Phase, Verb
from .components import BOX, EMPTY, FIRST_GANDALF, HELPERS, MORGUL, N_BLACK, PLAIN_HELPERS, WAITING, Helper, Stage
from .view import View

PROPER = {
    Verb.ROLL: ((Phase.PAIR,), "M-51"),
    Verb.PLACE: ((Phase.FIRST_SIDE, Phase.SECOND_SIDE), "M-59"),
    Verb.ADD: ((Phase.THIRD,), "M-53"),
    Verb.CHOOSE: ((Phase.CHOOSE,), "M-88"),
    Verb.STRIDE: ((Phase.STRIDE,), "M-79"),
    Verb.GIVE: ((Phase.OFFER,), "M-123"),
    Verb.BANISH: ((Phase.GRIMA,), "M-188"),
    Verb.REROLL: ((Phase.DENETHOR,), "M-56"),
    Verb.MARCH: ((Phase.MARCH,), "M-160"),
    Verb.RETURN: ((Phase.SEEN,), "M-197"),
    Verb.DISCARD: ((Phase.SEEN,), "M-197"),
    Verb.CONVERT: ((Phase.CONVERT,), "M-155"),
}
"""For each answer proper: where it is asked for, and the clause that knows no other place for it."""

MUST = {
    Phase.PAIR: "M-51",
    Phase.FIRST_SIDE: "M-52",
    Phase.THIRD: "M-53",
    Phase.SECOND_SIDE: "M-54",
    Phase.CHOOSE: "M-87",
    Phase.STRIDE: "M-79",
    Phase.GRIMA: "M-188",
    Phase.DENETHOR: "M-173",
    Phase.MARCH: "M-160",
    Phase.SEEN: "M-197",
}
"""The questions that must be answered: who may not pass."""


def refuse(view: View, action: int) -> str:
    """The clause that forbids an answer which is not legal here."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.PASS:
        return MUST.get(Phase(view.phase), "M-60")
    if verb in PROPER:
        phases, elsewhere = PROPER[Verb(verb)]
        return refuse_proper(view, Verb(verb), nouns) if view.phase in phases else elsewhere
    return refuse_use(view, Verb(verb), nouns)


def refuse_proper(view: View, verb: Verb, nouns: tuple[int, ...]) -> str:
    """An answer to the question that is asked, but not one of its answers."""
    if verb == Verb.PLACE:
        return "M-52" if view.low[0] == EMPTY else "M-54"
    if verb == Verb.REROLL:
        return "M-174"
    if verb == Verb.GIVE:
        return "M-124" if view.holder[FIRST_GANDALF + nouns[0]] == BOX else "M-123"
    return PROPER[verb][1]


def used(verb: Verb, nouns: tuple[int, ...]) -> int:
    """The card that an answer uses."""
    if verb == Verb.USE:
        return HELPERS.index(PLAIN_HELPERS[nouns[0]])
    return Helper[verb.name]


def refuse_use(view: View, verb: Verb, nouns: tuple[int, ...]) -> str:
    """M-69 used before; M-66 not met; M-156 another's; M-167 under the shadow; else out of its moment."""
    helper = used(verb, nouns)
    if view.holder[helper] == BOX:
        return "M-69"
    if view.holder[helper] < 0:
        return "M-66" if helper < FIRST_GANDALF else "M-102"
    if helper < FIRST_GANDALF and view.own_allies and view.holder[helper] != view.active:
        return "M-156"
    if helper >= FIRST_GANDALF and view.shadow:
        return "M-167"
    return refuse_moment(view, verb, helper, nouns)


MOMENTS = {
    Helper.GALADRIEL: "M-116",
    Helper.EOMER: "M-183",
    Helper.EOWYN: "M-185",
    Helper.FARAMIR: "M-186",
    Helper.BOROMIR: "M-170",
    Helper.ARWEN: "M-91",
    Helper.VISION: "M-197",
    Helper.SUPPORT: "M-47",
    Helper.WRATH: "M-73",
}
"""The clause that names a card's moment; the others are bound by M-71."""


def refuse_moment(view: View, verb: Verb, helper: int, nouns: tuple[int, ...]) -> str:
    if verb == Verb.THEODEN and (view.stage == Stage.MOUNT_DOOM or view.at[nouns[0] + 1] in (WAITING, MORGUL)):
        return "M-138" if view.stage == Stage.MOUNT_DOOM else "M-134"
    if verb == Verb.TREEBEARD:
        return "M-178"
    if helper == Helper.WRATH and view.stage == Stage.MOUNT_DOOM:
        return "M-141"
    if verb in (Verb.ELROND, Verb.POWER, Verb.TRICK):
        return refuse_change(view, verb, nouns[0])
    return MOMENTS.get(Helper(helper), "M-71")


def refuse_change(view: View, verb: Verb, die: int) -> str:
    """Only right after a roll, and only a die of that roll."""
    if view.phase not in (Phase.FIRST_SIDE, Phase.SECOND_SIDE, Phase.ROLLED):
        return "M-71"
    if view.stage == Stage.MOUNT_DOOM:
        return "M-146"
    is_black = verb == Verb.POWER or (verb == Verb.ELROND and die < N_BLACK)
    return "M-56" if is_black or view.low[0] != EMPTY else "M-51"
