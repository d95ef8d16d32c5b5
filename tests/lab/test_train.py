"""Training: a network comes of a few matches, whoever was killed meanwhile, and bots play with it."""

import io
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bagend import Match
from bagend.bots import network, roster
from bagend.bots.judge import WHOLE, hope_of
from bagend.bots.levels import Kind
from bagend.cli import main
from bagend.engine.errors import BagendError, UnknownBot
from bagend.games import find
from bagend.lab import arena, batch
from bagend.lab.moments import first_state
from bagend.lab.train import Plan, Training, WrongTraining
from proof import some

FEW = ("--rounds", "4", "--matches", "30")
DUEL = find("duel")


def plan(key: str = "duel", rounds: int = 4, matches: int = 30, seed: int = 0) -> Plan:
    return Plan(find(key), rounds, matches, seed)


def trained(wanted: Plan, out: Path) -> Path:
    Training(wanted, out).run(lambda more: None)
    return out


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network for Duel, half of whose rounds were its own."""
    return trained(plan(), tmp_path_factory.mktemp("own") / "own.npz")


class Killed(BaseException):
    pass


def kill_after(rounds: int, wanted: Plan, out: Path) -> None:
    over = -1

    def told(more: int) -> None:
        nonlocal over
        over += 1
        if over == rounds:
            raise Killed

    with pytest.raises(Killed):
        Training(wanted, out).run(told)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence with which bad input is refused."""
    assert main([*words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (sentence,) = told.err.strip().splitlines()
    return sentence


def test_a_network_comes_of_a_few_matches(tmp_path, capsys):
    out, plot = tmp_path / "mine.npz", tmp_path / "curve.svg"
    assert main(["train", "mountdoom", *FEW, "--out", str(out), "--plot", str(plot)]) == 0
    assert f"The bot wizard@{out} plays with it." in capsys.readouterr().out.replace("\n", "")
    assert "logarithmic loss on new games" in plot.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["curve.svg", "mine.npz"]
    game, values = find("mountdoom"), np.zeros(4, np.int64)
    kept = network.with_room(*network.read_own(game, str(out)))
    hope_of(game).evaluate(first_state(game)[0], kept, values)
    assert 0 < values[0] < WHOLE
    assert len(set(values.tolist())) == 1
    made = network.unpack(out)
    assert str(made["command"]) == "bagend train mountdoom --rounds 4 --matches 30 --seed 0"
    assert made["curve"].shape == (4, 2)
    assert ((made["curve"] > 0) & (made["curve"] < 2)).all()


@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_a_training_that_was_killed_goes_on_to_the_same_bytes(tmp_path, own, rounds):
    """Before anything was learnt, between quick rounds, and between those of its own."""
    out = tmp_path / "own.npz"
    kill_after(rounds, plan(), out)
    assert not out.exists()
    assert len(network.unpack(tmp_path / "own.npz.part")["curve"]) == rounds
    assert trained(plan(), out).read_bytes() == own.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["own.npz"]


def test_a_training_may_stop_before_its_end_and_go_on_later(tmp_path, own):
    out = tmp_path / "own.npz"
    assert trained(replace(plan(), until=3), out) == out
    early = network.unpack(out)
    assert str(early["command"]).endswith("--seed 0 --until 3")
    assert len(early["curve"]) == 3
    # Asked again, it has nothing to do but to draw.
    before, plot = out.read_bytes(), tmp_path / "curve.svg"
    assert main(["train", "duel", *FEW, "--until", "3", "--out", str(out), "--plot", str(plot)]) == 0
    assert out.read_bytes() == before
    assert "logarithmic loss" in plot.read_text(encoding="utf-8")
    plot.unlink()
    assert trained(plan(), out).read_bytes() == own.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["own.npz"]


def test_who_asks_for_fewer_rounds_than_there_were_is_told_how_many_there_are(tmp_path):
    out = tmp_path / "own.npz"
    kill_after(3, plan(), out)
    found = network.unpack(trained(replace(plan(), until=1), out))
    assert str(found["command"]).endswith("--until 3")
    assert len(found["curve"]) == 3


def test_searched_rounds_are_the_same_in_one_go_or_several_with_one_process_or_two(tmp_path):
    wanted = plan("mountdoom", rounds=3, matches=16)
    assert wanted.quick_rounds == 2
    whole = trained(wanted, tmp_path / "whole.npz").read_bytes()
    kill_after(2, wanted, tmp_path / "parts.npz")
    Training(wanted, tmp_path / "parts.npz", jobs=2).run(lambda more: None)
    assert (tmp_path / "parts.npz").read_bytes() == whole


def test_the_network_depends_on_the_seed(tmp_path, own):
    other = network.unpack(trained(plan(seed=1), tmp_path / "other.npz"))
    assert (other["inner"] != network.unpack(own)["inner"]).any()


@pytest.mark.parametrize(("key", "quick"), [("confrontation", 80), ("duel", 80), ("mountdoom", 80)])
def test_the_last_rounds_are_the_networks_own(key, quick):
    assert plan(key, rounds=200).quick_rounds == quick


def test_what_is_complete_is_not_trained_again(tmp_path, own, capsys):
    out, plot = shutil.copy(own, tmp_path / "own.npz"), tmp_path / "curve.svg"
    assert main(["train", "duel", *FEW, "--out", str(out), "--plot", str(plot)]) == 0
    assert out.read_bytes() == own.read_bytes()
    assert "from here on, its own games" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "other",
    [plan("confrontation"), plan(rounds=5), plan(matches=31), plan(seed=1)],
    ids=["game", "rounds", "n", "seed"],
)
@pytest.mark.parametrize("name", ["own.npz", "own.npz.part"])
def test_another_training_is_left_alone(tmp_path, name, other):
    kept = tmp_path / name
    Training(plan(), tmp_path / "own.npz")._write(kept, np.savez)
    before = kept.read_bytes()
    with pytest.raises(WrongTraining, match=rf"{name} is not from this training"):
        Training(other, tmp_path / "own.npz")
    assert kept.read_bytes() == before


@pytest.mark.parametrize("change", [("version", DUEL.version + 1), ("features", "others")])
def test_a_training_by_other_rules_or_features_is_left_alone(tmp_path, monkeypatch, change):
    kill_after(0, plan(), tmp_path / "own.npz")
    other = {**plan().about, change[0]: change[1]}
    monkeypatch.setattr(Plan, "about", other)
    with pytest.raises(WrongTraining):
        Training(plan(), tmp_path / "own.npz")


def test_the_network_of_the_house_is_not_overwritten(capsys):
    weights = hope_of(DUEL).WEIGHTS
    before = weights.read_bytes()
    assert "is not from this training" in refused(capsys, "train", "duel", "--out", str(weights))
    assert weights.read_bytes() == before


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_what_cannot_be_written_is_refused_before_anything_is_played(capsys, tmp_path, monkeypatch, option):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bagend.lab.train.Watcher.watch", lambda *asked: pytest.fail("something was played"))
    for name in ("/nowhere/x", "x" * 300):
        assert f"Cannot write {name}" in refused(capsys, "train", "duel", option, name)
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_a_network_is_refused(capsys):
    sentence = "bagend: No bot of journey uses a network; those of confrontation, mountdoom and duel do."
    assert refused(capsys, "train", "journey") == sentence
    assert refused(capsys, "simulate", "journey", "--bots", "wizard@mine.npz") == sentence


@pytest.mark.parametrize("key", ["confrontation", "duel", "mountdoom"])
def test_the_network_of_the_house_says_how_it_was_made_and_may_be_named(key):
    game, weights = find(key), hope_of(find(key)).WEIGHTS
    assert str(network.unpack(weights)["command"]).startswith(f"bagend train {key} --rounds ")
    ours, own = network.read(weights), network.read_own(game, str(weights))
    assert [(part.dtype, part.tobytes()) for part in ours] == [(part.dtype, part.tobytes()) for part in own]


def test_any_bot_that_searches_plays_with_a_network_of_ones_own(own):
    house, mine = roster.level(DUEL, "tree:32"), roster.level(DUEL, f"tree:32@{own}")
    assert (mine.kind, mine.effort, mine.name) == (Kind.TREE, house.effort, f"tree:32@{own}")
    assert roster.budget(DUEL, f"wizard@{own}") == roster.budget(DUEL, "wizard") > 0

    def answers(name: str) -> list[int]:
        match, given = Match("duel", seed=7), []
        for number in range(30):
            views, legal = match.view(match.seat).reshape(1), match.legal_actions()
            given.append(roster.choose(DUEL, name, views, legal, number))
            match.play(legal[0])
        return given

    assert answers(f"tree:32@{own}") == answers(f"tree:32@{own}")
    assert answers(f"tree:32@{own}") != answers("tree:32")
    assert answers(f"tree:32@{hope_of(DUEL).WEIGHTS}") == answers("tree:32")


def test_two_networks_meet_in_the_arena_and_go_on_from_its_results(tmp_path, own):
    bots = ("tree:4", f"tree:4@{own}")
    wanted = arena.arrange(DUEL, bots, (0, 1), 4, {}, 1)
    arena.play(wanted, arena.Results(wanted, tmp_path / "results.json"), lambda more: None)
    again = arena.Results(wanted, tmp_path / "results.json")
    assert [(each.matches, each.budgets) for each in again.series.values()] == [(2, [4, 4])] * 2


def test_other_processes_find_the_network(own):
    wanted = batch.Plan("duel", 24, (0, 1), (f"tree:2@{own}", "greedy"), {}, 1)
    one, two = ([block.states.tobytes() for block in batch.play(wanted, jobs)] for jobs in (1, 2))
    assert one == two


def test_the_terminal_plays_with_it(own, capsys):
    seats = [f"{seat}=bot:tree:2@{own}" for seat in DUEL.seats]
    assert main(["play", "duel", "--watch", "--seed", "3", "--seat", seats[0], "--seat", seats[1]]) == 0
    assert capsys.readouterr().err == ""


def packed(**arrays: Any) -> bytes:
    made = io.BytesIO()
    np.savez(made, **arrays)
    return made.getvalue()


NOT_NETWORKS = {
    "empty": b"",
    "text": b"not a network\n",
    "broken": packed(inner=np.zeros(3))[:-30],
    "pickled": packed(inner=np.array([{}], dtype=object)),
    "others": packed(weights=np.zeros(3)),
}


@pytest.mark.parametrize("kind", NOT_NETWORKS)
def test_a_file_that_is_no_network_is_refused(tmp_path, kind):
    file = tmp_path / "x.npz"
    file.write_bytes(NOT_NETWORKS[kind])
    with pytest.raises(UnknownBot, match=r"x\.npz is not a network made by bagend train"):
        roster.level(DUEL, f"wizard@{file}")
    with pytest.raises(WrongTraining):
        Training(plan(), file)


def test_an_unfinished_training_is_no_network_yet(tmp_path):
    kill_after(0, plan(), tmp_path / "own.npz")
    with pytest.raises(UnknownBot, match="is not a network"):
        roster.level(DUEL, f"wizard@{tmp_path}/own.npz.part")


def test_a_network_that_does_not_fit_is_refused(tmp_path, own):
    made = network.unpack(own)
    wrong = {
        "features": {**made, "inner": made["inner"][:, 1:], "plain": made["plain"][:, 1:]},
        "hidden": {**made, "outer": made["outer"][:, 1:]},
        "flat": {**made, "inner": made["inner"][:, :, 0]},
        "fractions": {**made, "inner": made["inner"].astype(np.float32)},
        "game": {**made, "game": np.array("mountdoom")},
    }
    for name, arrays in some(wrong.items()):
        file = tmp_path / f"{name}.npz"
        file.write_bytes(packed(**arrays))
        with pytest.raises(UnknownBot, match="does not fit duel"):
            roster.level(DUEL, f"wizard@{file}")
    with pytest.raises(UnknownBot, match="does not fit mountdoom"):
        roster.level(find("mountdoom"), f"wizard@{own}")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("wizard@missing.npz", "Cannot read missing.npz: No such file"),
        ("wizard@", "Cannot read "),
        ("wizard@.", "Cannot read .: "),
        ("wizard@~nobody/x.npz", "Cannot read ~nobody/x.npz: "),
        ("greedy@x.npz", "“greedy” uses no network"),
        ("playout:64@x.npz", "“playout:64” uses no network"),
        ("oracle@x.npz", "There is no bot “oracle”"),
        ("tree:0@x.npz", "expected tree:N"),
    ],
)
def test_what_cannot_play_with_a_network_is_refused(capsys, tmp_path, monkeypatch, name, sentence):
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(capsys, "arena", "duel", "--bots", f"greedy,{name}")
    with pytest.raises(BagendError):
        roster.level(DUEL, name)
    assert roster.budget(DUEL, name) == 0
