"""OpenSpiel: its own random simulation and serialisation tests pass for every game; secrets stay secret."""

import pickle
import random

import numpy as np
import pyspiel
import pytest

from bagend.engine.errors import BadOption
from bagend.envs import openspiel
from bagend.games import KEYS, find
from proof import some

assert openspiel.REMEMBERED

SMALL = {"journey": "players=2", "confrontation": "", "mountdoom": "players=1", "duel": ""}
"""Rolls have thousands of outcomes, and OpenSpiel looks at every one of them: the fewest players are enough."""


def load(key: str):
    return pyspiel.load_game(f"bagend_{key}({SMALL[key]})")


def walk(game, answers: int, seed: int = 2):
    """A state after so many random answers, or at the end."""
    state, source = game.new_initial_state(), random.Random(seed)
    for _ in range(answers):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(source.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_openspiels_own_random_simulation_passes(key):
    """It also serialises the state at every step."""
    assert pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False) is None


@pytest.mark.parametrize("key", KEYS)
def test_a_state_is_written_and_read(key):
    game = load(key)
    state = walk(game, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("key", KEYS)
def test_chance_is_explicit_and_every_pick_as_likely(key):
    state = load(key).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({state.action_to_string(pick) for pick, _ in outcomes}) == len(outcomes) <= len(find(key).draws)


def test_a_match_pays_what_the_rules_say():
    state = walk(load("duel"), 2000)
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_clone_goes_its_own_way():
    state = walk(load("confrontation"), 40)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)


def test_a_secret_set_up_is_no_part_of_the_others_information():
    """Two set-ups of the dark side look the same to the light one, and different to the dark one."""
    game = load("confrontation")
    first, second = (walk(game, 0), walk(game, 0))
    for state, pick in ((first, 0), (second, 1)):
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[pick])
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)
    assert np.array_equal(first.information_state_tensor(0), second.information_state_tensor(0))


@pytest.mark.parametrize("key", KEYS)
def test_information_holds_the_view_and_the_latest_answers(key):
    game = load(key)
    state = walk(game, 60)
    seen = np.array(state.observation_tensor(0))
    known = np.array(state.information_state_tensor(0))
    assert np.array_equal(known[: len(seen)], seen)
    assert known[len(seen) :].reshape(-1, 2)[-1].any()
    assert state.information_state_string(0).endswith(state.observation_string(0))


def test_options_are_parameters():
    game = pyspiel.load_game("bagend_journey(players=2,side=advanced,squares=7)")
    assert game.num_players() == 2
    assert "advanced=1" in str(game.new_initial_state())
    assert "squares=7" in str(game.new_initial_state())
    dice = pyspiel.load_game("bagend_journey(black_die=ring/ring/ring/orc/orc/tree)")
    assert "[1,1,1,4,4,5]" in str(dice.new_initial_state())
    for option in some(find("journey").options):
        assert option.key in game.get_parameters() or option.key in str(game.get_type().parameter_specification)
    for wrong in ("squares=99", "players=1", "players=5", "players=-1"):
        with pytest.raises((BadOption, pyspiel.SpielError), match=wrong.partition("=")[0]):
            pyspiel.load_game(f"bagend_journey({wrong})")
