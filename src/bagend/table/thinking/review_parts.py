"""Parts of a review, as a worker finds them out: one span at a time, so that no bot waits long for the worker."""

from typing import NamedTuple

from bagend.bots.review.review import simulations_in
from bagend.bots.review.weighing import Weighed, Weigher
from bagend.engine import compile_cache, journal, kernel
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import folder_of
from bagend.engine.match import Match
from bagend.games import find

OPENING = -1
"""In the place of a span's number: how many spans there are is wanted, and the chances at the start."""


class Part(NamedTuple):
    """What is to be found out."""

    game: str
    journal: str
    seconds: float
    """How long the whole review may take, about."""

    number: int


class Found(NamedTuple):
    """What was found out; nothing as long as the search is not compiled."""

    spans: int = 0
    simulations: int = 0
    start: tuple[float, ...] = ()
    weighed: Weighed | None = None
    is_cold: bool = False


_weighers: dict[str, Weigher] = {}
"""The match that was looked at last."""


def find_out(part: Part, is_warm: bool, is_compiling: bool) -> Found:
    """A part of a review.  While this process compiles anything, nothing else in it may wait for the compiler."""
    if not is_warm:
        return Found(is_cold=True)
    if part.journal not in _weighers:
        _weighers.clear()
        _weighers[part.journal] = weigher_of(part, is_compiling)
    weigher = _weighers[part.journal]
    if part.number == OPENING:
        return Found(len(weigher.spans), weigher.simulations, weigher.start())
    return Found(weighed=weigher.weigh(part.number))


def weigher_of(part: Part, is_compiling: bool) -> Weigher:
    game, mode = find(part.game), kernel.preferred_mode()
    rules = Mode.INTERPRETED if is_compiling else rules_mode(game, mode)
    match = Match.from_journal(game, journal.parse(part.journal), rules)
    return Weigher(match, simulations_in(match, part.seconds, mode), mode, rules)


def rules_mode(game: Game, mode: Mode) -> Mode:
    """Rules that would have to be compiled first run as they stand."""
    is_ready = mode is not Mode.COMPILED or compile_cache.is_ready(folder_of(game, mode))
    return mode if is_ready else Mode.INTERPRETED
