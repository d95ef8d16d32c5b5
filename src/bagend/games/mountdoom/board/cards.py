"""Cards: the encounter track, six slots with a picture for each card."""

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
    CARDS,
    DICE,
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    KINDS,
    NAZGUL_SYMBOL,
    STAGES,
    Op,
)
from ..facts.cards import numbers
from ..view import View
from .art import black_heart
from .layout import Box, Layout

LABEL = TEXT_SIZES["label"]
LINE = 13.0
"""How far the lines of a text are apart."""

PICTURE = 60.0
"""How high the picture of a card on a desk is at least: as it was drawn."""

TALLER = 70.0
"""How high it is where few words are below it."""

MOST_LINES = 4
HUES = {"ally": "vert", "enemy": "gules", "special": "gules", "doom": "black"}
SIGNS = {
    Op.LOSE: "sign-heart",
    Op.GAIN: "symbol-allies",
    Op.NAZGUL: "symbol-nazgul",
    Op.MUSTER: "sign-tower",
    Op.FIGHT: "symbol-weapon",
    Op.MUMAKIL: "symbol-weapon",
    Op.MOUTH: "symbol-weapon",
    Op.URUK_HAI: "symbol-orc",
    Op.EYE: "sign-eye",
    Op.GRIMA: "sign-banner",
    Op.WITCH_KING: "symbol-nazgul",
    Op.TABLE: "die-solid",
    Op.DENETHOR: "sign-again",
    Op.ARMY: "sign-banner",
    Op.ALLY: "symbol-allies",
}


def slot(view: View, number: int, layout: Layout, words: Words) -> Markup:
    """A slot of the track with its card."""
    box = layout.slots[number]
    card = int(view.slot[number])
    if view.army == number:
        # What the Army covers is out of sight.
        inside = [el("g", card_face(view, ARMY, box, layout.full, words, False), data_about="army")]
    elif card == EMPTY:
        inside = [empty_slot(int(view.symbol[number]), box)]
    elif card == FACE_DOWN:
        inside = [card_back(box.width, box.height)]
    else:
        inside = [card_face(view, card, box, layout.full, words, has(view.down, number))]
    is_met = view.card != EMPTY and view.spot == number
    lit = el("rect", class_="turn", x=-1, y=-1, width=box.width + 2, height=box.height + 2, rx=9) if is_met else None
    radius = 11 if layout.full else 9.5
    badge = el(
        "g",
        el("circle", class_="seal slot-seal hue-black", r=radius),
        el("g", el("text", str(number + 1), class_="solid on-black middle", y=5), class_="heading"),
        transform=translate(radius + 4, 70 if layout.full else box.height - radius - 3),
    )
    key = f"slot-{number + 1}"
    side = "back" if card == FACE_DOWN else "face"
    at = translate(box.x, box.y)
    drawn = el("g", inside, lit, badge, transform=at, data_key=key, data_about=key, data_side=side)
    return el("g", drawn, class_="art", aria_hidden="true")


def empty_slot(symbol: int, box: Box) -> Markup:
    """Whoever is met where no card lies."""
    at = translate(box.width / 2, box.height / 2, 2.2 if box.height > 100 else 1.5)
    is_nazgul = symbol == NAZGUL_SYMBOL
    name, hue = ("figure-rider", None) if is_nazgul else (f"figure-{FIGURES[symbol]}", f"hue-{DICE[symbol]}")
    return join(
        el("rect", class_="slot room", width=box.width, height=box.height, rx=8),
        el("g", use(name, hue, at), class_="ghost"),
    )


@lru_cache(8)
def card_back(width: float, height: float) -> Markup:
    middle = translate(width / 2, height / 2, 1.9 if height > 100 else 1.2)
    return join(
        el("rect", class_="back", width=width, height=height, rx=8),
        el("rect", class_="back-line", x=5, y=5, width=width - 10, height=height - 10, rx=5),
        el("rect", class_="back-line", x=9, y=9, width=width - 18, height=height - 18, rx=3),
        use("scenery-compass", "glyph back-art", middle),
    )


def card_face(view: View, card: int, box: Box, full: bool, words: Words, down: bool) -> Markup:
    """A picture of who is met, on the land of its stage; a banner with the name, and what happens in a few words."""
    name = words.name("card", CARD.name(card)).removeprefix("the ")
    effect = words(f"effect-{CARD.name(card)}", **numbers(view))
    hearts = courage_change(view, card)
    return face(card, name, effect, hearts, (box.width, box.height), full, down)


