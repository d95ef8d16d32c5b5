"""Actions: the questions of the game, the answers to them, and what is told."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from bagend.engine.actions import Actions, Dice, Name, Names, Noun, Number
from bagend.engine.errors import Phrase, Unexpected

from .components import DICE, HOBBITS, MOST_SQUARES, N_DICE, PLACES, SYMBOLS


class Phase(IntEnum):
    """What is asked."""

    BEGIN = 0
    """CHANCE: who goes first?"""

    ROLL = 1
    """CHANCE: what do the dice show?"""

    KEEP = 2
    """Which dice of this roll are kept?"""

    SPLIT = 3
    """Which square does Gandalf split?"""

    OVER = 4


SEAT = Name("seat", HOBBITS)
DIE = Name("die", DICE)
DICE_SET = Names("die", DICE)
SYMBOL = Name("symbol", SYMBOLS)
PLACE = Name("place", PLACES)
SQUARE = Number("square", 1, MOST_SQUARES)
COUNT = Number("count", 0, 100)


def counted(faces: Iterable[tuple[str, str]]) -> list[str]:
    """How (die, symbol) pairs are named: equal symbols together; the die's colour matters for a Nazgûl only (J-15)."""
    counts = Counter(f"{symbol}-{die}" if symbol == "nazgul" else symbol for die, symbol in faces)
    return [face if count == 1 else f"{face}-{count}" for face, count in counts.items()]


@dataclass(frozen=True)
class Shown:
    """What some of the dice show: for each die, from the lowest, a symbol plus one, or 0 if it is not meant."""

    kind: str = "face"

    @property
    def size(self) -> int:
        return int((len(SYMBOLS) + 1) ** len(DICE))

    def faces(self, value: int) -> tuple[tuple[str, str], ...]:
        """(die, symbol) for each die that is meant."""
        found = []
        for die in DICE:
            value, mark = divmod(value, len(SYMBOLS) + 1)
            if mark:
                found.append((die, SYMBOLS[mark - 1]))
        return tuple(found)

    def token(self, value: int) -> str:
        return "+".join(f"{symbol}-{die}" for die, symbol in self.faces(value)) or Names.NOTHING

    def value(self, token: str) -> int:
        total = 0
        for part in token.split("+") if token != Names.NOTHING else ():
            symbol, _, die = part.partition("-")
            if symbol not in SYMBOLS or die not in DICE:
                raise Unexpected(Phrase("expected-several-like", {"example": "ring-yellow"}))
            total += (SYMBOLS.index(symbol) + 1) * (len(SYMBOLS) + 1) ** DICE.index(die)
        return total

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return tuple((self.kind, face) for face in counted(self.faces(value)))


SHOWN = Shown()


class Verb(IntEnum):
    """The answers of a seat: a verb plus its noun."""

    KEEP = 0
    REROLL = 32
    SPLIT = 33
    REFRAIN = 41


class Draw(IntEnum):
    """The answers of CHANCE."""

    ROLL = 0
    BEGIN = 7**N_DICE


ANSWERS = Actions({Verb.KEEP: (DICE_SET,), Verb.REROLL: (), Verb.SPLIT: (SQUARE,), Verb.REFRAIN: ()})
DRAWS = Actions({Draw.ROLL: (Dice("roll", N_DICE),), Draw.BEGIN: (SEAT,)})


class Event(IntEnum):
    """What is told."""

    BEGAN = 1
    TURN = 2
    ROLLED = 3
    KEPT = 4
    REROLLED = 5
    STOPPED = 6
    HELD_UP = 7
    CROSSED = 8
    STUCK = 9
    SPLIT = 10
    REFRAINED = 11
    IDLE = 12
    MARKED = 13
    SPARED = 14
    ARRIVED = 15
    OUT = 16
    WON = 17
    LOST = 18
    SURVIVED = 19


EVENTS: dict[IntEnum, dict[str, Noun]] = {
    Event.BEGAN: {"seat": SEAT},
    Event.TURN: {"seat": SEAT, "place": PLACE},
    Event.ROLLED: {"seat": SEAT, "shown": SHOWN},
    Event.KEPT: {"seat": SEAT, "shown": SHOWN, "again": COUNT},
    Event.REROLLED: {"seat": SEAT},
    Event.STOPPED: {"seat": SEAT},
    Event.HELD_UP: {"seat": SEAT, "orcs": COUNT, "weapons": COUNT, "place": PLACE},
    Event.CROSSED: {"seat": SEAT, "place": PLACE},
    Event.STUCK: {"seat": SEAT},
    Event.SPLIT: {"seat": SEAT, "square": SQUARE, "left": COUNT},
    Event.REFRAINED: {"seat": SEAT, "gandalfs": COUNT},
    Event.IDLE: {"seat": SEAT, "place": PLACE},
    Event.MARKED: {"seat": SEAT, "die": DIE, "left": COUNT},
    Event.SPARED: {"seat": SEAT, "die": DIE},
    Event.ARRIVED: {"seat": SEAT},
    Event.OUT: {"seat": SEAT},
    Event.WON: {"seat": SEAT, "left": COUNT},
    Event.LOST: {},
    Event.SURVIVED: {"seat": SEAT},
}
