"""Sides: what lies before each player: purse, skills, cards by colour, chain symbols, tokens and tiles (D-37)."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import CHAINS, COLOUR, COLOURS, DECK, N_CARDS, N_SEATS, SHAPES, SIDES, SKILLS, TILES, TOKENS
from ..view import View
from .art import seal
from .faces import card_key, chip, slashes, token
from .land import SIDE_HUES, SIDE_SIGNS, paper
from .layout import Layout

LABEL = TEXT_SIZES["label"]
RIGHT = 128
"""How wide the part with tokens and tiles is."""


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
        colours(view, seat, (x + 18, y + 88)),
        holdings(view, seat, (x + width - RIGHT, y + 84), words),
        class_="art",
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
        seal(str(int(view.coins[seat])), False, (right - 98, y + 25), 14),
        use("deed-unit", f"glyph hue-{hue}", translate(right - 60, y + 24, 0.9)),
        words_at(str(int(view.supply[seat])), (right - 44, y + 30), "heading", TEXT_SIZES["heading"], 24),
    )


def skills(view: View, seat: int, at: Point, width: float) -> Markup:
    """The five skills with how many symbols there are, then the choices."""
    x, y = at
    pitch = 43 if width > 400 else 38
    drawn = []
    for skill, name in enumerate(SKILLS):
        count = int(view.skills[seat, skill])
        look = "glyph have" if count else "glyph have-not"
        drawn.append(use(f"skill-{name}", look, translate(x + 6 + pitch * skill, y, 0.82)))
        if count:
            drawn.append(words_at(str(count), (x + 18 + pitch * skill, y + 5), "heading", TEXT_SIZES["heading"], 16))
    left = x + 5 * pitch + 8
    pace = 18 if width > 400 else 11
    for group in view.groups[seat]:
        names = [name for i, name in enumerate(SKILLS) if has(group, i)]
        if names:
            drawn += [
                use(f"skill-{name}", "glyph have", translate(left + pace * i, y, 0.5)) for i, name in enumerate(names)
            ]
            drawn.append(slashes(len(names), left + pace * (len(names) - 1) / 2, y, pace))
            left += pace * len(names) + 5
    return join(drawn)


def own_cards(view: View, seat: int, colour: int) -> list[int]:
    return [
        card for card in range(N_CARDS) if COLOUR[card] == colour and has(view.area[seat, card // DECK], card % DECK)
    ]


def colours(view: View, seat: int, at: Point) -> Markup:
    """The shape of each colour at the head of its row."""
    x, y = at
    return join(
        [
            use(f"shape-{SHAPES[i]}", f"glyph hue-{name}", translate(x + 4, y + 22 * i + 4, 0.72))
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
    room = width - RIGHT - 62
    pitch = min(25.0, room / max(1, len(own) - 1))
    return join(
        [
            el(
                "g",
                chip(card),
                class_="piece",
                data_key=card_key(card),
                transform=translate(x + 48 + pitch * i, y + 92 + 22 * colour),
            )
            for i, card in enumerate(own)
        ]
    )


def holdings(view: View, seat: int, at: Point, words: Words) -> Markup:
    """Chain symbols, tokens and tiles."""
    x, y = at
    chains = [name for i, name in enumerate(CHAINS) if has(view.chains[seat], i)]
    tokens = [i for i in range(len(TOKENS)) if has(view.tokens[seat], i)]
    tiles = [name for i, name in enumerate(TILES) if has(view.tiles[seat], i)]
    low = y + 4 + 18 * ((len(chains) + 6) // 7)
    down = low + 6 + 32 * ((len(tokens) + 3) // 4)
    return join(
        [
            use(f"good-{name}", "glyph crossing", translate(x + 6 + 17 * (i % 7), y + 4 + 18 * (i // 7), 0.6))
            for i, name in enumerate(chains)
        ],
        [token(i, (x + 12 + 30 * (n % 4), low + 12 + 32 * (n // 4))) for n, i in enumerate(tokens)],
        [
            words_at(words.name("tile", name), (x + 2, down + 10 + 13 * n), "label", LABEL, RIGHT - 12)
            for n, name in enumerate(tiles)
        ],
    )
