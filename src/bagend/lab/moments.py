"""Moments: how things stood in the quiet moments of many matches, and what came of them.

A judge's module says what is seen there: MOST_PRESENT, N_FEATURES, is_quiet(state), row_of(state) and
describe(state, present).
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bagend.bots.judge import fast_door, judge_of
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import copy_record
from bagend.engine.loops import MOST_LEGAL, Door, choose_uniformly
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.lab.learn import Table

ASTRAY = 12
"""Of a hundred answers at the beginning of a match, how many are any, so that more is seen than where the playouts go
by themselves: a search asks about all that can be done."""

BEGINNING = 80
"""The most answers that the beginning may last; in each match any number below it."""

MOMENTS = 20
"""Room for the quiet moments of a match, on the average; what finds none is left out."""


class Moments(NamedTuple):
    """Quiet moments in the order in which they came, match after match.

    Those before a strange answer are left out: what came of the match is not what came of them.
    """

    rows: Row
    present: Table
    """The features of each, filled up with the number after the last feature."""

    match: Row
    won: Table
    """1 where the match was won in the end."""


def first_state(game: Game) -> Records:
    return game.setup(game.options.read({}), game.take_seats(list(game.seats[: game.fewest])))


def make_play_on(game: Game, module: Any) -> Door:
    """(...) -> how many quiet moments there were in matches played on from `starts` by the judge's playouts."""
    legal, apply, outcomes, draw = game.legal, game.apply, game.chance_outcomes, game.draw
    policy = judge_of(game).playout or choose_uniformly
    is_quiet, row_of, describe = module.is_quiet, module.row_of, module.describe

    def play_on(
        starts: Records,
        states: Records,
        streams: Records,
        out: Row,
        film: Film,
        present: Row,
        counts: Row,
        rows: Row,
        match: Row,
        won: Row,
    ) -> int:
        state, stream = states[0], streams[0]
        n_moments = 0
        for number in range(len(won)):
            copy_record(states, 0, starts[number % len(starts)])
            first_moment = n_moments
            beginning = below(stream, BEGINNING)
            while state.seat != NOBODY:
                if n_moments < len(rows) and is_quiet(state):
                    counts[n_moments] = describe(state, present[n_moments])
                    rows[n_moments] = row_of(state)
                    match[n_moments] = number
                    n_moments += 1
                if state.seat == CHANCE:
                    action = draw(state, below(stream, outcomes(state)))
                else:
                    n = legal(state, out)
                    beginning -= 1
                    if n > 1 and beginning >= 0 and below(stream, 100) < ASTRAY:
                        action = out[below(stream, n)]
                        n_moments = first_moment
                    else:
                        action = policy(state, out, n, stream)
                apply(state, action, film)
            won[number] = state.winners != 0
        return n_moments

    return play_on


class Watcher:
    """Sees the quiet moments of matches that are played on quickly."""

    def __init__(self, game: Game, module: Any) -> None:
        self.game, self.module = game, module
        self._play_on = fast_door(game, make_play_on(game, module), also=[Path(__file__)])

    def watch(self, starts: Records, matches: int, seed: int) -> Moments:
        """So many matches, from each of some states in turn."""
        game, room = self.game, matches * MOMENTS
        present = np.zeros((room, self.module.MOST_PRESENT), np.int16)
        counts, rows, match = (np.zeros(room, np.int64) for _ in range(3))
        won = np.zeros(matches, np.int64)
        streams = Stream.blank()
        streams["x"] = seeds(seed, 0, 1)
        out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
        n = self._play_on(starts, game.State.blank(), streams, out, film, present, counts, rows, match, won)
        filled = fill_up(present[:n], counts[:n], self.module.N_FEATURES)
        return Moments(rows[:n], filled, match[:n], won[match[:n]])


def fill_up(present: Table, counts: Row, n_features: int) -> Table:
    """What is no feature becomes the number after the last one."""
    return np.where(np.arange(present.shape[1]) < counts[:, None], present, n_features).astype(np.int16)
