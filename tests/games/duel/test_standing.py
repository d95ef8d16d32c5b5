"""Standing: how near each side is to winning, what it has, and what is left to look at when a match is over."""

import pytest

from bagend.drawing import defs
from bagend.engine.game import Meter
from bagend.engine.seats import SPECTATOR
from bagend.games.duel.actions import Event
from games.duel.positions import GAME, Turn, position
from proof import some

RICH = {"sauron": 20, "fellowship": 20}
EVERYWHERE = dict.fromkeys(["lindon", "arnor", "rhovanion", "enedwaith", "gondor", "mordor"], 1)


def meters(turn: Turn) -> dict[tuple[str, str], Meter]:
    found = GAME.text.meters(turn.view(SPECTATOR), GAME.words())
    return {(GAME.seats[meter.seat], meter.key): meter for meter in found}


def test_d3_every_way_to_win_is_told_for_each_side():
    turn = position(
        quest={"sauron": 4, "fellowship": 13},
        area={"sauron": ["c1-17", "c1-18"]},
        tokens={"sauron": ["hobbits-eagle"]},
        units={"sauron": {"mordor": 2}, "fellowship": {"arnor": 1, "rohan": 1}},
    )
    assert {key: (meter.value, meter.goal, meter.line) for key, meter in meters(turn).items()} == {
        ("fellowship", "ring"): (13, 14, "Frodo and Sam are 1 step from the volcano."),
        ("fellowship", "races"): (0, 6, "No race stands with the Fellowship yet; 6 win."),
        ("fellowship", "conquest"): (2, 7, "The Fellowship is present in 2 of 7 regions."),
        ("sauron", "ring"): (4, 14, "The Nazgûl are 10 steps behind Frodo and Sam: 4 of 14 are done."),
        ("sauron", "races"): (3, 6, "3 of 6 races stand with Sauron."),
        ("sauron", "conquest"): (1, 7, "Sauron is present in 1 of 7 regions."),
    }
    labels = {key: meter.label for key, meter in meters(turn).items()}
    assert labels["fellowship", "ring"] == "Quest"
    assert labels["sauron", "ring"] == "Chase"


def test_d141_five_regions_are_not_near_yet():
    five = dict.fromkeys(["lindon", "arnor", "rhovanion", "enedwaith", "gondor"], 1)
    turn = position(
        units={"sauron": five, "fellowship": {"rohan": 1}}, area={"sauron": ["c1-17", "c1-18", "c1-19", "c1-20"]}
    )
    assert not any(meter.is_near for meter in meters(turn).values())


def test_one_race_is_told_as_one():
    turn = position(area={"sauron": ["c1-17"]}, quest={"sauron": 13})
    assert meters(turn)["sauron", "races"].line == "1 of 6 races stands with Sauron."
    assert meters(turn)["sauron", "ring"].line == "The Nazgûl are 1 step behind Frodo and Sam."


@pytest.mark.parametrize(
    ("side", "line"),
    [
        ("fellowship", "Frodo and Sam have reached the volcano."),
        ("sauron", "The Nazgûl have caught Frodo and Sam."),
    ],
)
def test_d136_d137_the_end_of_the_quest_is_told(side, line):
    turn = position(side, chapter=3, display=["c3-07"], coins=RICH, quest={side: 12}).play("play 1")
    assert turn.won == (side, "ring")
    meter = meters(turn)[side, "ring"]
    assert (meter.value, meter.goal, meter.line) == (14, 14, line)


@pytest.mark.parametrize(("steps", "is_near"), [(10, False), (11, True), (13, True)])
def test_d136_the_quest_is_near_its_end_when_one_card_may_end_it(steps, is_near):
    """A card has three steps at most."""
    assert meters(position(quest={"fellowship": steps}))["fellowship", "ring"].is_near is is_near


def test_d138_d141_five_races_and_six_regions_are_near():
    four, others = ["c1-17", "c1-18", "c1-19", "c1-20"], ["c2-15", "c2-16", "c2-17", "c2-18"]
    turn = position(
        chapter=3,
        display=["c3-10"],
        area={"sauron": [*four, "c3-08"], "fellowship": others},
        units={"sauron": EVERYWHERE, "fellowship": {"rohan": 1}},
    )
    found = meters(turn)
    assert found["sauron", "races"].is_near
    assert not found["fellowship", "races"].is_near
    assert found["sauron", "conquest"].is_near
    assert not found["fellowship", "conquest"].is_near


def test_d142_in_the_last_chapter_it_is_told_who_leads():
    units = {"sauron": {"mordor": 2, "gondor": 1}, "fellowship": {"arnor": 1}}
    turn = position(chapter=3, display=["c3-01"], units=units)
    found = meters(turn)
    assert ("fellowship", "majority") not in found
    leads = found["sauron", "majority"]
    assert (leads.value, leads.goal, leads.is_near) == (18, 20, True)
    assert leads.line == "2 cards are left of chapter 3. Then presence in more regions wins, and Sauron leads, 2 to 1."
    assert ("sauron", "majority") not in meters(position(chapter=2, display=["c2-01"], units=units))


