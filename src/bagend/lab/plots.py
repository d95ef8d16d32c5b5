"""Plots: pictures of figures, drawn by Matplotlib."""

from typing import Any

from bagend.engine.errors import BagendError, reason
from bagend.lab.measures import Missing


def new_figure(width: float, height: float) -> Any:
    """An empty picture, of so many inches."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Missing("error-no-matplotlib") from None
    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, path: str) -> None:
    """Write it, as the kind of file that its name ends in."""
    try:
        figure.savefig(path)
    except OSError as wrong:
        raise BagendError("error-cannot-write", file=path, reason=reason(wrong)) from None
    except ValueError as wrong:
        # A kind of file that Matplotlib does not know.
        raise BagendError("error-cannot-write", file=path, reason=str(wrong)) from None
