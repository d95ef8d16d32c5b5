"""bagend: one table for four Middle-earth board games.

>>> from bagend import Match
>>> match = Match("journey", seed=7)
>>> match.legal()[0].notation
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bagend.matches import Match

__all__ = ["Match"]


def __getattr__(name: str) -> Any:
    # Nothing heavy is imported before it is needed.
    if name == "Match":
        from bagend.matches import Match

        return Match
    raise AttributeError(f"module 'bagend' has no attribute {name!r}")
