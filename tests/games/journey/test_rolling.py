"""Rolling: which dice may, must and must not be kept (J-5 to J-13)."""

from itertools import product

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.journey.actions import DRAWS, Event, Phase
from bagend.games.journey.components import HOBBITS, Symbol
from games.journey.positions import finish, position
from proof import some


def test_j5_rolling_comes_first():
    assert position("sam").asks == (CHANCE, Phase.ROLL)


def test_j5_then_the_kept_dice_are_applied():
    turn = position(kept="R R W W .", shows=". . . . W").play("keep black")
    assert turn.events()[:3] == [Event.KEPT, Event.CROSSED, Event.CROSSED]


def test_j6_all_five_dice_are_rolled_in_the_next_turn(rules):
    assert rules.chance_outcomes(finish("W W W W W").states) == 6**5


def test_j6_every_roll_of_the_five_dice_is_equally_likely(rules):
    states = finish("W W W W W").states
    drawn = {DRAWS.notation(rules.draw(states, k)) for k in range(6**5)}
    assert drawn == {"roll " + "".join(faces) for faces in product("123456", repeat=5)}


def test_j6_one_die_may_be_kept():
    assert position(shows="R G W O T").may_keep("R . . . .")


def test_j6_nothing_may_not_be_kept():
    assert position(shows="R G W O T").refusal("keep nothing") == "J-6"


def test_j7_several_may_be_kept():
    assert position(shows="R G W O R").may_keep("R G W . .")


def test_j7_all_may_be_kept():
    assert position(shows="R G W O N").may_keep("R G W O N")


def test_j7_no_symbol_may_be_kept_twice():
    assert position(shows="R R W O G").refusal("keep yellow+red") == "J-7"


def test_j7_either_of_two_equals_may_be_kept():
    turn = position(shows="R R W O G")
    assert turn.may_keep("R . . . .")
    assert turn.may_keep(". R . . .")


def test_j7_the_answers_to_a_roll_are_all_sets_without_equals():
    # Ring: none or one of two; Weapon, Orc: none or one; not the empty set.
    assert len(position(kept=". . . . T", shows="R R W O .").answers()) == 3 * 2 * 2 - 1


def test_j8_a_nazgul_must_be_kept():
    assert position(shows="R G W N O").refusal("keep yellow") == "J-8"


def test_j8_a_nazgul_alone_may_be_kept():
    assert position(shows="R G W N O").may_keep(". . . N .")


@pytest.mark.parametrize("chosen", ["N . . . .", ". . N . .", ". . . . N"])
def test_j8_of_several_the_player_chooses_which(chosen):
    assert position(shows="N R N W N").may_keep(chosen)


def test_j8_two_nazgul_may_not_be_kept():
    assert position(shows="N R N W O").refusal("keep yellow+blue") == "J-8"


def test_j8_every_answer_to_two_nazgul_keeps_exactly_one():
    answers = position(shows="N R N W O").answers()
    assert {("yellow" in answer) + ("blue" in answer) for answer in answers} == {1}


def test_j9_a_symbol_kept_earlier_may_be_kept_again():
    assert position(kept="R . . . .", shows=". R W O T").may_keep(". R . . .")


def test_j9_but_not_twice_from_the_later_roll():
    assert position(kept="R . . . .", shows=". R R O T").refusal("keep red+blue") == "J-7"


def test_j10_the_dice_not_kept_are_all_rolled_again(rules):
    turn = position(shows="R G W O O").play("keep yellow+red")
    assert rules.chance_outcomes(turn.states) == 6**3


def test_j10_every_roll_of_those_dice_is_equally_likely(rules):
    states = position(shows="R G W O O").play("keep yellow+blue+green").states
    drawn = {DRAWS.notation(rules.draw(states, k)) for k in range(6**2)}
    assert drawn == {f"roll -{red}--{black}" for red, black in product("123456", repeat=2)}


def test_j10_a_kept_die_is_not_rolled_again():
    turn = position(shows="R G W O O").play("keep yellow+red").roll(". . N W T")
    symbols = [Symbol(symbol).name for symbol in turn.state.shows]
    assert symbols == ["RING", "GANDALF", "NAZGUL", "WEAPON", "TREE"]


def test_j10_a_kept_die_may_not_be_kept_again():
    assert position(kept="R . . . .", shows=". G W O T").refusal("keep yellow") == "J-10"


def test_j11_rolling_ends_with_the_fifth_die():
    turn = position("frodo", kept="W W W W .", shows=". . . . W").play("keep black")
    assert turn.active == "sam"


def test_j11_rolling_ends_with_the_white_tree():
    turn = position("frodo", shows="R G W O T").play("keep black")
    assert turn.active == "sam"


