"""Actions: the questions of the game, the answers to them, and what is told."""

from dataclasses import dataclass
from enum import IntEnum

from bagend.engine.actions import Actions, Dice, Name, Names, Noun, Number
from bagend.engine.errors import Phrase, Unexpected

from .components import (
    CARDS,
    DICE,
    FACES,
    FIGURES,
    FIRST_GANDALF,
    HELPERS,
    N_ALLIES,
    N_BLACK,
    N_FACES,
    N_FIGURES,
    N_SLOTS,
    N_STRIDES,
    PLAIN_HELPERS,
    SEATS,
    SLOT_SYMBOLS,
    STAGES,
    STEPS,
)


class Phase(IntEnum):
    """What is asked."""

    BEGIN = 0
    """CHANCE: who is the oldest?"""

    GANDALF = 1
    """CHANCE: which Gandalf card is drawn?"""

    CARD = 2
    """CHANCE: which card lies in the slot?"""

    ROLL = 3
    """CHANCE: what do the dice show?"""

    SUPPORT = 4
    """CHANCE: what do all five Fellowship dice show?"""

    DIE = 5
    """CHANCE: what does one die show?"""

    COMBAT = 6
    """CHANCE: what does the combat die show?"""

    PAIR = 7
    """Which two Fellowship dice are rolled first?"""

    FIRST_SIDE = 8
    """Which dice of the first roll go onto the tile?"""

    THIRD = 9
    """Which Fellowship die joins the second roll?"""

    SECOND_SIDE = 10
    """Which die of the second roll goes onto the tile?"""

    CHOOSE = 11
    """Gandalf's Support: which of the five dice counts?"""

    STRIDE = 12
    """An empty slot: how far does its figure move?"""

    EVENT = 13
    """Shall a card stop the event of this space?"""

    FIGHT = 14
    """Shall a card be used before the combat die is rolled?"""

    OFFER = 15
    """Gandalf's face: is a Gandalf card given up?"""

    BOROMIR = 16
    """A fight against an Uruk-hai was lost: shall Boromir help?"""

    PERIL = 17
    """Courage would run out: shall a card prevent it?"""

    GRIMA = 18
    """Which ally does Gríma send away?"""

    DENETHOR = 19
    """Which die of the tile is rolled again?"""

    MARCH = 20
    """Where does the Army of the Dead go?"""

    EOWYN = 21
    """A 6 against the Witch-king: shall Éowyn strike?"""

    WRATH = 22
    """Shall the card just met be removed?"""

    ROLLED = 23
    """Mount Doom: shall a card change the black die?"""

    THEODEN = 24
    """The way to Minas Morgul ends: shall Théoden still bring a companion on?"""

    VISION = 25
    """Shall the next stage's top card be looked at?"""

    SEEN = 26
    """It was looked at: back or away?"""

    CONVERT = 27
    """Which card is turned into courage?"""

    OVER = 28


@dataclass(frozen=True)
class Card:
    """An encounter card; several stages have a card of the same name."""

    kind: str = "card"

    @property
    def size(self) -> int:
        return len(CARDS)

    def token(self, value: int) -> str:
        return CARDS[value]

    def value(self, token: str) -> int:
        if token not in CARDS:
            raise Unexpected(Phrase("expected-like", {"example": "rohan-wargs"}))
        return CARDS.index(token)

    def name(self, value: int) -> str:
        """Its name without the stage."""
        stage = next(stage for stage in STAGES if CARDS[value].startswith(stage))
        return CARDS[value][len(stage) + 1 :]

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return ((self.kind, self.name(value)),)


@dataclass(frozen=True)
class Shown:
    """What some dice show: for the black dice and then each Fellowship die its pips, or 0 if it is not meant."""

    kind: str = "shown"

    @property
    def size(self) -> int:
        return int((N_FACES + 1) ** (N_BLACK + N_FIGURES))

    def dice(self, value: int) -> tuple[tuple[str, int], ...]:
        """(colour, pips) for each die that is meant."""
        found = []
        for colour in ("black",) * N_BLACK + DICE:
            value, pips = divmod(value, N_FACES + 1)
            if pips:
                found.append((colour, pips))
        return tuple(found)

    def token(self, value: int) -> str:
        return "+".join(f"{colour}-{pips}" for colour, pips in self.dice(value)) or Names.NOTHING

    def value(self, token: str) -> int:
        total, blacks = 0, 0
        for part in token.split("+") if token != Names.NOTHING else ():
            colour, _, pips = part.partition("-")
            if colour not in ("black", *DICE) or pips not in set("123456"):
                raise Unexpected(Phrase("expected-several-like", {"example": "black-2"}))
            place = blacks if colour == "black" else N_BLACK + DICE.index(colour)
            blacks += colour == "black"
            total += int(pips) * (N_FACES + 1) ** place
        return total

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return tuple((self.kind, f"{colour}-{pips}") for colour, pips in self.dice(value))


