"""Dice: the tile like an open book, and the tray where the others lie."""

from bagend.drawing.dice import HALF
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import DICE, EMPTY, N_BLACK, N_FIGURES, N_SIDES
from ..view import View
from .art import digit_die, pipped_die
from .chart import EMBLEMS
from .layout import Layout

LABEL = TEXT_SIZES["label"]


def ground(layout: Layout, words: Words) -> Markup:
    """What is written in the book of the tile."""
    return el("g", [side(number, layout, words) for number in range(N_SIDES)], class_="art", aria_hidden="true")


def side(number: int, layout: Layout, words: Words) -> Markup:
    """A side of the tile: above a black die that brings an encounter, below a coloured one that moves."""
    half = HALF * layout.die + 4
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 9}
    (x, y), low = layout.top[number], layout.low[number]
    tile = layout.tile
    width = tile.width / 2
    # The slot is not always in the middle of its page; the spine is between the pages.
    room = min(width, 2 * abs(tile.x + width - x)) - 6
    is_roomy = layout.die > 0.85
    # The frame around a die that was just placed stays clear of the words.
    below = half + (16 if is_roomy else 11)
    return el(
        "g",
        el("rect", class_="target", x=tile.x + number * width, y=tile.y, width=width, height=tile.height),
        words_at(
            words("board-side", side=number + 1),
            (x, tile.y + (23 if is_roomy else 17)),
            "label middle here",
            LABEL,
            room,
        ),
        [el("rect", class_="slot", transform=translate(*at), **box) for at in (layout.top[number], low)],
        words_at(words("board-meet"), (x, y + below), "label middle soft", LABEL, room),
        words_at(words("board-move"), (low[0], low[1] + below), "label middle soft", LABEL, room),
        data_about=f"side-{number + 1}",
    )


def dice(view: View, layout: Layout) -> Markup:
    """All seven dice, on the tile or in the tray."""
    return el(
        "g",
        [fellowship_die(view, die, layout) for die in range(N_FIGURES)],
        black_dice(view, layout),
        aria_hidden="true",
    )


def throw(view: View) -> int:
    """A number that changes with every roll of the turn."""
    return int(view.turns) * 4 + int(view.low[0] != EMPTY) + 1


def die_at(view: View, die: int, layout: Layout) -> Point:
    for side in range(N_SIDES):
        if view.low[side] == die:
            return layout.low[side]
    return layout.dice[die]


def fellowship_die(view: View, die: int, layout: Layout) -> Markup:
    x, y = die_at(view, die, layout)
    pips = int(view.face[die])
    is_loose = has(view.loose, die) and pips > 0
    turn = (37 * throw(view) + 53 * die) % 17 - 8 if is_loose else 0
    return pipped_die(
        f"die-{DICE[die]}",
        DICE[die],
        pips,
        EMBLEMS[die],
        throw(view) if is_loose else None,
        translate(x, y, layout.die, turn),
    )


def black_dice(view: View, layout: Layout) -> Markup:
    """Each black die lies in the tray, or on the side of the tile where it was placed."""
    placed = [side for side in range(N_SIDES) if view.top[side] > 0]
    drawn = []
    for black in range(N_BLACK):
        pips = int(view.black[black])
        if pips == 0 and placed:
            side = placed.pop(0)
            drawn.append(digit_die(black, int(view.top[side]), None, translate(*layout.top[side], layout.die)))
        else:
            roll = throw(view) if pips else None
            drawn.append(digit_die(black, pips, roll, translate(*layout.black[black], layout.die)))
    return join(drawn)
