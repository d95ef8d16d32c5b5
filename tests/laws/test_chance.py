"""Chance: draw agrees with outcomes, and the streams are fair."""

from collections import Counter

import pytest

from bagend.engine.chance import Committed, below, stream
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from laws.walks import variants, walk


@pytest.fixture(scope="module")
def questions(game, rules):
    """One state for each number of outcomes that CHANCE is asked to choose from."""
    found: dict[tuple[int, int], Records] = {}
    for variant in variants(game):
        for states, _ in walk(game, rules, variant, seed=6):
            if states[0].seat == CHANCE:
                found.setdefault((int(states[0].phase), int(rules.chance_outcomes(states))), states)
    return list(found.values())


def test_chance_is_asked(questions):
    assert questions


def test_every_pick_gives_an_answer(game, rules, questions):
    for states in questions:
        drawn = [int(rules.draw(states, k)) for k in range(rules.chance_outcomes(states))]
        assert set(drawn) <= set(range(len(game.draws)))


def test_equal_picks_give_equal_answers(rules, questions):
    for states in questions:
        n = int(rules.chance_outcomes(states))
        assert rules.draw(states, n - 1) == rules.draw(states.copy(), n - 1)


def test_a_stream_draws_as_often_as_the_odds_say(rules, questions):
    """Chi-square: for each question, twenty draws per outcome (fewer for the largest rolls)."""
    for number, states in enumerate(questions):
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
