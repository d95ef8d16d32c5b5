"""Explanations: every answer is explained in whole sentences, with a clause of the book."""

import re

import pytest

from bagend.engine.clauses import load
from bagend.engine.foretell import explain
from bagend.engine.game import Meaning
from laws.walks import legal, questions, repeats
from proof import some

MENDED = re.compile(r"\s\s|\s[.,;:!?]|[.,;:]{2}|\{|\}|\bNone\b|^\s|\s$")
"""What a message leaves where one of its words is missing."""


@pytest.fixture(scope="module")
def explained(game, rules, mode) -> list[tuple[str, str, Meaning]]:
    """Answers to questions of random matches (all of them, if they are compiled), with phase and notation."""
    views, found = game.View.blank(), []
    for states in some(questions(game, rules, seed=37, most=repeats(mode, 5, 40))):
        rules.view(states, int(states[0].seat), views)
        actions = legal(rules, states)
        actions = actions[:: repeats(mode, -(-len(actions) // 8), 1)]
        phase = game.Phase(int(states[0].phase)).name
        meanings = explain(game, views, actions, game.words(), mode)
        found += [(phase, game.answers.notation(a), meaning) for a, meaning in zip(actions, meanings, strict=True)]
    return found


def test_every_answer_is_explained(explained):
    assert explained
    assert [each for each in explained if not each[2].effect.strip()] == []


def test_an_explanation_is_made_of_whole_sentences(explained):
    effects = [each for each in explained if each[2].effect]
    assert effects
    assert [each for each in effects if MENDED.search(each[2].effect) or each[2].effect[-1] not in ".!?"] == []


def test_every_answer_names_the_clause_that_allows_it(game, explained):
    clauses = load(game.folder)
    assert explained
    assert [each for each in explained if each[2].clause not in clauses] == []
