"""Turn: taking a chapter card or a landmark tile, and the end of a chapter (D-28 to D-57)."""

import pytest

from bagend.games.duel.actions import Event
from bagend.games.duel.components import TILES
from games.duel.positions import DOWN, position

RICH = {"sauron": 20, "fellowship": 20}


def test_d28_a_card_or_a_tile_and_then_the_turn_is_over():
    assert position(display=["c1-01"]).play("play 1").active == "fellowship"
    assert position(coins=RICH, tiles=["helms-deep"]).play("take helms-deep").active == "fellowship"


def test_d28_nothing_else_may_be_answered():
    assert position(display=["c1-01"]).refusal("place rohan") == "D-28"


def test_d29_there_is_no_pass():
    assert position(display=["c1-01"]).refusal("decline") == "D-29"


def test_d29_a_free_card_may_always_be_discarded():
    turn = position(chapter=3, display=["c3-07"], coins={"sauron": 0}, tiles=())
    assert turn.answers() >= {"discard 1", "discard 2"}
    assert not turn.may("play 1")


def test_d30_another_turn_comes_right_after_this_one():
    turn = position(display=["c1-09"], tokens={"sauron": ["elves-yellow-turn"]}).play("play 1")
    assert (turn.asked, turn.active) == ("sauron", "sauron")
    assert turn.play("discard 2").settle().active == "fellowship"


PYRAMID = {1: "c1-01", 3: DOWN, 4: DOWN, 6: "c1-02", 7: "c1-03", 8: "c1-04"}
"""Slot 1 lies under 3 and 4; 3 under 6 and 7; 4 under 7 and 8."""


def test_d31_a_card_with_another_on_it_is_not_free():
    turn = position(display=PYRAMID)
    assert {answer for answer in turn.answers() if answer.startswith("discard")} == {
        "discard 6",
        "discard 7",
        "discard 8",
    }


@pytest.mark.parametrize("slot", [1, 3, 5])
def test_d32_only_a_free_card_may_be_taken(slot):
    turn = position(display=PYRAMID)
    for verb in ("play", "chain", "discard"):
        assert turn.refusal(f"{verb} {slot}") == "D-32"


def test_d33_a_taken_card_is_played_or_discarded_at_once():
    played, discarded = position(display=["c1-01"]).play("play 1"), position(display=["c1-01"]).play("discard 1")
    assert ("c1-01" in played.area("sauron"), "c1-01" in played.pile()) == (True, False)
    assert ("c1-01" in discarded.area("sauron"), "c1-01" in discarded.pile()) == (False, True)


def test_d34_the_cost_is_paid_to_play():
    assert position(display=["c1-14"], coins={"sauron": 4}).play("play 1").coins("sauron") == 3


def test_d34_dq19_a_card_does_not_help_to_pay_for_itself():
    turn = position(chapter=3, display=["c3-02"], coins={"sauron": 2})
    assert turn.refusal("play 1") == "D-67"


def test_d35_a_played_card_stays_in_the_area():
    turn = position(display={1: "c1-01", 2: "c1-02"}).play("play 1", "discard 2").settle()
    assert "c1-01" in turn.area("sauron")


def test_d36_the_effect_applies_at_once():
    assert position(display=["c1-13"]).play("play 1").steps("sauron") == 1


def test_d37_cards_in_an_area_are_grouped_by_colour(game):
    turn = position(area={"sauron": ["c1-09", "c1-01", "c1-10", "c1-13"]})
    lines = game.text.sections(turn.view(0), game.words())[-1].lines
    assert "Yellow cards: “2 coins” and “2 coins”." in lines
    assert "Grey cards: “Ruse”." in lines


def test_d38_a_discarded_card_goes_to_the_pile():
    assert "c1-02" in position(display=["c1-02"]).play("discard 1").pile()


@pytest.mark.parametrize(("chapter", "card"), [(1, "c1-01"), (2, "c2-01"), (3, "c3-01")])
def test_d39_discarding_gives_the_chapters_number(chapter, card):
    turn = position(chapter=chapter, display=[card], coins={"sauron": 1}).play("discard 1")
    assert turn.coins("sauron") == 1 + chapter


