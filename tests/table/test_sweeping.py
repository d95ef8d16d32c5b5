"""Sweeping: Python looks for garbage in small portions, and at everything seldom."""

import gc
from collections.abc import Iterator

import pytest

from bagend.table.web import sweeping


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


def test_what_is_there_already_is_left_alone():
    kept: list[list[object]] = [[] for _ in range(3 * sweeping.YOUNG)]
    sweeping.leave_old_things_alone()
    full = gc.get_stats()[2]["collections"]
    assert gc.get_freeze_count() > len(kept)
    kept += [[] for _ in range(30 * sweeping.YOUNG)]
    assert gc.get_stats()[2]["collections"] == full


def test_new_circles_are_found_all_the_same():
    sweeping.leave_old_things_alone()
    before = gc.get_stats()[0]["collected"]
    for _ in range(3 * sweeping.YOUNG):
        circle: list[object] = []
        circle.append(circle)
    assert gc.get_stats()[0]["collected"] > before + sweeping.YOUNG


def test_hardly_an_answer_meets_a_sweep():
    assert sweeping.rest(0.0) == sweeping.SOONEST
    assert sweeping.rest(2.0) == 4000.0
