"""Faces: what stands on a card or a landmark tile, read off the rows that the rules read."""

from collections.abc import Iterator
from functools import cache, lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.drawing.sheets import Point, width_of, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import TILE
from ..components import (
    ACCEPTS,
    CARDS,
    CHAINS,
    COLOUR,
    COLOURS,
    COPIES,
    COST_COINS,
    COST_SKILLS,
    EFFECT_COUNT,
    EFFECTS,
    GIVES,
    RACES,
    REGIONS,
    SHAPES,
    SKILLS,
    TILE_ROW,
    TILES,
    TOKENS,
    Op,
)
from .art import BAND, band, frame, window

LABEL = TEXT_SIZES["label"]
LINE = 12.5
LOW_BAND = 17.0

OP_SIGNS = {
    Op.MOVE: "sign-move",
    Op.REMOVE: "deed-remove",
    Op.FINE: "deed-fine",
    Op.RAZE: "deed-raze",
    Op.TURN: "sign-again",
    Op.BONUS_TURN: "sign-again",
    Op.BONUS_UNIT: "deed-unit",
    Op.STRIP: "deed-strip",
    Op.SEARCH: "deed-search",
    Op.ENVOY: "deed-envoy",
    Op.MANOEUVRE: "deed-star",
    Op.FORTRESS: "deed-fortress",
    Op.QUEST: "symbol-ring",
    Op.UNITS: "deed-unit",
    Op.MUSTER: "deed-unit",
    Op.COINS: "deed-coin",
}


def signs_of(row: int) -> list[str]:
    """The signs of a row's effects, one for each thing it gives."""
    return [sign for op, a, b in EFFECTS[row, : EFFECT_COUNT[row]] for sign in signs_of_effect(int(op), int(a), int(b))]


def signs_of_effect(op: int, a: int, b: int) -> Iterator[str]:
    if op == Op.SKILL:
        yield from [f"skill-{SKILLS[a]}"] * b
    elif op == Op.ONE_OF:
        yield from (f"skill-{name}" for i, name in enumerate(SKILLS) if has(a, i))
    elif op == Op.RACE:
        yield f"people-{RACES[a]}"
    elif op in (Op.QUEST, Op.UNITS, Op.MUSTER):
        yield from [OP_SIGNS[Op(op)]] * a
    else:
        yield OP_SIGNS[Op(op)]


def coins_of(row: int) -> int:
    """The coins that a row gives, if it gives any."""
    return sum(int(a) for op, a, _ in EFFECTS[row] if op == Op.COINS)


PICTURES = {
    Op.REMOVE: "battle",
    Op.MOVE: "raid",
    Op.FINE: "plunder",
    Op.QUEST: ("road", "bridge", "stairs"),
    Op.MUSTER: ("host-1", "host-2", "host-3"),
    Op.COINS: ("purse", "purse", "chest", "chest", "hoard"),
}
"""What is drawn on a card that does this, by how much it does."""


@cache
def picture_of(card: int) -> str:
    """The picture on a card, after what it does, or does most."""
    ops = [int(op) for op in EFFECTS[card, : EFFECT_COUNT[card], 0]]
    op, a = max(ops, key=ops.count), int(EFFECTS[card, 0, 1])
    if op == Op.SKILL:
        return f"picture-{SKILLS[a]}"
    if op == Op.RACE:
        return f"picture-{RACES[a]}"
    if op == Op.ONE_OF:
        return "picture-council"
    name = PICTURES[Op(op)]
    return f"picture-{name if isinstance(name, str) else name[a - 1]}"


@lru_cache(256)
def card_face(card: int, width: float, height: float, words: Words) -> Markup:
    """A card around its middle: what it gives in the band, its picture, its shape and chain, and what it costs."""
    hue, shape = COLOURS[COLOUR[card]], SHAPES[COLOUR[card]]
    x, top = -width / 2, -height / 2
    # The regions of a red card stand close to its upper edge: a card that lies on its foot leaves them in sight.
    high = LOW_BAND if is_muster(card) else BAND
    head = high + (LINE * len(regions_of(card)) + 4 if is_muster(card) else 1)
    size = round(min(width - 8, height - head - 27) / 64, 3)
    return join(
        frame(width, height, hue, shape, high),
        use(picture_of(card), None, translate(0, round(top + head + 32 * size, 1), size)),
        use(f"shape-{shape}", f"glyph hue-{hue}", translate(x + 10, top + head + 11, 0.5)),
        gift(GIVES[card], (width / 2 - 10.5, top + head + 11)) if GIVES[card] >= 0 else None,
        effect_art(card, width, top + high / 2),
        muster_names(card, width, top + high, words) if is_muster(card) else None,
        cost_line(card, width - 8, height / 2 - 26),
    )


def is_muster(card: int) -> bool:
    return bool(EFFECTS[card, 0, 0] == Op.MUSTER)


