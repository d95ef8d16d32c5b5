"""Aid: what the reference cards of the box say (M-9): a turn, the spaces, fights, dangers and cards.

They are the same sentences that explain the pieces on the board.
"""

from collections.abc import Sequence

from bagend.engine.game import Section
from bagend.engine.words import Words

PARTS = {
    "turn": ("piece-pool", "piece-meets", "piece-moves"),
    "spaces": ("piece-heart", "piece-nazgul-space", "piece-safe", "piece-destination", "piece-gift", "piece-exact"),
    "fights": ("piece-fight", "piece-supporter"),
    "dangers": ("piece-ring", "rule-courage", "piece-nazgul-come", "rule-nazgul", "piece-isengard"),
    "cards": ("piece-cards", "piece-once"),
    "end": ("piece-morgul", "piece-last-stage", "rule-crater"),
}


def aid(words: Words) -> Sequence[Section]:
    return [Section(words(f"aid-{part}"), tuple(map(words, lines))) for part, lines in PARTS.items()]
