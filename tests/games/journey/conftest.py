"""Fixtures of these tests: the game is always Journey to Mordor."""

import pytest

from bagend.engine.game import Game
from games.journey.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
