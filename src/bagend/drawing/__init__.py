"""Drawing: one hand and one palette for the boards of all games.  It knows no game."""

from .document import defs, picture, pictures, regions, svg
from .palette import DARK, LIGHT, PALETTES, Palette
from .pen import Markup, el, join
from .stylesheet import palette_sheet, scenery_sheet, stylesheet, stylesheet_in

__all__ = [
    "DARK",
    "LIGHT",
    "PALETTES",
    "Markup",
    "Palette",
    "defs",
    "el",
    "join",
    "palette_sheet",
    "picture",
    "pictures",
    "regions",
    "scenery_sheet",
    "stylesheet",
    "stylesheet_in",
    "svg",
]
