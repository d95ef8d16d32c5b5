"""Cards: the encounter track, and the cards that lie before the seats."""

from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import breadth, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import CARD
from ..components import (
    ARMY,
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    FIRST_GANDALF,
    HELPERS,
    KINDS,
    N_BLACK,
    N_FIGURES,
    N_HELPERS,
    N_SLOTS,
    NAZGUL_SYMBOL,
    SEATS,
    Helper,
    Op,
)
from ..facts.cards import numbers
from ..facts.hand import usable
from ..view import View
from .art import ART, emblem, sign
from .chart import EMBLEMS, sheet
from .layout import Box, Layout

LABEL = TEXT_SIZES["label"]
ACROSS = 3
"""How many cards lie side by side."""

LINE = 13.5
"""How far the lines of a text are apart."""

HEAD = 33.0
"""How high the part of such a card is that says whose it is."""

TALLEST = 88.0
"""How high a card in hand is at most: four lines say what it does."""

MOST_CHANGES = 4
"""At most two black dice and two others lie loose."""

HUES = {"ally": "green", "enemy": "red", "special": "red", "doom": "black"}
SIGNS = {
    Op.LOSE: "heart",
    Op.GAIN: "star",
    Op.NAZGUL: "symbol-nazgul",
    Op.MUSTER: "tower",
    Op.FIGHT: "symbol-weapon",
    Op.MUMAKIL: "symbol-weapon",
    Op.MOUTH: "symbol-weapon",
    Op.URUK_HAI: "symbol-orc",
    Op.EYE: "eye",
    Op.GRIMA: "banner",
    Op.WITCH_KING: "symbol-nazgul",
    Op.TABLE: "eye",
    Op.DENETHOR: "sign-again",
    Op.ARMY: "banner",
    Op.ALLY: "star",
}


def track(view: View, layout: Layout, words: Words) -> Markup:
    """The six slots with their cards."""
    return el("g", [slot(view, number, layout, words) for number in range(N_SLOTS)], class_="art", aria_hidden="true")


def slot(view: View, number: int, layout: Layout, words: Words) -> Markup:
    box = layout.slots[number]
    card = int(view.slot[number])
    frame = el("rect", class_="slot room", x=0, y=0, width=box.width, height=box.height, rx=8)
    if card == EMPTY:
        inside = [frame, empty_slot(int(view.symbol[number]), box)]
    elif card == FACE_DOWN:
        inside = [card_back(box)]
    else:
        inside = [card_face(view, card, box, layout.full, words, has(view.down, number))]
    if view.army == number:
        army = card_face(view, ARMY, box, layout.full, words, False)
        inside.append(el("g", army, transform="translate(5 -6)", data_about="army"))
    is_met = view.card != EMPTY and view.spot == number
    lit = el("rect", class_="turn", x=-1, y=-1, width=box.width + 2, height=box.height + 2, rx=9) if is_met else None
    radius = 11 if layout.full else 9
    badge = el(
        "g",
        el("circle", class_="seal hue-black", r=radius),
        el("g", el("text", str(number + 1), class_="solid on-black middle", y=5), class_="heading"),
        transform=translate(radius + 3, box.height - radius - 3),
    )
    key = f"slot-{number + 1}"
    return el("g", inside, lit, badge, transform=translate(box.x, box.y), data_key=key, data_about=key)


def empty_slot(symbol: int, box: Box) -> Markup:
    at = translate(box.width / 2, box.height / 2, 1.6 if box.height > 100 else 1.2)
    name = "symbol-nazgul" if symbol == NAZGUL_SYMBOL else EMBLEMS[symbol]
    return el("g", emblem(name, at), class_="landmark")


def card_back(box: Box) -> Markup:
    middle = translate(box.width / 2, box.height / 2 - 4, 1.5 if box.height > 100 else 1.1)
    return join(
        el("rect", class_="tray", width=box.width, height=box.height, rx=8),
        el("rect", class_="tray-line", x=6, y=6, width=box.width - 12, height=box.height - 12, rx=5),
        use("scenery-compass", "glyph tray-art", middle),
    )


def card_face(view: View, card: int, box: Box, full: bool, words: Words, down: bool) -> Markup:
    """Its kind as a coloured band with its name, a sign, and what it does in a few words."""
    hue = HUES[KINDS[card]]
    name = words.name("card", CARD.name(card))
    name = name.removeprefix("the ")
    band = 26 if full else 21
    size = TEXT_SIZES["heading"] if full else LABEL
    style = "heading" if full else "label"
    title = words_at(name, (box.width / 2, band - 7), f"solid on-{hue} middle", size, box.width - 12)
    effect = words(f"effect-{CARD.name(card)}", **numbers(view))
    # On a phone the sign and the number of the slot stand at the left of the words, on a desk above and below them.
    margin, first = (0, band + 56) if full else (22, band + 17)
    sign_at = translate(box.width / 2, band + 24, 1.15) if full else translate(13, band + 15, 0.7)
    room = box.width - margin - 10
    return join(
        el("rect", class_="paper", width=box.width, height=box.height, rx=8),
        el("path", class_=f"body hue-{hue}", d=band_path(box.width, band)),
        el("g", title, class_=style),
        el("g", emblem(SIGNS[Op(int(EFFECTS[card, 0, 0]))], sign_at), class_="landmark idle" if down else "landmark"),
        [
            words_at(line, ((box.width + margin) / 2, first + i * LINE), "label middle", LABEL, room)
            for i, line in enumerate(wrapped(effect, room - 2, LABEL))
        ],
    )


