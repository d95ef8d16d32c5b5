"""A bot of your own for Journey to Mordor: it keeps Rings before all else, and then as many dice as it may.

Rate it against the bots of the house:

    bagend arena journey --bot ringbearer=examples/own_bot.py:Ringbearer --bots ringbearer,uniform,greedy

Play against it:

    bagend table --bot ringbearer=examples/own_bot.py:Ringbearer
"""

import random
from collections.abc import Sequence

from bagend.bots.own import Move
from bagend.games.journey.actions import Phase
from bagend.games.journey.components import DICE, Symbol
from bagend.games.journey.view import View


class Ringbearer:
    games = ("journey",)

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        if view.phase != Phase.KEEP:
            return rng.choice(moves)

        def worth(move: Move) -> tuple[int, int]:
            kept = [DICE.index(colour) for colour in move.things[0].split("+") if colour in DICE]
            return sum(view.shows[die] == Symbol.RING for die in kept), len(kept)

        return max(moves, key=worth)
