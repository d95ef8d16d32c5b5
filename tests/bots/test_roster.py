"""The bots: they answer legally, the same again for the same seed, and from a View alone."""

import pytest

from bagend import Match
from bagend.bots import roster
from bagend.bots.judge import judge_of
from bagend.bots.levels import TO_THE_END, Kind
from bagend.engine.errors import UnknownBot
from bagend.engine.kernel import Mode, preferred_mode
from bagend.games import KEYS, find
from bagend.lab import batch

GAMES = pytest.mark.parametrize("key", KEYS)


def choices(match: Match, name: str, mode: Mode) -> list[int]:
    """A whole match answered by one bot."""
    given = []
    while not match.is_over:
        views = match.view(match.seat).reshape(1)
        action = roster.choose(match.game, name, views, match.legal_actions(), len(match.entries), mode)
        given.append(action)
        match.play(action)
    return given


@pytest.mark.parametrize(("key", "name"), [(key, level.name) for key in KEYS for level in roster.levels(find(key))])
def test_every_bot_answers_legally(key, name):
    # play() refuses what is not legal, so reaching the end shows that every answer was.
    match = Match(key, seats=find(key).seats[: find(key).fewest], seed=3)
    choices(match, name, preferred_mode())
    assert match.is_over


@pytest.mark.parametrize(
    ("key", "name"), [(key, level.name) for key in KEYS for level in roster.levels(find(key)) if level.is_quick]
)
def test_a_quick_bot_answers_the_same_in_every_mode(key, name):
    compiled = choices(Match(key, seed=3), name, preferred_mode())
    assert choices(Match(key, seed=3), name, Mode.INTERPRETED) == compiled


@GAMES
def test_there_are_five_levels_each_of_which_thinks_longer_than_the_one_below(key):
    game = find(key)
    assert len(roster.levels(game)) >= 5
    assert len(set(roster.names(game))) == len(roster.levels(game))
    budgets = [level.budget for level in roster.levels(game) if level.kind is Kind.TREE]
    assert budgets == sorted(set(budgets))


@GAMES
def test_another_seed_moves_the_uniform_bot(key):
    match = Match(key, seed=3)
    views, legal = match.view(match.seat).reshape(1), match.legal_actions()
    assert len({roster.choose(match.game, "uniform", views, legal, seed) for seed in range(50)}) > 1


@GAMES
def test_an_unknown_bot_is_named(key):
    with pytest.raises(UnknownBot, match="There is no bot “sauron”"):
        roster.find(find(key), "sauron")


def test_greedy_beats_uniform_at_journey():
    plan = batch.Plan("journey", 2000, (0, 1), ("greedy", "uniform"), {}, 1)
    total = batch.tally(plan, batch.play(plan, 1), lambda more: None)
    assert total.wins["frodo"] > 0.75 * total.matches
    assert total.wins["sam"] < 0.1 * total.matches


def test_greedy_does_not_run_into_the_nazgul():
    """Among its like, a hobbit is caught in fewer than one match of five."""
    plan = batch.Plan("journey", 2000, (0, 1, 2, 3), ("greedy",) * 4, {}, 1)
    total = batch.tally(plan, batch.play(plan, 1), lambda more: None)
    assert total.measures["eliminated"].mean / 4 < 0.2


@GAMES
def test_a_search_of_any_budget_can_be_named_in_the_lab(key):
    game = find(key)
    named = roster.level(game, "tree:96")
    assert named.effort == judge_of(game).effort._replace(simulations=96)
    played_out = roster.level(game, "playout:96").effort
    assert (played_out.simulations, played_out.depth) == (96, TO_THE_END)
    for wrong in ("tree:", "tree:0", "tree:many", "tree:99999999999", "playout:0"):
        with pytest.raises(UnknownBot, match="expected tree:N or playout:N"):
            roster.level(game, wrong)
