"""Labels: an answer in the words of its button, for what can be clicked."""

from bagend.engine.words import Words

from ..actions import ANSWERS, FIGURE, STAGE, Phase, Verb
from ..facts.path import ride, stage_of
from ..view import View


def spoken(view: View, action: int, words: Words) -> str:
    verb, nouns = ANSWERS.split(action)
    name = verb.name.lower()
    if verb == Verb.PASS:
        message = f"answer-pass-{Phase(view.phase).name.lower().replace('_', '-')}"
        return words(message) if words.has(message) else words("verb-pass")
    given = words.nouns(**{noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), nouns, strict=True)})
    if verb == Verb.PLACE:
        twin = "-twin" if view.black[0] == view.black[1] else ""
        return words(f"answer-place{twin}", **given, pips=int(view.black[nouns[0]]), steps=int(view.face[nouns[1]]))
    if verb == Verb.THEODEN:
        given |= words.nouns(stage=(STAGE, stage_of(ride(view, nouns[0] + 1))))
    if verb in (Verb.ADD, Verb.CHOOSE):
        given |= words.nouns(figure=(FIGURE, nouns[0])) | {"steps": int(view.face[nouns[0]])}
    return words(f"answer-{name}", **given)
