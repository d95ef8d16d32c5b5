"""Bots of your own: found by module, file or name; given a view and moves; what they do wrong costs them the match."""

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from bagend.bots import own, roster
from bagend.bots.catalogue import describe
from bagend.bots.levels import Kind
from bagend.cli import main
from bagend.engine.errors import BadSetting, UnknownBot
from bagend.engine.match import Match
from bagend.games import all_games, find
from bagend.lab import batch
from bagend.table.live.thinker import Reply, Thinker
from bagend.table.thinking.workers import think
from proof import some

JOURNEY = find("journey")
EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"

BOTS = """
import random

class Last:
    def choose(self, view, moves, rng):
        return moves[-1]

class Told:
    games = ("journey",)
    def choose(self, view, moves, rng):
        return moves[0].notation

class Raises:
    def choose(self, view, moves, rng):
        return view.no_such_field

class Sighs:
    def choose(self, view, moves, rng):
        raise ValueError("\\n")

class Illegal:
    def choose(self, view, moves, rng):
        return "keep everything"

class Hangs:
    def choose(self, view, moves, rng):
        while True:
            try:
                sum(range(1000))
            except Exception:
                pass

class Breaks:
    def __init__(self):
        raise OSError("no weights")
    def choose(self, view, moves, rng):
        return moves[0]

class Idle:
    pass
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of bots, in the folder one works in."""
    path = tmp_path / "mybots.py"
    path.write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(own.NAMED, "")
    monkeypatch.setenv(own.LIMIT, "")
    yield path
    own.load.cache_clear()
    sys.modules.pop("mybots", None)


def asked(key: str = "journey") -> tuple[np.ndarray, list[int]]:
    """A view and several moves."""
    match = Match(find(key), seed=4)
    while len(match.legal_actions()) < 2:
        match.play(match.legal_actions()[0])
    return match.view(match.seat).reshape(1), match.legal_actions()


def answer(name: str, key: str = "journey") -> int:
    views, legal = asked(key)
    return roster.choose(find(key), name, views, legal, seed=1)


@pytest.mark.parametrize("name", ["mybots:Last", "mybots.py:Last", "{path}:Last"])
def test_a_bot_is_named_by_its_module_or_its_file(bots, name):
    assert answer(name.format(path=bots)) == asked()[1][-1]


def test_a_bot_of_your_own_plays_every_game(bots, game):
    views, legal = asked(game.key)
    assert roster.choose(game, "mybots:Last", views, legal, 1) == legal[-1]


def test_a_bot_has_a_name_in_every_process_that_is_started(bots, monkeypatch):
    monkeypatch.setenv(own.NAMED, "")
    own.give_names(["last=mybots.py:Last", "told=mybots:Told"])
    assert answer("last") == asked()[1][-1]
    assert os.environ[own.NAMED] == "last=mybots.py:Last told=mybots:Told"
    assert roster.all_names(JOURNEY)[-2:] == ("last", "told")
    assert roster.all_names(find("duel"))[-1] == "last", "told plays journey only"
    assert [bot["kind"] for bot in describe(JOURNEY)["bots"]][-2:] == ["own", "own"]


def test_an_installed_package_announces_its_bots(bots, monkeypatch):
    class Point:
        name, value = "announced", "mybots:Last"

    monkeypatch.setattr(own, "entry_points", lambda group: [Point] if group == "bagend.bots" else [])
    own.announced.cache_clear()
    try:
        assert answer("announced") == asked()[1][-1]
        monkeypatch.setattr(own, "entry_points", None)
        assert "announced" in roster.all_names(JOURNEY), "known without reading every installed package again"
    finally:
        own.announced.cache_clear()


def test_a_broken_bot_of_an_installed_package_is_left_out_with_one_sentence(bots, monkeypatch, caplog):
    class Good:
        name, value = "good", "mybots:Last"

    class Broken:
        name, value = "broken", "mybots:Breaks"

    monkeypatch.setattr(own, "entry_points", lambda group: [Broken, Good])
    own.announced.cache_clear()
    try:
        for _ in range(2):
            assert roster.all_names(JOURNEY)[-1] == "good"
            assert "broken" not in roster.all_names(JOURNEY)
        (told,) = [record.getMessage() for record in caplog.records]
        assert told.startswith(
            "The bot 'broken' of an installed package is left out. Cannot make the bot “mybots:Breaks”"
        )
    finally:
        own.announced.cache_clear()


