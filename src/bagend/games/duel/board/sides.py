"""Sides: what lies before each player: purse, skills, cards by colour, chain symbols, tokens and tiles (D-37)."""

from bagend.drawing.cards import seal
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.words import Words

from ..components import CHAINS, COLOUR, COLOURS, COPIES, DECK, N_CARDS, RACES, SHAPES, SIDES, SKILLS, TILES, TOKENS
from ..view import View
from .faces import card_key, chip, slashes
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
    state = "won" if view.winners >> seat & 1 else "turn" if is_active else None
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
    won, active = view.winners >> seat & 1, view.active == seat and view.seat != NOBODY
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
        names = [name for i, name in enumerate(SKILLS) if int(group) >> i & 1]
        if names:
            drawn += [
                use(f"skill-{name}", "glyph have", translate(left + pace * i, y, 0.5)) for i, name in enumerate(names)
            ]
            drawn.append(slashes(len(names), left + pace * (len(names) - 1) / 2, y, pace))
            left += pace * len(names) + 5
    return join(drawn)


def own_cards(view: View, seat: int, colour: int) -> list[int]:
    return [
        card
        for card in range(N_CARDS)
        if COLOUR[card] == colour and int(view.area[seat, card // DECK]) >> card % DECK & 1
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
    return el("g", [row(view, seat, colour, layout) for seat in range(2) for colour in range(6)], aria_hidden="true")


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
    chains = [name for i, name in enumerate(CHAINS) if int(view.chains[seat]) >> i & 1]
    tokens = [i for i in range(len(TOKENS)) if int(view.tokens[seat]) >> i & 1]
    tiles = [name for i, name in enumerate(TILES) if int(view.tiles[seat]) >> i & 1]
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


TOKEN_SIGNS = {
    "elves-yellow-turn": ("shape-disc", "sign-again"),
    "elves-red-anywhere": ("shape-cross", "scenery-compass"),
    "elves-any-skill": ("skill-leadership", "skill-strength"),
    "ents-turn": ("sign-again", ""),
    "ents-raze": ("deed-raze", ""),
    "ents-three": ("deed-move", "deed-remove"),
    "hobbits-eagle": ("deed-eagle", ""),
    "hobbits-blue-unit": ("shape-square", "deed-unit"),
    "hobbits-chain-coins": ("good-fish", "deed-coin"),
    "humans-yellow-quest": ("shape-disc", "symbol-ring"),
    "humans-red-unit": ("shape-cross", "deed-unit"),
    "humans-double-discard": ("deed-coin", "deed-coin"),
    "dwarves-no-surcharge": ("deed-fortress", "deed-fine"),
    "dwarves-landmark-turn": ("deed-fortress", "sign-again"),
    "dwarves-green-moves": ("shape-triangle", "deed-move"),
    "wizards-quest": ("symbol-ring", "symbol-ring"),
    "wizards-units": ("deed-unit", "deed-unit"),
    "wizards-search": ("deed-search", ""),
}
"""What stands on each token: what sets it off, and what it does."""


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