def test_d40_yellow_cards_do_not_raise_the_income():
    turn = position(display=["c1-01"], area={"sauron": ["c1-09", "c1-10"]}, coins={"sauron": 0})
    assert turn.play("discard 1").coins("sauron") == 1


def test_d41_a_discarded_card_costs_nothing_and_counts_for_nobody():
    turn = position(display=["c1-14"], coins={"sauron": 0}).play("discard 1")
    assert (turn.coins("sauron"), turn.steps("sauron"), turn.chains("sauron")) == (1, 0, set())


def test_d42_freed_cards_are_turned_up_at_the_end_of_the_turn():
    turn = position(display={1: "c1-01", 3: DOWN, 6: "c1-02", 8: "c1-04"}).play("discard 6")
    assert turn.phase.name == "DEAL"
    turn.draw(turn.draws()[0])
    assert turn.card(3) != DOWN
    assert Event.TURNED_UP in turn.events()


def test_d42_a_card_still_covered_stays_down():
    turn = position(display=PYRAMID).play("discard 6")
    assert (turn.asked, turn.card(3)) == ("fellowship", DOWN)


def test_d43_nothing_of_the_turn_depends_on_what_is_turned_up():
    turn = position(display={1: "c1-01", 3: DOWN, 6: "c1-22", 8: "c1-04"}).play("play 6")
    assert (turn.phase.name, turn.card(3)) == ("PLACE", DOWN)
    assert turn.play("place rhovanion").asked == "chance"


@pytest.mark.parametrize("tile", TILES[:3])
def test_d44_any_tile_that_lies_face_up_may_be_taken(tile):
    assert position(coins=RICH).may(f"take {tile}")


def test_d44_a_tile_that_does_not_may_not():
    turn = position(coins=RICH, owned={"fellowship": ["bree"]}, tiles=["erebor"])
    assert turn.refusal("take bree") == "D-44"
    assert turn.refusal("take isengard") == "D-44"


def test_d45_the_tile_is_paid_and_lies_in_the_own_area():
    turn = position(coins={"sauron": 9}, tiles=["helms-deep"]).play("take helms-deep")
    assert (turn.coins("sauron"), turn.tiles_open()) == (3, set())
    assert int(turn.state.tiles[1]) == 1 << TILES.index("helms-deep")


def test_d46_the_fortress_stands_at_once():
    assert position(coins=RICH, tiles=["helms-deep"]).play("take helms-deep").forts("sauron") == {"rohan"}


def test_d47_the_other_effects_follow():
    turn = position(coins=RICH, tiles=["helms-deep"]).play("take helms-deep")
    assert turn.units("sauron", "rohan") == 3
    assert turn.events()[:3] == [Event.TOOK, Event.BUILT, Event.PLACED]


def test_d48_no_tile_is_turned_up_at_the_end_of_the_turn():
    turn = position(coins=RICH).play("take barad-dur")
    turn.settle()
    assert turn.tiles_open() == set(TILES[1:3])


def test_d49_a_tile_cannot_be_discarded_for_money():
    turn = position(coins={"sauron": 0})
    assert not any("take" in answer for answer in turn.answers())
    assert turn.refusal("take bree") == "D-67"


def test_d50_a_landmark_turn_leaves_the_display_as_it_is():
    turn = position(display=["c1-01"], last=True, coins=RICH, tiles=["helms-deep"]).play("take helms-deep")
    assert (turn.card(1), int(turn.state.chapter), turn.asked) == ("c1-01", 0, "fellowship")


def test_dq14_a_landmark_leaves_the_last_card_to_the_opponent():
    turn = position(display=["c1-01"], last=True, coins=RICH, tiles=["helms-deep"]).play("take helms-deep")
    assert turn.answers() >= {"play 1", "discard 1"}


def test_d51_a_chapter_ends_with_its_last_card():
    turn = position(display={1: "c1-01", 2: "c1-02"}).play("play 1")
    assert int(turn.state.chapter) == 0
    assert int(turn.play("discard 2").state.chapter) == 1


