"""Hints: the best answers first, with chances, for the seat that is asked."""

from dataclasses import replace

import pytest

import bagend
from bagend import Match
from bagend.bots import hints, roster, tree
from bagend.bots.judge import judge_of
from bagend.engine.kernel import Mode, preferred_mode
from bagend.games import KEYS

GAMES = pytest.mark.parametrize("key", KEYS)


@GAMES
def test_hints_are_answers_with_chances_best_first(key):
    match = Match(key, seed=8)
    while len(match.legal_actions()) < 2:
        match.play(match.legal_actions()[0])
    given = hints.hint(match, match.seat)
    assert 1 <= len(given) <= 3
    assert {hint.action for hint in given} <= set(match.legal_actions())
    assert all(0.0 <= hint.chance <= 1.0 for hint in given)
    assert [match.read(hint.notation) for hint in given] == [hint.action for hint in given]


def test_of_the_answers_tried_most_the_better_chance_comes_first(monkeypatch):
    match = Match("duel", seed=8)
    legal = match.legal_actions()
    thoughts = [tree.Estimate(legal[0], 9, 0.25), tree.Estimate(legal[1], 8, 0.5), tree.Estimate(legal[2], 1, 0.75)]
    monkeypatch.setattr(roster.Bot, "estimates", lambda *asked: thoughts)
    given = hints.hint(match, most=2, mode=Mode.INTERPRETED)
    assert [(hint.action, hint.chance) for hint in given] == [(legal[1], 0.5), (legal[0], 0.25)]


@GAMES
def test_who_is_not_asked_gets_no_hint(key):
    match = Match(key, seed=8)
    others = [seat for seat in match.taken if seat != match.seat]
    assert all(hints.hint(match, seat) == [] for seat in others)


def test_a_match_can_be_asked_itself():
    match = bagend.Match("journey", seats=["frodo", "sam"], seed=8)
    asked = match.game.seats[match.seat]
    assert match.hint(asked) == match.hint() == hints.hint(match)
    assert len(match.hint(most=1)) == 1
    (other,) = {"frodo", "sam"} - {asked}
    assert match.hint(other) == []


def test_a_hint_is_what_the_strongest_bot_would_do():
    match = Match("journey", seats=["frodo", "sam"], seed=8)
    for _ in range(10):
        best = hints.hint(match, most=1)[0]
        views = match.view(match.seat).reshape(1)
        assert best.action == roster.choose(match.game, "wizard", views, match.legal_actions(), 0)
        match.play(best.action)


def test_chances_are_the_same_plain_and_compiled():
    match = Match("journey", seats=["frodo", "sam"], seed=9)
    assert hints.hint(match, mode=Mode.INTERPRETED) == hints.hint(match, mode=preferred_mode())


def test_a_game_whose_judge_cannot_weigh_asks_a_search(monkeypatch):
    match = Match("journey", seats=["frodo", "sam"], seed=8)
    silent = replace(judge_of(match.game), estimate=None)
    monkeypatch.setattr(hints, "judge_of", lambda game: silent)
    given = hints.hint(match, most=100)
    assert {hint.action for hint in given} == set(match.legal_actions())
    assert all(0.0 <= hint.chance <= 1.0 for hint in given)
