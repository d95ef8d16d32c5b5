"""Pieces: what everything on the board says of itself."""

from typing import Any

import pytest

from bagend.engine.game import Piece
from bagend.games.journey.actions import ANSWERS
from games.journey.positions import GAME, Turn, finish, position, seen, words

FACES = "The faces of this die: Ring, Ring, Gandalf, Weapon, Orc and Nazgûl."
STEPS = "Each Nazgûl makes one player mark the next segment of their own Nazgûl path."
LAST = "A player whose last segment is marked is out, in anybody’s turn."
SPLITS = "For each Gandalf you may split one empty whole square of your own Nazgûl path."
STARTS = "The place where you start your turn changes a rule for that whole turn, and only for you."


def piece(turn: Turn, key: str) -> Piece:
    found = GAME.text.piece(seen(turn), key, words())
    assert found is not None
    return found


def said(turn: Turn, key: str) -> tuple[str, ...]:
    """Its name, and what is said of it."""
    found = piece(turn, key)
    return found.name, *found.lines


def wanted(turn: Turn, key: str) -> list[str]:
    """What somebody may want to do with it."""
    return [ANSWERS.notation(action) for action in piece(turn, key).actions]


MIXED: dict[str, Any] = {"kept": "R . . O .", "shows": ". G W . N"}


@pytest.mark.parametrize(
    ("key", "name", "lines"),
    [
        (
            "die-yellow",
            "Ring on the yellow die",
            (
                "Each Ring crosses the next round space; Rings left over after Mordor are lost.",
                "Frodo has kept it this turn.",
                FACES,
            ),
        ),
        ("die-red", "Gandalf on the red die", (SPLITS, "Frodo has not kept it yet.", FACES)),
        (
            "die-blue",
            "Weapon on the blue die",
            (
                "Each Weapon (“Fellowship” in the English box) beats one Orc and does nothing else.",
                "Frodo has not kept it yet.",
                FACES,
            ),
        ),
        (
            "die-green",
            "Orc on the green die",
            ("If there are more Orcs than Weapons, no Ring counts.", "Frodo has kept it this turn.", FACES),
        ),
        (
            "die-black",
            "Nazgûl on the black die",
            (
                STEPS,
                "A Nazgûl hits the player of its colour; "
                "one in black, in your own colour or in a colour that nobody plays hits you.",
                "The black Nazgûl will hit Frodo.",
                "Frodo has not kept it yet.",
                "The faces of this die: Ring, Gandalf, Weapon, Orc, Nazgûl and White Tree.",
            ),
        ),
    ],
)
def test_a_die_says_what_it_does_and_whether_it_is_kept(key, name, lines):
    assert said(position(**MIXED), key) == (name, *lines)


def test_j11_j12_the_white_tree_says_what_it_ends():
    assert said(position(shows="R R W W T"), "die-black")[1:3] == (
        "Rolling ends when you keep the fifth die or the White Tree.",
        "You need not keep the White Tree; if you do, the dice you have not kept have no effect.",
    )


def test_a_die_before_the_first_roll_says_that_its_colour_matters_only_for_a_nazgul():
    assert said(position(), "die-red") == (
        "The red die",
        "No dice rolled yet this turn.",
        FACES,
        "Colours matter only for Nazgûl.",
    )


def test_j10_a_die_that_is_rolled_again_says_so():
    turn = position(shows="R R W O T").play("keep yellow")
    assert "Frodo is about to roll it again." in said(turn, "die-red")
    assert "Frodo has kept it this turn." in said(turn, "die-yellow")


def test_j12_a_die_left_over_says_that_it_has_no_effect():
    turn = position(shows="G R W O T", choose_split="yes").play("keep yellow+black")
    assert "Frodo did not keep it, so it has no effect." in said(turn, "die-red")


@pytest.mark.parametrize(
    ("place", "shows", "key", "rule"),
    [
        ("moria", "G W O R R", "die-yellow", "Moria: Gandalf has no effect."),
        ("lothlorien", "G W O R R", "die-red", "Lothlórien: each Weapon counts as two."),
        ("helms-deep", "G W O R R", "die-blue", "Helm’s Deep: each Orc counts as two."),
        (
            "shelobs-lair",
            "G W O R R",
            "die-green",
            "Shelob’s Lair: one Ring is lost, so you need two to reach Mordor.",
        ),
        ("gondor", "N W O R R", "die-yellow", "Gondor will shelter Frodo from the yellow Nazgûl."),
        ("minas-tirith", "W N O R R", "die-red", "The red Nazgûl will hit Frodo."),
    ],
)
def test_j37_to_j43_a_die_knows_the_place_that_bends_it_and_no_other(place, shows, key, rule):
    assert rule in said(position(shows=shows, at={"frodo": place}, side="advanced"), key)
    assert rule not in said(position(shows=shows, at={"frodo": place}), key)


