"""The pen: writes SVG elements.  Whatever is handed to it is escaped, unless the pen wrote it itself."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from typing import TypeAlias


class Markup(str):
    """Text that is markup already.  Jinja2 knows it by `__html__` and puts it in as it is."""

    __slots__ = ()

    def __html__(self) -> "Markup":
        return self


Child: TypeAlias = "str | Iterable[Child] | None"
"""Markup is taken as it is, other text is escaped, None is nothing, and a list is all of its members."""

Value: TypeAlias = str | float | None
"""None leaves the attribute out."""

# XML knows no other control characters than tab and the ends of lines, and a drawing needs none of these either.
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]*")


def el(name: str, *children: Child, **attributes: Value) -> Markup:
    """One element.  `class_` is the attribute class, `data_key` is data-key."""
    _check_name(name)
    start = name
    for key, value in attributes.items():
        if value is not None:
            start += f' {_attribute(key)}="{_value(value)}"'
    inner = "".join(_pieces(children))
    return Markup(f"<{start}>{inner}</{name}>" if inner else f"<{start}/>")


def join(*children: Child) -> Markup:
    """Several pieces of markup, one after the other."""
    return Markup("".join(_pieces(children)))


def number(value: float) -> str:
    """A number as it stands in a drawing: 3 and 3.0 look the same, and there is no minus zero."""
    return f"{value + 0.0:g}"


def translate(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transform that puts a piece drawn around (0, 0) in its place."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return "".join(parts)


def _pieces(children: Iterable[Child]) -> list[str]:
    pieces: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            pieces.append(child)
        elif isinstance(child, str):
            pieces.append(escape(_checked(child), quote=False))
        elif child is not None:
            pieces += _pieces(child)
    return pieces


# A board writes the same few thousand classes, places and sizes again and again.
@lru_cache(20_000, typed=True)
def _value(value: str | float) -> str:
    if isinstance(value, str):
        return escape(_checked(value))
    return str(value) if isinstance(value, int) else number(value)


def _checked(text: str) -> str:
    if _CONTROL.search(text):
        raise ValueError(f"A control character cannot be drawn: {text!r}")
    return text


@cache
def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise ValueError(f"Not the name of an element: {name!r}")


@cache
def _attribute(key: str) -> str:
    name = key.rstrip("_").replace("_", "-")
    # The page forbids both: looks come from classes, deeds from its own script.
    if not _NAME.fullmatch(name) or name == "style" or name.startswith("on"):
        raise ValueError(f"Not an attribute to draw with: {key!r}")
    return name
