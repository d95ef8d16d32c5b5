"""Dice: 40 units wide.  What is on their faces is for a game to say."""

from .pen import Markup, el

HALF = 20
"""Half the width of a die."""


def dice_defs() -> Markup:
    """The body of a die, in the colour of whoever uses it."""
    return el(
        "g",
        el("rect", class_="body", x=-20, y=-20, width=40, height=40, rx=9),
        el("rect", class_="shine", x=-17, y=-17, width=34, height=34, rx=12),
        id="die",
    )
