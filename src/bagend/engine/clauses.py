"""Clauses: the rulebook's rules by number, with our rulings and worked examples.

What there is stands in the clauses.toml of a game; what it says stands in the Fluent files of its `book` folder.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bagend.engine.errors import Phrase
from bagend.engine.words import Words

BOOK = "book"
"""The folder of a game that holds its rules in words."""


@dataclass(frozen=True)
class Clause:
    """A numbered rule of the book."""

    id: str
    section: str
    """The chapter of the rulebook; its message is `section-<section>`."""

    honoured: bool = False
    """Whether no rule function enforces it: `.honoured` of its message says where it is honoured instead."""


@dataclass(frozen=True)
class Ruling:
    """Our decision where the book is silent or the books differ."""

    id: str
    clause: str
    option: str
    """The option that decides otherwise; empty if there is none."""


@cache
def read(folder: Path) -> dict[str, dict[str, dict[str, Any]]]:
    """All that the clauses.toml of a game holds: its clauses, rulings and examples, each by number."""
    return tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))


@cache
def load(folder: Path) -> dict[str, Clause]:
    """The clauses of the game that lies in this folder."""
    return {key: Clause(key, **value) for key, value in read(folder)["clause"].items()}


@cache
def rulings(folder: Path) -> dict[str, Ruling]:
    return {key: Ruling(key, **value) for key, value in read(folder)["ruling"].items()}


def examples(folder: Path) -> list[str]:
    """The numbers of the worked examples."""
    return list(read(folder)["example"])


def title(clause: str, words: Words) -> str:
    """What a clause says, without a full stop."""
    return words(f"clause-{clause}")


def sentence(clause: str, words: Words) -> str:
    return f"{title(clause, words)}."


def section(clause: Clause, words: Words) -> str:
    """The chapter of a clause, in words."""
    return words(f"section-{clause.section}")


def cite(folder: Path, number: str) -> Phrase:
    """A clause or a ruling with its number, to be put into words later."""
    kind = "ruling" if number in rulings(folder) else "clause"
    says = Phrase(f"{kind}-{number}", folder=folder / BOOK)
    return Phrase(f"cited-{kind}", {"number": number, "says": says})
