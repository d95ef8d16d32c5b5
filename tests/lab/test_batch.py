"""Many matches at once: the same bytes whatever the number of processes, and sums that add up."""

import pytest

from bagend.engine.errors import UnknownBot
from bagend.games import find
from bagend.lab import batch
from bagend.lab.batch import BLOCK, Plan
from bagend.lab.measures import mean, rate
from bagend.lab.simulate import as_json


def plan(matches: int, seed: int = 1, bots: tuple[str, ...] = ("greedy", "uniform")) -> Plan:
    return Plan("journey", matches, (0, 2), bots, {"side": "advanced"}, seed)


def final_states(plan: Plan, jobs: int) -> bytes:
    return b"".join(block.states.tobytes() + block.answers.tobytes() for block in batch.play(plan, jobs))


def test_two_processes_give_the_same_bytes_as_one():
    assert final_states(plan(2 * BLOCK + 10), jobs=2) == final_states(plan(2 * BLOCK + 10), jobs=1)


def test_another_seed_gives_other_matches():
    assert final_states(plan(50), jobs=1) != final_states(plan(50, seed=2), jobs=1)


def test_a_match_does_not_depend_on_how_many_follow_it():
    few, many = next(batch.play(plan(20), 1)), next(batch.play(plan(200), 1))
    assert few.states.tobytes() == many.states[:20].tobytes()


def test_every_match_is_counted_once():
    told: list[int] = []
    chosen = plan(BLOCK + 5)
    total = batch.tally(chosen, batch.play(chosen, 1), told.append)
    assert sum(told) == total.matches == BLOCK + 5
    assert sum(total.endings.values()) + total.undecided == BLOCK + 5
    assert total.answers.count == BLOCK + 5


def test_wins_and_shared_victories_fit_the_endings():
    chosen = plan(500)
    total = batch.tally(chosen, batch.play(chosen, 1), lambda more: None)
    won = total.matches - total.endings.get("lost", 0) - total.undecided
    # With two seats a shared victory is counted for both.
    assert sum(total.wins.values()) == won + total.shared


def test_json_names_what_was_played():
    chosen = plan(100)
    result = as_json(chosen, batch.tally(chosen, batch.play(chosen, 1), lambda more: None))
    assert result["bots"] == {"frodo": "greedy", "merry": "uniform"}
    assert result["options"]["side"] == "advanced"
    assert result["measures"]["eliminated"]["any"]["of"] == 100


def test_one_bot_serves_for_all_seats_and_each_is_checked():
    game = find("journey")
    assert batch.check_bots(game, (0, 1, 2), ["greedy"]) == ("greedy",) * 3
    with pytest.raises(UnknownBot, match=r"“gready”.*uniform, novice, newcomer, greedy"):
        batch.check_bots(game, (0, 1), ["greedy", "gready"])
    with pytest.raises(UnknownBot, match=r"2 seats.*3 bots"):
        batch.check_bots(game, (0, 1), ["greedy"] * 3)


def test_a_rate_lies_within_its_interval():
    found = rate(30, 100)
    assert 0 < found.low < found.rate == 0.3 < found.high < 1


def test_a_mean_of_equal_numbers_has_no_width():
    found = mean(5.0, 0.0, 100, 5.0)
    assert found.low == found.mean == found.high
