"""Twins: what a seat may not know changes nothing that it sees, reads, may answer or is asked."""

from typing import Any

import numpy as np
import pytest

from bagend.engine.film import ALL, moments
from bagend.engine.game import TALL, WIDE
from bagend.engine.kernel import Mode
from bagend.engine.loops import Doors
from bagend.engine.seats import CHANCE, SPECTATOR
from bagend.games.duel.actions import ANSWERS, Phase
from games.duel.positions import GAME, Turn
from games.duel.twins import Twin, answers, histories, pairs
from laws.walks import repeats


def said(view: Any, action: int) -> tuple[str, str, str]:
    """An answer in words, what it is about, and its clause."""
    text = GAME.text
    return text.answer(view, action, GAME.words()), text.about(view, action, GAME.words()), text.clause(view, action)


def all_that_is_shown(turn: Turn, seat: int) -> list[object]:
    view = turn.view(seat)
    legal = sorted(turn.answers()) if turn.state.seat == seat else []
    answers = [ANSWERS.parse(answer) for answer in legal]
    return [
        view.tobytes(),
        GAME.text.prompt(view, GAME.words()),
        list(GAME.text.sections(view, GAME.words())),
        [GAME.board(view, GAME.words(), shape, answers).regions for shape in (WIDE, TALL)],
        [said(view, action) for action in answers],
        legal,
        (int(turn.state.seat), int(turn.state.phase)),
        int(turn.rules.chance_outcomes(turn.states)) if turn.asked == "chance" else 0,
    ]


ROUNDS = 4
MATCHES = 20
"""How many matches a round begins; in most of them somebody looks."""


def heard(twin: Twin, eyes: int, rules: Doors) -> list[object]:
    """What the last answer told these eyes: the events they may know, and how the table looked at each."""
    views = GAME.View.blank()
    found: list[object] = []
    for moment in moments(twin.film):
        if moment.audience == ALL or (eyes >= 0 and moment.audience >> eyes & 1):
            rules.view(moment.state, eyes, views)
            found.append((moment.kind, moment.nouns, views.tobytes()))
    return found


def known(twin: Twin, eyes: int, rules: Doors) -> list[object]:
    """What these eyes know of the question now asked."""
    views = GAME.View.blank()
    rules.view(twin.states, eyes, views)
    outcomes = int(rules.chance_outcomes(twin.states)) if twin.seat == CHANCE else 0
    legal = answers(rules, twin.states) if twin.seat == eyes else []
    return [views.tobytes(), twin.seat, int(twin.states[0].phase), outcomes, legal]


def shown(twin: Twin, eyes: int, rules: Doors) -> list[object]:
    """All that a page shows these eyes."""
    views = GAME.View.blank()
    rules.view(twin.states, eyes, views)
    view, legal = views[0], answers(rules, twin.states) if twin.seat == eyes else []
    others = [action for action in range(len(ANSWERS)) if action not in legal] if legal else []
    return [
        GAME.text.prompt(view, GAME.words()),
        list(GAME.text.sections(view, GAME.words())),
        [GAME.board(view, GAME.words(), shape, legal).regions for shape in (WIDE, TALL)],
        [said(view, action) for action in legal],
        [(GAME.refuse(view, action), GAME.text.lack(view, action, GAME.words())) for action in others],
    ]


@pytest.mark.parametrize("number", range(ROUNDS))
def test_random_twins_look_the_same_to_all_who_have_not_looked(mode, number):
    """From the first card of a look until the secret ends with its chapter."""
    count, during, after, by_seats = 0, 0, 0, 0
    matches = repeats(mode, 2, MATCHES)
    for seed in range(number * MATCHES, number * MATCHES + matches):
        for step, pair in enumerate(histories(mode, seed)):
            for eyes in pair.eyes:
                one, other = (known(twin, eyes, pair.rules) for twin in (pair.one, pair.other))
                assert one == other
                assert heard(pair.one, eyes, pair.rules) == heard(pair.other, eyes, pair.rules)
                if step % 20 == 3:
                    assert shown(pair.one, eyes, pair.rules) == shown(pair.other, eyes, pair.rules)
                count += 1
                by_seats += eyes != SPECTATOR
            during += pair.one.states[0].phase in (Phase.LOOK, Phase.SEARCH)
            after += pair.one.states[0].phase not in (Phase.LOOK, Phase.SEARCH)
    assert count > 0
    if mode is not Mode.INTERPRETED:
        assert count >= 2000 / ROUNDS
        assert min(during, after, by_seats) > 30


def test_whoever_looked_can_tell_random_twins_apart(mode):
    told = 0
    for seed in range(repeats(mode, 3, MATCHES)):
        for pair in histories(mode, seed):
            for seat in set(range(2)) - set(pair.eyes):
                assert known(pair.one, seat, pair.rules) != known(pair.other, seat, pair.rules)
                told += 1
    assert told > 0


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
