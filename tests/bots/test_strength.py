"""Strength: what the arena found holds for the bot that was in the arena."""

from dataclasses import replace

import pytest

from bagend.bots import roster, strength
from bagend.bots.judge import judge_of
from bagend.games import KEYS, find

NOT_RATED = {"newcomer"}
"""Made after the last arena; the table shows no number beside them."""


@pytest.mark.parametrize("key", KEYS)
def test_every_level_is_rated(key):
    assert set(strength.strengths(find(key))) == set(roster.names(find(key))) - NOT_RATED


def test_a_bot_with_another_budget_is_not_rated(monkeypatch):
    game = find("duel")
    levels = [level._replace(effort=level.effort._replace(simulations=9)) for level in roster.levels(game)]
    changed = replace(judge_of(game), levels=tuple(levels))
    monkeypatch.setattr(roster, "judge_of", lambda game: changed)
    rated = strength.strengths.__wrapped__(game)
    assert rated == {}
