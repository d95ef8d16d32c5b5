"""The roll phase, and the order in which the dice of the tile are resolved."""

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from games.mountdoom.positions import QUIET, Turn, meet, position, tiled, walk

SLOTS = dict.fromkeys(range(1, 7), QUIET)


def fresh(**given) -> Turn:
    return position(slots=SLOTS, fields={"eye": 20}, **given)


def test_m51_mt1_both_black_dice_and_any_two_others_are_rolled():
    turn = fresh()
    assert len([answer for answer in turn.answers() if answer.startswith("roll")]) == 10
    turn.play("roll blue+red")
    assert turn.asks == (CHANCE, Phase.ROLL)
    assert turn.rules.chance_outcomes(turn.states) == 6**4
    turn.roll("2534")
    assert turn.state.black.tolist() == [2, 5]
    assert turn.state.face.tolist() == [0, 0, 3, 0, 4]


def test_m51_neither_one_nor_three_may_be_chosen():
    assert not fresh().may("roll blue")
    assert fresh().refusal("roll orange+blue+red") == "M-51"


def test_m58_the_ring_bearers_die_may_be_left():
    assert fresh().may("roll blue+red")
    assert fresh().play("roll orange+red").roll("1234").may("place first red")


def test_m52_mt2_a_black_and_a_fellowship_die_go_onto_side_1():
    turn = fresh().play("roll blue+red").roll("2534")
    assert turn.answers() == {f"place {black} {die}" for black in ("first", "second") for die in ("blue", "red")}
    turn.play("place first blue")
    assert (turn.state.top[0], turn.state.low[0], turn.state.face[2]) == (2, 2, 3)
    assert (turn.state.black.tolist(), turn.state.loose) == ([0, 5], 0b10000)


def test_m52_a_die_not_rolled_cannot_be_placed():
    assert fresh().play("roll blue+red").roll("2534").refusal("place first green") == "M-52"


def test_m53_m56_mt3_exactly_three_dice_are_rolled_again():
    turn = fresh().play("roll blue+red").roll("2534").play("place first blue")
    assert turn.answers() == {"add orange", "add violet", "add green"}
    assert turn.refusal("add red") == "M-53"
    turn.play("add green")
    assert turn.rules.chance_outcomes(turn.states) == 6**3
    turn.roll("-665")
    assert (turn.state.top[0], turn.state.face[2]) == (2, 3)
    assert (turn.state.black.tolist(), turn.state.face[3], turn.state.face[4]) == ([0, 6], 6, 5)


def test_m54_m55_m57_mt4_the_other_black_die_and_one_of_the_two_go_onto_side_2():
    turn = fresh().play("roll blue+red").roll("2534").play("place first blue", "add green").roll("-665")
    assert turn.answers() == {"place second green", "place second red"}
    assert turn.refusal("place first red") == "M-54"
    assert turn.refusal("place second blue") == "M-54"
    turn.play("place second red")
    assert turn.told[2][0:1] == (Event.ROLLED,)
    assert turn.at("legolas") == 0
    assert (turn.at("aragorn"), turn.at("gimli")) == (3, 5)


def test_m59_m60_m61_the_dice_are_resolved_side_by_side_from_the_top():
    turn = tiled((1, 2), (("blue", 2), ("red", 4)), slots={1: "lothlorien-arwen", 2: "lothlorien-elrond"})
    kinds = [told for told in turn.told if told[0] in (Event.JOINED, Event.MOVED)]
    assert [kind for kind, *_ in kinds] == [Event.JOINED, Event.MOVED, Event.JOINED, Event.MOVED]
    assert (turn.state.top.tolist(), turn.state.low.tolist()) == ([0, 0], [-1, -1])
    assert turn.state.face.tolist() == [0] * 5


def test_m61_a_die_stays_on_the_tile_until_it_is_resolved():
    turn = meet("gondor-orc-hordes")
    assert turn.phase == Phase.COMBAT
    assert (turn.state.top.tolist(), turn.state.low.tolist()) == ([3, 6], [3, 4])


def test_m47_m48_after_rolling_and_acting_the_next_seat_clockwise_is_asked():
    turn = walk("aragorn", 2)
    assert turn.asks == (1, Phase.PAIR)
    assert walk("aragorn", 2, active="south", seats=["north", "south"]).asks == (0, Phase.PAIR)


def test_m49_the_active_seat_alone_is_asked():
    turn = fresh(active="east")
    for answer in ("roll orange+blue",):
        turn.play(answer)
    turn.roll("1234")
    assert turn.state.seat == 1


def test_m50_play_goes_on_until_somebody_has_won_or_lost():
    turn = walk("aragorn", 2)
    assert turn.outcome is None
