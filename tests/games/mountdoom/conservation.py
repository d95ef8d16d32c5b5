"""Conservation: what is always true of a state of Adventure to Mount Doom, whatever was answered."""

from typing import Any

from bagend.engine.seats import NOBODY
from bagend.games.mountdoom.components import (
    ALLY_CARDS,
    ARMY,
    ASIDE,
    BOX,
    CARDS,
    EMPTY,
    FACE_DOWN,
    FIRST_GANDALF,
    MORGUL,
    MOST_NAZGUL,
    MOST_WARRIORS,
    N_FIGURES,
    N_HELPERS,
    N_SLOTS,
    PER_STAGE,
    WAITING,
)

RARE = frozenset({"DISCARD", "EOWYN", "PERIL", "ROLLED", "THEODEN"})
"""What a few random matches may miss; the tests of this folder meet them all."""


def check(state: Any) -> None:
    """Every card, die and figure is somewhere, once."""
    check_track(state)
    check_cards(state)
    check_dice(state)
    check_board(state)
    assert (state.seat == NOBODY) == (state.ending != 0), "a match is over when it has an ending"
    assert state.winners in (0, state.seated), "all win together or nobody does"


def check_track(state: Any) -> None:
    """No card lies twice; all cards on the track belong to the running stage; unseen cards are not known ones."""
    cards = [int(card) for card in state.slot if card >= 0] + [ARMY] * int(state.army != EMPTY)
    assert len(set(cards)) == len(cards), [CARDS[card] for card in cards]
    for card in cards:
        assert card // PER_STAGE == state.stage
        assert not state.unseen >> (card % PER_STAGE) & 1, "a card on the track has been seen"
    hidden = sum(card == FACE_DOWN for card in state.slot)
    assert int(state.unseen).bit_count() >= hidden, "each hidden card is one nobody has seen"
    for slot in range(N_SLOTS):
        if state.slot[slot] == FACE_DOWN:
            assert state.down >> slot & 1
    if state.army != EMPTY:
        assert state.slot[state.army] != EMPTY, "the Army lies on a card"


def check_cards(state: Any) -> None:
    held = [helper for helper in range(N_HELPERS) if state.holder[helper] >= 0]
    assert state.hand == sum(1 << helper for helper in held), "what lies before a seat is in hand"
    assert all(state.holder[helper] in (ASIDE, BOX) or state.seated >> state.holder[helper] & 1 for helper in held)
    aside = sum(state.holder[helper] == ASIDE for helper in range(FIRST_GANDALF, N_HELPERS))
    assert 0 <= state.stack <= aside, "the stack holds only cards nobody has seen"
    assert state.hand & ALLY_CARDS >= 0


def check_dice(state: Any) -> None:
    """A Fellowship die is on the tile, among the loose ones, or in the pool showing nothing."""
    lower = [int(die) for die in state.low if die != EMPTY]
    assert len(set(lower)) == len(lower)
    for die in range(N_FIGURES):
        assert 0 <= state.face[die] <= 6
        assert not (die in lower and state.loose >> die & 1), "no die is on the tile and loose"
        if die not in lower and not state.loose >> die & 1:
            assert state.face[die] == 0, "a die in the pool shows nothing"
    assert sum(pips > 0 for pips in state.black) + sum(pips > 0 for pips in state.top) <= 2, "there are two black dice"


def check_board(state: Any) -> None:
    assert 0 <= state.courage <= state.top_courage
    assert (state.courage == 0) == (state.ending == 2), "without courage the match is lost"
    assert 0 <= state.nazgul <= MOST_NAZGUL
    assert (state.nazgul == MOST_NAZGUL) == (state.ending == 3), "with all Nazgûl placed the match is lost"
    assert 0 <= state.warriors <= MOST_WARRIORS * state.chief, "no warrior stays without the chief"
    assert 0 <= state.at[0] <= state.crater
    for figure in range(1, N_FIGURES):
        assert state.at[figure] == WAITING or 0 <= state.at[figure] <= MORGUL
    assert state.witch_king or state.nazgul == 0, "without the Witch-king there are no Nazgûl"
