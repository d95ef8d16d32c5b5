"""Ending: who is out, when the match is over, and who has won (J-25 to J-34)."""

import pytest

from bagend.games.journey.actions import Event, Phase
from games.journey.positions import finish, position

BRINK = 5
"""Marks on a path of six squares that leave one segment."""


def test_j25_whose_last_segment_is_marked_is_out():
    assert finish("W W W W N", "frodo", marked={"frodo": BRINK}).is_out("frodo")


def test_j25_even_in_another_players_turn():
    assert finish("W N W W W", "frodo", marked={"sam": BRINK}).is_out("sam")


def test_j25_a_segment_left_keeps_him_in():
    assert not finish("W W W W N", "frodo", marked={"frodo": BRINK - 1}).is_out("frodo")


def test_j25_half_a_square_left_keeps_him_in():
    assert not finish("W W W W N", "frodo", marked={"frodo": BRINK}, split={"frodo": [6]}).is_out("frodo")


def test_j26_out_goes_before_mordor():
    turn = finish("R W W W N", "frodo", at={"frodo": "shelobs-lair"}, marked={"frodo": BRINK}, side="basic")
    assert (turn.is_out("frodo"), Event.ARRIVED in turn.events(), turn.outcome) == (True, False, None)


def test_j26_without_the_last_mark_he_has_arrived():
    turn = finish("R W W W W", "frodo", at={"frodo": "shelobs-lair"}, marked={"frodo": BRINK})
    assert Event.ARRIVED in turn.events()


def test_j27_the_colour_of_a_player_who_is_out_is_neutral():
    assert finish("W W W N W", "frodo", out=["pippin"]).marks("frodo") == 1


def test_j27_before_that_it_is_not():
    assert finish("W W W N W", "frodo").marks("frodo") == 0


def test_j28_who_is_out_takes_no_more_turns():
    assert finish("W W W W W", "frodo", out=["sam", "merry"]).active == "pippin"


def test_j28_who_was_put_out_in_this_very_turn_takes_none_either():
    assert finish("W N W W W", "frodo", marked={"sam": BRINK}).active == "merry"


def test_j29_if_all_are_out_all_have_lost():
    turn = finish("W W W W N", "frodo", out=["sam", "merry", "pippin"], marked={"frodo": BRINK})
    assert (turn.ended_by, turn.winners) == (("lost", "J-29"), [])


def test_j29_if_one_is_left_the_match_goes_on():
    assert finish("W W W W W", "frodo", out=["sam", "merry", "pippin"], marked={"frodo": BRINK}).outcome is None


def test_j30_the_round_is_played_to_its_end():
    turn = finish("R W W W W", "sam", first="frodo", at={"sam": "shelobs-lair"})
    assert (turn.active, turn.outcome) == ("merry", None)


def test_j30_then_the_match_is_over():
    turn = finish("W W W W W", "pippin", first="frodo", at={"sam": "mordor"})
    assert turn.asks[1] == Phase.OVER


def test_j30_the_round_ends_where_the_first_player_sits():
    turn = finish("W W W W W", "pippin", first="merry", at={"merry": "mordor"})
    assert (turn.active, turn.outcome) == ("frodo", None)


def test_j30_also_if_the_first_player_is_out():
    turn = finish("W W W W W", "pippin", first="frodo", out=["frodo"], at={"sam": "mordor"})
    assert turn.winners == ["sam"]


def test_j30_a_round_without_anybody_in_mordor_is_followed_by_another():
    assert finish("W W W W W", "pippin", first="frodo").active == "frodo"


def test_j31_the_only_one_in_mordor_wins():
    turn = finish("W W W W W", "pippin", first="frodo", at={"merry": "mordor"}, marked={"merry": 5})
    assert (turn.ended_by, turn.winners) == (("mordor", "J-31"), ["merry"])


def test_j31_not_if_the_nazgul_have_caught_him():
    turn = finish("W W W W W", "pippin", first="frodo", at={"merry": "mordor"}, out=["merry"])
    assert turn.outcome is None


def test_j32_of_several_the_most_unmarked_segments_win():
    turn = finish(
        "W W W W W", "pippin", first="frodo", at={"sam": "mordor", "merry": "mordor"}, marked={"sam": 2, "merry": 1}
    )
    assert (turn.ended_by, turn.winners) == (("most-left", "J-32"), ["merry"])


def test_j32_segments_of_those_elsewhere_do_not_count():
    turn = finish("W W W W W", "pippin", first="frodo", at={"sam": "mordor"}, marked={"sam": 5})
    assert turn.winners == ["sam"]


def test_j33_reaching_mordor_is_not_yet_victory():
    turn = finish("R W W W W", "frodo", at={"frodo": "shelobs-lair"})
    assert turn.outcome is None


def test_j33_a_later_player_with_more_segments_left_takes_it():
    turn = finish(
        "R W W W W",
        "pippin",
        first="frodo",
        at={"frodo": "mordor", "pippin": "shelobs-lair"},
        marked={"frodo": 1},
    )
    assert turn.winners == ["pippin"]


def test_j34_in_the_variant_the_last_one_left_wins_at_once():
    turn = finish("W N W W W", "frodo", out=["merry", "pippin"], marked={"sam": BRINK}, last_survivor="yes")
    assert (turn.ended_by, turn.winners) == (("survivor", "J-34"), ["frodo"])


