"""Alliances: two symbols of one race, three different races, and what becomes of the tokens (D-88, D-107 to D-120)."""

from typing import Any

import pytest

from bagend.games.duel.actions import Event
from games.duel.positions import position

RICH = {"sauron": 20, "fellowship": 20}
ELVES = ["token elves-yellow-turn", "token elves-red-anywhere", "token elves-any-skill"]


def green(card: str, own: list[str], **given: Any):
    """Sauron plays a green card to those he has."""
    turn = position("sauron", chapter=int(card[1]), display=[card], coins=RICH, area={"sauron": own}, **given)
    return turn.play("play 1" if turn.may("play 1") else "chain 1")


def pair(**given: Any):
    """Sauron completes two Elves."""
    return green("c2-16", ["c1-18"], **given)


def trio(**given: Any):
    """Sauron has Dwarves and Elves and adds Humans."""
    return green("c1-19", ["c1-17", "c1-18"], **given)


def test_d88_a_race_counts_while_its_card_lies_in_the_area():
    assert green("c1-17", []).races("sauron") == {"dwarves": 1}


def test_d107_alliances_come_from_the_own_area_only():
    turn = position(chapter=2, display=["c2-16"], coins=RICH, area={"fellowship": ["c1-18"]}).play("play 1")
    assert turn.active == "fellowship"


def test_d108_tokens_lie_face_down_in_a_stack_for_each_race():
    assert pair().draws() == ELVES


def test_d109_two_symbols_of_one_race_make_an_alliance():
    assert pair().phase.name == "REVEAL"


def test_d109_one_does_not():
    assert green("c1-18", []).active == "fellowship"


def test_dq30_two_different_races_do_not_either():
    assert green("c1-18", ["c1-17"]).active == "fellowship"


def test_d110_d120_the_top_two_tokens_are_shown_to_both():
    turn = pair().draw(ELVES[0], ELVES[2])
    assert turn.answers() == {"keep elves-yellow-turn", "keep elves-any-skill"}
    assert turn.view(0).shown == turn.view(1).shown == turn.state.shown != 0


def test_d111_one_is_kept_and_acts():
    turn = pair().draw(ELVES[0], ELVES[2]).play("keep elves-any-skill")
    assert turn.tokens("sauron") == {"elves-any-skill"}
    assert turn.view("sauron").groups[1, 2] == 31


def test_d111_a_token_that_is_not_shown_may_not_be_kept():
    assert pair().draw(ELVES[0], ELVES[2]).refusal("keep elves-red-anywhere") == "D-111"


def test_d112_the_other_goes_back_on_top():
    turn = pair().draw(ELVES[0], ELVES[2]).play("keep elves-any-skill")
    assert turn.tops() == {"elves": "elves-yellow-turn"}


def test_dq37_d120_both_see_what_lies_on_top():
    turn = pair().draw(ELVES[0], ELVES[2]).play("keep elves-any-skill")
    assert turn.view("fellowship").top[0] == turn.view("sauron").top[0] == 0


def test_a_known_top_is_shown_first_and_only_the_next_one_is_drawn():
    turn = pair(tops={"elves": "elves-any-skill"})
    assert turn.draws() == ELVES[:2]
    turn.draw(ELVES[0])
    assert turn.answers() == {"keep elves-yellow-turn", "keep elves-any-skill"}


def test_d113_pairs_of_several_races_may_be_made():
    turn = green("c2-15", ["c1-17", "c1-18", "c2-16"], united=["sauron"])
    assert turn.draws() == ["token dwarves-no-surcharge", "token dwarves-landmark-turn", "token dwarves-green-moves"]


def test_d114_d115_three_different_races_show_the_top_of_each_stack():
    turn = trio().draw("token elves-any-skill", "token humans-red-unit", "token dwarves-green-moves")
    assert turn.answers() == {"keep elves-any-skill", "keep humans-red-unit", "keep dwarves-green-moves"}


def test_r11_it_may_not_be_put_off():
    assert not trio().settle().may("decline")


def test_d116_one_of_them_is_kept():
    turn = trio().draw("token elves-any-skill", "token humans-red-unit", "token dwarves-green-moves")
    assert turn.refusal("keep hobbits-eagle") == "D-116"
    assert turn.play("keep humans-red-unit").tokens("sauron") == {"humans-red-unit"}


