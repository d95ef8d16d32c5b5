"""Keys: what is drawn, by name: the drawing writes these names, and the texts explain what bears them.

A card of the display is named by its slot, so that a name betrays nothing about a card that lies face down.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bagend.engine.seats import NOBODY
from bagend.engine.sets import has

from ..actions import MATTERS
from ..components import (
    CARDS,
    CHAINS,
    COLOURS,
    N_GROUPS,
    N_SLOTS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SIDES,
    SKILLS,
    TILES,
    TOKENS,
)


class Thing(NamedTuple):
    """Something that is drawn: its kind, and which of its kind, or whose."""

    kind: str
    number: int = 0
    seat: int = NOBODY


def numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


SHARED: dict[str, Sequence[str]] = {
    "slot": numbers(1, N_SLOTS),
    "card": CARDS,
    "tile": TILES,
    "region": REGIONS,
    "stack": RACES,
    "token": TOKENS,
    "matter": MATTERS,
}
"""What belongs to nobody, or moves from one to the other."""

OWNED: dict[str, Sequence[str]] = {
    "units": REGIONS,
    "fortress": REGIONS,
    "space": numbers(0, QUEST_STEPS),
    "skill": SKILLS,
    "choice": numbers(1, N_GROUPS),
    "cards": COLOURS,
    "chain": CHAINS,
}
"""What each side has several of."""

SINGLE = ("side", "coins", "supply", "character")
"""What each side has one of."""

ALONE = ("chapter", "pile", "quest")
"""What there is one of."""


def _all() -> Iterator[tuple[str, Thing]]:
    for kind in ALONE:
        yield kind, Thing(kind)
    for kind, names in SHARED.items():
        yield from ((f"{kind}-{name}", Thing(kind, number)) for number, name in enumerate(names))
    for seat, side in enumerate(SIDES):
        yield from ((f"{kind}-{side}", Thing(kind, 0, seat)) for kind in SINGLE)
        for kind, names in OWNED.items():
            yield from ((f"{kind}-{side}-{name}", Thing(kind, number, seat)) for number, name in enumerate(names))


THINGS: dict[str, Thing] = dict(_all())
"""Everything that can be drawn, by its key."""

_KEYS = {thing: key for key, thing in THINGS.items()}


def key_of(kind: str, number: int = 0, seat: int = NOBODY) -> str:
    """The key of something that is drawn."""
    return _KEYS[Thing(kind, number, seat)]


def choice_symbol(skills: int) -> str:
    """The id of the symbol that stands for one of several skills."""
    return "-".join(("choice", *(name for skill, name in enumerate(SKILLS) if has(skills, skill))))
