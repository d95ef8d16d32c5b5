"""About: what an answer's dice and cards do by themselves, and the clause that allows it.

What the answer brings about is told by its events.
"""

from types import SimpleNamespace
from typing import Any

from bagend.engine.words import Words

from ..actions import ANSWERS, CARD, DIE, FIGURE, HELPER, SLOT_SYMBOL, STAGE, Phase, Verb
from ..components import (
    EMPTY,
    FACE_DOWN,
    FIGURES,
    N_FIGURES,
    PLAIN_HELPERS,
    STEPS,
    WAITING,
    Figure,
    Space,
    Stage,
)
from ..facts import Public
from ..facts.cards import numbers
from ..facts.dangers import may_come
from ..facts.path import danger, is_destination, is_exact, landing, may_move, supports
from ..facts.refuse import untimely
from ..facts.track import next_card, top_card
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
    Phase.THEODEN: "M-71",
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


def clause(view: View, action: int) -> str:
    """The clause that allows an answer."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.PASS:
        return PASS_CLAUSES[Phase(view.phase)]
    if verb == Verb.USE:
        return USE_CLAUSES[PLAIN_HELPERS[nouns[0]]]
    if verb == Verb.PLACE and view.low[0] != EMPTY:
        return "M-54"
    return CLAUSES[Verb(verb)]


def lack(view: View, action: int, words: Words) -> str:
    """A card that is refused for the moment only says so itself."""
    helper = untimely(view, action)
    return "" if helper is None else words("lack-moment", **words.nouns(helper=(HELPER, helper)))


def about(view: View, action: int, words: Words) -> str:
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.PLACE:
        return about_place(view, nouns, words)
    if verb == Verb.POWER:
        return words("about-power", pips=nouns[1] + 1, met=met_now(view, nouns[1], words))
    if verb == Verb.TRICK:
        return words("about-trick", move=moving(view, nouns[0], nouns[1] + 1, words))
    if verb == Verb.ADD:
        left = next(die for die in range(N_FIGURES) if view.loose >> die & 1)
        return words("about-add", **words.nouns(die=(DIE, left)))
    if verb == Verb.MARCH:
        return about_march(view, nouns[0], words)
    if verb == Verb.PASS:
        return about_pass(view, Phase(view.phase), words)
    name = PLAIN_HELPERS[nouns[0]] if verb == Verb.USE else verb.name.lower()
    if verb == Verb.TREEBEARD and nouns[0] == 1:
        name = "token"
    return words(f"about-{name}") if words.has(f"about-{name}") else ""


def about_place(view: View, nouns: tuple[int, ...], words: Words) -> str:
    """What the two dice would do.  Side 2 is resolved after side 1."""
    black, die = nouns
    slot = int(view.black[black])
    message = "about-place" if view.low[0] == EMPTY else "about-place-second"
    move = moving(view, die, int(view.face[die]), words)
    return words(message, slot=slot, met=met_now(view, slot - 1, words), move=move)


def before_move(view: View, die: int) -> Any:
    """What will be seen before a die is resolved: side 1 moves first if another die lies there."""
    seen = SimpleNamespace(**{name: getattr(view, name) for name in Public.dtype.names or ()})
    seen.at = [int(at) for at in view.at]
    figure = int(view.low[0])
    if figure not in (EMPTY, die) and may_move(view, figure):
        seen.at[figure] = landing(view, figure, int(view.face[figure]))
    return seen


def moving(view: View, figure: int, steps: int, words: Words) -> str:
    """Where a die takes its figure."""
    seen = before_move(view, figure)
    given = words.nouns(figure=(FIGURE, figure)) | {"steps": steps}
    if not may_move(seen, figure):
        return words("move-stays", **given)
    target = landing(seen, figure, steps)
    if target == WAITING:
        return words("move-waits", **given)
    if is_destination(target):
        stage = words.nouns(stage=(STAGE, target // STEPS - 1))
        return words("move-reaches", reward=reward(seen, figure, steps), **stage, **given)
    kind = danger(seen, figure, target)
    if kind == Space.HEART:
        return words("move-heart", **given)
    if kind == Space.NAZGUL and may_come(view):
        return words("move-nazgul", **given)
    return words("move-plain", **given)


def reward(seen: Public, figure: int, steps: int) -> str:
    """What a die's exact result earns at a destination."""
    if not is_exact(seen, figure, steps):
        return "none"
    if figure != Figure.RING_BEARERS:
        return "courage"
    return "card" if seen.stage != Stage.MINAS_MORGUL else "none"


def is_met_before(view: View, slot: int) -> bool:
    """M-65: the second die finds a slot as the first leaves it."""
    return bool(view.low[0] != EMPTY and slot == view.top[0] - 1)


def met_now(view: View, slot: int, words: Words) -> str:
    """What a black die just rolled would meet."""
    return words("met-again") if is_met_before(view, slot) else met(view, slot, words)


def met(view: View, slot: int, words: Words) -> str:
    """What lies in a slot, and does."""
    card = top_card(view, slot)
    if card == FACE_DOWN:
        return words("met-unknown")
    if card == EMPTY:
        return words("met-empty", **words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[slot]))))
    effect = words(f"effect-{CARD.name(card)}", **numbers(view))
    return words("met-card", effect=effect, **words.nouns(card=(CARD, card)))


def about_march(view: View, way: int, words: Words) -> str:
    card = int(view.slot[next_card(view, 1 if way else -1)])
    if card == FACE_DOWN:
        return words("about-march-unknown")
    return words("about-march", **words.nouns(card=(CARD, card)))


def about_pass(view: View, phase: Phase, words: Words) -> str:
    if phase == Phase.FIGHT:
        return about_fight(view, words)
    if phase == Phase.WRATH:
        return words("about-stays", **words.nouns(card=(CARD, int(view.card))))
    return words("about-unseen") if phase == Phase.VISION else ""


def about_fight(view: View, words: Words) -> str:
    return words("about-fight", support=support(view, words), hearts=int(view.hearts))


def supporters(seen: Public) -> list[int]:
    """The companions whose weapon wins a fight."""
    return [figure for figure in range(1, N_FIGURES) if supports(seen, figure, seen.at[Figure.RING_BEARERS])]


def support(view: View, words: Words) -> str:
    """Who supports the Ring-bearers, in a sentence."""
    names = [words.name("figure", FIGURES[figure]) for figure in supporters(view)]
    return words("state-support", count=len(names), who=words.listing(names))
