"""Bench peers: environments of other libraries, where they are installed, stepped at random with observations.

Each is measured as its own documents step it: one match at a time, but for PGX, which is made for many.  They are other
games than ours, so a ratio tells classes of speed.
"""

import random
import statistics
from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple

RUNS = 5
AT_ONCE = 512

Steps = Callable[[int], int]
"""Make about so many moves; how many were made."""


class Peer(NamedTuple):
    library: str
    game: str
    moves: float
    """In a CPU second."""


def openspiel() -> tuple[str, Steps]:
    game = import_module("pyspiel").load_game("backgammon")
    source = random.Random(1)

    def steps(most: int) -> int:
        made = 0
        while made < most:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(source.choices(actions, weights)[0])
                    continue
                state.observation_tensor(), state.legal_actions_mask()
                state.apply_action(source.choice(state.legal_actions()))
                made += 1
        return made

    return "backgammon", steps


def pettingzoo() -> tuple[str, Steps]:
    env = import_module("pettingzoo.classic.connect_four_v3").env()

    def steps(most: int) -> int:
        made = 0
        while made < most:
            env.reset(seed=made)
            for agent in env.agent_iter():
                seen, _, is_over, is_cut, _ = env.last()
                env.step(None if is_over or is_cut else env.action_space(agent).sample(seen["action_mask"]))
                made += 1
        return made

    return "connect four", steps


def rlcard() -> tuple[str, Steps]:
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})
    source = random.Random(1)

    def steps(most: int) -> int:
        made = 0
        while made < most:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(source.choice(list(state["legal_actions"])))
                made += 1
        return made

    return "gin rummy", steps


def pgx() -> tuple[str, Steps]:
    jax = import_module("jax")
    env = import_module("pgx").make("backgammon")
    begin, step = (
        jax.vmap(env.init),
        jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)),
    )

    def once(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(choosing, chances, axis=1)
        return (step(state, actions, jax.random.split(stepping, AT_ONCE)), key), state.observation.sum()

    run = jax.jit(lambda carried: jax.lax.scan(once, carried, length=64))
    key = jax.random.PRNGKey(1)
    carried = [(jax.jit(begin)(jax.random.split(key, AT_ONCE)), key)]

    def steps(most: int) -> int:
        made = 0
        while made < most:
            carried[0], seen = run(carried[0])
            seen.block_until_ready()
            made += 64 * AT_ONCE
        return made

    return "backgammon", steps


PEERS: dict[str, Callable[[], tuple[str, Steps]]] = {
    "OpenSpiel": openspiel,
    "PettingZoo": pettingzoo,
    "RLCard": rlcard,
    "PGX": pgx,
}


def installed(seconds: float) -> Iterator[Peer]:
    """The peers that can be imported here, each measured for so many seconds, several times; the median."""
    for library, make in PEERS.items():
        try:
            game, steps = make()
        except ImportError:
            continue
        # What is compiled or loaded at first is not counted.
        steps(1)
        yield Peer(library, game, statistics.median(rate(steps, seconds) for _ in range(RUNS)))


def rate(steps: Steps, seconds: float) -> float:
    spent, made = 0.0, 0
    while spent < seconds:
        begun = process_time()
        made += steps(100)
        spent += process_time() - begun
    return made / spent
