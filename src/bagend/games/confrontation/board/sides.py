"""Sides: each player's cards, losses and the aid that says what every figure does; and the battle between them."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import Phase
from ..components import (
    CARDS,
    DARK,
    FIGURES,
    FULL_HAND,
    LIGHT,
    N_CARDS,
    N_EACH,
    NONE,
    SEATS,
    STRENGTH,
    STRENGTH_OF_SAM_WITH_FRODO,
    Card,
    Special,
)
from ..view import View
from .layout import Box, Layout
from .pieces import HUES, card_piece, emblem

LABEL = TEXT_SIZES["label"]

SPECIALS = (
    ((Special.SHADOWFAX, "shadowfax"), (Special.GANDALF, "white")),
    ((Special.PALANTIR, "palantir"), (Special.RECALL, "recall")),
)


def sheet(box: Box, seed: int) -> Markup:
    x, y, width, height = box
    outline = deckle(width, height, seed)
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        transform=translate(x, y),
    )


def side_panel(view: View, side: int, layout: Layout, words: Words) -> Markup:
    """A side's name, special cards, and what each of its figures does; the defeated are struck out."""
    x, y, width, height = layout.sides[side]
    outline = deckle(width, height, side)
    is_turn = view.active == side and view.turns > 0 and view.winners == 0
    state = "won" if view.winners >> side & 1 else "turn" if is_turn else None
    return el(
        "g",
        sheet((0, 0, width, height), side),
        el("path", class_=state, d=outline) if state else None,
        el("circle", class_=f"seal hue-{HUES[side]}", cx=20, cy=20, r=11),
        use(f"deed-{SEATS[side]}-back", f"glyph on-{HUES[side]}", translate(20, 20, 0.75)),
        words_at(words.name("seat", SEATS[side]), (38, 25), "heading", TEXT_SIZES["heading"], 80),
        specials(view, side, width),
        [aid_line(view, side * N_EACH + i, 92 + 16.2 * i, width, words) for i in range(N_EACH)],
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
            use(f"deed-{name}", "glyph landmark", "scale(.7)"),
            transform=translate(width - 22 - 30 * i, 20),
        )
        for i, name in enumerate(held)
    ]


def aid_line(view: View, figure: int, y: float, width: float, words: Words) -> Markup:
    """A figure's emblem, name, strength and text."""
    name = FIGURES[figure]
    is_gone = bool(view.defeated >> figure & 1)
    title = f"{words.name('short', name)} {STRENGTH[figure]}"
    return el(
        "g",
        use(emblem(figure), "glyph landmark", translate(16, -4, 0.5)),
        words_at(title, (28, 0), "label here", LABEL, 70),
        words_at(words.name("text", name), (104, 0), "label soft", LABEL, width - 114),
        el("path", class_="track", d=f"M10-4H{width - 12:g}") if is_gone else None,
        opacity=0.5 if is_gone else None,
        transform=translate(0, y),
    )


def hand_slot(layout: Layout, side: int, card: int) -> Point:
    """Where a card lies in its owner's row."""
    x, y, width, _ = layout.sides[side]
    order = [i for i in range(N_CARDS) if FULL_HAND[side] >> i & 1]
    step = (width - 16) / len(order)
    return x + 8 + step * (order.index(card) + 0.5), y + 55


def battle_slot(layout: Layout, side: int, fetched: bool) -> Point:
    """Where a card lies that is played, or fetched by Magic."""
    x, y, width, _ = layout.middle
    line = -1 if side == LIGHT else 1
    return x + width / 2 + line * (26 + 30 * fetched), y + 122


def cards(view: View, layout: Layout) -> Markup:
    """All cards, those in the discard pile faint; what is played lies in the middle."""
    return el("g", [pieces_of(view, side, layout) for side in range(2)], aria_hidden="true")


def pieces_of(view: View, side: int, layout: Layout) -> list[Markup]:
    found = []
    scale = layout.card / 30
    for card in range(N_CARDS):
        if not FULL_HAND[side] >> card & 1:
            continue
        key = f"card-{SEATS[side]}-{CARDS[card]}"
        is_played, is_fetched = view.card[side] == card, view.counts[side] == card and view.card[side] != card
        at = battle_slot(layout, side, bool(is_fetched)) if is_played or is_fetched else hand_slot(layout, side, card)
        is_spent = not view.hand[side] >> card & 1 and not is_fetched
        found.append(card_piece(key, card, side, translate(*at, scale), dim=bool(is_spent)))
    if view.card[side] < NONE:
        at = battle_slot(layout, side, False)
        found.append(card_piece(f"card-{SEATS[side]}-laid", None, side, translate(*at, scale)))
    return found


