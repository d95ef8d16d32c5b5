"""Proof: a test that loops over nothing proves nothing."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """All of them; there must be at least one."""
    thing = nothing = object()
    for thing in things:
        yield thing
    assert thing is not nothing, "there is nothing to look at"
