"""Strength: what the arena found holds for the bot that was in the arena."""

from dataclasses import replace

import pytest

from bagend.bots import characters, roster, strength
from bagend.bots.judge import judge_of
from bagend.games import KEYS, find


@pytest.mark.parametrize("key", KEYS)
def test_every_level_and_every_character_is_rated(key):
    game = find(key)
    assert set(strength.strengths(game)) == {*roster.names(game), *characters.names(game)}


def test_a_level_with_another_budget_is_not_rated(monkeypatch):
    game = find("duel")
    levels = [level._replace(effort=level.effort._replace(simulations=9)) for level in roster.levels(game)]
    changed = replace(judge_of(game), levels=tuple(levels))
    monkeypatch.setattr(roster, "judge_of", lambda game: changed)
    rated = strength.strengths.__wrapped__(game)
    assert set(rated) == set(characters.names(game))
