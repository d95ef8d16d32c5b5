"""Faces: what stands on a card or a landmark tile, read off the rows that the rules read."""

from collections.abc import Iterator
from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
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
    TOKENS,
    Op,
)
from .art import frame, seal

LABEL = TEXT_SIZES["label"]

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


@lru_cache(256)
def card_face(card: int, width: float, height: float, words: Words) -> Markup:
    """A card around its middle: colour and shape, chain given; effect; cost and chain accepted."""
    hue = COLOURS[COLOUR[card]]
    top = -height / 2
    gives = GIVES[card]
    return join(
        frame(width, height, hue, SHAPES[COLOUR[card]]),
        use(f"good-{CHAINS[gives]}", f"glyph on-{hue}", translate(width / 2 - 12, top + 10, 0.66))
        if gives >= 0
        else None,
        effect_art(card, width, top, words),
        cost_line(card, width - 8, height / 2 - 28),
    )


def effect_art(card: int, width: float, top: float, words: Words) -> Markup:
    """What the card gives, under its band."""
    op, a, b = (int(part) for part in EFFECTS[card, 0])
    signs = signs_of(card)
    middle = top + 36
    if op == Op.COINS:
        return seal(str(a), False, (0, top + 33), 11)
    if op == Op.MUSTER:
        names = [words.name("region", REGIONS[i]) for i in range(len(REGIONS)) if has(b, i)]
        lines = [
            words_at(name, (0, top + 44.5 + 14 * i), "label middle", LABEL, width - 6) for i, name in enumerate(names)
        ]
        return join(row_of_signs(signs, 0, top + 27.5, 0.5, 15), lines)
    if op == Op.ONE_OF:
        pitch = 20 if width > 60 else 17
        return join(
            row_of_signs(signs, 0, middle, 0.6 if width > 60 else 0.5, pitch), slashes(len(signs), 0, middle, pitch)
        )
    if op == Op.RACE:
        return use(signs[0], "glyph card-sign", translate(0, middle + 3, 1.05))
    tight = width < 60 and len(signs) > 2
    return row_of_signs(signs, 0, middle, 0.6 if tight else 0.78, 17 if tight else 22)


def row_of_signs(signs: list[str], x: float, y: float, scale: float, pitch: float) -> Markup:
    first = x - pitch * (len(signs) - 1) / 2
    return join([use(sign, "glyph card-sign", translate(first + pitch * i, y, scale)) for i, sign in enumerate(signs)])


def slashes(count: int, x: float, y: float, pitch: float) -> Markup:
    """What says that only one of several is given."""
    first = x - pitch * (count - 2) / 2
    strokes = "".join(f"M{first + pitch * i + 3:g} {y - 8:g}l-6 16" for i in range(count - 1))
    return el("path", class_="track", d=strokes)


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
    line = el("path", class_="frame", d=f"M{-room / 2:g} {y - 11:g}H{room / 2:g}")
    return join(
        line if y < 40 else None,
        [use(sign, look, translate(first + pitch * i, y + 1, 0.5)) for i, (sign, look) in enumerate(signs)],
    )


def tile_name(tile: int, words: Words) -> str:
    return str(words.nouns(tile=(TILE, tile))["tile_start"])


@lru_cache(256)
def tile_face(tile: int, width: float, height: float, words: Words) -> Markup:
    """A landmark tile around its middle: its name and region, its effects, its skills."""
    row = TILE_ROW + tile
    x, y = -width / 2, -height / 2
    region = words.name("region", REGIONS[EFFECTS[row, 0, 1]])
    signs = [sign for sign in signs_of(row) if sign != "deed-fortress"]
    is_low = height < 80
    effects = (x + width * 0.72, y + 34) if is_low else (0, y + 51)
    pitch = min(19.0, (width - 16) / max(1, len(signs)))
    return join(
        el("rect", class_="card-face", x=x, y=y, width=width, height=height, rx=6),
        el("rect", class_="frame", x=x + 3, y=y + 3, width=width - 6, height=height - 6, rx=4),
        words_at(tile_name(tile, words), (x + 10, y + 18), "heading", TEXT_SIZES["heading"], width - 42),
        use("deed-fortress", "glyph card-sign", translate(x + 17, y + 32, 0.5)),
        words_at(region, (x + 27, y + 36), "label soft", LABEL, width - 36),
        None if is_low else row_of_signs(signs, effects[0], effects[1], 0.6, pitch),
        words_at(f"+{coins_of(row)}", (effects[0] + 26, effects[1] + 5), "label", LABEL, 30)
        if coins_of(row) and not is_low
        else None,
        None if is_low else cost_line(row, width - 20, height / 2 - 14),
    )


@lru_cache(512)
def chip(card: int) -> Markup:
    """A played card in short: a small plate in its colour with the sign of what it gives."""
    hue = COLOURS[COLOUR[card]]
    signs = signs_of(card)
    kinds = list(dict.fromkeys(signs))
    plate = el("rect", class_=f"chip hue-{hue}", x=-11, y=-9.5, width=22, height=19, rx=4)
    if len(kinds) == 1:
        many = len(signs)
        inner = [
            use(kinds[0], "glyph card-sign", translate(6 * i - 3 * (many - 1), 0, 0.5 if many < 3 else 0.42))
            for i in range(many)
        ]
    else:
        inner = [
            use(sign, "glyph card-sign", translate(7 * i - 3.5 * (len(signs) - 1), 0, 0.36))
            for i, sign in enumerate(signs)
        ]
    return join(plate, inner)


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
    """A token: its race at the rim, its signs inside."""
    one, other = TOKEN_SIGNS[TOKENS[number]]
    race = RACES[number // COPIES]
    spread = 5.5 if other else 0
    return el(
        "g",
        el("circle", class_="medal", r=14),
        use(one, "glyph have", translate(-spread, 3, 0.42 if other else 0.66)),
        use(other, "glyph have", translate(spread, 3, 0.42)) if other else None,
        use(f"people-{race}", "glyph crossing", translate(0, -8, 0.34)),
        transform=translate(*at, scale),
    )
