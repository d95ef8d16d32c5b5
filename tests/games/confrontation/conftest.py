"""Fixtures of these tests: the game is always The Confrontation."""

import pytest

from bagend.engine.game import Game
from games.confrontation.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
