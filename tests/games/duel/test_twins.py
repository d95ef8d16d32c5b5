"""Twins: what a seat may not know changes nothing that it sees, reads, may answer or is asked."""

import numpy as np
import pytest

from bagend.engine.game import TALL, WIDE
from bagend.engine.seats import SPECTATOR
from bagend.games.duel.actions import ANSWERS
from games.duel.positions import GAME, Turn
from games.duel.twins import pairs

WORDS = GAME.words()


def all_that_is_shown(turn: Turn, seat: int) -> list[object]:
    view = turn.view(seat)
    legal = sorted(turn.answers()) if turn.state.seat == seat else []
    answers = [ANSWERS.parse(answer) for answer in legal]
    return [
        view.tobytes(),
        GAME.text.prompt(view, WORDS),
        list(GAME.text.sections(view, WORDS)),
        [GAME.board(view, WORDS, shape, answers).regions for shape in (WIDE, TALL)],
        [(GAME.text.answer(view, a, WORDS), GAME.text.meaning(view, a, WORDS)) for a in answers],
        legal,
        (int(turn.state.seat), int(turn.state.phase)),
        int(turn.rules.odds(turn.states)) if turn.asked == "chance" else 0,
    ]


@pytest.mark.parametrize("number", range(3))
def test_twins_look_the_same_to_the_other_seat_and_to_a_spectator(number):
    one, other, seat = list(pairs())[number]
    assert one.states.tobytes() != other.states.tobytes()
    for eyes in (seat, SPECTATOR):
        assert all_that_is_shown(one, eyes) == all_that_is_shown(other, eyes)


@pytest.mark.parametrize("number", range(3))
def test_they_go_on_looking_the_same_until_chance_tells(number):
    """The same answers bring the same questions; what is turned up differs only where it must."""
    one, other, seat = list(pairs())[number]
    for answer in ("discard 8", "discard 6"):
        for turn in (one, other):
            turn.play(answer)
        for eyes in (seat, SPECTATOR):
            assert all_that_is_shown(one, eyes) == all_that_is_shown(other, eyes)


def test_the_looker_can_tell_them_apart():
    one, other, seat = next(pairs())
    assert one.view(1 - seat).tobytes() != other.view(1 - seat).tobytes()


def test_every_refusal_is_the_same(game):
    one, other, seat = next(pairs())
    assert one.asked == game.seats[seat]
    legal = one.answers()
    for action in np.arange(len(ANSWERS)):
        notation = ANSWERS.notation(int(action))
        if notation not in legal:
            assert one.refusal(notation) == other.refusal(notation)
