"""Scenery: what an old map has around its places.  Only ornament: nothing here says anything."""

from .pen import Markup, el


def vignette() -> Markup:
    """Old paper is darker towards its edges."""
    return el(
        "radialGradient",
        el("stop", class_="lit-paper", offset="0.55"),
        el("stop", class_="old-paper", offset="1"),
        id="vignette",
        cx="0.5",
        cy="0.5",
        r="0.72",
    )
