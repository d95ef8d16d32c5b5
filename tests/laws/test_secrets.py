"""Secrets: a view holds what its seat may see, and a state supposed behind it looks the same to that seat."""

import numpy as np

from bagend.engine.chance import stream
from bagend.engine.loops import MOST_LEGAL
from bagend.engine.records import diff
from bagend.engine.seats import SPECTATOR
from laws.walks import played, repeats, variants, walk
from proof import some


def test_what_is_supposed_behind_a_view_looks_like_it(game, rules, mode):
    views, again, supposed = game.View.blank(), game.View.blank(), game.State.blank()
    for variant in variants(game):
        for number, (states, _) in enumerate(walk(game, rules, variant, seed=9)):
            if number % repeats(mode, 4, 1) != 0:
                continue
            for seat in (*game.take_seats(variant.seats), SPECTATOR):
                rules.view(states, seat, views)
                rules.suppose(views, stream(number), supposed)
                rules.view(supposed, seat, again)
                assert diff(views, again) == {}


def test_a_view_says_whose_it_is(game, rules):
    views = game.View.blank()
    for states, _ in walk(game, rules, variants(game)[0], seed=9):
        for seat in (*range(game.fewest), SPECTATOR):
            rules.view(states, seat, views)
            assert views[0].viewer == seat


def test_a_view_owes_nothing_to_what_was_in_the_buffer(game, rules):
    """Every field is written, so nothing of an earlier view can shine through."""
    for states, _ in walk(game, rules, variants(game)[-1], seed=10):
        clean, dirty = game.View.blank(), game.View.blank()
        dirty.view("u1")[:] = 0x5A
        rules.view(states, 0, clean)
        rules.view(states, 0, dirty)
        assert diff(clean, dirty) == {}


def test_the_seat_that_is_asked_can_be_told_its_answers_from_its_view(game, mode):
    """A state supposed behind the view of who is asked allows the same answers as the truth."""
    for match in played(game, mode):
        for entry in some(entry for entry in match.entries if entry.seat >= 0):
            views, supposed = game.View.blank(), game.State.blank()
            match._doors.view(entry.before, entry.seat, views)
            match._doors.suppose(views, stream(1), supposed)
            out, truth = np.zeros((2, MOST_LEGAL), np.int64)
            n = match._doors.legal(supposed, out)
            assert out[:n].tolist() == truth[: match._doors.legal(entry.before, truth)].tolist()
