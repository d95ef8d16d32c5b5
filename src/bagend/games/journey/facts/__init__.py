"""Facts: what everybody sees, and what follows from it by a clause.  Rules ask with a State, all others with a View."""

from typing import Annotated

from bagend.engine.records import Record, Row

from ..components import N_DICE, N_FACES, N_SEATS, N_SYMBOLS


class Public(Record):
    """What everybody sees: a State and a View begin with it."""

    phase: int
    """The question being asked: a Phase."""

    seat: int
    """Who answers it: a seat, CHANCE or NOBODY."""

    active: int
    """The seat whose turn it is."""

    first: int
    """The seat that went first; a round ends when its place in the order comes round again."""

    turns: int
    """Turns begun so far."""

    seated: int
    """The seats taken, one bit each; the colours of the others are neutral."""

    out: int
    """The seats that are eliminated, one bit each."""

    crossed: Annotated[Row, N_SEATS]
    """Round spaces crossed by each seat: its Place."""

    marked: Annotated[Row, N_SEATS]
    """Segments marked on each seat's Nazgûl path, from the left."""

    split: Annotated[Row, N_SEATS]
    """The squares of each seat's Nazgûl path that are split, one bit each."""

    length: Annotated[Row, N_SEATS]
    """The segments of each seat's Nazgûl path: its squares, and one more for each that is split."""

    face: Annotated[Row, N_DICE]
    """The number of the face each die shows, from 1; 0 before it is first rolled in a turn."""

    shows: Annotated[Row, N_DICE]
    """The Symbol on that face."""

    loose: int
    """The dice not kept yet, one bit each."""

    kept: int
    """The dice kept this turn, one bit each."""

    keeping: int
    """The dice kept from the latest roll, one bit each."""

    rolls: int
    """Rolls made this turn, rerolls included."""

    rerolled: int
    """1 if the latest roll is a reroll, so that Rohan grants no other."""

    place: int
    """The place whose rule holds this turn: where the active seat began it; Bag End on the basic side."""

    gandalfs: int
    """Kept Gandalfs that may still split a square, while the phase is SPLIT."""

    winners: int
    """The seats that won, one bit each."""

    ending: int
    """How the match ended: an Ending; NONE while it goes on."""

    starter: int
    """Option: the seat that goes first, or RANDOM."""

    squares: int
    """Option: squares on a fresh Nazgûl path."""

    advanced: int
    """Option: places have rules."""

    last_survivor: int
    """Option: the last hobbit left wins."""

    choose_split: int
    """Option: the seat says which square Gandalf splits."""

    symbol: Annotated[Row, N_DICE, N_FACES]
    """Option: what is on each face of each die."""

    count: Annotated[Row, N_SYMBOLS]
    """How many of each Symbol were kept this turn."""


PUBLIC = Public.dtype.itemsize
"""Its size in bytes."""
