"""Labels: an answer as it stands on its button, the same in the words and on the drawing."""

from bagend.engine.words import Words

from ..actions import ANSWERS, BLACK, DIE, FIGURE, STAGE, Phase, Verb
from . import Public
from .path import ride, stage_of


def label(seen: Public, action: int, words: Words) -> str:
    """An answer in words."""
    verb, nouns = ANSWERS.split(action)
    message = f"answer-{verb.name.lower()}"
    if verb == Verb.PLACE:
        return label_of_place(seen, nouns, words)
    if verb == Verb.PASS:
        message += f"-{Phase(seen.phase).name.lower().replace('_', '-')}"
        return words(message) if words.has(message) else words("verb-pass")
    given = words.nouns(**{noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), nouns, strict=True)})
    if verb == Verb.ROLL:
        given["dice"] = given.pop("die")
    elif verb == Verb.THEODEN:
        given |= words.nouns(stage=(STAGE, stage_of(ride(seen, nouns[0] + 1))))
    elif verb in (Verb.ADD, Verb.CHOOSE):
        given |= words.nouns(figure=(FIGURE, nouns[0])) | {"steps": int(seen.face[nouns[0]])}
    return words(message, **given)


def label_of_place(seen: Public, nouns: tuple[int, ...], words: Words) -> str:
    """The black die is told by its number, or by its place where both show the same."""
    black, die = nouns
    is_twin = seen.black[0] == seen.black[1]
    return words(
        "answer-place-twin" if is_twin else "answer-place",
        pips=int(seen.black[black]),
        steps=int(seen.face[die]),
        **words.nouns(black=(BLACK, black), die=(DIE, die)),
    )
