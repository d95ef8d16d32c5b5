"""A small policy that learns Journey to Mordor against random play, with nothing but NumPy: REINFORCE.

A linear layer looks at what the seat sees and says how good each move is.  After every game the moves of a won game
become likelier, those of a lost one less likely.

pip install 'bagend[envs]'
python examples/reinforce.py 1000
"""

import sys

import numpy as np

from bagend.envs.gymnasium import make_vec

GAMES, RATE, SEED = 256, 0.01, 7


def features(seen):
    """What is seen, made small, and a one for what holds always."""
    return np.hstack([np.clip(seen["observation"], -1, 8) / 8, np.ones((GAMES, 1))]).astype(np.float32)


def learn(steps: int) -> list[float]:
    """The share of games won in each tenth of the way; games are played side by side and begin again by themselves."""
    envs = make_vec("journey", GAMES, seat="frodo", opponents="uniform", seats=["frodo", "sam"])
    rng, (seen, _) = np.random.default_rng(SEED), envs.reset(seed=SEED)
    moves = seen["action_mask"].shape[1]
    weights = np.zeros((features(seen).shape[1], moves), np.float32)
    size, traces = np.full_like(weights, 1e-6), np.zeros((GAMES, *weights.shape), np.float32)
    baseline, results, won = 0.0, [], []
    for step in range(steps):
        looks = features(seen)
        scores = np.where(seen["action_mask"], looks @ weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
        # The gradient of the logarithm of what was chosen, added up over each game.
        traces += looks[:, :, None] * (np.eye(moves, dtype=np.float32)[actions] - chances)[:, None, :]
        seen, rewards, ended, cut, _ = envs.step(actions)
        if (over := ended | cut).any():
            gradient = ((rewards[over] - baseline)[:, None, None] * traces[over]).sum(axis=0)
            size += 0.01 * (gradient**2 - size)
            weights += RATE * gradient / (np.sqrt(size) + 1e-3)
            baseline += 0.01 * (rewards[over] - baseline).sum()
            traces[over] = 0
            results += list(rewards[over] > 0)
        if (step + 1) % max(1, steps // 10) == 0 and results:
            won.append(float(np.mean(results)))
            results = []
    return won


if __name__ == "__main__":
    for tenth, share in enumerate(learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000), start=1):
        print(f"{tenth:2}: won {share:.1%}")