@cache
def gift(chain: int, at: Point) -> Markup:
    """The chain symbol that a card gives."""
    return el(
        "g",
        el("circle", class_="gives", r=8.2),
        use(f"good-{CHAINS[chain]}", "glyph crossing", "scale(.46)"),
        transform=translate(*at),
    )


def effect_art(card: int, width: float, y: float) -> Markup:
    """What the card gives, in its band beside the price."""
    hue = COLOURS[COLOUR[card]]
    op, a, _ = (int(part) for part in EFFECTS[card, 0])
    signs = signs_of(card)
    left, right = -width / 2 + 21, width / 2 - 3
    middle = (left + right) / 2
    if op == Op.COINS:
        return join(
            words_at(f"+{a}", (middle - 9, y + 5), f"heading middle on-{hue} band-count", TEXT_SIZES["heading"], 20),
            use("deed-coin", f"glyph on-{hue}", translate(middle + 9, y, 0.52)),
        )
    pitch = min(17.0, (right - left) / len(signs))
    scale = 0.68 if len(signs) == 1 else round(min(0.56, pitch / 26), 2)
    drawn = row_of_signs(signs, middle, y, scale, pitch, f"glyph on-{hue}")
    return join(drawn, slashes(len(signs), middle, y, pitch, f"band-slash on-{hue}") if op == Op.ONE_OF else None)


def regions_of(card: int) -> list[str]:
    """Where the units of a red card may go."""
    return [name for i, name in enumerate(REGIONS) if has(int(EFFECTS[card, 0, 2]), i)]


def muster_names(card: int, width: float, y: float, words: Words) -> list[Markup]:
    """Where the units of a red card may go, under its band."""
    return [
        words_at(words.name("region", name), (0, y + 10.5 + LINE * i), "label middle here", LABEL, width - 6)
        for i, name in enumerate(regions_of(card))
    ]


def row_of_signs(
    signs: list[str], x: float, y: float, scale: float, pitch: float, look: str = "glyph card-sign"
) -> Markup:
    first = x - pitch * (len(signs) - 1) / 2
    return join([use(sign, look, translate(round(first + pitch * i, 1), y, scale)) for i, sign in enumerate(signs)])


def slashes(count: int, x: float, y: float, pitch: float, look: str = "track") -> Markup:
    """What says that only one of several is given."""
    first = x - pitch * (count - 2) / 2
    strokes = "".join(f"M{first + pitch * i + 2:g} {y - 7:g}l-4 14" for i in range(count - 1))
    return el("path", class_=look, d=strokes)


def cost_line(row: int, room: float, y: float) -> Markup:
    """The printed cost in one line: the chain that plays it, coins, skills."""
    signs: list[tuple[str, str]] = []
    if row < TILE_ROW and ACCEPTS[row] >= 0:
        signs.append((f"good-{CHAINS[ACCEPTS[row]]}", "glyph crossing"))
    signs += [("deed-coin", "glyph card-sign")] * int(COST_COINS[row])
    for skill, name in enumerate(SKILLS):
        signs += [(f"skill-{name}", "glyph card-sign")] * int(COST_SKILLS[row, skill])
    if not signs:
        return Markup("")
    pitch = min(15.0, room / len(signs))
    first = -pitch * (len(signs) - 1) / 2
    return join(
        el("rect", class_="card-foot", x=-room / 2, y=y - 8, width=room, height=16, rx=3),
        [
            use(sign, look, translate(round(first + pitch * i, 1), y, 0.5 if pitch > 12 else 0.42))
            for i, (sign, look) in enumerate(signs)
        ],
    )


def tile_name(tile: int, words: Words) -> str:
    return str(words.nouns(tile=(TILE, tile))["tile_start"])


@lru_cache(256)
def tile_face(tile: int, width: float, height: float, words: Words) -> Markup:
    """A landmark tile around its middle: the place itself, its name and region, its effects and skills at the foot."""
    row = TILE_ROW + tile
    x, y = -width / 2, -height / 2
    is_low, is_narrow = height < 80, width < 130
    foot = 0.0 if is_low else 36.0 if is_narrow else 19.0
    return join(
        el("rect", class_="card-fall", x=x + 1.5, y=y + 3, width=width, height=height, rx=6),
        el("rect", class_="card-face", x=x, y=y, width=width, height=height, rx=6),
        window(f"landmark-{TILES[tile]}", (x + 2, y + 2, width - 4, height - 4 - foot)),
        el("rect", class_="tile-rim", x=x + 1, y=y + 1, width=width - 2, height=height - 2, rx=5),
        name_plate(
            tile_name(tile, words), words.name("region", REGIONS[EFFECTS[row, 0, 1]]), (x + 2, y + 2), width - 32
        ),
        None if is_low else tile_foot(row, width, height / 2 - 11, is_narrow),
    )


