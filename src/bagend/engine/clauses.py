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
def load(folder: Path) -> dict[str, Clause]:
    """The clauses of the game that lies in this folder."""
    table = tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))
    return {key: Clause(key, **value) for key, value in table["clause"].items()}


def rulings(folder: Path) -> dict[str, dict[str, str]]:
    """Our decisions where the book is silent, each with its question, ruling and reason."""
    table = tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = table["ruling"]
    return found
