"""The tactics: positions with proven answers, and who finds them."""

import tomllib
from typing import Any

import pytest

from bagend.bots import roster
from bagend.cli import main
from bagend.engine.kernel import preferred_mode
from bagend.games import KEYS, find
from bagend.lab.tactics import suite
from bagend.lab.tactics.alike import alike
from bagend.lab.tactics.making import Maker
from bagend.lab.tactics.proofs import Method, Prover
from proof import some

SUITES = [key for key in KEYS if (suite.FOLDER / f"{key}.json").exists()]
GAMES = pytest.mark.parametrize("key", SUITES)


def by_hand(key: str) -> list[dict[str, Any]]:
    path = suite.FOLDER / "by_hand" / f"{key}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["tactic"] if path.exists() else []


@GAMES
def test_every_position_can_be_set_up_and_has_right_and_wrong_answers(key):
    game = find(key)
    prover = Prover(game, preferred_mode())
    for tactic in some(suite.tactics(game)):
        legal = prover.legal(tactic.states)
        assert tactic.states[0].seat >= 0, tactic.name
        assert set(tactic.best) < set(legal), tactic.name
        assert tactic.best, tactic.name
        assert tactic.method in set(Method), tactic.name


@GAMES
def test_the_file_names_the_commands_that_made_it_and_every_position_once(key):
    kept = suite.kept(find(key))
    assert all(command.startswith(f"python -m bagend.lab.tactics.making {key} ") for command in kept["commands"])
    names = [row["name"] for row in kept["tactics"]]
    assert len(set(names)) == len(names)
    assert {row["name"] for row in by_hand(key)} <= set(names)
    for row in some(kept["tactics"]):
        assert row["method"] != "search" or row["simulations"] >= 100_000, row["name"]


@pytest.mark.parametrize(
    ("key", "row"), [(key, row) for key in SUITES for row in by_hand(key) if row["method"] != "search"], ids=str
)
def test_what_is_proven_without_a_search_is_proven_again(key, row):
    game = find(key)
    maker = Maker(game, 1)
    proof = maker.prove_by(Method(row["method"]), suite.build(game, row["position"], row.get("play", ())), True)
    assert proof is not None
    best = set(map(game.answers.notation, proof.best))
    assert best >= set(row.get("right", ()))
    assert not best & set(row.get("wrong", ()))


def test_what_comes_round_again_is_reckoned_to_the_end():
    """Shelob may hold the Ring-bearers turn after turn; with one courage to lose to her that ends the match."""
    game = find("mountdoom")
    slots = {"1": "mount-doom-eagles", "2": "mount-doom-eagles", "3": "mount-doom-eagles"}
    slots |= {"4": "mount-doom-eagles", "5": "mount-doom-shelob", "6": "mount-doom-gollums-deceit"}
    position = {
        "stage": "mount-doom",
        "seats": ["north"],
        "at": {"ring-bearers": 47},
        "slots": slots,
        "hand": ["elrond"],
    }
    states = suite.build(game, {**position, "fields": {"courage": 2}}, ["chance die 6"])
    prover = Prover(game, preferred_mode())
    exact = prover.exhaustive(states)
    assert exact is not None
    worths = dict(zip(map(game.answers.notation, prover.legal(states)), exact, strict=True))
    assert worths["pass"] == 0.0
    # Four sixths win at once, one loses; caught at one courage, the next die decides in the same way but for Shelob.
    assert worths["elrond first-black"] == pytest.approx(4 / 6 + 1 / 6 * 4 / 6)


def test_in_the_last_stage_it_does_not_matter_what_lies_where():
    game = find("mountdoom")
    alike_in = alike(game)
    cards = ["mount-doom-eagles", "mount-doom-shelob", "down"]
    one, other = (
        suite.build(game, {"stage": "mount-doom", "slots": dict(zip(("1", "2", "3"), order, strict=True))}, ())
        for order in (cards, cards[::-1])
    )
    assert alike_in(one) == alike_in(other)
    other[0].courage -= 1
    assert alike_in(one) != alike_in(other)


def test_a_position_without_a_difference_proves_nothing():
    game = find("confrontation")
    states = suite.build(game, {"turn": "light", "frodo": "shire", "balrog": "mordor"}, ())
    assert Maker(game, 1).prove_by(Method.FORCED, states) is None


def test_a_search_counts_as_a_proof_only_with_a_clear_margin():
    maker = Maker(find("duel"), 1)
    proof = maker.judged(Method.SEARCH, [7, 8, 9], [0.60, 0.595, 0.40], 0.01, 0.05, 9)
    assert proof is not None
    assert proof.best == (7, 8)
    assert maker.judged(Method.SEARCH, [7, 8], [0.60, 0.57], 0.01, 0.05, 9) is None
    assert maker.judged(Method.SEARCH, [7, 8], [0.60, 0.60], 0.01, 0.05, 9) is None


def test_the_score_counts_every_time_and_names_what_was_missed():
    asked = [suite.Tactic(name, find("duel").State.blank(), (1,), "forced") for name in ("a", "b", "c")]
    found = suite.score("greedy", asked, [suite.TIMES, 1, 0])
    assert (found.all.hits, found.all.of) == (suite.TIMES + 1, 3 * suite.TIMES)
    assert found.missed == ("b", "c")


def test_the_command_prints_the_score_of_every_bot(capsys):
    assert main(["arena", "journey", "--suite", "--bots", "uniform,greedy"]) == 0
    told = capsys.readouterr().out
    assert "uniform" in told
    assert "greedy" in told


def test_who_looks_ahead_finds_more_than_who_does_not():
    game = find("journey")
    uniform, wizard = suite.ask(game, ["uniform", "wizard"])
    assert wizard.all.rate > 0.95 > 0.6 > uniform.all.rate


def test_who_has_turns_to_come_keeps_gandalfs_power_for_a_worse_die():
    game = find("mountdoom")
    [tactic] = [each for each in suite.tactics(game) if each.name == "the-die-stands-three-steps-before-the-fire-3"]
    prover = Prover(game, preferred_mode())
    views = prover.view(tactic.states, int(tactic.states[0].seat))
    assert roster.choose(game, "greedy", views, prover.legal(tactic.states), 1) in tactic.best
