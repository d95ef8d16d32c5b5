"""Fit: weights for a judge that tells chances from features, by logistic regression over matches that were played.

    python -m bagend.lab.fit GAME [BOT] [MATCHES]

The judge's module says what the features are: N_ROWS, N_FEATURES, is_quiet(state) and describe(state, features).
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from bagend.bots import roster
from bagend.bots.judge import sources_of
from bagend.bots.logistic import UNIT
from bagend.engine import kernel
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.loops import MOST_LEGAL, Door, doors, folder_of
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games import find

MODULES = {key: f"bagend.bots.judges.{key}_hope" for key in ("mountdoom",)}
CAREFUL = 3.0
"""How strongly weights are drawn towards nothing: the precision of what is believed of them beforehand."""

NOT_QUIET = -1
ROUNDS = 12


def make_describe(module: Any) -> Door:
    """(states, features) -> the row of the weights, or NOT_QUIET."""
    is_quiet, describe = module.is_quiet, module.describe

    def describe_door(states: Records, features: Row) -> int:
        return describe(states[0], features) if is_quiet(states[0]) else NOT_QUIET

    return describe_door


def moments(game: Game, module: Any, name: str, matches: int) -> Iterator[tuple[list[tuple[int, Any]], float]]:
    """The features of all quiet moments of each match, and the first seat's share of the victory."""
    mode = kernel.preferred_mode()
    describe = kernel.compiled(make_describe(module), folder_of(game, mode, also=sources_of(game)), mode)
    rules, bot = doors(game, mode), roster.Bot(game, roster.level(game, name), mode)
    seats = game.take_seats(list(game.seats[: game.fewest]))
    first = game.setup(game.options.read({}), seats)
    views, out, film = game.View.blank(), np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    dice = Stream.blank()
    for seed in seeds(77, 0, matches):
        state: Records = first.copy()
        dice["x"] = seed
        seen = []
        answers = 0
        while state[0].seat != NOBODY:
            seat = int(state[0].seat)
            if seat == CHANCE:
                action = int(rules.draw(state, below(dice[0], int(rules.odds(state)))))
            else:
                features = np.zeros(module.N_FEATURES, np.int64)
                row = int(describe(state, features))
                if row != NOT_QUIET:
                    seen.append((row, features))
                n = int(rules.legal(state, out))
                rules.view(state, seat, views)
                action = bot.choose(views, out[:n].tolist(), int(seed) + answers)
            rules.apply(state, action, film)
            answers += 1
        winners = int(state[0].winners)
        yield seen, (winners >> seats[0] & 1) / max(1, winners.bit_count())


def regress(features: Any, won: Any) -> Any:
    """Weights by Newton's method, drawn a little towards nothing."""
    weights = np.zeros(features.shape[1])
    careful = CAREFUL * np.eye(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-features @ weights))
        slope = features.T @ (won - chance) - CAREFUL * weights
        bend = (features * (chance * (1.0 - chance))[:, None]).T @ features + careful
        weights += np.linalg.solve(bend, slope)
    return weights


def fit(key: str, name: str, matches: int) -> dict[str, Any]:
    game, module = find(key), import_module(MODULES[key])
    rows: list[list[tuple[Any, float]]] = [[] for _ in range(module.N_ROWS)]
    for seen, won in moments(game, module, name, matches):
        for row, features in seen:
            rows[row].append((features, won))
    weights = [
        regress(np.array([features for features, _ in row], float), np.array([won for _, won in row], float))
        for row in rows
    ]
    return {
        "command": f"python -m bagend.lab.fit {key} {name} {matches}",
        "weights": [[round(float(weight) * UNIT) for weight in row] for row in weights],
    }


def main(key: str, name: str = "greedy", matches: str = "4000") -> None:
    found = fit(key, name, int(matches))
    path = import_module(MODULES[key]).WEIGHTS
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{path.name} is written.")


if __name__ == "__main__":
    main(*sys.argv[1:])
