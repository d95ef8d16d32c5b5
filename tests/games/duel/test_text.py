"""Text: what the game says of itself, in English."""

from typing import Any

import pytest

from bagend.games.duel.actions import ANSWERS
from games.duel.positions import DOWN, GAME, Turn, position

RICH = {"sauron": 20, "fellowship": 20}


def answer(turn: Turn, notation: str) -> str:
    return GAME.text.answer(turn.view(turn.asked), ANSWERS.parse(notation), GAME.words())


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, GAME.words()) for kind, *nouns in turn.told]


def prompt(turn: Turn) -> str:
    return GAME.text.prompt(turn.view(0), GAME.words())


def test_the_question_names_who_is_asked():
    assert prompt(position("fellowship")) == "The Fellowship: take a card or a landmark."
    assert prompt(position(chapter=2, display=["c2-23"], coins=RICH).play("play 1")) == (
        "Sauron: where do the 2 units go?"
    )


def test_an_answer_names_the_card_and_its_price():
    turn = position(chapter=2, display=["c2-06"], coins={"sauron": 5})
    assert answer(turn, "play 1") == "Play the grey card “Leadership or Knowledge”, for 2 coins"
    assert answer(turn, "discard 1").endswith("Knowledge”, for 2 coins")


def test_a_turn_is_told():
    turn = position(
        chapter=2, display=["c2-23"], coins={"sauron": 5}, units={"sauron": {}, "fellowship": {"rohan": 1}}
    ).play("play 1", "place rohan")
    assert captions(turn) == [
        "Sauron plays the red card “two units in Lindon or Rohan”, for 3 coins.",
        "Sauron places 2 units in Rohan.",
        "A conflict in Rohan: both sides take back one unit.",
        "The Fellowship’s turn.",
    ]


def test_a_landmark_is_told():
    turn = position("fellowship", coins=RICH, tiles=["minas-tirith"]).play("take minas-tirith")
    assert captions(turn) == [
        "The Fellowship takes Minas Tirith, for 6 coins.",
        "The Fellowship has a fortress in Gondor.",
        "The Fellowship places a unit in Gondor.",
        "Frodo and Sam go on: step 1 of 14.",
        "Frodo and Sam go on: step 2 of 14.",
        "Sauron’s turn.",
    ]


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ("fellowship", "The Ring is destroyed: the Fellowship wins."),
        ("sauron", "The Nazgûl have caught the Ring-bearer: Sauron wins."),
    ],
)
def test_the_end_is_told(side, said):
    turn = position(side, chapter=3, display=["c3-06"], coins=RICH, quest={side: 13}).play("play 1")
    assert prompt(turn) == said


def sections(turn: Turn, seat: int | str) -> dict[str, tuple[str, ...]]:
    return {section.heading: section.lines for section in GAME.text.sections(turn.view(seat), GAME.words())}


def test_the_view_in_words_has_everything():
    turn = position(chapter=2, display=["c2-19"], coins=RICH, area={"sauron": ["c1-01", "c2-07"]}, tiles=["bree"])
    said = sections(turn, "sauron")
    assert list(said) == [
        "Chapter 2: the display",
        "Landmarks",
        "Middle-earth",
        "Quest of the Ring",
        "Alliance tokens",
        "Discard pile",
        "Fellowship",
        "Sauron",
    ]
    assert said["Landmarks"] == (
        "Bree: build a fortress in Arnor, place 2 units in Arnor and make 2 moves. "
        "It costs 3 Strength, 2 Courage and 1 Leadership. "
        "The Fellowship would pay 6 coins, Sauron 5 coins.",
        "6 more lie face down.",
    )
    assert "Skills: 1 Ruse and one of Ruse, Strength or Courage." in said["Sauron"]


def test_d58_d73_a_card_in_words_says_its_cost_its_chain_its_symbol_and_its_price():
    turn = position(chapter=2, display=["c2-20"], area={"sauron": ["c1-22"], "fellowship": ["c2-04", "c1-05"]})
    assert sections(turn, "sauron")["Chapter 2: the display"][0] == (
        "Slot 1: the red card “two units in Lindon or Enedwaith”. It costs 2 Strength and 1 Courage, or the helmet. "
        "It shows the armour for later chains. It can be taken. "
        "The Fellowship would pay nothing, Sauron nothing (chain)."
    )


def test_d31_a_card_in_words_says_what_lies_on_it():
    turn = position(display={1: "c1-14", 3: DOWN, 4: DOWN, 6: "c1-01", 8: "c1-02"})
    lines = sections(turn, "fellowship")["Chapter 1: the display"]
    assert lines[0] == (
        "Slot 1: the blue card “one step”. It costs 1 coin. It shows the fish for later chains. "
        "It is covered by slots 3 and 4. The Fellowship would pay 1 coin, Sauron 1 coin."
    )
    assert lines[1] == "Slot 3: face down. It is covered by slot 6."


