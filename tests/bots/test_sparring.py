"""The specialists: each plays its own idea, and none of them is offered at the table."""

from functools import cache

import pytest

from bagend import Match
from bagend.bots import roster, sparring
from bagend.engine.errors import UnknownBot
from bagend.engine.kernel import preferred_mode
from bagend.games import find
from bagend.lab import batch

SPECIALISTS = [(key, name) for key in ("duel", "confrontation") for name in sparring.names(find(key))]


@pytest.mark.parametrize(("key", "name"), SPECIALISTS)
def test_a_specialist_plays_a_whole_match_and_is_none_of_the_levels(key, name):
    game = find(key)
    match = Match(key, seed=5)
    bot = roster.Bot(game, roster.level(game, f"spar:{name}"), preferred_mode())
    while not match.is_over:
        match.play(bot.choose(match.view(match.seat).reshape(1), match.legal_actions(), len(match.entries)))
    assert f"spar:{name}" not in roster.names(game)


@pytest.mark.parametrize("wrong", ["spar:", "spar:nobody"])
def test_an_unknown_specialist_is_refused(wrong):
    with pytest.raises(UnknownBot):
        roster.level(find("duel"), wrong)


@cache
def endings(name: str) -> dict[str, int]:
    plan = batch.Plan("duel", 24, (0, 1), (f"spar:{name}", "uniform"), {}, 1)
    return batch.tally(plan, batch.play(plan, 1), lambda more: None).endings


@pytest.mark.parametrize(("name", "ending"), [("ring", "ring"), ("races", "races"), ("conquest", "conquest")])
def test_a_specialist_of_duel_wins_its_own_way_more_often_than_the_others_do(name, ending):
    own = endings(name).get(ending, 0)
    others = [endings(other).get(ending, 0) for other in sparring.names(find("duel")) if other != name]
    assert own > max(others)