def test_d144_level_sides_are_both_told():
    turn = position(chapter=3, display=["c3-01"], last=True)
    for side, name in (("sauron", "Sauron"), ("fellowship", "the Fellowship")):
        assert meters(turn)[side, "majority"].line == (
            f"1 card is left of chapter 3. Then presence in more regions wins, and {name} is level, 1 to 1."
        )


WON = {
    "ring": lambda: position("fellowship", chapter=3, display=["c3-07"], coins=RICH, quest={"fellowship": 12}),
    "races": lambda: position(
        chapter=3, display=["c3-10"], coins=RICH, area={"sauron": ["c1-17", "c1-18", "c1-19", "c1-20", "c3-08"]}
    ),
    "conquest": lambda: position(
        chapter=3, display=["c3-12"], coins=RICH, units={"sauron": EVERYWHERE, "fellowship": {"rohan": 1}}
    ),
    "majority": lambda: position(
        chapter=3,
        display=["c3-01"],
        coins=RICH,
        last=True,
        units={"sauron": {"mordor": 2, "gondor": 1}, "fellowship": {"arnor": 1}},
    ),
}


@pytest.mark.parametrize("way", WON)
def test_d135_what_won_is_the_only_goal_that_is_reached(way):
    turn = WON[way]()
    turn.play("play 1")
    if way == "conquest":
        turn.play("place rohan")
    assert turn.won is not None
    assert turn.won[1] == way
    reached = [key for key, meter in meters(turn).items() if meter.value == meter.goal]
    assert reached == [(turn.won[0], way)]
    assert not any(meter.is_near for meter in meters(turn).values())


def test_d144_a_shared_victory_is_reached_by_both():
    turn = position(chapter=3, display=["c3-01"], coins=RICH, last=True).play("play 1")
    assert turn.won == ("fellowship+sauron", "shared")
    reached = [key for key, meter in meters(turn).items() if meter.value == meter.goal]
    assert reached == [("fellowship", "majority"), ("sauron", "majority")]
    assert meters(turn)["sauron", "majority"].line == (
        "Chapter 3 is over: presence in more regions wins, and Sauron is level, 1 to 1."
    )


def test_coins_and_skills_are_in_sight():
    turn = position(
        coins={"sauron": 1, "fellowship": 5},
        area={"sauron": ["c1-01", "c1-02", "c2-07", "c2-06"]},
    )
    found = GAME.text.holdings(turn.view(SPECTATOR), GAME.words())
    assert [(GAME.seats[each.seat], each.symbol, each.amount, each.label) for each in found] == [
        ("fellowship", "deed-coin", "5", "5 coins"),
        ("sauron", "deed-coin", "1", "1 coin"),
        ("sauron", "skill-ruse", "2", "2 Ruse"),
        ("sauron", "choice-knowledge-leadership", "1", "One of Knowledge or Leadership, each turn"),
        ("sauron", "choice-ruse-strength-courage", "1", "One of Ruse, Strength or Courage, each turn"),
    ]


def test_every_symbol_of_a_holding_is_drawn():
    every = ["c1-01", "c1-03", "c1-05", "c1-07", "c1-08", "c2-06", "c2-07"]
    turn = position(area={"sauron": every}, tokens={"sauron": ["elves-any-skill"]})
    symbols = {each.symbol for each in GAME.text.holdings(turn.view(SPECTATOR), GAME.words())}
    assert len(symbols) == 9
    for symbol in some(symbols):
        assert f'id="{symbol}"' in defs(GAME.art)


def test_a_finished_match_has_its_key_figures():
    turn = position(
        chapter=3,
        display=["c3-01"],
        coins=RICH,
        last=True,
        quest={"sauron": 9, "fellowship": 3},
        area={"fellowship": ["c1-17", "c1-18"]},
        owned={"sauron": ["bree"]},
        tiles=(),
        units={"sauron": {"mordor": 2, "gondor": 1}, "fellowship": {"arnor": 1}},
    ).play("play 1")
    figures = GAME.text.figures(turn.view(SPECTATOR), GAME.words())
    assert [tuple(figure) for figure in figures] == [
        ("Steps, Fellowship : Sauron", "3 : 9"),
        ("Races, Fellowship : Sauron", "2 : 0"),
        ("Regions, Fellowship : Sauron", "1 : 2"),
        ("Turns", "1"),
    ]


def test_few_events_decide_something():
    assert {Event.TOOK, Event.KEPT, Event.WON_RING, Event.SHARED} <= GAME.highlights
    assert not {Event.PLAYED, Event.TURN, Event.LAID, Event.GAINED} & GAME.highlights
    assert len(GAME.highlights) < len(Event) / 3


def test_the_sides_have_their_colours():
    assert GAME.art.hues == ("blue", "red")
