"""Components: what is in the box, as tables.  Every value comes from components.toml, with source and confidence.

D-15: what the player aid holds (the effects of tiles, tokens and bonus spaces) is in the same tables.
"""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parent

DATA: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
"""Each datum with its value, source and confidence."""

SIDES: tuple[str, ...] = tuple(DATA["DD-1"]["value"])
SKILLS: tuple[str, ...] = tuple(DATA["DD-2"]["value"])
RACES: tuple[str, ...] = tuple(DATA["DD-3"]["value"])
REGIONS: tuple[str, ...] = tuple(DATA["DD-4"]["value"])
COLOURS: tuple[str, ...] = tuple(DATA["DD-6"]["value"])
SHAPES: tuple[str, ...] = tuple(DATA["DD-7"]["value"])
CARD_ROWS: list[dict[str, Any]] = DATA["DD-20"]["value"]
TILE_ROWS: list[dict[str, Any]] = DATA["DD-21"]["value"]
TOKEN_ROWS: list[dict[str, Any]] = DATA["DD-22"]["value"]
CARDS: tuple[str, ...] = tuple(row["id"] for row in CARD_ROWS)
TILES: tuple[str, ...] = tuple(row["id"] for row in TILE_ROWS)
TOKENS: tuple[str, ...] = tuple(row["id"] for row in TOKEN_ROWS)
CHAINS: tuple[str, ...] = tuple(row["gives"] for row in CARD_ROWS if "gives" in row)

N_SEATS = len(SIDES)
N_SKILLS = len(SKILLS)
N_RACES = len(RACES)
N_REGIONS = len(REGIONS)
N_CARDS = len(CARDS)
N_TILES = len(TILES)
N_TOKENS = len(TOKENS)
N_CHAPTERS = 3
N_SLOTS: int = DATA["DD-15"]["value"][0]
N_ASIDE: int = DATA["DD-15"]["value"][1]
DECK = N_SLOTS + N_ASIDE
"""Cards of a chapter.  Card number c belongs to chapter c // DECK, counted from 0."""

ALL_REGIONS = (1 << N_REGIONS) - 1
UNITS: int = DATA["DD-12"]["value"]
OPEN_TILES: int = DATA["DD-14"]["value"]
QUEST_STEPS: int = DATA["DD-17"]["value"]
COPIES = N_TOKENS // N_RACES
"""Tokens in the stack of each race.  Token number t belongs to race t // COPIES."""

TRIO = 3
"""Different races that make an alliance, once a match."""

ALL_RACES = N_RACES
"""Different races that win the match."""

FELLOWSHIP = 0
SAURON = 1

EMPTY = -1
"""A slot whose card was taken; a stack without a known top; no chain symbol."""


class Colour(IntEnum):
    """D-16, D-17: six colours, each with a shape of its own."""

    GREY = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    RED = 4
    PURPLE = 5


class On(IntEnum):
    """What sets off a token: playing a card of a Colour, or one of these."""

    LANDMARK = 6
    CHAIN = 7
    NEVER = 8


class Token(IntEnum):
    """The tokens that bend a rule instead of doing something."""

    RED_ANYWHERE = TOKENS.index("elves-red-anywhere")
    EAGLE = TOKENS.index("hobbits-eagle")
    RED_UNIT = TOKENS.index("humans-red-unit")
    DOUBLE_DISCARD = TOKENS.index("humans-double-discard")
    NO_SURCHARGE = TOKENS.index("dwarves-no-surcharge")


class Op(IntEnum):
    """What an effect does.  An effect is a row: an Op and two numbers."""

    NONE = 0
    SKILL = 1
    ONE_OF = 2
    RACE = 3
    COINS = 4
    QUEST = 5
    UNITS = 6
    MUSTER = 7
    """The units of a red card, which tokens may send elsewhere or add to."""

    BONUS_UNIT = 8
    """A unit that may be declined."""

    FORTRESS = 9
    MOVE = 10
    REMOVE = 11
    FINE = 12
    MANOEUVRE = 13
    """A move, a removal or a coin lost, as the seat likes."""

    RAZE = 14
    TURN = 15
    BONUS_TURN = 16
    """Another turn that may be declined."""

    STRIP = 17
    """A grey card of the opponent's is discarded."""

    SEARCH = 18
    """A card of the discard pile is played."""

    ENVOY = 19
    """A token of any race."""

    # What follows arises only while effects are carried out.
    ROW = 20
    TRIGGERS = 21
    PAIR = 22
    DIFFERENT = 23
    REVEAL = 24
    KEEP = 25


class Ending(IntEnum):
    """How a match ends."""

    NONE = 0
    RING = 1
    RACES = 2
    CONQUEST = 3
    MAJORITY = 4
    SHARED = 5


def mask_of(names: list[str]) -> int:
    """A set of regions as bits."""
    return ALL_REGIONS if names == ["any"] else sum(1 << REGIONS.index(name) for name in names)


def effect(text: str, colour: str = "") -> tuple[int, int, int]:
    """An effect as it stands in components.toml, as a row of numbers."""
    word, *rest = text.split()
    op = Op[word.replace("-", "_").upper()]
    if op == Op.SKILL:
        return op, SKILLS.index(rest[0]), int(rest[1])
    if op == Op.ONE_OF:
        return op, sum(1 << SKILLS.index(name) for name in rest), ONE_OF_PLACE[len(rest)]
    if op == Op.RACE:
        return op, RACES.index(rest[0]), 0
    if op == Op.UNITS:
        return Op.MUSTER if colour == "red" else op, int(rest[0]), mask_of(rest[1:])
    if op == Op.BONUS_UNIT:
        return op, 1, mask_of(rest)
    if op == Op.FORTRESS:
        return op, REGIONS.index(rest[0]), 0
    return op, int(rest[0]) if rest else 0, 0


