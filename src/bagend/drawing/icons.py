"""Icons: what is drawn with lines and solid shapes around (0, 0), in the colour of whoever uses it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from .pen import Markup, el, number


class Icon(NamedTuple):
    """Two path descriptions: what is drawn with the nib, and what is filled."""

    lines: str = ""
    solid: str = ""


def circle(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse as a path."""
    radii = f"{number(rx)} {number(ry)} 0 1 0"
    left, right = number(x - rx), number(x + rx)
    return f"M{left} {number(y)}A{radii} {right} {number(y)}A{radii} {left} {number(y)}z"


def icon_defs(kind: str, icons: Mapping[str, Icon]) -> Markup:
    """The icons, each under the id `<kind>-<name>`."""
    return Markup("".join(_icon_def(f"{kind}-{name}", icon) for name, icon in icons.items()))


def _icon_def(key: str, icon: Icon) -> Markup:
    lines = el("path", class_="lines", d=icon.lines) if icon.lines else None
    solid = el("path", class_="solid", d=icon.solid) if icon.solid else None
    return el("g", solid, lines, id=key)


@lru_cache(4096)
def use(key: str, class_: str | None = None, transform: str | None = None) -> Markup:
    """A drawing from the shared definitions."""
    return el("use", href=f"#{key}", class_=class_, transform=transform)
