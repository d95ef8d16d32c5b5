"""Fixtures of these tests: the game is always The Confrontation."""

import pytest
from games.confrontation.positions import GAME

from bagend.engine.game import Game


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
