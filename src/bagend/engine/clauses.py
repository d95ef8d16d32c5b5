"""Clauses: the rulebook's rules by number, each with our short title."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    """A numbered rule of the book."""

    id: str
    title: str
    section: str
    """The chapter of the rulebook."""

    honoured: str = ""
    """For a clause that no rule function enforces: where it is honoured instead."""


@cache
def read(folder: Path) -> dict[str, dict[str, dict[str, str]]]:
    """All that the clauses.toml of a game holds: its clauses, rulings and examples, each by number."""
    return tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))


@cache
def load(folder: Path) -> dict[str, Clause]:
    """The clauses of the game that lies in this folder."""
    return {key: Clause(key, **value) for key, value in read(folder)["clause"].items()}


def rulings(folder: Path) -> dict[str, dict[str, str]]:
    """Our decisions where the book is silent, each with its question, ruling and reason."""
    return read(folder)["ruling"]


def examples(folder: Path) -> dict[str, dict[str, str]]:
    """The worked examples, each with its title and its source."""
    return read(folder)["example"]


def in_words(folder: Path, clause: str) -> str:
    """What a clause or a ruling says, after its number."""
    ruling = rulings(folder).get(clause)
    return f"{clause}: {ruling['ruling'] if ruling else load(folder)[clause].title + '.'}"
