"""Answers: what can be clicked, drawn over everything else.

A piece, a space, a card or the face of a die is the answer where there is one; the rest are plates in the tray.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from bagend.drawing.buttons import button
from bagend.drawing.dice import HALF
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import ANSWERS, CARD, Phase, Verb
from ..components import (
    ARMY,
    DICE,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    FIRST_GANDALF,
    HELPERS,
    N_BLACK,
    NAZGUL_SYMBOL,
    PLAIN_HELPERS,
    Figure,
    Helper,
)
from ..facts.labels import label
from ..facts.path import is_destination
from ..facts.track import next_card
from ..view import View
from .art import digit_die, pipped_die, tick
from .changes import cell, size_of
from .chart import EMBLEMS, stand
from .dice import die_at
from .hand import hand_boxes
from .layout import Box, Layout

ROOMY_PLATE = 140
"""A plate as wide as this has room for the figure that is moved."""

Spot = tuple[Point, float, float, str]
"""The middle, half width, half height and class of what is clicked."""

FOOT = 15
"""How high the sign at the foot of half a card is."""

TOUCH = 22
"""Half the width of what can be touched, at least."""


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    split = [(action, *ANSWERS.split(action)) for action in answers]
    if any(verb == Verb.ROLL for _, verb, _ in split):
        for die in range(len(DICE)):
            yield die_toggle(die, layout, words)
    plates = [(action, nouns) for action, verb, nouns in split if is_plated(view, Verb(verb))]
    for (action, nouns), box in zip(plates, layout.plates, strict=False):
        yield plate(view, action, nouns, box, layout, words)
    for action, verb, nouns in split:
        at = spot_of(view, Verb(verb), nouns, layout)
        if at is not None:
            if is_half(view, Verb(verb)):
                yield half_card(action, label(view, action, words), at, nouns[0])
            else:
                yield around(action, label(view, action, words), at, is_round=verb in (Verb.STRIDE, Verb.FARAMIR))


PLATED = (Verb.PLACE, Verb.PASS, Verb.RETURN, Verb.DISCARD)


def is_plated(view: View, verb: Verb) -> bool:
    """In Gríma's question Treebeard's card is the one to send away, so that his help needs another place."""
    return verb in PLATED or (verb == Verb.TREEBEARD and view.phase == Phase.GRIMA)


def die_toggle(die: int, layout: Layout, words: Words) -> Markup:
    """A die of the pool, to be chosen for the first roll or not."""
    half = HALF * layout.die + 4
    reach = max(half, TOUCH)
    return el(
        "g",
        el("rect", class_="target", x=-reach, y=-reach, width=2 * reach, height=2 * reach),
        el("rect", class_="glow", x=-half, y=-half, width=2 * half, height=2 * half, rx=half / 2),
        tick((half * 0.86, -half * 0.86), "tick"),
        class_="answer on-tray",
        id=f"part-{DICE[die]}",
        role="button",
        tabindex=-1,
        aria_label=words.name("die", DICE[die]),
        aria_pressed="false",
        data_about=f"die-{DICE[die]}",
        data_verb="roll",
        data_part=DICE[die],
        transform=translate(*layout.dice[die]),
    )


def plate(view: View, action: int, nouns: tuple[int, ...], box: Box, layout: Layout, words: Words) -> Markup:
    """An answer that belongs to no piece: two dice to place, or words."""
    half_width, half_height = box.width / 2, box.height / 2
    back = el("rect", class_="target plate", x=-half_width, y=-half_height, width=box.width, height=box.height, rx=10)
    if is_twin(view, action, nouns):
        inside = [words_at(words("board-twin"), (0, 5), "button middle", TEXT_SIZES["button"], box.width - 16)]
    elif Verb.PLACE <= action < Verb.ADD:
        inside = placing(view, nouns[0], nouns[1], box.width)
    else:
        text = label(view, action, words)
        size = TEXT_SIZES["button"] if layout.full else TEXT_SIZES["label"]
        inside = [words_at(text, (0, 5), "button middle", size, box.width - 16)]
    return button(action, label(view, action, words), box.middle, "answer on-tray", back, *inside)


def placing(view: View, black: int, die: int, width: float) -> list[Markup]:
    """Two dice for a side of the tile: what the one meets, and, where there is room, whom the other moves."""
    pips = int(view.black[black])
    seen = [
        partial(digit_die, None, pips, None),
        partial(who_is_met, view, pips - 1),
        partial(pipped_die, None, DICE[die], int(view.face[die]), EMBLEMS[die], None),
        partial(use, f"figure-{FIGURES[die]}", f"hue-{DICE[die]}"),
    ][: 4 if width >= ROOMY_PLATE else 3]
    step = (width - 10) / len(seen)
    size = min(0.78, step / 44)
    return [draw(translate((number + 0.5) * step - (width - 10) / 2, 0, size)) for number, draw in enumerate(seen)]


def who_is_met(view: View, slot: int, at: str) -> Markup:
    """What lies in a slot, small; nothing where the first black die, which meets it before, may change it."""
    if int(view.top[0]) == slot + 1:
        return join()
    card = ARMY if view.army == slot else int(view.slot[slot])
    if card == FACE_DOWN:
        return use("scenery-compass", "glyph back-art", at)
    if card != EMPTY:
        back = el("rect", class_="mist", x=-20, y=-20, width=40, height=40, rx=8)
        return el("g", back, use(f"portrait-{CARD.name(card)}", None, "scale(.6)"), transform=at)
    symbol = int(view.symbol[slot])
    is_nazgul = symbol == NAZGUL_SYMBOL
    figure, hue = ("figure-rider", None) if is_nazgul else (f"figure-{FIGURES[symbol]}", f"hue-{DICE[symbol]}")
    return el("g", use(figure, hue, at), class_="idle")


def is_twin(view: View, action: int, nouns: tuple[int, ...]) -> bool:
    """Whether an answer takes the second of two black dice that show the same: no other than with the first."""
    return Verb.PLACE <= action < Verb.ADD and nouns[0] == 1 and view.black[0] == view.black[1]


def spot_of(view: View, verb: Verb, nouns: tuple[int, ...], layout: Layout) -> Spot | None:
    """The middle, half width, half height and class of the piece that an answer is about."""
    half = HALF * layout.die + 4
    if verb in (Verb.ADD, Verb.CHOOSE, Verb.REROLL):
        at = die_at(view, nouns[0], layout)
        return at, half, half, "answer" if verb == Verb.REROLL else "answer on-tray"
    if verb == Verb.ELROND:
        at = layout.black[nouns[0]] if nouns[0] < N_BLACK else layout.dice[nouns[0] - N_BLACK]
        return at, half, half, "answer on-tray"
    if verb in (Verb.STRIDE, Verb.FARAMIR):
        figure = Figure.RING_BEARERS if verb == Verb.FARAMIR else int(view.symbol[view.spot])
        step = int(view.at[figure]) + nouns[0] + (2 if verb == Verb.FARAMIR else 0)
        reach = layout.place * 1.3 if is_destination(step) else layout.radius * 1.1
        return layout.steps[min(step, len(layout.steps) - 1)], reach + 4, reach * 0.84 + 4, "answer"
    if verb == Verb.THEODEN:
        return stand(view, nouns[0] + 1, layout), TOUCH * 0.8, TOUCH, "answer"
    if verb == Verb.MARCH:
        return around_box(layout.slots[next_card(view, 1 if nouns[0] else -1)])
    if verb in (Verb.POWER, Verb.TRICK):
        helper = Helper.POWER if verb == Verb.POWER else Helper.TRICK
        half = HALF * size_of(layout) + 2
        return cell(view, helper, nouns[0], nouns[1] + 1, layout), half, half, "answer on-tray"
    return card_spot(view, verb, nouns, layout)


def card_spot(view: View, verb: Verb, nouns: tuple[int, ...], layout: Layout) -> Spot | None:
    """The card in hand that is itself the answer."""
    helper = helper_of(verb, nouns)
    if helper is None or is_plated(view, verb):
        return None
    box = hand_boxes(view, layout)[helper]
    if is_half(view, verb):
        # Two things to choose from: courage on the left half of the card, the token on the right.
        box = Box(box.x + nouns[0] * box.width / 2, box.y, box.width / 2, box.height)
    return around_box(box, "answer on-tray")


def around_box(box: Box, class_: str = "answer") -> Spot:
    return box.middle, box.width / 2 + 1, box.height / 2 + 1, class_


def helper_of(verb: Verb, nouns: tuple[int, ...]) -> int | None:
    """The card in hand that is itself the answer."""
    if verb == Verb.GIVE:
        return FIRST_GANDALF + nouns[0]
    if verb in (Verb.BANISH, Verb.CONVERT):
        return nouns[0]
    if verb == Verb.USE:
        return HELPERS.index(PLAIN_HELPERS[nouns[0]])
    if verb == Verb.TREEBEARD:
        return Helper.TREEBEARD
    return None


def is_half(view: View, verb: Verb) -> bool:
    """Whether an answer has only one half of its card."""
    return verb == Verb.TREEBEARD and view.phase != Phase.PERIL


def touchable(wide: float, high: float) -> Markup:
    """What a finger finds, however small the piece is."""
    wide, high = max(wide, TOUCH), max(high, TOUCH)
    return el("rect", class_="target", x=-wide, y=-high, width=2 * wide, height=2 * high)


def half_card(action: int, name: str, spot: Spot, gift: int) -> Markup:
    """Courage is the left half of Treebeard's card and his token the right one: each lights up its own edge of the
    card, so that no line crosses the words, and has its sign at the foot."""
    at, wide, high, class_ = spot
    side = 1 if gift else -1
    sign = use("symbol-tree", "glyph plate-sign", "scale(.5)") if gift else use("symbol-allies", None, "scale(.62)")
    return button(
        action,
        name,
        at,
        class_,
        touchable(wide, high),
        el(
            "path",
            class_="glow",
            d=f"M{-side * (wide - 2):g} {-high:g}H{side * (wide - 8):g}q{side * 8} 0 {side * 8} 8"
            f"V{high - 8:g}q0 8 {-side * 8} 8H{-side * (wide - 2):g}",
        ),
        el(
            "rect",
            class_="plate",
            x=-wide if gift else 2 - wide,
            y=high - FOOT - 2,
            width=2 * wide - 2,
            height=FOOT,
            rx=5,
        ),
        el("g", sign, class_="tray-sign", transform=translate(-side, high - FOOT / 2 - 2)),
    )


def around(action: int, name: str, spot: Spot, *, is_round: bool = False) -> Markup:
    """A glow around a piece, or around a stone of the road."""
    at, wide, high, class_ = spot
    corner = {"rx": wide, "ry": high} if is_round else {"rx": min(wide, high, 12)}
    return button(
        action,
        name,
        at,
        class_,
        touchable(wide, high),
        el("rect", class_="glow", x=-wide, y=-high, width=2 * wide, height=2 * high, **corner),
    )
