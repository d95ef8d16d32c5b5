"""Fuzz: random matches by random options, looking for the four crimes.

They are a crash, a dead end, endlessness, and an undo across something rolled or shown.  A match that shows one is
saved as a journal for `bagend replay`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np

from bagend.engine.errors import BadOption, BagendError, Phrase
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.options import Choice, Flag, Option, Value, Whole
from bagend.engine.seats import CHANCE, NOBODY


@dataclass(frozen=True)
class Crime:
    """What went wrong, and where it can be looked at."""

    what: Phrase
    seed: int
    journal: Path

    def in_words(self, language: str) -> str:
        return Phrase("fuzz-found", {"what": self.what, "seed": self.seed, "file": self.journal}).in_words(language)


@dataclass
class Report:
    matches: int = 0
    answers: int = 0
    crime: Crime | None = None


def fuzz(game: Game, seconds: float, seed: int, mode: Mode, folder: Path, progress: Callable[[Report], None]) -> Report:
    """Play until the time is up or a crime is found."""
    report = Report()
    until = monotonic() + seconds
    while monotonic() < until and report.crime is None:
        play_one(game, seed + report.matches, mode, folder, report)
        progress(report)
    return report


def play_one(game: Game, seed: int, mode: Mode, folder: Path, report: Report) -> None:
    source = np.random.default_rng(seed)
    match = random_match(game, seed, source, mode)
    what: Phrase | None = None
    try:
        while not match.is_over and not what:
            what = step(match, source)
    except BagendError as wrong:
        what = Phrase("fuzz-refused", {"reason": wrong})
    except Exception as wrong:
        what = Phrase("fuzz-crash", {"error": repr(wrong)})
    if not what and match.state[0].seat != NOBODY:
        what = Phrase("fuzz-endless", {"count": len(match.entries)})
    report.matches += 1
    report.answers += len(match.entries)
    if what:
        journal = folder / f"{game.key}-{seed}.journal"
        folder.mkdir(parents=True, exist_ok=True)
        match.save(journal)
        report.crime = Crime(what, seed, journal)


def random_match(game: Game, seed: int, source: np.random.Generator, mode: Mode) -> Match:
    count = int(source.integers(game.fewest, len(game.seats) + 1))
    seats = [game.seats[i] for i in sorted(source.choice(len(game.seats), count, replace=False))]
    options = {option.key: random_value(option, source) for option in game.options}
    while True:
        try:
            return Match(game, seats=seats, options=options, seed=seed, mode=mode)
        except BadOption as wrong:
            # An option that does not go with the others, such as a first seat that nobody took.
            del options[str(wrong.facts["option"])]


def random_value(option: Option, source: np.random.Generator) -> Value:
    if isinstance(option, Choice):
        return str(source.choice(option.names))
    if isinstance(option, Flag):
        return bool(source.integers(2))
    if isinstance(option, Whole):
        return int(source.integers(option.least, option.most + 1))
    return option.default


def step(match: Match, source: np.random.Generator) -> Phrase | None:
    """Give one random answer, sometimes undo it; the crime this shows, or nothing."""
    legal = match.legal_actions()
    if not legal:
        return Phrase("fuzz-dead-end")
    seat = match.seat
    before = match.state.tobytes()
    entries = match.play(int(source.choice(legal)), seat)
    if match.may_undo(seat):
        if any(entry.seat == CHANCE for entry in entries):
            return Phrase("fuzz-undo-draw")
        if source.integers(2):
            match.undo(seat)
            if match.state.tobytes() != before:
                return Phrase("fuzz-undo-state")
    return None
