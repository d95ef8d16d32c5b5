"""Layout: where everything is, on a desk and on a phone."""

from dataclasses import dataclass
from functools import cache

from bagend.drawing.sheets import Point
from bagend.engine.game import TALL

from ..components import DICE, N_DICE, N_SEATS, PLACES
from ..view import View


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
    scenery: tuple[tuple[str, float, float, float], ...]


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
    seats = tuple(seat for seat in range(N_SEATS) if view.seated >> seat & 1)
    if shape != TALL:
        return wide_layout(seats, int(view.squares))
    # On a phone the sheet of the seat whose turn it is comes first, the others follow as they will play.
    first = max(0, int(view.active))
    order = tuple(sorted(seats, key=lambda seat: (seat - first) % N_SEATS))
    return tall_layout(order, int(view.squares), bool(view.advanced), bool(view.advanced or view.choose_split))


@cache
def wide_layout(seats: tuple[int, ...], squares: int) -> Layout:
    """The sheets one above the other, the tray below."""
    gap, tray = 10.0, 124.0
    height = min(218.0, (740 - tray - gap * (len(seats) + 2)) / len(seats))
    plans = {seat: wide_plan((8, gap + i * (height + gap)), height, squares) for i, seat in enumerate(seats)}
    top = gap + len(seats) * (height + gap)
    spots = tuple((450 + (i - 2) * 96.0, top + tray / 2) for i in range(N_DICE))
    total = round(top + tray + gap)
    return Layout(900, total, plans, (8, top, 884, tray), spots, 1.7, (790, top + tray / 2), 168)


def wide_plan(at: Point, height: float, squares: int) -> Plan:
    more = height - 140
    radius = 22 + more * 0.08
    swing = 3 + more * 0.16
    middle = 14 + radius + swing
    places = tuple((160 + 74.5 * i, middle + swing * (-1, 0.4, 1, -0.4)[i % 4]) for i in range(len(PLACES)))
    low = height - 27 - more * 0.08
    size = (46.0, 32 + more * 0.1)
    steps = tuple((214 + 54.0 * i, low) for i in range(squares))
    slots = tuple((884 - 26 - 42.0 * (N_DICE - 1 - i), low) for i in range(N_DICE))
    return Plan(
        at=at,
        width=884,
        height=height,
        full=True,
        emblem=(34, 40),
        name=(60, 41),
        note=(60, 57),
        places=places,
        stands=tuple((x + radius + 13, y + 3) for x, y in places),
        radius=radius,
        squares=steps,
        size=size,
        start=(164, low - 3),
        figure=0.92 + more * 0.003,
        slots=slots,
        slot=0.86,
        scenery=(
            ("hills", 70, height - 22, 0.9),
            ("mountains", 740, low - 28 - more * 0.2, 0.8),
            ("forest", 345, 24 + more * 0.1, 0.7),
        ),
    )


@cache
def tall_layout(order: tuple[int, ...], squares: int, ruled: bool, button: bool) -> Layout:
    """The tray, the sheet of the seat whose turn it is, then the others, smaller."""
    gap, tray = 6.0, 72.0
    top = 2 * gap + tray
    plans = {}
    for i, seat in enumerate(order):
        plans[seat] = tall_plan((6, top), squares, ruled) if i == 0 else small_plan((6, top), squares)
        top += plans[seat].height + gap
    reach = 286 if button else 348
    spots = tuple((6 + reach * (i + 0.5) / N_DICE, gap + tray / 2) for i in range(N_DICE))
    return Layout(360, round(top), plans, (6, gap, 348, tray), spots, 1.12, (322, gap + tray / 2), 48)


def tall_plan(at: Point, squares: int, ruled: bool) -> Plan:
    """A whole sheet: the road goes to the right and comes back below."""
    radius, pitch = 18.0, 78.0 if ruled else 62.0
    there = [(32 + 67.0 * i, 62.0) for i in range(5)]
    back = [(x, y + pitch) for x, y in reversed(there)]
    stands = [(x + radius + 12, y + 2) for x, y in there] + [(x - radius - 12, y + 2) for x, y in back]
    stands[4] = (there[4][0] + 14, there[4][1] + 20)
    stands[9] = (back[4][0] + radius + 10, back[4][1] + 4)
    low = 62 + 2 * pitch - 6
    wide = min(48.0, 300 / squares)
    return Plan(
        at=at,
        width=348,
        height=low + 24,
        full=True,
        emblem=(23, 21),
        name=(42, 20),
        note=(42, 34),
        places=(*there, *back),
        stands=tuple(stands),
        radius=radius,
        squares=tuple((40 + wide * (i + 0.5), low) for i in range(squares)),
        size=(wide - 5, 32),
        start=(20, low - 2),
        figure=0.82,
        slots=tuple((348 - 21 - 34.0 * (N_DICE - 1 - i), 22.0) for i in range(N_DICE)),
        slot=0.72,
        scenery=(),
    )


def small_plan(at: Point, squares: int) -> Plan:
    """A sheet in short: all places, but only one name."""
    wide = min(40.0, 300 / squares)
    places = tuple((20 + 34.2 * i, 49.0) for i in range(len(PLACES)))
    return Plan(
        at=at,
        width=348,
        height=99,
        full=False,
        emblem=(20, 18),
        name=(36, 22),
        note=(96, 22),
        places=places,
        stands=tuple((x + 5, y - 3) for x, y in places),
        radius=13,
        squares=tuple((38 + wide * (i + 0.5), 80.0) for i in range(squares)),
        size=(wide - 4, 22),
        start=(20, 77),
        figure=0.64,
        slots=tuple((348 - 19.0, 18.0) for _ in DICE),
        slot=0.66,
        scenery=(),
    )
