"""Records: copy, bytes, journal and replay give the same state, and the past never changes."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import bagend
from bagend import games
from bagend.engine import journal
from bagend.engine.film import Film
from bagend.engine.kernel import preferred_mode
from bagend.engine.match import Match
from bagend.engine.records import diff
from bagend.engine.seats import SPECTATOR
from laws.walks import play, played, variants, walk
from proof import some

MODE = preferred_mode()


def test_a_state_comes_back_from_its_bytes(game, rules):
    for states, _ in walk(game, rules, variants(game)[-1], seed=7):
        back = np.frombuffer(states.tobytes(), game.State.dtype)
        assert diff(states, back) == {}


def test_a_view_and_a_state_begin_with_what_everybody_sees(game, rules):
    (public,) = (record for record in game.State.__mro__ if record.__name__ == "Public")
    assert public in game.View.__mro__
    views = game.View.blank()
    for states, _ in walk(game, rules, variants(game)[-1], seed=7):
        rules.view(states, SPECTATOR, views)
        assert views.tobytes()[: public.dtype.itemsize] == states.tobytes()[: public.dtype.itemsize]


def test_the_past_never_changes(game, mode):
    match = Match(game, seed=8, mode=mode)
    past = [entry.before.tobytes() for entry in match.entries]
    while not match.is_over:
        match.play(match.legal_actions()[0])
        past += [entry.before.tobytes() for entry in match.entries[len(past) :]]
    assert [entry.before.tobytes() for entry in match.entries] == past


def test_each_answer_leads_from_one_moment_to_the_next(game, mode, rules):
    film = Film.blank(game.State, 0)
    for match in played(game, mode):
        afterwards = [entry.before for entry in match.entries[1:]] + [match.state]
        for entry, after in some(zip(match.entries, afterwards, strict=True)):
            states = entry.before.copy()
            rules.apply(states, entry.action, film)
            assert diff(states, after) == {}


def test_a_journal_comes_back_from_its_text(game, mode):
    for match in played(game, mode):
        text = str(match.journal())
        assert str(journal.parse(text)) == text


def test_a_journal_played_again_gives_the_same_match(game, mode):
    for match in played(game, mode):
        again = bagend.Match.parse(str(match.journal()), mode)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.outcome == match.outcome
        assert str(again.journal()) == str(match.journal())


@given(variant=st.integers(0, 100), cut=st.integers(0, 200))
def test_a_journal_cut_anywhere_gives_the_state_of_that_moment(variant, cut):
    for game in games.all_games():
        every = variants(game)
        match = play(game, every[variant % len(every)], variant, MODE, most=cut)
        again = bagend.Match.parse(str(match.journal()), MODE)
        assert again.state.tobytes() == match.state.tobytes()


def test_every_answer_is_read_back_from_its_notation(game):
    for action in some(range(len(game.answers))):
        assert game.answers.parse(game.answers.notation(action)) == action


def test_every_draw_is_read_back_from_its_notation(game):
    for action in some(range(0, len(game.draws), max(1, len(game.draws) // 5000))):
        assert game.draws.parse(game.draws.notation(action)) == action


def test_no_two_answers_have_the_same_notation(game):
    assert len({game.answers.notation(action) for action in range(len(game.answers))}) == len(game.answers)