def band_path(width: float, height: float) -> str:
    """The upper part of a card with round corners."""
    return f"M0 {height}V8Q0 0 8 0H{width - 8:g}Q{width:g} 0 {width:g} 8V{height}z"


@lru_cache(512)
def wrapped(text: str, room: float, size: float) -> tuple[str, ...]:
    """Text in lines that fit the room."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and size * sum(map(breadth, longer)) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def in_hand(view: View) -> list[int]:
    """The usable cards that lie before the seats, in the order of the helpers."""
    return [helper for helper in range(N_HELPERS) if view.holder[helper] >= 0]


def hand_boxes(view: View, layout: Layout) -> dict[int, Box]:
    """Where each card lies: few are high enough for what they do, and many lie close together.

    The faces of dice may need the room below them.
    """
    cards = in_hand(view)
    first, shelf = layout.hand[0], layout.shelf
    rows = max(1, -(-len(cards) // ACROSS))
    end = changes_top(view, layout) - 4 if changeable(view) else shelf.y + shelf.height - 6
    room = (end - first.y) / rows
    height = min(max(room - 4, first.height), TALLEST)
    pitch = min(height + 4, (end - first.y - height) / (rows - 1) if rows > 1 else room)
    return {
        card: Box(layout.hand[i].x, first.y + i // ACROSS * pitch, first.width, height) for i, card in enumerate(cards)
    }


def changes_top(view: View, layout: Layout) -> float:
    """Where the faces of dice begin: as low as their rows allow."""
    box = layout.changes
    return box.y + box.height * (1 - len(changeable(view)) / MOST_CHANGES)


def changeable(view: View) -> list[tuple[int, int]]:
    """The dice that a card may turn to any face, each with the card that may."""
    blacks = [(Helper.POWER.value, black) for black in range(N_BLACK) if view.black[black] > 0]
    others = [(Helper.TRICK.value, die) for die in range(N_FIGURES) if has(view.loose, die)]
    return [(helper, die) for helper, die in (*blacks, *others) if has(usable(view), helper)]


def hand(view: View, layout: Layout, words: Words) -> Markup:
    """A small card for each helper: before whom it lies, and whether it may be used now."""
    x, y = layout.hand[0].x, layout.hand[0].y
    stack = words("state-stack", count=int(view.stack))
    return el(
        "g",
        el(
            "g",
            sheet(layout.shelf, 7),
            words_at(words("board-cards"), (x + 2, y - 7), "label here", LABEL, 60),
            words_at(words("state-no-helpers"), (x + 2, y + 16), "label soft", LABEL, 210) if not view.hand else None,
            data_about="cards",
        ),
        el("g", words_at(stack, (x + 70, y - 7), "label soft", LABEL, 210), data_about="stack"),
        [helper_card(view, helper, box, words) for helper, box in hand_boxes(view, layout).items()],
        aria_hidden="true",
    )


def helper_card(view: View, helper: int, box: Box, words: Words) -> Markup:
    is_gandalf = helper >= FIRST_GANDALF
    hue = "blue" if is_gandalf else "green"
    name = words.name("helper", HELPERS[helper])
    seat = int(view.holder[helper])
    banned = is_gandalf and view.shadow
    key = f"helper-{HELPERS[helper]}"
    return el(
        "g",
        el("rect", class_="paper out" if banned else "paper", width=box.width, height=box.height, rx=7),
        el(
            "path",
            class_=f"body hue-{hue}",
            d=f"M0 7Q0 0 7 0H9V{box.height:g}H7Q0 {box.height:g} 0 {box.height - 7:g}z",
        ),
        words_at(name, (15, 15), "label here", LABEL, box.width - 20),
        el("circle", class_=f"seal hue-{ART.hues[seat]}", cx=5.5, cy=25, r=4.5),
        words_at(words.name("seat", SEATS[seat]), (15, 29), "label soft", LABEL, box.width - 54),
        effect_lines(view, helper, box, words),
        usable_mark(box, words) if has(usable(view), helper) else None,
        sign("banner", "mark", translate(box.width - 12, 24, 0.5)) if banned else None,
        class_="piece",
        data_key=key,
        data_about=key,
        data_at=SEATS[seat],
        transform=translate(box.x, box.y),
    )


def effect_lines(view: View, helper: int, box: Box, words: Words) -> list[Markup]:
    """What a card does in a few words, if there is room for all of them."""
    lines = wrapped(words(f"effect-{HELPERS[helper]}", **numbers(view)), box.width - 20, LABEL)
    if HEAD + len(lines) * LINE > box.height:
        return []
    return [words_at(line, (15, 44 + i * LINE), "label", LABEL, box.width - 18) for i, line in enumerate(lines)]


def usable_mark(box: Box, words: Words) -> Markup:
    """A frame, a flag and a word: this card may be used now."""
    return join(
        el("rect", class_="rule lit", x=0, y=0, width=box.width, height=box.height, rx=7, fill_opacity=0),
        el("path", class_="pennant", d=f"M{box.width - 39} 19l9 5.500l-9 5.500z"),
        words_at(words("board-use"), (box.width - 29, 29), "label told", LABEL, 27),
    )
