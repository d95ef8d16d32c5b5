"""Board: a view as a drawing: the path with the figures, courage, the encounter track, the dice and the cards."""

from collections.abc import Sequence

from bagend.drawing.pen import Markup, join
from bagend.drawing.regions import Regions
from bagend.engine.game import Drawing, Pane
from bagend.engine.words import Words

from ..components import N_SLOTS, Ending
from ..view import View
from . import changes, chart, dice
from .answers import targets
from .art import ART
from .cards import slot
from .combat import combat
from .hand import hand
from .layout import Layout, layout_of

__all__ = ["ART", "board", "scene"]

SCENES = {Ending.CRATER: "scene-crater", Ending.COURAGE: "scene-courage", Ending.NAZGUL: "scene-nazgul"}
"""How each ending looks: the Ring in the fire, the last light out, the circle closed."""


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of three shapes, with these answers to click."""
    layout = layout_of(view, shape)
    regions = Regions(view)
    regions.add("ground", ground, layout, words)
    regions.add("dangers", chart.dangers, view, layout, words)
    regions.add("courage", chart.courage, view, layout, words)
    for number in range(N_SLOTS):
        regions.add(f"slot-{number + 1}", slot, view, number, layout, words)
    regions.add("figures", chart.figures, view, layout)
    regions.add("names", chart.names, layout, words)
    regions.add("hand", cards_to_play, view, layout, words)
    regions.add("dice", dice.dice, view, layout)
    regions.add("combat", combat, view, layout, words)
    regions.add("answers", clickable, view, layout, words, answers)
    panes = tuple(Pane(key, words(f"pane-{key}"), *part) for key, part in layout.panes.items())
    return Drawing(layout.width, layout.height, words("board-label"), regions, panes, layout.ground)


def ground(layout: Layout, words: Words) -> Markup:
    return join(chart.ground(layout, words), dice.ground(layout, words))


def cards_to_play(view: View, layout: Layout, words: Words) -> Markup:
    """The cards in hand, and the faces to which one of them may turn a die."""
    return join(hand(view, layout, words), changes.faces(view, layout, words))


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))


def scene(view: View, winners: Sequence[int]) -> str:
    """The picture of how a match ended."""
    return SCENES.get(Ending(int(view.ending)), "")
