"""Icons: a use of a symbol from the library, and round shapes as paths."""

from functools import lru_cache

from .pen import Markup, el, number


def circle(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    radii = f"{number(r)} {number(r)} 0 1 0"
    left, right = number(x - r), number(x + r)
    return f"M{left} {number(y)}A{radii} {right} {number(y)}A{radii} {left} {number(y)}z"


@lru_cache(4096)
def use(key: str, class_: str | None = None, transform: str | None = None) -> Markup:
    """A symbol, in the colour of its class."""
    return el("use", href=f"#{key}", class_=class_, transform=transform)