def test_d52_the_last_turn_is_carried_out_completely():
    turn = position(display=["c1-22"], last=True).play("play 1")
    assert (turn.phase.name, int(turn.state.chapter)) == ("PLACE", 0)
    turn.play("place enedwaith")
    assert (turn.units("sauron", "enedwaith"), int(turn.state.chapter)) == (1, 1)


def test_d53_after_chapters_1_and_2_the_next_is_laid_out():
    turn = position(chapter=2, display=["c2-01"], last=True).play("play 1").settle()
    assert (int(turn.state.chapter), int(turn.state.left)) == (2, (1 << 20) - 1)


def test_d54_r4_tiles_are_filled_up_to_three():
    turn = position(display=["c1-01"], last=True, tiles=["bree"]).play("play 1").settle()
    assert len(turn.tiles_open()) == 3
    assert "bree" in turn.tiles_open()


def test_d54_as_far_as_there_are_any():
    gone = {"sauron": TILES[:3], "fellowship": TILES[3:6]}
    turn = position(display=["c1-01"], last=True, tiles=[], owned=gone).play("play 1").settle()
    assert turn.tiles_open() == {TILES[6]}


def test_d54_r4_untaken_tiles_stay():
    turn = position(display=["c1-01"], last=True, tiles=TILES[:3]).play("play 1").settle()
    assert turn.tiles_open() == set(TILES[:3])


def test_d54_r4_by_the_option_three_more_are_turned_up():
    turn = position(display=["c1-01"], last=True, tiles=TILES[:3], landmarks="add").play("play 1").settle()
    assert len(turn.tiles_open()) == 6


def test_d55_nothing_else_is_reset():
    turn = position(
        display=["c1-01"],
        last=True,
        area={"sauron": ["c1-09", "c1-17"]},
        coins={"sauron": 7},
        quest={"sauron": 4},
        forts={"sauron": ["rohan"]},
        owned={"sauron": ["helms-deep"]},
        tokens={"sauron": ["hobbits-eagle"]},
        tiles=(),
    )
    pile = turn.pile()
    turn.play("play 1").settle()
    assert turn.area("sauron") == {"c1-01", "c1-09", "c1-17"}
    assert (turn.coins("sauron"), turn.steps("sauron"), turn.forts("sauron")) == (7, 4, {"rohan"})
    assert turn.tokens("sauron") == {"hobbits-eagle"}
    assert turn.pile() >= pile


@pytest.mark.parametrize(("taker", "opener"), [("sauron", "fellowship"), ("fellowship", "sauron")])
def test_d56_the_opponent_of_who_took_the_last_card_begins(taker, opener):
    assert position(taker, display=["c1-01"], last=True).play("play 1").settle().asked == opener


def test_d57_another_turn_begins_the_next_chapter():
    turn = position("sauron", display=["c1-09"], last=True, tokens={"sauron": ["elves-yellow-turn"]})
    assert turn.play("play 1").settle().asked == "sauron"


def test_r18_after_chapter_3_another_turn_is_lost():
    turn = position(chapter=3, display=["c3-01"], last=True, coins=RICH, tokens={"sauron": ["elves-yellow-turn"]}).play(
        "play 1"
    )
    assert turn.asked == "nobody"


def test_r19_there_is_no_turn_between_two_chapters():
    turn = position(display=["c1-01"], last=True, coins=RICH).play("play 1")
    assert turn.asked == "chance"


def test_r20_cards_are_turned_up_before_a_further_turn():
    turn = position(display={1: "c1-01", 3: DOWN, 6: "c1-09", 8: "c1-04"}, tokens={"sauron": ["elves-yellow-turn"]})
    assert turn.play("play 6").asked == "chance"
    assert turn.settle().asked == "sauron"
    assert turn.card(3) != DOWN


def test_dq13_a_further_turn_is_a_full_turn():
    turn = position(display=["c1-09"], coins=RICH, tokens={"sauron": ["elves-yellow-turn"]}, tiles=["helms-deep"]).play(
        "play 1"
    )
    assert turn.answers() >= {"discard 2", "take helms-deep"}
