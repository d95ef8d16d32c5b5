"""Meters: how near each hobbit is to winning and to losing, and how a match went."""

import pytest

from bagend.engine.game import Figure, Meter
from bagend.games.journey.actions import Event
from games.journey.positions import GAME, Turn, finish, position, seen, words


def meters(turn: Turn) -> list[Meter]:
    return list(GAME.text.meters(seen(turn), words()))


def test_each_hobbit_has_a_way_to_mordor_and_a_nazgul_behind_him():
    turn = position(seats=["sam", "merry"], active="sam", at={"sam": "gondor"}, marked={"sam": 2}, split={"sam": [5]})
    assert meters(turn)[:2] == [
        Meter("mordor", 1, "Mordor", 6, 9, "Sam is in Gondor, 3 spaces from Mordor.", False),
        Meter(
            "nazgul",
            1,
            "Nazgûl",
            2,
            7,
            "The Nazgûl need 5 more steps to catch Sam. Gandalf has split one square of the path.",
            False,
            is_loss=True,
        ),
    ]
    assert [(meter.key, meter.seat) for meter in meters(turn)[2:]] == [("mordor", 2), ("nazgul", 2)]


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ({}, []),
        ({"at": {"frodo": "minas-tirith"}, "marked": {"frodo": 4}}, []),
        ({"at": {"frodo": "shelobs-lair"}}, [("mordor", 0)]),
        ({"at": {"frodo": "mordor"}}, []),
        ({"marked": {"sam": 5}}, [("nazgul", 1)]),
        ({"at": {"sam": "shelobs-lair"}, "out": ["sam"]}, []),
    ],
)
def test_one_step_before_the_end_is_near(given, near):
    assert [(meter.key, meter.seat) for meter in meters(position(**given)) if meter.is_near] == near


def test_in_mordor_the_goal_is_reached():
    arrived = meters(position(at={"frodo": "mordor"}))[0]
    assert (arrived.value, arrived.line) == (arrived.goal, "Frodo is in Mordor.")


def test_the_key_figures_say_how_long_it_took_and_how_far_each_came():
    at = {"merry": "mordor", "pippin": "rohan"}
    turn = finish("W W W W W", "pippin", first="frodo", at=at, out=["sam"], marked={"pippin": 5})
    assert GAME.text.figures(seen(turn), words()) == [
        Figure("Turns played", "1"),
        Figure("Frodo, 6 steps ahead of the Nazgûl", "Bag End"),
        Figure("Sam, caught", "Bag End"),
        Figure("Merry, 6 steps ahead of the Nazgûl", "Mordor"),
        Figure("Pippin, one step ahead of the Nazgûl", "Rohan"),
    ]


def test_the_highlights_decide_something():
    assert GAME.highlights == {Event.ARRIVED, Event.OUT, Event.WON, Event.SURVIVED}
