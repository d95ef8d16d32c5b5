"""PettingZoo: every seat is an agent that answers when it is asked (AEC).

    from bagend.envs import pettingzoo
    env = pettingzoo.env("duel")

Observations are dictionaries: `observation` is what that seat sees, as a vector (see docs/environments.md), and
`action_mask` holds a 1 for every action it may take now.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Space, spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from bagend.engine.chance import Stream, below, seeds
from bagend.engine.seats import CHANCE
from bagend.envs.encoding import bounds
from bagend.envs.position import Position, in_words
from bagend.games import find


class BagendAEC(AECEnv[str, Any, Any]):
    """One match.  The reward is 1 for a victory, shared among its winners, -1 for none, 0 until the end.

    An illegal action loses the match at once; where all play together it is lost for all.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find(game)
        self.metadata = {
            "name": f"bagend_{game}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._taken = self.game.take_seats(seats)
        self._options = dict(options or {})
        self._stream = Stream.blank()
        self.position = Position.first(self.game, self._taken, self._options)
        self.possible_agents = [self.game.seats[seat] for seat in self._taken]

        low, high = bounds(self.game)
        mask = spaces.Box(0, 1, (len(self.game.answers),), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: spaces.Discrete(len(self.game.answers)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or not self._stream["x"][0]:
            number = int(seeding.np_random(seed)[0].integers(2**32))
            self._stream["x"] = seeds(number, 0, 1)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = Position.first(self.game, self._taken, self._options)
        self._let_chance_answer()
        self.agent_selection = self.game.seats[self.position.seat]

    def _let_chance_answer(self) -> None:
        position = self.position
        while position.seat == CHANCE:
            position.apply(position.draw(int(below(self._stream[0], position.outcomes()))))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.game.seat(agent)
        mask = np.zeros(len(self.game.answers), np.int8)
        if seat == self.position.seat and not self.terminations.get(agent):
            mask[self.position.legal()] = 1
        return {"observation": self.position.vector(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        position = self.position
        lost_by = None
        if int(action) in position.legal():
            position.apply(int(action))
            self._let_chance_answer()
        else:
            lost_by = position.seat
        self._tell(lost_by)
        self._accumulate_rewards()

    def _tell(self, lost_by: int | None) -> None:
        """Say how it stands, and who is asked next."""
        position = self.position
        rewards = position.rewards(lost_by)
        self.rewards = {agent: rewards[self.game.seat(agent)] for agent in self.agents}
        if lost_by is not None or position.is_over:
            self.terminations = dict.fromkeys(self.agents, not position.is_cut)
            self.truncations = dict.fromkeys(self.agents, position.is_cut)
            if lost_by is not None:
                self.infos[self.game.seats[lost_by]]["illegal"] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.game.seats[position.seat]

    def render(self) -> str | None:
        """What the seat to move sees, in words."""
        if self.render_mode != "ansi":
            return None
        return in_words(self.game, self.position.view(self.game.seat(self.agent_selection)))

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    game: str,
    seats: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> BagendAEC:
    """A match of a game: `env("journey", seats=["frodo", "sam"], options={"side": "advanced"})`."""
    return BagendAEC(game, seats, options, render_mode)


raw_env = env