def test_after_the_end_no_nazgul_is_said_to_hit_anybody():
    turn = finish("W N W W N", seats=["frodo", "sam"], marked={"frodo": 5, "sam": 5})
    assert [line for line in said(turn, "die-red") if "will hit" in line] == []


def test_a_die_may_be_kept_alone_or_with_others():
    notations = wanted(position(shows="R R W O T"), "die-red")
    assert notations[0] == "keep red"
    assert len(set(notations)) == 16
    assert all("red" in notation for notation in notations)


def test_j10_what_is_wanted_of_a_kept_die_is_refused():
    turn = position(**MIXED)
    assert {turn.refusal(notation) for notation in wanted(turn, "die-yellow")} == {"J-10"}


def test_j8_every_loose_die_may_be_kept_somehow():
    turn = position(shows="R R N N T")
    for key in ("die-yellow", "die-red", "die-blue", "die-green", "die-black"):
        assert any(turn.may(notation) for notation in wanted(turn, key))


ROLLING = (
    "Roll all five dice, and keep at least one die from every roll.",
    "If any Nazgûl show, keep exactly one of them; you choose which.",
    "Roll again all the dice you did not keep; kept dice stay.",
    "Rolling ends when you keep the fifth die or the White Tree.",
)


def test_the_tray_says_how_to_roll():
    assert said(position(shows="R R W O T"), "tray") == ("The dice tray", *ROLLING)
    assert wanted(position(shows="R R W O T"), "tray") == []


def test_j36_the_tray_knows_rivendell():
    turn = position(shows="R R W O T", at={"frodo": "rivendell"}, side="advanced")
    assert said(turn, "tray")[-1] == "Rivendell: from one roll you may keep as many equal symbols as you like."


def test_j39_the_tray_says_why_there_is_no_second_reroll():
    turn = position(shows="R R W O T", at={"frodo": "rohan"}, side="advanced")
    assert (
        said(turn, "tray")[-1] == "Rohan: after each roll you may reroll all its dice once; the second result stands."
    )
    assert wanted(turn, "tray") == ["reroll"]
    assert turn.may("reroll")
    assert turn.play("reroll").roll("R R W O T").refusal("reroll") == "J-39"


APPLIED = "Kept dice take effect only after rolling ends, in any order."


@pytest.mark.parametrize(
    ("kept", "lines"),
    [
        (". . . . .", ("Frodo has kept no dice yet.",)),
        ("R . . O .", ("Frodo has kept a Ring and an Orc.", "These dice alone would not move Frodo.")),
        ("R N . . .", ("Frodo has kept a Ring and the red Nazgûl.",)),
        ("R R W O .", ("These dice alone would take Frodo 2 spaces further.",)),
        ("R W . . .", ("These dice alone would take Frodo one space further.",)),
    ],
)
def test_kept_dice_say_what_they_are_worth_so_far(kept, lines):
    turn = position(kept=kept)
    assert said(turn, "slots")[:2] == ("Kept dice", APPLIED)
    assert set(lines) <= set(said(turn, "slots"))


def test_once_rolling_has_ended_kept_dice_promise_nothing():
    turn = finish("G R W W W", choose_split="yes")
    assert said(turn, "slots")[2:] == ("Frodo has kept a Gandalf, a Ring and three Weapons.",)


SHEET = "The round spaces are the road to Mordor. Each square, or half of a split one, is a step of the Nazgûl."


def test_a_sheet_says_how_its_hobbit_fares():
    turn = position(at={"frodo": "moria"}, marked={"frodo": 2}, split={"frodo": [4, 5]})
    assert said(turn, "sheet-frodo") == (
        "Frodo’s sheet",
        SHEET,
        "Frodo is in Moria, 7 spaces from Mordor.",
        "The Nazgûl need 6 more steps to catch Frodo. Gandalf has split 2 squares of the path.",
        "It is Frodo’s turn.",
    )


