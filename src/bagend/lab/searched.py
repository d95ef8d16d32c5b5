"""Searched: the quiet moments of matches in which every answer is searched for, and how likely a victory is there.

What a search finds in a moment is one turn wiser than the network it asks, and far less a matter of luck than what
comes of the match in the end; but it repeats what the network gets wrong.  So a moment's chance is a mix of what the
search found there and of the chance of the next moment, down to how the match ended.

The i-th match depends on the seed and on i alone, so the same bytes come out whatever the number of processes.
"""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bagend.bots import network, roster, tree
from bagend.bots.judge import WHOLE, fast_door, hope_of, judge_of
from bagend.bots.levels import Kind, Level
from bagend.engine import kernel
from bagend.engine.chance import SEEDS, Stream, below, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.loops import MOST_LEGAL, Door, doors
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games import find
from bagend.lab.learn import Table
from bagend.lab.moments import ASTRAY, BEGINNING, Moments, fill_up, first_state

CARRIED = 0.5
"""How much of a moment's chance is that of the next one; the rest is what the search found."""

BLOCK = 64
"""Matches that a process is given at once."""

NOT_QUIET = -1


Weights = tuple[Table, Table, Table]
"""A network as it reckons, without the room to do so."""


def make_look(module: Any) -> Door:
    """(states, present, about) -> how many features are there, or NOT_QUIET; `about` gets the row and the seat."""
    is_quiet, row_of, seat_of, describe = module.is_quiet, module.row_of, module.seat_of, module.describe

    def look(states: Records, present: Row, about: Row) -> int:
        state = states[0]
        if not is_quiet(state):
            return NOT_QUIET
        about[0] = row_of(state)
        about[1] = seat_of(state)
        n: int = describe(state, present)
        return n

    return look


def make_best() -> Door:
    def best(nodes: Records, root: int) -> int:
        """What the answer that the last search tried most is worth on the average."""
        node = nodes[tree.most_visited(nodes, root)]
        worth: int = node.total // node.visits
        return worth

    return best


class Watched:
    """What was seen of one match."""

    def __init__(self, room: int, module: Any) -> None:
        self.present = np.zeros((room, module.MOST_PRESENT), np.int16)
        self.counts = np.zeros(room, np.int64)
        self.about = np.zeros((room, 2), np.int64)
        """The row of each moment, and the seat whose chance is told."""

        self.found: list[float] = []
        """What the search said of that chance."""

        self.is_kept: list[bool] = []
        """Whether it went on as the search said, up to the next moment."""

    def moments(self, number: int, n_features: int, shares: Row, are_together: bool) -> Moments:
        """All of them, each with its chance, in the end that of how the match ended."""
        n = len(self.found)
        rows, seats = self.about[:n].T
        chances = np.array(self.found)
        for at in reversed(range(n)):
            if not self.is_kept[at]:
                continue
            if at == n - 1:
                later = shares[seats[at]] / WHOLE
            else:
                later = chances[at + 1] if are_together or seats[at + 1] == seats[at] else 1.0 - chances[at + 1]
            chances[at] += CARRIED * (later - chances[at])
        present = fill_up(self.present[:n], self.counts[:n], n_features)
        return Moments(rows, present, np.full(n, number), chances)


