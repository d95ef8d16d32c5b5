"""Text: what the game says of itself, in English."""

import pytest

from bagend.games.duel.actions import ANSWERS
from games.duel.positions import DOWN, GAME, Turn, position

WORDS = GAME.words("en")
RICH = {"sauron": 20, "fellowship": 20}


def answer(turn: Turn, notation: str) -> str:
    return GAME.text.answer(turn.view(turn.asked), ANSWERS.parse(notation), WORDS)


def meaning(turn: Turn, notation: str) -> tuple[str, str]:
    said = GAME.text.meaning(turn.view(turn.asked), ANSWERS.parse(notation), WORDS)
    return said.effect, said.clause


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, WORDS) for kind, *nouns in turn.told]


def prompt(turn: Turn) -> str:
    return GAME.text.prompt(turn.view(0), WORDS)


def test_the_question_names_who_is_asked():
    assert prompt(position("fellowship")) == "The Fellowship: take a card or a landmark."
    assert prompt(position(chapter=2, display=["c2-23"], coins=RICH).play("play 1")) == (
        "Sauron: where do the 2 units go?"
    )


def test_an_answer_names_the_card_and_its_price():
    turn = position(chapter=2, display=["c2-06"], coins={"sauron": 5})
    assert answer(turn, "play 1") == "Play the grey card “Leadership or Knowledge” in slot 1, for 2 coins"
    assert answer(turn, "discard 1").endswith("in slot 1, for 2 coins")


def test_d68_a_meaning_says_the_price_for_you_now_what_it_gives_and_what_it_uncovers():
    turn = position(
        display={1: "c1-01", 3: DOWN, 6: "c1-17", 8: "c1-02"}, coins={"sauron": 5}, area={"sauron": ["c1-03"]}
    )
    assert meaning(turn, "play 6") == (
        "One skill is missing, for 1 coin. Gives the Dwarves on your side. Shows the anvil for a later chain. "
        "Uncovers a face-down card.",
        "D-68",
    )


def test_d74_a_meaning_names_the_chain():
    turn = position(chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]})
    assert meaning(turn, "chain 1") == ("You have its horse: it costs nothing. Gives a step on the quest.", "D-75")


def test_d69_a_meaning_counts_the_fortresses():
    turn = position(coins=RICH, tiles=["bree"], forts={"sauron": ["rohan"]}, owned={"sauron": ["helms-deep"]})
    assert meaning(turn, "take bree") == (
        "6 skills are missing, for 6 coins. 1 coin more for your fortress. "
        "Gives a fortress in Arnor, 2 units in Arnor and 2 moves.",
        "D-69",
    )


def test_d123_a_meaning_foretells_a_conflict():
    turn = position(display=["c1-22"], units={"fellowship": {"enedwaith": 2}}).play("play 1")
    assert meaning(turn, "place enedwaith") == ("A conflict: both sides take back one unit.", "D-123")
    assert meaning(turn, "place rhovanion") == ("The unit meets no opposing unit.", "D-91")


def test_a_token_says_what_it_does():
    turn = position(coins=RICH, tiles=["grey-havens"]).play("take grey-havens", "court hobbits").settle()
    assert meaning(turn, "keep hobbits-eagle") == (
        "Counts as one of the six races. The others go back on top of their stacks.",
        "D-111",
    )


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


def test_the_view_in_words_has_everything():
    turn = position(chapter=2, display=["c2-19"], coins=RICH, area={"sauron": ["c1-01", "c2-07"]}, tiles=["bree"])
    sections = GAME.text.sections(turn.view("sauron"), WORDS)
    assert [section.heading for section in sections] == [
        "Chapter 2: the display",
        "Landmarks",
        "Middle-earth",
        "Quest of the Ring",
        "Alliance tokens",
        "Discard pile",
        "Fellowship",
        "Sauron",
    ]
    assert sections[0].lines[0] == (
        "Slot 1: the red card “two units in Gondor or Mordor”, free to take. "
        "The Fellowship would pay 3 coins, Sauron 1 coin."
    )
    assert "Skills: Ruse 1 and one of Ruse, Strength, Courage." in sections[-1].lines


def test_what_the_looker_saw_is_said_to_him_alone():
    turn = position(coins=RICH, tiles=["barad-dur"], hidden=["c1-20", "c1-21", "c1-22"]).play("take barad-dur").settle()
    own, other = (GAME.text.sections(turn.view(side), WORDS)[5].lines for side in ("sauron", "fellowship"))
    assert any(line.startswith("Set aside, known to you alone: “Hobbits”") for line in own)
    assert not any("known to you" in line for line in other)
