"""Measures: how much things count at Mount Doom, in the unit of one courage.

The rule of thumb was found by hand.  The plan was found by letting thousands of variants of it play, and keeping what
won most often (the cross-entropy method); it is made by

    python -m bagend.lab.tune
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from bagend.games.mountdoom.components import MOST_NAZGUL, N_HELPERS, N_STAGES

PATH = Path(__file__).with_name("mountdoom_plan.json")

STEP = 0
"""What one step of the Ring-bearers is worth, by stage: a third of a turn's dangers."""

SUPPORT = STEP + N_STAGES
LEAD = SUPPORT + N_STAGES
"""What a companion is worth beside or before the Ring-bearers, by stage, and in a later stage."""

HEART = LEAD + 1
"""How much worse than one it is to lose a courage, by stage."""

SCARE = HEART + N_STAGES
"""How much worse it is to be left with little."""

FADING = SCARE + 1
"""By how much cards are worth less after each stage."""

CHANGE = FADING + 1
"""What a card that changes a black die is worth unused: in the last stage it may save the match."""

DOOM = CHANGE + 1
"""What a turn of the last stage costs."""

HELPER = DOOM + 1
"""What a card is worth unused, from Arwen to Gandalf's Wrath."""

NAZGUL = HELPER + N_HELPERS
"""What the next Nazgûl costs, by how many are there."""

N_MEASURES = NAZGUL + MOST_NAZGUL

RULE_OF_THUMB = np.array(
    [
        *[0.45] * N_STAGES,
        *[0.55] * N_STAGES,
        0.3,
        *[0.0] * N_STAGES,
        0.0,
        0.14,
        1.4,
        0.9,
        *(0.6, 0.7, 0.8, 1.6, 0.5, 1.0, 1.2, 1.9, 0.7, 0.9, 0.9, 1.0, 0.3, 0.6),
        *(0.3, 0.35, 0.4, 0.55, 0.9, 1.7, 4.0, 100.0),
    ]
)


def load() -> Any:
    kept: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return np.array(kept["measures"])


PLAN = load() if PATH.exists() else RULE_OF_THUMB
