"""The arena: every pair on both seats, results that can be gone on with, ratings that say how sure they are."""

import json

import pytest

from bagend.cli import main
from bagend.engine.errors import BadOption, UnknownBot
from bagend.games import find
from bagend.lab import arena
from bagend.lab.ratings import Pairing, rate_bots, rate_sides


def small(matches: int = 60, bots: tuple[str, ...] = ("uniform", "novice", "greedy"), seed: int = 1) -> arena.Arena:
    return arena.arrange(find("journey"), bots, (0, 1), matches, {}, seed)


def played(wanted: arena.Arena) -> arena.Results:
    results = arena.Results(wanted, None)
    arena.play(wanted, results, lambda more: None)
    return results


def test_every_pair_meets_on_both_seats():
    results = played(small())
    assert len(results.series) == 6
    assert {series.matches for series in results.series.values()} == {30}
    assert all(sum(series.wins or []) + series.shared <= series.matches for series in results.series.values())


def test_ratings_follow_strength_and_intervals_shrink_with_matches():
    few, many = (rate_bots(wanted.bots, arena.pairings(wanted, played(wanted))) for wanted in (small(60), small(600)))
    assert [rating.name for rating in sorted(many[:-1], key=lambda r: r.rating)] == ["uniform", "novice", "greedy"]
    assert all(a.high - a.low > b.high - b.low for a, b in zip(few, many, strict=True))


def test_odds_of_ten_to_one_are_four_hundred_points():
    pairings = [Pairing("a", "b", 110_000, 100_000), Pairing("b", "a", 110_000, 10_000)]
    a, b, seat = rate_bots(("a", "b"), pairings)
    assert a.rating - b.rating == pytest.approx(400, abs=1)
    assert a.rating + b.rating == pytest.approx(3000)
    assert seat.low < 0 < seat.high


def test_a_seat_that_helps_is_told_from_strength():
    pairings = [Pairing("a", "b", 1000, 750), Pairing("b", "a", 1000, 750)]
    a, b, seat = rate_bots(("a", "b"), pairings)
    assert a.rating == pytest.approx(b.rating)
    assert seat.low > 100
    assert rate_sides(("a", "b"), ("x", "y"), pairings) == []


def test_a_bot_may_be_better_on_one_side():
    """Here a is as good as the others as x, and better than they as y."""
    even = [Pairing(one, other, 1000, 500) for one, other in ("ab", "ac", "bc", "cb")]
    pairings = [*even, Pairing("b", "a", 1000, 300), Pairing("c", "a", 1000, 300)]
    sides = {rating.name: rating.rating for rating in rate_sides(("a", "b", "c"), ("x", "y"), pairings)}
    assert sides["a (x)"] == pytest.approx(sides["b (x)"], abs=1)
    assert sides["a (y)"] - sides["b (y)"] == pytest.approx(147, abs=2)


def test_sides_are_rated_only_where_the_pairs_tell_them_apart():
    """Along a chain of pairs, all could be better on one side by as much as their neighbours are worse there."""
    chain = [Pairing(one, other, 100, 60) for one, other in ("ab", "ba", "bc", "cb", "cd", "dc")]
    ring = [*chain, Pairing("a", "c", 100, 50), Pairing("c", "a", 100, 50)]
    assert rate_sides("abcd", ("x", "y"), chain) == []
    assert len(rate_sides("abcd", ("x", "y"), ring)) == 8


def test_a_bot_that_never_lost_has_a_rating_all_the_same():
    a, b, _ = rate_bots(("a", "b"), [Pairing("a", "b", 50, 50), Pairing("b", "a", 50, 0)])
    assert 400 < a.rating - b.rating < 3000


def test_an_arena_goes_on_where_it_was_stopped(tmp_path):
    path = tmp_path / "results.json"
    half, whole = small(20), small(60)
    arena.play(half, arena.Results(half, path), lambda more: None)
    told: list[int] = []
    again = arena.Results(whole, path)
    arena.play(whole, again, told.append)
    assert sum(told) == 6 * 30
    assert again.series == played(whole).series
    assert arena.Results(whole, path).series == again.series


def test_the_results_do_not_depend_on_the_number_of_processes():
    wanted = small(40, ("greedy", "tree:8"))
    shared = arena.Results(wanted, None)
    arena.play(wanted, shared, lambda more: None, jobs=2)
    assert shared.series == played(wanted).series


def test_matches_of_a_bot_with_another_budget_are_not_gone_on_with(tmp_path):
    path = tmp_path / "results.json"
    wanted = small(4, ("greedy", "tree:8"))
    arena.play(wanted, arena.Results(wanted, path), lambda more: None)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["series"][0]["budgets"] == [0, 8]
    kept["series"][0]["budgets"] = [0, 16]
    path.write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(arena.WrongResults, match="greedy and tree:8 with different budgets"):
        arena.Results(wanted, path)


def test_results_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path):
    wanted = small(4)
    told: list[int] = []
    with pytest.raises(arena.WrongResults, match="Cannot write"):
        arena.play(wanted, arena.Results(wanted, tmp_path / "nowhere" / "results.json"), told.append)
    assert told == []


def test_an_odd_number_of_matches_cannot_be_shared_by_two_seats():
    with pytest.raises(BadOption, match="so 3 must be even"):
        small(3)


