"""Layout: where everything is, on a desk, on a phone, and on a phone on its side."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from bagend.drawing.ink import Box
from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL

from ..components import N_CHAPTERS, N_REGIONS, N_SLOTS, QUEST_STEPS, SLOT_ROW, SLOT_X

SPOTS = ((0.135, 0.285), (0.42, 0.225), (0.79, 0.25), (0.395, 0.555), (0.695, 0.57), (0.545, 0.845), (0.855, 0.815))
"""Where the armies of a region stand on the map, as parts of its width and height."""


@dataclass(frozen=True, eq=False)
class Layout:
    """Where the parts of the board are."""

    shape: str
    width: int
    height: int
    display: Box
    card: Point
    """Width and height of a card."""

    half: float
    """Half the distance of two cards in a row."""

    row: float
    """How far apart two rows are at the most: an upright phone shows the whole of a short formation at once."""

    landmarks: Box
    tile: Point
    """How wide and high a landmark tile is, if there are three."""

    map: Box
    host: float
    """How large armies and fortresses are drawn."""

    quest: Box
    stacks: Box
    stacks_across: int
    """How many stacks of tokens lie in a row."""

    sides: tuple[Box, Box]
    plates: tuple[Point, ...]
    """Where answers lie that belong to no place."""

    panes: Mapping[str, tuple[float, float]]
    """The parts that a phone shows one at a time: from where, and how high."""

    def slots(self, chapter: int) -> tuple[Point, ...]:
        """The middle of each slot of a chapter's formation."""
        return self._formations[chapter]

    @cached_property
    def _formations(self) -> tuple[tuple[Point, ...], ...]:
        return tuple(self._formation(chapter) for chapter in range(N_CHAPTERS))

    def _formation(self, chapter: int) -> tuple[Point, ...]:
        x, y, width, height = self.display
        rows = int(SLOT_ROW[chapter].max())
        pitch = min(self.row, (height - 40 - self.card[1]) / rows)
        top = y + 33 + self.card[1] / 2
        return tuple(
            (
                round(x + width / 2 + self.half * float(SLOT_X[chapter, i]), 1),
                round(top + pitch * float(SLOT_ROW[chapter, i]), 1),
            )
            for i in range(N_SLOTS)
        )

    def regions(self) -> tuple[Point, ...]:
        """Where the armies of each region stand."""
        return self._spots

    @cached_property
    def _spots(self) -> tuple[Point, ...]:
        return tuple(self.on_map(*SPOTS[i]) for i in range(N_REGIONS))

    def on_map(self, u: float, v: float) -> Point:
        """A place on the map, given as parts of its width and height."""
        x, y, width, height = self.map
        return round(x + width * u, 1), round(y + height * v, 1)

    def on_road(self, step: float) -> Point:
        """A place on the road of the quest: the hobbits set out at 0 and are safe at the last step.

        The Nazgûl set out as many steps behind them."""
        x, y, width, height = self.quest
        part = (step + QUEST_STEPS) / (2 * QUEST_STEPS)
        return round(x + 20 + (width - 52) * part, 1), round(y + height - 25 - 8 * math.sin(9.5 * part - 0.4), 1)


@cache
def layout_of(shape: str) -> Layout:
    return {TALL: tall, LOW: low}.get(shape, wide)()


def wide() -> Layout:
    return Layout(
        shape="wide",
        width=900,
        height=740,
        display=(8, 8, 480, 386),
        card=(74, 104),
        half=39.5,
        row=66,
        landmarks=(8, 398, 480, 102),
        tile=(154, 98),
        map=(496, 8, 396, 296),
        host=1,
        quest=(496, 310, 396, 104),
        stacks=(496, 420, 396, 80),
        stacks_across=6,
        sides=((8, 508, 438, 226), (454, 508, 438, 226)),
        plates=((566, 274), (566, 224)),
        panes={},
    )


def tall() -> Layout:
    return Layout(
        shape="tall",
        width=360,
        height=1464,
        display=(6, 6, 348, 378),
        card=(55, 104),
        half=29,
        row=49,
        landmarks=(6, 388, 348, 98),
        tile=(112, 96),
        map=(6, 492, 348, 292),
        host=0.9,
        quest=(6, 790, 348, 100),
        stacks=(6, 896, 348, 80),
        stacks_across=6,
        sides=((6, 982, 348, 236), (6, 1224, 348, 236)),
        plates=((66, 752), (66, 704)),
        panes={"display": (0, 488), "map": (488, 490), "sides": (978, 486)},
    )


def low() -> Layout:
    return Layout(
        shape="low",
        width=440,
        height=956,
        display=(4, 4, 336, 304),
        card=(55, 90),
        half=28,
        row=66,
        landmarks=(344, 4, 92, 304),
        tile=(92, 98),
        map=(4, 316, 334, 212),
        host=0.74,
        quest=(4, 532, 432, 88),
        stacks=(342, 316, 94, 212),
        stacks_across=2,
        sides=((4, 630, 214, 322), (222, 630, 214, 322)),
        plates=((64, 502), (64, 454)),
        panes={"display": (0, 312), "map": (312, 312), "sides": (626, 330)},
    )
