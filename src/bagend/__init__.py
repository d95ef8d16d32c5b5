"""bagend: one table for four Middle-earth board games.

>>> from bagend import Match
>>> match = Match("journey", seed=7)
>>> match.legal()[0].notation
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bagend.matches import Match

    __version__: str

__all__ = ["Match", "__version__"]


def __getattr__(name: str) -> Any:
    # Nothing heavy is imported before it is needed.
    if name == "Match":
        from bagend.matches import Match

        return Match
    if name == "__version__":
        from importlib.metadata import version

        return version("bagend")
    raise AttributeError(f"module 'bagend' has no attribute {name!r}")
