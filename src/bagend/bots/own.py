"""Own: bots of your own.  A class with `choose(view, moves, rng)`, named wherever a bot can be named.

It is named `module:Class` or `path/to/file.py:Class`; or by a short name that the command gave it (`--bot NAME=…`),
that BAGEND_BOTS lists, or that an installed package announces as an entry point of the group `bagend.bots`.
See docs/your-own-bot.md.
"""

import importlib.util
import inspect
import logging
import os
import random
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, NamedTuple, Protocol

from bagend.engine.errors import BadSetting, BagendError, Phrase, UnknownBot, UnknownNotation
from bagend.engine.game import Game
from bagend.engine.records import Records, plain

GROUP = "bagend.bots"
"""The group of entry points by which an installed package announces its bots."""

NAMED = "BAGEND_BOTS"
"""Bots by short names: `careful=examples/own_bot.py:Careful other=module:Class`.  Other processes inherit it."""

LIMIT = "BAGEND_BOT_SECONDS"
"""How many seconds a bot of your own may think about one move."""

SECONDS = 10.0

log = logging.getLogger(__name__)


class Move(NamedTuple):
    """One legal move, as a bot of your own is given it."""

    action: int
    notation: str
    """As a journal writes it: `keep yellow+black`."""

    verb: str
    things: tuple[str, ...]
    """What the verb speaks of: `("yellow+black",)`."""

    def __str__(self) -> str:
        return self.notation


class OwnBot(Protocol):
    """What a class must have to be a bot.  `games`, the keys of the games it plays, may be left out."""

    def choose(self, view: Any, moves: Sequence[Move], rng: random.Random) -> Move | int | str:
        """One of the moves: itself, its number or its notation."""
        ...


class Fault(BagendError):
    """A bot of your own raised, answered something illegal or thought too long.  It loses the match."""

    code = "bot-fault"


class _TooLong(BaseException):
    """Not an Exception, so that a bot that catches those does not catch it."""


def is_spec(name: str) -> bool:
    """Whether this names a class rather than a bot of the house."""
    place, colon, attribute = name.rpartition(":")
    return bool(colon and attribute.isidentifier() and (place.endswith(".py") or _is_dotted(place)))


def _is_dotted(place: str) -> bool:
    return all(part.isidentifier() for part in place.split("."))


def named() -> dict[str, str]:
    """The bots that have a short name, each with where its class is."""
    return {**announced(), **brought()}


def brought() -> dict[str, str]:
    """The bots that whoever gave the command has named."""
    return dict(read_setting(setting) for setting in os.environ.get(NAMED, "").split())


@cache
def announced() -> dict[str, str]:
    """What installed packages announce.  To find out, a file of every package is read: too long for every page.

    Nobody here asked for those, so one that cannot be loaded is left out, and nothing else fails.
    """
    found = {}
    for point in entry_points(group=GROUP):
        try:
            load(point.value)
        except UnknownBot as wrong:
            log.warning("The bot %r of an installed package is left out. %s", point.name, wrong)
        else:
            found[point.name] = point.value
    return found


def read_setting(setting: str) -> tuple[str, str]:
    """NAME=WHERE, checked."""
    name, _, where = setting.partition("=")
    if not name.replace("-", "_").isidentifier() or not is_spec(where):
        raise BadSetting("error-own-bot-setting", bot=setting)
    return name, where


def give_names(settings: Sequence[str]) -> None:
    """Let these bots be found by their names, in this process and in those it starts."""
    for setting in settings:
        read_setting(setting)
    os.environ[NAMED] = " ".join([*os.environ.get(NAMED, "").split(), *settings])


def names(game: Game) -> tuple[str, ...]:
    """The short names of the bots of your own that play this game."""
    return tuple(name for name, where in named().items() if plays(load(where), game))


def find(game: Game, name: str) -> OwnBot | None:
    """The bot of this name or at this place; None if the name is not that of a bot of your own."""
    where = named().get(name, name if is_spec(name) else "")
    if not where:
        return None
    bot = load(where)
    if not plays(bot, game):
        raise UnknownBot("error-own-bot-games", bot=name, game=game.key, games=list(getattr(bot, "games", ())))
    return bot