def test_j34_in_the_variant_two_left_play_on():
    assert finish("W N W W W", "frodo", out=["pippin"], marked={"sam": BRINK}, last_survivor="yes").outcome is None


def test_j34_without_it_he_plays_on_alone():
    turn = finish("W N W W W", "frodo", out=["merry", "pippin"], marked={"sam": BRINK})
    assert (turn.outcome, turn.active) == (None, "frodo")


def test_j34_alone_he_still_wins_by_mordor():
    turn = finish("R W W W W", "frodo", out=["sam", "merry", "pippin"], at={"frodo": "shelobs-lair"})
    assert (turn.ended_by, turn.winners) == (("mordor", "J-31"), ["frodo"])


def test_j34_in_the_variant_reaching_mordor_still_wins():
    turn = finish("R W W W W", "pippin", first="frodo", at={"pippin": "shelobs-lair"}, last_survivor="yes")
    assert (turn.ended_by, turn.winners) == (("mordor", "J-31"), ["pippin"])


def test_jt9_pippin_is_out_the_others_go_on_and_green_is_neutral():
    turn = finish("W W W W N", "pippin", marked={"pippin": BRINK})
    assert (turn.is_out("pippin"), turn.active) == (True, "frodo")
    assert turn.then("W W W N W").marks("frodo") == 1


def test_jt21_mordor_and_the_last_segment_in_one_turn():
    turn = finish("R R W W N", "merry", at={"merry": "minas-tirith"}, marked={"merry": BRINK})
    assert turn.is_out("merry")


def test_jt22_the_first_of_three_reaches_mordor_and_two_still_play():
    turn = finish("R W W W W", "frodo", seats=["frodo", "sam", "merry"], at={"frodo": "shelobs-lair"})
    assert turn.active == "sam"
    assert turn.then("W W W W W").active == "merry"
    assert turn.then("W W W W W").winners == ["frodo"]


def test_jt23_three_halves_beat_a_whole_square_and_a_half():
    # Sam: squares 5 and 6 left, 5 split and half marked.  Merry: the same, and square 6 split too.
    turn = finish(
        "W W W W W",
        "pippin",
        first="frodo",
        at={"sam": "mordor", "merry": "mordor"},
        split={"sam": [5], "merry": [5, 6]},
        marked={"sam": 5, "merry": 5},
    )
    assert (turn.left("sam"), turn.left("merry"), turn.winners) == (2, 3, ["merry"])


@pytest.mark.parametrize("colour", range(4))
def test_jt24_alone_every_colour_hits_the_survivor(colour):
    kept = " ".join("N" if die == colour else "W" for die in range(5))
    assert finish(kept, "sam", seats=["sam", "merry"], out=["merry"]).marks("sam") == 1


def test_jt24_with_the_variant_he_wins_at_once():
    turn = finish("W W N W W", "sam", seats=["sam", "merry"], marked={"merry": BRINK}, last_survivor="yes")
    assert turn.winners == ["sam"]


def test_a4_all_dice_of_a_player_who_puts_himself_out_still_count():
    turn = finish("R N W W N", "frodo", marked={"frodo": BRINK, "sam": BRINK})
    assert (turn.is_out("frodo"), turn.is_out("sam"), turn.place("frodo")) == (True, True, "rivendell")


def test_a5_the_last_two_put_out_together_have_both_lost():
    turn = finish("W N W W N", "frodo", seats=["frodo", "sam"], marked={"frodo": BRINK, "sam": BRINK})
    assert turn.ended_by == ("lost", "J-29")


def test_a5_also_in_the_variant():
    turn = finish(
        "W N W W N", "frodo", seats=["frodo", "sam"], marked={"frodo": BRINK, "sam": BRINK}, last_survivor="yes"
    )
    assert turn.ended_by == ("lost", "J-29")


def test_a6_who_is_in_mordor_may_still_be_hit():
    turn = finish(
        "W W N W W", "pippin", first="frodo", at={"sam": "mordor", "merry": "mordor"}, marked={"sam": 1, "merry": 1}
    )
    assert turn.winners == ["sam"]


def test_a6_and_be_put_out():
    assert finish("N W W W W", "pippin", first="frodo", at={"frodo": "mordor"}, marked={"frodo": BRINK}).is_out("frodo")


def test_a7_if_the_only_one_in_mordor_is_put_out_the_match_goes_on():
    turn = finish("N W W W W", "pippin", first="frodo", at={"frodo": "mordor"}, marked={"frodo": BRINK})
    assert (turn.outcome, turn.active) == (None, "sam")


def test_a8_equal_segments_share_the_victory():
    turn = finish("W W W W W", "pippin", first="frodo", at={"sam": "mordor", "merry": "mordor"})
    assert turn.winners == ["sam", "merry"]


def test_a14_a_colour_does_not_turn_neutral_while_a_turn_is_applied():
    # Red puts Sam out; black, applied after it, still hits only Frodo, and red has not hit him as well.
    turn = finish("W N W W N", "frodo", marked={"sam": BRINK})
    assert (turn.marks("frodo"), turn.is_out("sam")) == (1, True)


def test_the_second_to_arrive_in_a_round_is_told_too():
    turn = position("frodo", at={"frodo": "shelobs-lair", "sam": "shelobs-lair"})
    turn.then("R W W W W").then("R W W W W")
    assert turn.events().count(Event.ARRIVED) == 2
