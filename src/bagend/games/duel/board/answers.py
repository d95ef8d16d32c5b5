"""Answers: what can be clicked, drawn over everything else, and the panel from which cards and tokens are chosen."""

import itertools
import math
from collections.abc import Iterable, Sequence

from bagend.drawing.buttons import button
from bagend.drawing.icons import use
from bagend.drawing.ink import Box
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, OP_MATTER, PAIR_MATTER, SEAT, TOKEN, Phase, Verb
from ..components import COPIES, N_TILES, N_TOKENS, RACES, Op
from ..facts.display import income
from ..facts.keys import key_of
from ..facts.labels import label as label_of
from ..view import View
from .faces import OP_SIGNS, card_face, chip, token
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

ROW = 76.0
"""How far apart the lines of such a list are, if there is room."""

HEAD = 38.0
FOOT = 8.0
"""What a panel has above and below its choices."""

GAP = 4.0
"""Between two cards on a panel."""

RADIUS = 23.0
"""Half the size of a small card on a panel."""


def verb_of(action: int) -> Verb:
    return Verb(ANSWERS.split(action)[0])


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    plates = iter(layout.plates)
    choices = [action for action in answers if verb_of(action) in PANEL]
    cells = dict(panel_cells(layout, choices)) if choices else {}
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
            yield button(action, label, cells[action], "answer on-tray", choice_target(layout, list(cells)))
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
    # On the way down it stays clear of the name that stands above where it leads.
    part = 0.54 - 0.12 * max(0.0, v - y) / way
    at = (round(x + (u - x) * part + aside[0], 1), round(y + (v - y) * part + aside[1], 1))
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
    """The middle of each choice of a panel: of lines with words, of cards, or of small cards if they are very many."""
    x, y, width, height = panel_box(layout, actions)
    if is_list(actions):
        down = (height - HEAD - FOOT) / len(actions)
        for i, action in enumerate(actions):
            yield action, (x + width / 2, y + HEAD + down * (i + 0.5))
        return
    wide, high = layout.card if is_hand(layout, actions) else (2 * RADIUS, 2 * RADIUS)
    gap = GAP if is_hand(layout, actions) else 0.0
    across = min(columns_of(width, wide, gap), len(actions))
    rows = -(-len(actions) // across)
    down = min(high + gap, (height - HEAD - FOOT - high) / max(1, rows - 1))
    left = x + width / 2 - (wide + gap) * (across - 1) / 2
    top = y + HEAD + (height - HEAD - FOOT - down * (rows - 1)) / 2
    for i, action in enumerate(actions):
        yield action, (left + (wide + gap) * (i % across), top + down * (i // across))


def columns_of(width: float, wide: float, gap: float) -> int:
    return int((width - 12 + gap) // (wide + gap))


def is_list(actions: Sequence[int]) -> bool:
    """Whether each choice has a line of its own, with words."""
    return len(actions) <= FEW and verb_of(actions[0]) in (Verb.KEEP, Verb.FIRST)


def is_hand(layout: Layout, actions: Sequence[int]) -> bool:
    """Whether there is room for whole cards: one row may lie on the feet of the row above."""
    if verb_of(actions[0]) not in (Verb.REVIVE, Verb.STRIP):
        return False
    _, _, width, height = panel_box(layout, actions)
    wide, high = layout.card
    rows = -(-len(actions) // columns_of(width, wide, GAP))
    return HEAD + FOOT + high + TOUCH * (rows - 1) <= height


def panel_box(layout: Layout, actions: Sequence[int]) -> Box:
    """A panel lies over the display; a list takes no more of it than it needs."""
    x, y, width, height = layout.display
    if not is_list(actions):
        return (x + 4, y + 4, width - 8, height - 8)
    high = min(height - 8, HEAD + FOOT + ROW * len(actions))
    return (x + 4, round(y + (height - high) / 2, 1), width - 8, high)


def choice_target(layout: Layout, actions: Sequence[int]) -> Markup:
    """What reacts around a choice of a panel: its line, its card, or a ring."""
    if is_list(actions):
        width, height = line_size(layout, actions)
        return framed(width, height, 9)
    if is_hand(layout, actions):
        width, height = layout.card
        tops = sorted({y for _, (_, y) in panel_cells(layout, actions)})
        # Of a card that lies under another only the head is in sight.
        seen = min([height, *(low - high for high, low in itertools.pairwise(tops))])
        glow = el("rect", class_="glow", x=-width / 2, y=-height / 2, width=width, height=round(seen, 1), rx=6)
        return join(area(width, height), glow)
    if verb_of(actions[0]) in (Verb.REVIVE, Verb.STRIP):
        return join(area(2 * RADIUS, 2 * RADIUS), framed(36, 43, 5))
    return ring(RADIUS)


def framed(width: float, height: float, round_off: float) -> Markup:
    glow = el("rect", class_="glow", x=-width / 2, y=-height / 2, width=width, height=height, rx=round_off)
    return join(area(width, height), glow)


def line_size(layout: Layout, actions: Sequence[int]) -> Point:
    """How wide and high a line of a list is."""
    _, _, width, height = panel_box(layout, actions)
    return width - 24, round((height - HEAD - FOOT) / len(actions) - 8, 1)


def panel(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    """Cards, tokens or matters to choose from; what is shown to both is drawn for both."""
    chosen = [action for action in answers if verb_of(action) in PANEL]
    shown = chosen or [Verb.KEEP + token for token in range(N_TOKENS) if has(view.shown, token)]
    if not shown:
        return el("g", aria_hidden="true")
    x, y, width, height = layout.display
    left, top, wide, high = panel_box(layout, shown)
    phase = Phase(view.phase).name.lower().replace("_", "-")
    question = words(f"prompt-{phase}", count=int(view.amount), **words.nouns(seat=(SEAT, int(view.active))))
    return el(
        "g",
        el("rect", class_="veil", x=x, y=y, width=width, height=height, rx=10),
        el("rect", class_="panel-frame", x=left, y=top, width=wide, height=high, rx=9),
        words_at(question, (x + width / 2, top + 24), "heading middle panel-words", TEXT_SIZES["heading"], wide - 24),
        [choice(view, action, at, layout, shown, words) for action, at in panel_cells(layout, shown)],
        class_="art",
        aria_hidden="true",
    )


def choice(view: View, action: int, at: Point, layout: Layout, shown: Sequence[int], words: Words) -> Markup:
    """One thing on the panel: a line with words, a card, or a small one."""
    verb, (noun,) = ANSWERS.split(action)
    if is_list(shown):
        return line(view, action, at, line_size(layout, shown), words)
    if verb in (Verb.REVIVE, Verb.STRIP):
        is_whole = is_hand(layout, shown)
        face = card_face(noun, *layout.card, words) if is_whole else el("g", chip(noun), transform=translate(0, -21))
        return el("g", face, data_about=key_of("card", noun), transform=translate(*at))
    if verb == Verb.KEEP:
        return el("g", token(noun, at, 1.1), data_about=key_of("token", noun))
    return el("g", matter(view, noun), data_about=key_of("matter", noun), transform=translate(*at, 0.8))


def line(view: View, action: int, at: Point, size: Point, words: Words) -> Markup:
    """One line of a list: its sign, what it is called, and what a token does."""
    verb, (noun,) = ANSWERS.split(action)
    width, height = size
    is_token = verb == Verb.KEEP
    grown = round(min(1.5, height / 44), 2)
    x, room = -width / 2 + 68, width - 76
    sign = -width / 2 + 35
    return el(
        "g",
        el("rect", class_="card-fall", x=-width / 2 + 1.5, y=-height / 2 + 3, width=width, height=height, rx=9),
        el("rect", class_="panel-line", x=-width / 2, y=-height / 2, width=width, height=height, rx=9),
        token(noun, (sign, 0), grown) if is_token else el("g", matter(view, noun), transform=translate(sign, 0, grown)),
        named(noun, x, room, words)
        if is_token
        else words_at(label_of(view, action, words), (x, 5), "heading", TEXT_SIZES["heading"], room),
        data_about=key_of("token" if is_token else "matter", noun),
        transform=translate(*at),
    )


def named(number: int, x: float, room: float, words: Words) -> Markup:
    """What a token is called and does."""
    nouns = words.nouns(token=(TOKEN, number))
    name = words("piece-token", race=words.name("race", RACES[number // COPIES]), token=nouns["token_short"])
    return join(
        words_at(name, (x, -4), "heading", TEXT_SIZES["heading"], room),
        words_at(str(nouns["token_does"]), (x, 16), "label", LABEL, room),
    )


def matter(view: View, number: int) -> Markup:
    """The sign of something that is to be put in order, on a medal."""
    if number < N_TOKENS:
        return token(number, (0, 0))
    if number >= OP_MATTER:
        sign = OP_SIGNS[Op(number - OP_MATTER)]
    else:
        # An alliance of two is one of the race of the card that was played.
        sign = f"people-{RACES[view.stack]}" if number == PAIR_MATTER else "deed-envoy"
    return join(use("medal"), use(sign, "glyph have", "scale(.95)"))
