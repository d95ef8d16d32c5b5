"""Regions: the parts of a drawing, each drawn again only when something that it shows has changed.

A view may carry a memory of what was drawn from views before it.  While a region is drawn, it is noted which fields of
the view it reads; as long as these stay the same, so does the region.  The same holds for anything else that is made of
a view.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from bagend.drawing.pen import Markup

Made = TypeVar("Made")

KEPT = 4
"""How many drawings of a region are remembered: a few viewers, now and a moment ago."""


def frozen(value: Any) -> Hashable:
    return value.tobytes() if isinstance(value, np.ndarray) else value


class Noted:
    """A view that notes which of its fields are read."""

    def __init__(self, view: Any) -> None:
        self._view = view

    def __getattr__(self, field: str) -> Any:
        # Python asks here only for a field that was not read before.
        value = getattr(self._view, field)
        setattr(self, field, value)
        return value

    def fields(self) -> list[str]:
        """The fields that were read."""
        return [field for field in vars(self) if field != "_view"]


class Fields(dict[str, Hashable]):
    """The values of a view's fields, to be compared."""

    def __init__(self, view: Any) -> None:
        self._view = view

    def __missing__(self, field: str) -> Hashable:
        value = self[field] = frozen(getattr(self._view, field))
        return value


class Drawn(NamedTuple):
    """A region as it was drawn once, from these arguments and a view with these values."""

    about: tuple[object, ...]
    read: dict[str, Hashable]
    made: Any


class Memory:
    """What was drawn of each region before."""

    def __init__(self) -> None:
        self._drawn: dict[str, list[Drawn]] = {}

    def make(self, name: str, make: Callable[..., Made], view: Any, fields: Fields, about: tuple[Any, ...]) -> Made:
        """`make(*about)`, which depends on nothing else; from the memory, if it read the same of a view before."""
        known = self._drawn.setdefault(name, [])
        given = tuple(None if each is view else each for each in about)
        for drawn in reversed(known):
            if drawn.about == given and is_like(drawn.read, fields):
                found: Made = drawn.made
                return found
        noted = Noted(view)
        made = make(*(noted if each is view else each for each in about))
        known.append(Drawn(given, {field: fields[field] for field in noted.fields()}, made))
        del known[:-KEPT]
        return made


def is_like(read: dict[str, Hashable], fields: Fields) -> bool:
    for field, value in read.items():
        if fields[field] != value:
            return False
    return True


class Regions(dict[str, str]):
    """The regions of one drawing, painted in the order in which they are added."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._fields = Fields(view)
        self._memory: Memory | None = getattr(view, "memory", None)

    def add(self, name: str, draw: Callable[..., Markup], *about: Any) -> None:
        """Add the region `draw(*about)`.  It must depend on nothing else."""
        if self._memory is None:
            self[name] = draw(*about)
        else:
            self[name] = self._memory.make(name, draw, self._view, self._fields, about)
