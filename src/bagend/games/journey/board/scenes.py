"""Scenes: the picture of how a match ended."""

from collections.abc import Sequence

from bagend.engine.sets import has

from ..components import Ending
from ..view import View

ENDINGS = {
    Ending.NONE: "scene-survivor",
    Ending.MORDOR: "scene-mordor",
    Ending.MOST_LEFT: "scene-most-left",
    Ending.SURVIVOR: "scene-survivor",
    Ending.LOST: "scene-lost",
}
"""Without an ending of the rules the others gave up, and whoever stayed goes on alone."""


def scene(view: View, winners: Sequence[int]) -> str:
    """What is shown to this viewer: whoever was caught or gave up sees that, unless everybody was caught."""
    if view.ending == Ending.NONE and not winners:
        return ""
    is_mine = view.viewer >= 0 and view.viewer not in winners
    if is_mine and view.ending != Ending.LOST and (view.ending == Ending.NONE or has(view.out, view.viewer)):
        return "scene-caught"
    return ENDINGS[Ending(view.ending)]
