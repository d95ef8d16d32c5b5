"""Tune: the measures by which Mount Doom is played, found by the cross-entropy method.

    python -m bagend.lab.tune

Variants of the measures are drawn around the best known ones; those that win most often say where to draw the next.
All variants of a round meet the same dice.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from bagend.bots.judge import Numbers, fast_door
from bagend.bots.judges.mountdoom import choose_by
from bagend.bots.judges.mountdoom_measures import N_MEASURES, PATH, RULE_OF_THUMB
from bagend.engine.chance import Stream, seeds
from bagend.engine.kernel import hot
from bagend.engine.loops import make_playouts, play_out
from bagend.engine.records import Row
from bagend.games import find
from bagend.games.mountdoom.view import View

ROUNDS = 14
VARIANTS = 40
BEST = 10
MATCHES = 3000
STEADY = 0.7
"""How much of the way the middle goes towards the best variants of a round."""


@hot
def choose_with(view: View, legal: Row, n: int, stream: Stream, measures: Numbers) -> int:
    return choose_by(view, measures, legal, n)


def tune() -> Any:
    """The best measures found."""
    game = find("mountdoom")
    playouts = fast_door(game, make_playouts(game, choose_with, reads_state=False), also=[Path(__file__)])
    first = game.setup(game.options.read({}), game.take_seats([game.seats[0]]))
    by_measures = [0] * len(game.seats)

    def count_wins(measures: Numbers, made: Row) -> int:
        ended = play_out(game, playouts, first, made, by_measures, (measures,)).states
        return int((ended["winners"] > 0).sum())

    source = np.random.default_rng(1)
    middle, spread = RULE_OF_THUMB.copy(), 0.3 * np.abs(RULE_OF_THUMB) + 0.1
    for number in range(ROUNDS):
        made = seeds(number, 0, MATCHES)
        drawn = middle + spread * source.standard_normal((VARIANTS, N_MEASURES))
        drawn[0] = middle
        wins = np.array([count_wins(measures, made) for measures in drawn])
        best = drawn[np.argsort(-wins)[:BEST]]
        middle = (1.0 - STEADY) * middle + STEADY * best.mean(axis=0)
        spread = (1.0 - STEADY) * spread + STEADY * (best.std(axis=0) + 0.01)
        print(f"{number}: the middle won {wins[0] / MATCHES:.1%}, the best {wins.max() / MATCHES:.1%}", flush=True)
        PATH.write_text(json.dumps({"measures": [round(float(x), 3) for x in middle]}) + "\n", encoding="utf-8")
    return middle


if __name__ == "__main__":
    tune()
