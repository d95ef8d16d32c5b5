"""Labels: under which ids things are drawn, for boards and texts."""

from ..components import FIGURES


def portrait(figure: int) -> str:
    """The picture of a figure, as large as on its shield."""
    return f"portrait-{FIGURES[figure]}"


def emblem(figure: int) -> str:
    """The same, as small as other emblems."""
    return f"emblem-{FIGURES[figure]}"
