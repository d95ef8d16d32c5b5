"""Documents: what a page needs once, and a drawing as a file of its own."""

from functools import cache

from bagend.engine.game import Art, Drawing

from .dice import dice_defs
from .figures import EMBLEMS, figure_defs
from .icons import icon_defs
from .palette import LIGHT, Palette
from .pen import Markup, el, join
from .places import PLACES
from .scenery import SCENERY, scenery_defs
from .stylesheet import stylesheet_in
from .symbols import SIGNS, SYMBOLS


@cache
def defs(art: Art) -> Markup:
    """All that a game's drawings refer to.  A page has it once, outside of what is redrawn."""
    return el(
        "defs",
        icon_defs("symbol", SYMBOLS),
        icon_defs("sign", SIGNS),
        icon_defs("place", PLACES),
        icon_defs("emblem", EMBLEMS),
        icon_defs("scenery", SCENERY),
        scenery_defs(),
        figure_defs(),
        dice_defs(),
        Markup(art.symbols),
    )


def regions(drawing: Drawing) -> Markup:
    """The regions of a drawing, each in a group that a page can fill anew."""
    return join([el("g", Markup(markup), id=f"region-{name}") for name, markup in drawing.regions.items()])


def svg(drawing: Drawing, art: Art, palette: Palette = LIGHT) -> str:
    """A game's drawing as a document that needs nothing else."""
    return el(
        "svg",
        el("title", drawing.label),
        el("style", Markup(stylesheet_in(palette, art))),
        defs(art),
        regions(drawing),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {drawing.width} {drawing.height}",
        width=drawing.width,
        height=drawing.height,
        role="img",
        aria_label=drawing.label,
    )
