"""Sides: each player's cards and losses, and the aid that says who is who."""

from functools import cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import Phase
from ..components import CARDS, FIGURES, FULL_HAND, N_CARDS, N_EACH, NONE, SEATS, STRENGTH, Special
from ..facts.labels import portrait
from ..view import View
from .battle import sheet, wrapped
from .layout import Layout
from .pieces import card_gap, card_piece, shield
from .places import Spot, battle_slot, hand_slot, is_near

LABEL = TEXT_SIZES["label"]

SPECIALS = (
    ((Special.SHADOWFAX, "shadowfax", "shadowfax"), (Special.GANDALF, "gandalf", "white")),
    ((Special.PALANTIR, "palantir", "palantir"), (Special.RECALL, "recall", "recall")),
)
"""The special cards of each side: their names, and what is drawn for them."""


def side_panel(view: View, side: int, layout: Layout, words: Words) -> Markup:
    """A side's name and special cards, on the sheet that holds its cards or its part of the aid; a frame around it
    while the side has to answer."""
    x, y, width, height = layout.sides[side]
    outline = deckle(width, height, side)
    is_asked = view.seat == side and view.turns > 0 and view.winners == 0
    state = "won" if has(int(view.winners), side) else "turn" if is_asked else None
    return el(
        "g",
        el(
            "g",
            sheet((0, 0, width, height), side),
            el("path", class_=state, d=outline) if state else None,
            shield_sign(side),
            words_at(words.name("seat", SEATS[side]), (38, 22), "heading", TEXT_SIZES["heading"], 80),
            data_about=f"side-{SEATS[side]}",
        ),
        specials(view, side, width),
        class_="art",
        aria_hidden="true",
        transform=translate(x, y),
    )


@cache
def shield_sign(side: int) -> Markup:
    """The back of a side's shields, small."""
    return el("g", shield(NONE_SHOWN, side), transform=translate(19, 18, 0.32))


NONE_SHOWN = -1


def specials(view: View, side: int, width: float) -> list[Markup]:
    held = [(name, sign) for card, name, sign in SPECIALS[side] if view.special & card]
    return [
        el(
            "g",
            el("circle", class_="medal", r=13.5),
            use(f"card-{sign}", None, "scale(.36)"),
            data_about=f"special-{name}",
            transform=translate(width - 22 - 30 * i, 17),
        )
        for i, (name, sign) in enumerate(held)
    ]


@cache
def aid(layout: Layout, words: Words) -> Markup:
    """Who is who: every figure of both sides, and where there is room what it does.

    It is the same from the first moment to the last, whoever looks: nothing can be read from it about this match.
    """
    lines = [aid_line(figure, layout, words) for figure in range(2 * N_EACH)]
    return el("g", lines, class_="art", aria_hidden="true")


