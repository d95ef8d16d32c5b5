"""Refusals: an answer that is not allowed is refused with a clause, and changes nothing."""

import pytest

from bagend.engine.chance import below, stream
from bagend.engine.clauses import load
from bagend.engine.errors import IllegalAction, NotYourTurn
from bagend.engine.match import Match
from laws.walks import played, variants, walk
from proof import some


def test_every_illegal_answer_is_refused_by_a_known_clause_and_changes_nothing(game, mode, rules):
    clauses = load(game.folder)
    refused = 0
    for number, variant in enumerate(variants(game)):
        match = Match(game, seats=variant.seats, options=variant.options, seed=number, mode=mode)
        choice = stream(number)[0]
        for states, _ in list(walk(game, rules, variant, seed=number))[::3]:
            if states[0].seat < 0:
                continue
            match.state = states
            answers = match.legal_actions()
            illegal = [action for action in range(len(game.answers)) if action not in answers]
            for _ in range(min(3, len(illegal))):
                action = illegal[below(choice, len(illegal))]
                before, entries = states.tobytes(), len(match.entries)
                with pytest.raises(IllegalAction) as wrong:
                    match.play(action)
                assert wrong.value.facts["clause"] in clauses
                assert wrong.value.facts["answer"] == game.answers.notation(action)
                assert (match.state.tobytes(), len(match.entries)) == (before, entries)
                refused += 1
    assert refused > 20


def test_who_is_not_asked_is_refused(game, mode):
    match = Match(game, seed=1, mode=mode)
    answer = match.legal_actions()[0]
    for seat in some(seat for seat in match.taken if seat != match.seat):
        with pytest.raises(NotYourTurn, match=f"{game.seats[seat]} is not asked now"):
            match.play(answer, seat)


def test_nobody_answers_when_the_match_is_over(game, mode):
    match = played(game, mode)[0]
    assert match.legal_actions() == []
    with pytest.raises(NotYourTurn, match="The match is over"):
        match.play(0)
