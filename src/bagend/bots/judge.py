"""Judge: what a game tells the bots about playing it well.

A game's module `judges/<key>.py` holds `choose_greedy`; it may hold a JUDGE that says more.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from bagend.bots.levels import DEFAULT_EFFORT, DEFAULT_LEVELS, Effort, Level
from bagend.engine import kernel
from bagend.engine.chance import Stream
from bagend.engine.errors import UnknownBot
from bagend.engine.game import Game
from bagend.engine.kernel import hot
from bagend.engine.loops import Door, folder_of
from bagend.engine.records import Record, Records, Row
from bagend.games import all_games

Numbers = np.ndarray[Any, np.dtype[np.float64]]
"""A row of numbers with fractions."""

NOTHING = -1
"""No answer."""

WHOLE = 1 << 20
"""A sure victory.  Chances are whole numbers, so that sums do not depend on how they are computed."""


@hot
def all_alike(view: Record, legal: Row, n: int, prior: Numbers) -> None:
    """Without an opinion all answers look alike."""
    for i in range(n):
        prior[i] = 0.0


@hot
def call_it_even(state: Record, tables: Any, values: Row) -> None:
    """Without an opinion everybody has the same chance."""
    for seat in range(len(values)):
        values[seat] = WHOLE // len(values)


@hot
def always_quiet(state: Record) -> bool:
    return True


@hot
def never_mixes(view: Record) -> bool:
    return False


@hot
def no_opening(view: Record, legal: Row, n: int, stream: Stream) -> int:
    return NOTHING


def no_tables() -> Any:
    return np.zeros(0, np.int64)


def no_book(views: Records) -> Any:
    return np.zeros(0, np.int64)


@dataclass(frozen=True)
class Judge:
    """How good things look in one game.  All functions but `tables` and `book` are hot."""

    greedy: Callable[..., int]
    """(view, legal, n, stream) -> the answer that looks best one step ahead."""

    playout: Callable[..., int] | None = None
    """(state, legal, n, stream) -> a sensible answer, found fast; without it greedy is asked, through a view."""

    appraise: Callable[..., None] = all_alike
    """(view, legal, n, prior): how good each answer looks; what looks worse by one gets a quarter of the attention."""

    reads_state: bool = False
    """Whether `appraise` may be given a State in place of a View, because it reads what both begin with."""

    evaluate: Callable[..., None] = call_it_even
    """(state, tables, values): what the state is worth to each seat, from 0 to WHOLE."""

    is_quiet: Callable[..., bool] = always_quiet
    """(state) -> whether `evaluate` can be trusted here; a playout goes on until it can."""

    estimate: Callable[..., None] | None = None
    """(view, legal, n, book, chances): the chance to win after each answer, if that can be said without a search."""

    mixes: Callable[..., bool] = never_mixes
    """(view) -> whether an answer had better not be foreseen: a search then draws it, by how often it tried each."""

    opening: Callable[..., int] = no_opening
    """(view, legal, n, stream) -> an answer that is known by heart and needs no search, or NOTHING."""

    tables: Callable[[], Any] = no_tables
    """() -> tables and buffers for `evaluate`."""

    hope: ModuleType | None = None
    """If `evaluate` asks a network: the module that says what it is told, and how it is trained."""

    book: Callable[[Records], Any] = no_book
    """(views) -> tables and buffers for `estimate`, fit for this view."""

    has_secret_answers: bool = True
    """Whether a seat may answer something that others may not read."""

    effort: Effort = DEFAULT_EFFORT
    """How a search of this game thinks best, whatever its budget."""

    levels: tuple[Level, ...] = DEFAULT_LEVELS
    """The bots of the game, from the weakest to the strongest."""

    pace: int = 20_000
    """About how many simulations a core makes in a second, for whoever has only so many seconds."""


@cache
def judge_of(game: Game) -> Judge:
    module = module_of(game)
    judge: Judge = getattr(module, "JUDGE", None) or Judge(greedy=module.choose_greedy)
    return judge


def hope_of(game: Game) -> Any:
    """The module that says what the game's network is told."""
    hope = judge_of(game).hope
    if hope is None:
        known = [each.key for each in all_games() if judge_of(each).hope is not None]
        raise UnknownBot("error-no-network", game=game.key, known=known)
    return hope


def module_of(game: Game) -> Any:
    return import_module(f"bagend.bots.judges.{game.key}")


def fast_door(game: Game, door: Door, also: Iterable[Path] = ()) -> Door:
    """A door to what bots do, as fast as it can be had; `also` are files it reaches besides those of the bots."""
    mode = kernel.preferred_mode()
    if mode is kernel.Mode.INTERPRETED:
        return door
    return kernel.compiled(door, folder_of(game, mode, also=[*sources_of(game), *also]), mode)


def sources_of(game: Game) -> list[Path]:
    """The files whose change makes the machine code of a game's bots stale."""
    here = Path(__file__).parent
    folders = (here / "judges", here / "characters")
    return [*here.glob("*.py"), *(path for folder in folders for path in sorted(folder.glob(f"{game.key}*.*")))]
