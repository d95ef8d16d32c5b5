"""Sets: which fields of a View are sets of things, one bit each, and of how many things.

All other fields are plain numbers.  A test compares this with matches: no set has more members than room.
"""

from collections.abc import Mapping, Sequence

from bagend.games.confrontation import components as confrontation
from bagend.games.duel import components as duel
from bagend.games.duel.actions import OP_MATTER
from bagend.games.journey import components as journey
from bagend.games.mountdoom import components as mountdoom

Bits = tuple[int, int]
"""The first bit and how many there are."""

OF_EACH_SIDE = [(0, confrontation.N_EACH)] * confrontation.N_EACH + [
    (confrontation.N_EACH, confrontation.N_EACH)
] * confrontation.N_EACH
"""A stand of a side can be one of its figures only."""

SETS: Mapping[str, Mapping[str, int | Sequence[Bits]]] = {
    "journey": {
        "seated": journey.N_SEATS,
        "out": journey.N_SEATS,
        "split": journey.MOST_SQUARES,
        "loose": journey.N_DICE,
        "kept": journey.N_DICE,
        "keeping": journey.N_DICE,
        "winners": journey.N_SEATS,
    },
    "confrontation": {
        "ready": 2,
        "defeated": confrontation.N_FIGURES,
        "hand": confrontation.N_CARDS,
        "special": len(confrontation.Special),
        "opened": confrontation.N_FIGURES,
        "shown": 2,
        "left": 2,
        "fallen": 2,
        "winners": 2,
        "occupied": confrontation.N_REGIONS,
        "lone": confrontation.N_REGIONS,
        "full": confrontation.N_REGIONS,
        "could": OF_EACH_SIDE,
        "common": OF_EACH_SIDE,
    },
    "mountdoom": {
        "seated": mountdoom.N_SEATS,
        "exact": mountdoom.N_FIGURES,
        "down": mountdoom.N_SLOTS,
        "unseen": mountdoom.PER_STAGE,
        "hand": mountdoom.N_HELPERS,
        "loose": mountdoom.N_FIGURES,
        "winners": mountdoom.N_SEATS,
        "leaving": mountdoom.N_CARDS,
    },
    "duel": {
        "left": duel.N_SLOTS,
        "down": duel.N_SLOTS,
        "unseen": duel.DECK,
        "discarded": duel.DECK,
        "area": duel.DECK,
        "lookers": duel.N_SEATS,
        "tiles_hidden": duel.N_TILES,
        "tiles_open": duel.N_TILES,
        "tiles": duel.N_TILES,
        "forts": duel.N_REGIONS,
        "groups": duel.N_SKILLS,
        "chains": int(duel.ACCEPTS.max()) + 1,
        "tokens": duel.N_TOKENS,
        "united": duel.N_SEATS,
        "tokens_hidden": duel.N_TOKENS,
        "shown": duel.N_TOKENS,
        "offered": duel.N_REGIONS,
        "matters": OP_MATTER,
        "winners": duel.N_SEATS,
        "aside": duel.DECK,
    },
}
