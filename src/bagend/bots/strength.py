"""Strength: what the arena found about each bot.  The files in `ratings/` hold the command that made them."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bagend.engine.game import Game

FOLDER = Path(__file__).parent / "ratings"


class Strength(NamedTuple):
    """A bot's rating, or its share of victories where all play together, with the 95 % interval."""

    value: float
    low: float
    high: float


@cache
def strengths(game: Game) -> dict[str, Strength]:
    """By the bots' names; a bot that was never in the arena is not among them."""
    path = FOLDER / f"{game.key}.json"
    if not path.exists():
        return {}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if "rates" in kept:
        return {name: Strength(row["rate"], row["low"], row["high"]) for name, row in kept["rates"].items()}
    return {row["name"]: Strength(row["rating"], row["low"], row["high"]) for row in kept["ratings"]}
