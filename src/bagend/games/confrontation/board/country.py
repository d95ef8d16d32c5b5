"""Country: the borders of the sixteen regions, which lie side by side like the cells of a comb, drawn by hand."""

from dataclasses import dataclass
from functools import cache

from bagend.drawing.ink import outline, path
from bagend.drawing.sheets import Point

ROWS = (1, 2, 3, 4, 3, 2, 1)
"""How many regions lie side by side, from the Shire to Mordor."""

ROUGH = 0.075
"""How much borders waver."""


@dataclass(frozen=True)
class Country:
    """A comb of regions: from the Shire to Mordor along one axis, side by side along the other."""

    across: bool
    """Whether it lies from left to right; otherwise from the foot upwards."""

    edges: tuple[float, ...]
    """Where the rows begin and end, from the Shire's far side to Mordor's."""

    middle: float
    """The line through the middle of all rows."""

    breadths: tuple[float, ...]
    """How broad each row is as a whole."""

    notch: float
    """How far the cells of a row reach between those of the next."""

    def point(self, along: float, beside: float) -> Point:
        return (along, beside) if self.across else (beside, along)

    def cut(self, row: int, number: int) -> float:
        """Where a region ends and the next one of its row begins."""
        return self.middle + self.breadths[row] * (number / ROWS[row] - 0.5)

    def rim(self, edge: int) -> list[tuple[float, float]]:
        """The corners along the border between two rows: those of one row notched back, those of the other forward."""
        forward = 1 if self.edges[-1] > self.edges[0] else -1
        corners = []
        for row, push in ((edge - 1, -1), (edge, 1)):
            if 0 <= row < len(ROWS):
                corners += [
                    (self.cut(row, n), self.edges[edge] + forward * push * self.notch) for n in range(ROWS[row] + 1)
                ]
        if edge in (0, len(ROWS)):
            outward = -forward if edge == 0 else forward
            corners = [(beside, self.edges[edge]) for beside, _ in corners]
            corners.append((self.middle, self.edges[edge] + outward * self.notch))
        return sorted(corners)

    def corners(self, row: int, number: int) -> list[Point]:
        """The corners of a region, all round."""
        first, last = self.cut(row, number), self.cut(row, number + 1)
        near, far = (
            [
                self.point(along, beside)
                for beside, along in self.rim(edge)
                if is_own(beside, along, first, last, self, row, edge)
            ]
            for edge in (row, row + 1)
        )
        return [*near, *reversed(far)]


def is_own(beside: float, along: float, first: float, last: float, country: Country, row: int, edge: int) -> bool:
    """Whether a corner of a rim belongs to a region: its own two, and whatever lies between them."""
    if not first - 1e-6 <= beside <= last + 1e-6:
        return False
    if first + 1e-6 < beside < last - 1e-6:
        return True
    forward = 1 if country.edges[-1] > country.edges[0] else -1
    own = country.edges[edge] + forward * country.notch * (1 if edge == row else -1)
    return edge in (0, len(ROWS)) or abs(along - own) < 1e-6


REGIONS = tuple((row, number) for row, count in enumerate(ROWS) for number in range(count))
"""The row of each region, and its place there."""


@cache
def borders(country: Country) -> tuple[tuple[Point, ...], ...]:
    """The border of each region as it is drawn."""
    return tuple(tuple(outline(country.corners(*place), ROUGH, "country", 3)) for place in REGIONS)


@cache
def border_path(country: Country, region: int) -> str:
    return path(borders(country)[region], closed=True)


@cache
def centre(country: Country, region: int) -> Point:
    row, number = REGIONS[region]
    beside = (country.cut(row, number) + country.cut(row, number + 1)) / 2
    return country.point((country.edges[row] + country.edges[row + 1]) / 2, beside)


@cache
def halves(country: Country, region: int) -> Point:
    """Half the width and height of a region, as far as its corners let one use it."""
    row, _ = REGIONS[region]
    return country.point(
        abs(country.edges[row + 1] - country.edges[row]) / 2 - country.notch / 2,
        country.breadths[row] / ROWS[row] / 2,
    )
