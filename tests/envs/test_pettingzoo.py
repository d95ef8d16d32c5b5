"""PettingZoo: its own tests pass for every game; a seat observes what its View shows and nothing else."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from bagend.envs import pettingzoo
from bagend.envs.encoding import vector
from bagend.games import find

pytestmark = [
    # Recommendations to environments that are not PettingZoo's own: seats have names, observations have masks.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def test_pettingzoos_own_api_test_passes(game, capsys):
    api_test(pettingzoo.env(game.key), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoos_own_seed_test_passes(game):
    assert seed_test(lambda: pettingzoo.env(game.key), num_cycles=20) is None


def test_taken_for_a_parallel_environment_pettingzoos_own_test_passes(game):
    """That of games in turns; the other conversion is for games in which all move at once, and refuses."""
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(game.key)), num_cycles=40)
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(pettingzoo.env(game.key))


def test_a_match_is_played_to_its_end_and_pays_out():
    env = pettingzoo.env("journey", seats=["frodo", "sam"])
    env.reset(seed=3)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        env.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
    assert sorted(paid.values()) in ([-1.0, 1.0], [0.0, 0.0], [-1.0, -1.0])
    assert env.agents == []


def test_a_seat_observes_its_own_view():
    env = pettingzoo.env("confrontation")
    env.reset(seed=3)
    for _ in range(12):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    light, dark = (env.observe(agent)["observation"] for agent in env.possible_agents)
    game = find("confrontation")
    for seat, seen in enumerate((light, dark)):
        views = game.View.blank()
        game.view(env.position.state[0], seat, views[0])
        assert np.array_equal(seen, vector(game, views))
    assert not np.array_equal(light, dark)


def test_only_the_seat_that_is_asked_has_moves():
    env = pettingzoo.env("duel")
    env.reset(seed=1)
    (other,) = set(env.agents) - {env.agent_selection}
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_loses():
    env = pettingzoo.env("duel")
    env.reset(seed=1)
    mover = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards == {agent: -1.0 if agent == mover else 1.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert env.infos[mover] == {"illegal": True}


def test_it_can_be_read():
    env = pettingzoo.env("journey", render_mode="ansi")
    env.reset(seed=1)
    assert "which dice do you keep?" in (env.render() or "")
    assert str(env) == "bagend_journey_v1"
