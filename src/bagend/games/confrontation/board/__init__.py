"""Board: a view as a drawing.  The map with its stands, the cards of both sides, the battle, and who is who."""

from collections.abc import Sequence

from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.regions import Regions
from bagend.engine.game import Drawing, Pane
from bagend.engine.words import Words

from ..components import SEATS, Ending
from ..facts.fight import fight_of
from ..view import View
from .answers import targets
from .art import ART
from .battle import has_plates, middle, sheet
from .country import border_path
from .layout import Layout, layout_of
from .map import land_map
from .pieces import figure_piece, stand_piece
from .places import places_of_stands, places_of_unplaced
from .sides import aid, cards, hands, losses, side_panel

__all__ = ["ART", "board", "scene"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of two shapes, with these answers to click."""
    layout = layout_of(shape)
    regions = Regions(view)
    regions.add("ground", land_map, layout, words)
    regions.add("light", side_panel, view, 0, layout, words)
    regions.add("dark", side_panel, view, 1, layout, words)
    regions.add("aid", aid, layout, words)
    regions.add("losses", losses, view, layout)
    regions.add("hands", hands, view, layout, words)
    is_covered = layout.is_desk and bool(places_of_unplaced(view, layout))
    regions.add("battle", middle, fight_of(view), has_plates(view, layout), is_covered, layout, words)
    regions.add("marks", marks, view, layout)
    regions.add("stands", stands, view, layout)
    regions.add("cards", cards, view, layout)
    regions.add("answers", clickable, view, layout, words, answers)
    panes = tuple(Pane(key, words(f"pane-{key}"), *part) for key, part in layout.panes.items())
    return Drawing(layout.width, layout.height, words("board-label"), regions, panes, f"ground-{layout.shape}")


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))


def marks(view: View, layout: Layout) -> Markup:
    """A frame around where a battle is fought, and where somebody is heading or looking."""
    meant = {int(region) for region in (view.field, view.toward, view.looked) if region >= 0}
    frames = [el("path", class_="field", d=border_path(layout.country, region)) for region in sorted(meant)]
    tray = sheet(layout.waiting, 5) if places_of_unplaced(view, layout) else None
    return el("g", frames, tray, class_="art", aria_hidden="true")


def stands(view: View, layout: Layout) -> Markup:
    """Every stand in its region, and one's own figures that have no place yet."""
    standing = [stand_piece(view, stand, translate(*at)) for stand, at in places_of_stands(view, layout).items()]
    waiting = [figure_piece(figure, translate(*at)) for figure, at in places_of_unplaced(view, layout).items()]
    return el("g", standing, waiting, aria_hidden="true")


SCENES = {Ending.MORDOR: "mordor", Ending.FRODO: "frodo", Ending.SHIRE: "shire"}


def scene(view: View, winners: Sequence[int]) -> str:
    """The picture of how a match ended; whoever cannot move or resigns leaves the field to the other side."""
    if not winners:
        return ""
    return f"scene-{SCENES.get(Ending(int(view.ending)), SEATS[winners[0]])}"