def name_plate(name: str, region: str, at: Point, room: float) -> Markup:
    """A slip of paper in the corner of a picture, with the name of a landmark and its region."""
    heading = TEXT_SIZES["heading"]
    width = round(min(room, max(width_of(name, heading), width_of(region, LABEL))) + 12, 1)
    return el(
        "g",
        el("path", class_="slip", d=f"M0 4Q0 0 4 0H{number(width)}V30Q{number(width)} 34 {number(width - 4)} 34H0z"),
        words_at(name, (6, 15), "heading halo", heading, room),
        words_at(region, (6, 29), "label halo here", LABEL, room),
        transform=translate(*at),
    )


def tile_foot(row: int, width: float, y: float, is_narrow: bool) -> Markup:
    """What a tile gives and what it costs, side by side, or one above the other."""
    signs, coins = signs_of(row), coins_of(row)
    if is_narrow:
        return join(
            given(signs, coins, -width / 2 + 6, y - 17, min(15.0, (width - 12) / (len(signs) + bool(coins)))),
            cost_line(row, width - 8, y),
        )
    room = width * 0.54
    return join(
        given(signs, coins, -width / 2 + 5, y, min(12.5, (width - room - 12) / (len(signs) + bool(coins)))),
        el("g", cost_line(row, room, 0), transform=translate(round(width / 2 - room / 2 - 4, 1), y)),
    )


def given(signs: list[str], coins: int, x: float, y: float, pitch: float) -> Markup:
    """Signs from the left, coins with how many they are."""
    scale = 0.5 if pitch > 13 else 0.4
    middle = x + pitch * len(signs) / 2
    return join(
        row_of_signs(signs, round(middle, 1), y, scale, pitch),
        words_at(f"+{coins}", (round(x + pitch * len(signs), 1), y + 5), "label", LABEL, 16) if coins else None,
    )


@lru_cache(512)
def chip(card: int, width: float = 34, height: float = 42) -> Markup:
    """A played card in short, hanging from its upper edge: a band with what it gives, and its picture."""
    hue, shape = COLOURS[COLOUR[card]], SHAPES[COLOUR[card]]
    signs = signs_of(card)
    pitch = min(11.0, (width - 4) / len(signs))
    return join(
        el("rect", class_="card-fall", x=-width / 2 + 1, y=2, width=width, height=height, rx=4),
        el("rect", class_="chip", x=-width / 2, y=0, width=width, height=height, rx=4),
        use(picture_of(card), None, translate(0, round(15 + (height - 16) / 2, 1), round((height - 17) / 64, 3))),
        el("path", class_=f"card-band hue-{hue}", d=band(width, 0, shape, 13, 2)),
        row_of_signs(signs, 0, 7, 0.4 if pitch > 9 else 0.32, pitch, f"glyph on-{hue}"),
    )


def card_key(card: int) -> str:
    return f"card-{CARDS[card]}"


TOKEN_SIGNS = {
    "elves-yellow-turn": ("shape-disc", "sign-again"),
    "elves-red-anywhere": ("shape-cross", "scenery-compass"),
    "elves-any-skill": ("skill-leadership", "skill-strength"),
    "ents-turn": ("sign-again", ""),
    "ents-raze": ("deed-raze", ""),
    "ents-three": ("sign-move", "deed-remove"),
    "hobbits-eagle": ("deed-eagle", ""),
    "hobbits-blue-unit": ("shape-square", "deed-unit"),
    "hobbits-chain-coins": ("good-fish", "deed-coin"),
    "humans-yellow-quest": ("shape-disc", "symbol-ring"),
    "humans-red-unit": ("shape-cross", "deed-unit"),
    "humans-double-discard": ("deed-coin", "deed-coin"),
    "dwarves-no-surcharge": ("deed-fortress", "deed-fine"),
    "dwarves-landmark-turn": ("deed-fortress", "sign-again"),
    "dwarves-green-moves": ("shape-triangle", "sign-move"),
    "wizards-quest": ("symbol-ring", "symbol-ring"),
    "wizards-units": ("deed-unit", "deed-unit"),
    "wizards-search": ("deed-search", ""),
}
"""What stands on each token: what sets it off, and what it does."""


@lru_cache(1024)
def token(number: int, at: Point, scale: float = 1) -> Markup:
    """A token: a medal with its race at the rim, its signs inside."""
    one, other = TOKEN_SIGNS[TOKENS[number]]
    race = RACES[number // COPIES]
    spread = 6 if other else 0
    return el(
        "g",
        use("medal"),
        use(one, "glyph have", translate(-spread, 4, 0.46 if other else 0.74)),
        use(other, "glyph have", translate(spread, 4, 0.46)) if other else None,
        use(f"people-{race}", "glyph crossing", translate(0, -8, 0.4)),
        transform=translate(*at, scale),
    )
