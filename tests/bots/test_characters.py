"""The characters: each plays its own style.  The newcomer errs as people do."""

from functools import cache

import pytest

from bagend import Match
from bagend.bots import characters, roster
from bagend.bots.levels import Kind
from bagend.engine.errors import UnknownBot
from bagend.engine.kernel import preferred_mode
from bagend.games import KEYS, find
from bagend.lab import batch
from games.confrontation.positions import GAME, position

CHARACTERS = [(key, name) for key in KEYS for name in characters.names(find(key))]


@pytest.mark.parametrize(("key", "name"), CHARACTERS)
def test_a_character_plays_a_whole_match_and_is_none_of_the_levels(key, name):
    game = find(key)
    match = Match(key, seats=game.seats[: game.fewest], seed=5)
    bot = roster.Bot(game, roster.level(game, name), preferred_mode())
    while not match.is_over:
        match.play(bot.choose(match.view(match.seat).reshape(1), match.legal_actions(), len(match.entries)))
    assert name not in roster.names(game)
    assert name in roster.all_names(game)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_characters_and_a_newcomer_among_its_levels(key):
    game = find(key)
    assert len(characters.names(game)) >= 2
    assert roster.level(game, "newcomer").kind is Kind.CHARACTER
    assert not roster.level(game, "newcomer").needs_compiler


@pytest.mark.parametrize(("key", "name"), CHARACTERS)
def test_results_kept_under_its_former_name_are_still_its_own(key, name):
    game = find(key)
    assert roster.level(game, f"spar:{name}")._replace(name=name) == roster.level(game, name)


@pytest.mark.parametrize("wrong", ["spar:", "spar:nobody", "spar:newcomer"])
def test_an_unknown_character_is_refused(wrong):
    with pytest.raises(UnknownBot):
        roster.level(find("duel"), wrong)


@cache
def endings(name: str) -> dict[str, int]:
    plan = batch.Plan("duel", 24, (0, 1), (name, "uniform"), {}, 1)
    return batch.tally(plan, batch.play(plan, 1), lambda more: None).endings


@pytest.mark.parametrize(("name", "ending"), [("ring", "ring"), ("races", "races"), ("conquest", "conquest")])
def test_a_character_of_duel_wins_its_own_way_more_often_than_the_others_do(name, ending):
    own = endings(name).get(ending, 0)
    others = [endings(other).get(ending, 0) for other in characters.names(find("duel")) if other != name]
    assert own > max(others)


def answers(name: str, turn, seeds: int) -> list[str]:
    """What a bot answers to the same question with several dice."""
    bot = roster.Bot(GAME, roster.level(GAME, name), preferred_mode())
    views = turn.view(int(turn.state.seat)).reshape(1)
    legal = [GAME.answers.parse(answer) for answer in sorted(turn.answers())]
    return [GAME.answers.notation(bot.choose(views, legal, seed)) for seed in range(seeds)]


def test_a_newcomer_overlooks_what_a_greedy_bot_always_sees():
    turn = position("light", frodo="gondor", sam="eregion", aragorn="rhudaur", orcs="rohan")
    assert set(answers("greedy", turn, 20)) == {"move frodo mordor"}
    found = answers("newcomer", turn, 60).count("move frodo mordor")
    assert 25 < found < 55, "it notices seven answers of ten"


def test_a_newcomer_likes_battles_whoever_waits_there():
    """Pippin, the weakest, against the Balrog."""
    turn = position("light", frodo="shire", pippin="eregion", balrog="moria")
    assert "move pippin moria" not in answers("greedy", turn, 20)
    assert answers("newcomer", turn, 20).count("move pippin moria") > 10


def test_a_newcomer_forgets_who_waits_in_the_tunnel():
    turn = position("light", frodo="eregion", balrog="moria")
    assert "move frodo fangorn" not in answers("greedy", turn, 20)
    assert answers("newcomer", turn, 20).count("move frodo fangorn") > 5


def test_the_bold_fellowship_goes_where_the_cautious_one_does_not():
    """In several questions of a match they part."""
    game = find("mountdoom")
    bots = {name: roster.Bot(game, roster.level(game, name), preferred_mode()) for name in ("bold", "cautious")}
    match = Match("mountdoom", seats=["north"], seed=4)
    parted = 0
    while not match.is_over:
        views, legal = match.view(match.seat).reshape(1), match.legal_actions()
        chosen = {name: bot.choose(views, legal, 1) for name, bot in bots.items()}
        parted += len(set(chosen.values())) > 1
        match.play(chosen["cautious"])
    assert parted > 3
