"""View: what a seat may see, built up from nothing; and a State that could lie behind it.

Of the other side's stands a seat sees where they are and who they could be.  Once the match is over all is open.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Annotated

import numpy as np

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import copy_front, hot
from bagend.engine.records import Records, Row
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, member, size, with_, without

from .actions import Phase
from .components import (
    ALL_FIGURES,
    DARK,
    FIGURES,
    LIGHT,
    N_EACH,
    N_FIGURES,
    N_REGIONS,
    NONE,
    NOWHERE,
    SEATS,
)
from .facts import PUBLIC, Seen
from .facts.stands import is_known, side_of
from .state import State

SIZE = np.array([number.bit_count() for number in range(1 << N_EACH)], np.int64)
"""How many figures a set of one side's figures has."""

ORDERS = np.array([math.factorial(number) for number in range(N_EACH + 1)], np.int64)
"""In how many orders so many figures can stand."""


class View(Seen):
    """`who` is HIDDEN where the viewer cannot tell; so are `card` and `counts` of a card face down before another."""

    viewer: int
    """The seat that looks, or SPECTATOR."""

    could: Annotated[Row, N_FIGURES]
    """Who each stand could be, to the viewer; of its own stands, to its opponent."""

    common: Annotated[Row, N_FIGURES]
    """The same, to everybody."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_front(state, out, PUBLIC)
    at, who, could, common = out.at, out.who, out.could, out.common
    true_at, true_who, true_could = state.at, state.who, state.could
    row = 1 if seat >= 0 else 0
    for side in range(2):
        is_ready = has(state.ready, side)
        is_there = side == seat or is_ready
        is_open = side == seat or state.phase == Phase.OVER
        for stand in range(side * N_EACH, side * N_EACH + N_EACH):
            masks = true_could[row, stand]
            could[stand] = masks
            common[stand] = true_could[0, stand]
            at[stand] = true_at[stand] if is_there else NOWHERE
            is_told = is_open or (is_ready and is_known(masks))
            who[stand] = true_who[stand] if is_told else HIDDEN
        counts, true_counts = out.count, state.count
        for region in range(N_REGIONS):
            counts[side, region] = true_counts[side, region] if is_there else 0
        out.occupied[side] = state.occupied[side] if is_there else 0
        out.lone[side] = state.lone[side] if is_there else 0
        out.full[side] = state.full[side] if is_there else 0
        is_shown = side == seat or has(state.shown, side) or state.card[side] == NONE
        out.card[side] = state.card[side] if is_shown else HIDDEN
        out.counts[side] = state.counts[side] if is_shown else HIDDEN


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    """C-74: every assignment of figures to hidden stands that fits all sets is equally likely."""
    copy_front(seen, out, PUBLIC)
    out.step = 0
    for side in range(2):
        for region in range(N_REGIONS):
            out.count[side, region] = seen.count[side, region]
        out.occupied[side] = seen.occupied[side]
        out.lone[side] = seen.lone[side]
        out.full[side] = seen.full[side]
        out.card[side] = seen.card[side]
        out.counts[side] = seen.counts[side]
        if seen.card[side] == HIDDEN:
            hand = seen.hand[side]
            out.card[side] = member(hand, below(stream, size(hand)))
            out.counts[side] = out.card[side]
    for stand in range(N_FIGURES):
        out.at[stand] = seen.at[stand]
        out.could[0, stand] = seen.common[stand]
        out.could[1, stand] = seen.could[stand]
    suppose_figures(seen, LIGHT, stream, out)
    suppose_figures(seen, DARK, stream, out)
    if seen.viewer < 0 and seen.looked != NOWHERE:
        suppose_look(seen, out)


@hot
def suppose_figures(seen: View, side: int, stream: Stream, out: State) -> None:
    """Give each hidden stand of a side a figure, as often as there are ways to go on from there."""
    first = side * N_EACH
    left = ALL_FIGURES[side]
    for stand in range(first, first + N_EACH):
        out.who[stand] = seen.who[stand]
        if seen.who[stand] >= 0:
            left = without(left, seen.who[stand])
        elif not has(seen.ready, side):
            out.who[stand] = NONE
    if not has(seen.ready, side):
        return
    for stand in range(first, first + N_EACH):
        if seen.who[stand] == HIDDEN:
            figure = any_figure(seen, stand, left, stream)
            out.who[stand] = figure
            left = without(left, figure)


@hot
def any_figure(seen: View, stand: int, left: int, stream: Stream) -> int:
    """One of the figures left for this stand, weighed by the ways to give the others to the stands after it."""
    total = 0
    chosen = -1
    before = -1
    shift = side_of(stand) * N_EACH
    is_anybody = left & ~in_common(seen, stand) == 0
    ways = ORDERS[SIZE[left >> shift] - 1]
    for figure in range(shift, shift + N_EACH):
        if not has(left & seen.could[stand], figure):
            continue
        if not is_anybody:
            # Figures that the same later stands could be leave the same number of ways.
            alike = takers(seen, stand + 1, figure)
            if alike != before:
                ways = ways_left(seen, stand + 1, without(left, figure))
                before = alike
        total += ways
        # The last of a growing crowd takes the place with its share of the whole: in the end each has its own.
        if ways > 0 and below(stream, total) < ways:
            chosen = figure
    return chosen


@hot
def in_common(seen: View, first: int) -> int:
    """The figures that every hidden stand of a side from `first` on could be."""
    side = side_of(first)
    figures = ALL_FIGURES[side]
    for stand in range(first, side * N_EACH + N_EACH):
        if seen.who[stand] == HIDDEN:
            figures &= seen.could[stand]
    return figures


@hot
def takers(seen: View, first: int, figure: int) -> int:
    """The hidden stands from `first` on that a figure could be on, one bit each."""
    found = 0
    end = side_of(figure) * N_EACH + N_EACH
    for stand in range(first, end):
        if seen.who[stand] == HIDDEN and has(seen.could[stand], figure):
            found = with_(found, stand)
    return found


@hot
def ways_left(seen: View, first: int, figures: int) -> int:
    """How many ways there are to give these figures to the hidden stands from `first` on (Ryser's formula)."""
    side = 1 if figures >= 1 << N_EACH else 0
    shift = side * N_EACH
    end = shift + N_EACH
    if figures == 0:
        return 1
    n = SIZE[figures >> shift]
    total = 0
    some = figures
    while some:
        product = 1
        for stand in range(first, end):
            if seen.who[stand] == HIDDEN:
                product *= SIZE[(seen.could[stand] & some) >> shift]
                if product == 0:
                    break
        total += product if (n - SIZE[some >> shift]) & 1 == 0 else -product
        some = (some - 1) & figures
    return total


@hot
def suppose_look(seen: View, out: State) -> None:
    """Dark knows the stands he has just looked at, though a spectator does not."""
    for stand in range(N_EACH):
        if seen.at[stand] == seen.looked:
            figure = out.who[stand]
            for other in range(N_EACH):
                out.could[1, other] = without(out.could[1, other], figure)
            out.could[1, stand] = 1 << figure


def unlikely(views: Records, supposed: Sequence[Records]) -> Iterator[Records]:
    """Views that take a stand to be a figure that it could be, but that it is in none of these states."""
    could, who = could_be(tuple(views[0].could.tolist())), views[0].who.tolist()
    tried = [set(column) for column in zip(*(states[0].who.tolist() for states in supposed), strict=True)]
    for stand, figure in product(range(N_FIGURES), repeat=2):
        is_open = who[stand] == HIDDEN and has(int(views[0].ready), side_of(stand)) and has(could[stand], figure)
        if is_open and figure not in tried[stand]:
            narrowed = views.copy()
            narrowed[0].who[stand] = figure
            yield narrowed


def stand_key(view: View, stand: int) -> str:
    """What a stand is called on the page: one's own by who it is, all others by their number."""
    if side_of(stand) == view.viewer and view.who[stand] >= 0:
        return f"figure-{FIGURES[view.who[stand]]}"
    return f"stand-{SEATS[side_of(stand)]}-{stand % N_EACH + 1}"


def face(view: View, stand: int) -> int:
    """C-74: who a stand is to the viewer, who can tell it or work it out; HIDDEN where several figures are left."""
    if view.who[stand] != HIDDEN:
        return int(view.who[stand])
    figures = who_could_be(view, stand)
    return figures[0] if len(figures) == 1 else HIDDEN


def is_seen(view: View, stand: int) -> bool:
    """C-74: whether this is a stand of the viewer's own that the opponent can tell or work out."""
    return side_of(stand) == view.viewer and len(who_could_be(view, stand)) == 1


def who_could_be(view: View, stand: int) -> list[int]:
    """C-74: the figures that a stand could be: one's own to the opponent, all others to the viewer."""
    figures = could_be(tuple(view.could.tolist()))[stand]
    return [figure for figure in range(N_FIGURES) if has(figures, figure)]


def hiding_places(view: View, figure: int) -> list[int]:
    """C-74: the stands that a figure could be on, in the same way."""
    could = could_be(tuple(view.could.tolist()))
    return [stand for stand in range(N_FIGURES) if has(could[stand], figure)]


@lru_cache(512)
def could_be(could: tuple[int, ...]) -> tuple[int, ...]:
    """C-74: who each stand could be, once no stand is left without a figure, and no figure without a stand."""
    return (*fitting(could[:N_EACH]), *fitting(could[N_EACH:]))


@lru_cache(512)
def fitting(could: tuple[int, ...]) -> tuple[int, ...]:
    """Of the set of each of a side's stands, the figures with which all other stands can still be somebody.

    From one way to fill all stands, every other is reached by stands that pass their figures on in rings: a stand takes
    another's figure, that one a third's, until somebody takes the figure of the first.
    """
    holders = one_way(could)
    takes = [sum(1 << holder for figure, holder in holders.items() if has(figures, figure)) for figures in could]
    for between, stand in product(range(len(could)), repeat=2):
        if has(takes[stand], between):
            takes[stand] |= takes[between]
    return tuple(
        sum(1 << figure for figure, holder in holders.items() if has(figures, figure) and has(takes[holder], stand))
        for stand, figures in enumerate(could)
    )


def one_way(could: Sequence[int]) -> dict[int, int]:
    """One way to fill all stands: the stand of each figure."""
    holders: dict[int, int] = {}

    def fill(stand: int, tried: set[int]) -> bool:
        """Give a stand a figure, if need be by giving its holder another one."""
        for figure in range(N_FIGURES):
            if figure in tried or not has(could[stand], figure):
                continue
            tried.add(figure)
            if figure not in holders or fill(holders[figure], tried):
                holders[figure] = stand
                return True
        return False

    for stand in range(len(could)):
        fill(stand, set())
    return holders
