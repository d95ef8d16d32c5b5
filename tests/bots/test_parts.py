"""Thinking in parts: the same answer whatever the number of processes."""

import pytest

from bagend import Match
from bagend.bots import parts, roster, tree
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine.kernel import Mode

LEVEL = Level("long", Kind.TREE, Effort(16, parts=3))


@pytest.mark.parametrize("key", ["journey", "confrontation"])
def test_the_answer_does_not_depend_on_the_number_of_processes(key):
    match = Match(key, seed=4)
    views, legal = match.view(match.seat).reshape(1), match.legal_actions()
    bots = [roster.Bot(match.game, LEVEL, Mode.INTERPRETED, jobs) for jobs in (1, 2)]
    thoughts = [bot.estimates(views, 9) for bot in bots]
    assert thoughts[0] == thoughts[1]
    assert sum(thought.visits for thought in thoughts[0]) == 3 * 16
    assert len({bot.choose(views, legal, 9) for bot in bots}) == 1


def test_the_parts_do_not_think_the_same():
    match = Match("journey", seed=4)
    bot = roster.Bot(match.game, LEVEL, Mode.INTERPRETED)
    views = match.view(match.seat).reshape(1)
    one = bot.think_once(views, 1)
    assert parts.add_up([one, one]) != parts.add_up([one, bot.think_once(views, 2)])


@pytest.mark.parametrize(("seconds", "thought"), [(0.5, 1), (2.5, 3)])
def test_parts_are_thought_until_the_time_is_over(monkeypatch, seconds, thought):
    match = Match("journey", seed=4)
    bot = roster.Bot(match.game, LEVEL, Mode.INTERPRETED)
    clock = iter(range(100))
    monkeypatch.setattr(parts, "monotonic", lambda: next(clock))
    thoughts = parts.think_for(bot, match.view(match.seat).reshape(1), 9, seconds)
    assert sum(found.visits for found in thoughts) == thought * 16


def test_visits_are_added_and_chances_averaged():
    one, other = [tree.Estimate(4, 30, 0.5), tree.Estimate(7, 10, 0.9)], [tree.Estimate(7, 30, 0.5)]
    assert parts.add_up([one, other]) == [tree.Estimate(7, 40, 0.6), tree.Estimate(4, 30, 0.5)]


def test_an_answer_that_had_better_not_be_foreseen_is_drawn_by_visits():
    thoughts = [tree.Estimate(1, 80, 0.5), tree.Estimate(2, 50, 0.5), tree.Estimate(3, 9, 0.5)]
    drawn = [parts.pick(thoughts, True, seed) for seed in range(400)]
    assert set(drawn) == {1, 2}
    assert drawn.count(1) > drawn.count(2) > 100
    assert {parts.pick(thoughts, False, seed) for seed in range(20)} == {1}
