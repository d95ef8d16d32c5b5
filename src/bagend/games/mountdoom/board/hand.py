"""Hand: the cards that lie before the seats, Gandalf's and those of the allies."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import FIRST_GANDALF, HELPERS, N_BLACK, N_FIGURES, N_HELPERS, SEATS, Helper
from ..facts.cards import numbers
from ..facts.hand import usable
from ..view import View
from .art import ART
from .cards import LINE, fitted, wrapped
from .layout import Box, Layout

LABEL = TEXT_SIZES["label"]
GAP = 2.0
STRIP = 15.0
"""How high the strip is that says before whom a card lies."""

BAN = 22.0
"""How wide the end of the strip is on which a flag says that a card may not be used."""

FLAG = 38.0
"""How wide the flag is that says that a card may be used."""

TALLEST = 172.0
"""How high a card in hand is at most."""

LOW_CARD = 44.0
"""A card lower than this has its picture beside the strip, not above it."""

TWO_LINES = 48.0
"""A card as high as this has room for a name of two lines."""

SNUG = 25.0
"""How wide the small picture is beside many words."""

LARGE = 128.0
"""A card as high as this has room for a large picture."""

MOST_CHANGES = 4
"""At most two black dice and two others lie loose."""


def in_hand(view: View) -> list[int]:
    """The usable cards that lie before the seats, in the order of the helpers."""
    return [helper for helper in range(N_HELPERS) if view.holder[helper] >= 0]


def hand_boxes(view: View, layout: Layout) -> dict[int, Box]:
    """Where each card lies: few are high enough for a picture and what they do, many for their names alone.

    The faces of dice may need the room below them.
    """
    cards = in_hand(view)
    hand = layout.hand
    end = changes_top(view, layout) - GAP if changeable(view) else hand.y + hand.height
    across = layout.across
    while math.ceil(len(cards) / across) * layout.lowest > end - hand.y:
        across += 1
    rows = max(1, math.ceil(len(cards) / across))
    room = (end - hand.y + GAP) / rows
    height = min(max(room - GAP, layout.lowest), TALLEST)
    pitch = min(height + GAP, (end - hand.y - height) / (rows - 1) if rows > 1 else room)
    width = (hand.width + GAP + 2) / across - GAP - 2
    return {
        card: Box(
            round(hand.x + i % across * (width + GAP + 2), 1),
            round(hand.y + i // across * pitch, 1),
            round(width, 1),
            round(height, 1),
        )
        for i, card in enumerate(cards)
    }


def changes_top(view: View, layout: Layout) -> float:
    """Where the faces of dice begin: as low as their rows allow."""
    box = layout.changes
    rows, most = (math.ceil(count / layout.abreast) for count in (len(changeable(view)), MOST_CHANGES))
    return box.y + box.height * (1 - rows / most)


def changeable(view: View) -> list[tuple[int, int]]:
    """The dice that a card may turn to any face, each with the card that may."""
    blacks = [(Helper.POWER.value, black) for black in range(N_BLACK) if view.black[black] > 0]
    others = [(Helper.TRICK.value, die) for die in range(N_FIGURES) if has(view.loose, die)]
    return [(helper, die) for helper, die in (*blacks, *others) if has(usable(view), helper)]


def hand(view: View, layout: Layout, words: Words) -> Markup:
    """A card for each helper: before whom it lies, and whether it may be used now."""
    x, y = layout.hand.x, layout.hand.y
    stack = words("state-stack", count=int(view.stack))
    none = words_at(words("state-no-helpers"), (x + 2, y + 16), "label on-lamp", LABEL, 210)
    return el(
        "g",
        el(
            "g",
            words_at(words("board-cards"), (x + 2, y - 7), "label here on-lamp", LABEL, 60),
            none if not view.hand else None,
            data_about="cards",
        ),
        el("g", words_at(stack, (x + 70, y - 7), "label on-lamp", LABEL, 210), data_about="stack"),
        [helper_card(view, helper, box, words) for helper, box in hand_boxes(view, layout).items()],
        aria_hidden="true",
    )


class Card(NamedTuple):
    """All that is to be seen of a card in hand."""

    helper: int
    name: str
    effect: str
    seat: int
    owner: str
    use: str
    """The word that says that it may be used now, or nothing."""

    banned: bool


def helper_card(view: View, helper: int, box: Box, words: Words) -> Markup:
    seat = int(view.holder[helper])
    name = HELPERS[helper]
    card = Card(
        helper,
        words.name("helper", name),
        words(f"effect-{name}", **numbers(view)),
        seat,
        words.name("seat", SEATS[seat]),
        words("board-use") if has(usable(view), helper) else "",
        bool(helper >= FIRST_GANDALF and view.shadow),
    )
    return drawn(card, box)


@lru_cache(512)
def drawn(card: Card, box: Box) -> Markup:
    key = f"helper-{HELPERS[card.helper]}"
    size = {"width": box.width, "height": box.height, "rx": 7}
    return el(
        "g",
        el("rect", class_="paper out" if card.banned else "paper", **size),
        (large if box.height >= LARGE else small)(card, box),
        strip(card, box),
        el("rect", class_="rule lit" if card.use else "card-edge", fill_opacity=0, **size),
        class_="piece",
        data_key=key,
        data_about=key,
        data_at=SEATS[card.seat],
        transform=translate(box.x, box.y),
    )


def portrait(card: Card, at: str) -> Markup:
    """Who helps: faint while the card may not be used, with words that stay clear."""
    drawn = use(f"portrait-{HELPERS[card.helper]}", None, at)
    return el("g", drawn, class_="idle") if card.banned else drawn


def look_of(helper: int) -> tuple[str, str]:
    """The colour of a card's banner and of what is behind its picture."""
    return ("azure", "mist") if helper >= FIRST_GANDALF else ("vert", "dawn")


