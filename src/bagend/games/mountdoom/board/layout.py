"""Layout: where everything is, on a desk, on a phone and on a phone on its side."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL

from ..components import MOST_NAZGUL, MOST_WARRIORS, N_FIGURES, N_SLOTS
from ..view import View
from .way import LOW_WAY, TALL_WAY, WIDE_WAY, steps_of


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
    """With room for large pictures, and the words of cards written out."""

    ground: str
    map: Box
    rim: float
    """How broad the frame around the path is."""

    steps: tuple[Point, ...]
    radius: float
    place: float
    """Radius of a destination."""

    names: tuple[Point, ...]
    """Where the middle of each destination's name stands, Rivendell's first."""

    landmarks: tuple[tuple[Point, float], ...]
    """Where each destination is drawn, Rivendell's first, and Isengard's last; and how large."""

    figure: float
    waiting: Box
    waiting_name: Point
    lamps: Box
    """The board with the lamps of courage."""

    courage: tuple[Point, ...]
    """The lamps, from the black heart (0) up."""

    courage_name: Point
    bead: float
    nazgul: tuple[Point, ...]
    """The Witch-king's space, then those of the others, closer and closer to the Ring."""

    nazgul_name: Point
    hunted: Point
    """The Ring to which the Nazgûl come closer."""

    uruk: tuple[Point, ...]
    orc: float
    """Radius of an orc's space."""

    isengard_name: Point
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
    """The mat on which the cards lie."""

    hand: Box
    """The part of it for the cards, without the faces of dice."""

    across: int
    """How many cards lie side by side."""

    lowest: float
    """How high a card in hand is at least."""

    changes: Box
    """At the very bottom: where the faces lie to which a card may turn a die, in four rows at most."""

    abreast: int
    """How many of these rows are side by side."""

    plates: tuple[Box, ...]
    """Where answers that belong to no piece are."""

    combat: Box
    """Where the faces of the combat die are shown, under a line of words."""

    combat_die: float
    """How large they are drawn."""

    panes: Mapping[str, tuple[float, float]]
    """The parts that a phone shows one at a time: from where, and how high."""


def layout_of(view: View, shape: str) -> Layout:
    top, crater = int(view.top_courage), int(view.crater)
    if shape == TALL:
        return tall_layout(top, crater)
    return low_layout(top, crater) if shape == LOW else wide_layout(top, crater)


def row(count: int, first: Point, last: Point) -> tuple[Point, ...]:
    """Points in a line, evenly apart."""
    (x, y), (u, v) = first, last
    parts = [i / max(1, count - 1) for i in range(count)]
    return tuple((round(x + (u - x) * part, 1), round(y + (v - y) * part, 1)) for part in parts)


def ranks(count: int, first: Point, last: Point, apart: float) -> tuple[Point, ...]:
    """Points in a line, every second one a rank behind."""
    return tuple((x, y + (apart if i % 2 else 0)) for i, (x, y) in enumerate(row(count, first, last)))


