"""Fixtures of these tests: the game is always Duel for Middle-earth."""

import pytest

from bagend.engine.game import Game
from games.duel.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