def test_a_hobbit_says_where_he_is_and_what_he_wants():
    assert said(position(at={"sam": "shelobs-lair"}), "hobbit-sam") == (
        "Sam",
        "Take Sam to Mordor before the Nazgûl catch him. His colour is red.",
        "Sam is in Shelob’s Lair, one space from Mordor.",
    )


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({}, "The Nazgûl need 6 more steps to catch Sam."),
        ({"marked": {"sam": 5}}, "The Nazgûl need only one more step to catch Sam."),
        ({"out": ["sam"]}, "The Nazgûl have caught Sam."),
        ({"marked": {"sam": 6}}, "The Nazgûl have caught up with Sam."),
    ],
)
def test_the_nazgul_say_how_near_they_are(given, line):
    assert said(position(**given), "nazgul-sam") == ("The Nazgûl after Sam", STEPS, LAST, line)


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        ("bag-end", ("All hobbits start here. It is not a space to cross.", "Frodo has left it behind.")),
        ("moria", ("Moria: Gandalf has no effect.", STARTS, "Frodo is here.")),
        ("lothlorien", ("Lothlórien: each Weapon counts as two.", STARTS, "Frodo comes here next.")),
        ("gondor", ("Gondor: in your own turn, Nazgûl do not hit you.", STARTS, "Frodo is 4 spaces away.")),
        (
            "mordor",
            (
                "Reaching Mordor does not win at once: you must survive the turn and the rest of the round.",
                "Frodo is 7 spaces away.",
            ),
        ),
    ],
)
def test_a_place_says_its_rule_and_how_far_it_is(key, lines):
    turn = position(at={"frodo": "moria"}, side="advanced")
    assert piece(turn, f"place-frodo-{key}").lines == lines


def test_on_the_basic_side_a_place_has_no_rule_of_its_own():
    assert said(position(), "place-frodo-rohan") == (
        "Rohan",
        "Each Ring crosses the next round space; Rings left over after Mordor are lost.",
        "Frodo is 4 spaces away.",
    )


@pytest.mark.parametrize(
    ("key", "name", "lines"),
    [
        ("1", "Square 1 of Frodo’s Nazgûl path", ("It is marked: the Nazgûl have come this far.",)),
        ("3", "Square 3 of Frodo’s Nazgûl path", ("The next Nazgûl that hits Frodo marks it.", SPLITS)),
        ("4-1", "First half of square 4 of Frodo’s Nazgûl path", ("It takes 2 more Nazgûl to mark it.",)),
        ("4-2", "Second half of square 4 of Frodo’s Nazgûl path", ("It takes 3 more Nazgûl to mark it.",)),
        ("6", "Square 6 of Frodo’s Nazgûl path", ("It takes 5 more Nazgûl to mark it.", LAST, SPLITS)),
    ],
)
def test_a_square_says_when_it_is_marked(key, name, lines):
    turn = position(marked={"frodo": 2}, split={"frodo": [4]})
    assert said(turn, f"square-frodo-{key}") == (name, *lines)


def test_j21_a_square_that_gandalf_may_not_split_says_why_when_he_is_asked():
    turn = finish("G W W W W", choose_split="yes", marked={"frodo": 1})
    assert wanted(turn, "square-frodo-2") == ["split 2"]
    assert turn.may("split 2")
    assert wanted(turn, "square-frodo-1") == ["split 1"]
    assert turn.refusal("split 1") == "J-21"


def test_nobody_wants_to_split_where_gandalf_chooses_or_on_another_sheet():
    assert wanted(position(), "square-frodo-2") == []
    assert wanted(position(choose_split="yes"), "square-sam-2") == []


@pytest.mark.parametrize(
    "key",
    [
        "tray-1",
        "slots-frodo",
        "die",
        "die-white",
        "die-red-1",
        "hobbit",
        "hobbit-gandalf",
        "hobbit-pippin",
        "hobbit-frodo-1",
        "place-frodo",
        "place-frodo-shire",
        "place-moria",
        "square-frodo",
        "square-frodo-0",
        "square-frodo-7",
        "square-frodo-4",
        "square-frodo-3-1",
        "square-frodo-4-3",
        "square-frodo-x",
    ],
)
def test_nothing_is_said_of_what_is_not_drawn(key):
    turn = position(seats=["frodo", "sam"], split={"frodo": [4]})
    assert GAME.text.piece(seen(turn), key, words()) is None
