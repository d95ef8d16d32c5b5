"""A GPU for the tests: they run where there is none."""

import pytest

from bagend.engine.gpu import Gpu
from gpu.stand_in import StandIn


@pytest.fixture
def gpu(monkeypatch) -> Gpu:
    # What it is compared with need not be compiled for a handful of games.
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    # Few lanes are enough, and plain Python is slow.
    monkeypatch.setattr(Gpu.kernel, "__defaults__", (2, 0, 0))
    return Gpu(StandIn(monkeypatch))
