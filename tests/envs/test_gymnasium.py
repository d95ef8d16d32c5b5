"""Gymnasium: its own checker passes for every game; many matches at once are a vector environment."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from bagend.engine.errors import UnknownSeat
from bagend.envs.gymnasium import BagendEnv, BagendVectorEnv, make, make_vec, name_of


def legal(seen: dict[str, np.ndarray]) -> np.ndarray:
    return seen["action_mask"].argmax(axis=-1)


@pytest.mark.filterwarnings("ignore:.*not within the recommended range:UserWarning")
def test_gymnasiums_own_checker_passes(game):
    env = gymnasium.make(name_of(game)).unwrapped
    assert isinstance(env, BagendEnv)
    check_env(env, skip_render_check=True)
    assert env.batch.game is game


def test_names_hold_the_version_of_the_rules(game):
    assert name_of(game) == f"bagend/{game.key}-v{game.version}"
    envs = gymnasium.make_vec(name_of(game), num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, BagendVectorEnv)
    assert envs.num_envs == 3


def test_a_match_is_played_to_its_end():
    env = make("journey", seat="sam", opponents="uniform", seats=["frodo", "sam"])
    seen, info = env.reset(seed=4)
    assert info["seat"] == 1
    is_over = False
    while not is_over:
        assert env.observation_space.contains(seen)
        seen, reward, is_over, is_cut, info = env.step(legal(seen))
        assert not is_cut
    assert reward in (-1.0, 0.0, 1.0)
    assert not seen["action_mask"].any()


def test_many_matches_begin_again_by_themselves():
    envs = make_vec("journey", 16, seat="frodo", opponents="greedy", seats=["frodo", "sam"])
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    ends = 0
    for _ in range(60):
        seen, rewards, terminations, truncations, infos = envs.step(legal(seen))
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
        if terminations.any():
            ends += int(terminations.sum())
            assert np.array_equal(infos["_final_obs"], terminations)
            assert not rewards[~terminations].any()
        assert seen["action_mask"].any(axis=1).all()
    assert ends > 5


def test_the_same_seed_gives_the_same_matches():
    one, other = (make_vec("journey", 4, opponents="novice").reset(seed=9)[0] for _ in range(2))
    assert np.array_equal(one["observation"], other["observation"])


def test_without_copies_the_same_is_seen_until_the_next_step():
    one, other = make_vec("journey", 3), make_vec("journey", 3, copy=False)
    seen, also = one.reset(seed=5)[0], other.reset(seed=5)[0]
    for _ in range(5):
        assert np.array_equal(seen["observation"], also["observation"])
        before = also["observation"]
        seen, also = one.step(legal(seen))[0], other.step(legal(also))[0]
        assert also["observation"] is before


def test_everybody_may_be_played():
    envs = make_vec("duel", 2, seat="everybody")
    seen, infos = envs.reset(seed=2)
    movers = set()
    for _ in range(20):
        movers |= {int(seat) for seat in infos["seat"]}
        seen, *_, infos = envs.step(legal(seen))
    assert movers == {0, 1}


def test_wrong_settings_are_refused():
    with pytest.raises(UnknownSeat, match="no seat “bilbo”"):
        make("journey", seat="bilbo")
    with pytest.raises(TypeError, match="one seed for all"):
        make_vec("journey", 2).reset(seed=[1, 2])