@lru_cache(256)
def face(card: int, name: str, effect: str, hearts: int, size: tuple[float, float], full: bool, down: bool) -> Markup:
    hue = HUES[KINDS[card]]
    is_friendly = hue == "vert" or hearts > 0
    width, height = size
    band = 24.0 if full else 20.0
    letter = TEXT_SIZES["heading"] if full else LABEL
    title = words_at(name, (width / 2, band - 7), f"solid on-{hue} middle", letter, width - 14)
    # On a desk the words stand below the picture, on a phone beside it.
    left = 0.0 if full else 33.0
    room = width - left - 8
    lines = fitted(effect, room, MOST_LINES - full)
    high = TALLER if len(lines) < MOST_LINES - 1 else PICTURE
    first = band + (high + 12.5 if full else 14.5)
    shown = picture(card, (width, height), band, high, full, down)
    return join(
        el("rect", class_="paper", width=width, height=height, rx=8),
        shown,
        el("path", class_=f"banner hue-{hue}", d=banner(width, band, is_friendly)),
        el("g", title, class_="heading" if full else "label"),
        badges(card, hearts, width, band) if full else None,
        [
            words_at(line, ((width + left) / 2, first + i * LINE), "label middle", LABEL, room)
            for i, line in enumerate(lines)
        ],
        el("rect", class_="card-edge", width=width, height=height, rx=8),
    )


def picture(card: int, size: tuple[float, float], band: float, high: float, full: bool, down: bool) -> Markup:
    """Who is met: on a desk before the land of the stage."""
    width, height = size
    portrait = f"portrait-{CARD.name(card)}"
    look = "spent" if down else None
    if not full:
        return join(
            el("path", class_="mist", d=f"M0 {band:g}H32V{height:g}H8Q0 {height:g} 0 {height - 8:g}z"),
            el("g", use(portrait, None, translate(16, band + 17, 0.48)), class_=look),
        )
    stage = next(stage for stage in STAGES if CARDS[card].startswith(stage))
    middle = width / 2
    return join(
        use(f"backdrop-{stage}", look, f"translate(0 {band:g}) scale(1 {high / PICTURE:.3f})"),
        el("g", use(portrait, None, translate(middle, band + high / 2 + 1, round(high / 65, 2))), class_=look),
        el("path", class_="picture-line", d=f"M0 {band + high:g}H{width:g}"),
    )


def banner(width: float, height: float, is_friendly: bool) -> str:
    """The upper part of a card with round corners: its lower edge hangs in bows for a friend, in teeth for a foe."""
    count = 8
    step = round(width / count, 2)
    teeth = f"q{-step / 2:g} 6 {-step:g} 0" if is_friendly else f"l{-step / 2:g} 5.5l{-step / 2:g}-5.5"
    return f"M0 {height - 3:g}V8Q0 0 8 0H{width - 8:g}Q{width:g} 0 {width:g} 8V{height - 3:g}{teeth * count}z"


def courage_change(view: View, card: int) -> int:
    """How much courage a card gives, or takes at a time; 0 where it says so with words alone."""
    op, first, second = (int(each) for each in EFFECTS[card, 0])
    if op == Op.MUMAKIL:
        return -int(view.mumakil_hearts)
    if op in (Op.FIGHT, Op.URUK_HAI, Op.MOUTH):
        return -second
    return {Op.LOSE: -first, Op.GAIN: first}.get(Op(op), 0)


def badges(card: int, hearts: int, width: float, band: float) -> Markup:
    """On the left what kind of thing happens, on the right how much courage it is about."""
    deed = SIGNS[Op(int(EFFECTS[card, 0, 0]))]
    kind = el(
        "g",
        el("circle", class_="stone", r=10.5),
        use(deed, "glyph landmark", "scale(.62)" if deed != "die-solid" else "scale(.32)"),
        transform=translate(15, band + 19),
    )
    if not hearts:
        return kind
    hue = "black" if hearts < 0 else "vert"
    amount = f"−{-hearts}" if hearts < 0 else f"+{hearts}"
    sign = black_heart(1.35) if hearts < 0 else el("g", use("symbol-allies", None, "scale(1.75)"), class_="hue-vert")
    return join(
        kind,
        el(
            "g",
            sign,
            el("g", el("text", amount, class_=f"middle here solid on-{hue}", y=4), class_="label"),
            transform=translate(width - 20, band + 22),
        ),
    )


@lru_cache(512)
def fitted(text: str, room: float, most: int) -> tuple[str, ...]:
    """Text in lines that fit the room; where it takes too many, they are drawn together a little."""
    for wider in (1.0, 1.1, 1.2, 1.3):
        lines = wrapped(text, room * wider - 2, LABEL)
        if len(lines) <= most:
            break
    return lines


@lru_cache(512)
def wrapped(text: str, room: float, size: float) -> tuple[str, ...]:
    """Text in lines that fit the room.  No line is broken at a non-breaking space."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and size * sum(map(breadth, longer)) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)
