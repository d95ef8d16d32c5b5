"""Text: how the game speaks.  What each question asks, what an answer is called and would do, the view in words."""

from pathlib import Path

from bagend.engine.game import Text
from bagend.engine.seats import NOBODY
from bagend.engine.words import Words

from ..actions import ANSWERS, BLACK, CARD, DICE_SET, DIE, FIGURE, SEAT, SLOT_SYMBOL, STAGE, Phase, Verb
from ..components import Ending
from ..facts.path import ride, stage_of
from ..view import View
from .about import about, clause
from .sections import sections


def slug(name: str) -> str:
    return name.lower().replace("_", "-")


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        return words(f"prompt-over-{slug(Ending(view.ending).name)}")
    phase = Phase(view.phase)
    if phase in (Phase.BEGIN, Phase.CARD):
        return words(f"prompt-{slug(phase.name)}")
    given = words.nouns(seat=(SEAT, max(0, int(view.active))))
    if phase == Phase.STRIDE:
        given |= words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[view.spot])))
    elif phase == Phase.WRATH:
        given |= words.nouns(card=(CARD, int(view.card)))
    elif phase == Phase.SEEN:
        given |= words.nouns(card=(CARD, int(view.peeked)))
    elif phase == Phase.VISION:
        given |= words.nouns(stage=(STAGE, int(view.stage)))
    elif phase == Phase.ROLLED:
        given["pips"] = int(view.black[0])
    return words(f"prompt-{slug(phase.name)}", **given)


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.ROLL:
        return words("answer-roll", **words.nouns(dice=(DICE_SET, nouns[0])))
    if verb == Verb.PLACE:
        return answer_place(view, nouns, words)
    if verb == Verb.PASS:
        phase = slug(Phase(view.phase).name)
        return words(f"answer-pass-{phase}") if words.has(f"answer-pass-{phase}") else words("verb-pass")
    if verb == Verb.CHOOSE or verb == Verb.ADD:
        named = words.nouns(die=(DIE, nouns[0]), figure=(FIGURE, nouns[0]))
        return words(f"answer-{slug(verb.name)}", steps=int(view.face[nouns[0]]), **named)
    things = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), nouns, strict=True)}
    if verb == Verb.THEODEN:
        things["stage"] = (STAGE, stage_of(ride(view, nouns[0] + 1)))
    return words(f"answer-{slug(verb.name)}", **words.nouns(**things))


def answer_place(view: View, nouns: tuple[int, ...], words: Words) -> str:
    """The black die is told by its number, or by its place where both show the same."""
    black, die = nouns
    is_twin = view.black[0] == view.black[1]
    return words(
        "answer-place-twin" if is_twin else "answer-place",
        pips=int(view.black[black]),
        steps=int(view.face[die]),
        **words.nouns(black=(BLACK, black), die=(DIE, die)),
    )


TEXT = Text(Path(__file__).parent, prompt, answer, sections, about, clause)
