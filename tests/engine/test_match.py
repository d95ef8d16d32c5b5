"""Match: the door at which mistakes are refused."""

import pytest

from bagend import Match
from bagend.engine.chance import Scripted
from bagend.engine.errors import BadOption, IllegalAction, NotYourTurn, UnknownGame, UnknownNotation, UnknownSeat
from bagend.engine.film import Film, Moment, moments, tell
from bagend.engine.seats import CHANCE, NOBODY, SPECTATOR
from bagend.games import find


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="There is no game “chess”; expected journey"):
        Match("chess")


REFUSED = [
    (
        {"seats": ["frodo", "gollum"]},
        UnknownSeat,
        "journey has no seat “gollum”; expected frodo, sam, merry or pippin.",
    ),
    ({"seats": ["frodo"]}, UnknownSeat, "journey needs at least 2 seats, not 1."),
    ({"seats": []}, UnknownSeat, "journey needs at least 2 seats, not 0."),
    ({"seats": ["frodo", "sam", "sam"]}, UnknownSeat, "A seat is named twice in frodo, sam, sam."),
    ({"options": {"squares": 99}}, BadOption, "Option “squares” cannot be “99”; expected a whole number from 5 to 8."),
]


@pytest.mark.parametrize(("given", "error", "sentence"), REFUSED)
def test_a_match_that_cannot_be_set_up_is_refused(given, error, sentence):
    with pytest.raises(error) as refused:
        Match("journey", **given)
    assert str(refused.value) == sentence


def test_seats_sit_in_the_order_of_the_game():
    assert Match("journey", seats=["merry", "frodo"], seed=1).taken == (0, 2)


def test_the_same_seed_gives_the_same_match():
    assert str(Match("journey", seed=5).journal()) == str(Match("journey", seed=5).journal())
    assert str(Match("journey", seed=5).journal()) != str(Match("journey", seed=6).journal())


def test_without_a_seed_every_match_has_its_own_secret():
    assert Match("journey").journal().commitment != Match("journey").journal().commitment


def test_an_answer_may_be_notation_an_int_or_an_answer():
    played = []
    for kind in ("notation", "action", "itself"):
        match = Match("journey", seed=3)
        answer = match.legal()[0]
        match.play(answer if kind == "itself" else getattr(answer, kind))
        played.append(str(match.journal()))
    assert len(set(played)) == 1


def test_play_gives_what_it_added():
    match = Match("journey", luck=Scripted([0, 0]), options={"first": "frodo"})
    added = match.play("keep yellow")
    assert [entry.seat for entry in added] == [0, CHANCE]
    assert match.entries[-2:] == added


def test_a_seat_may_be_checked():
    match = Match("journey", luck=Scripted([0, 0]), options={"first": "frodo"})
    with pytest.raises(NotYourTurn, match=r"It is not the turn of sam, but of frodo\.") as refused:
        match.play("keep yellow", seat="sam")
    assert refused.value.facts["seat"] == "frodo"
    assert match.play("keep yellow", seat="frodo")


def test_a_spectator_may_not_answer():
    with pytest.raises(NotYourTurn, match=r"Spectators cannot move; it is the turn of \w+\."):
        Match("journey", seed=1).play("keep yellow", seat=SPECTATOR)


@pytest.mark.parametrize("answer", ["keep gold", "", -1, 10**9])
def test_an_answer_that_cannot_be_read_is_refused(answer):
    with pytest.raises(UnknownNotation):
        Match("journey", seed=1).play(answer)


def test_an_answer_that_is_not_allowed_is_refused():
    with pytest.raises(IllegalAction, match=r"“keep nothing” is not allowed here\. J-6: "):
        Match("journey", seed=1).play("keep nothing")


def test_an_unknown_seat_has_no_view():
    with pytest.raises(UnknownSeat, match="journey has no seat “gollum”"):
        Match("journey", seed=1).view("gollum")


def test_a_match_ends_undecided_at_its_longest():
    match = Match("journey", seed=1)
    match.entries *= find("journey").longest
    assert (match.is_over, match.seat, match.legal_actions(), match.outcome) == (True, NOBODY, [], None)


def test_a_match_says_what_it_is():
    match = Match("journey", luck=Scripted([0, 0]), options={"first": "frodo"})
    assert repr(match) == "<Match of Journey to Mordor: 2 answers, frodo is asked KEEP>"


def test_a_film_too_short_is_a_fault_that_is_seen():
    game = find("journey")
    film = Film.blank(game.State, 2)
    states = game.State.blank()
    for kind in (1, 2):
        tell(film, states[0], kind, -1, 7)
    assert [(moment.kind, moment.nouns) for moment in moments(film)] == [(1, (7, 0, 0, 0)), (2, (7, 0, 0, 0))]
    tell(film, states[0], 3, -1)
    with pytest.raises(AssertionError, match="a film of 2 events had to hold 3"):
        list(moments(film))


def test_a_moment_keeps_the_state_as_it_was():
    game = find("journey")
    film, states = Film.blank(game.State, 2), game.State.blank()
    tell(film, states[0], 1, -1)
    states[0].turns = 5
    kept: list[Moment] = list(moments(film))
    assert kept[0].state[0].turns == 0


def test_an_empty_film_is_told_nothing():
    game = find("journey")
    film = Film.blank(game.State, 0)
    tell(film, game.State.blank()[0], 1, -1)
    assert len(film.told) == 0


def test_a_journal_without_its_secret_cannot_be_played_on_past_a_draw():
    lines = str(Match("journey", seed=3).journal()).splitlines()
    header = [line for line in lines if not line.startswith("secret ")]
    cut = Match.parse("\n".join(header[:-1]) + "\n")
    assert cut.seat == CHANCE
    with pytest.raises(NotYourTurn, match="no secret to draw from"):
        cut.play("keep yellow")


def test_a_match_without_its_secret_stops_at_the_next_draw_and_keeps_its_commitment():
    match = Match("journey", seed=3)
    lines = str(match.journal()).splitlines()
    sealed = Match.parse("\n".join(line for line in lines if not line.startswith("secret ")) + "\n")
    sealed.play(sealed.legal_actions()[0])
    assert sealed.seat == CHANCE
    assert sealed.journal().commitment == match.journal().commitment


def test_a_resignation_is_part_of_the_journal():
    match = Match("journey", seed=3)
    match.resigned = "sam"
    again = Match.parse(str(match.journal()))
    assert again.resigned == "sam"
    assert again.is_over


def test_a_seat_may_be_named_wherever_one_is_given():
    match = Match("journey", seats=["frodo", "sam"], options={"first": "frodo"}, seed=1)
    match.play(match.legal()[0], "frodo")
    assert match.may_take_back("frodo")
    assert not match.may_undo("sam")
    match.take_back("frodo")
    assert not match.may_take_back("frodo")


def test_a_seat_that_does_not_exist_is_refused_in_a_sentence():
    match = Match("journey", seed=1)
    with pytest.raises(UnknownSeat, match="journey has no seat number 17"):
        match.play(match.legal()[0], seat=17)


def test_a_move_of_the_wrong_type_is_refused_in_a_sentence():
    with pytest.raises(UnknownNotation, match="Cannot read “None”"):
        Match("journey", seed=1).play(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7"])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(BadOption, match="A seed must be a whole number"):
        Match("journey", seed=seed)
