"""Regions: drawn again when something that they show has changed, and only then."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bagend.drawing import Markup
from bagend.drawing.regions import KEPT, Memory, Regions


class Hand:
    """Draws the coins of a seat, and counts how often."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, view: Any, seat: int) -> Markup:
        self.drawn += 1
        return Markup(f"{view.coins[seat]}")


def a_view(memory: Memory, coins: tuple[int, int], turn: int = 1) -> Any:
    return SimpleNamespace(memory=memory, coins=np.array(coins), turn=turn)


def draw(hand: Hand, view: Any) -> dict[str, str]:
    regions = Regions(view)
    for seat in (0, 1):
        regions.add(f"hand-{seat}", hand, view, seat)
    return regions


def test_a_region_is_drawn_again_only_when_a_field_that_it_reads_has_changed():
    memory, hand = Memory(), Hand()
    assert draw(hand, a_view(memory, (3, 4), turn=1)) == {"hand-0": "3", "hand-1": "4"}
    assert draw(hand, a_view(memory, (3, 4), turn=2)) == {"hand-0": "3", "hand-1": "4"}
    assert hand.drawn == 2
    assert draw(hand, a_view(memory, (3, 5), turn=2)) == {"hand-0": "3", "hand-1": "5"}
    assert hand.drawn == 4
    assert draw(hand, a_view(memory, (3, 4), turn=3))["hand-1"] == "4"
    assert hand.drawn == 4, "what was drawn a moment ago is still known"


def test_what_a_region_is_about_counts_too():
    memory, hand = Memory(), Hand()
    for seat in (0, 1, 0, 1):
        regions = Regions(view := a_view(memory, (3, 4)))
        regions.add("hand", hand, view, seat)
        assert regions["hand"] == str((3, 4)[seat])
    assert hand.drawn == 2


@pytest.mark.parametrize("count", [KEPT, KEPT + 1])
def test_only_a_few_drawings_are_kept(count: int):
    memory, hand = Memory(), Hand()
    for coins in (*range(count), 0):
        regions = Regions(view := a_view(memory, (coins, 0)))
        regions.add("hand", hand, view, 0)
    assert hand.drawn == (count if count == KEPT else count + 1)


def test_without_a_memory_everything_is_drawn():
    hand, view = Hand(), SimpleNamespace(coins=np.array((3, 4)))
    for _ in range(2):
        assert draw(hand, view) == {"hand-0": "3", "hand-1": "4"}
    assert hand.drawn == 4
