"""Undo: what was answered may be taken back only while nothing was rolled or shown, and the dice stay the same."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bagend import games
from bagend.engine.errors import NothingToUndo
from bagend.engine.kernel import preferred_mode
from bagend.engine.match import Match
from laws.walks import play, variants
from proof import some

MODE = preferred_mode()


@st.composite
def matches(draw) -> Match:
    """A match of some game, some way into it."""
    game = games.find(draw(st.sampled_from(games.KEYS)))
    every = variants(game)
    variant = draw(st.sampled_from(range(len(every))))
    return play(game, every[variant], draw(st.integers(1, 1000)), MODE, most=draw(st.integers(0, 120)))


@given(match=matches(), choice=st.integers(0, 10**6))
def test_undo_gives_back_the_state_to_the_byte_and_never_crosses_a_draw_or_another_seat(match, choice):
    assume(not match.is_over)
    seat, before, entries = match.seat, match.state.tobytes(), len(match.entries)
    answers = match.legal_actions()
    added = match.play(answers[choice % len(answers)])
    if len(added) > 1 or match.seat != seat:
        assert not match.may_undo(seat)
        with pytest.raises(NothingToUndo, match="nothing to undo"):
            match.undo(seat)
        assert len(match.entries) == entries + len(added)
    elif not match.may_undo(seat):
        assert match.game.knowledge, "where nothing is hidden, nothing was shown"
    else:
        match.undo(seat)
        assert (match.state.tobytes(), len(match.entries), match.seat) == (before, entries, seat)


def test_somewhere_an_answer_can_be_undone(game, mode):
    """The law above would hold emptily in a game where nothing ever can."""
    found = 0
    for variant in variants(game):
        match = Match(game, seats=variant.seats, options=variant.options, seed=2, mode=mode)
        while not match.is_over and not found:
            seat = match.seat
            match.play(match.legal_actions()[0])
            found += match.may_undo(seat)
    assert found


@given(match=matches())
def test_nobody_undoes_for_another_seat(match):
    assert [seat for seat in match.taken if seat != match.seat and match.may_undo(seat)] == []


@given(match=matches())
def test_an_answer_taken_back_and_given_again_meets_the_same_dice(match):
    seats = [seat for seat in match.taken if match.may_take_back(seat)]
    assume(seats)
    seat = seats[0]
    last = max(i for i, entry in enumerate(match.entries) if entry.seat == seat)
    taken_back = match.entries[last:]
    match.take_back(seat)
    assert (len(match.entries), match.seat) == (last, seat)
    assert match.state.tobytes() == taken_back[0].before.tobytes()
    again = match.play(taken_back[0].action)
    shared = min(len(again), len(taken_back))
    assert [(e.seat, e.action, e.pick) for e in again] == [(e.seat, e.action, e.pick) for e in taken_back[:shared]]


def test_before_the_first_answer_there_is_nothing_to_take_back(game, mode):
    match = Match(game, seed=1, mode=mode)
    for seat in some(match.taken):
        assert not match.may_undo(seat)
        with pytest.raises(NothingToUndo, match="nothing to take back yet"):
            match.take_back(seat)
