"""How long every level of a game thinks about a move, on one core."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from bagend.bots import roster
from bagend.bots.levels import Kind, Level
from bagend.engine import kernel
from bagend.engine.game import Game
from bagend.lab.bench_search import Asked, questions

POSITIONS = 32
STRIDE = 13
"""Positions are taken in this stride round the matches, so that the first few already come from everywhere."""

LONGEST = 60
"""After so many CPU seconds, for each second asked for, no further position is taken for a level."""


@dataclass(frozen=True)
class Thinking:
    """One level's CPU time for a move, in milliseconds."""

    name: str
    level: str
    simulations: int
    positions: int
    mean: float
    slowest: float


def levels(game: Game, seconds: float) -> list[Thinking]:
    """All levels of a game on the same positions of random matches, where there is something to choose."""
    asked = [question for question in questions(game, kernel.preferred_mode()) if len(question.legal) > 1]
    spread = [asked[number * STRIDE % POSITIONS * len(asked) // POSITIONS] for number in range(POSITIONS)]
    roster.try_out(game)
    return [time_level(game, level, spread, LONGEST * seconds) for level in roster.levels(game)]


def time_level(game: Game, level: Level, asked: Sequence[Asked], longest: float) -> Thinking:
    """Each move as the table asks for it: by a bot that knows nothing of the last."""
    spent: list[float] = []
    for number, question in enumerate(asked):
        begun = process_time()
        roster.choose(game, level.name, question.views, question.legal, number)
        spent.append(process_time() - begun)
        if sum(spent) > longest:
            break
    simulations = level.effort.simulations * level.effort.parts if level.kind is Kind.TREE else 0
    mean, slowest = 1000 * sum(spent) / len(spent), 1000 * max(spent)
    return Thinking(game.key, level.name, simulations, len(spent), mean, slowest)