def test_an_empty_display_is_said_to_be_empty():
    turn = position(chapter=3, display=["c3-01"], last=True).play("discard 1")
    assert sections(turn, 0)["Chapter 3: the display"] == ("The display is empty.",)


def test_d20_the_map_in_words_says_which_regions_touch():
    units = {"sauron": {"rohan": 1}, "fellowship": {"arnor": 2}}
    turn = position(forts={"sauron": ["rohan"]}, owned={"sauron": ["helms-deep"]}, units=units, tiles=())
    lines = sections(turn, 0)["Middle-earth"]
    assert lines[0] == "Lindon, next to Arnor: nobody."
    assert lines[1] == "Arnor, next to Lindon, Rhovanion and Enedwaith: the Fellowship has 2 units."
    assert lines[4] == ("Rohan, next to Rhovanion, Enedwaith, Gondor and Mordor: Sauron has a fortress and 1 unit.")


def test_d102_the_quest_in_words_says_where_the_bonus_spaces_are():
    assert sections(position(quest={"sauron": 4}), 0)["Quest of the Ring"] == (
        "Frodo and Sam: step 0 of 14.",
        "The Nazgûl: step 4 of 14, so 10 behind the Ring.",
        "Bonus spaces: take 1 coin at step 3, place 1 unit in any region at step 6, take another turn at step 9 and "
        "remove an opposing fortress at step 12.",
    )


def test_dq37_a_known_top_token_is_named():
    lines = sections(position(tops={"ents": "ents-turn"}), 0)["Alliance tokens"]
    assert lines[1] == "Ents: 3 tokens in the stack, on top the Ents’ “another turn”."
    assert lines[2] == "Hobbits: 3 tokens in the stack."


def test_who_has_won_is_said_in_a_sentence():
    turn = position(chapter=3, display=["c3-06"], coins=RICH, quest={"sauron": 13}).play("play 1")
    assert sections(turn, 0)["Sauron"][-1] == "This side has won."
    assert "This side has won." not in sections(turn, 0)["Fellowship"]


LOOK: dict[str, Any] = {"coins": RICH, "hidden": ["c1-20", "c1-21", "c1-22"]}


def set_aside(turn: Turn, side: str) -> list[str]:
    """What the discard pile says of the cards set aside."""
    return [line for line in sections(turn, side)["Discard pile"] if line.startswith("Set aside")]


def test_what_the_looker_saw_is_said_to_that_side_alone():
    turn = position(tiles=["barad-dur"], **LOOK).play("take barad-dur").settle()
    cards = "“Hobbits”, “one unit in Gondor or Rohan” and “one unit in Enedwaith or Rhovanion”"
    assert set_aside(turn, "sauron") == [f"Set aside, known to you alone: {cards}."]
    assert set_aside(turn, "fellowship") == []


def test_what_both_have_seen_is_not_said_to_be_known_to_one_alone():
    turn = position(tiles=["barad-dur", "grey-havens"], tops={"wizards": "wizards-search"}, **LOOK)
    turn.play("take barad-dur").settle().play("revive c1-10", "take grey-havens", "court wizards").settle()
    turn.play("keep wizards-search")
    for side in ("sauron", "fellowship"):
        (line,) = set_aside(turn, side)
        assert line.startswith("Set aside, known to both sides: “Hobbits”")


def test_cards_to_choose_from_are_told_apart_without_their_ids():
    turn = position(
        chapter=2, coins=RICH, tiles=["barad-dur"], display=["c2-01"], area={"fellowship": ["c1-09", "c1-11"]}
    )
    turn.play("take barad-dur").settle()
    said = {notation: answer(turn, notation) for notation in turn.answers()}
    assert said["revive c1-01"] == "Play the grey card “Ruse”, 1 of 2 alike"
    assert said["revive c1-02"] == "Play the grey card “Ruse”, 2 of 2 alike"
    assert said["revive c1-10"] == "Play the yellow card “2 coins”, 1 of 2 alike"
    assert said["revive c1-12"] == "Play the yellow card “2 coins”, 2 of 2 alike"
    assert said["revive c1-13"] == "Play the blue card “one step”, 1 of 4 alike"
    assert said["revive c1-14"] == "Play the blue card “one step” with the fish"
    assert len(set(said.values())) == len(said)
    assert not any("c1-" in words or "c2-" in words for words in said.values())


def test_grey_cards_to_discard_are_told_apart_without_their_ids():
    turn = position(coins=RICH, tiles=["isengard"], area={"fellowship": ["c1-02", "c1-01", "c1-05"]})
    turn.play("take isengard")
    assert {answer(turn, notation) for notation in turn.answers()} == {
        "Discard the grey card “Ruse”, 1 of 2 alike",
        "Discard the grey card “Ruse”, 2 of 2 alike",
        "Discard the grey card “Courage”",
    }


def test_d39_the_button_says_what_the_bank_really_pays():
    """Two sides with 4 and 3 coins of 8: one coin is left."""
    turn = position(chapter=3, display=["c3-07"], coins={"sauron": 4, "fellowship": 3}, coin_cap="8")
    assert answer(turn, "discard 1").endswith("for 1 coin")
    assert turn.play("discard 1").coins("sauron") == 5


