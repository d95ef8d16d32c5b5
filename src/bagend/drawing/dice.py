"""Dice: 40 units wide, with the symbol they show and an emblem that names their colour without colour."""

from .icons import use
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


def die(
    key: str,
    hue: str,
    shows: str | None,
    emblem: str | None,
    roll: int | None,
    transform: str,
    idle: bool = False,
) -> Markup:
    """A die that tumbles when `roll`, the number of its throw, is given and not what it was."""
    return el(
        "g",
        use("die", f"die-body hue-{hue}"),
        use(shows, f"glyph face on-{hue}", "translate(0 -1) scale(1.2)") if shows else None,
        use(emblem, f"glyph on-{hue}", "translate(-14 -14) scale(.34)") if emblem else None,
        class_="piece die idle" if idle else "piece die",
        data_key=key,
        data_roll=roll,
        transform=transform,
    )
