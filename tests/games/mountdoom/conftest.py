"""Fixtures of these tests: the game is always Adventure to Mount Doom."""

import pytest

from bagend.engine.game import Game
from games.mountdoom.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