def large(card: Card, box: Box) -> Markup:
    """The picture on top, below it the name and what the card does."""
    hue, sky = look_of(card.helper)
    width = box.width
    lines = wrapped(card.effect, width - 8, LABEL)
    high = min(74.0, box.height - STRIP - 26 - len(lines) * LINE)
    return join(
        el("path", class_=sky, d=f"M0 {high:g}V7Q0 0 7 0H{width - 7:g}Q{width:g} 0 {width:g} 7V{high:g}z"),
        portrait(card, translate(width / 2, high / 2, round(high / 66, 2))),
        el("path", class_=f"banner hue-{hue}", d=f"M0 {high:g}H{width:g}v20h{-width:g}z"),
        el(
            "g",
            words_at(card.name, (width / 2, high + 14.5), f"here middle solid on-{hue}", LABEL, width - 8),
            class_="label",
        ),
        [
            words_at(line, (width / 2, high + 33.5 + i * LINE), "label middle", LABEL, width - 6)
            for i, line in enumerate(lines)
        ],
    )


def side_of(box: Box) -> float:
    """How wide the small picture of a card is."""
    return 24.0 if box.height < LOW_CARD else min(34.0, box.height - STRIP)


def small(card: Card, box: Box) -> Markup:
    """The picture beside the name; what the card does, if there is room for all of it."""
    hue, sky = look_of(card.helper)
    side, named, below, lines = arranged(card, box)
    left = side + 5
    foot = box.height if box.height < LOW_CARD else side
    corner = f"M{side:g} 0V{foot:g}H7Q0 {foot:g} 0 {foot - 7:g}V7Q0 0 7 0z"
    return join(
        el("path", class_=sky, d=corner),
        portrait(card, translate(side / 2, foot / 2, round(side / 66, 2))),
        el("path", class_=f"banner hue-{hue}", d=f"M{side:g} 0h2.500v{foot:g}h-2.500z"),
        [
            words_at(line, (left, 11.5 + i * 13), "label here", LABEL, box.width - left - 3)
            for i, line in enumerate(named)
        ],
        [words_at(line, (5, below + i * LINE), "label", LABEL, box.width - 7) for i, line in enumerate(lines)],
    )


def arranged(card: Card, box: Box) -> tuple[float, Sequence[str], float, Sequence[str]]:
    """How wide the picture is, the lines of the name, where those of what the card does begin, and these lines.

    Many words make the picture smaller and keep the name in one line; without any room for them there are none.
    """
    side = side_of(box)
    if box.height < TWO_LINES:
        return side, (card.name,), 0, ()
    for wide, most_names in ((side, 2), (SNUG, 1)):
        named = fitted(card.name, box.width - wide - 7, most_names)
        below = max(wide + 13, 14 + 13.5 * len(named))
        most = int((box.height - STRIP - 4 - below) // LINE) + 1
        lines = fitted(card.effect, box.width - 8, most)
        if len(lines) <= most:
            return wide, named, below, lines
    return side, wrapped(card.name, box.width - side - 7, LABEL), 0, ()


def strip(card: Card, box: Box) -> Markup:
    """Before whom a card lies; and a flag and a word if it may be used now."""
    hue = ART.hues[card.seat]
    side = side_of(box) if box.height < LOW_CARD else 0.0
    top, foot, width = box.height - STRIP, box.height, box.width
    start = f"M{side:g} {top:g}V{foot:g}" if side else f"M0 {top:g}V{foot - 7:g}Q0 {foot:g} 7 {foot:g}"
    room = width - side - 6 - (FLAG if card.use else BAN if card.banned else 0)
    return join(
        el(
            "path",
            class_=f"body hue-{hue}",
            d=f"{start}H{width - 7:g}Q{width:g} {foot:g} {width:g} {foot - 7:g}V{top:g}z",
        ),
        el(
            "g",
            words_at(card.owner, (side + 4, foot - 3.5), f"solid on-{hue}", LABEL, room),
            class_="label",
        ),
        now(box, card.use) if card.use else None,
        banned(box) if card.banned else None,
    )


def free_end(box: Box, width: float) -> Markup:
    """The end of the strip, left free for a sign."""
    right, top, foot = box.width, box.height - STRIP, box.height
    return el(
        "path", class_="body hue-paper", d=f"M{right - width:g} {top:g}h{width:g}V{foot - 7:g}q0 7-7 7h{7 - width:g}z"
    )


def banned(box: Box) -> Markup:
    """This card may not be used as long as Gandalf is away."""
    return join(free_end(box, BAN), use("sign-banner", "glyph mark", translate(box.width - 11, box.height - 7.5, 0.52)))


def now(box: Box, word: str) -> Markup:
    """This card may be used now."""
    right, foot = box.width, box.height
    return join(
        free_end(box, FLAG),
        el("path", class_="pennant", d=f"M{right - FLAG + 2:g} {foot - 12.5:g}l8 5l-8 5z"),
        words_at(word, (right - 26, foot - 3.5), "label told", LABEL, 25),
    )
