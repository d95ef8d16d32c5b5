"""Text: what the game says of itself, in English."""

import pytest

from bagend.engine.foretell import explain
from bagend.engine.game import Meaning
from bagend.games.journey.actions import ANSWERS, Event
from games.journey.positions import GAME, Turn, finish, position, seen, words


def answer(turn: Turn, notation: str) -> str:
    return GAME.text.answer(seen(turn), ANSWERS.parse(notation), words())


def explained(turn: Turn, notation: str) -> Meaning:
    assert turn.may(notation)
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    return explain(GAME, views, [ANSWERS.parse(notation)], words())[0]


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, words()) for kind, *nouns in turn.told]


def test_the_question_names_who_is_asked():
    assert (
        GAME.text.prompt(seen(position("sam", shows="R R W N T")), words())
        == "Sam, which dice do you keep? One must be a Nazgûl."
    )


def test_while_dice_roll_it_is_said_whose():
    assert GAME.text.prompt(seen(position("sam")), words()) == "Sam rolls."


def test_j35_the_question_reminds_of_the_place():
    turn = position("sam", at={"sam": "rivendell"}, side="advanced", shows="R R W N T")
    asked = "Sam, which dice do you keep? Equal symbols may be kept."
    assert GAME.text.prompt(seen(turn), words()) == asked


@pytest.mark.parametrize(
    ("shows", "sentence"),
    [
        ("R R W N N", "Frodo, which dice do you keep? One must be a Nazgûl."),
        ("R R W O O", "Frodo, which dice do you keep?"),
    ],
)
def test_j8_the_question_says_that_a_nazgul_must_be_kept(shows, sentence):
    assert GAME.text.prompt(seen(position(shows=shows)), words()) == sentence


def test_j39_the_question_speaks_of_a_reroll_only_while_there_is_one():
    turn = position(shows="R R W O T", at={"frodo": "rohan"}, side="advanced")
    assert GAME.text.prompt(seen(turn), words()) == "Frodo, which dice do you keep? All may be rerolled once."
    turn.play("reroll").roll("R R W N T")
    assert GAME.text.prompt(seen(turn), words()) == "Frodo, which dice do you keep? One must be a Nazgûl."


def test_j15_an_answer_names_the_colour_of_a_nazgul_only():
    assert answer(position(shows="R G W N T"), "keep yellow+green") == "Keep a Ring and the green Nazgûl"


def test_answers_stand_by_symbol_then_by_count():
    turn = position(kept="R R . . .", shows=". . O W N")
    listed = GAME.text.order(seen(turn), [ANSWERS.parse(notation) for notation in sorted(turn.answers())])
    assert [GAME.text.answer(seen(turn), action, words()) for action in listed] == [
        "Keep a Weapon and the black Nazgûl",
        "Keep a Weapon, an Orc and the black Nazgûl",
        "Keep an Orc and the black Nazgûl",
        "Keep the black Nazgûl",
    ]


def test_of_equal_symbols_an_answer_names_the_colour_too():
    assert answer(position(shows="R R W N T"), "keep yellow+green") == "Keep the yellow Ring and the green Nazgûl"


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        (
            "keep green",
            "The green Nazgûl will hit Pippin. Frodo keeps the green Nazgûl, then rolls the other 4 dice again.",
        ),
        (
            "keep green+black",
            "Frodo keeps the green Nazgûl and the White Tree. "
            "The White Tree: Frodo stops rolling, and only kept dice count. "
            "The green Nazgûl takes a step towards Pippin: 5 more, and he is caught. Sam’s turn, at Bag End.",
        ),
    ],
)
def test_an_explanation_says_what_will_happen(notation, sentence):
    assert explained(position(shows="R R W N T"), notation).effect == sentence


def test_j10_a_single_die_left_is_rolled_again():
    turn = position(kept="R R W . .", shows=". . . O N")
    assert explained(turn, "keep black").effect.endswith("Frodo keeps the black Nazgûl, then rolls the last die again.")


