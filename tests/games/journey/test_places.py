"""Places: on the advanced side the place where a turn begins bends a rule (J-35 to J-44)."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.journey.actions import Event, Phase
from games.journey.positions import finish, position


def at(place, hobbit="frodo"):
    """The hobbit stands there, on the advanced side."""
    return {"at": {hobbit: place}, "side": "advanced"}


def test_j35_the_place_where_the_turn_begins_holds_for_the_whole_turn():
    # Frodo begins in Lothlórien and crosses into Rohan; his Weapon still counts as two for the second Ring.
    assert finish("R R O O W", **at("lothlorien")).place("frodo") == "helms-deep"


def test_j35_the_place_where_others_stand_has_no_say():
    turn = position("frodo", shows="R R W O T", **at("rivendell", "sam"))
    assert not turn.may_keep("R R . . .")


def test_j35_the_next_turn_begins_where_that_player_stands():
    turn = finish("W W W W W", "frodo", at={"frodo": "rivendell", "sam": "moria"}, side="advanced")
    assert turn.state.place == 2


def test_j35_bag_end_has_no_rule():
    turn = position(shows="R R W O T", **at("bag-end"))
    assert not turn.may_keep("R R . . .")
    assert not turn.may("reroll")


def test_j36_rivendell_equals_may_be_kept():
    assert position(shows="W W R O T", **at("rivendell")).may_keep("W W . . .")


def test_j36_elsewhere_they_may_not():
    assert position(shows="W W R O T", **at("moria")).refusal("keep yellow+red") == "J-7"


def test_j36_a_nazgul_is_still_compulsory():
    assert position(shows="W W N O T", **at("rivendell")).refusal("keep yellow+red") == "J-8"


def test_j36_all_five_equals_may_be_kept():
    assert position(shows="W W W W W", **at("rivendell")).may_keep("W W W W W")


def test_j36_nothing_may_not_be_kept_there_either():
    assert position(shows="W W W W W", **at("rivendell")).refusal("keep nothing") == "J-6"


def test_j37_moria_gandalf_may_be_kept():
    assert position(shows="G W R O T", **at("moria")).may_keep("G . . . .")


def test_j37_but_splits_nothing():
    assert finish("G G W W W", **at("moria")).splits("frodo") == []


def test_j37_nor_asks():
    assert finish("G W W W W", choose_split="yes", **at("moria")).active == "sam"


def test_j37_elsewhere_he_does():
    assert finish("G G W W W", **at("rohan")).splits("frodo") == [1, 2]


def test_j38_lothlorien_each_weapon_counts_as_two():
    assert finish("R O O O W", **at("lothlorien")).place("frodo") == "lothlorien"
    assert finish("R O O G W", **at("lothlorien")).place("frodo") == "rohan"


def test_j38_elsewhere_as_one():
    assert finish("R O O G W", **at("rohan")).place("frodo") == "rohan"


def test_j39_rohan_a_roll_may_be_made_once_more():
    turn = position(shows="N W R O T", **at("rohan")).play("reroll")
    assert turn.asks == (CHANCE, Phase.ROLL)


def test_j39_but_not_twice():
    turn = position(shows="N W R O T", **at("rohan")).play("reroll").roll("N N W W T")
    assert turn.refusal("reroll") == "J-39"


def test_j39_the_next_roll_may_be_made_once_more_again():
    turn = position(shows="N W R O T", **at("rohan")).play("reroll").roll("N N W W T").play("keep yellow")
    assert turn.roll(". N O O T").may("reroll")


def test_j39_the_second_result_stands():
    turn = position(shows="N W R O T", **at("rohan")).play("reroll").roll("W W R O T")
    assert turn.may_keep("W . . . .")


def test_j39_elsewhere_a_die_must_be_kept_first():
    assert position(shows="N W R O T", **at("moria")).refusal("reroll") == "J-6"


def test_j39_not_after_rolling_has_ended():
    turn = finish("G W W W W", choose_split="yes", **at("rohan"))
    assert turn.refusal("reroll") == "J-11"


def test_j40_helms_deep_each_orc_counts_as_two():
    assert finish("R O W G G", **at("helms-deep")).place("frodo") == "helms-deep"


def test_j40_elsewhere_as_one():
    assert finish("R O W G G", **at("gondor")).place("frodo") == "minas-tirith"


@pytest.mark.parametrize("kept", ["N W W W W", "W W W W N", "W W W N W"])
def test_j41_gondor_own_black_and_neutral_nazgul_have_no_effect(kept):
    assert finish(kept, "frodo", seats=["frodo", "sam"], **at("gondor")).marks("frodo") == 0


def test_j41_but_must_be_kept():
    assert position(shows="N W R O T", **at("gondor")).refusal("keep red") == "J-8"


def test_j41_elsewhere_they_have():
    assert finish("N W W W W", "frodo", seats=["frodo", "sam"], **at("helms-deep")).marks("frodo") == 1


def test_j42_minas_tirith_every_nazgul_hits_the_active_player():
    assert finish("N N N N N", "frodo", **at("minas-tirith")).marks("frodo") == 5


def test_j42_and_nobody_else():
    assert finish("N N N N N", "frodo", **at("minas-tirith")).marks("sam") == 0


def test_j42_elsewhere_each_his_own():
    assert finish("N N N N N", "frodo", **at("shelobs-lair")).marks("frodo") == 2


def test_j43_shelobs_lair_one_ring_is_not_enough():
    turn = finish("R W W W W", **at("shelobs-lair"))
    assert (turn.place("frodo"), Event.STUCK in turn.events()) == ("shelobs-lair", True)


def test_j43_two_are():
    assert finish("R R W W W", **at("shelobs-lair")).place("frodo") == "mordor"


def test_j43_on_the_basic_side_one_is():
    assert finish("R W W W W", at={"frodo": "shelobs-lair"}, side="basic").place("frodo") == "mordor"


def test_j44_who_begins_before_the_lair_runs_through_it_with_two_rings():
    assert finish("R R W W W", **at("minas-tirith")).place("frodo") == "mordor"


def test_j44_with_one_he_stops_there():
    assert finish("R W W W W", **at("minas-tirith")).place("frodo") == "shelobs-lair"


def test_jt12_in_rivendell_three_rings_may_be_kept_or_two_or_one():
    turn = position(shows="R R R W O", **at("rivendell"))
    assert turn.may_keep("R R R . .")
    assert turn.may_keep(". R R . .")
    assert turn.may_keep(". . R . .")


def test_jt13_in_moria_no_square_is_split():
    turn = finish("R G W O N", **at("moria"))
    assert (turn.splits("frodo"), Event.IDLE in turn.events()) == ([], True)


def test_jt14_in_lothlorien_one_weapon_beats_two_orcs():
    assert finish("R O O W N", **at("lothlorien")).place("frodo") == "rohan"


def test_jt15a_in_rohan_sam_rolls_five_dice_again_and_must_then_keep_a_nazgul(rules):
    turn = position("sam", shows="R N W G O", **at("rohan", "sam")).play("reroll")
    assert rules.chance_outcomes(turn.states) == 6**5
    turn.roll("R O W O N")
    assert turn.refusal("keep yellow") == "J-8"
    assert turn.may_keep("R . . . N")


def test_jt15b_he_rolls_the_other_three_again_and_keeps_all_three(rules):
    turn = position("sam", shows="R O W O N", **at("rohan", "sam")).play("keep yellow+black")
    turn.roll(". O N O .").play("reroll")
    assert rules.chance_outcomes(turn.states) == 6**3
    turn.roll(". W G R .")
    assert turn.refusal("keep nothing") == "J-6"
    assert turn.play("keep red+blue+green").active == "merry"


def test_jt16_in_helms_deep_it_takes_two_weapons():
    assert finish("R O W G G", **at("helms-deep")).place("frodo") == "helms-deep"
    assert finish("R O W W G", **at("helms-deep")).place("frodo") == "gondor"


def test_jt17_in_gondor_merrys_nazgul_mark_only_sams_path():
    turn = finish("W N N W N", "merry", **at("gondor", "merry"))
    assert (turn.marks("merry"), turn.marks("sam")) == (0, 1)


def test_jt18_gondor_does_not_shelter_in_sams_turn():
    turn = finish("W W N W W", "sam", **at("gondor", "merry"))
    assert turn.marks("merry") == 1


def test_jt19_in_minas_tirith_all_three_mark_merrys_path():
    turn = finish("W N N W N", "merry", **at("minas-tirith", "merry"))
    assert (turn.marks("merry"), turn.marks("sam")) == (3, 0)


@pytest.mark.parametrize(
    ("kept", "place"),
    [("R W W W W", "shelobs-lair"), ("R R W W W", "mordor"), ("R R O G G", "shelobs-lair")],
)
def test_jt20_in_shelobs_lair_it_takes_two_rings_and_no_orc(kept, place):
    assert finish(kept, **at("shelobs-lair")).place("frodo") == place


def test_a11_in_rohan_all_dice_of_the_roll_are_rolled_again_or_none(rules):
    turn = position(kept="R G . . .", shows=". . N W T", **at("rohan")).play("reroll")
    assert (rules.chance_outcomes(turn.states), int(turn.state.kept)) == (6**3, 0b00011)


def test_a12_in_rivendell_one_nazgul_must_be_kept_and_more_may():
    turn = position(shows="N N N W O", **at("rivendell"))
    assert turn.may_keep("N . . . .")
    assert turn.may_keep("N N N . .")
    assert turn.refusal("keep green") == "J-8"


def test_a13_in_shelobs_lair_spare_rings_are_lost():
    assert finish("R R R R W", **at("shelobs-lair")).place("frodo") == "mordor"


def test_j39_rolling_again_is_the_only_answer_that_rohan_adds():
    elsewhere = position(shows="R R W O G").answers()
    in_rohan = position(shows="R R W O G", at={"frodo": "rohan"}, side="advanced").answers()
    assert in_rohan == elsewhere | {"reroll"}
