"""Refusals: at the door of a match, every illegal answer is refused with the clause that forbids it."""

import pytest

from bagend import Match
from bagend.engine.errors import IllegalAction, NotYourTurn, UnknownNotation
from games.journey.positions import Turn, finish, position


@pytest.fixture
def frodo_begins(mode):
    """A match in which Frodo has rolled: on the yellow die a Ring, then R, G, W, O."""
    match = Match("journey", options={"first": "frodo"}, seed=1, mode=mode)
    match.state = position(shows="R R G W O").states
    return match


def test_j7_the_door_names_the_clause(frodo_begins):
    with pytest.raises(IllegalAction, match=r"“keep yellow\+red” is not allowed here\. J-7: ") as refused:
        frodo_begins.play("keep yellow+red")
    assert refused.value.facts["clause"] == "J-7"
    assert refused.value.facts["answer"] == "keep yellow+red"


def test_a_refused_answer_changes_nothing(frodo_begins):
    before = frodo_begins.state.tobytes()
    with pytest.raises(IllegalAction):
        frodo_begins.play("keep nothing")
    assert frodo_begins.state.tobytes() == before


def test_who_is_not_asked_may_not_answer(frodo_begins):
    with pytest.raises(NotYourTurn, match="It is not the turn of sam, but of frodo"):
        frodo_begins.play("keep yellow", seat="sam")


def test_a_die_that_does_not_exist_cannot_be_read(frodo_begins):
    with pytest.raises(UnknownNotation, match="Cannot read “purple” in “keep purple”"):
        frodo_begins.play("keep purple")


REFUSED = [
    (lambda: position(shows="R R G W O"), "keep nothing", "J-6"),
    (lambda: position(shows="R R G W O"), "reroll", "J-6"),
    (lambda: position(shows="R R G W O"), "keep yellow+red", "J-7"),
    (lambda: position(shows="R R G N O"), "keep yellow", "J-8"),
    (lambda: position(shows="R N G N O"), "keep red+green", "J-8"),
    (lambda: position(kept="R . . . .", shows=". R G N O"), "keep yellow+green", "J-10"),
    (lambda: finish("G W W W W", choose_split="yes"), "keep yellow", "J-11"),
    (lambda: finish("G W W W W", choose_split="yes"), "reroll", "J-11"),
    (lambda: position(shows="R R G W O"), "split 1", "J-14"),
    (lambda: position(shows="R R G W O"), "refrain", "J-14"),
    (lambda: finish("G W W W W", choose_split="yes", marked={"frodo": 1}), "split 1", "J-21"),
    (
        lambda: position(shows="R R G W O", side="advanced", at={"frodo": "rohan"}).play("reroll").roll("R G W O T"),
        "reroll",
        "J-39",
    ),
]


@pytest.mark.parametrize(
    ("build", "answer", "clause"), REFUSED, ids=[f"{clause} {answer}" for _, answer, clause in REFUSED]
)
def test_each_refusal_names_its_clause(build, answer, clause):
    turn: Turn = build()
    assert turn.refusal(answer) == clause
