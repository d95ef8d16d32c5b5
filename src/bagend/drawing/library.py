"""The library: symbols and pictures as SVG files, one file for each, read once and checked.

A file `symbol-ring.svg` is the symbol `symbol-ring`.  What all games share lies beside this module, what one game alone
draws in its own folder `art`.  docs/art.md tells how they are drawn.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from bagend.engine.game import Art

from .palette import LIGHT
from .pen import Markup

SHARED = Path(__file__).parent / "art"

GRIDS = {
    "emblem": "-16 -16 32 32",
    "token": "-20 -20 40 40",
    "portrait": "-32 -32 64 64",
    "plate": "-32 -44 64 88",
}
"""What symbols are drawn on, around (0, 0).  Pictures have a size of their own and begin at 0 0."""

PICTURES = ("ground-", "scene-", "stamp-")
"""How the names of pictures begin that a page loads beside itself: what lies under a board, how a match ends, and the
stamps that both are made of."""

NIBS = ("0.6", "0.9", "1.3", "1.8", "2.4", "3.2")
"""How broad a line may be.  A line without a breadth has that of whoever uses the symbol."""

SHAPES = ("g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "use")
GEOMETRY = frozenset(("d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "points"))
LOOKS = frozenset(
    (
        *("fill", "fill-opacity", "fill-rule", "opacity", "transform", "vector-effect"),
        *(f"stroke{part}" for part in ("", "-width", "-opacity", "-dasharray", "-linecap", "-linejoin")),
    )
)
COLOUR = re.compile(r"var\(--([a-z-]+)\)")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NAMESPACE = "{http://www.w3.org/2000/svg}"


class Symbol(NamedTuple):
    """A drawing with a name."""

    name: str
    box: str
    """The part of the plane it is drawn on, as a viewBox."""

    markup: Markup
    """Its elements, without a frame around them."""

    @property
    def is_picture(self) -> bool:
        """Whether it is loaded beside a page, not with it."""
        return self.name.startswith(PICTURES)

    def definition(self) -> Markup:
        """As others refer to it."""
        return Markup(f'<g id="{self.name}" stroke-linecap="round" stroke-linejoin="round">{self.markup}</g>')


class BadDrawing(ValueError):
    """A file that cannot be a symbol, and why."""


def symbols_of(art: Art) -> dict[str, Symbol]:
    """Whatever the drawings of a game may refer to, by name."""
    shared, own = read_folder(SHARED), read_folder(art.folder) if art.folder else {}
    if twice := shared.keys() & own.keys():
        raise BadDrawing(f"{art.folder} draws again what all games share: {', '.join(sorted(twice))}.")
    found = {**shared, **own}
    for symbol in own.values():
        if missing := set(uses(symbol.markup)) - found.keys():
            raise BadDrawing(f"{symbol.name}.svg uses what nobody draws: {', '.join(sorted(missing))}.")
    return found


def needed(names: Iterator[str] | list[str], found: Mapping[str, Symbol]) -> list[Symbol]:
    """The symbols of these names and those that they use, each once, used ones first."""
    order: dict[str, Symbol] = {}

    def add(name: str) -> None:
        if name in found and name not in order:
            for used in uses(found[name].markup):
                add(used)
            order[name] = found[name]

    for name in names:
        add(name)
    return list(order.values())


def uses(markup: str) -> list[str]:
    """The names of the symbols that markup refers to."""
    return re.findall(r'href="#([^"]+)"', markup)


@cache
def read_folder(folder: Path) -> dict[str, Symbol]:
    """The symbols of a folder, in the order of their names."""
    return {
        file.stem: read_symbol(file.stem, file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.svg"))
    }


def read_symbol(name: str, text: str) -> Symbol:
    """A symbol from the text of its file; raises BadDrawing if it is not drawn as docs/art.md says."""
    if not NAME.fullmatch(name):
        raise BadDrawing(f"{name}.svg: a name has small letters, digits and hyphens only.")
    if "<!" in text or "<?" in text:
        raise BadDrawing(f"{name}.svg: only elements and attributes are read, no comments or instructions.")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadDrawing(f"{name}.svg is not well-formed: {error}.") from None
    box = root.get("viewBox", "")
    if root.tag != NAMESPACE + "svg" or set(root.attrib) != {"viewBox"}:
        raise BadDrawing(f"{name}.svg: the first element is an svg with a viewBox and nothing else.")
    if box not in GRIDS.values() and not re.fullmatch(r"0 0 \d+ \d+", box):
        raise BadDrawing(f"{name}.svg: {box!r} is neither a grid of docs/art.md nor a picture that begins at 0 0.")
    return Symbol(name, box, Markup("".join(written(name, child) for child in root)))


def written(name: str, element: ElementTree.Element) -> str:
    """An element after it was checked, without the space that only an author needs."""
    tag = element.tag.removeprefix(NAMESPACE)
    if tag not in SHAPES:
        raise BadDrawing(f"{name}.svg: {tag} is not a shape of docs/art.md.")
    if (element.text or "").strip() or (element.tail or "").strip():
        raise BadDrawing(f"{name}.svg: words are written by boards, not in symbols.")
    attributes = "".join(f' {key}="{checked(name, key, value)}"' for key, value in element.attrib.items())
    inner = "".join(written(name, child) for child in element)
    return f"<{tag}{attributes}>{inner}</{tag}>" if inner else f"<{tag}{attributes}/>"


def checked(name: str, key: str, value: str) -> str:
    """The value of an attribute, if it may stand there."""
    if key == "href" and value.startswith("#") and NAME.fullmatch(value[1:]):
        return value
    if key in ("fill", "stroke") and value not in ("none", "currentColor"):
        role = COLOUR.fullmatch(value)
        if not role or role[1] not in LIGHT.colours:
            raise BadDrawing(f"{name}.svg: {value!r} is not a colour of the palette, written var(--ink).")
        return value
    if key == "stroke-width" and not is_nib(value):
        raise BadDrawing(f"{name}.svg: no nib is {value} broad; there are {', '.join(NIBS)}.")
    if key not in GEOMETRY | LOOKS or re.search(r"[<>&\"(]", value.replace("(", "") if key == "transform" else value):
        raise BadDrawing(f"{name}.svg: the attribute {key}={value!r} is not one to draw with.")
    return re.sub(r"\s+", " ", value.strip())


def is_nib(value: str) -> bool:
    try:
        return f"{float(value):g}" in NIBS
    except ValueError:
        return False
