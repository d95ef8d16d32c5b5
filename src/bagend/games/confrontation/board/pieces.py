"""Pieces: stands and cards, each drawn around (0, 0)."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join

from ..components import CARDS, FIGURES, N_EACH, REGIONS, SEATS, STRENGTH
from ..facts.stands import is_known
from ..view import View, stand_key
from .art import FIGHTERS, HUES

SHIELD = "M-15-17Q0-22 15-17V4Q14 15 0 20Q-14 15-15 4z"

SHARED = {"gandalf": "symbol-gandalf", "orcs": "symbol-orc", "black-rider": "symbol-nazgul"}
"""Emblems that other drawings have too; those of the hobbits are the hobbits' own."""


def emblem(figure: int) -> str:
    """The drawing of a figure's emblem."""
    name = FIGURES[figure]
    if name in FIGHTERS:
        return f"fighter-{name}"
    return SHARED.get(name, f"emblem-{name}")


def stand_piece(view: View, stand: int, transform: str) -> Markup:
    """A stand: its face to whoever can tell it, its back to everybody else; an eye on what the opponent knows."""
    side = stand // N_EACH
    figure = int(view.who[stand])
    hue = HUES[side]
    is_seen = side == view.viewer and is_known(int(view.could[stand]))
    return el(
        "g",
        el("path", class_="fall", d=SHIELD, transform="translate(1.500 2)"),
        el("path", class_=f"seal hue-{hue}", d=SHIELD),
        face(figure, hue) if figure >= 0 else use(f"war-{SEATS[side]}-back", f"glyph on-{hue}", "scale(1.05)"),
        badge(side) if is_seen else None,
        class_="piece",
        data_key=stand_key(view, stand),
        data_about=stand_key(view, stand),
        data_side="front" if figure >= 0 else "back",
        data_at=REGIONS[int(view.at[stand])],
        transform=transform,
    )


def figure_piece(figure: int, transform: str) -> Markup:
    """One's own figure that is not on the map yet."""
    hue = HUES[figure // N_EACH]
    return el(
        "g",
        el("path", class_="fall", d=SHIELD, transform="translate(1.500 2)"),
        el("path", class_=f"seal hue-{hue}", d=SHIELD),
        face(figure, hue),
        class_="piece",
        data_key=f"figure-{FIGURES[figure]}",
        data_about=f"figure-{FIGURES[figure]}",
        data_side="front",
        transform=transform,
    )


def face(figure: int, hue: str) -> Markup:
    return join(
        use(emblem(figure), f"glyph on-{hue}", "translate(0 -5) scale(.8)"),
        use(f"number-{STRENGTH[figure]}", f"glyph face on-{hue}", "translate(0 12) scale(.7)"),
    )


def badge(side: int) -> Markup:
    """The opponent has seen this figure: on the shoulder away from the enemy, who may stand beside it."""
    return el(
        "g",
        el("circle", class_="medal", r=6.5),
        use("war-eye", "glyph landmark", "scale(.42)"),
        transform=f"translate({-12 if side == 0 else 12} -16)",
    )


def card_piece(key: str, card: int | None, side: int, transform: str, dim: bool = False) -> Markup:
    """A card 26 units wide and 32 high; without a card its back."""
    if card is None:
        drawn = use(f"war-{SEATS[side]}-back", f"glyph on-{HUES[side]}", "scale(.9)")
    elif card < 6:
        drawn = use(f"number-{card + 1}", "glyph face landmark", "scale(1.25)")
    else:
        drawn = use(f"war-{CARDS[card]}", "glyph landmark", "scale(.85)")
    class_ = "card-face" if card is not None else f"seal hue-{HUES[side]}"
    foot = el("rect", class_=f"body hue-{HUES[side]}", x=-13, y=12.5, width=26, height=3.5, rx=1.7)
    return el(
        "g",
        el("rect", class_=class_, x=-13, y=-16, width=26, height=32, rx=4),
        None if card is None else foot,
        drawn,
        class_="piece idle" if dim else "piece",
        data_key=key,
        data_about=key,
        data_side="back" if card is None else "front",
        transform=transform,
    )
