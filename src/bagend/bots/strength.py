"""Strength: what the arena found about each bot.  The files in `ratings/` hold the command that made them."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bagend.bots import characters, roster
from bagend.engine.game import Game

FOLDER = Path(__file__).parent / "ratings"


class Strength(NamedTuple):
    """A bot's rating, or its share of victories where all play together, with the 95 % interval."""

    value: float
    low: float
    high: float


@cache
def strengths(game: Game) -> dict[str, Strength]:
    """By the bots' names; a bot that was never in the arena, or with another budget, is not among them."""
    path = FOLDER / f"{game.key}.json"
    if not path.exists():
        return {}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if "rates" in kept:
        found = {name: Strength(row["rate"], row["low"], row["high"]) for name, row in kept["rates"].items()}
    else:
        found = {row["name"]: Strength(row["rating"], row["low"], row["high"]) for row in kept["ratings"]}
    budgets = {level.name: level.budget for level in roster.levels(game)} | dict.fromkeys(characters.names(game), 0)
    return {name: found[name] for name in budgets if name in found and kept["budgets"][name] == budgets[name]}