ONE_OF_PLACE = {2: 0, 3: 1, 5: 2}
"""Where a choice of so many skills is kept: the smaller first, since a price uses them in this order."""

N_GROUPS = len(ONE_OF_PLACE)
MOST_EFFECTS = 4

TILE_ROW = N_CARDS
TOKEN_ROW = N_CARDS + N_TILES
"""Cards, tiles and tokens have their effects in one table: the row of a tile or a token begins here."""

N_ROWS = N_CARDS + N_TILES + N_TOKENS


def _effects() -> np.ndarray[Any, Any]:
    table = np.zeros((N_ROWS, MOST_EFFECTS, 3), np.int64)
    for number, row in enumerate((*CARD_ROWS, *TILE_ROWS, *TOKEN_ROWS)):
        for at, text in enumerate(row["effects"]):
            table[number, at] = effect(text, row.get("colour", ""))
    return table


def _costs() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    coins = np.zeros(TOKEN_ROW, np.int64)
    skills = np.zeros((TOKEN_ROW, N_SKILLS), np.int64)
    for number, row in enumerate((*CARD_ROWS, *TILE_ROWS)):
        words = row["cost"].split()
        for count, what in zip(words[::2], words[1::2], strict=True):
            if what == "coins":
                coins[number] = int(count)
            else:
                skills[number, SKILLS.index(what)] = int(count)
    return coins, skills


EFFECTS = _effects()
"""For each card, tile and token up to four effects in printed order, each an Op and two numbers."""

CHOICES: list[int] = sorted({int(a) for op, a, _ in EFFECTS.reshape(-1, 3) if op == Op.ONE_OF})
"""The sets of skills of which something gives one, as bits."""

EFFECT_COUNT = np.count_nonzero(EFFECTS[:, :, 0], axis=1)
COST_COINS, COST_SKILLS = _costs()
"""D-58: the printed cost of each card, then of each tile."""

COLOUR = np.array([COLOURS.index(row["colour"]) for row in CARD_ROWS], np.int64)
ACCEPTS = np.array([CHAINS.index(row["accepts"]) if "accepts" in row else EMPTY for row in CARD_ROWS], np.int64)
GIVES = np.array([CHAINS.index(row["gives"]) if "gives" in row else EMPTY for row in CARD_ROWS], np.int64)
"""D-73, D-76: the chain symbol that plays a card, and the one it shows in its corner."""

GREY_CARDS = np.array(
    [
        sum(1 << c % DECK for c in range(N_CARDS) if c // DECK == chapter and COLOUR[c] == Colour.GREY)
        for chapter in range(3)
    ],
    np.int64,
)
"""The grey cards of each chapter, as bits."""


def _on(row: dict[str, Any]) -> int:
    name = row.get("on", "")
    return COLOURS.index(name) if name in COLOURS else On[name.upper()].value if name else On.NEVER.value


SET_OFF = np.array(
    [sum(1 << t for t in range(N_TOKENS) if _on(TOKEN_ROWS[t]) == on) for on in range(On.NEVER + 1)], np.int64
)
"""For each Colour and On the tokens that it sets off, as bits."""

TURN_TOKENS = sum(1 << t for t in range(N_TOKENS) if "on" in TOKEN_ROWS[t] and EFFECTS[TOKEN_ROW + t, 0, 0] == Op.TURN)
"""Tokens that only grant a turn: when they act makes no difference."""

NEIGHBOURS = np.zeros(N_REGIONS, np.int64)
"""D-20, D-133: the regions next to each region, as bits."""

for _link in DATA["DD-5"]["value"]:
    _a, _b = (REGIONS.index(name) for name in _link.split())
    NEIGHBOURS[_a] |= 1 << _b
    NEIGHBOURS[_b] |= 1 << _a

BONUS = np.zeros((QUEST_STEPS + 1, 3), np.int64)
"""The effect of each space of the quest, the same on both strips."""

for _space in DATA["DD-18"]["value"]:
    _step, _effect = _space.split(" ", 1)
    BONUS[int(_step)] = effect(_effect)

INCOME = np.array(DATA["DD-16"]["value"], np.int64)
"""D-39: coins for a discarded card in each chapter."""

FORMATIONS: list[list[list[str]]] = [[slot.split() for slot in chapter] for chapter in DATA["DD-19"]["value"]]
SLOT_ROW = np.array([[int(slot[0]) for slot in chapter] for chapter in FORMATIONS], np.int64)
SLOT_X = np.array([[int(slot[1]) for slot in chapter] for chapter in FORMATIONS], np.int64)
FACE_UP = np.array(
    [sum(1 << s for s, slot in enumerate(chapter) if slot[2] == "up") for chapter in FORMATIONS], np.int64
)
"""D-23: the slots of each chapter that are laid out face up, as bits."""

COVERED_BY = np.array([[sum(1 << int(on) for on in slot[3:]) for slot in chapter] for chapter in FORMATIONS], np.int64)
"""D-31: the slots that lie on each slot, as bits."""