def camp(at: Point, across: float, down: float) -> tuple[Point, ...]:
    """The spaces of Isengard in two ranks, the chief's first."""
    half = (MOST_WARRIORS + 1) // 2
    return tuple((at[0] + i % half * across, at[1] + i // half * down) for i in range(MOST_WARRIORS + 1))


@cache
def wide_layout(top: int, crater: int) -> Layout:
    """Courage at the left, the path in three bows, the encounter track below, then tile, tray and cards."""
    return Layout(
        width=900,
        height=740,
        full=True,
        ground="ground-wide",
        map=Box(0, 0, 900, 388),
        rim=12,
        steps=steps_of(WIDE_WAY, crater),
        radius=14,
        place=21,
        names=((184, 149), (492, 141), (812, 148), (560, 242), (170, 246), (436, 333), (826, 374)),
        landmarks=(
            ((112, 66), 1.36),
            ((492, 58), 1.24),
            ((838, 68), 1.2),
            ((556, 158), 1.3),
            ((116, 178), 1.2),
            ((448, 256), 1.24),
            ((824, 286), 2.1),
            ((640, 142), 1.42),
        ),
        figure=0.96,
        waiting=Box(84, 326, 128, 52),
        waiting_name=(148, 375),
        lamps=Box(8, 8, 66, 372),
        courage=row(top + 1, (35, 364), (35, 46)),
        courage_name=(41, 28),
        bead=min(9.5, 150 / top),
        nazgul=row(MOST_NAZGUL + 1, (724, 361), (318, 361)),
        nazgul_name=(250, 352),
        hunted=(250, 368),
        uruk=camp((692, 118), 33, 34),
        orc=14.5,
        isengard_name=(650, 192),
        slots=tuple(Box(8 + i * 148.4, 396, 142, 126) for i in range(N_SLOTS)),
        tile=Box(8, 530, 180, 202),
        top=((55, 584), (141, 584)),
        low=((55, 670), (141, 670)),
        tray=Box(194, 530, 370, 202),
        dice=tuple((224 + i * 50.0, 566) for i in range(N_FIGURES)),
        black=((486, 566), (536, 566)),
        die=1.06,
        shelf=Box(570, 530, 322, 202),
        hand=Box(578, 556, 306, 168),
        across=3,
        lowest=27,
        changes=Box(578, 676, 306, 50),
        abreast=2,
        plates=tuple(Box(206 + i % 2 * 176, 612 + i // 2 * 56, 170, 44) for i in range(4)),
        combat=Box(206, 664, 346, 62),
        combat_die=1.0,
        panes={},
    )


@cache
def tall_layout(top: int, crater: int) -> Layout:
    """One below the other: the path in six rows, tile and tray, the track in two rows, the cards."""
    dice = 490
    track = dice + 204
    cards = track + 2 * 88 + 24
    changes = cards + 5 * 46 + 8
    return Layout(
        width=360,
        height=round(changes + 4 * 46 + 8),
        full=False,
        ground="ground-tall",
        map=Box(0, 0, 360, 486),
        rim=4,
        steps=steps_of(TALL_WAY, crater),
        radius=11,
        place=15,
        names=((92, 24), (282, 82), (36, 138), (278, 204), (36, 260), (278, 324), (66, 385)),
        landmarks=(
            ((26, 26), 0.72),
            ((326, 32), 0.84),
            ((32, 94), 0.76),
            ((326, 150), 0.86),
            ((32, 208), 0.86),
            ((326, 268), 0.86),
            ((66, 352), 1.5),
            ((262, 408), 0.9),
        ),
        figure=0.68,
        waiting=Box(8, 399, 64, 26),
        waiting_name=(40, 438),
        lamps=Box(4, 446, 352, 40),
        courage=row(top + 1, (20, 472), (340, 472)),
        courage_name=(46, 459),
        bead=min(8.0, 150 / top),
        nazgul=ranks(MOST_NAZGUL + 1, (226, 399), (104, 399), 14),
        nazgul_name=(160, 438),
        hunted=(84, 410),
        uruk=camp((296, 396), 20, 20),
        orc=9,
        isengard_name=(315, 438),
        slots=tuple(Box(6 + i % 3 * 117, track + i // 3 * 88, 114, 84) for i in range(N_SLOTS)),
        tile=Box(4, dice, 116, 198),
        top=((36, dice + 64), (88, dice + 64)),
        low=((36, dice + 142), (88, dice + 142)),
        tray=Box(124, dice, 232, 198),
        dice=tuple((150 + i * 45.0, dice + 28) for i in range(N_FIGURES)),
        black=((202, dice + 74), (278, dice + 74)),
        die=0.9,
        shelf=Box(4, cards - 22, 352, changes + 4 * 46 - cards + 26),
        hand=Box(10, cards, 340, changes + 4 * 46 - cards),
        across=3,
        lowest=44,
        changes=Box(10, changes, 340, 4 * 46),
        abreast=1,
        plates=tuple(Box(130 + i % 2 * 111, dice + 102 + i // 2 * 46, 109, 44) for i in range(4)),
        combat=Box(128, dice + 150, 224, 44),
        combat_die=0.72,
        panes={
            "path": (0, dice - 4),
            "track": (dice - 4, cards - 22 - dice),
            "cards": (cards - 26, changes + 4 * 46 + 34 - cards),
        },
    )


@cache
def low_layout(top: int, crater: int) -> Layout:
    """Three parts beside a column of words, each as high as a phone on its side."""
    dice = 308
    track = dice + 142
    cards = 616
    return Layout(
        width=444,
        height=924,
        full=False,
        ground="ground-low",
        map=Box(0, 0, 444, 304),
        rim=4,
        steps=steps_of(LOW_WAY, crater),
        radius=10,
        place=13,
        names=((110, 22), (280, 80), (315, 134), (72, 136), (186, 190), (364, 190), (118, 245)),
        landmarks=(
            ((27, 24), 0.66),
            ((288, 32), 0.66),
            ((317, 86), 0.66),
            ((66, 84), 0.7),
            ((186, 140), 0.7),
            ((412, 132), 0.7),
            ((173, 222), 1.0),
            ((30, 206), 0.8),
        ),
        figure=0.62,
        waiting=Box(8, 242, 62, 22),
        waiting_name=(102, 260),
        lamps=Box(4, 268, 436, 34),
        courage=row(top + 1, (98, 285), (428, 285)),
        courage_name=(46, 289),
        bead=min(8.0, 150 / top),
        nazgul=ranks(MOST_NAZGUL + 1, (426, 243), (290, 243), 12),
        nazgul_name=(224, 260),
        hunted=(270, 249),
        uruk=camp((62, 196), 20, 20),
        orc=9,
        isengard_name=(70, 186),
        slots=tuple(Box(6 + i % 3 * 145, track + i // 3 * 82, 142, 78) for i in range(N_SLOTS)),
        tile=Box(4, dice, 116, 138),
        top=((33, dice + 41), (91, dice + 41)),
        low=((33, dice + 94), (91, dice + 94)),
        tray=Box(124, dice, 316, 138),
        dice=tuple((148 + i * 42.0, dice + 24) for i in range(N_FIGURES)),
        black=((372, dice + 24), (414, dice + 24)),
        die=0.8,
        shelf=Box(4, cards, 436, 304),
        hand=Box(10, cards + 22, 424, 278),
        across=4,
        lowest=44,
        changes=Box(10, cards + 208, 424, 92),
        abreast=2,
        plates=tuple(Box(131 + i % 2 * 153, dice + 47 + i // 2 * 45, 149, 44) for i in range(4)),
        combat=Box(131, dice + 93, 302, 42),
        combat_die=0.7,
        panes={"path": (0, 306), "track": (306, 308), "cards": (614, 310)},
    )
