"""Actions: the questions of the game, the answers to them, and what is told."""

from enum import IntEnum

from bagend.engine.actions import Actions, Name, Noun, Number

from .components import (
    CARDS,
    N_CARDS,
    N_RACES,
    N_REGIONS,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SIDES,
    TILES,
    TOKENS,
    Op,
)


class Phase(IntEnum):
    """What is asked."""

    DEAL = 0
    """CHANCE: which card lies face up here?"""

    UNVEIL = 1
    """CHANCE: which landmark tile is turned up?"""

    LOOK = 2
    """CHANCE: which card was set aside?  For the eyes of one seat."""

    REVEAL = 3
    """CHANCE: which token lies next in this stack?"""

    TURN = 4
    """Which card or tile is taken, and what is done with it?"""

    PLACE = 5
    """In which region are units placed?"""

    MOVE = 6
    """Which unit moves where?"""

    REMOVE = 7
    """From which region is an opposing unit removed?"""

    MANOEUVRE = 8
    """A move, a removal, a coin lost, or nothing?"""

    RAZE = 9
    """Which opposing fortress is removed?"""

    BONUS_TURN = 10
    """Is the other turn taken?"""

    STRIP = 11
    """Which grey card of the opponent's is discarded?"""

    SEARCH = 12
    """Which card of the discard pile is played?"""

    ENVOY = 13
    """Which race's tokens are looked at?"""

    KEEP = 14
    """Which of these tokens is kept?"""

    ORDER = 15
    """What is carried out first?"""

    OVER = 16


PAIR_MATTER = N_TOKENS
DIFFERENT_MATTER = N_TOKENS + 1
OP_MATTER = N_TOKENS + 2
"""Matters to be put in order: tokens set off, the two alliances, then each Op."""

MATTERS = (*TOKENS, "pair", "different", *(op.name.lower().replace("_", "-") for op in Op if op < Op.ROW))

SEAT = Name("seat", SIDES)
CARD = Name("card", CARDS)
TILE = Name("tile", TILES)
TOKEN = Name("token", TOKENS)
RACE = Name("race", RACES)
REGION = Name("region", REGIONS)
MATTER = Name("matter", MATTERS)
SLOT = Number("slot", 1, N_SLOTS)
CHAPTER = Number("chapter", 1, 3)
STEP = Number("step", 0, QUEST_STEPS + 1)
COUNT = Number("count", 0, 100)


class Verb(IntEnum):
    """The answers of a seat: a verb plus its nouns."""

    PLAY = 0
    CHAIN = N_SLOTS
    DISCARD = 2 * N_SLOTS
    TAKE = 3 * N_SLOTS
    PLACE = TAKE + N_TILES
    MOVE = PLACE + N_REGIONS
    REMOVE = MOVE + N_REGIONS * N_REGIONS
    FINE = REMOVE + N_REGIONS
    RAZE = FINE + 1
    AGAIN = RAZE + N_REGIONS
    DECLINE = AGAIN + 1
    STRIP = DECLINE + 1
    REVIVE = STRIP + N_CARDS
    COURT = REVIVE + N_CARDS
    KEEP = COURT + N_RACES
    FIRST = KEEP + N_TOKENS


class Draw(IntEnum):
    """The answers of CHANCE."""

    CARD = 0
    TILE = N_CARDS
    TOKEN = N_CARDS + N_TILES
    ASIDE = N_CARDS + N_TILES + N_TOKENS


ANSWERS = Actions(
    {
        Verb.PLAY: (SLOT,),
        Verb.CHAIN: (SLOT,),
        Verb.DISCARD: (SLOT,),
        Verb.TAKE: (TILE,),
        Verb.PLACE: (REGION,),
        Verb.MOVE: (REGION, REGION),
        Verb.REMOVE: (REGION,),
        Verb.FINE: (),
        Verb.RAZE: (REGION,),
        Verb.AGAIN: (),
        Verb.DECLINE: (),
        Verb.STRIP: (CARD,),
        Verb.REVIVE: (CARD,),
        Verb.COURT: (RACE,),
        Verb.KEEP: (TOKEN,),
        Verb.FIRST: (MATTER,),
    }
)
NOUN_NAMES: dict[IntEnum, tuple[str, ...]] = {
    Verb.PLACE: ("region",),
    Verb.MOVE: ("region", "to"),
    Verb.REMOVE: ("region",),
    Verb.RAZE: ("region",),
    Verb.STRIP: ("card",),
    Verb.REVIVE: ("card",),
    Verb.COURT: ("race",),
    Verb.KEEP: ("token",),
    Verb.FIRST: ("matter",),
}
"""What the nouns of an answer are called in its message."""