@pytest.mark.parametrize(
    ("given", "notation", "clause"),
    [
        ({"shows": "R G W O R"}, "keep yellow", "J-6"),
        ({"shows": "R G W O R"}, "keep yellow+red", "J-7"),
        ({"shows": "R G W O R"}, "keep yellow+red+blue+green", "J-7"),
        ({"shows": "R G N O R"}, "keep blue", "J-8"),
        ({"shows": "R G N O R"}, "keep blue+green", "J-7"),
        ({"kept": "R R W O .", "shows": ". . . . N"}, "keep black", "J-11"),
        ({"kept": "R R W . .", "shows": ". . . O N"}, "keep green+black", "J-11"),
        ({"shows": "R G W O T"}, "keep black", "J-12"),
        ({"shows": "R G W O T"}, "keep yellow+red+black", "J-12"),
        ({"kept": "R R W O .", "shows": ". . . . T"}, "keep black", "J-13"),
        ({"shows": "R R R O T", "at": {"frodo": "rivendell"}, "side": "advanced"}, "keep yellow+red+black", "J-36"),
        ({"shows": "R R R O T", "at": {"frodo": "rohan"}, "side": "advanced"}, "reroll", "J-39"),
    ],
)
def test_the_clause_that_allows_an_answer(given, notation, clause):
    assert explained(position(**given), notation).clause == clause


@pytest.mark.parametrize("notation", ["split 2", "refrain"])
def test_j21_allows_a_split_and_to_do_without(notation):
    assert explained(finish("G W W W W", choose_split="yes"), notation).clause == "J-21"


def test_j20_an_explanation_names_the_active_player_for_a_neutral_nazgul():
    turn = position(shows="R R W N T", seats=["frodo", "sam"])
    assert "The green Nazgûl will hit Frodo." in explained(turn, "keep green").effect


def test_j42_an_explanation_knows_minas_tirith():
    turn = position(shows="R R W N T", at={"frodo": "minas-tirith"}, side="advanced")
    assert "The green Nazgûl will hit Frodo." in explained(turn, "keep green").effect


def test_j41_an_explanation_knows_gondor():
    turn = position(at={"frodo": "gondor"}, side="advanced", shows="N R W N O")
    assert "Gondor will shelter Frodo from the yellow Nazgûl." in explained(turn, "keep yellow").effect
    assert "The green Nazgûl will hit Pippin." in explained(turn, "keep green").effect


def test_j36_an_explanation_names_the_target_of_each_nazgul():
    turn = position(at={"frodo": "rivendell"}, side="advanced", shows="N N W G O")
    told = explained(turn, "keep yellow+red").effect
    assert told.startswith("The yellow Nazgûl will hit Frodo. The red Nazgûl will hit Sam. ")


def test_j39_an_explanation_says_that_the_second_roll_stands():
    turn = position(at={"frodo": "rohan"}, side="advanced", shows="N R W N O")
    assert explained(turn, "reroll").effect == "Frodo rolls the same dice again; the second result will stand."


def test_j21_an_explanation_follows_a_split_to_the_end_of_the_turn():
    turn = finish("G N W W W", choose_split="yes")
    assert explained(turn, "split 3").effect == (
        "Gandalf splits square 3 of Frodo’s Nazgûl path: the Nazgûl now need 7 steps to catch him. "
        "The red Nazgûl takes a step towards Sam: 5 more, and he is caught. Sam’s turn, at Bag End."
    )


def test_j21_the_question_says_how_many_gandalfs_are_left():
    turn = finish("G G W W W", choose_split="yes")
    asked = "Frodo, which square does Gandalf split?"
    assert GAME.text.prompt(seen(turn), words()) == asked + " He may split 2."
    assert answer(turn, "refrain") == "Split no square"
    turn.play("split 4")
    assert GAME.text.prompt(seen(turn), words()) == asked
    assert answer(turn, "refrain") == "Split no more squares"


def test_j21_to_split_no_more_is_not_told_as_an_untouched_path():
    turn = finish("G G W W W", choose_split="yes").play("split 4")
    assert captions(turn.play("refrain"))[-2] == "Frodo leaves a Gandalf unused."
    unsplit = finish("G G W W W", choose_split="yes").play("refrain")
    assert captions(unsplit)[-2] == "Frodo leaves 2 Gandalfs unused."


def test_a_turn_is_told():
    turn = finish("R G W O N", "merry")
    assert captions(turn) == [
        "Merry keeps the black Nazgûl.",
        "Merry reaches Rivendell.",
        "Gandalf splits square 1 of Merry’s Nazgûl path: the Nazgûl now need 7 steps to catch him.",
        "The black Nazgûl takes a step towards Merry: 6 more, and he is caught.",
        "Pippin’s turn, at Bag End.",
    ]


def test_j17_being_held_up_is_told_with_the_numbers():
    assert "2 Orcs hold Sam up, against one Weapon: no Ring counts." in captions(finish("R R O O W", "sam"))


