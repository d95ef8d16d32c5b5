"""Facts: what can be seen, and what follows from it by the rules.

Rules ask with a State, whoever explains or judges with a View: both are Seen.  A fact about figures asks only for
those whom the viewer can tell: the seat's own, and those that fight.

A *stand* is what everybody sees on the board; a *figure* is who is printed on its hidden side.  Stands 0 to 8 are
Light's, 9 to 17 Dark's, and so are figures.
"""

from typing import Annotated

from bagend.engine.film import MOST_NOUNS
from bagend.engine.records import Record, Row

from ..components import N_FIGURES, N_REGIONS

VERSION = 2
"""In version 1 Dark was asked about the Balrog when its own Flying Nazgûl flew from Eregion to Fangorn."""


class Public(Record):
    """What everybody sees."""

    version: int
    """The version of the rules by which the match is played; see VERSION."""

    phase: int
    """The question being asked: a Phase."""

    seat: int
    """Who answers it: a seat, CHANCE or NOBODY."""

    active: int
    """The seat whose turn it is."""

    turns: int
    """Turns begun so far; 0 during the set-up."""

    ready: int
    """The seats whose figures all stand, one bit each."""

    defeated: int
    """The defeated figures, one bit each."""

    hand: Annotated[Row, 2]
    """The cards in each hand, one bit each; the others lie open in the discard pile."""

    special: int
    """The special cards that were not used yet: bits of Special."""

    mover: int
    """The stand that moves or attacks this turn, or NONE."""

    toward: int
    """Where the mover is heading while the Balrog may strike, or NOWHERE."""

    rider: int
    """The stand that Shadowfax carries and that must move on, or NONE."""

    field: int
    """The region where a battle is fought, or NOWHERE."""

    battles: int
    """Battles fought this turn so far."""

    opened: int
    """The stands that were shown to everybody this turn, one bit each."""

    looked: int
    """The region that the Palantír showed this turn, or NOWHERE."""

    pointed: int
    """The stand that was pointed at, or NONE."""

    fighter: Annotated[Row, 2]
    """The stand of each side that fights, or NONE."""

    fighting: Annotated[Row, 2]
    """The figure of each side that fights, or NONE.  Both are shown, and stay so until the battle is finished, even if
    one has left it and is mixed with others by then."""

    united: int
    """1 if Sam fights with Frodo at his side."""

    shown: int
    """The sides whose card lies open, one bit each."""

    left: int
    """The sides whose fighter has left the battle, one bit each."""

    fallen: int
    """The sides whose fighter is defeated, one bit each."""

    winners: int
    """The seats that won, one bit each."""

    ending: int
    """How the match ended: an Ending; NONE while it goes on."""

    upstream_retreat: int
    """Option: retreats may go up the Anduin."""

    compulsory_retreat: int
    """Option: a Retreat card must be carried out if it can be."""

    magic_must_replace: int
    """Option: Magic must fetch a card if there is one."""

    retreat_stops_sacrifice: int
    """Option: a Retreat that is not carried out stops a Noble Sacrifice all the same."""

    eye_stops_magic: int
    """Option: the Eye of Sauron stops Magic itself."""

    name_stands: int
    """Option: the attacker points at a stand instead of chance drawing one."""

    verdict: int
    """How the battle ended that is fought now or was fought last: an Event; 0 while that is open."""

    verdict_nouns: Annotated[Row, MOST_NOUNS]
    """What this event names."""

    last_field: int
    """Where the last battle was fought that is over, or NOWHERE.  Everybody saw all of it, and may look it up."""

    last_fighting: Annotated[Row, 2]
    """The figure of each side that fought there."""

    last_strength: Annotated[Row, 2]
    """Their strength without cards."""

    last_card: Annotated[Row, 2]
    """The card that each side played there, or NONE."""

    last_counts: Annotated[Row, 2]
    """The card that counted in the end, or NONE."""

    last_fallen: int
    """The sides whose fighter fell there, one bit each."""


PUBLIC = Public.dtype.itemsize
"""Its size in bytes."""


class Seen(Public):
    """What a State and a View both hold.  In a View, what its seat cannot see is HIDDEN, or not there yet."""

    at: Annotated[Row, N_FIGURES]
    """The region of each stand, or NOWHERE."""

    who: Annotated[Row, N_FIGURES]
    """The figure on each stand, or NONE before it is placed."""

    count: Annotated[Row, 2, N_REGIONS]
    """How many stands of each side are in each region."""

    occupied: Annotated[Row, 2]
    """The regions where a side has a stand, one bit each."""

    lone: Annotated[Row, 2]
    """The regions where it has exactly one."""

    full: Annotated[Row, 2]
    """The regions where it has as many as the region holds."""

    card: Annotated[Row, 2]
    """The card each side has played in this battle, or NONE."""

    counts: Annotated[Row, 2]
    """The card that counts after Magic, or NONE."""
