"""Refusals: exactly what is not allowed is refused, with a clause, and changes nothing."""

import pytest

from bagend.engine.clauses import load
from bagend.engine.errors import IllegalAction, NotYourTurn
from bagend.engine.match import Match
from laws.walks import legal, played, questions, repeats, variants
from proof import some


def test_an_answer_is_refused_exactly_if_it_is_not_legal(game, rules, mode):
    """Whatever the game knows to answer, seen from the seat that is asked: no clause forbids what is legal, and a known
    one whatever else there is."""
    clauses, views = load(game.folder), game.View.blank()
    wrong = []
    for states in some(questions(game, rules, seed=41, most=repeats(mode, 12, 60))):
        rules.view(states, int(states[0].seat), views)
        allowed = set(legal(rules, states))
        for action in range(len(game.answers)):
            clause = game.refuse(views[0], action)
            if (clause not in clauses) if action not in allowed else clause:
                wrong.append((game.Phase(int(states[0].phase)).name, game.answers.notation(action), clause))
    assert wrong == []


def test_a_refused_answer_changes_nothing(game, mode, rules):
    variant = variants(game)[-1]
    match = Match(game, seats=variant.seats, options=variant.options, seed=1, mode=mode)
    for states in some(questions(game, rules, seed=43, most=3)):
        match.state = states
        allowed = match.legal_actions()
        action = next(action for action in range(len(game.answers)) if action not in allowed)
        before, entries = states.tobytes(), len(match.entries)
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert refused.value.facts["clause"] == game.refuse(match.view(match.seat), action)
        assert refused.value.facts["answer"] == game.answers.notation(action)
        assert (match.state.tobytes(), len(match.entries)) == (before, entries)


def test_who_is_not_asked_is_refused(game, mode):
    match = Match(game, seed=1, mode=mode)
    answer = match.legal_actions()[0]
    for seat in some(seat for seat in match.taken if seat != match.seat):
        with pytest.raises(NotYourTurn, match=f"It is not the turn of {game.seats[seat]}"):
            match.play(answer, seat)


def test_nobody_answers_when_the_match_is_over(game, mode):
    match = played(game, mode)[0]
    assert match.legal_actions() == []
    with pytest.raises(NotYourTurn, match="The match is over"):
        match.play(0)
