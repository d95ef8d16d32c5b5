"""Fixtures of these tests: the game is always Duel for Middle-earth."""

import pytest
from games.duel.positions import GAME

from bagend.engine.game import Game


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