def named_nouns(action: int) -> dict[str, tuple[Noun, int]]:
    """The nouns of an answer by the names they have in its message."""
    verb, values = ANSWERS.split(action)
    kinds = ANSWERS.nouns(verb)
    return {name: (kinds[i], values[i]) for i, name in enumerate(NOUN_NAMES.get(verb, ()))}


DRAWS = Actions({Draw.CARD: (CARD,), Draw.TILE: (TILE,), Draw.TOKEN: (TOKEN,), Draw.ASIDE: (CARD,)})


class Event(IntEnum):
    """What is told."""

    CHAPTER = 1
    LAID = 2
    TURNED_UP = 3
    UNVEILED = 4
    TURN = 5
    PLAYED = 6
    CHAINED = 7
    DISCARDED = 8
    TOOK = 9
    GAINED = 10
    ADVANCED = 11
    PLACED = 12
    LAPSED = 13
    FOUGHT = 14
    MOVED = 15
    REMOVED = 16
    FINED = 17
    BUILT = 18
    RAZED = 19
    AGAIN = 20
    DECLINED = 21
    STRIPPED = 22
    SEARCHED = 23
    SAW = 24
    REVIVED = 25
    PAIRED = 26
    UNITED = 27
    COURTED = 28
    SHOWN = 29
    KEPT = 30
    WON_RING = 31
    WON_RACES = 32
    WON_CONQUEST = 33
    WON_MAJORITY = 34
    SHARED = 35
    JOINED = 36
    RETURNED = 37


EVENTS: dict[IntEnum, dict[str, Noun]] = {
    Event.CHAPTER: {"chapter": CHAPTER},
    Event.LAID: {"slot": SLOT, "card": CARD},
    Event.TURNED_UP: {"slot": SLOT, "card": CARD},
    Event.UNVEILED: {"tile": TILE},
    Event.TURN: {"seat": SEAT},
    Event.PLAYED: {"seat": SEAT, "card": CARD, "coins": COUNT},
    Event.CHAINED: {"seat": SEAT, "card": CARD},
    Event.DISCARDED: {"seat": SEAT, "card": CARD, "coins": COUNT},
    Event.TOOK: {"seat": SEAT, "tile": TILE, "coins": COUNT},
    Event.GAINED: {"seat": SEAT, "coins": COUNT},
    Event.ADVANCED: {"seat": SEAT, "step": STEP},
    Event.PLACED: {"seat": SEAT, "region": REGION, "units": COUNT},
    Event.LAPSED: {"seat": SEAT, "matter": MATTER},
    Event.FOUGHT: {"region": REGION, "units": COUNT},
    Event.MOVED: {"seat": SEAT, "region": REGION, "to": REGION},
    Event.REMOVED: {"seat": SEAT, "region": REGION},
    Event.FINED: {"seat": SEAT},
    Event.BUILT: {"seat": SEAT, "region": REGION},
    Event.RAZED: {"seat": SEAT, "region": REGION},
    Event.AGAIN: {"seat": SEAT},
    Event.DECLINED: {"seat": SEAT},
    Event.STRIPPED: {"seat": SEAT, "card": CARD},
    Event.SEARCHED: {"seat": SEAT},
    Event.SAW: {"seat": SEAT, "card": CARD},
    Event.REVIVED: {"seat": SEAT, "card": CARD},
    Event.PAIRED: {"seat": SEAT, "race": RACE},
    Event.UNITED: {"seat": SEAT},
    Event.COURTED: {"seat": SEAT, "race": RACE},
    Event.SHOWN: {"token": TOKEN},
    Event.KEPT: {"seat": SEAT, "token": TOKEN},
    Event.WON_RING: {"seat": SEAT},
    Event.WON_RACES: {"seat": SEAT},
    Event.WON_CONQUEST: {"seat": SEAT},
    Event.WON_MAJORITY: {"seat": SEAT, "regions": COUNT, "others": COUNT},
    Event.SHARED: {"regions": COUNT},
    Event.JOINED: {"seat": SEAT, "race": RACE},
    Event.RETURNED: {"token": TOKEN},
}
