"""Pieces: stands and cards, each drawn around (0, 0)."""

from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join

from ..components import CARDS, FIGURES, LIGHT, N_EACH, REGIONS, SEATS, STRENGTH
from ..facts.labels import portrait
from ..view import View, face, is_seen, stand_key

SHIELDS = (
    "M-28-37Q0-44 28-37V6Q26 30 0 42Q-26 30-28 6z",
    "M-30-43Q-22-31-11-32Q-4-33 0-39Q4-33 11-32Q22-31 30-43Q31-16 27 5Q22 27 0 43Q-22 27-27 5Q-31-16-30-43z",
)
"""The outlines of each side's stands, as the symbols of the same form have them."""

FORMS = ("shield-azure", "shield-gules")


def stand_piece(view: View, stand: int, transform: str) -> Markup:
    """A stand: its face to whoever can tell it, its back to everybody else; an eye on what the opponent knows."""
    side = stand // N_EACH
    figure = face(view, stand)
    return el(
        "g",
        shield(figure, side),
        badge(side) if is_seen(view, stand) else None,
        class_="piece",
        data_key=stand_key(view, stand),
        data_about=stand_key(view, stand),
        data_side="front" if figure >= 0 else "back",
        data_at=REGIONS[int(view.at[stand])],
        transform=transform,
    )


def figure_piece(figure: int, transform: str) -> Markup:
    """One's own figure that is not on the map yet."""
    return el(
        "g",
        shield(figure, figure // N_EACH),
        class_="piece",
        data_key=f"figure-{FIGURES[figure]}",
        data_about=f"figure-{FIGURES[figure]}",
        data_side="front",
        transform=transform,
    )


@lru_cache(64)
def shield(figure: int, side: int, fights_with: int | None = None) -> Markup:
    """A shield with the portrait and the strength of a figure, now or in general; without a figure its back."""
    if figure < 0:
        return join(use(FORMS[side]), use(f"back-{SEATS[side]}", None, BACK))
    return join(
        use(FORMS[side]),
        use(portrait(figure), None, FACES[side]),
        strength(STRENGTH[figure] if fights_with is None else fights_with, side),
    )


BACK = "translate(0 -2) scale(.82)"
FACES = ("translate(0 -8) scale(.84)", "translate(0 -8) scale(.78)")
FEET = (
    "M-23.800 17H23.800Q19 29 0 37.500Q-19 29-23.800 17z",
    "M-19.500 15.500H19.500Q13 27 0 37Q-13 27-19.500 15.500z",
)
"""The foot of each side's shield, under the portrait: there stands the strength."""


def strength(amount: int, side: int) -> Markup:
    """A figure's strength, at the foot of its shield."""
    return join(
        el("path", class_=f"foot-{SEATS[side]}", d=FEET[side]),
        use(f"number-{amount}", "glyph numeral", f"translate(0 {26 if side == LIGHT else 24.5:g}) scale(1.15)"),
    )


def badge(side: int) -> Markup:
    """The opponent has seen this figure: on the shoulder away from the enemy, who may stand beside it."""
    return el(
        "g",
        el("circle", class_="medal", r=11),
        use("war-eye", "glyph landmark", "scale(.72)"),
        transform=f"translate({-21 if side == 0 else 21} -25)",
    )


def card_piece(
    key: str, card: int | None, side: int, transform: str, is_spent: bool = False, is_faint: bool = False
) -> Markup:
    """A card 26 units wide and 32 high; without a card its back."""
    return el(
        "g",
        card_face(card, side),
        class_="piece spent" if is_faint else "piece",
        data_key=key,
        data_idle="yes" if is_spent else None,
        data_about=key,
        data_side="back" if card is None else "front",
        transform=transform,
    )


def card_gap(key: str, card: int, side: int, transform: str) -> Markup:
    """Where a card lay that is in the battle now, as faint as what is spent: it comes back when all nine are used."""
    return el("g", card_face(card, side), class_="spent", data_about=key, transform=transform)


@lru_cache(64)
def card_face(card: int | None, side: int) -> Markup:
    """An engraved frame with a picture: a number on a round shield, or what the card does."""
    name = SEATS[side]
    sheet = el(
        "rect", class_="card-face" if card is not None else f"card-back-{name}", x=-13, y=-16, width=26, height=32, rx=3
    )
    frame = el("rect", class_=f"card-frame-{name}", x=-11.2, y=-14.2, width=22.4, height=28.4, rx=1.8)
    if card is None:
        return join(sheet, frame, use(f"back-{name}", None, "scale(.37)"))
    if card < N_NUMBERS:
        shown = (
            use(f"card-number-{name}", None, "scale(.37)"),
            use(f"number-{card + 1}", "glyph numeral", "scale(.86)"),
        )
        return join(sheet, frame, shown)
    return join(sheet, frame, use(f"card-{CARDS[card]}", None, "scale(.32)"))


N_NUMBERS = 6
"""The first cards are numbers, from 1."""
