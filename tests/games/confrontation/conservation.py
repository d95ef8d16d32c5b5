"""Conservation: what is always true of a state of The Confrontation, whatever was answered."""

from typing import Any

from bagend.engine.seats import CHANCE, NOBODY
from bagend.games.confrontation.components import (
    ALL_FIGURES,
    DARK,
    FULL_HAND,
    LIGHT,
    LIMIT,
    N_EACH,
    N_FIGURES,
    N_REGIONS,
    NONE,
    NOWHERE,
    Figure,
    Region,
)

RARE = frozenset({"ANY", "NAME", "RETURN", "STRIKE", "SUBSTITUTE", "UNITE"})
"""Phases and verbs that a few random matches may miss; the tests of this folder meet each of them."""


def check(state: Any) -> None:
    """Every figure is on one stand, every stand in one region or fallen, and nobody knows what is not so."""
    for side in range(2):
        check_side(state, side)
        check_counts(state, side)
        check_knowledge(state, side)
    assert (state.seat == NOBODY) == (state.ending != 0), "a match is over when it has an ending"
    assert state.winners in ((0,) if state.ending == 0 else (1 << LIGHT, 1 << DARK)), "one side wins"
    if state.turns and state.seat != NOBODY:
        check_peace(state)
        assert state.at[stand_of(state, Figure.FRODO)] not in (NOWHERE, Region.MORDOR), "Frodo is on his way"
    if state.turns:
        sizes = [int(hand).bit_count() for hand in state.hand]
        assert sizes[LIGHT] == sizes[DARK] > 0, "hands are equally large and never empty"


def stand_of(state: Any, figure: int) -> int:
    return [int(who) for who in state.who].index(figure)


def check_side(state: Any, side: int) -> None:
    stands = range(side * N_EACH, side * N_EACH + N_EACH)
    figures = [int(state.who[stand]) for stand in stands if state.who[stand] != NONE]
    assert len(set(figures)) == len(figures), "no figure is twice"
    assert all(figure // N_EACH == side for figure in figures), "every stand has a figure of its own side"
    if state.ready >> side & 1:
        assert len(figures) == N_EACH, "no figure is lost"
        for stand in stands:
            is_gone = bool(state.defeated >> int(state.who[stand]) & 1)
            assert is_gone == (state.at[stand] == NOWHERE), "who is not defeated is on the board"
    assert state.hand[side] & ~FULL_HAND[side] == 0, "no side has a card of the other"


def check_counts(state: Any, side: int) -> None:
    at = [int(state.at[stand]) for stand in range(side * N_EACH, side * N_EACH + N_EACH)]
    for region in range(N_REGIONS):
        count = at.count(region)
        assert state.count[side, region] == count
        assert count <= LIMIT[region], "no region is too full"
        assert bool(state.occupied[side] >> region & 1) == (count > 0)
        assert bool(state.lone[side] >> region & 1) == (count == 1)
        assert bool(state.full[side] >> region & 1) == (count == LIMIT[region])


def check_knowledge(state: Any, side: int) -> None:
    if not state.ready >> side & 1:
        return
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        everybody, opponent = (int(state.could[row, stand]) for row in range(2))
        assert everybody & ~int(ALL_FIGURES[side]) == 0
        assert opponent >> int(state.who[stand]) & 1, "nobody rules out what is so"
        assert opponent & ~everybody == 0, "who knows more has the smaller set"


def check_peace(state: Any) -> None:
    """Only where a battle is fought are both sides in one region."""
    both = int(state.occupied[LIGHT] & state.occupied[DARK])
    allowed = 0 if state.field == NOWHERE else 1 << int(state.field)
    assert both & ~allowed == 0, "enemies do not rest in one region"
    if state.seat != CHANCE and state.field == NOWHERE:
        assert state.opened == 0 or state.phase in (3,), "whoever was seen is hidden again"
    assert len({int(who) for who in state.who}) == N_FIGURES
