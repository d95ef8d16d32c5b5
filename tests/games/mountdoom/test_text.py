"""Text: what the game says of itself, in English."""

import pytest

from bagend.games.mountdoom.actions import ANSWERS
from games.mountdoom.positions import GAME, Turn, doom, meet, position, walk

WORDS = GAME.words("en")


def seen(turn: Turn):
    views = GAME.View.blank()
    turn.rules.view(turn.states, 0, views)
    return views[0]


def answer(turn: Turn, notation: str) -> str:
    assert turn.may(notation)
    return GAME.text.answer(seen(turn), ANSWERS.parse(notation), WORDS)


def meaning(turn: Turn, notation: str) -> tuple[str, str]:
    assert turn.may(notation)
    effect, clause = GAME.text.meaning(seen(turn), ANSWERS.parse(notation), WORDS)
    return effect, clause


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, WORDS) for kind, *nouns in turn.told]


def test_the_question_names_who_is_asked():
    said = GAME.text.prompt(seen(position(active="east")), WORDS)
    assert said == "East, which two Fellowship dice do you roll with the black ones?"


def test_the_question_names_the_card_it_is_about():
    turn = meet("gondor-orc-hordes", hand=["wrath"]).combat("sauron")
    assert GAME.text.prompt(seen(turn), WORDS) == "North, shall Gandalf’s Wrath remove the Orc Hordes?"


def rolled(marks: str = "2534", **given) -> Turn:
    slots = {2: "lothlorien-moria-orc", 5: "down"}
    return position(slots=slots, **given).play("roll orange+red").roll(marks)


def test_an_answer_is_told_by_what_the_dice_show():
    assert answer(rolled(), "place first red") == "Place black 2 and red 4"


def test_equal_black_dice_are_told_apart():
    assert answer(rolled("3334"), "place second red") == "Place the second black 3 and red 4"


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        (
            "place first orange",
            "Slot 2: the Moria Orc (one fight; lost: −1). Then the Ring-bearers: to a Nazgûl space.",
        ),
        ("place second red", "Slot 5: a card nobody has seen. Then Gimli: 4 spaces."),
    ],
)
def test_a_meaning_says_what_would_follow(notation, sentence):
    assert meaning(rolled(), notation) == (sentence, "M-52")


@pytest.mark.parametrize(
    ("turn", "notation", "clause"),
    [
        (lambda: position(hand=["faramir"], stage="gondor"), "faramir 3", "M-186"),
        (lambda: position(hand=["treebeard"]), "treebeard token", "M-178"),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"]), "pass", "M-116"),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"]), "use eomer", "M-183"),
        (lambda: meet("gondor-uruk-hai", hand=["boromir"]).combat("sauron"), "pass", "M-126"),
        (lambda: doom(2, hand=["power"]), "power first 3", "M-71"),
        (lambda: doom(2, hand=["power"]), "pass", "M-144"),
        (lambda: meet("empty", slot=2), "stride 2", "M-79"),
    ],
)
def test_a_meaning_cites_its_clause(turn, notation, clause):
    assert meaning(turn(), notation)[1] == clause


def test_a_turn_is_told():
    said = captions(walk("gimli", 2, at={"gimli": "lothlorien-2"}))
    assert "2 spaces for Gimli, to Lothlórien." in said
    assert "Exactly to Lothlórien: new courage from Gimli." in said
    assert "1 courage gained: 14 now." in said


def test_a_loss_is_told():
    assert captions(meet("gondor-grond", fields={"courage": 2}))[-1] == (
        "The Ring-bearers’ courage has run out. Everybody has lost."
    )


def test_the_view_is_read_out():
    sections = GAME.text.sections(seen(position("rohan", slots={1: "down", 2: "rohan-wargs"}, hand=["arwen"])), WORDS)
    lines = [line for section in sections for line in section.lines]
    assert "Slot 1: a card nobody has seen." in lines
    assert "Slot 2: the Wargs: −2." in lines
    assert "Slot 3: empty, shows Aragorn." in lines
    assert "Arwen before North: stops one event space." in lines
    assert "Courage 13 of 15; the Eye is at 5, Galadriel at 10." in lines
