"""Foretell: what is said of an answer before it is given is what then happens."""

from typing import Any

import pytest

from bagend.engine.film import ALL, moments
from bagend.engine.foretell import UNDECIDED, Foretold, Happening, foretell
from bagend.engine.game import Game
from bagend.engine.loops import Doors
from bagend.engine.records import Records
from laws.walks import legal, questions, repeats, roomy


def happens(game: Game, rules: Doors, states: Records, action: int) -> Foretold:
    """What an answer really does, as far as the seat that gives it is told."""
    after, film, seat = states.copy(), roomy(game), int(states[0].seat)
    rules.apply(after, action, film)
    told = [event for event in moments(film) if event.audience == ALL or event.audience >> seat & 1]
    events = tuple(Happening(event.kind, event.nouns) for event in told)
    return Foretold(events, True, int(after[0].seat), int(after[0].phase))


@pytest.fixture(scope="module")
def courses(game, rules, mode) -> list[tuple[Any, Foretold, Foretold]]:
    """Answers to questions of random matches (all of them, if they are compiled): what each is, what is foretold of it,
    and what it does."""
    found: list[tuple[Any, Foretold, Foretold]] = []
    for states in questions(game, rules, seed=31, most=repeats(mode, 8, 60)):
        views = game.View.blank()
        rules.view(states, int(states[0].seat), views)
        actions = legal(rules, states)
        actions = actions[:: repeats(mode, -(-len(actions) // 8), 1)]
        told = foretell(game, views, actions, mode)
        names = [(game.Phase(int(states[0].phase)).name, game.answers.notation(action)) for action in actions]
        truth = [happens(game, rules, states, action) for action in actions]
        found += zip(names, told, truth, strict=True)
    return found


def test_what_is_foretold_is_told_then_and_in_that_order(courses):
    false = [(name, told, true) for name, told, true in courses if true.events[: len(told.events)] != told.events]
    assert courses
    assert false == []


def test_what_is_said_to_be_all_is_all(courses):
    whole = [(name, told, true) for name, told, true in courses if told.is_whole]
    assert whole
    assert [course for course in whole if course[1].events != course[2].events] == []


def test_who_is_foretold_to_decide_next_does(courses):
    decided = [(name, told, true) for name, told, true in courses if told.seat != UNDECIDED]
    assert decided
    assert [course for course in decided if course[1][2:] != course[2][2:]] == []
