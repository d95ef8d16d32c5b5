"""Scenes: the picture of how a match ended."""

from collections.abc import Sequence

from ..components import SIDES, Ending
from ..view import View

ENDINGS = {Ending.RING: "ring", Ending.RACES: "races"}


def scene(view: View, winners: Sequence[int]) -> str:
    """The Ring's end or the hobbits', six peoples, or the land: whoever holds more of it, or is left alone, has it."""
    if len(winners) != 1:
        return "scene-shared"
    return f"scene-{ENDINGS.get(Ending(int(view.ending)), 'conquest')}-{SIDES[winners[0]]}"
