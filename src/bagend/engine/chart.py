"""Chart: a view as short texts in a grid, for screens that show nothing but characters.

A game says what stands in which place.  How wide the screen is and which colours it has is known to whoever shows it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bagend.engine.game import Meter, Section
from bagend.engine.seats import NOBODY

FULL, EMPTY = "█", "░"
"""What a bar is made of."""

BAR = 6
"""How long a bar is."""


class Ink(NamedTuple):
    """A line of a cell; what is too long for it goes on below."""

    text: str
    hue: str = ""
    """A colour of the palette; without one, that of ordinary text."""

    seat: int = NOBODY
    """In the colour of this seat."""

    is_strong: bool = False
    is_faint: bool = False


Cell = tuple[Ink, ...]
"""What stands in one place.  An empty cell keeps its place free."""


class Chart(NamedTuple):
    """A part of the board."""

    heading: str
    rows: tuple[tuple[Cell, ...], ...]
    is_map: bool = False
    """Whether the cells are as wide as each other, each under its first line, and the rows centred: a land, or cards
    that lie on one another.  Else they stand in columns."""


def spoken(section: Section) -> Chart:
    """A part of the board that is best told in sentences."""
    lines = (line if line.endswith((".", "!", "?")) else f"{line}." for line in section.lines)
    return Chart(section.heading, (((Ink(" ".join(lines)),),),))


def standing(seats: Sequence[str], meters: Sequence[Meter]) -> Chart:
    """How near everybody is to winning or losing, in bars.  `seats` are the names of all."""
    rows = []
    for seat in sorted({meter.seat for meter in meters}):
        name = ((Ink(seats[seat], seat=seat, is_strong=True),),) if seat >= 0 else ()
        rows.append((*name, *((Ink(bar(meter)),) for meter in meters if meter.seat == seat)))
    return Chart("", tuple(rows))


def bar(meter: Meter) -> str:
    """What has come together, or what is left where people count that; with a mark if the next turn may decide it."""
    value = meter.goal - meter.value if meter.is_left else meter.value
    full = min(BAR, value * BAR // max(1, meter.goal))
    alarm = " !" if meter.is_near else ""
    return f"{meter.label} {FULL * full}{EMPTY * (BAR - full)} {value}/{meter.goal}{alarm}"
