"""Layout: where everything is: on a desk, on a phone, and on a phone that lies on its side."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from bagend.drawing.sheets import Point
from bagend.engine.game import LOW, TALL, WIDE
from bagend.engine.sets import has

from ..components import DICE, FEWEST_SQUARES, N_DICE, N_SEATS, PLACES
from ..view import View

NEAR = 0.37
"""How far along the road to the next place a hobbit stands."""

TURN = 5
"""On a phone the road turns back before this place."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class Plan:
    """Where everything is on one sheet, from its upper left corner."""

    page: str
    """The picture it is drawn on, by the end of its name."""

    at: Point
    width: float
    height: float
    full: bool
    """With the names of its places; a small sheet only names where its hobbit is."""

    portrait: Point
    bust: float
    """How large the portrait is."""

    name: Point
    note: Point
    centred: bool
    """Whether both stand below the portrait, not beside it."""

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
    bands: tuple[Box, ...]
    """Where the land is drawn that the road leads through."""

    bend: tuple[Point, ...] = ()
    """Where the road turns back, before TURN."""

    name_room: float = 70
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

    shape: str
    width: int
    height: int
    plans: dict[int, Plan]
    tray: Box
    dice: tuple[Point, ...]
    die: float
    button: Point
    button_width: float

    @property
    def ground(self) -> str:
        """The picture under it all: the sheets and the tray, on a desk."""
        return f"ground-{self.shape}-{len(self.plans)}"


def layout_of(view: View, shape: str) -> Layout:
    seats = tuple(seat for seat in range(N_SEATS) if has(view.seated, seat))
    squares = int(view.squares)
    if shape == WIDE:
        return wide_layout(seats, squares)
    # On a phone the sheet of the seat whose turn it is comes first, in the end that of a winner; the others follow as
    # they will play.
    first = next((seat for seat in seats if has(view.winners, seat)), max(0, int(view.active)))
    order = tuple(sorted(seats, key=lambda seat: (seat - first) % N_SEATS))
    if shape == LOW:
        return low_layout(order, squares)
    return tall_layout(order, squares, bool(view.advanced or view.choose_split))


def throw(view: View) -> int:
    """The number of the latest throw of dice in this match."""
    return int(view.turns * 16 + view.rolls)


def tilt(view: View, number: int) -> float:
    """Dice do not fall straight: each throw turns them a little, always the same way for the same throw."""
    return (37 * throw(view) + 53 * number) % 17 - 8 if view.rolls else 0


@cache
def wide_layout(seats: tuple[int, ...], squares: int) -> Layout:
    """The sheets one above the other, the tray below; together as high as a desk has room for."""
    gap, tray, whole = 8.0, 104.0, 740
    height = round((whole - tray - gap * (len(seats) + 2)) / len(seats), 1)
    page = f"wide-{len(seats)}"
    plans = {seat: wide_plan(page, (8, gap + i * (height + gap)), height, squares) for i, seat in enumerate(seats)}
    top = whole - tray - gap
    spots = tuple((450 + (i - 2) * 98.0, top + tray / 2) for i in range(N_DICE))
    return Layout(WIDE, 900, whole, plans, (8, top, 884, tray), spots, 1.62, (792, top + tray / 2), 160)


def wide_plan(page: str, at: Point, height: float, squares: int) -> Plan:
    """A whole sheet; fewer of them are higher, and what is on them larger."""
    more = (height - 147) / 155
    strip = 44 + 28 * more
    land = height - 7 - strip
    radius = 19 + 8 * more
    middle, swing = 47 + 93 * more, 1 + 7 * more
    places = tuple((170 + 75.6 * i, middle + swing * (-1, 0.3, 1, -0.3)[i % 4]) for i in range(len(PLACES)))
    size = (min(84.0, (556 - 48 * more) / squares) - 7, 30 + 20 * more)
    low = height - 4 - strip / 2
    slot = 0.82 + 0.26 * more
    apart = 40 * slot + 6
    bust = 0.74 + 1.26 * more
    return Plan(
        page=page,
        at=at,
        width=884,
        height=height,
        full=True,
        portrait=(71, 9 + 32 * bust),
        bust=bust,
        name=(71, 28 + 64 * bust),
        note=(71, 43 + 65.5 * bust),
        centred=True,
        places=places,
        stands=tuple(stands_between(places, radius)),
        radius=radius,
        squares=tuple((62 + 10 * more + (size[0] + 7) * (i + 0.5), low) for i in range(squares)),
        size=size,
        start=(34 + 4 * more, low - 3),
        figure=0.95 + 0.4 * more,
        slots=tuple((872 - 20 * slot - apart * (N_DICE - 1 - i), low) for i in range(N_DICE)),
        slot=slot,
        bands=((135, 7, 742, land),),
    )


