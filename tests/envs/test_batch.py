"""Many matches at once: the same in every mode; bots answer, the end is told, an illegal action loses."""

import numpy as np
import pytest

from bagend.bots.own import NAMED
from bagend.engine.errors import UnknownBot, UnknownSeat
from bagend.engine.kernel import Mode, preferred_mode
from bagend.envs import batch as batch_module
from bagend.envs.batch import CUT, ENDED, GOES_ON, ILLEGAL, Batch, make_step
from bagend.envs.speed import moves_and_steps_per_second
from bagend.games import find
from proof import some

STEPS = 40 if preferred_mode() is Mode.INTERPRETED else 150


def any_legal(masks: np.ndarray, source: np.random.Generator) -> np.ndarray:
    return (source.random(masks.shape) * masks).argmax(axis=1)


def run(batch: Batch, steps: int = STEPS, seed: int = 3) -> list[batch_module.Step]:
    """Step at random; everything that was told, copied."""
    source = np.random.default_rng(seed)
    told = batch.reset(seed)
    found = [told._replace(final=told.final.copy())]
    for _ in range(steps):
        told = batch.step(any_legal(told.masks, source))
        found.append(told._replace(final=told.final.copy()))
    return found


def same(one: list[batch_module.Step], other: list[batch_module.Step]) -> bool:
    pairs = zip(one, other, strict=True)
    return all(np.array_equal(first[i], second[i]) for first, second in pairs for i in range(len(first)))


@pytest.mark.parametrize("key", ["journey", "confrontation", "mountdoom", "duel"])
def test_compiled_and_plain_steps_are_the_same(key, monkeypatch):
    game = find(key)
    fast = run(Batch(game, 5, asked=[game.seats[0]], bots="novice"), 60)
    monkeypatch.setattr(batch_module, "step_door", make_step)
    assert same(fast, run(Batch(game, 5, asked=[game.seats[0]], bots="novice"), 60))


def test_a_seed_repeats_the_matches():
    first, again, other = (run(Batch("journey", 4), seed=seed) for seed in (1, 1, 2))
    assert same(first, again)
    assert not same(first, other)


def test_a_match_does_not_depend_on_how_many_run_beside_it():
    """Its luck is its own; here the first legal action is taken everywhere."""
    few, many = Batch("journey", 2), Batch("journey", 9)
    told, also = few.reset(4), many.reset(4)
    for _ in range(STEPS):
        assert np.array_equal(told.observations, also.observations[:2])
        told, also = few.step(told.masks.argmax(1)), many.step(also.masks.argmax(1))


def test_only_the_seats_of_the_caller_are_asked():
    found = run(Batch("journey", 6, seats=["frodo", "sam", "merry"], asked=["sam"], bots={"frodo": "greedy"}))
    assert {int(seat) for told in some(found) for seat in told.seats} == {1}


def test_the_end_is_told_once_with_rewards_and_what_was_seen_last():
    batch = Batch("journey", 8, seats=["frodo", "sam"])
    ends = 0
    for told in run(batch, 400):
        for i in np.flatnonzero(told.ended == ENDED):
            ends += 1
            assert sorted(told.rewards[i, :2].tolist()) in ([-1.0, 1.0], [0.0, 0.0], [-1.0, -1.0])
            assert told.rewards[i, 2:].tolist() == [0.0, 0.0]
            phase, seat = told.final[i, 0], told.final[i, 1]
            assert (phase, seat) == (4, -2), "over, and nobody is asked"
        assert not told.rewards[told.ended == GOES_ON].any()
    assert ends > 3


def test_an_illegal_action_loses_the_match_and_another_begins():
    batch = Batch("duel", 3)
    told = batch.reset(1)
    movers = told.seats
    wrong = told.masks.argmin(axis=1)
    told = batch.step([int(wrong[0]), 10**6, int(told.masks[2].argmax())])
    assert told.ended.tolist() == [ILLEGAL, ILLEGAL, GOES_ON]
    assert told.rewards[0, movers[0]] == -1
    assert told.rewards[0, 1 - movers[0]] == 1
    assert told.masks[0].any()


@pytest.mark.parametrize("wrong", [[0, 0], [[0, 0, 0]], 0, [0.5, 1.0, 2.0], [True, True, True], ["0", "0", "0"]])
def test_whoever_steps_gives_one_whole_number_for_each_match(wrong):
    batch = Batch("journey", 3)
    batch.reset(1)
    with pytest.raises(ValueError, match="expected 3 whole numbers"):
        batch.step(wrong)


def test_a_number_below_zero_is_an_illegal_action():
    batch = Batch("journey", 2, seats=["frodo", "sam"])
    batch.reset(1)
    assert batch.step([-1, -2]).ended.tolist() == [ILLEGAL, ILLEGAL]


def test_nothing_is_stepped_before_it_has_luck():
    with pytest.raises(ValueError, match="expected a reset"):
        Batch("journey", 1).step([0])


def test_where_all_play_together_an_illegal_action_loses_it_for_all():
    batch = Batch("mountdoom", 1, seats=["north", "east"])
    told = batch.reset(1)
    assert batch.step(told.masks.argmin(axis=1)).rewards.tolist() == [[-1.0, -1.0, 0.0, 0.0]]


def test_a_match_that_is_too_long_is_cut_off(monkeypatch):
    game = find("journey")
    monkeypatch.setattr(batch_module, "step_door", make_step)
    object.__setattr__(game, "longest", 12)
    try:
        ended = [told.ended for told in run(Batch(game, 2), 30)]
    finally:
        object.__setattr__(game, "longest", 2000)
    assert CUT in np.concatenate(ended)


def test_a_bot_that_thinks_may_be_an_opponent(tmp_path, monkeypatch):
    path = tmp_path / "slow.py"
    path.write_text("class First:\n    def choose(self, view, moves, rng):\n        return moves[0]\n")
    monkeypatch.setenv(NAMED, f"first={path}:First")
    found = run(Batch("journey", 3, seats=["frodo", "sam"], asked=["frodo"], bots="first"), 120)
    assert {int(seat) for told in some(found) for seat in told.seats} == {0}
    assert sum(int((told.ended == ENDED).sum()) for told in found) > 0


def test_wrong_seats_and_bots_are_refused():
    with pytest.raises(UnknownSeat, match="must be among those in play: frodo and sam"):
        Batch("journey", 2, seats=["frodo", "sam"], asked=["merry"])
    with pytest.raises(UnknownBot, match="“frodo” is not the seat of a bot here"):
        Batch("journey", 2, asked=["frodo"], bots={"frodo": "greedy"})
    with pytest.raises(UnknownBot, match="There is no bot “sauron”"):
        Batch("journey", 2, asked=["frodo"], bots="sauron")


def test_every_move_and_draw_is_counted(game):
    """Those of bots too."""
    batch = Batch(game, 3, seats=game.seats[:2], asked=game.seats[:1])
    told = batch.reset(2)
    while not told.ended.any():
        assert batch.answers == batch._lengths.sum()
        told = batch.step(told.masks.argmax(axis=1))
    assert batch.answers > batch._lengths.sum()


def test_a_draw_is_a_step_but_not_a_move():
    moves, steps = moves_and_steps_per_second(find("journey"), 1e-4)
    assert 0 < moves < steps
