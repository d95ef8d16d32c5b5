"""Board: a view as a drawing: the path with the figures, courage, the encounter track, the dice and the cards."""

from collections.abc import Sequence

from bagend.drawing.pen import Markup, join
from bagend.drawing.regions import Regions
from bagend.engine.game import Drawing, Pane
from bagend.engine.words import Words

from ..view import View
from . import changes, chart, dice
from .answers import targets
from .art import ART
from .cards import hand, track
from .layout import Layout, layout_of

__all__ = ["ART", "board"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of two shapes, with these answers to click."""
    layout = layout_of(view, shape)
    regions = Regions(view)
    regions.add("ground", ground, view, layout, words)
    regions.add("dangers", chart.dangers, view, layout, words)
    regions.add("track", track, view, layout, words)
    regions.add("figures", chart.figures, view, layout)
    regions.add("hand", cards_to_play, view, layout, words)
    regions.add("dice", dice.dice, view, layout)
    regions.add("answers", clickable, view, layout, words, answers)
    panes = tuple(Pane(key, words(f"pane-{key}"), *part) for key, part in layout.panes.items())
    return Drawing(layout.width, layout.height, words("board-label"), regions, panes)


def ground(view: View, layout: Layout, words: Words) -> Markup:
    return join(chart.ground(view, layout, words), dice.ground(layout, words))


def cards_to_play(view: View, layout: Layout, words: Words) -> Markup:
    """The cards in hand, and the faces to which one of them may turn a die."""
    return join(hand(view, layout, words), changes.faces(view, layout, words))


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))
