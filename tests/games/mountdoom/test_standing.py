"""Standing: how near the end is, what each seat owns, the figures of a finished match."""

import pytest

from bagend.engine.seats import NOBODY
from games.mountdoom.positions import GAME, Turn, doom, english, meet, position


def meters(turn: Turn):
    found = GAME.text.meters(turn.view(), english())
    assert {meter.seat for meter in found} == {NOBODY}
    return {meter.key: meter for meter in found}


def test_the_ways_to_win_and_to_lose_are_told_in_sentences():
    turn = position("gondor", at={"ring-bearers": 27}, fields={"courage": 9, "nazgul": 3})
    told = [
        (meter.key, meter.label, meter.value, meter.goal, meter.line, meter.is_near) for meter in meters(turn).values()
    ]
    assert told == [
        (
            "road",
            "Journey",
            27,
            48,
            "The Ring-bearers have 21 spaces to go. When the Ring-bearers reach the crater of Mount Doom, you all win.",
            False,
        ),
        (
            "courage",
            "Courage",
            6,
            15,
            "9 courage left. When the Ring reaches the black heart, courage has run out and you all lose.",
            False,
        ),
        (
            "nazgul",
            "Nazgûl",
            4,
            9,
            "4 of 9 Nazgûl are in Minas Morgul, the Witch-king among them. When the ninth Nazgûl comes, you all lose.",
            False,
        ),
    ]


def test_courage_is_counted_by_what_is_left_as_on_its_track():
    assert [key for key, meter in meters(position("gondor")).items() if meter.is_left] == ["courage"]


@pytest.mark.parametrize(
    ("slots", "options", "blow"),
    [
        ({}, {}, 1),
        ({2: "gondor-orc-hordes"}, {}, 2),
        ({2: "gondor-orc-hordes", 3: "gondor-grond"}, {}, 3),
        ({2: "gondor-uruk-hai", 3: "minas-morgul-witch-king", 4: "minas-morgul-mouth-of-sauron"}, {}, 1),
        ({2: "minas-morgul-mumakil"}, {"mumakil_hearts": 1}, 1),
        ({2: "minas-morgul-mumakil"}, {"mumakil_hearts": 2}, 2),
        ({2: "mount-doom-shelobs-sting"}, {}, 2),
        ({2: "mount-doom-power-of-the-ring"}, {}, 5),
        ({1: "down"}, {}, 3),
        ({1: "down", 2: "gondor-eye-of-sauron"}, {}, 3),
    ],
)
def test_m149_the_end_of_courage_is_near_when_one_blow_may_take_it(slots, options, blow):
    for courage, is_near in ((blow, True), (blow + 1, False)):
        turn = position("gondor", slots=slots, fields={"courage": courage}, **options)
        assert meters(turn)["courage"].is_near == is_near, courage


def test_a_card_nobody_has_seen_is_feared_only_while_it_may_lie_there():
    unseen = position("gondor", slots={1: "down"}, fields={"courage": 3, "unseen": 0b0000001})
    assert not meters(unseen)["courage"].is_near


@pytest.mark.parametrize(("nazgul", "is_near"), [(6, False), (7, True)])
def test_m151_the_last_nazgul_is_near_when_eight_are_there(nazgul, is_near):
    assert meters(position("gondor", fields={"nazgul": nazgul}))["nazgul"].is_near == is_near


def test_m185_without_the_witch_king_no_nazgul_counts():
    meter = meters(position("gondor", fields={"witch_king": 0}))["nazgul"]
    assert (meter.value, meter.is_near) == (0, False)
    assert meter.line == "The Witch-king is dead, and the Nazgûl are no longer a threat."


@pytest.mark.parametrize(("at", "is_near"), [(45, False), (46, False), (47, True)])
def test_the_crater_is_near_when_one_space_is_left(at, is_near):
    meter = meters(position("mount-doom", at={"ring-bearers": at}))["road"]
    assert (meter.value, meter.is_near) == (at, is_near)


def test_what_decided_a_match_has_reached_its_goal():
    won = meters(doom(2, at={"ring-bearers": 47}))["road"]
    assert (won.value, won.goal, won.line) == (48, 48, "The Ring-bearers have reached the crater.")
    lost = meters(meet("gondor-grond", fields={"courage": 2}))["courage"]
    assert (lost.value, lost.goal, lost.line, lost.is_near) == (15, 15, "No courage is left.", False)
    ridden = meters(meet("gondor-nazgul", fields={"nazgul": 7}))["nazgul"]
    assert (ridden.value, ridden.goal, ridden.is_near) == (9, 9, False)


def test_the_cards_of_each_seat_are_its_holdings():
    turn = position(seats=("north", "east"), hand={"arwen": "east", "boromir": "east", "power": "north"})
    found = GAME.text.holdings(turn.view(), english())
    assert [(holding.seat, holding.symbol, holding.amount, holding.label) for holding in found] == [
        (0, "symbol-allies", "0", "No allies"),
        (0, "symbol-gandalf", "1", "One Gandalf card: Gandalf’s Power"),
        (1, "symbol-allies", "2", "2 allies: Arwen and Boromir"),
        (1, "symbol-gandalf", "0", "No Gandalf cards"),
    ]


def test_the_figures_of_a_finished_match():
    turn = meet("gondor-grond", at={"ring-bearers": 27}, fields={"courage": 2, "nazgul": 4, "turns": 17})
    figures = GAME.text.figures(turn.view(), english())
    assert [(figure.label, figure.value) for figure in figures] == [
        ("Stage reached", "Gondor"),
        ("Turns", "17"),
        ("Courage left", "0"),
        ("Nazgûl", "5 of 9"),
    ]
