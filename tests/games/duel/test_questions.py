"""Questions: what each of them asks in words, what its answers are called, and how a match that is over is put."""

from typing import Any

import pytest

from bagend.games.duel.actions import ANSWERS, Phase
from bagend.games.duel.components import REGIONS, SIDES, Ending
from games.duel.positions import GAME, position

ASKED = {
    Phase.DEAL: "The cards are turned up.",
    Phase.UNVEIL: "A landmark is turned up.",
    Phase.LOOK: "The Fellowship looks through the discard pile.",
    Phase.REVEAL: "A token is shown.",
    Phase.TURN: "The Fellowship: take a card or a landmark.",
    Phase.PLACE: "The Fellowship: where do the 2 units go?",
    Phase.MOVE: "The Fellowship: which unit moves where?",
    Phase.REMOVE: "The Fellowship: where do you remove an opposing unit?",
    Phase.MANOEUVRE: "The Fellowship: move a unit, remove an opposing one, take away a coin, or do nothing?",
    Phase.RAZE: "The Fellowship: which opposing fortress do you remove?",
    Phase.BONUS_TURN: "The Fellowship: take another turn after this one?",
    Phase.STRIP: "The Fellowship: which grey card must the opponent discard?",
    Phase.SEARCH: "The Fellowship: which card from the discard pile do you play?",
    Phase.ENVOY: "The Fellowship: choose a race, and keep one of its top two tokens.",
    Phase.KEEP: "The Fellowship: which token do you keep?",
    Phase.ORDER: "The Fellowship: choose what is carried out first.",
}


def asked(phase: Phase, units: int = 2) -> str:
    turn = position("fellowship")
    turn.state.phase, turn.state.amount = phase, units
    return GAME.text.prompt(turn.view(0), GAME.words())


def test_each_question_names_who_is_asked():
    assert {phase: asked(phase) for phase in Phase if phase != Phase.OVER} == ASKED
    assert asked(Phase.PLACE, 1) == "The Fellowship: where does the unit go?"


OVER = {
    (Ending.RING, "fellowship"): "The Ring is destroyed: the Fellowship wins.",
    (Ending.RING, "sauron"): "The Nazgûl have caught the Ring-bearer: Sauron wins.",
    (Ending.RACES, "fellowship"): "Six races stand with the Fellowship: the Fellowship wins.",
    (Ending.RACES, "sauron"): "Six races stand with Sauron: Sauron wins.",
    (Ending.CONQUEST, "fellowship"): "The Fellowship holds all of Middle-earth and wins.",
    (Ending.CONQUEST, "sauron"): "Sauron holds all of Middle-earth and wins.",
    (Ending.MAJORITY, "fellowship"): ("Three chapters are over: the Fellowship is present in more regions and wins."),
    (Ending.MAJORITY, "sauron"): "Three chapters are over: Sauron is present in more regions and wins.",
    (Ending.SHARED, "fellowship sauron"): (
        "Three chapters are over: both sides are present in the same number of regions and share the victory."
    ),
}


@pytest.mark.parametrize(("ending", "winners"), OVER)
def test_each_ending_names_who_has_won(ending, winners):
    turn = position()
    turn.state.seat, turn.state.phase, turn.state.ending = -2, Phase.OVER, ending
    turn.state.winners = sum(1 << SIDES.index(side) for side in winners.split())
    assert turn.asked == "nobody"
    assert GAME.text.prompt(turn.view(0), GAME.words()) == OVER[ending, winners]


RICH: dict[str, Any] = {"coins": {"sauron": 20, "fellowship": 20}}
CALLED = {
    "play 1": "Play the grey card “Ruse”, free",
    "play 2": "Play the blue card “one step”, for 1 coin",
    "chain 1": "Play the grey card “Ruse” by its chain, free",
    "discard 2": "Discard the blue card “one step”, for 1 coin",
    "discard 3": "Discard a face-down card in slot 3, for 1 coin",
    "discard 4": "Discard no card in slot 4, for 1 coin",
    "take bree": "Take Bree, for 6 coins",
    "place rohan": "In Rohan",
    "move rohan gondor": "From Rohan to Gondor",
    "remove rohan": "Remove a unit from Rohan",
    "fine": "The opponent loses a coin",
    "raze rohan": "The fortress in Rohan",
    "again": "Take another turn",
    "decline": "Decline",
    "strip c1-14": "Discard the blue card “one step” with the fish",
    "revive c1-01": "Play the grey card “Ruse”",
    "court ents": "The Ents",
    "keep ents-turn": "Keep the Ents’ “another turn”",
    "first ents-turn": "First the Ents’ “another turn”",
    "first fine": "First the coin lost",
}


def test_each_answer_is_called_by_what_it_names():
    view = position(display={1: "c1-01", 2: "c1-14", 3: "down"}, tiles=["bree"], **RICH).view("sauron")
    called = {answer: GAME.text.answer(view, ANSWERS.parse(answer), GAME.words()) for answer in CALLED}
    assert called == CALLED


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["c1-03", "c1-04", "c1-05", "c2-02"], "for 2 coins"),
        (["c1-01", "c2-04", "c1-03", "c2-03", "c2-02"], "free"),
        (["c2-04", "c2-03", "c2-02"], "for 1 coin"),
    ],
)
def test_a_landmark_is_called_with_its_price(cards, said):
    view = position(tiles=["bree"], area={"sauron": cards}, chapter=3, **RICH).view("sauron")
    assert GAME.text.answer(view, ANSWERS.parse("take bree"), GAME.words()) == f"Take Bree, {said}"


def test_the_regions_are_named_on_both_ends_of_a_move():
    """Each answer has a name of its own."""
    view = position(display=["c1-01"]).view("sauron")
    moves = [f"move {one} {other}" for one in REGIONS for other in REGIONS]
    assert len({GAME.text.answer(view, ANSWERS.parse(move), GAME.words()) for move in moves}) == 49


@pytest.mark.parametrize(
    ("card", "answer", "question", "left"),
    [
        ("c3-23", "move mordor rohan", "Sauron: which unit moves where?", "{} moves are left."),
        ("c3-20", "remove arnor", "Sauron: where do you remove an opposing unit?", "You have {} left to remove."),
    ],
)
def test_d98_the_question_says_how_often_it_will_be_asked(card, answer, question, left):
    units = {"sauron": {"mordor": 3}, "fellowship": {"arnor": 3}}
    turn = position(chapter=3, display=[card], coins={"sauron": 20}, units=units).play("play 1")
    asked = []
    while turn.may(answer):
        asked.append(GAME.text.prompt(turn.view(0), GAME.words()))
        turn.play(answer)
    assert len(asked) > 1
    assert asked == [f"{question} {left.format(count)}" for count in range(len(asked), 1, -1)] + [question]
