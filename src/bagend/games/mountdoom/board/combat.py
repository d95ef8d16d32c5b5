"""Combat: while there are fights, the faces of the combat die, and which of them can win."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..components import DICE, Face
from ..facts.fights import winning_faces
from ..view import View
from .art import tick
from .chart import EMBLEMS
from .layout import Layout

SIGNS = {
    **{Face(figure - 1): (EMBLEMS[figure], DICE[figure]) for figure in range(1, len(DICE))},
    Face.SAURON: ("sign-eye", "black"),
    Face.GANDALF: ("symbol-gandalf", "black"),
}
"""What each face shows, and its colour."""


def combat(view: View, layout: Layout, words: Words) -> Markup:
    """The six faces in a row: those that can win have a tick, the others are dim."""
    if not view.fights:
        return join()
    winning = winning_faces(view)
    box = layout.combat
    title = words("board-combat", fights=int(view.fights))
    step = box.width / len(Face)
    middles = {face: (box.x + step * (face + 0.5), box.y + box.height - 20 * layout.combat_die) for face in Face}
    return el(
        "g",
        el("rect", class_="room", x=box.x, y=box.y, width=box.width, height=box.height),
        words_at(title, (box.x + box.width / 2, box.y + 11), "label middle on-lamp", TEXT_SIZES["label"], box.width),
        [side(face, face in winning, at, layout.combat_die) for face, at in middles.items()],
        class_="art",
        aria_hidden="true",
        data_about="combat",
    )


def side(face: Face, wins: bool, at: Point, size: float) -> Markup:
    sign, hue = SIGNS[face]
    die = join(use("die-solid", f"die-body hue-{hue}"), el("g", use(sign, "glyph", "scale(1.1)"), class_=f"on-{hue}"))
    return el(
        "g",
        el("g", die, class_=None if wins else "idle"),
        tick((15, -14)) if wins else None,
        transform=translate(*at, size),
    )
