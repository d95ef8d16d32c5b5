"""Tokens: each of the 18 is gained or acts, and exactly what it says changes."""

from typing import Any

import pytest

from bagend.games.duel.components import RACES, TOKENS
from games.duel.positions import Turn, position
from games.duel.test_cards import changes, summary

RICH = {"sauron": 20, "fellowship": 20}


def gained(token: str, **given: Any) -> tuple[Turn, dict[str, Any]]:
    """Sauron takes the Grey Havens, asks for the token's race, and keeps it."""
    race = RACES[TOKENS.index(token) // 3]
    given.setdefault("coins", RICH)
    turn = position("sauron", chapter=2, tiles=["grey-havens"], tops={race: token}, **given)
    turn.play("take grey-havens", f"court {race}").settle()
    before = summary(turn)
    return turn.play(f"keep {token}"), before


def only(turn: Turn, before: dict[str, Any]) -> dict[str, Any]:
    """What the token changed, apart from lying there."""
    found = changes(before, summary(turn))
    found.pop("sauron tokens")
    return found


def owner(token: str, card: str, **given: Any) -> tuple[Turn, dict[str, Any]]:
    """Sauron has the token already and plays a card."""
    turn = position("sauron", chapter=int(card[1]), display=[card], coins=RICH, tokens={"sauron": [token]}, **given)
    before = summary(turn)
    return turn.play("play 1" if turn.may("play 1") else "chain 1"), before


LASTING = [token for token in TOKENS if not token.startswith(("ents", "wizards"))]


@pytest.mark.parametrize("token", [token for token in LASTING if token != "elves-any-skill"])
def test_r8_a_lasting_token_does_nothing_when_it_is_gained(token):
    turn, before = gained(token)
    assert (only(turn, before), turn.active) == ({}, "fellowship")


# The Elves.


def test_elves_another_turn_for_a_yellow_card():
    turn, before = owner("elves-yellow-turn", "c1-09")
    assert turn.active == "sauron"
    assert changes(before, summary(turn)) == {"sauron coins": (20, 22), "sauron area": ([], ["c1-09"])}
    assert owner("elves-yellow-turn", "c1-01")[0].active == "fellowship"


def test_elves_red_units_anywhere():
    turn, _ = owner("elves-red-anywhere", "c1-22")
    assert len(turn.answers()) == 7
    assert turn.play("place gondor").units("sauron", "gondor") == 1


def test_elves_any_skill():
    turn, before = gained("elves-any-skill", display=["c2-19"])
    assert only(turn, before) == {"sauron choices": ([0, 0, 0], [0, 0, 31])}
    assert turn.price("sauron", 1) == 2


# The Ents.


def test_ents_another_turn():
    turn, before = gained("ents-turn")
    assert (only(turn, before), turn.active) == ({}, "sauron")


def test_ents_a_fallen_fortress():
    given: dict[str, Any] = {
        "forts": {"fellowship": ["arnor", "rohan"]},
        "owned": {"fellowship": ["bree", "helms-deep"]},
    }
    turn, before = gained("ents-raze", **given)
    assert turn.answers() == {"raze arnor", "raze rohan", "decline"}
    assert only(turn.play("raze rohan"), before) == {"fellowship forts": (["arnor", "rohan"], ["arnor"])}


def test_ents_three_deeds():
    turn, before = gained("ents-three")
    assert turn.answers() == {"move mordor rohan", "move mordor gondor", "remove arnor", "fine", "decline"}
    turn.play("fine", "remove arnor", "move mordor rohan")
    assert only(turn, before) == {
        "fellowship coins": (20, 19),
        "fellowship arnor": (2, 1),
        "fellowship supply": (13, 14),
        "sauron mordor": (2, 1),
        "sauron rohan": (0, 1),
    }
    assert turn.active == "fellowship"


def test_ents_each_deed_may_be_declined():
    turn, before = gained("ents-three")
    assert only(turn.play("decline", "decline", "decline"), before) == {}


def test_ents_no_coin_no_fine():
    turn, _ = gained("ents-three", coins={"sauron": 20, "fellowship": 0})
    assert not turn.may("fine")
    assert turn.refusal("fine") == "D-95"


# The Hobbits.


def test_hobbits_the_feather_is_a_race():
    turn, _ = gained("hobbits-eagle", area={"sauron": ["c1-17", "c1-18", "c1-19", "c1-20"]})
    assert turn.won is None
    races = ["c1-17", "c1-18", "c1-19", "c1-20", "c3-10"]
    assert gained("hobbits-eagle", area={"sauron": races})[0].won == ("sauron", "races")


def test_hobbits_a_unit_for_a_blue_card():
    turn, before = owner("hobbits-blue-unit", "c1-13")
    assert len(turn.answers()) == 7
    assert changes(before, summary(turn.play("place lindon"))) == {
        "sauron area": ([], ["c1-13"]),
        "sauron steps": (0, 1),
        "sauron lindon": (0, 1),
        "sauron supply": (13, 12),
    }


def test_hobbits_coins_for_a_chain():
    turn, _ = owner("hobbits-chain-coins", "c2-10", area={"sauron": ["c1-15"]})
    assert turn.coins("sauron") == 23
    assert owner("hobbits-chain-coins", "c2-10")[0].coins("sauron") == 18


# The Humans.


def test_humans_a_step_for_a_yellow_card():
    turn, before = owner("humans-yellow-quest", "c1-09")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 22),
        "sauron area": ([], ["c1-09"]),
        "sauron steps": (0, 1),
    }