def test_humans_the_button_doubles_the_income():
    turn = position(chapter=2, display=["c2-06"], tokens={"sauron": ["humans-double-discard"]})
    assert answer(turn, "discard 1").endswith("for 4 coins")
    other = position(chapter=2, display=["c2-06"], tokens={"fellowship": ["humans-double-discard"]})
    assert answer(other, "discard 1").endswith("for 2 coins")


def test_a_side_in_words_has_everything_that_lies_before_it():
    turn = position(
        "sauron",
        display=["c1-02"],
        coins={"sauron": 5, "fellowship": 1},
        area={"sauron": ["c1-01", "c1-15", "c1-18", "c1-19"]},
        tiles=(),
        owned={"sauron": ["bree", "erebor"]},
        forts={"sauron": ["arnor"]},
        tokens={"sauron": ["hobbits-eagle", "humans-red-unit"]},
        units={"sauron": {"mordor": 1, "arnor": 3}, "fellowship": {"rohan": 14}},
    )
    assert sections(turn, 0)["Sauron"] == (
        "5 coins, 11 units in supply.",
        "Skills: 1 Ruse.",
        "Grey cards: “Ruse”.",
        "Blue cards: “one step”.",
        "Green cards: “Elves” and “Humans”.",
        "Chain symbols: horse, harp and horseshoe.",
        "Landmarks: Bree and Erebor.",
        "Tokens: the Hobbits’ “eagle feather” and the Humans’ “one more for red”.",
        "Present in 2 regions of 7; 3 races of 6.",
        "It is this side’s turn.",
    )
    assert sections(turn, 0)["Fellowship"] == (
        "1 coin, 1 unit in supply.",
        "Skills: no skill.",
        "No cards yet.",
        "Present in 1 region of 7; 0 races of 6.",
    )


def test_the_discard_pile_in_words():
    turn = position(chapter=1, display=["c1-01"], area={"sauron": [f"c1-{n:02}" for n in range(2, 20)]})
    assert sections(turn, 0)["Discard pile"] == (
        "No card in it is known to both.",
        "3 cards of this chapter are set aside there, face down.",
    )
    turn.play("discard 1")
    assert sections(turn, 0)["Discard pile"][0] == "Known to both: “Ruse”."


def test_tokens_shown_now_are_named():
    turn = position(coins=RICH, tiles=["grey-havens"]).play("take grey-havens", "court hobbits")
    turn.draw("token hobbits-eagle", "token hobbits-blue-unit")
    lines = sections(turn, 0)["Alliance tokens"]
    assert lines[2] == "Hobbits: 1 token in the stack."
    assert lines[-1] == "Shown now: the Hobbits’ “eagle feather” and the Hobbits’ “unit for blue”."
    assert len(lines) == 7


def test_landmarks_that_lie_face_down_are_counted():
    assert sections(position(tiles=["bree"]), 0)["Landmarks"][-1] == "6 more lie face down."
    everything = position(tiles=["bree", "erebor", "isengard", "grey-havens", "helms-deep", "barad-dur"])
    assert sections(everything, 0)["Landmarks"][-1] == "One more lies face down."


def test_d73_a_card_that_the_first_symbol_of_all_chains_says_so():
    turn = position(chapter=3, display=["c3-03"])
    assert sections(turn, 0)["Chapter 3: the display"][0] == (
        "Slot 1: the blue card “two steps”. It costs 2 Ruse and 2 Courage, or the fish. It can be taken. "
        "The Fellowship would pay 4 coins, Sauron 4 coins."
    )


def test_cards_of_the_display_that_are_called_the_same_are_told_apart():
    """By the symbol in their corner, or else by their slot."""
    turn = position(display={15: "c1-13", 16: "c1-14", 17: "c1-01", 18: "c1-16"}, coins=RICH)
    assert {notation: answer(turn, notation) for notation in turn.answers() if notation.startswith("play")} == {
        "play 15": "Play the blue card “one step” in slot 15, free",
        "play 16": "Play the blue card “one step” with the fish, for 1 coin",
        "play 17": "Play the grey card “Ruse”, free",
        "play 18": "Play the blue card “one step” with the backpack, for 1 coin",
    }


def test_a_card_that_cannot_be_taken_makes_no_other_name_longer():
    turn = position(display={1: "c1-14", 3: "c1-01", 15: "c1-13"}, coins=RICH)
    assert "play 1" not in turn.answers()
    assert answer(turn, "play 15") == "Play the blue card “one step”, free"


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_no_two_answers_to_a_question_are_called_the_same(chapter):
    cards = [f"c{chapter}-{number:02}" for number in range(1, 21)]
    turn = position(chapter=chapter, display=dict(enumerate(cards, 1)), coins=RICH)
    said = [answer(turn, notation) for notation in turn.answers()]
    assert len(said) > 2
    assert len(set(said)) == len(said)
