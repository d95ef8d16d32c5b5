"""Ink: the seeded hand that draws land in pen and wash.

Nothing here is drawn for an answer: a game's `board/terrain.py` draws its ground once, `python scripts/terrain.py GAME`
writes it into the game's folder `art`, and boards refer to that file.  The same seed draws the same land, every time.
"""

from .land import river, shore, track, wash
from .lines import Box, along, chance, inset, is_inside, line, middle, outline, path, wander
from .paper import frame, sheet
from .scatter import Standing, landscape, scatter
from .stamps import Kind, Stamp, all_stamps, hill, peak, pine, reeds, rock, tree, tuft

__all__ = [
    "Box",
    "Kind",
    "Stamp",
    "Standing",
    "all_stamps",
    "along",
    "chance",
    "frame",
    "hill",
    "inset",
    "is_inside",
    "landscape",
    "line",
    "middle",
    "outline",
    "path",
    "peak",
    "pine",
    "reeds",
    "river",
    "rock",
    "scatter",
    "sheet",
    "shore",
    "track",
    "tree",
    "tuft",
    "wander",
    "wash",
]