def test_results_of_another_arena_are_refused(tmp_path):
    path = tmp_path / "results.json"
    one, other = small(4), small(4, seed=2)
    arena.play(one, arena.Results(one, path), lambda more: None)
    with pytest.raises(arena.WrongResults, match="a different arena"):
        arena.Results(other, path)
    path.write_text("[]")
    with pytest.raises(arena.WrongResults, match="is not a file of arena results"):
        arena.Results(one, path)


def test_bots_that_think_play_in_the_arena_too():
    wanted = small(2, ("greedy", "scout"))
    assert sum(series.matches for series in played(wanted).series.values()) == 2


def test_an_arena_needs_two_bots_and_two_seats():
    with pytest.raises(UnknownBot, match="at least two bots"):
        arena.arrange(find("journey"), ["greedy"], (0, 1), 10, {}, 0)
    with pytest.raises(UnknownBot, match="listed twice"):
        arena.arrange(find("journey"), ["greedy", "greedy"], (0, 1), 10, {}, 0)


def test_the_command_writes_ratings_and_a_plot(tmp_path, capsys):
    out, plot = tmp_path / "ratings.json", tmp_path / "ratings.svg"
    arguments = ["arena", "journey", "--bots", "uniform,greedy", "-n", "40", "--seed", "3", "--option", "side=advanced"]
    assert main([*arguments, "--json", str(out), "--plot", str(plot)]) == 0
    assert "greedy against uniform" in capsys.readouterr().out
    kept = json.loads(out.read_text())
    assert [row["name"] for row in kept["ratings"]] == ["uniform", "greedy", "first seat"]
    assert kept["pairs"][0]["of"] == 40
    assert "--option side=advanced" in kept["command"]
    assert plot.read_text().startswith("<?xml")


def test_what_more_simulations_are_worth_is_drawn(tmp_path):
    plot = tmp_path / "curve.svg"
    bots = "greedy,tree:8,tree:16"
    assert main(["arena", "journey", "--bots", bots, "-n", "4", "--against", "greedy", "--plot", str(plot)]) == 0
    assert plot.read_text().startswith("<?xml")


def test_where_all_play_together_a_budget_is_worth_what_it_wins(tmp_path):
    plot = tmp_path / "curve.svg"
    arguments = ["arena", "mountdoom", "--bots", "tree:2,tree:4", "-n", "3", "--seats", "north", "--plot", str(plot)]
    assert main(arguments) == 0
    assert "share of games won" in plot.read_text()
    wanted = arena.arrange(find("mountdoom"), ("tree:2", "tree:4"), (0,), 3, {}, 1)
    results = played(wanted)
    rates = arena.win_rates(wanted, results)
    assert [point[:2] for point in arena.curve(wanted, results)] == [
        (2, rates["tree:2"].rate),
        (4, rates["tree:4"].rate),
    ]


def test_against_one_bot_a_budget_is_worth_its_share_of_the_points():
    wanted = arena.arrange(find("journey"), ("tree:8", "greedy", "tree:16"), (0, 1), 8, {}, 1, "greedy")
    results = played(wanted)
    shares = arena.scores(wanted, arena.pairings(wanted, results))
    found = {budget: middle for budget, middle, low, high in arena.curve(wanted, results) if low <= middle <= high}
    assert found == {8: 1 - shares["greedy", "tree:8"].rate, 16: shares["tree:16", "greedy"].rate}


def test_all_may_play_one():
    wanted = arena.arrange(find("journey"), ("uniform", "novice", "greedy"), (0, 1), 20, {}, 1, "greedy")
    results = played(wanted)
    assert len(results.series) == 4
    shown = arena.as_json(wanted, results)
    assert [(row["bot"], row["against"]) for row in shown["pairs"]] == [("greedy", "uniform"), ("greedy", "novice")]
    assert shown["sides"] == []
    with pytest.raises(UnknownBot, match="“wizard” is not one of the bots"):
        arena.arrange(find("journey"), ("uniform", "greedy"), (0, 1), 20, {}, 1, "wizard")


def test_only_the_pairs_that_are_named_play(tmp_path):
    kept = tmp_path / "found.json"
    words = ["arena", "journey", "-n", "4", "--bots", "uniform,novice,greedy", "--json", str(kept)]
    assert main([*words, "--pairs", "novice:uniform,greedy:novice"]) == 0
    shown = json.loads(kept.read_text(encoding="utf-8"))
    assert [(row["bot"], row["against"]) for row in shown["pairs"]] == [("novice", "uniform"), ("greedy", "novice")]
    assert shown["command"].endswith("--pairs uniform:novice,novice:greedy")
    for wrong in ("novice", "novice:sauron"):
        assert main([*words, "--pairs", wrong]) == 2


def test_a_pair_may_be_of_bots_whose_names_have_a_colon():
    bots = ("greedy", "tree:16", "tree:64")
    named = ["tree:16:tree:64", "tree:16:greedy"]
    wanted = arena.arrange(find("duel"), bots, (0, 1), 20, {}, 1, only=named)
    assert list(wanted.pairs()) == [("greedy", "tree:16"), ("tree:16", "tree:64")]
    assert arena.command(wanted).endswith("--pairs greedy:tree:16,tree:16:tree:64")
