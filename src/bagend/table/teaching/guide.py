"""Guides: a first match that teaches its game, step by step, on the real board.

A guide is data: `learn/guide.journal` is a recorded match, `learn/guide.toml` says what is told at each answer of the
learner, and `learn/en.ftl` has the words.  CHANCE and the other seats do what they did in the recorded match; the
learner makes every move, and whoever strays is told why this step wants another.  After the last step the match goes
on freely.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bagend.engine import journal
from bagend.engine.errors import Phrase
from bagend.engine.game import LEARN, Game
from bagend.engine.journal import CHANCE_NAME, Journal, Line
from bagend.engine.match import Match
from bagend.engine.words import Words
from bagend.table.teaching.lessons import numbered

NAME = "first"
"""What the guide of a game is called in the row of a match."""

BOT = "newcomer"
"""Who plays the other seats when the script has ended: the easiest of those that are offered."""


ANYTHING = "anything"


@dataclass(frozen=True)
class Step:
    """What is told at one answer of the learner."""

    key: str
    """Its words are `guide-<key>-1`, `-2` …, and for whoever strays `guide-<key>-wrong`."""

    answer: str
    """What was answered in the recorded match."""

    also: tuple[str, ...] = ()
    """What is as good; ANYTHING if the learner is free to choose."""

    show: tuple[str, ...] = ()
    """What the words speak of: see `data-about` in the board."""

    def accepts(self, notation: str) -> bool:
        return ANYTHING in self.also or notation in (self.answer, *self.also)

    def lines(self, words: Words) -> list[str]:
        return numbered(f"guide-{self.key}", words)

    def objection(self, game: Game) -> Phrase:
        """What is said to whoever strays."""
        return Phrase(f"guide-{self.key}-wrong", folder=game.folder / LEARN)


@dataclass(frozen=True)
class Guide:
    """A recorded match with its steps."""

    journal: Journal
    seat: str
    """Where the learner sits."""

    steps: tuple[Step, ...]
    meets: tuple[str, ...]
    """What a first match needs, and this one meets: names of events."""

    @property
    def script(self) -> str:
        """The answers of the recorded match, as the row of a match keeps them."""
        return "".join(f"{line}\n" for line in self.journal.lines)

    def players(self, learner: str, bot: str) -> dict[str, str]:
        return {seat: learner if seat == self.seat else bot for seat in self.journal.seats}


@cache
def guide(game: Game) -> Guide:
    """The guide in the folder of a game."""
    folder = game.folder / LEARN
    saved = journal.parse((folder / "guide.journal").read_text(encoding="utf-8"))
    read = tomllib.loads((folder / "guide.toml").read_text(encoding="utf-8"))
    answers = [line.answer for line in saved.lines if line.seat == read["seat"]]
    steps = [
        Step(step["key"], answer, tuple(step.get("also", ())), tuple(step.get("show", ())))
        for step, answer in zip(read["step"], answers, strict=True)
    ]
    return Guide(saved, read["seat"], tuple(steps), tuple(read["meets"]))


def guide_of(game: Game, name: str, script: str) -> Guide | None:
    """The guide of a match that began with this script; None if it is no guide's, or no longer the same."""
    found = guide(game) if name == NAME else None
    return found if found and found.script == script else None


def picks(lines: Sequence[Line]) -> list[int]:
    """What CHANCE picked in these lines."""
    return [line.pick - 1 for line in lines if line.seat == CHANCE_NAME]


def place(found: Guide, match: Match) -> int:
    """How many steps of a guide are done: the learner's answers so far."""
    seat = match.game.seat(found.seat)
    return sum(entry.seat == seat for entry in match.entries)


def step_at(found: Guide, match: Match) -> Step | None:
    """What the learner is told now; None when the script has ended."""
    at = place(found, match)
    return found.steps[at] if at < len(found.steps) else None


def scripted(lines: Sequence[Line], match: Match) -> int | None:
    """What the seat that is asked answers by a script; None where the script has ended, or the match has left it."""
    name = match.game.seats[match.seat]
    given = [line.answer for line in lines if line.seat == name]
    at = sum(entry.seat == match.seat for entry in match.entries)
    if at >= len(given):
        return None
    action = match.game.answers.parse(given[at])
    return action if action in match.legal_actions() else None
