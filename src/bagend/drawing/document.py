"""Documents: what a page needs once, and a drawing as a file of its own."""

from fnmatch import fnmatchcase
from functools import cache

from bagend.engine.game import Art, Drawing

from .icons import use
from .library import SHARED, Symbol, needed, read_folder, symbols_of, uses
from .palette import LIGHT, Palette
from .pen import Markup, el, join
from .scenery import vignette
from .stylesheet import stylesheet_in, written_out


@cache
def defs(art: Art) -> Markup:
    """The symbols of a game, without its pictures.  A page has them once, outside of what is redrawn."""
    return el("defs", vignette(), [symbol.definition() for symbol in symbols(art)], Markup(art.composed))


def symbols(art: Art) -> list[Symbol]:
    """The symbols that come with a page of a game: its own, and those of the shared ones that it takes."""
    shared = read_folder(SHARED)
    found = symbols_of(art)
    taken = [name for name in shared if any(fnmatchcase(name, pattern) for pattern in art.shared)]
    own = [name for name in found if name not in shared]
    return [symbol for symbol in needed([*taken, *own], found) if not symbol.is_picture]


def pictures(art: Art) -> list[str]:
    """The names of a game's pictures."""
    shared = read_folder(SHARED)
    return [name for name, symbol in symbols_of(art).items() if symbol.is_picture and name not in shared]


@cache
def picture(art: Art, name: str) -> Markup:
    """A picture as a file that a page loads beside itself and refers into, with all that it is made of."""
    return el("svg", [symbol.definition() for symbol in needed([name], symbols_of(art))], xmlns=XMLNS)


XMLNS = "http://www.w3.org/2000/svg"


def regions(drawing: Drawing) -> Markup:
    """The regions of a drawing, each in a group that a page can fill anew, on their ground."""
    ground = el("g", use(drawing.ground), id="ground") if drawing.ground else None
    return join(ground, [el("g", Markup(markup), id=f"region-{name}") for name, markup in drawing.regions.items()])


def svg(drawing: Drawing, art: Art, palette: Palette = LIGHT) -> str:
    """A game's drawing as a document that needs nothing else, and holds nothing else."""
    drawn = regions(drawing)
    own = needed([*uses(drawn), *uses(art.composed)], symbols_of(art))
    return el(
        "svg",
        el("title", drawing.label),
        el("style", Markup(stylesheet_in(palette, art))),
        el(
            "defs",
            vignette(),
            [Markup(written_out(symbol.definition(), palette)) for symbol in own],
            Markup(art.composed),
        ),
        drawn,
        xmlns=XMLNS,
        viewBox=f"0 0 {drawing.width} {drawing.height}",
        width=drawing.width,
        height=drawing.height,
        role="img",
        aria_label=drawing.label,
    )
