"""Gymnasium: one match (`make`), or thousands stepped at once (`make_vec`), against bots or against yourself.

    from bagend.envs.gymnasium import make_vec
    envs = make_vec("journey", 4096, seat="frodo", opponents="greedy")

Importing this registers `bagend/journey-v1` and the others with Gymnasium; the number is the version of the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, Space, register, registry, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bagend.engine.game import Game
from bagend.envs.batch import CUT, ENDED, GOES_ON, ILLEGAL, Batch, Step
from bagend.envs.encoding import bounds
from bagend.games import all_games, find

EVERYBODY = "everybody"
"""In the place of a seat's name: you answer for all seats in turn."""

Observation = dict[str, Any]


def observation_space(game: Game) -> spaces.Dict:
    """What the seat to move sees, as a vector (see docs/environments.md), and which actions it may take."""
    low, high = bounds(game)
    return spaces.Dict(
        {"observation": spaces.Box(low, high), "action_mask": spaces.Box(0, 1, (len(game.answers),), np.int8)}
    )


def make_batch(
    game: str,
    matches: int,
    seat: str,
    opponents: str | Mapping[str, str],
    seats: Sequence[str] | None,
    options: Mapping[str, object] | None,
    copy: bool = True,
) -> Batch:
    names = seats or find(game).seats
    asked = None if seat == EVERYBODY else [seat or names[0]]
    return Batch(game, matches, seats=seats, asked=asked, bots=opponents, options=options, copy=copy)


class BagendVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many matches.  A match that is over begins again in the same step; `final_obs` shows how it ended.

    The reward is that of the seat you play: 1 for a victory, shared among its winners, -1 for none, 0 until the end.
    With `seat="everybody"` it is that of the seat that moved, and `infos["rewards"]` holds those of all seats.
    An illegal action loses the match.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: str = "",
        opponents: str | Mapping[str, str] = "uniform",
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        copy: bool = True,
    ) -> None:
        self.batch = make_batch(game, num_envs, seat, opponents, seats, options, copy)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space: Space[Any] = spaces.Discrete(len(self.batch.game.answers))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._movers = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches anew.  One seed serves for all of them."""
        if seed is not None and not isinstance(seed, int):
            raise TypeError("expected one seed for all matches, not a list")
        super().reset(seed=seed)
        told = self.batch.reset(int(self.np_random.integers(2**32)))
        self._movers = told.seats
        return observed(told), {"seat": told.seats}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        movers = self._movers
        told = self.batch.step(actions)
        self._movers = told.seats
        rewards = told.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        over = told.ended != GOES_ON
        infos: dict[str, Any] = {"seat": told.seats, "rewards": told.rewards}
        if over.any():
            mask = np.zeros_like(told.masks)
            final = {"observation": np.where(over[:, None], told.final, 0), "action_mask": mask}
            infos |= {"final_obs": final, "_final_obs": over, "illegal": told.ended == ILLEGAL}
        return observed(told), rewards, np.isin(told.ended, (ENDED, ILLEGAL)), told.ended == CUT, infos


def observed(told: Step) -> Observation:
    return {"observation": told.observations, "action_mask": told.masks}


class BagendEnv(Env[Observation, Any]):
    """One match, as `BagendVectorEnv` plays many; it begins again with `reset`."""

    def __init__(
        self,
        game: str,
        *,
        seat: str = "",
        opponents: str | Mapping[str, str] = "uniform",
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": []}
        self.batch = make_batch(game, 1, seat, opponents, seats, options)
        self.observation_space = observation_space(self.batch.game)
        self.action_space: Space[Any] = spaces.Discrete(len(self.batch.game.answers))
        self.render_mode = render_mode
        self._mover = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        told = self.batch.reset(int(self.np_random.integers(2**32)))
        self._mover = int(told.seats[0])
        return first(observed(told)), {"seat": self._mover}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        mover = self._mover
        told = self.batch.step(np.array([action]))
        self._mover = int(told.seats[0])
        ended = int(told.ended[0])
        seen = first(observed(told))
        if ended != GOES_ON:
            seen = {"observation": told.final[0].copy(), "action_mask": np.zeros_like(told.masks[0])}
        info = {"seat": self._mover, "rewards": told.rewards[0], "illegal": ended == ILLEGAL}
        return seen, float(told.rewards[0, mover]), ended in (ENDED, ILLEGAL), ended == CUT, info


def first(seen: Observation) -> Observation:
    return {key: rows[0] for key, rows in seen.items()}


def make(game: str, **settings: Any) -> BagendEnv:
    """One match of a game: `make("duel", seat="sauron", opponents="greedy")`."""
    return BagendEnv(game, **settings)


def make_vec(game: str, num_envs: int, **settings: Any) -> BagendVectorEnv:
    """Many matches of a game at once."""
    return BagendVectorEnv(game, num_envs, **settings)


def name_of(game: Game) -> str:
    """What the game is called at Gymnasium."""
    return f"bagend/{game.key}-v{game.version}"


for each in all_games():
    if name_of(each) not in registry:
        register(
            name_of(each),
            entry_point="bagend.envs.gymnasium:BagendEnv",
            vector_entry_point="bagend.envs.gymnasium:BagendVectorEnv",
            kwargs={"game": each.key},
            # A masked action space cannot be sampled blindly; an illegal action loses.
            disable_env_checker=True,
        )
