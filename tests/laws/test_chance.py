"""Chance: it may answer everything that can still happen, each thing once, and the streams are fair."""

from collections import Counter
from importlib import import_module

import pytest

from bagend import Match
from bagend.engine.chance import Committed, below, stream
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from games.golden import journal_of, recipes
from laws.walks import variants, walk
from proof import some

MANY = 60
"""More draws than this are too many to look at everywhere."""


@pytest.fixture(scope="module")
def asked(game, rules, mode) -> list[Records]:
    """The states of random matches of every variant, and of the golden ones, in which CHANCE is asked."""
    met = [states for variant in variants(game) for states, _ in walk(game, rules, variant, seed=6)]
    met += [entry.before for recipe in recipes(game.key) for entry in Match.load(journal_of(recipe), mode).entries]
    return [states for states in met if states[0].seat == CHANCE]


@pytest.fixture(scope="module")
def questions(rules, asked) -> list[Records]:
    """One state for each number of outcomes that CHANCE is asked to choose from."""
    found: dict[tuple[int, int], Records] = {}
    for states in asked:
        found.setdefault((int(states[0].phase), int(rules.chance_outcomes(states))), states)
    return list(found.values())


def test_chance_may_answer_everything_that_can_happen_and_each_of_it_once(game, rules, asked):
    """All faces of every die, all cards that may lie there: as the game's `chance.py` counts them from the box.

    So all draws are equally likely: no two picks give the same.
    """
    possible = import_module(f"games.{game.key}.chance").possible
    looked_at = set[tuple[int, int]]()
    for states in asked:
        n = int(rules.chance_outcomes(states))
        # The first of many draws says which dice are rolled; the same dice need not be looked at again.
        first = int(rules.draw(states, 0))
        if n > MANY and (first, n) in looked_at:
            continue
        looked_at.add((first, n))
        drawn = [int(rules.draw(states, k)) for k in range(n)]
        assert len(set(drawn)) == n
        assert set(drawn) == set(possible(states[0]))
    verbs = {game.draws.split(first)[0] for first, _ in looked_at}
    assert verbs == set(game.draws.verbs)


def test_a_stream_draws_as_often_as_the_odds_say(rules, questions):
    """Chi-square: for each question, twenty draws per outcome (fewer for the largest rolls)."""
    for number, states in enumerate(some(questions)):
        n = int(rules.chance_outcomes(states))
        weight = Counter(int(rules.draw(states, k)) for k in range(n))
        source = stream(number)[0]
        draws = min(20 * n, 20000)
        seen = Counter(int(rules.draw(states, int(below(source, n)))) for _ in range(draws))
        assert set(seen) <= set(weight)
        expected = {answer: draws * share / n for answer, share in weight.items()}
        chi_square = sum((seen[answer] - mean) ** 2 / mean for answer, mean in expected.items())
        freedom = len(weight) - 1
        # Few outcomes have a long tail.
        assert abs(chi_square - freedom) <= 5 * (2 * freedom) ** 0.5 + 10


def test_a_match_draws_as_often_as_the_odds_say():
    """The same of the committed luck, which every match is played with."""
    luck = Committed.seeded(1)
    seen = Counter(luck.pick(index, 6) for index in range(3000))
    chi_square = sum((seen[k] - 500) ** 2 / 500 for k in range(6))
    assert chi_square < 5 + 5 * 10**0.5
