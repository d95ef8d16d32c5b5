"""Bots are honest: what a seat cannot tell apart, its bot cannot either."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from bagend.bots import characters, hints, roster
from bagend.bots.judge import judge_of
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine.chance import stream
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, Doors
from bagend.engine.records import Records, diff
from laws.walks import repeats, variants, walk
from proof import some

SEARCH = Level("search", Kind.TREE, Effort(24, greedy=50, judged=30, depth=40))
LED = Level("led", Kind.TREE, Effort(12, greedy=100, prior_weight=1.0, parts=2))


def twins(game: Game, rules: Doors, mode: Mode) -> Iterator[tuple[Records, Records, int]]:
    """Pairs of states that the seat which is asked cannot tell apart: the truth, and one supposed behind its view.

    A game with secrets adds pairs made from its rules: `asked_twins(mode)` in `tests/games/<game>/twins.py`.
    """
    views = game.View.blank()
    every = variants(game)
    for variant in every[:: repeats(mode, len(every), 2)]:
        asked = [states for states, _ in walk(game, rules, variant, seed=21) if states[0].seat >= 0]
        for number, states in enumerate(asked[:: max(1, len(asked) // repeats(mode, 2, 6))]):
            supposed = game.State.blank()
            seat = int(states[0].seat)
            rules.view(states, seat, views)
            rules.suppose(views, stream(number), supposed)
            yield states, supposed, seat
    made = f"games.{game.key}.twins"
    if find_spec(made) is not None:
        yield from import_module(made).asked_twins(mode)


def question(game: Game, rules: Doors, states: Records, seat: int) -> tuple[Records, list[int]]:
    """What a bot is given."""
    views, out = game.View.blank(), np.zeros(MOST_LEGAL, np.int64)
    rules.view(states, seat, views)
    return views, out[: rules.legal(states, out)].tolist()


def bots(game: Game, mode: Mode) -> list[roster.Bot]:
    """A bot of every kind, none of which thinks for long."""
    kinds: dict[Any, Level] = {level.kind: level for level in roster.levels(game)}
    kinds[Kind.TREE] = SEARCH
    specialists = [roster.level(game, name) for name in characters.names(game)]
    return [roster.Bot(game, level, mode) for level in (*kinds.values(), LED, *specialists)]


def test_a_bot_answers_twins_alike(game, rules, mode):
    asked = bots(game, mode)
    for number, (one, other, seat) in enumerate(some(twins(game, rules, mode))):
        questions = [question(game, rules, states, seat) for states in (one, other)]
        assert diff(questions[0][0], questions[1][0]) == {}
        for bot in some(asked):
            answers = {bot.choose(*asked, number) for asked in questions}
            assert len(answers) == 1, bot.level.name


def test_a_hint_for_twins_is_the_same(game, rules, mode, monkeypatch):
    """Thought by the search itself, if not for long."""
    monkeypatch.setattr(hints, "SIMULATIONS", repeats(mode, 4, 32))
    for number, (one, other, seat) in enumerate(some(fewer(list(twins(game, rules, mode)), repeats(mode, 1, 12)))):
        given = [hints.find(game, *question(game, rules, states, seat), number, mode=mode) for states in (one, other)]
        assert given[0] == given[1] != []


def test_a_judge_that_is_given_a_state_reads_what_the_view_shows(game, rules, mode):
    """What it is given within a search was supposed; still, it must not see more than the seat that answers there."""
    judge = judge_of(game)
    from_views, from_states = list[object](), list[object]()
    for number, (states, _, seat) in enumerate(twins(game, rules, mode)):
        views, legal = question(game, rules, states, seat)
        answers = np.array(legal, np.int64)
        for given, judged in ((views[0], from_views), (states[0], from_states)):
            if judge.reads_state:
                looks = np.zeros(MOST_LEGAL)
                judge.appraise(given, answers, len(legal), looks)
                judged.append(looks[: len(legal)].tolist())
            if judge.playout is not None:
                judged.append(int(judge.playout(given, answers, len(legal), stream(number)[0])))
    assert from_views == from_states
    assert bool(from_states) == (judge.reads_state or judge.playout is not None)


def fewer(pairs: list[Any], most: int) -> list[Any]:
    """Some of them, the last among them: those come from the game's own rules."""
    return pairs[:: -max(1, len(pairs) // most)]


def test_a_bot_remembers_nothing(game, rules, mode):
    """Asked again after other questions it answers the same; so nothing seen in one match can serve in another."""
    found = [question(game, rules, one, seat) for one, _, seat in twins(game, rules, mode)][: repeats(mode, 2, 6)]
    for bot in some(bots(game, mode)):
        before = [bot.choose(*asked, 7) for asked in found]
        after = [bot.choose(*asked, 7) for asked in reversed(found)]
        assert before == after[::-1], bot.level.name


def test_a_bot_leaves_its_view_as_it_was(game, rules, mode):
    for one, _, seat in some(list(twins(game, rules, mode))[: repeats(mode, 1, 4)]):
        views, legal = question(game, rules, one, seat)
        given = views.copy()
        for bot in some(bots(game, mode)):
            bot.choose(views, legal, 3)
            assert diff(views, given) == {}


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_of_bot_is_held_to_this(game, mode, kind):
    held = {bot.level.kind for bot in bots(game, mode)}
    is_there = any(level.kind is kind for level in roster.levels(game))
    assert kind in held or not is_there
