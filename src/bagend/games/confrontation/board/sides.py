"""Sides: each player's cards and losses, and the aid that says what every figure does."""

from functools import cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import (
    CARDS,
    FIGURES,
    FULL_HAND,
    N_CARDS,
    N_EACH,
    NONE,
    SEATS,
    STRENGTH,
    Special,
)
from ..view import View
from .battle import battle_slot, sheet
from .layout import Layout
from .pieces import HUES, card_piece, emblem

LABEL = TEXT_SIZES["label"]

SPECIALS = (
    ((Special.SHADOWFAX, "shadowfax"), (Special.GANDALF, "white")),
    ((Special.PALANTIR, "palantir"), (Special.RECALL, "recall")),
)


def side_panel(view: View, side: int, layout: Layout, words: Words) -> Markup:
    """A side's name and special cards, on the sheet that holds its cards and its part of the aid."""
    x, y, width, height = layout.sides[side]
    outline = deckle(width, height, side)
    is_turn = view.active == side and view.turns > 0 and view.winners == 0
    state = "won" if has(int(view.winners), side) else "turn" if is_turn else None
    return el(
        "g",
        sheet((0, 0, width, height), side),
        el("path", class_=state, d=outline) if state else None,
        el("circle", class_=f"seal hue-{HUES[side]}", cx=20, cy=20, r=11),
        use(f"war-{SEATS[side]}-back", f"glyph on-{HUES[side]}", translate(20, 20, 0.75)),
        words_at(words.name("seat", SEATS[side]), (38, 25), "heading", TEXT_SIZES["heading"], 80),
        specials(view, side, width),
        class_="art",
        aria_hidden="true",
        data_key=f"panel-{SEATS[side]}",
        transform=translate(x, y),
    )


def specials(view: View, side: int, width: float) -> list[Markup]:
    held = [name for card, name in SPECIALS[side] if view.special & card]
    return [
        el(
            "g",
            el("circle", class_="medal", r=12),
            use(f"war-{name}", "glyph landmark", "scale(.7)"),
            transform=translate(width - 22 - 30 * i, 20),
        )
        for i, name in enumerate(held)
    ]


@cache
def aid(layout: Layout, words: Words) -> Markup:
    """Who is who: what every figure of both sides does.

    It is the same from the first moment to the last, whoever looks: nothing can be read from it about this match.
    """
    lines = [aid_line(figure, layout, words) for figure in range(2 * N_EACH)]
    return el("g", lines, class_="art", aria_hidden="true")


def aid_at(layout: Layout, figure: int) -> Point:
    """Where a figure's line of the aid begins."""
    x, y, _, _ = layout.sides[figure // N_EACH]
    return x, y + 92 + 16.2 * (figure % N_EACH)


def aid_line(figure: int, layout: Layout, words: Words) -> Markup:
    """A figure's emblem, name, strength and text."""
    name = FIGURES[figure]
    width = layout.sides[figure // N_EACH][2]
    return el(
        "g",
        use(emblem(figure), "glyph landmark", translate(16, -4, 0.5)),
        words_at(f"{words.name('short', name)} {STRENGTH[figure]}", (28, 0), "label here", LABEL, 70),
        words_at(words.name("text", name), (104, 0), "label soft", LABEL, width - 114),
        transform=translate(*aid_at(layout, figure)),
    )


def losses(view: View, layout: Layout) -> Markup:
    """Whoever is defeated is struck out of the aid."""
    return el(
        "g",
        [
            el(
                "g",
                el("rect", class_="struck-out", x=5, y=-12, width=layout.sides[figure // N_EACH][2] - 10, height=15),
                el("path", class_="track", d=f"M10-4H{layout.sides[figure // N_EACH][2] - 12:g}"),
                transform=translate(*aid_at(layout, figure)),
            )
            for figure in range(2 * N_EACH)
            if has(int(view.defeated), figure)
        ],
        class_="art",
        aria_hidden="true",
    )


def hand_slot(layout: Layout, side: int, card: int) -> Point:
    """Where a card lies in its owner's row."""
    x, y, width, _ = layout.sides[side]
    order = [i for i in range(N_CARDS) if has(int(FULL_HAND[side]), i)]
    step = (width - 16) / len(order)
    return x + 8 + step * (order.index(card) + 0.5), y + 55


def cards(view: View, layout: Layout) -> Markup:
    """All cards, those in the discard pile faint; what is played lies in the middle."""
    return el("g", [pieces_of(view, side, layout) for side in range(2)], aria_hidden="true")


def pieces_of(view: View, side: int, layout: Layout) -> list[Markup]:
    found = []
    scale = layout.card / 30
    for card in range(N_CARDS):
        if not has(int(FULL_HAND[side]), card):
            continue
        key = f"card-{SEATS[side]}-{CARDS[card]}"
        is_played, is_fetched = view.card[side] == card, view.counts[side] == card and view.card[side] != card
        at = battle_slot(layout, side, bool(is_fetched)) if is_played or is_fetched else hand_slot(layout, side, card)
        is_spent = not has(int(view.hand[side]), card) and not is_fetched
        found.append(card_piece(key, card, side, translate(*at, scale), dim=bool(is_spent)))
    if view.card[side] < NONE:
        at = battle_slot(layout, side, False)
        found.append(card_piece(f"card-{SEATS[side]}-laid", None, side, translate(*at, scale)))
    return found
