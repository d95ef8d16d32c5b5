"""Buttons: what can be chosen on a board."""

from .pen import Markup, el, translate
from .sheets import Point


def button(action: int, label: str, at: Point, class_: str, *drawn: Markup | None) -> Markup:
    """An answer that a click gives.  The page finds it by `data-action`; the keyboard comes to it through the list."""
    return el(
        "g",
        *drawn,
        class_=class_,
        id=f"on-{action}",
        role="button",
        tabindex=-1,
        aria_label=label,
        data_action=action,
        transform=translate(*at),
    )