def plays(bot: Any, game: Game) -> bool:
    return game.key in getattr(bot, "games", (game.key,))


@cache
def load(where: str) -> Any:
    """The bot whose class is there.  One serves for all matches of a process."""
    place, _, attribute = where.rpartition(":")
    try:
        module = _load_file(Path(place)) if place.endswith(".py") else _load_module(place)
    except UnknownBot:
        raise
    except Exception as wrong:
        raise UnknownBot("error-own-bot-load", bot=where, reason=_reason(wrong)) from wrong
    made = getattr(module, attribute, None)
    if not inspect.isclass(made) or not callable(getattr(made, "choose", None)):
        facts: dict[str, object] = {"bot": where, "place": place, "class": attribute}
        raise UnknownBot("error-own-bot-class", **facts)
    try:
        return made()
    except Exception as wrong:
        raise UnknownBot("error-own-bot-make", bot=where, reason=_reason(wrong)) from wrong


def _load_module(place: str) -> ModuleType:
    # The folder one works in, which an installed command does not look into by itself.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return import_module(place)


def _load_file(path: Path) -> ModuleType:
    path = path.expanduser().absolute()
    if not path.is_file():
        raise UnknownBot("error-own-bot-file", bot=str(path))
    # Its neighbours can be imported, as from any script.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(f"bagend_own_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def ask(game: Game, name: str, bot: OwnBot, views: Records, legal: Sequence[int], seed: int) -> int:
    """The bot's answer.  Raises Fault, with one sentence, if it has none that counts."""
    moves = [move(game, action) for action in legal]
    most = seconds()
    try:
        with at_most(most):
            answer = bot.choose(plain(views), moves, random.Random(seed))
    except _TooLong:
        raise Fault("error-fault-slow", bot=name, seconds=most) from None
    except Exception as wrong:
        raise Fault("error-fault-raised", bot=name, reason=_reason(wrong)) from wrong
    action = read(game, answer)
    if action not in legal:
        raise Fault("error-fault-answer", bot=name, answer=_shortened(answer))
    return action


@cache
def move(game: Game, action: int) -> Move:
    notation = game.answers.notation(action)
    verb, *things = notation.split()
    return Move(int(action), notation, verb, tuple(things))


def read(game: Game, answer: object) -> int:
    """The action that a bot's answer means; -1 if it means none."""
    if isinstance(answer, Move):
        return answer.action
    if isinstance(answer, str):
        try:
            return game.answers.parse(answer)
        except UnknownNotation:
            return -1
    try:
        # Whatever counts as a whole number: an int, or NumPy's.
        return -1 if isinstance(answer, bool) else int(answer.__index__())  # type: ignore[attr-defined]
    except (AttributeError, TypeError):
        return -1


def seconds() -> float:
    """How long a bot may think about one move."""
    given = os.environ.get(LIMIT, "")
    try:
        limit = float(given) if given else SECONDS
    except ValueError:
        limit = -1.0
    if not 0 < limit < 1e6:
        raise BadSetting("error-bot-seconds", setting=LIMIT, value=given)
    return limit


@contextmanager
def at_most(most: float) -> Iterator[None]:
    """Break off what takes longer than this.

    A signal does it, so it works in the main thread, where the lab, the terminal and the table's workers ask.  It
    comes again and again, for a bot that catches everything once.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, most, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _reason(wrong: BaseException) -> str | Phrase:
    """What was raised, in one line, and where in somebody's own file."""
    said = _first_line(str(wrong))
    what = f"{type(wrong).__name__}: {said}" if said else type(wrong).__name__
    frames = [frame for frame in traceback.extract_tb(wrong.__traceback__) if _is_theirs(frame.filename)]
    if not frames:
        return what
    return Phrase("own-bot-raised", {"what": what, "file": Path(frames[-1].filename).name, "line": frames[-1].lineno})


def _is_theirs(file: str) -> bool:
    return not file.startswith("<") and file != __file__ and Path(file).name != "__init__.py"


def _first_line(text: str) -> str:
    return _shortened_text(next(iter(text.strip().splitlines()), "").rstrip("."))


def _shortened(answer: object) -> str:
    return _shortened_text(repr(str(answer)) if isinstance(answer, Move) else repr(answer))


def _shortened_text(text: str, most: int = 120) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
