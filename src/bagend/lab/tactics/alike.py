"""Alike: states that differ only in what can no longer matter, so that a proof looks at one of them alone."""

from collections.abc import Callable

import numpy as np

from bagend.engine.game import Game
from bagend.engine.records import Records
from bagend.games.mountdoom.actions import Phase
from bagend.games.mountdoom.components import Stage
from bagend.games.mountdoom.facts import Purpose

LEFT_OVER = ("spot", "row", "target", "walker", "by_die")
"""What says in Mount Doom what was resolved last; each is set anew before it is asked for."""


def alike(game: Game) -> Callable[[Records], bytes]:
    """What states that are worth the same have in common."""
    return SAME.get(game.key, whatever_the_turn)


def whatever_the_turn(states: Records) -> bytes:
    """However many turns it took: what comes back to the same is the same."""
    same = np.frombuffer(bytearray(states), dtype=states.dtype)
    same["turns"] = 0
    return same.tobytes()


def whatever_the_order(states: Records) -> bytes:
    """The last die of Mount Doom falls on each slot alike, so that only what lies there matters, not where."""
    same = np.frombuffer(bytearray(states), dtype=states.dtype)
    same["turns"] = 0
    state = same[0]
    if state.stage == Stage.MOUNT_DOOM and state.phase == Phase.DIE and state.purpose == Purpose.DOOM:
        for field in LEFT_OVER:
            same[field] = 0
        cards = sorted((int(card), int(state.down) >> slot & 1) for slot, card in enumerate(state.slot))
        state.slot[:] = [card for card, _ in cards]
        state.down = sum(is_down << slot for slot, (_, is_down) in enumerate(cards))
    return same.tobytes()


SAME = {"mountdoom": whatever_the_order}
