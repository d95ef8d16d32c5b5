"""Actions: ids, notation, and every way in which notation cannot be read."""

from enum import IntEnum

import pytest

from bagend.engine.actions import Actions, Dice, Name, Names, Number
from bagend.engine.errors import UnknownNotation


class Verb(IntEnum):
    PASS = 0
    MOVE = 1
    TAKE = 13
    ROLL = 21


ROADS = Name("road", ("shire", "bree", "moria"))
ACTIONS = Actions(
    {
        Verb.PASS: (),
        Verb.MOVE: (Name("hobbit", ("frodo", "sam", "merry", "pippin")), ROADS),
        Verb.TAKE: (Names("gem", ("ruby", "opal", "jade")),),
        Verb.ROLL: (Dice("roll", 2, faces=3),),
    }
)


def test_ids_are_dense():
    assert len(ACTIONS) == 1 + 4 * 3 + 2**3 + 4**2


def test_ids_with_a_gap_are_refused():
    with pytest.raises(ValueError, match=r"MOVE.* should be 3: action ids must be dense"):
        Actions({Verb.PASS: (ROADS,), Verb.MOVE: ()})


@pytest.mark.parametrize(
    ("action", "notation"),
    [
        (0, "pass"),
        (1, "move frodo shire"),
        (6, "move sam moria"),
        (13, "take nothing"),
        (18, "take ruby+jade"),
        (21 + 6, "roll 21"),
    ],
)
def test_an_action_has_a_notation(action, notation):
    assert ACTIONS.notation(action) == notation
    assert ACTIONS.parse(notation) == action


@pytest.mark.parametrize("action", range(len(ACTIONS)))
def test_every_notation_is_read_back(action):
    assert ACTIONS.parse(ACTIONS.notation(action)) == action


def test_an_action_is_split_and_packed():
    verb, values = ACTIONS.split(6)
    assert (verb, values) == (Verb.MOVE, (1, 2))
    assert ACTIONS.pack(verb, values) == 6


def test_spaces_do_not_matter():
    assert ACTIONS.parse("  move   sam  moria ") == 6


def test_the_order_within_a_set_does_not_matter():
    assert ACTIONS.parse("take jade+ruby") == ACTIONS.parse("take ruby+jade")


def test_the_parts_of_a_set_are_named():
    assert ACTIONS.parts(18) == ("ruby", "jade")
    assert ACTIONS.parts(6) == ()


def test_what_is_carried_has_a_thing_and_a_place():
    carried = Actions({verb: ACTIONS.nouns(verb) for verb in ACTIONS.verbs}, carried=(Verb.MOVE,))
    assert carried.carry(6) == ("sam", "moria")
    assert carried.carry(18) == carried.carry(0) == ("", "")
    assert ACTIONS.carry(6) == ("", "")


def test_verbs_are_listed():
    assert ACTIONS.verbs == tuple(Verb)
    assert ACTIONS.nouns(Verb.PASS) == ()


UNREADABLE = [
    ("", "Cannot read “”: expected pass, move, take or roll."),
    ("dance", "Cannot read “dance”: expected pass, move, take or roll."),
    ("PASS", "Cannot read “PASS”: expected pass, move, take or roll."),
    ("pass now", "Cannot read “pass now”: expected “pass”."),
    ("move sam", "Cannot read “move sam”: expected “move <hobbit> <road>”."),
    ("move sam rohan", "Cannot read “rohan” in “move sam rohan”: expected shire, bree or moria."),
    ("take pearl", "Cannot read “pearl” in “take pearl”: expected some of ruby, opal and jade, joined by +."),
    (
        "take ruby+ruby",
        "Cannot read “ruby+ruby” in “take ruby+ruby”: expected some of ruby, opal and jade, joined by +.",
    ),
    ("take ruby+", "Cannot read “ruby+” in “take ruby+”: expected some of ruby, opal and jade, joined by +."),
    ("roll 14", "Cannot read “14” in “roll 14”: expected 2 marks, each - or a face from 1 to 3."),
    ("roll 1", "Cannot read “1” in “roll 1”: expected 2 marks, each - or a face from 1 to 3."),
]


@pytest.mark.parametrize(("notation", "sentence"), UNREADABLE)
def test_what_cannot_be_read_is_refused_with_what_was_expected(notation, sentence):
    with pytest.raises(UnknownNotation) as refused:
        ACTIONS.parse(notation)
    assert str(refused.value) == sentence
    assert refused.value.facts["answer"] == notation


@pytest.mark.parametrize("action", [-1, len(ACTIONS), 10**6])
def test_an_id_out_of_range_is_refused(action):
    with pytest.raises(UnknownNotation, match=f"There is no action {action}; expected 0 to {len(ACTIONS) - 1}"):
        ACTIONS.split(action)


@pytest.mark.parametrize("token", ["0", "4", "-1", "x", "", "²", "٣", "1.0", "1" * 5000])
def test_a_number_is_read_only_in_its_range(token):
    with pytest.raises(ValueError, match="a number from 1 to 3"):
        Number("square", 1, 3).value(token)


def test_a_number_is_written_from_its_first():
    number = Number("square", 1, 3)
    assert [number.token(value) for value in range(3)] == ["1", "2", "3"]
    assert number.value("3") == 2
    assert number.spoken(2) == ()


def test_nouns_name_what_they_speak_of():
    assert ROADS.spoken(1) == (("road", "bree"),)
    assert Names("gem", ("ruby", "opal")).spoken(3) == (("gem", "ruby"), ("gem", "opal"))
    assert Dice("roll", 2).spoken(3) == ()
