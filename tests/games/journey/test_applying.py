"""Applying: what the kept dice do once rolling has ended (J-14 to J-24)."""

import pytest

from bagend.games.journey.actions import Event, Phase
from bagend.games.journey.components import HOBBITS
from games.journey.positions import finish, position


def test_j14_nothing_takes_effect_before_rolling_has_ended():
    turn = position(shows="R G W N O").play("keep yellow+red+green")
    assert (turn.place("frodo"), turn.splits("frodo"), turn.marks("pippin")) == ("bag-end", [], 0)


def test_j14_then_everything_does():
    turn = finish("R G W N W")
    assert (turn.place("frodo"), turn.splits("frodo"), turn.marks("pippin")) == ("rivendell", [1], 1)


def test_j14_no_square_may_be_split_while_dice_are_rolled():
    assert position(shows="R G W N O", choose_split="yes").refusal("split 1") == "J-14"


@pytest.mark.parametrize("kept", ["R G W W O", "O W G W R", "W R O G W", "G O R W W"])
def test_j15_the_colour_of_other_symbols_does_not_matter(kept):
    turn = finish(kept, "sam")
    assert (turn.place("sam"), turn.splits("sam")) == ("rivendell", [1])


def test_j15_the_colour_of_a_nazgul_does():
    assert finish("N W W W W", "sam").marks("frodo") == 1
    assert finish("W W N W W", "sam").marks("frodo") == 0


def test_j16_each_ring_crosses_the_next_space():
    assert finish("R R R W W", at={"frodo": "moria"}).place("frodo") == "helms-deep"


def test_j16_no_space_is_skipped():
    turn = finish("R R W W W")
    assert [told[2] for told in turn.told if told[0] == Event.CROSSED] == [1, 2]


def test_j16_without_a_ring_no_space_is_crossed():
    assert finish("W W W W W").place("frodo") == "bag-end"


def test_j16_spare_rings_are_lost():
    assert finish("R R R R W", at={"frodo": "minas-tirith"}, marked={"frodo": 1}).place("frodo") == "mordor"


def test_j17_more_orcs_than_weapons_stop_every_ring():
    assert finish("R R R O G").place("frodo") == "bag-end"


def test_j17_orcs_stop_nothing_else():
    turn = finish("R O G G N")
    assert (turn.splits("frodo"), turn.marks("frodo")) == ([1, 2], 1)


def test_j18_as_many_weapons_as_orcs_let_the_rings_count():
    assert finish("R O O W W").place("frodo") == "rivendell"


def test_j18_fewer_do_not():
    assert finish("R O O O W").place("frodo") == "bag-end"


def test_j18_weapons_do_nothing_else():
    turn = finish("W W W W W")
    assert (turn.place("frodo"), turn.splits("frodo"), turn.left("frodo")) == ("bag-end", [], 6)


def test_j18_a_weapon_does_not_stop_a_nazgul():
    assert finish("W W W W N").marks("frodo") == 1


def test_j19_a_nazgul_marks_one_segment():
    assert finish("W W W W N", marked={"frodo": 2}).marks("frodo") == 3


def test_j19_a_segment_may_be_half_a_square():
    turn = finish("W W W W N", split={"frodo": [1]})
    assert (turn.marks("frodo"), turn.left("frodo")) == (1, 6)


def test_j19_no_nazgul_no_mark():
    turn = finish("R G W O W")
    assert [turn.marks(hobbit) for hobbit in HOBBITS] == [0, 0, 0, 0]


@pytest.mark.parametrize("kept", ["W W W W N", "W W N W W", "W W W N W"])
def test_j20_black_own_and_neutral_nazgul_hit_the_active_player(kept):
    turn = finish(kept, "merry", seats=["sam", "merry"])
    assert (turn.marks("merry"), turn.marks("sam")) == (1, 0)


def test_j20_another_players_colour_hits_that_player_only():
    turn = finish("W N W W W", "merry", seats=["sam", "merry"])
    assert (turn.marks("merry"), turn.marks("sam")) == (0, 1)


