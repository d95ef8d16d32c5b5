"""Regions: the parts of a drawing, each drawn again only when something that it shows has changed.

A view may carry a memory of what was drawn from views before it.  While a region is drawn, it is noted which fields of
the view it reads; as long as these stay the same, so does the region.
"""

from collections.abc import Callable, Hashable
from typing import Any

import numpy as np

from bagend.drawing.pen import Markup

KEPT = 6
"""How many drawings of a region are remembered: a few viewers, now and a moment ago."""


class Noted:
    """A view that notes which of its fields were read."""

    def __init__(self, view: Any) -> None:
        self._view = view

    def __getattr__(self, field: str) -> Any:
        # Python asks here only for a field that was not read before.
        value = getattr(self._view, field)
        setattr(self, field, value)
        return value

    def read(self) -> dict[str, Hashable]:
        """The fields that were read, with their values."""
        return {field: frozen(value) for field, value in vars(self).items() if field != "_view"}


def frozen(value: Any) -> Hashable:
    return value.tobytes() if isinstance(value, np.ndarray) else value


class Memory:
    """What was drawn of each region before."""

    def __init__(self) -> None:
        self._drawn: dict[str, list[tuple[tuple[object, ...], dict[str, Hashable], Markup]]] = {}

    def draw(self, name: str, draw: Callable[..., Markup], view: Any, about: tuple[Any, ...]) -> Markup:
        drawn = self._drawn.setdefault(name, [])
        given = tuple(None if each is view else each for each in about)
        for at, (before, read, markup) in enumerate(drawn):
            if before == given and all(frozen(getattr(view, field)) == value for field, value in read.items()):
                drawn.append(drawn.pop(at))
                return markup
        noted = Noted(view)
        markup = draw(*(noted if each is view else each for each in about))
        drawn.append((given, noted.read(), markup))
        del drawn[:-KEPT]
        return markup


class Regions(dict[str, str]):
    """The regions of one drawing, painted in the order in which they are added."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._memory: Memory | None = getattr(view, "memory", None)

    def add(self, name: str, draw: Callable[..., Markup], *about: Any) -> None:
        """Add the region `draw(*about)`.  It must depend on nothing else."""
        self[name] = self._memory.draw(name, draw, self._view, about) if self._memory else draw(*about)