def middle(view: View, layout: Layout, words: Words) -> Markup:
    """Where battles are fought: who against whom, with what strength."""
    x, y, width, height = layout.middle
    has_battle = view.fighter[LIGHT] >= 0 and view.fighter[DARK] >= 0
    return el(
        "g",
        sheet((0, 0, width, height), 7),
        battle(view, width, words) if has_battle else peace(view, width),
        class_="art",
        aria_hidden="true",
        data_key="battle",
        transform=translate(x, y),
    )


def peace(view: View, width: float) -> Markup | None:
    """Where nothing is fought: the land far away."""
    if view.turns == 0 and view.viewer == view.seat:
        return None
    return join(
        use("land", None, translate(8, 96, (width - 16) / 884)),
        use("scenery-compass", "glyph omen", translate(width / 2, 54, 1.6)),
    )


def battle(view: View, width: float, words: Words) -> Markup:
    return join(
        use("deed-swords", "glyph mark", translate(width / 2, 50, 1.2)),
        [fighter(view, side, width, words) for side in range(2)],
        [total(view, side, width) for side in range(2)],
        steps(view, width, words),
    )


STEPS = ("shown", "texts", "cards", "result")
"""How a battle unfolds."""


def step_of(view: View) -> int:
    """How far a battle has come: both see the same."""
    if view.fallen or view.left:
        return 3
    if view.phase in (Phase.SARUMAN, Phase.CARD, Phase.MAGIC, Phase.RETREAT):
        return 2
    return 1 if view.phase == Phase.TEXT else 0


def steps(view: View, width: float, words: Words) -> Markup:
    """The steps of a battle on one line; a ring is around the one that is being taken."""
    now = step_of(view)
    room = (width - 16) / len(STEPS)
    drawn = []
    for number, name in enumerate(STEPS):
        at = (8 + room * (number + 0.5), STEP_LINE)
        dot = "body hue-green" if number < now else "medal"
        drawn.append(el("circle", class_=dot, cx=at[0], cy=at[1], r=6))
        if number == now:
            drawn.append(el("circle", class_="turn", cx=at[0], cy=at[1], r=9))
        class_ = "label middle here" if number == now else "label middle soft"
        drawn.append(words_at(words(f"board-step-{name}"), (at[0], at[1] + 21), class_, LABEL, room - 4))
    line = f"M{8 + room / 2:g} {STEP_LINE}H{width - 8 - room / 2:g}"
    return join(el("path", class_="track", d=line), drawn)


STEP_LINE = 153


def total(view: View, side: int, width: float) -> Markup | None:
    """A fighter's strength and what its card adds, as far as the cards are open."""
    if view.phase not in (Phase.CARD, Phase.MAGIC, Phase.RETREAT) or view.left:
        return None
    strength, added = strength_of(view, side), "?"
    if view.card[side] >= 0 and view.shown >> side & 1:
        added = str(value_of(view, side))
    at = width / 2 + (-1 if side == LIGHT else 1) * 84
    return words_at(f"{strength} + {added}", (at, 128), "heading middle", TEXT_SIZES["heading"], 70)


def value_of(view: View, side: int) -> int:
    """What a card that lies open adds now; nothing if it is a text, void, or under the Elven Cloak."""
    card = int(view.counts[side])
    is_cloaked = side == DARK and view.shown & 1 and view.counts[LIGHT] == Card.CLOAK
    return card + 1 if 0 <= card < Card.MAGIC and not is_cloaked else 0


def strength_of(view: View, side: int) -> int:
    if side == LIGHT and view.united:
        return STRENGTH_OF_SAM_WITH_FRODO
    return int(STRENGTH[view.who[view.fighter[side]]])


def fighter(view: View, side: int, width: float, words: Words) -> Markup:
    """One of the two, large, with its name and strength."""
    figure = int(view.who[view.fighter[side]])
    at = width / 2 + (-1 if side == LIGHT else 1) * 84
    return el(
        "g",
        el("circle", class_=f"seal hue-{HUES[side]}", r=34, cy=-4),
        use(emblem(figure), f"glyph on-{HUES[side]}", "translate(0 -8) scale(1.5)"),
        use(f"number-{strength_of(view, side)}", f"glyph face on-{HUES[side]}", "translate(0 19) scale(1)"),
        words_at(words.name("short", FIGURES[figure]), (0, 50), "label middle here", LABEL, 84),
        transform=translate(at, 46),
    )
