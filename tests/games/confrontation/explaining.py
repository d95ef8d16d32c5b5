"""Explaining: an answer as it is explained, and a battle to explain it in."""

from typing import Any

from bagend.engine.foretell import explain
from bagend.engine.game import Meaning
from bagend.engine.kernel import preferred_mode
from games.confrontation.positions import GAME, Turn, position


def explained(turn: Turn, answer: str) -> Meaning:
    """An answer as it is explained to whoever is asked."""
    assert turn.may(answer)
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    return explain(GAME, views, [GAME.answers.parse(answer)], GAME.words(), preferred_mode())[0]


def effect(turn: Turn, answer: str) -> str:
    return explained(turn, answer).effect


def battle(light: str = "aragorn", dark: str = "balrog", **given: Any) -> Turn:
    """Dark attacks Gondor from Mordor."""
    where = {light.replace("-", "_"): "gondor", dark.replace("-", "_"): "mordor"} | given
    return position("dark", **where).play(f"move {dark} gondor")
