"""Aid: what the reference cards of the box say (M-9): a turn, the spaces, fights, dangers and cards.

They are the same sentences that explain the pieces on the board.
"""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Section
from bagend.engine.words import Words

from ..actions import CARD, DIE, FIGURE, HELPER
from ..components import FACES, FIGURES, FIRST_GANDALF, HELPERS, PER_STAGE, STAGES
from ..facts.cards import numbers
from ..view import View
from .pieces import does_helper

PARTS = {
    "turn": ("piece-pool", "piece-meets", "piece-moves"),
    "spaces": ("piece-heart", "piece-nazgul-space", "piece-safe", "piece-destination", "piece-gift", "piece-exact"),
    "fights": ("piece-fight", "piece-supporter"),
    "dangers": ("piece-ring", "rule-courage", "piece-nazgul-come", "rule-nazgul", "piece-isengard"),
    "cards": ("piece-cards", "piece-once"),
    "end": ("piece-morgul", "piece-last-stage", "rule-crater"),
}


def aid(view: View, words: Words) -> Sequence[Section]:
    said = [Section(words(f"aid-{part}"), tuple(map(words, lines)), part) for part, lines in PARTS.items()]
    return [
        *said,
        Section(words("aid-dice"), tuple(die_lines(words)), "dice"),
        Section(words("aid-allies"), helper_lines(view, range(FIRST_GANDALF), words), "allies"),
        Section(words("aid-gandalf"), helper_lines(view, range(FIRST_GANDALF, len(HELPERS)), words), "gandalf"),
        *(encounters(view, stage, words) for stage in range(len(STAGES))),
    ]


def die_lines(words: Words) -> Iterator[str]:
    for figure in range(len(FIGURES)):
        yield words("piece-moved-by", **words.nouns(figure=(FIGURE, figure), die=(DIE, figure)))
    yield words("aid-combat-die", faces=words.listing(words.name("face", face) for face in FACES))


def helper_lines(view: View, helpers: range, words: Words) -> tuple[str, ...]:
    return tuple(
        words("aid-card", card=words.nouns(helper=(HELPER, helper))["helper"], does=does_helper(view, helper, words))
        for helper in helpers
    )


def encounters(view: View, stage: int, words: Words) -> Section:
    """The encounter cards of a stage, each by its short text."""
    lines = [encounter_line(view, card, words) for card in range(stage * PER_STAGE, stage * PER_STAGE + PER_STAGE)]
    heading = words("aid-encounters", stage=words.name("stage", STAGES[stage]))
    return Section(heading, tuple(dict.fromkeys(lines)), f"encounters-{STAGES[stage]}")


def encounter_line(view: View, card: int, words: Words) -> str:
    name = words.name("card", CARD.name(card)).removeprefix("the ")
    return words("aid-encounter", name=name, effect=words(f"effect-{CARD.name(card)}", **numbers(view)))