def stands_between(places: tuple[Point, ...], radius: float) -> list[Point]:
    """Beside each place, on the road to the next, but so near that nobody asks which of the two it is."""
    beside = [(x + NEAR * (u - x), y + NEAR * (v - y) - 5) for (x, y), (u, v) in pairwise(places)]
    x, y = places[-1]
    return [*beside, (x + 4, y - radius + 2)]


@cache
def tall_layout(order: tuple[int, ...], squares: int, button: bool) -> Layout:
    """The tray, the sheet of the seat whose turn it is, then the others, smaller."""
    gap, tray = 6.0, 72.0
    plans, bottom = pile(order, squares, (gap, 2 * gap + tray), gap)
    left, reach, size = (12, 280, 1.02) if button else (6, 348, 1.2)
    spots = tuple((left + reach * (i + 0.5) / N_DICE, gap + tray / 2) for i in range(N_DICE))
    return Layout(TALL, 360, bottom, plans, (6, gap, 348, tray), spots, size, (322, gap + tray / 2), 48)


@cache
def low_layout(order: tuple[int, ...], squares: int) -> Layout:
    """The same sheets, with the tray beside them: a phone on its side has little height."""
    gap, tray = 6.0, 66.0
    plans, bottom = pile(order, squares, (2 * gap + tray, gap), gap)
    height = plans[order[0]].height + gap + SMALL
    spots = tuple((gap + tray / 2, gap + 36 + 57.0 * i) for i in range(N_DICE))
    return Layout(LOW, 426, bottom, plans, (gap, gap, tray, height), spots, 1.12, (gap + tray / 2, gap + 318), 52)


def pile(order: tuple[int, ...], squares: int, at: Point, gap: float) -> tuple[dict[int, Plan], int]:
    """The first sheet whole, the others in short below it, and how far down they reach."""
    x, y = at
    plans: dict[int, Plan] = {}
    for seat in order:
        plan: Callable[[Point, int], Plan] = small_plan if plans else tall_plan
        plans[seat] = plan((x, y), squares)
        y += plans[seat].height + gap
    return plans, round(y)


def tall_plan(at: Point, squares: int) -> Plan:
    """A whole sheet: the road goes to the right and comes back below."""
    radius, pitch, first = 18.0, 76.0, 71.0
    there = [(38 + 66.0 * i, first) for i in range(TURN)]
    back = [(x, y + pitch) for x, y in reversed(there)]
    beside = [(x + 25, y - 5) for x, y in there] + [(x - 25, y - 5) for x, y in back]
    beside[TURN - 1] = (there[-1][0] + 20, there[-1][1] - 12)
    beside[-1] = (back[-1][0] + 2, back[-1][1] - radius + 2)
    low = first + pitch + 86
    wide = min(50.0, 294 / squares)
    return Plan(
        page="whole",
        at=at,
        width=348,
        height=low + 25,
        full=True,
        portrait=(28, 26),
        bust=0.6,
        name=(53, 25),
        note=(53, 40),
        centred=False,
        places=(*there, *back),
        stands=tuple(beside),
        radius=radius,
        squares=tuple((46 + wide * (i + 0.5), low) for i in range(squares)),
        size=(wide - 5, 34),
        start=(25, low - 2),
        figure=0.86,
        slots=tuple((325 - 34.0 * (N_DICE - 1 - i), 26.0) for i in range(N_DICE)),
        slot=0.74,
        bands=((6, 48, 336, pitch + 1), (6, 49 + pitch, 336, 86)),
        bend=((338, first + pitch / 2),),
        name_room=64,
    )


SMALL = 95.0
"""How high a small sheet is."""


def small_plan(at: Point, squares: int) -> Plan:
    """A sheet in short: all places, but only one name."""
    wide = min(40.0, 294 / squares)
    places = tuple((24 + 33.3 * i, 49.0) for i in range(len(PLACES)))
    return Plan(
        page="short",
        at=at,
        width=348,
        height=SMALL,
        full=False,
        portrait=(23, 18),
        bust=0.42,
        name=(42, 22),
        note=(104, 22),
        centred=False,
        places=places,
        stands=tuple((x + 5, y - 7) for x, y in places),
        radius=13.5,
        squares=tuple((46 + wide * (i + 0.5), 78.5) for i in range(squares)),
        size=(wide - 4, 22),
        start=(25, 76.5),
        figure=0.66,
        slots=tuple((325.0, 19.0) for _ in DICE),
        slot=0.62,
        bands=((6, 30, 336, 36),),
    )


def every_layout() -> Iterator[Layout]:
    """All that a ground is drawn for: each shape, with two to four hobbits."""
    for count in range(2, N_SEATS + 1):
        seats = tuple(range(count))
        yield wide_layout(seats, FEWEST_SQUARES)
        yield tall_layout(seats, FEWEST_SQUARES, False)
        yield low_layout(seats, FEWEST_SQUARES)
