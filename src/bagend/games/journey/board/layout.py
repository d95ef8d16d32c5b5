"""Layout: where everything is, on a desk and on a phone."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from bagend.drawing.sheets import Point
from bagend.engine.game import TALL
from bagend.engine.sets import has

from ..components import DICE, N_DICE, N_SEATS, PLACES
from ..view import View

TURN = 5
"""On a phone the road turns back before this place."""


@dataclass(frozen=True)
class Plan:
    """Where everything is on one sheet, from its upper left corner."""

    at: Point
    width: float
    height: float
    full: bool
    """With the names of its places; a small sheet only names where its hobbit is."""

    emblem: Point
    name: Point
    note: Point
    places: tuple[Point, ...]
    stands: tuple[Point, ...]
    """Where the hobbit stands when he is at a place."""

    radius: float
    squares: tuple[Point, ...]
    size: Point
    """Width and height of a square."""

    start: Point
    """Where the Nazgûl waits before the first square."""

    figure: float
    slots: tuple[Point, ...]
    """Where each die lies when it is kept."""

    slot: float
    land: float
    """How high the land at the foot of the sheet rises."""

    bend: tuple[Point, ...] = ()
    """Where the road turns back, before TURN."""

    name_room: float = 68
    """How wide the name of a place may be."""

    def lines_of(self, place: int) -> int:
        """How many lines the name of a place may take: on the way back there is room below."""
        return 2 if self.bend and place >= TURN else 1

    @property
    def road(self) -> tuple[Point, ...]:
        """The places and what is between them."""
        return (*self.places[:TURN], *self.bend, *self.places[TURN:])


@dataclass(frozen=True)
class Layout:
    """Where the sheets and the tray are."""

    width: int
    height: int
    plans: dict[int, Plan]
    tray: tuple[float, float, float, float]
    dice: tuple[Point, ...]
    die: float
    button: Point
    button_width: float


def layout_of(view: View, shape: str) -> Layout:
    seats = tuple(seat for seat in range(N_SEATS) if has(view.seated, seat))
    if shape != TALL:
        return wide_layout(seats, int(view.squares))
    # On a phone the sheet of the seat whose turn it is comes first, the others follow as they will play.
    first = max(0, int(view.active))
    order = tuple(sorted(seats, key=lambda seat: (seat - first) % N_SEATS))
    return tall_layout(order, int(view.squares), bool(view.advanced), bool(view.advanced or view.choose_split))


def throw(view: View) -> int:
    """The number of the latest throw of dice in this match."""
    return int(view.turns * 16 + view.rolls)


def tilt(view: View, number: int) -> float:
    """Dice do not fall straight: each throw turns them a little, always the same way for the same throw."""
    return (37 * throw(view) + 53 * number) % 17 - 8 if view.rolls else 0


@cache
def wide_layout(seats: tuple[int, ...], squares: int) -> Layout:
    """The sheets one above the other, the tray below."""
    gap, tray = 9.0, 112.0
    height = min(226.0, (740 - tray - gap * (len(seats) + 2)) / len(seats))
    plans = {seat: wide_plan((8, gap + i * (height + gap)), height, squares) for i, seat in enumerate(seats)}
    top = gap + len(seats) * (height + gap)
    spots = tuple((450 + (i - 2) * 96.0, top + tray / 2) for i in range(N_DICE))
    total = round(top + tray + gap)
    return Layout(900, total, plans, (8, top, 884, tray), spots, 1.6, (788, top + tray / 2), 160)


def wide_plan(at: Point, height: float, squares: int) -> Plan:
    """A whole sheet; fewer of them are higher, and what is on them larger."""
    more = min(1.0, (height - 143) / 80)
    radius = 21 + 3 * more
    swing = 2 + 13 * more
    figure = 0.92 + 0.12 * more
    middle = 11 + 5 * more + radius + swing
    places = tuple((158 - 2 * more + 75 * i, middle + swing * (-1, 0.3, 1, -0.3)[i % 4]) for i in range(len(PLACES)))
    size = (min(72.0, (440 - 12 * more) / squares) - 8, 32 + 14 * more)
    low = height - 12 - 6 * more - size[1] / 2
    slot = 0.86 + 0.14 * more
    apart = 40 * slot + 7
    return Plan(
        at=at,
        width=884,
        height=height,
        full=True,
        emblem=(32, 48),
        name=(55, 48),
        note=(55, 64),
        places=places,
        stands=tuple(stands_between(places, radius)),
        radius=radius,
        squares=tuple((192 + (size[0] + 8) * (i + 0.5), low) for i in range(squares)),
        size=size,
        start=(164, low - 3),
        figure=figure,
        slots=tuple((856 - apart * (N_DICE - 1 - i), low) for i in range(N_DICE)),
        slot=slot,
        land=62 + 50 * more,
    )


def stands_between(places: tuple[Point, ...], radius: float) -> list[Point]:
    """Beside each place, on the road to the next."""
    beside = [((x + u) / 2, (y + v) / 2 - 3) for (x, y), (u, v) in pairwise(places)]
    x, y = places[-1]
    return [*beside, (x + radius + 11, y - 3)]


@cache
def tall_layout(order: tuple[int, ...], squares: int, ruled: bool, button: bool) -> Layout:
    """The tray, the sheet of the seat whose turn it is, then the others, smaller."""
    gap, tray = 6.0, 72.0
    top = 2 * gap + tray
    plans = {}
    for i, seat in enumerate(order):
        plans[seat] = tall_plan((6, top), squares, ruled) if i == 0 else small_plan((6, top), squares)
        top += plans[seat].height + gap
    left, reach, size = (12, 280, 1.0) if button else (6, 348, 1.15)
    spots = tuple((left + reach * (i + 0.5) / N_DICE, gap + tray / 2) for i in range(N_DICE))
    return Layout(360, round(top), plans, (6, gap, 348, tray), spots, size, (322, gap + tray / 2), 48)


def tall_plan(at: Point, squares: int, ruled: bool) -> Plan:
    """A whole sheet: the road goes to the right and comes back below."""
    radius, pitch = 18.0, 74.0 if ruled else 60.0
    there = [(38 + 66.0 * i, 65.0) for i in range(TURN)]
    back = [(x, y + pitch) for x, y in reversed(there)]
    beside = [(x + 33, y - 2) for x, y in there] + [(x - 33, y - 2) for x, y in back]
    beside[TURN - 1] = (there[-1][0] + 24, there[-1][1] - 6)
    beside[-1] = (back[-1][0] - 2, back[-1][1] - 5)
    low = 65 + pitch + (84 if ruled else 66)
    wide = min(50.0, 296 / squares)
    return Plan(
        at=at,
        width=348,
        height=low + 27,
        full=True,
        emblem=(27, 25),
        name=(49, 24),
        note=(49, 38),
        places=(*there, *back),
        stands=tuple(beside),
        radius=radius,
        squares=tuple((42 + wide * (i + 0.5), low) for i in range(squares)),
        size=(wide - 5, 32),
        start=(24, low - 2),
        figure=0.82,
        slots=tuple((322 - 34.0 * (N_DICE - 1 - i), 25.0) for i in range(N_DICE)),
        slot=0.72,
        land=64,
        bend=((334, 65 + pitch / 2),),
        name_room=64,
    )


def small_plan(at: Point, squares: int) -> Plan:
    """A sheet in short: all places, but only one name."""
    wide = min(40.0, 296 / squares)
    places = tuple((24 + 33.3 * i, 51.0) for i in range(len(PLACES)))
    return Plan(
        at=at,
        width=348,
        height=101,
        full=False,
        emblem=(24, 21),
        name=(41, 26),
        note=(100, 26),
        places=places,
        stands=tuple((x + 5, y - 3) for x, y in places),
        radius=13,
        squares=tuple((42 + wide * (i + 0.5), 81.0) for i in range(squares)),
        size=(wide - 4, 22),
        start=(24, 79),
        figure=0.64,
        slots=tuple((325.0, 21.0) for _ in DICE),
        slot=0.66,
        land=40,
    )
