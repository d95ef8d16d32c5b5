"""A public RL library learns Journey to Mordor against random play: the tabular Q-learner of OpenSpiel.

The table stays small because the learner counts as a player does: how many dice are left, and how many of them show a
Ring or a Nazgûl.  It chooses how many Rings and how many dice to keep; any move that does so will do.

pip install 'bagend[envs]'
python examples/q_learning.py 1000
"""

import random
import sys

import numpy as np
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.rl_environment import StepType, TimeStep

from bagend import Match
from bagend.games.journey.components import DICE, N_DICE, Symbol

SEED = 7
LEARNER, OTHER = "frodo", "sam"


def rings_and_dice(view, notation: str) -> int:
    """What a move keeps, as one number: Rings, and dice in all.  Moves that keep no dice are 0."""
    verb, _, things = notation.partition(" ")
    kept = [DICE.index(colour) for colour in things.split("+")] if verb == "keep" else []
    return sum(int(view.shows[die] == Symbol.RING) for die in kept) * (N_DICE + 1) + len(kept)


def look(match: Match) -> tuple[list[int], dict[int, list[int]]]:
    """What the learner sees, and its moves by what they keep."""
    view = match.view(match.to_move)
    loose = [int(view.shows[die]) for die in range(N_DICE) if view.loose >> die & 1]
    choices: dict[int, list[int]] = {}
    for action in match.legal_actions():
        choices.setdefault(rings_and_dice(view, match.game.answers.notation(action)), []).append(action)
    return [int(view.phase), len(loose), loose.count(Symbol.RING), loose.count(Symbol.NAZGUL)], choices


def step_of(seen: list[int], choices: dict[int, list[int]], reward: float, kind: StepType) -> TimeStep:
    """A moment of a game as OpenSpiel's learners want it."""
    told = {"info_state": [seen], "legal_actions": [sorted(choices)], "current_player": 0}
    return TimeStep(told, [reward], [1.0], kind)


def play(learner: QLearner, seed: int, rng: random.Random, is_learning: bool) -> bool:
    """One game; whether the learner won."""
    match, kind = Match("journey", seats=[LEARNER, OTHER], seed=seed), StepType.FIRST
    while not match.is_over:
        if match.to_move != LEARNER:
            match.play(rng.choice(match.legal_actions()))
            continue
        seen, choices = look(match)
        chosen = learner.step(step_of(seen, choices, 0.0, kind), is_evaluation=not is_learning)
        match.play(rng.choice(choices[chosen.action]))
        kind = StepType.MID
    has_won = LEARNER in match.winners
    if is_learning and kind is StepType.MID:
        learner.step(step_of([0], {}, 1.0 if has_won else -1.0, StepType.LAST))
    return has_won


def learn(games: int) -> tuple[float, float]:
    """The share of games won before and after learning, a quarter as many games each."""
    np.random.seed(SEED)
    rng = random.Random(SEED)
    learner = QLearner(0, num_actions=(N_DICE + 1) ** 2, step_size=0.1)
    tests = range(10**6, 10**6 + max(1, games // 4))
    before = np.mean([play(learner, seed, rng, is_learning=False) for seed in tests])
    for seed in range(games):
        play(learner, seed, rng, is_learning=True)
    return float(before), float(np.mean([play(learner, seed, rng, is_learning=False) for seed in tests]))


if __name__ == "__main__":
    before, after = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(f"Without having learned anything it won {before:.1%} of the games, afterwards {after:.1%}.")