def test_j11_rolling_does_not_end_before():
    turn = position("frodo", kept="W W W . .", shows=". . . R G").play("keep green")
    assert (turn.active, turn.asks) == ("frodo", (CHANCE, Phase.ROLL))


def test_j12_the_white_tree_may_be_left():
    turn = position("frodo", shows="R G W O T").play("keep yellow")
    assert (turn.active, turn.asks) == ("frodo", (CHANCE, Phase.ROLL))


def test_j12_other_dice_may_be_kept_beside_it():
    assert position(shows="R R W O T").may_keep("R . W . T")


def test_j12_but_no_equals_beside_it():
    assert position(shows="R R W O T").refusal("keep yellow+red+black") == "J-7"


def test_j12_a_nazgul_must_be_kept_beside_it():
    assert position(shows="R N W O T").refusal("keep black") == "J-8"


def test_j12_what_is_left_has_no_effect():
    turn = position("frodo", shows="R R O G T").play("keep yellow+black")
    assert (turn.place("frodo"), turn.splits("frodo")) == ("rivendell", [])


def test_j13_the_white_tree_alone_must_be_kept():
    assert position(kept="R G W O .", shows=". . . . T").answers() == {"keep black"}


def test_j13_beside_another_die_it_need_not():
    assert position(kept="R G W . .", shows=". . . O T").may_keep(". . . O .")


def test_jt1a_of_two_rings_a_weapon_and_a_nazgul_one_of_each_may_be_kept():
    """JT-1a: keeping R W N is legal; R R N is not, R W is not."""
    turn = position(shows="R R W N O")
    assert turn.may_keep("R . W N .")
    assert turn.refusal("keep yellow+red+green") == "J-7"
    assert turn.refusal("keep yellow+blue") == "J-8"


def test_jt1b_of_two_nazgul_the_red_one_may_be_kept_and_the_other_die_is_rolled(rules):
    turn = position(kept="R . W N .", shows=". N . . N")
    assert turn.answers() == {"keep red", "keep black"}
    assert rules.chance_outcomes(turn.play("keep red").states) == 6


def test_jt1c_the_last_die_must_be_kept_and_rolling_ends():
    turn = position("pippin", kept="R N W N .", shows=". . . . R")
    assert turn.answers() == {"keep black"}
    assert turn.play("keep black").active == "frodo"


def test_jt8a_pippin_keeps_a_ring_a_nazgul_and_the_tree():
    turn = position("pippin", shows="R R O N T").play("keep yellow+green+black")
    assert (turn.place("pippin"), turn.marks("pippin"), turn.active) == ("rivendell", 1, "frodo")


def test_jt8b_he_might_leave_the_tree_and_roll_three_dice(rules):
    turn = position("pippin", shows="R R O N T").play("keep yellow+green")
    assert (turn.active, rules.chance_outcomes(turn.states)) == ("pippin", 6**3)


@pytest.mark.parametrize(("answer", "clause"), [("yellow+black", "J-8"), ("yellow+red+green+black", "J-7")])
def test_jt8c_he_may_keep_neither_without_the_nazgul_nor_both_rings(answer, clause):
    assert position("pippin", shows="R R O N T").refusal(f"keep {answer}") == clause


def test_jt25_the_tree_as_the_only_die_ends_rolling():
    turn = position("sam", kept="R G W O .", shows=". . . . T").play("keep black")
    assert turn.active == "merry"


def test_a10_rolling_may_not_be_stopped_without_the_tree():
    """A-10: whatever is kept, if a die is left and the Tree is not kept, CHANCE rolls again."""
    turn = position(shows="R G W O T")
    for answer in some(turn.answers()):
        after = position(shows="R G W O T").play(answer)
        has_ended = after.active != "frodo"
        assert has_ended == ("black" in answer)


def test_a_whole_turn_takes_at_most_five_rolls():
    turn = position("merry").then("R G W O N")
    assert turn.events().count(Event.ROLLED) == 5
    assert turn.active == "pippin"


def test_the_next_turn_starts_with_no_dice_kept_or_shown():
    state = finish("R R W O N", "sam").state
    assert HOBBITS[state.active] == "merry"
    assert (int(state.kept), int(state.keeping), int(state.rolls)) == (0, 0, 0)
    assert (int(state.count.sum()), int(state.face.sum())) == (0, 0)


def test_the_dice_kept_from_the_latest_roll_are_known_until_the_next():
    turn = position(shows="R G W O O").play("keep yellow+blue")
    assert int(turn.state.keeping) == 0b00101
    assert int(turn.roll(". G . W N").state.keeping) == 0