def test_j20_several_players_may_be_hit_in_one_turn():
    turn = finish("N N N N N", "frodo")
    assert [turn.marks(hobbit) for hobbit in HOBBITS] == [2, 1, 1, 1]


def test_j21_gandalf_makes_the_path_one_segment_longer():
    assert finish("G W W W W").left("frodo") == 7


def test_j21_each_gandalf_splits_a_square():
    assert finish("G G G W W").splits("frodo") == [1, 2, 3]


def test_j21_only_ones_own_path_is_split():
    turn = finish("G W W W W", "sam")
    assert [turn.splits(hobbit) for hobbit in HOBBITS] == [[], [1], [], []]


def test_j21_a_marked_square_may_not_be_split():
    assert position_to_split(marked={"frodo": 1}).refusal("split 1") == "J-21"


def test_j21_a_split_square_may_not_be_split_again():
    assert position_to_split(split={"frodo": [2]}).refusal("split 2") == "J-21"


def test_j21_the_last_square_may_be_split():
    assert finish("G W W W W", split={"frodo": [1, 2, 3, 4, 5]}).splits("frodo") == [1, 2, 3, 4, 5, 6]


def test_j21_a_split_square_with_both_halves_marked_counts_as_one():
    assert finish("G W W W W", split={"frodo": [1]}, marked={"frodo": 2}).splits("frodo") == [1, 2]


def test_j21_there_is_no_square_after_the_last():
    assert position_to_split().refusal("split 7") == "J-21"
    assert position_to_split(squares=7).may("split 7")


def test_j21_where_all_are_split_or_marked_gandalf_does_nothing():
    turn = finish("G W W W W", marked={"frodo": 2}, split={"frodo": [3, 4, 5, 6]})
    assert (turn.splits("frodo"), turn.left("frodo")) == ([3, 4, 5, 6], 8)


def test_j21_gandalf_asks_nothing_where_there_is_nothing_to_split():
    turn = finish("G W W W W", choose_split="yes", split={"frodo": [1, 2, 3, 4, 5, 6]})
    assert turn.active == "sam"


def test_j22_gandalf_comes_before_the_nazgul_of_the_same_turn():
    turn = finish("G W W W N", marked={"frodo": 5})
    assert (turn.left("frodo"), turn.is_out("frodo")) == (1, False)


def test_j22_he_cannot_undo_the_marks_of_an_earlier_turn():
    assert finish("G W W W W", marked={"frodo": 5}).marks("frodo") == 5


def test_j23_the_white_tree_does_nothing_of_its_own():
    turn = finish(". . . . T")
    assert (turn.place("frodo"), turn.splits("frodo"), turn.left("frodo")) == ("bag-end", [], 6)


def test_j23_nor_does_it_take_anything_away():
    assert finish("R . . . T").place("frodo") == "rivendell"


@pytest.mark.parametrize(("active", "following"), [("frodo", "sam"), ("sam", "merry"), ("pippin", "frodo")])
def test_j24_the_turn_passes_clockwise(active, following):
    assert finish("W W W W W", active).active == following


def test_j24_seats_that_nobody_took_are_passed_over():
    assert finish("W W W W W", "sam", seats=["sam", "pippin"]).active == "pippin"


def test_jt2_one_ring_crosses_one_space():
    assert finish("R G W N W", "frodo").place("frodo") == "rivendell"


def test_jt3_two_rings_cross_two_spaces():
    assert finish("R R W N G", "frodo").place("frodo") == "moria"


def test_jt4_pippins_orc_stops_both_rings():
    assert finish("R R O G N", "pippin").place("pippin") == "bag-end"


def test_jt5a_sams_weapon_beats_his_orc():
    assert finish("R O W G N", "sam").place("sam") == "rivendell"


def test_jt5b_two_orcs_beat_one_weapon():
    assert finish("R R O O W", "sam").place("sam") == "bag-end"


def test_jt6_merrys_three_nazgul_mark_two_for_him_and_one_for_sam():
    turn = finish("W N N W N", "merry")
    assert (turn.marks("merry"), turn.marks("sam")) == (2, 1)


