"""Board: a view as a drawing: the path with the figures, courage, the encounter track, the dice and the cards."""

from collections.abc import Sequence

from bagend.drawing.pen import join
from bagend.engine.game import Drawing, Pane
from bagend.engine.words import Words

from ..view import View
from . import changes, chart, dice
from .answers import targets
from .art import ART
from .cards import hand, track
from .layout import layout_of

__all__ = ["ART", "board"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of two shapes, with these answers to click."""
    layout = layout_of(view, shape)
    regions = {
        "ground": join(chart.ground(view, layout, words), dice.ground(layout, words)),
        "dangers": chart.dangers(view, layout, words),
        "track": track(view, layout, words),
        "figures": chart.figures(view, layout),
        "hand": join(hand(view, layout, words), changes.faces(view, layout, words)),
        "dice": dice.dice(view, layout),
        "answers": join(list(targets(view, layout, words, answers))),
    }
    panes = tuple(Pane(key, words(f"pane-{key}"), *part) for key, part in layout.panes.items())
    return Drawing(layout.width, layout.height, words("board-label"), dict(regions), panes)