class Player:
    """Plays matches by searching, and tells what it saw."""

    def __init__(self, game: Game, simulations: int) -> None:
        mode = kernel.preferred_mode()
        self.game, self.module, self.judge, self.rules = game, hope_of(game), judge_of(game), doors(game, mode)
        effort = self.judge.effort._replace(simulations=simulations)
        self.bot = roster.Bot(game, Level("searched", Kind.TREE, effort), mode)
        self.look, self.best = (
            fast_door(game, door, also=[Path(__file__)]) for door in (make_look(self.module), make_best())
        )
        self.first, self.longest = first_state(game), game.longest
        self.film, self.views, self.out = Film.blank(game.State, 0), game.View.blank(), np.zeros(MOST_LEGAL, np.int64)

    def watch(self, weights: Weights, first: int, own_seeds: Row) -> Moments:
        """The moments of one match for each seed; the matches are numbered from `first` on."""
        self.tables = network.with_room(*weights)
        return joined([self._play(first + i, int(seed)) for i, seed in enumerate(own_seeds)])

    def _play(self, number: int, seed: int) -> Moments:
        """A match; no moments if it stayed undecided."""
        game, rules, out, state = self.game, self.rules, self.out, self.first.copy()
        stream = Stream.blank()
        stream["x"] = seed
        seen = Watched(self.longest, self.module)
        beginning = below(stream[0], BEGINNING)
        for answers in range(self.longest):
            if state[0].seat == CHANCE:
                rules.apply(
                    state, int(rules.draw(state, below(stream[0], int(rules.chance_outcomes(state))))), self.film
                )
                continue
            if state[0].seat == NOBODY:
                break
            n = int(rules.legal(state, out))
            is_strange = n > 1 and answers < beginning and below(stream[0], 100) < ASTRAY
            action = int(out[below(stream[0], n)]) if is_strange else int(out[0])
            at = len(seen.found)
            n_present = int(self.look(state, seen.present[at], seen.about[at]))
            is_moment = n_present != NOT_QUIET
            if is_moment or (n > 1 and not is_strange):
                found, chance = self._search(state, seed + answers)
                action = action if is_strange else found
                if is_moment:
                    seen.counts[at] = n_present
                    is_theirs = game.cooperative or state[0].seat == seen.about[at, 1]
                    seen.found.append(chance if is_theirs else 1.0 - chance)
                    seen.is_kept.append(True)
            if is_strange and seen.is_kept:
                seen.is_kept[-1] = False
            rules.apply(state, action, self.film)
        if state[0].seat != NOBODY:
            seen.found.clear()
        shares = np.zeros(len(game.seats), np.int64)
        tree.share_victory(int(state[0].winners), game.cooperative, shares)
        return seen.moments(number, self.module.N_FEATURES, shares, game.cooperative)

    def _search(self, state: Records, seed: int) -> tuple[int, float]:
        """The answer of whoever is asked, and how likely they are to win after it."""
        bot, seat = self.bot, int(state[0].seat)
        self.rules.view(state, seat, self.views)
        dice = Stream.blank()
        dice["x"] = 1 + seed % (SEEDS - 1)
        action = int(bot.doors.search(self.views, bot.mind, self.tables, dice, bot.level.effort))
        root = tree.root_of(tree.trees_of(self.game, self.judge), seat)
        return action, float(self.best(bot.mind.nodes, root)) / WHOLE


def joined(parts: Iterable[Moments]) -> Moments:
    return Moments(*(np.concatenate(column) for column in zip(*parts, strict=True)))


@cache
def player_of(key: str, simulations: int) -> Player:
    return Player(find(key), simulations)


def watch_block(key: str, simulations: int, weights: Weights, first: int, own_seeds: Row) -> Moments:
    return player_of(key, simulations).watch(weights, first, own_seeds)


class Searchers:
    """Processes that play; with one job, this process."""

    def __init__(self, game: Game, simulations: int, jobs: int) -> None:
        self.game, self.simulations, self.jobs = game, simulations, jobs
        self._pool = None if jobs == 1 else ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def __enter__(self) -> "Searchers":
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def watch(self, weights: Weights, matches: int, seed: int) -> Moments:
        made = seeds(seed, 0, matches)
        starts = range(0, matches, BLOCK)
        tell = partial(watch_block, self.game.key, self.simulations, weights)
        asked = (starts, [made[at : at + BLOCK] for at in starts])
        if self._pool is None:
            return joined(list(map(tell, *asked)))
        return joined(list(self._pool.map(tell, *asked)))
