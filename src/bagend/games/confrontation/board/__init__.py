"""Board: a view as a drawing."""

from collections.abc import Sequence

from bagend.engine.game import Drawing
from bagend.engine.words import Words

from ..view import View


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    return Drawing(900, 740, words("board-label"), {"ground": "", "answers": ""})