SEAT = Name("seat", SEATS)
FIGURE = Name("figure", FIGURES)
COMPANION = Name("figure", FIGURES[1:])
DIE = Name("die", DICE)
DICE_SET = Names("die", DICE)
BLACK = Name("black", ("first", "second"))
ANY_DIE = Name("die", ("first-black", "second-black", *DICE))
PIPS = Number("pips", 1, N_FACES)
STRIDE = Number("steps", 0, N_STRIDES)
RIDE = Number("steps", 2, 3)
COUNT = Number("count", 0, 100)
SIDE = Number("side", 1, 2)
SLOT = Number("slot", 1, N_SLOTS)
STEP = Number("step", 0, STEPS + 3)
STAGE = Name("stage", STAGES)
CARD = Card()
SHOWN = Shown()
HELPER = Name("helper", HELPERS)
ALLY = Name("helper", HELPERS[:N_ALLIES])
GANDALF = Name("helper", HELPERS[FIRST_GANDALF:])
PLAIN_HELPER = Name("helper", PLAIN_HELPERS)
SYMBOL = Name("face", FACES)
SLOT_SYMBOL = Name("figure", SLOT_SYMBOLS)
WAY = Name("way", ("left", "right"))
GIFT = Name("gift", ("courage", "token"))


class Verb(IntEnum):
    """The answers of a seat: a verb plus its nouns."""

    ROLL = 0
    PLACE = 32
    ADD = 42
    CHOOSE = 47
    STRIDE = 52
    PASS = 55
    GIVE = 56
    BANISH = 61
    REROLL = 70
    MARCH = 75
    RETURN = 77
    DISCARD = 78
    CONVERT = 79
    USE = 93
    ELROND = 101
    POWER = 108
    TRICK = 120
    THEODEN = 150
    FARAMIR = 154
    TREEBEARD = 157


ANSWERS = Actions(
    {
        Verb.ROLL: (DICE_SET,),
        Verb.PLACE: (BLACK, DIE),
        Verb.ADD: (DIE,),
        Verb.CHOOSE: (DIE,),
        Verb.STRIDE: (STRIDE,),
        Verb.PASS: (),
        Verb.GIVE: (GANDALF,),
        Verb.BANISH: (ALLY,),
        Verb.REROLL: (DIE,),
        Verb.MARCH: (WAY,),
        Verb.RETURN: (),
        Verb.DISCARD: (),
        Verb.CONVERT: (HELPER,),
        Verb.USE: (PLAIN_HELPER,),
        Verb.ELROND: (ANY_DIE,),
        Verb.POWER: (BLACK, PIPS),
        Verb.TRICK: (DIE, PIPS),
        Verb.THEODEN: (COMPANION,),
        Verb.FARAMIR: (RIDE,),
        Verb.TREEBEARD: (GIFT,),
    }
)


class Draw(IntEnum):
    """The answers of CHANCE.  A roll names the two black dice, then the Fellowship dice that were rolled."""

    ROLL = 0
    SUPPORT = 7**4
    DIE = 7**4 + 7**5
    COMBAT = 7**4 + 7**5 + 6
    CARD = 7**4 + 7**5 + 12
    GANDALF = 7**4 + 7**5 + 54
    BEGIN = 7**4 + 7**5 + 59


DRAWS = Actions(
    {
        Draw.ROLL: (Dice("roll", 4),),
        Draw.SUPPORT: (Dice("roll", 5),),
        Draw.DIE: (PIPS,),
        Draw.COMBAT: (SYMBOL,),
        Draw.CARD: (CARD,),
        Draw.GANDALF: (GANDALF,),
        Draw.BEGIN: (SEAT,),
    }
)


