"""Layout: where everything is, on a desk and on a phone."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import TALL

from ..components import MOST_NAZGUL, MOST_WARRIORS, N_FIGURES, N_HELPERS, N_SLOTS
from ..view import View


@dataclass(frozen=True)
class Box:
    """A rectangle, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Layout:
    """Where the path, the tracks, the cards and the dice are."""

    width: int
    height: int
    full: bool
    """With the words of cards written out."""

    map: Box
    lands: tuple[float, ...]
    """How far down the hills between the rows are."""

    steps: tuple[Point, ...]
    radius: float
    place: float
    """Radius of a destination."""

    figure: float
    waiting: Point
    courage: tuple[Point, ...]
    """Where the Ring lies, from the black heart (0) up."""

    bead: float
    nazgul: tuple[Point, ...]
    """The Witch-king's space, then those of the others."""

    uruk: tuple[Point, ...]
    isengard: Box
    slots: tuple[Box, ...]
    tile: Box
    top: tuple[Point, ...]
    low: tuple[Point, ...]
    tray: Box
    dice: tuple[Point, ...]
    """Where the Fellowship dice lie when they are not on the tile."""

    black: tuple[Point, ...]
    die: float
    shelf: Box
    """The sheet on which the cards lie."""

    hand: tuple[Box, ...]
    changes: Box
    """Below the cards, at the very bottom: where the faces lie to which a card may turn a die, in four rows at most."""

    plates: tuple[Box, ...]
    """Where answers that belong to no piece are."""

    panes: Mapping[str, tuple[float, float]]
    """The parts that a phone shows one at a time: from where, and how high."""


def layout_of(view: View, shape: str) -> Layout:
    top, crater = int(view.top_courage), int(view.crater)
    return tall_layout(top, crater) if shape == TALL else wide_layout(top, crater)


def row(count: int, first: Point, last: Point, swing: float = 0) -> list[Point]:
    """Points in a line that winds a little."""
    (x, y), (u, v) = first, last
    found = []
    for i in range(count):
        along = i / max(1, count - 1)
        found.append((round(x + (u - x) * along, 1), round(y + (v - y) * along + swing * math.sin(i * 1.1), 1)))
    return found


@cache
def wide_layout(top: int, crater: int) -> Layout:
    """Courage at the left, the path in three rows, the encounter track below, then tile, tray and cards."""
    last = crater - 40
    steps = [
        *row(17, (104, 56), (858, 56), 9),
        *row(16, (858, 156), (112, 156), 9),
        *row(8, (104, 256), (430, 256), 9),
        *row(last, (482, 256), (852, 240), 7),
    ]
    return Layout(
        width=900,
        height=740,
        full=True,
        map=Box(8, 8, 884, 366),
        lands=(64, 166),
        steps=tuple(steps),
        radius=14,
        place=23,
        figure=0.86,
        waiting=(150, 330),
        courage=tuple(row(top + 1, (40, 354), (40, 40))),
        bead=min(9.0, 132 / top),
        nazgul=tuple(row(MOST_NAZGUL + 1, (300, 332), (572, 332))),
        uruk=tuple(row(MOST_WARRIORS + 1, (704, 336), (866, 336))),
        isengard=Box(624, 304, 260, 60),
        slots=tuple(Box(8 + i * 148.4, 384, 142, 128) for i in range(N_SLOTS)),
        tile=Box(8, 522, 240, 210),
        top=((72, 580), (184, 580)),
        low=((72, 676), (184, 676)),
        tray=Box(258, 522, 322, 210),
        dice=tuple((292 + i * 63.5, 556) for i in range(N_FIGURES)),
        black=((380, 609), (458, 609)),
        die=1.16,
        shelf=Box(588, 522, 304, 210),
        hand=tuple(Box(595 + i % 3 * 99, 544 + i // 3 * 36, 94, 33) for i in range(N_HELPERS + 1)),
        changes=Box(596, 630, 288, 98),
        plates=tuple(Box(266 + i % 2 * 155, 637 + i // 2 * 46, 150, 44) for i in range(4)),
        panes={},
    )


@cache
def tall_layout(top: int, crater: int) -> Layout:
    """One below the other: the path in rows of eight, tile and tray, the track in two rows, the cards."""
    last = crater - 40
    y = 38.0
    pitch = 46.0
    steps = [(22.0, y)]
    for number in range(5):
        line = row(8, (58, y + number * pitch), (336, y + number * pitch), 3)
        steps += line if number % 2 == 0 else [(360 - (x - 34), v) for x, v in line]
    steps += [(358 - (x - 36), v) for x, v in row(last, (58, y + 5 * pitch), (330, y + 5 * pitch), 3)]
    foot = y + 5 * pitch + 42
    dice = foot + 122
    track = dice + 204
    cards = track + 2 * 88 + 24
    changes = cards + 5 * 46 + 8
    return Layout(
        width=360,
        height=round(changes + 4 * 46 + 8),
        full=False,
        map=Box(4, 4, 352, foot + 108),
        lands=(),
        steps=tuple(steps),
        radius=10.5,
        place=16,
        figure=0.62,
        waiting=(30, foot + 20),
        courage=tuple(row(top + 1, (24, foot + 86), (338, foot + 86))),
        bead=min(8.0, 150 / top),
        nazgul=tuple(row(MOST_NAZGUL + 1, (66, foot + 20), (226, foot + 20))),
        uruk=tuple(row(MOST_WARRIORS + 1, (256, foot + 24), (342, foot + 24))),
        isengard=Box(244, foot + 2, 110, 40),
        slots=tuple(Box(6 + i % 3 * 117, track + i // 3 * 88, 114, 84) for i in range(N_SLOTS)),
        tile=Box(4, dice, 116, 198),
        top=((36, dice + 64), (88, dice + 64)),
        low=((36, dice + 140), (88, dice + 140)),
        tray=Box(124, dice, 232, 198),
        dice=tuple((150 + i * 45, dice + 28) for i in range(N_FIGURES)),
        black=((202, dice + 72), (260, dice + 72)),
        die=0.9,
        shelf=Box(4, cards - 22, 352, changes + 4 * 46 - cards + 26),
        hand=tuple(Box(10 + i % 3 * 115, cards + i // 3 * 46, 110, 44) for i in range(N_HELPERS + 1)),
        changes=Box(10, changes, 340, 4 * 46),
        plates=tuple(Box(130 + i % 2 * 111, dice + 98 + i // 2 * 46, 109, 44) for i in range(4)),
        panes={
            "path": (0, dice - 4),
            "track": (dice - 4, cards - 22 - dice),
            "cards": (cards - 26, changes + 4 * 46 + 34 - cards),
        },
    )
