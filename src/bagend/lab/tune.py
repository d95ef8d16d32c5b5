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
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import copy_record
from bagend.engine.loops import MOST_LEGAL, Door
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games import find

ROUNDS = 14
VARIANTS = 40
BEST = 10
MATCHES = 3000
STEADY = 0.7
"""How much of the way the middle goes towards the best variants of a round."""


def make_count_wins(game: Game) -> Door:
    legal, apply, outcomes, draw, view = game.legal, game.apply, game.chance_outcomes, game.draw, game.view

    def count_wins(
        first: Records, states: Records, made: Row, streams: Records, views: Records, w: Numbers, out: Row, film: Film
    ) -> int:
        """How many of the matches are won by these measures."""
        wins = 0
        state, stream = states[0], streams[0]
        for i in range(len(made)):
            copy_record(states, 0, first[0])
            stream.x = made[i]
            while state.seat != NOBODY:
                if state.seat == CHANCE:
                    action = draw(state, below(stream, outcomes(state)))
                else:
                    n = legal(state, out)
                    view(state, state.seat, views[0])
                    action = choose_by(views[0], w, out, n)
                apply(state, action, film)
            wins += state.winners > 0
        return wins

    return count_wins


def tune() -> Any:
    """The best measures found."""
    game = find("mountdoom")
    count = fast_door(game, make_count_wins(game), also=[Path(__file__)])
    first = game.setup(game.options.read({}), game.take_seats([game.seats[0]]))
    room = (game.State.blank(), Stream.blank(), game.View.blank(), np.zeros(MOST_LEGAL, np.int64))
    states, streams, views, out = room
    film = Film.blank(game.State, 0)
    source = np.random.default_rng(1)
    middle, spread = RULE_OF_THUMB.copy(), 0.3 * np.abs(RULE_OF_THUMB) + 0.1
    for number in range(ROUNDS):
        made = seeds(number, 0, MATCHES)
        drawn = middle + spread * source.standard_normal((VARIANTS, N_MEASURES))
        drawn[0] = middle
        wins = np.array([count(first, states, made, streams, views, w, out, film) for w in drawn])
        best = drawn[np.argsort(-wins)[:BEST]]
        middle = (1.0 - STEADY) * middle + STEADY * best.mean(axis=0)
        spread = (1.0 - STEADY) * spread + STEADY * (best.std(axis=0) + 0.01)
        print(f"{number}: the middle won {wins[0] / MATCHES:.1%}, the best {wins.max() / MATCHES:.1%}", flush=True)
        PATH.write_text(json.dumps({"measures": [round(float(x), 3) for x in middle]}) + "\n", encoding="utf-8")
    return middle


if __name__ == "__main__":
    tune()