class Event(IntEnum):
    """What is told."""

    BEGAN = 1
    DREW = 2
    MISSED = 3
    STAGE = 4
    DEALT = 5
    TURN = 6
    ROLLED = 7
    PLACED = 8
    TURNED_UP = 9
    MET = 10
    JOINED = 11
    LOST = 12
    GAINED = 13
    NAZGUL = 14
    NO_NAZGUL = 15
    MUSTERED = 16
    REPELLED = 17
    CHIEF_FELL = 18
    FIGHTS = 19
    COMBAT = 20
    FOUGHT = 21
    BEATEN = 22
    GAVE = 23
    SHADOW = 24
    SHADOW_LIFTED = 25
    EYE = 26
    BANISHED = 27
    BLACK_DIE = 28
    EMPTY = 29
    MOVED = 30
    WAITS = 31
    STOOD = 32
    EVENT = 33
    SAFE = 34
    EXACT = 36
    USED = 37
    REROLLED = 38
    WEB = 39
    MARCHED = 40
    REMOVED = 41
    BONUS = 42
    PEEKED = 43
    RETURNED = 44
    EOWYN = 45
    TREEBEARD = 46
    WON = 47
    LOST_HOPE = 48
    LOST_NAZGUL = 49
    NO_URUK = 50
    GALADRIEL = 51
    SHIELDED = 52


EVENTS: dict[IntEnum, dict[str, Noun]] = {
    Event.BEGAN: {"seat": SEAT, "young": SEAT},
    Event.DREW: {"seat": SEAT, "helper": HELPER},
    Event.MISSED: {"left": COUNT},
    Event.STAGE: {"stage": STAGE},
    Event.DEALT: {"card": CARD, "slot": SLOT},
    Event.TURN: {"seat": SEAT},
    Event.ROLLED: {"seat": SEAT, "shown": SHOWN},
    Event.PLACED: {"seat": SEAT, "shown": SHOWN, "side": SIDE},
    Event.TURNED_UP: {"card": CARD, "slot": SLOT},
    Event.MET: {"card": CARD, "slot": SLOT},
    Event.JOINED: {"helper": HELPER, "seat": SEAT},
    Event.LOST: {"amount": COUNT, "left": COUNT},
    Event.GAINED: {"amount": COUNT, "left": COUNT},
    Event.NAZGUL: {"placed": COUNT},
    Event.NO_NAZGUL: {},
    Event.MUSTERED: {"amount": COUNT, "total": COUNT},
    Event.REPELLED: {"total": COUNT},
    Event.CHIEF_FELL: {},
    Event.FIGHTS: {"fights": COUNT},
    Event.COMBAT: {"face": SYMBOL},
    Event.FOUGHT: {},
    Event.BEATEN: {},
    Event.GAVE: {"helper": HELPER},
    Event.SHADOW: {},
    Event.SHADOW_LIFTED: {},
    Event.EYE: {"lost": COUNT, "left": COUNT},
    Event.BANISHED: {"helper": HELPER},
    Event.BLACK_DIE: {"pips": PIPS},
    Event.EMPTY: {"slot": SLOT, "figure": SLOT_SYMBOL},
    Event.MOVED: {"figure": FIGURE, "steps": COUNT, "stage": STAGE, "step": STEP},
    Event.WAITS: {"figure": FIGURE},
    Event.STOOD: {"figure": FIGURE},
    Event.EVENT: {"figure": FIGURE},
    Event.SAFE: {"figure": FIGURE},
    Event.EXACT: {},
    Event.USED: {"seat": SEAT, "helper": HELPER},
    Event.REROLLED: {"die": ANY_DIE, "pips": PIPS},
    Event.WEB: {},
    Event.MARCHED: {"slot": SLOT},
    Event.REMOVED: {"card": CARD},
    Event.BONUS: {"steps": COUNT},
    Event.PEEKED: {"card": CARD},
    Event.RETURNED: {"card": CARD},
    Event.EOWYN: {},
    Event.TREEBEARD: {},
    Event.WON: {},
    Event.LOST_HOPE: {},
    Event.LOST_NAZGUL: {},
    Event.NO_URUK: {},
    Event.GALADRIEL: {"left": COUNT},
    Event.SHIELDED: {"figure": FIGURE},
}