def test_humans_a_unit_more_for_a_red_card():
    turn, _ = owner("humans-red-unit", "c1-22")
    assert turn.play("place rhovanion").units("sauron", "rhovanion") == 2


@pytest.mark.parametrize(("chapter", "card", "coins"), [(1, "c1-01", 2), (2, "c2-01", 4), (3, "c3-01", 6)])
def test_humans_twice_the_coins_for_a_discarded_card(chapter, card, coins):
    turn = position(chapter=chapter, display=[card], coins={"sauron": 0}, tokens={"sauron": ["humans-double-discard"]})
    assert turn.play("discard 1").coins("sauron") == coins


# The Dwarves.


def test_dwarves_no_surcharge():
    given: dict[str, Any] = {"forts": {"sauron": ["rohan"]}, "owned": {"sauron": ["helms-deep"]}, "tiles": ["bree"]}
    assert position(**given).tile_price("sauron", "bree") == 7
    turn = position(**given, tokens={"sauron": ["dwarves-no-surcharge"]})
    assert turn.tile_price("sauron", "bree") == 6


def test_dwarves_another_turn_for_a_landmark():
    turn = position(coins=RICH, tiles=["helms-deep"], tokens={"sauron": ["dwarves-landmark-turn"]})
    assert turn.play("take helms-deep").active == "sauron"


def test_r8_not_for_the_landmark_that_brought_it():
    assert gained("dwarves-landmark-turn")[0].active == "fellowship"


def test_dwarves_two_moves_for_a_green_card():
    turn, _ = owner("dwarves-green-moves", "c1-17")
    turn.play("move mordor rohan", "move rohan enedwaith")
    assert (turn.units("sauron", "enedwaith"), turn.active) == (1, "fellowship")


# The Wizards.


def test_wizards_two_steps():
    turn, before = gained("wizards-quest")
    assert only(turn, before) == {"sauron steps": (0, 2)}


@pytest.mark.parametrize(("first", "second"), [("lindon", "lindon"), ("lindon", "gondor")])
def test_wizards_two_units_in_one_region_or_in_two(first, second):
    turn, _ = gained("wizards-units")
    turn.play(f"place {first}", f"place {second}")
    assert turn.supply("sauron") == 11
    assert turn.units("sauron", first) == (2 if first == second else 1)


def test_wizards_a_card_of_the_discard_pile():
    turn, before = gained("wizards-search")
    turn.settle().play("revive c1-10")
    assert only(turn, before) == {
        "sauron coins": (14, 16),
        "sauron area": ([], ["c1-10"]),
        "pile": (before["pile"], [card for card in before["pile"] if card != "c1-10"]),
    }


# Several at once.


def test_r1_several_further_turns_are_one():
    turn = position(
        "sauron",
        display={1: "c1-09", 15: "c1-01", 20: "c1-02"},
        coins=RICH,
        quest={"sauron": 8},
        tokens={"sauron": ["elves-yellow-turn", "humans-yellow-quest"]},
    ).play("play 1")
    assert (turn.phase.name, int(turn.state.extra), turn.active) == ("TURN", 0, "sauron")
    assert turn.play("discard 15").active == "fellowship"


def test_r1_unless_the_option_adds_them_up():
    turn = position(
        "sauron",
        display={1: "c1-09", 2: "c1-10", 15: "c1-01", 20: "c1-02"},
        quest={"sauron": 8},
        tokens={"sauron": ["elves-yellow-turn", "humans-yellow-quest"]},
        stack_turns="yes",
        tiles=(),
    )
    turn.play("play 1" if turn.may("play 1") else "play 2")
    assert turn.answers() == {"again", "decline"}
    turn.play("again")
    assert int(turn.state.extra) == 1
    assert turn.play("discard 15").active == "sauron"
    assert turn.play("discard 20").active == "fellowship"
