"""Meanings: what an answer would do, in a sentence, and the clause behind it."""

from bagend.engine.game import Meaning
from bagend.engine.words import Words

from ..actions import ANSWERS, CARD, FIGURE, GIFT, SLOT_SYMBOL, STAGE, Phase, Verb
from ..components import (
    ARMY,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    MORGUL,
    N_FIGURES,
    N_SLOTS,
    PLAIN_HELPERS,
    SPACES,
    STEPS,
    WAITING,
    Figure,
    Space,
    Stage,
)
from ..view import View

CLAUSES = {
    Verb.ROLL: "M-51",
    Verb.PLACE: "M-52",
    Verb.ADD: "M-53",
    Verb.CHOOSE: "M-87",
    Verb.STRIDE: "M-79",
    Verb.GIVE: "M-123",
    Verb.BANISH: "M-188",
    Verb.REROLL: "M-173",
    Verb.MARCH: "M-160",
    Verb.RETURN: "M-197",
    Verb.DISCARD: "M-197",
    Verb.CONVERT: "M-155",
    Verb.ELROND: "M-71",
    Verb.POWER: "M-71",
    Verb.TRICK: "M-71",
    Verb.THEODEN: "M-67",
    Verb.FARAMIR: "M-186",
    Verb.TREEBEARD: "M-178",
}
PASS_CLAUSES = {
    Phase.FIGHT: "M-116",
    Phase.OFFER: "M-125",
    Phase.BOROMIR: "M-126",
    Phase.EVENT: "M-91",
    Phase.PERIL: "M-149",
    Phase.EOWYN: "M-185",
    Phase.WRATH: "M-75",
    Phase.ROLLED: "M-144",
    Phase.VISION: "M-112",
    Phase.CONVERT: "M-155",
}
USE_CLAUSES = {
    "arwen": "M-71",
    "galadriel": "M-71",
    "eowyn": "M-185",
    "eomer": "M-183",
    "boromir": "M-170",
    "support": "M-71",
    "vision": "M-197",
    "wrath": "M-71",
}


def meaning(view: View, action: int, words: Words) -> Meaning:
    """What an answer would do, and why it may be given."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.PASS:
        return meaning_of_pass(view, Phase(view.phase), words)
    if verb == Verb.USE:
        name = PLAIN_HELPERS[nouns[0]]
        return Meaning(words(f"meaning-use-{name}", space=int(view.galadriel)), USE_CLAUSES[name])
    clause = CLAUSES[Verb(verb)]
    if verb == Verb.PLACE and view.low[0] != EMPTY:
        clause = "M-54"
    return Meaning(effect(view, Verb(verb), nouns, words), clause)


def effect(view: View, verb: Verb, nouns: tuple[int, ...], words: Words) -> str:
    """The sentence about what happens."""
    message = f"meaning-{verb.name.lower()}"
    if verb == Verb.PLACE:
        black, die = nouns
        slot = int(view.black[black])
        moved = moving(view, die, int(view.face[die]), words)
        return words(message, slot=slot, met=met(view, slot - 1, words), **moved)
    if verb == Verb.POWER:
        return words(message, slot=nouns[1] + 1, met=met(view, nouns[1], words))
    if verb == Verb.MARCH:
        return meaning_of_march(view, nouns[0], words)
    if verb == Verb.TREEBEARD:
        return words(message, **words.nouns(gift=(GIFT, nouns[0])))
    if verb == Verb.THEODEN:
        figure = nouns[0] + 1
        stage = int(view.at[figure]) // STEPS
        return words(message, **words.nouns(figure=(FIGURE, figure), stage=(STAGE, stage)))
    walk = walk_of(view, verb, nouns)
    return words(message, **(moving(view, *walk, words) if walk else {}))


def walk_of(view: View, verb: Verb, nouns: tuple[int, ...]) -> tuple[int, int] | None:
    """Which figure an answer moves, and how far."""
    if verb == Verb.CHOOSE:
        return nouns[0], int(view.face[nouns[0]])
    if verb == Verb.STRIDE:
        return int(view.symbol[view.spot]), nouns[0]
    if verb == Verb.TRICK:
        return nouns[0], nouns[1] + 1
    if verb == Verb.FARAMIR:
        return Figure.RING_BEARERS, nouns[0] + 2
    return None


def moving(view: View, figure: int, steps: int, words: Words) -> dict[str, str | int]:
    """A figure and where its move leads."""
    return words.nouns(figure=(FIGURE, figure)) | {"arrives": arrival(view, figure, steps, words)}


def arrival(view: View, figure: int, steps: int, words: Words) -> str:
    at = int(view.at[figure])
    is_bearers = figure == Figure.RING_BEARERS
    if at == WAITING or steps == 0 or (is_bearers and view.arrived):
        return words("meaning-stays")
    target = at + steps
    end = (int(view.stage) + 1) * STEPS
    exact = "yes" if not is_bearers or target == end else "no"
    if is_bearers:
        target = min(target, end)
    if target > MORGUL:
        return words("meaning-waits")
    if target % STEPS == 0:
        return words("meaning-reaches", exact=exact, **words.nouns(stage=(STAGE, target // STEPS - 1)))
    is_covered = any(view.at[other] == target for other in range(N_FIGURES) if other != figure)
    if SPACES[target] != Space.PLAIN and (view.no_protection or not is_covered):
        return words("meaning-heart" if SPACES[target] == Space.HEART else "meaning-nazgul")
    return words("meaning-moves", steps=steps)


def met(view: View, slot: int, words: Words) -> str:
    """What lies in a slot, and does."""
    card = ARMY if view.army == slot else int(view.slot[slot])
    if card == FACE_DOWN:
        return words("meaning-met-unknown")
    if card == EMPTY:
        return words("meaning-met-empty", **words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[slot]))))
    return words("meaning-met-card", effect=words(f"effect-{CARD.name(card)}"), **words.nouns(card=(CARD, card)))


def meaning_of_march(view: View, way: int, words: Words) -> str:
    slot = int(view.spot) + (1 if way else -1)
    while 0 < slot < N_SLOTS - 1 and view.slot[slot] == EMPTY:
        slot += 1 if way else -1
    if view.slot[slot] < 0:
        return words("meaning-march-unknown")
    return words("meaning-march", **words.nouns(card=(CARD, int(view.slot[slot]))))


def meaning_of_pass(view: View, phase: Phase, words: Words) -> Meaning:
    name = phase.name.lower().replace("_", "-")
    given: dict[str, str | int] = {"hearts": int(view.hearts)}
    if phase == Phase.FIGHT:
        end = (int(view.stage) + 1) * STEPS
        helpers = [f for f in range(1, N_FIGURES) if view.at[Figure.RING_BEARERS] <= view.at[f] <= end]
        given |= {"count": len(helpers), "who": words.listing(words.name("figure", FIGURES[f]) for f in helpers)}
    if phase == Phase.ROLLED:
        slot = int(view.black[0])
        given |= {"slot": slot, "met": met(view, slot - 1, words) if view.stage == Stage.MOUNT_DOOM else ""}
    return Meaning(words(f"meaning-pass-{name}", **given), PASS_CLAUSES[phase])