def test_d117_the_others_go_back_on_top_of_their_stacks():
    turn = trio().draw("token elves-any-skill", "token humans-red-unit", "token dwarves-green-moves")
    turn.play("keep humans-red-unit")
    assert turn.tops() == {"elves": "elves-any-skill", "dwarves": "dwarves-green-moves"}


def test_d118_each_player_once():
    assert trio(united=["sauron"]).active == "fellowship"
    assert trio(united=["fellowship"]).phase.name == "REVEAL"


def test_d118_the_right_is_used_up():
    assert trio().settle().play("keep humans-yellow-quest").state.united == 2


def test_d119_r10_a_symbol_may_count_for_both_kinds():
    turn = green("c2-16", ["c1-17", "c1-18", "c1-19"], united=["sauron"])
    assert turn.draws() == ELVES


def test_r10_r8_d119_their_owner_picks_the_order_of_an_alliance_and_a_token():
    turn = pair(tokens={"sauron": ["dwarves-green-moves"]})
    assert turn.answers() == {"first pair", "first dwarves-green-moves"}
    turn.play("first dwarves-green-moves")
    assert turn.phase.name == "MOVE"
    assert turn.play("decline", "decline").phase.name == "REVEAL"


def test_r10_or_the_other_way_round():
    turn = pair(tokens={"sauron": ["dwarves-green-moves"]}).play("first pair").settle()
    assert turn.phase.name == "KEEP"
    assert turn.play("keep elves-yellow-turn").phase.name == "MOVE"


def test_r10_an_alliance_inside_another_is_finished_first():
    """The Wizards' pair finds the discard pile, from which a third race is played."""
    turn = green("c3-09", ["c3-08", "c1-18"], discarded=["c3-10"], tops={"wizards": "wizards-search"})
    turn.draw("token wizards-quest").play("keep wizards-search").settle()
    turn.play("revive c3-10")
    assert turn.phase.name == "REVEAL"
    assert turn.draws()[0].startswith("token elves")


def test_r12_d110_a_short_stack_shows_what_is_there():
    gone = {"fellowship": ["elves-yellow-turn", "elves-any-skill"]}
    turn = pair(tokens=gone).settle()
    assert turn.tokens("sauron") == {"elves-red-anywhere"}


def test_r12_an_empty_stack_gives_nothing():
    gone = {"fellowship": ["elves-yellow-turn", "elves-any-skill", "elves-red-anywhere"]}
    turn = pair(tokens=gone)
    assert (turn.active, turn.tokens("sauron")) == ("fellowship", set())


def test_dq32_three_empty_stacks_do_not_use_up_the_right():
    gone = {"fellowship": [token[6:] for token in (*ELVES, *HUMANS, *DWARVES)]}
    turn = trio(tokens=gone)
    assert (turn.active, turn.state.united) == ("fellowship", 0)


HUMANS = ["token humans-yellow-quest", "token humans-red-unit", "token humans-double-discard"]
DWARVES = ["token dwarves-no-surcharge", "token dwarves-landmark-turn", "token dwarves-green-moves"]


def test_dq33_the_first_three_races_count():
    turn = green("c1-19", ["c1-17", "c1-18", "c1-20"])
    races = []
    while turn.asked == "chance":
        races.append(turn.draws()[0].split()[1].partition("-")[0])
        turn.draw(turn.draws()[0])
    assert races == ["elves", "hobbits", "humans"]


@pytest.mark.parametrize("token", ["hobbits-eagle"])
def test_r9_the_feather_counts_for_no_alliance(token):
    assert green("c1-18", ["c1-17"], tokens={"sauron": [token]}).active == "fellowship"


def test_dq32_the_right_that_was_kept_is_used_with_the_next_symbol():
    turn = green("c2-17", ["c1-17", "c1-18", "c1-19"])
    assert turn.answers() == {"first pair", "first different"}


def test_d114_a_second_symbol_of_one_of_two_races_is_no_third_race():
    turn = green("c2-16", ["c1-17", "c1-18"])
    assert Event.PAIRED in turn.events()
    assert Event.UNITED not in turn.events()