@pytest.mark.parametrize(
    ("place", "kept", "caption"),
    [
        (
            "helms-deep",
            "R O W G G",
            "An Orc holds Sam up, counting double at Helm’s Deep, against one Weapon: no Ring counts.",
        ),
        (
            "helms-deep",
            "R O O W W",
            "2 Orcs hold Sam up, counting double at Helm’s Deep, against 2 Weapons: no Ring counts.",
        ),
        (
            "lothlorien",
            "R O O O W",
            "3 Orcs hold Sam up, against one Weapon, though Weapons count double in Lothlórien: no Ring counts.",
        ),
        ("moria", "R R O G G", "An Orc holds Sam up, against no Weapon: no Ring counts."),
    ],
)
def test_j38_j40_being_held_up_is_told_with_what_counts_double(place, kept, caption):
    assert caption in captions(finish(kept, "sam", at={"sam": place}, side="advanced"))


def test_j25_being_caught_is_told():
    told = captions(finish("W W W W N", marked={"frodo": 5}))
    assert told[1:3] == ["The black Nazgûl takes the last step towards Frodo.", "The Nazgûl have caught Frodo."]


def test_j30_that_a_round_is_the_last_is_told_only_while_somebody_has_a_turn_in_it():
    arrival = {"at": {"frodo": "minas-tirith", "pippin": "minas-tirith"}, "first": "frodo"}
    assert Event.ARRIVED in finish("R R W W W", "frodo", **arrival).events()
    assert Event.ARRIVED not in finish("R R W W W", "pippin", **arrival).events()


ARRIVALS = {"active": "pippin", "first": "frodo"}
BOTH = {"sam": "mordor", "merry": "mordor"}


@pytest.mark.parametrize(
    ("given", "prompt"),
    [
        ({"kept": "W W W W W", **ARRIVALS, "at": {"merry": "mordor"}}, "Merry reached Mordor and wins."),
        (
            {"kept": "W W W W W", **ARRIVALS, "at": BOTH, "marked": {"sam": 1}},
            "Merry reached Mordor furthest ahead of the Nazgûl, and wins.",
        ),
        (
            {"kept": "W W W W W", **ARRIVALS, "at": BOTH},
            "Sam and Merry reached Mordor equally far ahead of the Nazgûl, and share the victory.",
        ),
        (
            {"kept": "W N W W W", "seats": ["frodo", "sam"], "marked": {"sam": 5}, "last_survivor": "yes"},
            "Frodo is the last hobbit left, and wins.",
        ),
        (
            {"kept": "W N W W N", "seats": ["frodo", "sam"], "marked": {"frodo": 5, "sam": 5}},
            "The Nazgûl caught every hobbit. Everyone loses.",
        ),
    ],
    ids=["J-31", "J-32 one", "J-32 several", "J-34", "J-29"],
)
def test_every_ending_names_its_winners(given, prompt):
    assert GAME.text.prompt(seen(finish(**given)), words()) == prompt


@pytest.mark.parametrize("active", ["frodo", "sam"])
def test_j34_the_survivor_is_told_by_name(active):
    other, kept = ("sam", "W N W W W") if active == "frodo" else ("frodo", "N W W W W")
    turn = finish(kept, active, seats=["frodo", "sam"], marked={other: 5}, last_survivor="yes")
    assert captions(turn)[-1] == f"{active.title()} is the last hobbit left, and wins."


def test_the_view_in_words_says_before_the_roll_that_there_is_none():
    assert GAME.text.sections(seen(position()), words())[0].lines == ("No dice rolled yet this turn.",)


def test_the_view_in_words_says_what_each_die_shows_and_which_are_kept():
    turn = position(kept=". R . O .", shows="G . W . N")
    assert GAME.text.sections(seen(turn), words())[0].lines == (
        "Gandalf (yellow)",
        "Ring (red), kept",
        "Weapon (blue)",
        "Orc (green), kept",
        "Nazgûl (black)",
    )


def test_the_view_in_words_has_the_dice_and_every_sheet():
    turn = position(shows="R R W N T", seats=["frodo", "sam"], marked={"sam": 2}, split={"sam": [4]})
    sections = GAME.text.sections(seen(turn), words())
    assert [section.heading for section in sections] == ["Dice", "Frodo", "Sam"]
    assert sections[2].lines == (
        "Sam is at Bag End, 9 spaces from Mordor.",
        "The Nazgûl need 5 more steps to catch Sam. Gandalf has split one square of the path.",
    )


def test_the_view_in_words_says_whose_turn_it_is():
    sections = GAME.text.sections(seen(position("sam", shows="R R W N T", seats=["frodo", "sam"])), words())
    assert [section.heading for section in sections if "It is Sam’s turn." in section.lines] == ["Sam"]


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
