"""Sides: what lies before each player: purse, skills, cards by colour, chain symbols, tokens and tiles (D-37)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import CHAINS, COLOURS, N_SEATS, SHAPES, SIDES, SKILLS, TILES, TOKENS
from ..facts.keys import choice_symbol, key_of
from ..facts.piles import own_cards
from ..view import View
from .art import SIDE_HUES, seal, spot
from .faces import card_key, chip, slashes, tile_name, token
from .land import SIDE_SIGNS, paper
from .layout import Layout

LABEL = TEXT_SIZES["label"]
TOKEN = 30.0
"""How far apart tokens are, if there is room."""

TILE_LINE = 15.5
"""How far apart the names of landmarks are."""

FEW_TILES = 3
"""As many landmarks have their names in one column."""


def side(view: View, seat: int, layout: Layout, words: Words) -> Markup:
    """One side's area, without its cards."""
    x, y, width, height = layout.sides[seat]
    is_active = view.active == seat and view.seat != NOBODY
    outline = deckle(width, height, seat + 11)
    state = "won" if has(view.winners, seat) else "turn" if is_active else None
    return el(
        "g",
        paper(layout.sides[seat], seat + 11),
        el("path", class_=state, d=outline, transform=translate(x, y)) if state else None,
        heading(view, seat, (x, y), width, words),
        skills(view, seat, (x + 18, y + 58), width),
        colours(seat, (x + 18, y + 88)),
        holdings(view, seat, (x + width - right_part(width), y + 84), right_part(width) - 12, words),
        class_="art",
        data_about=key_of("side", 0, seat),
        aria_hidden="true",
    )


def heading(view: View, seat: int, at: Point, width: float, words: Words) -> Markup:
    x, y = at
    hue = SIDE_HUES[seat]
    won, active = has(view.winners, seat), view.active == seat and view.seat != NOBODY
    note = words("board-won") if won else words("board-turn") if active else ""
    right = x + width
    return join(
        el("circle", class_=f"seal hue-{hue}", cx=x + 27, cy=y + 25, r=15),
        use(SIDE_SIGNS[seat], f"glyph on-{hue}", translate(x + 27, y + 25, 0.8)),
        words_at(words.name("seat", SIDES[seat]), (x + 50, y + 31), "title", TEXT_SIZES["title"], 104),
        words_at(note, (x + 158, y + 30), "label told", LABEL, 74) if note else None,
        el("g", seal(str(int(view.coins[seat])), False, (right - 98, y + 25), 14), data_about=key_of("coins", 0, seat)),
        el(
            "g",
            spot(right - 76, y + 8, 58, 34),
            use("deed-unit", f"glyph hue-{hue}", translate(right - 60, y + 24, 0.9)),
            words_at(str(int(view.supply[seat])), (right - 44, y + 30), "heading", TEXT_SIZES["heading"], 24),
            data_about=key_of("supply", 0, seat),
        ),
    )


def skills(view: View, seat: int, at: Point, width: float) -> Markup:
    """The five skills with how many symbols there are, then the choices."""
    x, y = at
    pitch = 43 if width > 400 else 38
    drawn = [
        skill(number, int(count), seat, (x + pitch * number, y), pitch)
        for number, count in enumerate(view.skills[seat])
    ]
    left = x + 5 * pitch + 8
    for number, group in enumerate(view.groups[seat]):
        if group:
            room, signs = choice(int(group), (left, y), width > 400)
            drawn.append(el("g", spot(left - 9, y - 14, room, 28), signs, data_about=key_of("choice", number, seat)))
            left += room + 5
    return join(drawn)


@lru_cache(1024)
def skill(number: int, count: int, seat: int, at: Point, room: float) -> Markup:
    """A skill, pale if a side has none."""
    x, y = at
    return el(
        "g",
        spot(x - 6, y - 13, room - 1, 26),
        use(f"skill-{SKILLS[number]}", "glyph have" if count else "glyph have-not", translate(x + 6, y, 0.82)),
        words_at(str(count), (x + 18, y + 5), "heading", TEXT_SIZES["heading"], 16) if count else None,
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


@cache
def colours(seat: int, at: Point) -> Markup:
    """The shape of each colour at the head of its row."""
    x, y = at
    return join(
        [
            el(
                "g",
                spot(x - 8, y + 22 * i - 7, 24, 22),
                use(f"shape-{SHAPES[i]}", f"glyph hue-{name}", translate(x + 4, y + 22 * i + 4, 0.72)),
                data_about=key_of("cards", i, seat),
            )
            for i, name in enumerate(COLOURS)
        ]
    )


def cards(view: View, layout: Layout) -> Markup:
    """The played cards of both sides, by colour."""
    return el(
        "g",
        [row(view, seat, colour, layout) for seat in range(N_SEATS) for colour in range(len(COLOURS))],
        aria_hidden="true",
    )


def row(view: View, seat: int, colour: int, layout: Layout) -> Markup:
    x, y, width, _ = layout.sides[seat]
    own = own_cards(view, seat, colour)
    room = width - right_part(width) - 62
    pitch = min(25.0, room / max(1, len(own) - 1))
    return join(
        [
            el(
                "g",
                chip(card),
                class_="piece",
                data_key=card_key(card),
                data_about=key_of("card", card),
                transform=translate(x + 48 + pitch * i, y + 92 + 22 * colour),
            )
            for i, card in enumerate(own)
        ]
    )


def right_part(width: float) -> float:
    """How wide the part with chain symbols, tokens and tiles is."""
    return 168 if width > 400 else 134


def holdings(view: View, seat: int, at: Point, room: float, words: Words) -> Markup:
    """Chain symbols, tokens and tiles."""
    x, y = at
    chains = [i for i in range(len(CHAINS)) if has(view.chains[seat], i)]
    tokens = [i for i in range(len(TOKENS)) if has(view.tokens[seat], i)]
    tiles = [i for i in range(len(TILES)) if has(view.tiles[seat], i)]
    across = int(room // 17)
    low = y + 4 + 18 * -(-len(chains) // across)
    down = low + (38 if tokens else 6)
    pitch = min(TOKEN, (room - TOKEN) / max(1, len(tokens) - 1))
    return join(
        [chain(i, seat, (x + 6 + 17 * (n % across), y + 4 + 18 * (n // across))) for n, i in enumerate(chains)],
        [
            el("g", token(i, (x + 12 + pitch * n, low + 12)), data_about=key_of("token", i))
            for n, i in enumerate(tokens)
        ],
        tile_names(tiles, (x + 2, down + 11), room, words),
    )


def tile_names(tiles: Sequence[int], at: Point, room: float, words: Words) -> list[Markup]:
    """The names of landmarks one below the other, or in two columns if they are many."""
    columns = 1 if len(tiles) <= FEW_TILES else 2
    return [
        el(
            "g",
            words_at(
                tile_name(tile, words),
                (at[0] + room / 2 * (n % columns), at[1] + TILE_LINE * (n // columns)),
                "label",
                LABEL,
                room / columns - 6,
            ),
            data_about=key_of("tile", tile),
        )
        for n, tile in enumerate(tiles)
    ]


@cache
def chain(number: int, seat: int, at: Point) -> Markup:
    """A chain symbol that a side has."""
    return el(
        "g",
        spot(at[0] - 8.5, at[1] - 9, 17, 18),
        use(f"good-{CHAINS[number]}", "glyph crossing", translate(*at, 0.6)),
        data_about=key_of("chain", number, seat),
    )
