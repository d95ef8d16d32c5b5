"""Text: what the game says of itself, in English."""

import pytest

from bagend.games.journey.actions import ANSWERS, Event
from games.journey.positions import GAME, Turn, finish, position

WORDS = GAME.words("en")


def seen(turn: Turn, seat: int = 0):
    views = GAME.View.blank()
    turn.rules.view(turn.states, seat, views)
    return views[0]


def answer(turn: Turn, notation: str) -> str:
    return GAME.text.answer(seen(turn), ANSWERS.parse(notation), WORDS)


def meaning(turn: Turn, notation: str) -> tuple[str, str]:
    effect, clause = GAME.text.meaning(seen(turn), ANSWERS.parse(notation), WORDS)
    return effect, clause


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, WORDS) for kind, *nouns in turn.told]


def test_the_question_names_who_is_asked():
    assert GAME.text.prompt(seen(position("sam", shows="R R W N T")), WORDS) == "Sam, which dice do you keep?"


def test_j35_the_question_reminds_of_the_place():
    turn = position("sam", at={"sam": "rivendell"}, side="advanced", shows="R R W N T")
    assert "equal symbols may be kept" in GAME.text.prompt(seen(turn), WORDS)


def test_j15_an_answer_names_the_colour_of_a_nazgul_only():
    assert answer(position(shows="R G W N T"), "keep yellow+green") == "Keep Ring and green Nazgûl"


def test_of_equal_symbols_an_answer_names_the_colour_too():
    assert answer(position(shows="R R W N T"), "keep yellow+green") == "Keep Ring (yellow) and green Nazgûl"


@pytest.mark.parametrize(
    ("notation", "sentence", "clause"),
    [
        ("keep green", "Rolls 4 dice again. Nazgûl against Pippin.", "J-10"),
        (
            "keep green+black",
            "The White Tree ends your rolling: only kept dice take effect. Nazgûl against Pippin.",
            "J-12",
        ),
    ],
)
def test_a_meaning_says_what_would_follow_and_cites_its_clause(notation, sentence, clause):
    assert meaning(position(shows="R R W N T"), notation) == (sentence, clause)


def test_j11_a_meaning_says_when_rolling_ends():
    turn = position(kept="R R W O .", shows=". . . . N")
    assert meaning(turn, "keep black") == (
        "All dice are kept: rolling ends and they take effect. Nazgûl against Frodo.",
        "J-11",
    )


def test_j20_a_meaning_names_the_active_player_for_a_neutral_nazgul():
    turn = position(shows="R R W N T", seats=["frodo", "sam"])
    assert meaning(turn, "keep green")[0].endswith("Nazgûl against Frodo.")


def test_j42_a_meaning_knows_minas_tirith():
    turn = position(shows="R R W N T", at={"frodo": "minas-tirith"}, side="advanced")
    assert meaning(turn, "keep green")[0].endswith("Nazgûl against Frodo.")


def test_a_turn_is_told():
    turn = finish("R G W O N", "merry")
    assert captions(turn) == [
        "Merry keeps black Nazgûl.",
        "Merry reaches Rivendell.",
        "Gandalf splits square 1 of Merry’s Nazgûl path.",
        "The black Nazgûl comes after Merry: 6 segments left.",
        "Pippin’s turn, standing at Bag End.",
    ]


def test_j17_being_held_up_is_told_with_the_numbers():
    told = captions(finish("R R O O W", "sam"))
    assert "2 Orcs hold Sam up, against one Weapon: his 2 Rings count for nothing." in told


def test_j25_being_caught_is_told():
    told = captions(finish("W W W W N", marked={"frodo": 5}))
    assert told[1:3] == ["The black Nazgûl comes after Frodo: the path is full.", "The Nazgûl have caught Frodo."]


def test_j30_that_a_round_is_the_last_is_told_only_while_somebody_has_a_turn_in_it():
    arrival = {"at": {"frodo": "minas-tirith", "pippin": "minas-tirith"}, "first": "frodo"}
    assert Event.ARRIVED in finish("R R W W W", "frodo", **arrival).events()
    assert Event.ARRIVED not in finish("R R W W W", "pippin", **arrival).events()


def test_the_view_in_words_has_the_dice_and_every_sheet():
    turn = position(shows="R R W N T", seats=["frodo", "sam"], marked={"sam": 2}, split={"sam": [4]})
    sections = GAME.text.sections(seen(turn), WORDS)
    assert [section.heading for section in sections] == ["Dice", "Frodo", "Sam"]
    assert "Nazgûl path: 5 of 7 segments left, one square split." in sections[2].lines


def test_every_event_of_the_game_is_told_somewhere():
    """A caption for each event, from the positions in which it happens."""
    told = {kind for turn in TOLD_EVERYTHING for kind in turn().events()}
    assert told == set(Event) - {Event.BEGAN}


TOLD_EVERYTHING = [
    lambda: position().then("R G W O N"),
    lambda: position(shows="R R W N T").play("keep green+black"),
    lambda: position(shows="R R W W T", at={"frodo": "rohan"}, side="advanced").play("reroll"),
    lambda: finish("R R O G N"),
    lambda: finish("R W W W W", at={"frodo": "shelobs-lair"}, side="advanced"),
    lambda: finish("G W W W W", choose_split="yes").play("refrain"),
    lambda: finish("G W W W W", at={"frodo": "moria"}, side="advanced"),
    lambda: finish("N W W W W", at={"frodo": "gondor"}, side="advanced"),
    lambda: finish("R R W W W", "frodo", first="frodo", at={"frodo": "minas-tirith"}),
    lambda: finish("R R W W W", "pippin", first="frodo", at={"pippin": "minas-tirith"}),
    lambda: finish("W N W W N", seats=["frodo", "sam"], marked={"frodo": 5, "sam": 5}),
    lambda: finish("W N W W W", seats=["frodo", "sam"], marked={"sam": 5}, last_survivor="yes"),
]


def test_j41_in_gondor_no_nazgul_is_said_to_come_after_who_is_sheltered():
    turn = position("frodo", at={"frodo": "gondor"}, side="advanced", shows="N R W N O")
    assert meaning(turn, "keep yellow") == ("Rolls 4 dice again.", "J-10")
    assert meaning(turn, "keep green") == ("Rolls 4 dice again. Nazgûl against Pippin.", "J-10")


def test_j36_two_nazgul_after_the_same_hobbit_name_him_once():
    turn = position("frodo", at={"frodo": "rivendell"}, side="advanced", shows="N R W G N")
    assert meaning(turn, "keep yellow+black") == ("Rolls 3 dice again. Nazgûl against Frodo.", "J-10")
