"""Layout: where everything is, on a desk and on a phone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import TALL

from ..components import N_REGIONS, N_SLOTS, SLOT_ROW, SLOT_X

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

SPOTS = ((0.15, 0.27), (0.43, 0.17), (0.81, 0.22), (0.36, 0.51), (0.65, 0.50), (0.51, 0.82), (0.86, 0.76))
"""Where the regions are on the map, as parts of its width and height."""


@dataclass(frozen=True)
class Layout:
    """Where the parts of the board are."""

    width: int
    height: int
    display: Box
    card: Point
    """Width and height of a card."""

    half: float
    """Half the distance of two cards in a row."""

    landmarks: Box
    tile: float
    """How high a landmark tile is."""

    map: Box
    quest: Box
    stacks: Box
    sides: tuple[Box, Box]
    plates: tuple[Point, ...]
    """Where answers lie that belong to no place."""

    panes: Mapping[str, tuple[float, float]]
    """The parts that a phone shows one at a time: from where, and how high."""

    def slots(self, chapter: int) -> tuple[Point, ...]:
        """The middle of each slot of a chapter's formation."""
        x, y, width, height = self.display
        rows = int(SLOT_ROW[chapter].max())
        pitch = min(64.0, (height - 40 - self.card[1]) / rows)
        top = y + 33 + self.card[1] / 2
        return tuple(
            (x + width / 2 + self.half * float(SLOT_X[chapter, i]), top + pitch * float(SLOT_ROW[chapter, i]))
            for i in range(N_SLOTS)
        )

    def regions(self) -> tuple[Point, ...]:
        x, y, width, height = self.map
        return tuple((x + width * SPOTS[i][0], y + height * SPOTS[i][1]) for i in range(N_REGIONS))


@cache
def layout_of(shape: str) -> Layout:
    return tall() if shape == TALL else wide()


def wide() -> Layout:
    return Layout(
        width=900,
        height=740,
        display=(8, 8, 480, 384),
        card=(74, 100),
        half=39.5,
        landmarks=(8, 398, 480, 100),
        tile=92,
        map=(496, 8, 396, 300),
        quest=(496, 314, 396, 92),
        stacks=(496, 412, 396, 86),
        sides=((8, 504, 438, 230), (454, 504, 438, 230)),
        plates=((566, 278), (566, 228)),
        panes={},
    )


def tall() -> Layout:
    return Layout(
        width=360,
        height=1464,
        display=(6, 6, 348, 376),
        card=(55, 102),
        half=29,
        landmarks=(6, 384, 348, 100),
        tile=96,
        map=(6, 492, 348, 292),
        quest=(6, 788, 348, 96),
        stacks=(6, 888, 348, 84),
        sides=((6, 980, 348, 238), (6, 1222, 348, 238)),
        plates=((66, 756), (66, 708)),
        panes={"display": (0, 486), "map": (486, 490), "sides": (976, 488)},
    )
