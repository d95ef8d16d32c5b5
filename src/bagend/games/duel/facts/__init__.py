"""Facts: what everybody sees, and what follows from it: each clause that tells more than one room something, once.

Rules ask them of a State; the view, the words, the drawing and the bots ask them of a View.  Nothing can leak, because
they read only what is public, or what a View holds back by itself.
"""

from typing import Annotated

from bagend.engine.records import Record, Row

from ..components import N_CHAPTERS, N_GROUPS, N_RACES, N_REGIONS, N_SEATS, N_SKILLS, N_SLOTS

MOST_TODO = 20
"""Room for the effects still to be carried out."""


class Public(Record):
    """What everybody sees: a State and a View begin with it."""

    phase: int
    """The question being asked: a Phase."""

    seat: int
    """Who answers it: a seat, CHANCE or NOBODY."""

    active: int
    """The seat whose turn it is."""

    chapter: int
    """The running chapter, from 0."""

    turns: int
    """Turns begun so far."""

    extra: int
    """Turns that the active seat takes right after this one."""

    slot: Annotated[Row, N_SLOTS]
    """The card in each slot of the display: its number, HIDDEN if it lies face down, EMPTY if it was taken."""

    left: int
    """The slots that still hold a card, one bit each."""

    down: int
    """Those of them whose card has no identity yet."""

    unseen: Annotated[Row, N_CHAPTERS]
    """The cards of each chapter that were never shown to both seats, one bit each."""

    discarded: Annotated[Row, N_CHAPTERS]
    """The cards of each chapter in the discard pile, as far as both seats know them."""

    area: Annotated[Row, N_SEATS, N_CHAPTERS]
    """The cards of each chapter in front of each seat."""

    set_aside: int
    """How many cards set aside at the start of this chapter are still in the discard pile."""

    lookers: int
    """The seats that looked through the discard pile in this chapter, one bit each."""

    looks: int
    """Cards set aside that the active seat is just about to see for the first time."""

    tiles_hidden: int
    """The landmark tiles that still lie face down, one bit each."""

    tiles_open: int
    """The landmark tiles that may be taken, one bit each."""

    tiles_due: int
    """Landmark tiles to be turned up now."""

    tiles: Annotated[Row, N_SEATS]
    """The landmark tiles of each seat, one bit each."""

    coins: Annotated[Row, N_SEATS]
    """The coins of each seat."""

    quest: Annotated[Row, N_SEATS]
    """Steps each character has made of its own; the Nazgûl are dragged along by Frodo and Sam besides."""

    units: Annotated[Row, N_SEATS, N_REGIONS]
    """The units of each seat in each region."""

    supply: Annotated[Row, N_SEATS]
    """Units of each seat that are not on the board."""

    forts: Annotated[Row, N_SEATS]
    """The regions with a fortress of each seat, one bit each."""

    skills: Annotated[Row, N_SEATS, N_SKILLS]
    """Skill symbols in each area."""

    groups: Annotated[Row, N_SEATS, N_GROUPS]
    """Symbols that yield one of several skills each turn: those skills, one bit each."""

    chains: Annotated[Row, N_SEATS]
    """Chain symbols in each area, one bit each."""

    races: Annotated[Row, N_SEATS, N_RACES]
    """Race symbols in each area."""

    tokens: Annotated[Row, N_SEATS]
    """The alliance tokens of each seat, one bit each."""

    united: int
    """The seats that have made their alliance of three different races, one bit each."""

    tokens_hidden: int
    """The tokens that were never shown, one bit each."""

    top: Annotated[Row, N_RACES]
    """The token on top of each stack, where it was shown and put back; else EMPTY."""

    shown: int
    """The tokens shown now, of which one is to be kept."""

    stack: int
    """The race whose next token is to be shown."""

    amount: int
    """Units to be placed now."""

    offered: int
    """The regions where they may go, one bit each."""

    may_decline: int
    """Whether the placement may be declined."""

    matters: int
    """What is to be put in order: tokens and alliances, or the effects left in a row, one bit each."""

    row: int
    """The row those effects are from, or EMPTY for tokens and alliances."""

    n_todo: int
    """How many effects stand in `todo`."""

    todo: Annotated[Row, MOST_TODO, 3]
    """Effects still to be carried out, the next one last: an Op and two numbers."""

    winners: int
    """The seats that won, one bit each."""

    ending: int
    """How the match ended: an Ending; NONE while it goes on."""

    coin_cap: int
    """Option: coins there are in all; 0 if the bank never runs out."""

    stack_turns: int
    """Option: several extra turns earned in one turn are all taken."""

    free_order: int
    """Option: the effects of a card or tile are carried out in any order."""

    add_tiles: int
    """Option: each chapter turns up three more landmark tiles, instead of filling up to three."""


PUBLIC = Public.dtype.itemsize
"""Its size in bytes."""


class Seen(Public):
    """What a State and a View both hold besides."""

    aside: int
    """The cards set aside that a seat has seen in the discard pile: a secret of the seats in `lookers`."""
