"""Figures: who stands on a board, about 36 units tall, with the emblem that tells them apart without colour."""

from .icons import use
from .pen import Markup, el


def rider(key: str, transform: str) -> Markup:
    """A Nazgûl that slides when it moves."""
    return el("g", use("figure-rider"), class_="piece", data_key=key, transform=transform)
