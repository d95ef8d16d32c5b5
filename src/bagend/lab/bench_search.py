"""Simulations per second of the search, one random playout to the end in each, with OpenSpiel's searches beside it.

Ours and theirs start from positions taken evenly from random matches, so that long and short playouts are mixed as
they are in play.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

import numpy as np

from bagend.bots import roster
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine import kernel
from bagend.engine.chance import below, stream
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY

SIMULATIONS = 256
"""In each search."""

POSITIONS = 64
MATCHES = 8
"""Random matches from which positions are taken."""

SEARCH_PEERS = {"pig": "MCTS", "backgammon": "MCTS", "leduc_poker": "ISMCTS", "gin_rummy": "ISMCTS"}

Play = Callable[[int], tuple[int, int]]
"""Plays so many matches, or searches so often; gives the number of answers and of decisions, where they are counted."""

Taken = TypeVar("Taken")


class Asked(NamedTuple):
    """A question of a random match: what the seat that is asked is given, and how many answers were still to come."""

    views: Records
    legal: list[int]
    left: int


def our_searches(game: Game) -> tuple[Play, float]:
    """Search so many times, one position after the other; and the answers that a playout from there has."""
    mode = kernel.preferred_mode()
    bot = roster.Bot(game, Level("bench", Kind.TREE, Effort(SIMULATIONS, makes_all=1)), mode)
    asked = evenly(list(questions(game, mode)))

    def play(searches: int) -> tuple[int, int]:
        for number in range(searches):
            bot.search(asked[number % len(asked)].views, number)
        return 0, 0

    return play, fmean(question.left for question in asked)


def evenly(found: Sequence[Taken]) -> Sequence[Taken]:
    """As many as are asked for, from the first to the last."""
    count = min(POSITIONS, len(found))
    return [found[number * len(found) // count] for number in range(count)]


def questions(game: Game, mode: kernel.Mode) -> Iterator[Asked]:
    """All questions to seats in some random matches with every seat taken."""
    rules = doors(game, mode)
    for seed in range(MATCHES):
        states = game.setup(game.options.read({}), game.take_seats(None))
        choice, film, out = stream(seed)[0], Film.blank(game.State, 0), np.zeros(MOST_LEGAL, np.int64)
        found: list[tuple[int, Records, list[int]]] = []
        answers = 0
        while states[0].seat != NOBODY:
            if states[0].seat == CHANCE:
                action = int(rules.draw(states, below(choice, int(rules.chance_outcomes(states)))))
            else:
                views = game.View.blank()
                rules.view(states, int(states[0].seat), views)
                legal = out[: int(rules.legal(states, out))].tolist()
                found.append((answers, views, legal))
                action = legal[below(choice, len(legal))]
            rules.apply(states, action, film)
            answers += 1
        yield from (Asked(views, legal, answers - number) for number, views, legal in found)


def their_searches(pyspiel: Any, name: str) -> tuple[Play, float]:
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    taken = evenly(list(sample_peer(game)))
    if SEARCH_PEERS[name] == "MCTS":
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 42, False)
    else:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(42, evaluator, 1.4, SIMULATIONS, -1, final, False, False)

    def play(searches: int) -> tuple[int, int]:
        for number in range(searches):
            bot.step(taken[number % len(taken)][0])
        return 0, 0

    return play, fmean(left for _, left in taken)


def sample_peer(game: Any) -> Iterator[tuple[Any, int]]:
    """Positions of a game of OpenSpiel's where a player is to move, each with the answers still to come."""
    source = random.Random(0)
    for _ in range(MATCHES):
        state = game.new_initial_state()
        found = []
        answers = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, weights)[0])
            else:
                found.append((state.clone(), answers))
                state.apply_action(source.choice(state.legal_actions()))
            answers += 1
        yield from ((state, answers - number) for state, number in found)
