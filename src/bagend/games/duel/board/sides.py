"""Sides: what lies before each player: purse, skills, cards by colour, chain symbols, tokens and tiles (D-37)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bagend.drawing.icons import use
from bagend.drawing.ink import Box
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, width_of, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import CHAINS, COLOURS, N_SEATS, SHAPES, SIDES, SKILLS, TILES, TOKENS, Ending
from ..facts.keys import choice_symbol, key_of
from ..facts.piles import own_cards
from ..view import View
from .art import seal, spot, window
from .faces import card_key, chip, slashes, tile_name, token
from .land import decided
from .layout import Layout

LABEL = TEXT_SIZES["label"]
HEADING = TEXT_SIZES["heading"]
SIDE_SIGNS = ("deed-star", "deed-eye")
TOKEN = 31.0
"""How far apart tokens are, if there is room."""

CARD_HEIGHT = 44.0
CARD_STEP = 15.0
"""How high a played card is, and how far below the one before it lies: its band stays in sight."""

CARDS_TOP = 84.0
"""How far below the head of a side its cards begin."""

NARROW = 300
"""A side that is not as wide has its tokens and tiles below its cards, not beside them."""


def side(view: View, seat: int, layout: Layout, words: Words) -> Markup:
    """One side's area, without its cards."""
    x, y, width, height = layout.sides[seat]
    is_active = view.active == seat and view.seat != NOBODY
    state = "won" if has(view.winners, seat) else "turn" if is_active else None
    return el(
        "g",
        el("path", class_=state, d=deckle(width, height, seat + 11), transform=translate(x, y)) if state else None,
        heading(view, seat, (x, y), width, words),
        skills(view, seat, (x + 14, y + 66), width),
        colours(seat, layout.sides[seat]),
        holdings(view, seat, place_of_holdings(layout.sides[seat]), words),
        class_="art",
        data_about=key_of("side", 0, seat),
        data_decided=decided(view, Ending.RACES) if has(view.winners, seat) else None,
        aria_hidden="true",
    )


def heading(view: View, seat: int, at: Point, width: float, words: Words) -> Markup:
    x, y = at
    won, active = has(view.winners, seat), view.active == seat and view.seat != NOBODY
    note = words("board-won") if won else words("board-turn") if active else ""
    right = x + width
    is_narrow = width < NARROW
    return join(
        use("medal", None, translate(x + 25, y + 22, 0.84)),
        use(SIDE_SIGNS[seat], "glyph have", translate(x + 25, y + 22, 0.72)),
        words_at(words.name("seat", SIDES[seat]), (x + 47, y + 29), "title on-cloth", TEXT_SIZES["title"], 104),
        words_at(note, (x + 154, y + 28), "label on-cloth here", LABEL, 74) if note and not is_narrow else None,
        purse(int(view.coins[seat]), seat, (right - (24 if is_narrow else 92), y + 21)),
        supply(int(view.supply[seat]), seat, (right - 42, y + (66 if is_narrow else 22)), is_narrow),
    )


@lru_cache(256)
def purse(coins: int, seat: int, at: Point) -> Markup:
    """A pile of coins, with how many there are on the topmost."""
    x, y = at
    below = [use("coin", None, translate(x + right, y + down, 0.86)) for right, down in ((6, 4), (-6, 4))[:coins]]
    return el("g", below, seal(str(coins), False, at, 13.5), data_about=key_of("coins", 0, seat))


@lru_cache(256)
def supply(units: int, seat: int, at: Point, is_narrow: bool) -> Markup:
    """How many units are still to be placed."""
    x, y = at
    return el(
        "g",
        spot(x - 20, y - 16, 56, 32),
        use(f"host-{SIDES[seat]}", None, translate(x - 6, y, 0.72)),
        words_at(str(units), (x + 10, y + 5), "heading" if is_narrow else "heading on-cloth", HEADING, 24),
        data_about=key_of("supply", 0, seat),
    )


def skills(view: View, seat: int, at: Point, width: float) -> Markup:
    """The five skills with how many symbols there are, then the choices."""
    x, y = at
    pitch = 43.0 if width > 400 else 38.0 if width > NARROW else 28.0
    drawn = [
        skill(number, int(count), seat, (x + pitch * number, y), pitch)
        for number, count in enumerate(view.skills[seat])
    ]
    left = x + 5 * pitch + 8
    for number, group in enumerate(view.groups[seat]):
        if group:
            if width < NARROW:
                left, y = x + 4 + 36.0 * number, at[1] + 142
            room, signs = choice(int(group), (left, y), width > 400)
            drawn.append(el("g", spot(left - 9, y - 14, room, 28), signs, data_about=key_of("choice", number, seat)))
            left += room + 5
    return join(drawn)


@lru_cache(1024)
def skill(number: int, count: int, seat: int, at: Point, room: float) -> Markup:
    """A skill on a small plate, pale if a side has none."""
    x, y = at
    is_small = room < 34
    return el(
        "g",
        el("rect", class_="plaque" if count else "plaque none", x=x - 6, y=y - 12, width=room - 4, height=24, rx=5),
        use(
            f"skill-{SKILLS[number]}",
            "glyph have" if count else "glyph have-not",
            translate(x + (3 if is_small else 6), y, 0.5 if is_small else 0.74),
        ),
        words_at(str(count), (x + (10 if is_small else 19), y + 5), "heading", HEADING, 16) if count else None,
        data_about=key_of("skill", number, seat),
    )