def test_jt7a_sam_splits_a_fresh_square_and_marks_its_half():
    turn = finish("W N G W W", "sam")
    assert (turn.splits("sam"), turn.marks("sam"), turn.left("sam")) == ([1], 1, 6)


def test_jt7b_with_the_first_square_marked_sam_splits_the_second():
    turn = finish("W N G W W", "sam", marked={"sam": 1})
    assert (turn.splits("sam"), turn.marks("sam"), turn.left("sam")) == ([2], 2, 5)


def test_jt10_merry_applies_one_of_each():
    turn = finish("R G W O N", "merry")
    assert (turn.place("merry"), turn.splits("merry"), turn.marks("merry")) == ("rivendell", [1], 1)


def test_jt11_sam_is_held_up_and_marks_merrys_second_half():
    turn = finish("O N N G R", "sam", split={"merry": [1]}, marked={"merry": 1})
    assert (turn.place("sam"), turn.splits("sam"), turn.marks("sam")) == ("bag-end", [1], 1)
    assert (turn.marks("merry"), turn.left("merry")) == (2, 5)


def position_to_split(**given):
    """Frodo has kept a Gandalf and is asked which square to split."""
    turn = finish("G W W W W", choose_split="yes", **given)
    assert turn.asks == (0, Phase.SPLIT)
    return turn


def test_a1_without_the_option_the_leftmost_square_is_split():
    assert finish("G W W W W", marked={"frodo": 3}).splits("frodo") == [4]


def test_a1_with_the_option_any_empty_square_may_be_split_or_none():
    turn = position_to_split(marked={"frodo": 2}, split={"frodo": [4]})
    assert turn.answers() == {"split 3", "split 5", "split 6", "refrain"}


def test_a1_the_chosen_square_is_split():
    assert position_to_split().play("split 5").splits("frodo") == [5]


def test_a1_none_may_be_split():
    turn = position_to_split().play("refrain")
    assert (turn.splits("frodo"), turn.active) == ([], "sam")


def test_a1_each_gandalf_asks_again():
    turn = finish("G G W W W", choose_split="yes").play("split 6")
    assert turn.asks == (0, Phase.SPLIT)
    assert turn.play("split 1").splits("frodo") == [1, 6]


def test_a1_who_splits_none_is_not_asked_again():
    assert finish("G G W W W", choose_split="yes").play("refrain").active == "sam"


def test_a2_rings_then_gandalf_then_nazgul():
    events = finish("R G W O N").events()
    order = [Event.CROSSED, Event.SPLIT, Event.MARKED]
    assert [event for event in events if event in order] == order


def test_a2_the_chosen_split_comes_before_the_nazgul_too():
    turn = finish("G W W W N", choose_split="yes")
    assert turn.marks("frodo") == 0
    assert turn.play("split 1").marks("frodo") == 1


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"choose_split": "yes"}, ["refrain"]),
        ({"choose_split": "yes"}, ["split 2", "split 4"]),
        ({"split": {"frodo": [1, 2, 3, 4, 5]}}, []),
    ],
    ids=["refrained", "used", "no square left"],
)
def test_j21_no_gandalf_outlasts_the_turn(given, answers):
    turn = finish("G G W W W", **given).play(*answers)
    assert (turn.active, int(turn.state.gandalfs)) == ("sam", 0)


def test_a3_hits_beyond_the_last_segment_are_lost():
    turn = finish("N W W W N", "frodo", marked={"frodo": 5})
    assert (turn.marks("frodo"), turn.left("frodo")) == (6, 0)


def test_a9_a_half_marked_square_may_not_be_split():
    turn = position_to_split(split={"frodo": [1]}, marked={"frodo": 1})
    assert turn.refusal("split 1") == "J-21"
    assert turn.may("split 2")


def test_a15_a_nazgul_hits_one_player_never_two():
    turn = finish("W W N W W", "sam")
    assert [turn.marks(hobbit) for hobbit in HOBBITS] == [0, 0, 1, 0]
