"""Setup: who plays which hobbit, on which side, and who goes first (J-1 to J-4)."""

import pytest

from bagend import Match
from bagend.engine.errors import BadOption, UnknownSeat
from bagend.engine.seats import CHANCE
from bagend.games.journey.actions import DRAWS
from bagend.games.journey.components import DICE, HOBBITS
from games.journey.positions import GAME, finish, position


@pytest.mark.parametrize("number", [2, 3, 4])
def test_j1_two_to_four_hobbits_may_play(number, mode):
    match = Match("journey", seats=HOBBITS[:number], seed=1, mode=mode)
    assert match.taken == tuple(range(number))


def test_j1_one_hobbit_may_not_play_alone():
    with pytest.raises(UnknownSeat, match="needs at least 2 seats, not 1"):
        Match("journey", seats=["frodo"])


def test_j1_on_the_basic_side_places_have_no_rule():
    turn = finish("W W W W W", "frodo", at={"sam": "rivendell"}, side="basic").roll("R R R O W")
    assert turn.refusal("keep yellow+red") == "J-7"


def test_j1_on_the_advanced_side_they_have():
    turn = finish("W W W W W", "frodo", at={"sam": "rivendell"}, side="advanced").roll("R R R O W")
    assert turn.may_keep("R R . . .")


def test_j1_the_side_is_the_same_for_all():
    with pytest.raises(BadOption, match="cannot be “frodo advanced”; expected basic or advanced"):
        Match("journey", options={"side": "frodo advanced"})


def test_j2_a_hobbit_may_not_be_chosen_twice():
    with pytest.raises(UnknownSeat, match="named twice"):
        Match("journey", seats=["sam", "sam", "merry"])


@pytest.mark.parametrize(
    ("hobbit", "colour"), [("frodo", "yellow"), ("sam", "red"), ("merry", "blue"), ("pippin", "green")]
)
def test_j2_the_hobbit_fixes_the_colour(hobbit, colour):
    marks = ["N" if die == colour else "W" for die in DICE]
    other = "sam" if hobbit != "sam" else "frodo"
    assert finish(" ".join(marks), other).marks(hobbit) == 1


def test_j3_a_colour_nobody_chose_is_neutral():
    turn = finish("W W W N W", "frodo", seats=["frodo", "sam"])
    assert turn.marks("frodo") == 1


def test_j3_a_colour_somebody_chose_is_not():
    turn = finish("W N W W W", "frodo", seats=["frodo", "sam"])
    assert turn.marks("frodo") == 0


@pytest.mark.parametrize("hobbit", ["sam", "merry"])
def test_j4_the_host_may_say_who_goes_first(hobbit, mode):
    match = Match("journey", seats=["sam", "merry"], options={"first": hobbit}, seed=1, mode=mode)
    assert match.game.seats[match.seat] == hobbit


def test_j4_then_chance_has_no_choice(rules):
    states = GAME.setup(GAME.options.read({"first": "sam"}), GAME.take_seats(None))
    assert [DRAWS.notation(rules.draw(states, k)) for k in range(rules.chance_outcomes(states))] == ["begin sam"]


def test_j4_who_does_not_play_may_not_go_first():
    with pytest.raises(BadOption, match="that seat is not taken"):
        Match("journey", seats=["sam", "merry"], options={"first": "frodo"})


def test_j4_otherwise_chance_says_so_evenly(rules):
    states = GAME.setup(GAME.options.read({}), GAME.take_seats(["frodo", "merry", "pippin"]))
    named = [DRAWS.notation(rules.draw(states, k)) for k in range(rules.chance_outcomes(states))]
    assert named == ["begin frodo", "begin merry", "begin pippin"]


def test_j4_until_then_nobody_goes_first():
    state = GAME.setup(GAME.options.read({}), GAME.take_seats(None))[0]
    assert (state.seat, state.active, state.first) == (CHANCE, CHANCE, CHANCE)


def test_j4_play_is_clockwise():
    assert finish("W W W W W", "frodo").active == "sam"


def test_a_fresh_sheet_is_empty():
    turn = position()
    assert (turn.place("frodo"), turn.marks("frodo"), turn.left("frodo"), turn.splits("frodo")) == ("bag-end", 0, 6, [])
