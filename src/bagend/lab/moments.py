"""Moments: how things stood in the quiet moments of many matches, and what came of them.

A judge's module says what is seen there: MOST_PRESENT, N_FEATURES, MOMENTS, is_quiet(state), row_of(state),
seat_of(state) and describe(state, present).
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bagend.bots.judge import NOTHING, WHOLE, fast_door, judge_of
from bagend.bots.network import Network, blank
from bagend.bots.tree import share_victory
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


class Moments(NamedTuple):
    """Quiet moments in the order in which they came, match after match.

    Of quick matches those before a strange answer are left out: what came of the match is not what came of them.
    """

    rows: Row
    present: Table
    """The features of each, filled up with the number after the last feature."""

    match: Row
    chance: Table
    """Which part of the victory the seat had in the end; of searched matches, how likely it was (see `searched.py`)."""


def first_state(game: Game) -> Records:
    return game.setup(game.options.read({}), game.take_seats(list(game.seats[: game.fewest])))


def make_play_on(game: Game, module: Any) -> Door:
    """(...) -> how many quiet moments there were in matches played on from `starts` by the judge's playouts.

    If they look `ahead`, a quiet moment's answer is the one after which the network sees the best chance.
    """
    legal, apply, outcomes, draw = game.legal, game.apply, game.chance_outcomes, game.draw
    judge, view = judge_of(game), game.view
    policy, through_view = judge.playout or choose_uniformly, judge.playout is None
    greedy, opening = judge.greedy, judge.opening
    is_quiet, row_of, seat_of, describe = module.is_quiet, module.row_of, module.seat_of, module.describe
    evaluate = module.evaluate
    together, longest = game.cooperative, game.longest

    def play_on(
        starts: Records,
        states: Records,
        views: Records,
        streams: Records,
        out: Row,
        further: Row,
        film: Film,
        ahead: int,
        network: Network,
        present: Row,
        counts: Row,
        rows: Row,
        match: Row,
        seats: Row,
        shares: Row,
    ) -> int:
        state, tried, stream = states[0], states[1], streams[0]
        values = np.zeros(shares.shape[1], np.int64)
        n_moments = 0
        for number in range(len(shares)):
            copy_record(states, 0, starts[number % len(starts)])
            first_moment = n_moments
            beginning = below(stream, BEGINNING)
            answers = 0
            while state.seat != NOBODY and answers < longest:
                answers += 1
                if n_moments < len(rows) and is_quiet(state):
                    counts[n_moments] = describe(state, present[n_moments])
                    rows[n_moments] = row_of(state)
                    match[n_moments] = number
                    seats[n_moments] = seat_of(state)
                    n_moments += 1
                if state.seat == CHANCE:
                    action = draw(state, below(stream, outcomes(state)))
                else:
                    n = legal(state, out)
                    beginning -= 1
                    if n > 1 and beginning >= 0 and below(stream, 100) < ASTRAY:
                        action = out[below(stream, n)]
                        n_moments = first_moment
                    elif ahead == 0 or n == 1 or not is_quiet(state):
                        if through_view:
                            view(state, state.seat, views[0])
                            action = opening(views[0], out, n, stream)
                            if action == NOTHING:
                                action = greedy(views[0], out, n, stream)
                        else:
                            action = policy(state, out, n, stream)
                    else:
                        action, best = out[0], -1
                        for i in range(n):
                            copy_record(states, 1, state)
                            apply(tried, out[i], film)
                            while tried.seat != NOBODY and not is_quiet(tried):
                                if tried.seat == CHANCE:
                                    apply(tried, draw(tried, below(stream, outcomes(tried))), film)
                                elif through_view:
                                    view(tried, tried.seat, views[0])
                                    apply(tried, greedy(views[0], further, legal(tried, further), stream), film)
                                else:
                                    apply(tried, policy(tried, further, legal(tried, further), stream), film)
                            if tried.seat == NOBODY:
                                share_victory(tried.winners, together, values)
                            else:
                                evaluate(tried, network, values)
                            if values[state.seat] > best:
                                action, best = out[i], values[state.seat]
                apply(state, action, film)
            if state.seat != NOBODY:
                # Undecided: nothing came of it.
                n_moments = first_moment
            share_victory(state.winners, together, shares[number])
        return n_moments

    return play_on


class Watcher:
    """Sees the quiet moments of matches that are played on quickly."""

    def __init__(self, game: Game, module: Any) -> None:
        self.game, self.module = game, module
        self._play_on = fast_door(game, make_play_on(game, module), also=[Path(__file__)])

    def watch(self, starts: Records, matches: int, seed: int, network: Network | None = None) -> Moments:
        """So many matches, from each of some states in turn; with a network, they look ahead."""
        game, room = self.game, matches * self.module.MOMENTS
        present = np.zeros((room, self.module.MOST_PRESENT), np.int16)
        counts, rows, match, seats = (np.zeros(room, np.int64) for _ in range(4))
        shares = np.zeros((matches, len(game.seats)), np.int64)
        streams = Stream.blank()
        streams["x"] = seeds(seed, 0, 1)
        out, further = np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64)
        known = network or blank(self.module.N_ROWS, self.module.N_FEATURES, self.module.N_HIDDEN)
        room_to_play = (game.State.blank(2), game.View.blank(), streams, out, further, Film.blank(game.State, 0))
        what_is_seen = (present, counts, rows, match, seats, shares)
        n = self._play_on(starts, *room_to_play, int(network is not None), known, *what_is_seen)
        filled = fill_up(present[:n], counts[:n], self.module.N_FEATURES)
        return Moments(rows[:n], filled, match[:n], shares[match[:n], seats[:n]] / WHOLE)


def fill_up(present: Table, counts: Row, n_features: int) -> Table:
    """What is no feature becomes the number after the last one."""
    return np.where(np.arange(present.shape[1]) < counts[:, None], present, n_features).astype(np.int16)
