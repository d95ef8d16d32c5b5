"""Hints: the best answers with their estimated chances, from what the seat itself may see."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bagend.bots import parts, roster
from bagend.bots.judge import judge_of
from bagend.bots.levels import Kind, Level
from bagend.engine import kernel
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import Records

SIMULATIONS = 1 << 12
"""How long to think where a game's judge cannot tell the chances without a search."""


class Hint(NamedTuple):
    """One answer and how likely the seat is to win after it."""

    action: int
    notation: str
    chance: float


def hint(
    match: Match, seat: str | int | None = None, most: int = 3, mode: Mode | None = None, seconds: float = 0.0
) -> list[Hint]:
    """The best answers of the seat that is asked, best first; nothing if it is another's turn."""
    number = match.game.seat(seat) if isinstance(seat, str) else seat
    if match.seat < 0 or (number is not None and number != match.seat):
        return []
    views = match.view(match.seat).reshape(1)
    return find(match.game, views, match.legal_actions(), len(match.entries), most, mode, seconds)


def find(
    game: Game,
    views: Records,
    legal: Sequence[int],
    seed: int,
    most: int = 3,
    mode: Mode | None = None,
    seconds: float = 0.0,
) -> list[Hint]:
    """The best answers.  Sees a View only.  A search that is given `seconds` uses them.

    A search ranks by how often it tried an answer; among the first few, people expect the better chance first.
    """
    mode = mode or kernel.preferred_mode()
    if judge_of(game).estimate is not None:
        chances = roster.Bot(game, Level("sage", Kind.SAGE), mode).estimate(views, legal)
        order = np.argsort(-chances, kind="stable")
        found = [(int(legal[i]), float(chances[i])) for i in order]
    else:
        bot = roster.Bot(game, roster.level(game, f"tree:{SIMULATIONS}"), mode)
        estimates = parts.think_for(bot, views, seed, seconds) if seconds > 0 else bot.estimates(views, seed)
        found = sorted(
            ((estimate.action, estimate.chance) for estimate in estimates[:most]), key=lambda known: -known[1]
        )
    return [Hint(action, game.answers.notation(action), chance) for action, chance in found[:most]]