@lru_cache(1024)
def choice(group: int, at: Point, is_wide: bool) -> tuple[float, Markup]:
    """Skills of which one counts, in a row or in one sign, and how much room they take."""
    x, y = at
    if not is_wide:
        return 32, use(choice_symbol(group), "glyph have", translate(x + 7, y))
    names = [name for i, name in enumerate(SKILLS) if has(group, i)]
    pace = 18
    signs = [use(f"skill-{name}", "glyph have", translate(x + pace * i, y, 0.5)) for i, name in enumerate(names)]
    return pace * len(names), join(signs, slashes(len(names), x + pace * (len(names) - 1) / 2, y, pace))


def columns(box: Box) -> tuple[float, float, float]:
    """Where the first column of cards is, how far apart they are, and how high they may grow."""
    x, _, width, height = box
    if width < NARROW:
        return x + 24.5, 33.0, 118.0
    pitch = 42.0 if width > 400 else 34.0
    return x + 10 + pitch / 2, pitch, height - CARDS_TOP - 6


@cache
def colours(seat: int, box: Box) -> Markup:
    """A place for the cards of each colour, marked with its shape."""
    first, pitch, _ = columns(box)
    width = pitch - 5
    return join(
        [
            el(
                "g",
                el(
                    "rect",
                    class_="slot",
                    x=first + pitch * i - width / 2,
                    y=box[1] + CARDS_TOP,
                    width=width,
                    height=CARD_HEIGHT,
                    rx=4,
                ),
                use(
                    f"shape-{SHAPES[i]}",
                    f"glyph hue-{name}",
                    translate(first + pitch * i, box[1] + CARDS_TOP + 22, 0.8),
                ),
                data_about=key_of("cards", i, seat),
            )
            for i, name in enumerate(COLOURS)
        ]
    )


def cards(view: View, layout: Layout) -> Markup:
    """The played cards of both sides, by colour."""
    return el(
        "g",
        [column(view, seat, colour, layout) for seat in range(N_SEATS) for colour in range(len(COLOURS))],
        aria_hidden="true",
    )


def column(view: View, seat: int, colour: int, layout: Layout) -> Markup:
    """The cards of one colour, each a little below the one before."""
    first, pitch, room = columns(layout.sides[seat])
    own = own_cards(view, seat, colour)
    step = min(CARD_STEP, (room - CARD_HEIGHT) / max(1, len(own) - 1))
    top = layout.sides[seat][1] + CARDS_TOP
    at = first + pitch * colour
    return join([lying(card, seat, at, round(top + step * i, 1), pitch - 5) for i, card in enumerate(own)])


@lru_cache(4096)
def lying(card: int, seat: int, x: float, y: float, width: float) -> Markup:
    """A card that a side has played."""
    return el(
        "g",
        chip(card, width, CARD_HEIGHT),
        class_="piece",
        data_key=card_key(card),
        data_at=SIDES[seat],
        data_about=key_of("card", card),
        transform=translate(x, y),
    )


def place_of_holdings(box: Box) -> Box:
    """Where chain symbols, tokens and tiles are: beside the cards, or below them."""
    x, y, width, height = box
    if width < NARROW:
        return (x + 10, y + CARDS_TOP + 138, width - 20, height - CARDS_TOP - 144)
    room = 158.0 if width > 400 else 122.0
    return (x + width - room - 10, y + CARDS_TOP - 2, room, height - CARDS_TOP - 4)


def holdings(view: View, seat: int, box: Box, words: Words) -> Markup:
    """Chain symbols, tokens and tiles."""
    x, y, room, height = box
    chains = [i for i in range(len(CHAINS)) if has(view.chains[seat], i)]
    tokens = [i for i in range(len(TOKENS)) if has(view.tokens[seat], i)]
    tiles = [i for i in range(len(TILES)) if has(view.tiles[seat], i)]
    across = int(room // 17)
    low = y + 4 + 18 * -(-len(chains) // across)
    down = low + (33 if tokens else 0)
    pitch = min(TOKEN, (room - TOKEN) / max(1, len(tokens) - 1))
    return join(
        [chain(i, seat, (x + 8 + 17 * (n % across), y + 8 + 18 * (n // across))) for n, i in enumerate(chains)],
        [
            el("g", token(i, (x + 15 + pitch * n, low + 15), 0.78), data_about=key_of("token", i))
            for n, i in enumerate(tokens)
        ],
        views(tiles, (x, down, room, y + height - down), words),
    )


def views(tiles: Sequence[int], box: Box, words: Words) -> list[Markup]:
    """The landmarks of a side as small pictures with their names, in two columns if they are many."""
    x, y, room, height = box
    columns = 1 if len(tiles) <= 2 else 2
    width = room / columns - 3
    high = min(36.0, height / max(1, -(-len(tiles) // columns)) - 3)
    return [
        small_view(
            tile, (x + room / columns * (n % columns), round(y + (high + 3) * (n // columns), 1), width, high), words
        )
        for n, tile in enumerate(tiles)
    ]


@lru_cache(512)
def small_view(tile: int, box: Box, words: Words) -> Markup:
    x, y, width, height = box
    name = tile_name(tile, words)
    plate = round(min(width - 2, width_of(name, LABEL) + 8), 1)
    return el(
        "g",
        window(f"landmark-{TILES[tile]}", box, "YMid"),
        el("rect", class_="tile-rim", x=x, y=y, width=width, height=height, rx=3),
        el("rect", class_="slip", x=x + 1, y=y + height - 17, width=plate, height=16),
        words_at(name, (x + 5, y + height - 5), "label halo here", LABEL, width - 10),
        data_about=key_of("tile", tile),
    )


@cache
def chain(number: int, seat: int, at: Point) -> Markup:
    """A chain symbol that a side has."""
    return el(
        "g",
        el("circle", class_="gives", cx=at[0], cy=at[1], r=8),
        use(f"good-{CHAINS[number]}", "glyph crossing", translate(*at, 0.46)),
        data_about=key_of("chain", number, seat),
    )