def aid_box(layout: Layout, figure: int) -> tuple[Point, float]:
    """Where a figure's line of the aid begins, and how wide it is."""
    row, column = divmod(figure % N_EACH, layout.aid_columns)
    x, y = layout.aid_tops[figure // N_EACH]
    width = (layout.sides[figure // N_EACH][2] - 8) / layout.aid_columns
    return (x + 4 + width * column, y + layout.aid_step * row), width


def aid_line(figure: int, layout: Layout, words: Words) -> Markup:
    """A figure's emblem, name and strength; on a phone also its text."""
    name = FIGURES[figure]
    at, width = aid_box(layout, figure)
    named = f"{words.name('short', name)} {STRENGTH[figure]}"
    if layout.aid_columns > 1:
        drawn = [
            coin(figure, 10.5, (11, -5)),
            use(portrait(figure), None, translate(11, -5, 0.31)),
            words_at(named, (23, 0), "label here", LABEL, width - 24),
            # Between the emblem and the name can be pointed, too.
            el("rect", class_="target", y=-4.5 - layout.aid_step / 2, width=width, height=layout.aid_step),
        ]
    else:
        lines = wrapped(words.name("text", name), width - 124)
        drawn = [
            coin(figure, min(16, layout.aid_step / 2 - 0.5), (16, 0)),
            use(portrait(figure), None, translate(16, 0, min(0.46, layout.aid_step / 75))),
            words_at(named, (36, 4), "label here", LABEL, 80),
            *(
                words_at(line, (118, 4 + 15 * (number - (len(lines) - 1) / 2)), "label soft", LABEL, width - 122)
                for number, line in enumerate(lines)
            ),
        ]
    return el("g", drawn, data_about=f"aid-{name}", transform=translate(*at))


def coin(figure: int, radius: float, at: Point) -> Markup:
    """A disc of a side's colour: on it the darkest of them can be told by night, too."""
    return el("circle", class_=f"coin-{SEATS[figure // N_EACH]}", cx=at[0], cy=at[1], r=radius)


def losses(view: View, layout: Layout) -> Markup:
    """Whoever is defeated is struck out of the aid; on a phone the fallen lie below the map too."""
    fallen = [figure for figure in range(2 * N_EACH) if has(int(view.defeated), figure)]
    return el(
        "g", [struck(layout, figure) for figure in fallen], graves(fallen, layout), class_="art", aria_hidden="true"
    )


def struck(layout: Layout, figure: int) -> Markup:
    at, width = aid_box(layout, figure)
    high = layout.aid_step - 4
    middle = -4.5 if layout.aid_columns > 1 else 0.0
    return el(
        "g",
        el("rect", class_="struck-out", x=1, y=middle - high / 2, width=width - 2, height=high),
        el("path", class_="track", d=f"M4 {middle:g}H{width - 6:g}"),
        transform=translate(*at),
    )


def graves(fallen: list[int], layout: Layout) -> list[Markup]:
    """The fallen beside their home."""
    found = []
    for side in range(2):
        own = [figure for figure in fallen if figure // N_EACH == side]
        found += [grave(figure, at) for figure, at in zip(own, layout.graves[side], strict=False)]
    return found


def grave(figure: int, at: Point) -> Markup:
    return el(
        "g",
        shield(figure, figure // N_EACH),
        data_about=f"aid-{FIGURES[figure]}",
        transform=translate(*at, 0.3),
        opacity=0.75,
    )


def hands(view: View, layout: Layout, words: Words) -> Markup:
    """On a phone: whose cards lie there."""
    if layout.is_desk:
        return el("g", class_="art", aria_hidden="true")
    drawn = []
    for side in range(2):
        hand = layout.hands[0 if is_near(view, side) else 1]
        text = words("board-cards", seat=words.name("seat", SEATS[side]))
        drawn.append(words_at(text, (hand.at[0] + 6, hand.at[1] - 6), "heading", TEXT_SIZES["heading"], 200))
    return el("g", drawn, class_="art", aria_hidden="true")


def cards(view: View, layout: Layout) -> Markup:
    """All cards, those in the discard pile faint; what is played lies in the middle, and its place stays in sight.

    While Magic may become a card of the discard pile, it is the hand that is faint.
    """
    return el("g", [pieces_of(view, side, layout) for side in range(2)], aria_hidden="true")


def pieces_of(view: View, side: int, layout: Layout) -> list[Markup]:
    found: list[Markup] = []
    above: list[Markup] = []
    gaps: list[Markup] = []
    played, counts = played_cards(view, side)
    is_fetching = view.phase == Phase.MAGIC and view.seat == side
    for card in range(N_CARDS):
        if not has(int(FULL_HAND[side]), card):
            continue
        key = f"card-{SEATS[side]}-{CARDS[card]}"
        is_fetched = counts == card != played
        is_out = card == played or is_fetched
        spot = battle_slot(layout, side, is_fetched) if is_out else hand_slot(view, layout, side, card)
        is_spent = not has(int(view.hand[side]), card) and not is_out
        is_faint = is_spent != is_fetching and not is_out
        drawn = card_piece(key, card, side, place(spot), is_spent, is_faint)
        (above if is_fetched else found).append(drawn)
        if is_out:
            gaps.append(card_gap(key, card, side, place(hand_slot(view, layout, side, card))))
    if played < NONE:
        spot = battle_slot(layout, side, False)
        found.append(card_piece(f"card-{SEATS[side]}-laid", None, side, place(spot)))
    return found + gaps + above


def played_cards(view: View, side: int) -> tuple[int, int]:
    """What a side has played in the battle on the sheet, and what counts of it."""
    if view.fighting[0] == NONE and view.last_field >= 0:
        return int(view.last_card[side]), int(view.last_counts[side])
    return int(view.card[side]), int(view.counts[side])


def place(spot: Spot) -> str:
    return translate(*spot)
