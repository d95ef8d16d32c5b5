"""Answers: what can be clicked, drawn over everything else, and the panel from which cards and tokens are chosen."""

import math
from collections.abc import Iterable, Sequence

from bagend.drawing.buttons import button
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, MATTERS, OP_MATTER, SEAT, TOKEN, Phase, Verb
from ..components import CARDS, COPIES, N_TILES, N_TOKENS, RACES, Op
from ..facts.display import income
from ..facts.keys import key_of
from ..facts.labels import label as label_of
from ..view import View
from .faces import OP_SIGNS, chip, token
from .land import border_of, stack_at
from .layout import Layout

TOUCH = 44.0
LABEL = TEXT_SIZES["label"]
PANEL = (Verb.KEEP, Verb.REVIVE, Verb.STRIP, Verb.FIRST)
"""What is chosen from a panel that lies over the display."""

FEW = 5
"""So many choices of a panel have room for words beside them."""

LANE = 13.0
"""How far beside the way from region to region an arrow lies."""

ROW = 66.0
"""How far apart the lines of such a list are."""

RADIUS = 23.0
"""Half the size of a choice of a panel."""


def verb_of(action: int) -> Verb:
    return Verb(ANSWERS.split(action)[0])


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    plates = iter(layout.plates)
    cells = dict(panel_cells(layout, [a for a in answers if verb_of(a) in PANEL]))
    for action in answers:
        verb, nouns = ANSWERS.split(action)
        label = label_of(view, action, words)
        if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
            yield card_target(view, action, Verb(verb), nouns[0], label, layout)
        elif verb == Verb.TAKE:
            yield tile_target(view, action, nouns[0], label, layout)
        elif verb in (Verb.PLACE, Verb.REMOVE, Verb.RAZE):
            yield region_target(action, Verb(verb), nouns[0], label, layout)
        elif verb == Verb.MOVE:
            yield move_target(action, nouns[0], nouns[1], label, layout)
        elif verb == Verb.COURT:
            yield button(action, label, stack_at(nouns[0], layout), "answer", ring(24))
        elif action in cells:
            yield button(action, label, cells[action], "answer on-tray", line_of(layout, len(cells)), ring(RADIUS))
        else:
            yield plate(action, Verb(verb), label, next(plates), words)


def area(width: float, height: float, y: float = 0) -> Markup:
    """What reacts to a finger."""
    return el("rect", class_="target", x=-width / 2, y=y - height / 2, width=width, height=height)


def ring(radius: float) -> Markup:
    return join(area(2 * radius, 2 * radius), el("circle", class_="glow", r=radius))


def card_target(view: View, action: int, verb: Verb, slot: int, label: str, layout: Layout) -> Markup:
    """The head of a card plays it, its foot discards it for coins.

    A finger needs room at the foot; a mouse hits what it sees there, and the card around it (see `.on-card`).
    """
    width, height = layout.card
    x, y = layout.slots(int(view.chapter))[slot]
    if verb == Verb.DISCARD:
        foot = 17.0
        return button(
            action,
            label,
            (x, y + height / 2 - TOUCH / 2),
            "answer on-card",
            area(width, TOUCH),
            el("rect", class_="sell", x=-width / 2 + 2, y=TOUCH / 2 - foot - 1, width=width - 4, height=foot, rx=4),
            el("text", f"+{income(view, view.active)}", class_="label sell-words", y=TOUCH / 2 - 5),
            use("deed-coin", "glyph arrow", translate(-17, TOUCH / 2 - 9.5, 0.5)),
        )
    high = height - TOUCH
    return button(
        action,
        label,
        (x, y - height / 2 + high / 2),
        "answer",
        area(width, height, TOUCH / 2),
        el("rect", class_="glow", x=-width / 2, y=-high / 2, width=width, height=height, rx=6),
    )


