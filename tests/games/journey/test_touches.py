"""Touches: what an answer will act on."""

import pytest

from bagend.games.journey.actions import ANSWERS
from games.journey.positions import GAME, Turn, finish, position, seen


def touched(turn: Turn, notation: str) -> list[str]:
    assert turn.may(notation)
    return list(GAME.text.touches(seen(turn), ANSWERS.parse(notation)))


def test_j20_while_rolling_goes_on_a_nazgul_touches_whom_it_will_hit():
    turn = position(shows="R R W N N")
    assert touched(turn, "keep yellow+green") == ["hobbit-pippin"]
    assert touched(turn, "keep yellow+black") == ["hobbit-frodo"]


def test_what_else_is_kept_touches_nothing_yet():
    assert touched(position(shows="R G W O O"), "keep yellow+red") == []


def test_j16_the_last_die_touches_the_spaces_that_are_crossed():
    turn = position(kept="R R W O .", shows=". . . . R", at={"frodo": "moria"})
    assert touched(turn, "keep black") == [
        "place-frodo-lothlorien",
        "place-frodo-rohan",
        "place-frodo-helms-deep",
    ]


def test_j16_no_space_after_mordor_is_touched():
    turn = position(kept="R R W O .", shows=". . . . R", at={"frodo": "shelobs-lair"})
    assert touched(turn, "keep black") == ["place-frodo-mordor"]


def test_j17_orcs_keep_the_spaces_untouched():
    assert touched(position(kept="R R O O .", shows=". . . . W"), "keep black") == []


def test_j19_the_end_of_rolling_touches_the_next_segments_of_whoever_is_hit():
    turn = position(kept="N N W W .", shows=". . . . N", marked={"sam": 2}, split={"sam": [3]})
    assert touched(turn, "keep black") == [
        "hobbit-frodo",
        "hobbit-sam",
        "square-frodo-1",
        "square-frodo-2",
        "square-sam-3-1",
    ]


def test_j41_whom_gondor_shelters_is_not_touched():
    turn = position(kept="N N W W .", shows=". . . . N", at={"frodo": "gondor"}, side="advanced")
    assert touched(turn, "keep black") == ["hobbit-sam", "square-sam-1"]


def test_j22_gandalf_splits_before_the_nazgul_so_both_touch_the_same_square():
    turn = position(kept="G W W W .", shows=". . . . N", marked={"frodo": 1})
    assert touched(turn, "keep black") == ["square-frodo-2", "hobbit-frodo"]


def test_j37_in_moria_gandalf_touches_nothing():
    turn = position(kept="G W W W .", shows=". . . . O", at={"frodo": "moria"}, side="advanced")
    assert touched(turn, "keep black") == []


def test_j21_gandalfs_split_as_many_squares_as_there_are():
    turn = position(kept="G G W W .", shows=". . . . O", marked={"frodo": 5})
    assert touched(turn, "keep black") == ["square-frodo-6"]


def test_where_the_seat_chooses_no_square_is_touched_before_it_has():
    turn = position(kept="G R W W .", shows=". . . . N", choose_split="yes")
    assert touched(turn, "keep black") == ["place-frodo-rivendell", "hobbit-frodo"]


def test_where_the_seat_has_nothing_to_choose_the_nazgul_come_at_once():
    split = {"frodo": [1, 2, 3, 4, 5, 6]}
    turn = position(kept="G R W W .", shows=". . . . N", choose_split="yes", split=split)
    assert touched(turn, "keep black") == ["place-frodo-rivendell", "hobbit-frodo", "square-frodo-1-1"]


@pytest.mark.parametrize(
    ("kept", "notation", "keys"),
    [
        ("G W W W N", "split 1", ["square-frodo-1", "hobbit-frodo"]),
        ("G W W W N", "split 3", ["square-frodo-3", "hobbit-frodo", "square-frodo-1"]),
        ("G G W W N", "split 3", ["square-frodo-3"]),
        ("G W W W N", "refrain", ["hobbit-frodo", "square-frodo-1"]),
    ],
)
def test_j21_a_split_touches_its_square_and_the_last_one_lets_the_nazgul_come(kept, notation, keys):
    assert touched(finish(kept, choose_split="yes"), notation) == keys


def test_j39_a_reroll_touches_the_dice_of_the_roll():
    turn = position(kept="R . . . .", shows=". R W O T", at={"frodo": "rohan"}, side="advanced")
    assert touched(turn, "reroll") == ["die-red", "die-blue", "die-green", "die-black"]
