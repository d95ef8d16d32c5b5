"""Facts: what everybody sees, and what follows from it by the rules.

A State and a View both begin with `Public`, so that each clause is stated once, for the rules and for what explains
them.
"""

from enum import IntEnum
from typing import Annotated

from bagend.engine.records import Record, Row

from ..components import N_BLACK, N_FIGURES, N_HELPERS, N_SIDES, N_SLOTS

VERSION = 3
"""The version of these rules."""

THEODEN_BY_HIS_CARD = 3
"""From this version on Théoden may be used before the last stage, and takes nobody on from a destination."""

RANDOM = -1
"""Nobody was named the oldest: CHANCE says who is."""

BEFORE = -1
END = 4
"""Steps of a turn: before its first roll, and with every die of the tile resolved."""

RUNNING = -9
"""The seat while the rules run on from one answer to the next question; never seen from outside."""


class Closing(IntEnum):
    """How far the end of a stage is."""

    NONE = 0
    RIDE = 1
    BONUS = 2
    CONVERT = 3
    CLEAR = 4
    VISION = 5
    DEAL = 6


class Foe(IntEnum):
    """Which fights are fought."""

    PLAIN = 0
    URUK_HAI = 1
    MOUTH = 2


class Verdict(IntEnum):
    """How a fight went."""

    NONE = 0
    WON = 1
    LOST = 2


class Purpose(IntEnum):
    """What CHANCE rolls a single die for."""

    DOOM = 0
    ELROND = 1
    DENETHOR = 2
    WITCH_KING = 3
    TABLE = 4


class Public(Record):
    """What everybody sees: a State and a View begin with it."""

    version: int
    """The version of the rules that is played."""

    phase: int
    """The question being asked: a Phase."""

    seat: int
    """Who answers it: a seat, CHANCE or NOBODY."""

    active: int
    """The seat whose turn it is."""

    turns: int
    """Turns begun so far."""

    seated: int
    """The seats taken, one bit each."""

    stage: int
    """The running Stage."""

    step: int
    """How far the turn is: BEFORE its first roll, else the number of the next die of the tile (4: none is left)."""

    closing: int
    """How far the end of a stage is: a Closing."""

    arrived: int
    """1 from when the Ring-bearers reach the running stage's destination until the next stage is laid out."""

    at: Annotated[Row, N_FIGURES]
    """Where each figure is: steps from Rivendell, or WAITING."""

    exact: int
    """The companions that came to Minas Morgul by an exact result, one bit each."""

    courage: int
    """The Ring's space on the courage track, the lowest being 1."""

    nazgul: int
    """Nazgûl placed beside Minas Morgul."""

    witch_king: int
    """1 while the Witch-king is on the board; without him Nazgûl are no threat."""

    warriors: int
    """Uruk-hai warriors in Isengard."""

    chief: int
    """1 while their chief is there."""

    treebeard: int
    """1 if Treebeard's token is in Isengard."""

    shadow: int
    """1 while the Balrog keeps Gandalf away."""

    slot: Annotated[Row, N_SLOTS]
    """The card in each slot, FACE_DOWN for one that nobody has seen, or EMPTY."""

    down: int
    """The slots whose card lies face down, one bit each."""

    army: int
    """The slot where the Army of the Dead covers a card, or EMPTY."""

    unseen: int
    """The cards of the running stage that nobody has seen, one bit each."""

    peeked: int
    """The card looked at with Gandalf's Vision until it is laid out, or EMPTY."""

    holder: Annotated[Row, N_HELPERS]
    """The seat each usable card lies before; ASIDE if it has not come into play, BOX if it is out of the game."""

    hand: int
    """The usable cards that lie before some seat, one bit each."""

    stack: int
    """Gandalf cards in the face-down stack."""

    face: Annotated[Row, N_FIGURES]
    """What each Fellowship die shows, 0 in the pool."""

    loose: int
    """The Fellowship dice of the latest roll that are not on the tile, one bit each."""

    black: Annotated[Row, N_BLACK]
    """What each black die beside the tile shows, 0 if it is not there."""

    top: Annotated[Row, N_SIDES]
    """The black die on each side of the tile, 0 if there is none."""

    low: Annotated[Row, N_SIDES]
    """The number of the Fellowship die on each side of the tile, or EMPTY."""

    card: int
    """The encounter card being resolved, or EMPTY."""

    row: int
    """The next row of its effect."""

    spot: int
    """Its slot, or the slot whose symbol is resolved, or the slot whose card CHANCE turns up."""

    loss: int
    """Courage about to be lost."""

    event: int
    """The Space whose event is about to take effect."""

    walk: int
    """Steps a figure is about to move, or EMPTY."""

    walker: int
    """That figure, or the one that met the event."""

    by_die: int
    """1 if a Fellowship die moves it."""

    fights: int
    """Fights still to be fought against the card, the running one included."""

    hearts: int
    """Courage lost for each of them that is lost."""

    foe: int
    """Which fights these are: a Foe."""

    won: int
    """Fights won so far that may send an Uruk-hai away."""

    streak: int
    """Fights won in a row against the Mouth of Sauron."""

    verdict: int
    """How the running fight went: a Verdict, until it takes effect."""

    stand: int
    """1 while the next combat roll is Boromir's."""

    rolls: int
    """Black dice still to be rolled for the card."""

    purpose: int
    """What CHANCE's single die is for: a Purpose."""

    target: int
    """The die that is rolled again: 0 and 1 the black ones, from 2 on the Fellowship's."""

    gift: int
    """1 if a Gandalf card is to be drawn."""

    web: int
    """1 if Shelob holds the Ring-bearers this turn."""

    winners: int
    """The seats that won, one bit each."""

    ending: int
    """How the match ended: an Ending; NONE while it goes on."""

    oldest: int
    """Option: the seat that goes first, or RANDOM."""

    youngest: int
    """Option: the seat before whom Boromir lies."""

    easier: int
    """Option: unused cards give courage before the last stage."""

    easier_spends: int
    """Option: such a card is used up."""

    own_allies: int
    """Option: an ally may be used only by the seat that met it."""

    no_protection: int
    """Option: a figure on an event space protects nobody."""

    any_exact: int
    """Option: any move that ends exactly on a destination is rewarded, not only a die's."""

    theoden_onward: int
    """Option: Théoden takes a companion that stands on a destination on to the next one."""

    grima_all: int
    """Option: Gríma sends all allies away."""

    bonus_exact: int
    """Option: only companions that came by an exact result give a step from Minas Morgul."""

    top_courage: int
    """Option: the highest space of the courage track."""

    eye: int
    """Option: the Eye's space on it."""

    galadriel: int
    """Option: Galadriel's space on it."""

    crater: int
    """Option: the step of the crater, counted from Rivendell."""

    leaving: int
    """Option: the cards that leave the game after one meeting, one bit each."""

    mumakil_battles: int
    """Option: battles against the Mûmakil."""

    mumakil_hearts: int
    """Option: courage lost for each of them that is lost."""

    symbol: Annotated[Row, N_SLOTS]
    """Option: the symbol under each slot: a Figure or NAZGUL_SYMBOL."""