@pytest.mark.parametrize("setting", ["broken=mybots:Breaks", "broken=nowhere:Last", "broken"])
def test_a_broken_bot_that_the_host_has_named_is_refused_at_the_start(bots, monkeypatch, capsys, setting):
    monkeypatch.setenv(own.NAMED, setting)
    assert main(["table", "--no-browser"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert told[0].startswith("bagend: Cannot ")


def test_a_bot_of_your_own_does_not_hide_one_of_the_house(bots, monkeypatch):
    monkeypatch.setenv(own.NAMED, "greedy=mybots:Last")
    assert roster.level(JOURNEY, "greedy").kind is Kind.GREEDY


def test_a_bot_is_given_named_fields_moves_and_its_own_luck(bots):
    heard = []

    class Listens:
        def choose(self, view, moves, rng):
            heard.append((view, moves, rng.random()))
            return moves[0].action

    views, legal = asked()
    own.ask(JOURNEY, "listens", Listens(), views, legal, seed=5)
    ((view, moves, luck),) = heard
    assert view.viewer == view.seat == views[0].seat
    assert view.symbol.shape == (5, 6)
    assert [move.action for move in moves] == legal
    assert str(moves[0]) == JOURNEY.answers.notation(legal[0]) == " ".join((moves[0].verb, *moves[0].things))
    assert luck == random.Random(5).random()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:Last", "there is no such file"),
        ("nowhere:Last", "No module named 'nowhere'"),
        ("mybots:Nobody", "mybots has no class Nobody with a method choose"),
        ("mybots:Idle", "mybots has no class Idle with a method choose"),
        ("mybots:Breaks", "OSError: no weights (mybots.py, line"),
        ("last", "There is no bot “last” for journey; expected uniform"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_a_sentence(bots, name, sentence):
    with pytest.raises(UnknownBot) as refused:
        roster.level(JOURNEY, name)
    assert sentence in str(refused.value)


def test_a_bot_says_which_games_it_plays(bots):
    with pytest.raises(UnknownBot, match="“mybots:Told” does not play duel; it plays journey"):
        roster.level(find("duel"), "mybots:Told")


@pytest.mark.parametrize("setting", ["last", "=mybots:Last", "last=mybots", "last one=mybots:Last"])
def test_a_name_that_cannot_be_read_is_refused(bots, setting):
    with pytest.raises(BadSetting, match="expected NAME=module:Class"):
        own.give_names([setting])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "mybots:Raises",
            "The bot mybots:Raises raised AttributeError: 'types.SimpleNamespace' object has no attribute "
            "'no_such_field' (mybots.py, line 15).",
        ),
        ("mybots:Sighs", "The bot mybots:Sighs raised ValueError (mybots.py, line 19)."),
        ("mybots:Illegal", "The bot mybots:Illegal answered 'keep everything', which is not one of its moves."),
        ("mybots:Hangs", "The bot mybots:Hangs thought for more than 0.05 seconds."),
    ],
)
def test_a_fault_costs_the_match_and_the_run_goes_on(bots, monkeypatch, name, sentence):
    if "Hangs" in name:
        # The others have all the time they need, on however slow a machine.
        monkeypatch.setenv(own.LIMIT, "0.05")
    plan = batch.Plan("journey", 3, (0, 1), (name, "greedy"), {}, 1)
    heard: list[batch.Forfeit] = []
    total = batch.tally(plan, batch.play(plan, 1), lambda more: None, heard.extend)
    assert total.forfeits == {sentence: 3}
    assert total.wins == {"frodo": 0, "sam": 3}
    assert [lost.seat for lost in some(heard)] == [0, 0, 0]


def test_where_all_play_together_a_fault_loses_the_quest(bots):
    plan = batch.Plan("mountdoom", 2, (0, 1), ("greedy", "mybots:Raises"), {}, 1)
    total = batch.tally(plan, batch.play(plan, 1), lambda more: None)
    assert total.wins == {"north": 0, "east": 0}
    assert sum(total.forfeits.values()) == 2


@pytest.mark.parametrize("wrong", ["soon", "0", "-1", "nan"])
def test_a_limit_of_time_is_a_number_above_zero(bots, monkeypatch, wrong):
    monkeypatch.setenv(own.LIMIT, wrong)
    with pytest.raises(BadSetting, match="BAGEND_BOT_SECONDS must be a number of seconds above 0"):
        own.seconds()


def test_the_command_takes_a_bot_by_a_short_name(bots, capsys):
    words = ["arena", "journey", "--bot", f"ringbearer={EXAMPLE}:Ringbearer", "--bots", "ringbearer,uniform"]
    assert main([*words, "-n", "2", "--pairs", "ringbearer:uniform", "--jobs", "2"]) == 0
    assert "ringbearer" in capsys.readouterr().out


def test_the_command_tells_a_fault_once_and_how_often_it_happened(bots, capsys):
    assert main(["simulate", "journey", "-n", "3", "--bots", "mybots:Illegal,greedy", "--seats", "frodo,sam"]) == 0
    told = capsys.readouterr()
    assert told.err.count("which is not one of its moves. It loses that game.") == 1
    assert "3 games were lost by a bot’s own fault." in told.err
    assert "lost by a bot’s own fault" in told.out


def test_in_the_terminal_a_bot_at_fault_loses(bots, capsys):
    seats = ["--seat", "sauron=bot:mybots:Illegal", "--seat", "fellowship=bot:mybots:Illegal"]
    assert main(["play", "duel", "--seed", "1", *seats]) == 1
    assert "which is not one of its moves. So Sauron loses." in capsys.readouterr().out


def test_at_the_table_a_bot_of_your_own_needs_no_stand_in(bots, monkeypatch):
    monkeypatch.setenv(own.NAMED, "last=mybots:Last raises=mybots:Raises")
    views, legal = asked()
    assert think(("journey", "last", views.tobytes(), legal, 1)) == Reply(legal[-1], Thinker.BOT)
    reply = think(("journey", "raises", views.tobytes(), legal, 1))
    assert isinstance(reply, Reply)
    assert reply.by is Thinker.AT_FAULT


def test_a_bot_that_was_not_brought_along_again_costs_nothing_to_ask():
    assert [roster.budget(game, "gone") for game in all_games()] == [0] * 4