def tile_spots(view: View, layout: Layout) -> dict[int, tuple[Point, Point]]:
    """The middle and the size of each landmark tile that lies open; those beyond three make all of them smaller."""
    x, y, width, height = layout.landmarks
    tiles = [tile for tile in range(N_TILES) if has(view.tiles_open, tile)]
    few = max(3, len(tiles))
    across, rows = (1, few) if height > width else (few, 1) if few == 3 else (-(-few // 2), 2)
    size = (min(layout.tile[0], width / across - 4), min(layout.tile[1], height / rows - 4))
    return {
        tile: ((x + (i % across + 0.5) * width / across, y + (i // across + 0.5) * height / rows), size)
        for i, tile in enumerate(tiles)
    }


def tile_target(view: View, action: int, tile: int, label: str, layout: Layout) -> Markup:
    at, (width, height) = tile_spots(view, layout)[tile]
    glow = el("rect", class_="glow", x=-width / 2, y=-height / 2, width=width, height=height, rx=6)
    return button(action, label, at, "answer", area(width, height), glow)


SIGNS = {Verb.PLACE: "deed-unit", Verb.REMOVE: "deed-remove", Verb.RAZE: "deed-raze"}


def region_target(action: int, verb: Verb, region: int, label: str, layout: Layout) -> Markup:
    sign = el(
        "g",
        el("circle", class_="target-ring", r=10),
        use(SIGNS[verb], "glyph arrow", "scale(.55)"),
        transform=translate(0, round(31 * layout.host, 1)),
    )
    outline = el("path", class_="glow", d=border_of(region, layout.shape))
    return button(action, label, layout.regions()[region], "answer on-map", area(96 * layout.host, 62), outline, sign)


def move_target(action: int, origin: int, to: int, label: str, layout: Layout) -> Markup:
    """An arrow on the way from one region to the next, which keeps to the right of those that come back."""
    (x, y), (u, v) = layout.regions()[origin], layout.regions()[to]
    way = math.hypot(u - x, v - y)
    aside = ((y - v) * LANE / way, (u - x) * LANE / way)
    at = (round(x + (u - x) * 0.54 + aside[0], 1), round(y + (v - y) * 0.54 + aside[1], 1))
    turn = math.degrees(math.atan2(v - y, u - x))
    return button(
        action,
        label,
        at,
        "answer on-map",
        area(TOUCH, TOUCH),
        el("circle", class_="target-ring", r=13),
        use("sign-move", "glyph arrow", f"rotate({turn:.0f}) scale(.7)"),
    )


PLATE_SIGNS = {Verb.AGAIN: "sign-again", Verb.DECLINE: "deed-nothing", Verb.FINE: "deed-fine"}


def plate(action: int, verb: Verb, label: str, at: Point, words: Words) -> Markup:
    """An answer that belongs to no place: to decline, another turn, a coin lost."""
    width = 116.0
    return button(
        action,
        label,
        at,
        "answer on-tray",
        el("rect", class_="target plate", x=-width / 2, y=-TOUCH / 2, width=width, height=TOUCH, rx=10),
        use(PLATE_SIGNS[verb], "glyph plate-sign", translate(-40, 0, 0.8)),
        words_at(words(f"verb-{verb.name.lower()}"), (-24, 5), "button", TEXT_SIZES["button"], 78),
    )


def panel_cells(layout: Layout, actions: Sequence[int]) -> Iterable[tuple[int, Point]]:
    """Where each choice of a panel lies: a list with words, or many cards side by side."""
    x, y, width, height = layout.display
    if len(actions) <= FEW:
        top = y + 34 + (height - 34) / 2 - ROW * (len(actions) - 1) / 2
        for i, action in enumerate(actions):
            yield action, (x + 46, top + ROW * i)
        return
    pitch = 2 * RADIUS
    across = int((width - 8) // pitch)
    rows = -(-len(actions) // across)
    down = min(pitch, (height - 36 - 2 * RADIUS) / max(1, rows - 1))
    left = x + width / 2 - pitch * (min(len(actions), across) - 1) / 2
    top = y + 34 + (height - 34) / 2 - down * (rows - 1) / 2
    for i, action in enumerate(actions):
        yield action, (left + pitch * (i % across), top + down * (i // across))


def line_of(layout: Layout, count: int) -> Markup | None:
    """The words beside a choice of a panel choose it too."""
    if count > FEW:
        return None
    box = {"x": -RADIUS - 8, "y": -ROW / 2 + 2, "width": layout.display[2] - 30, "height": ROW - 4}
    return el("rect", class_="target", rx=8, **box)


def panel(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    """Cards, tokens or matters to choose from; what is shown to both is drawn for both."""
    chosen = [action for action in answers if verb_of(action) in PANEL]
    shown = [Verb.KEEP + token for token in range(N_TOKENS) if has(view.shown, token)]
    if not chosen and not shown:
        return el("g", aria_hidden="true")
    x, y, width, height = layout.display
    cells = panel_cells(layout, chosen or shown)
    phase = Phase(view.phase).name.lower().replace("_", "-")
    question = words(f"prompt-{phase}", count=int(view.amount), **words.nouns(seat=(SEAT, int(view.active))))
    return el(
        "g",
        el("rect", class_="veil", x=x, y=y, width=width, height=height, rx=10),
        el("rect", class_="panel-frame", x=x + 4, y=y + 4, width=width - 8, height=height - 8, rx=8),
        words_at(question, (x + width / 2, y + 28), "label middle panel-words", LABEL, width - 24),
        [choice(action, at, width - 96 if len(chosen or shown) <= FEW else 0, words) for action, at in cells],
        class_="art",
        aria_hidden="true",
    )


def choice(action: int, at: Point, room: float, words: Words) -> Markup:
    """One thing on the panel, with what it is called if there is room."""
    verb, (noun,) = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return el("g", token(noun, at, 1.16), named(noun, at, room, words), data_about=key_of("token", noun))
    if verb in (Verb.REVIVE, Verb.STRIP):
        sign = el("g", chip(noun), transform=translate(at[0], at[1] - 21))
        line = beside(words.name("card", CARDS[noun]), at, room) if room else None
        return el("g", sign, line, data_about=key_of("card", noun))
    sign = el("g", el("circle", class_="medal", r=20), matter(noun), transform=translate(*at))
    return el("g", sign, beside(words.name("matter", MATTERS[noun]), at, room), data_about=key_of("matter", noun))


def beside(name: str, at: Point, room: float) -> Markup:
    return words_at(name, (at[0] + 34, at[1] + 5), "heading panel-words", TEXT_SIZES["heading"], room)


def named(number: int, at: Point, room: float, words: Words) -> Markup:
    """What a token is called and does."""
    nouns = words.nouns(token=(TOKEN, number))
    name = words("piece-token", race=words.name("race", RACES[number // COPIES]), token=nouns["token_short"])
    x, y = at[0] + 34, at[1]
    return join(
        words_at(name, (x, y - 4), "heading panel-words", TEXT_SIZES["heading"], room),
        words_at(str(nouns["token_does"]), (x, y + 14), "label panel-words", LABEL, room),
    )


def matter(number: int) -> Markup:
    """The sign of something that is to be put in order."""
    if number < N_TOKENS:
        return token(number, (0, 0), 0.95)
    if number >= OP_MATTER:
        return use(OP_SIGNS[Op(number - OP_MATTER)], "glyph have")
    return use("people-humans" if MATTERS[number] == "pair" else "deed-envoy", "glyph have")
