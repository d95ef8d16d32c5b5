"""Refusals: what may not be answered is refused with the clause that forbids it."""

import pytest

from bagend import Match
from bagend.engine.errors import IllegalAction, UnknownNotation
from bagend.games.mountdoom.actions import ANSWERS, Phase
from bagend.games.mountdoom.components import HELPERS
from games.mountdoom.positions import GAME, doom, meet, position

CASES = [
    (lambda: position(), "roll orange", "M-51"),
    (lambda: position(), "place first orange", "M-59"),
    (lambda: position(), "add orange", "M-53"),
    (lambda: position(), "stride 1", "M-79"),
    (lambda: position(), "pass", "M-51"),
    (lambda: position(), "give power", "M-123"),
    (lambda: position(), "banish arwen", "M-188"),
    (lambda: position(), "reroll orange", "M-56"),
    (lambda: position(), "march left", "M-160"),
    (lambda: position(), "discard", "M-197"),
    (lambda: position(), "convert arwen", "M-155"),
    (lambda: position(), "choose orange", "M-88"),
    (lambda: position().play("roll blue+red").roll("1234"), "place first orange", "M-52"),
    (lambda: position().play("roll blue+red").roll("1234"), "pass", "M-52"),
    (lambda: position().play("roll blue+red").roll("1234"), "roll blue+red", "M-51"),
    (lambda: position().play("roll blue+red").roll("1234").play("place first red"), "add red", "M-53"),
    (
        lambda: position().play("roll blue+red").roll("1234").play("place first red", "add green").roll("-234"),
        "place first blue",
        "M-54",
    ),
    (
        lambda: position().play("roll blue+red").roll("1234").play("place first red", "add green").roll("-234"),
        "place second red",
        "M-54",
    ),
    (lambda: position(), "use arwen", "M-66"),
    (lambda: position(), "use vision", "M-102"),
    (lambda: position(used=["arwen"]), "use arwen", "M-69"),
    (lambda: position(hand=["support"], fields={"shadow": 1}), "use support", "M-167"),
    (lambda: meet("gondor-orc-hordes", hand=["power"], used=["trick"]).combat("gandalf"), "give trick", "M-124"),
    (lambda: meet("gondor-orc-hordes", hand=["power"]).combat("gandalf"), "give wrath", "M-123"),
    (lambda: meet("minas-morgul-denethor", stage="minas-morgul"), "reroll blue", "M-174"),
    (lambda: meet("helms-deep-grima", stage="helms-deep", hand=["arwen", "boromir"]), "banish elrond", "M-188"),
    (lambda: meet("helms-deep-grima", stage="helms-deep", hand=["arwen", "boromir"]), "pass", "M-188"),
    (lambda: position("rohan", hand=["theoden"]), "theoden gimli", "M-3"),
    (lambda: position("rohan", hand={"theoden": "east"}, own_allies=True), "theoden gimli", "M-156"),
    (lambda: doom(2, hand=["elrond"]), "elrond red", "M-146"),
]


@pytest.mark.parametrize(("turn", "answer", "clause"), CASES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_refusal_names_the_clause(turn, answer, clause):
    assert turn().refusal(answer) == clause


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        (Phase.PAIR, "M-51"),
        (Phase.FIRST_SIDE, "M-52"),
        (Phase.THIRD, "M-53"),
        (Phase.SECOND_SIDE, "M-54"),
        (Phase.CHOOSE, "M-87"),
        (Phase.STRIDE, "M-79"),
        (Phase.GRIMA, "M-188"),
        (Phase.DENETHOR, "M-173"),
        (Phase.MARCH, "M-160"),
        (Phase.SEEN, "M-197"),
    ],
)
def test_what_must_be_answered_cannot_be_passed(phase, clause):
    turn = position()
    turn.state.phase = phase
    assert turn.refusal("pass") == clause


@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("use arwen", "M-91"),
        ("elrond red", "M-71"),
        ("use galadriel", "M-116"),
        ("use eowyn", "M-185"),
        ("use eomer", "M-183"),
        ("faramir 2", "M-186"),
        ("use boromir", "M-170"),
        ("power first 3", "M-71"),
        ("trick red 3", "M-71"),
        ("use support", "M-47"),
        ("use vision", "M-197"),
        ("use wrath", "M-73"),
    ],
)
def test_m71_a_card_out_of_its_moment_is_refused_by_the_clause_of_its_moment(answer, clause):
    turn = position(hand=HELPERS)
    turn.state.phase = Phase.THIRD
    assert turn.refusal(answer) == clause


def test_m155_a_card_that_nobody_has_cannot_become_courage():
    turn = position("minas-morgul", hand=["arwen"], used=["eomer"])
    turn.state.phase = Phase.CONVERT
    assert turn.answers() == {"convert arwen", "pass"}
    assert turn.refusal("convert eomer") == "M-155"
    assert turn.refusal("convert elrond") == "M-155"


HAND = ["elrond", "power", "trick", "theoden", "treebeard", "faramir", "support", "arwen"]
SPREAD: dict[str, str | int] = {"merry-pippin": "waiting", "aragorn": "gondor", "gimli": 27}


@pytest.mark.parametrize(
    "turn",
    [
        lambda: position("gondor", hand=HAND, at=SPREAD),
        lambda: position("gondor", hand=HAND, at=SPREAD).play("roll orange+red").roll("1234"),
        lambda: (
            position("gondor", hand=HAND, at=SPREAD)
            .play("roll orange+red")
            .roll("1234")
            .play("place second red", "add blue")
            .roll("1-23")
        ),
        lambda: doom(2, hand=[*HAND, "wrath"]),
        lambda: meet("gondor-orc-hordes", hand=["power", "trick"]).combat("gandalf"),
        lambda: meet("helms-deep-grima", stage="helms-deep", hand=["arwen", "boromir", "power"]),
    ],
)
def test_what_no_clause_forbids_is_legal_and_nothing_else(turn):
    turn = turn()
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    allowed = {action for action in range(len(ANSWERS)) if not GAME.refuse(views[0], action)}
    assert allowed == {ANSWERS.parse(answer) for answer in turn.answers()}


def test_m52_a_die_that_was_not_rolled_is_refused_in_a_sentence():
    match = Match("mountdoom", seed=1)
    match.play("roll blue+red")
    with pytest.raises(IllegalAction, match=r"“place first orange” is not allowed here\. M-52: "):
        match.play("place first orange")


def test_m66_a_card_that_is_not_in_reach_is_refused_in_a_sentence():
    with pytest.raises(IllegalAction, match=r"“use arwen” is not allowed here\. M-66: "):
        Match("mountdoom", seed=1).play("use arwen")


def test_m170_a_card_out_of_its_moment_is_refused_in_a_sentence():
    with pytest.raises(IllegalAction, match=r"“use boromir” is not allowed here\. M-170: "):
        Match("mountdoom", seed=1).play("use boromir")


def test_an_answer_that_does_not_exist_is_refused_in_a_sentence():
    with pytest.raises(UnknownNotation, match="expected"):
        Match("mountdoom", seed=1).play("use sauron")
