"""Tiles: each of the seven landmarks is taken, and exactly what it says changes (D-44 to D-50)."""

from typing import Any

import pytest

from games.duel.positions import position
from games.duel.test_cards import changes, summary

RICH = {"sauron": 20, "fellowship": 20}
COSTS = {
    "barad-dur": {"courage": 3, "knowledge": 1, "leadership": 2},
    "bree": {"strength": 3, "courage": 2, "leadership": 1},
    "erebor": {"ruse": 1, "strength": 2, "courage": 1, "knowledge": 1, "leadership": 1},
    "grey-havens": {"strength": 3, "knowledge": 1, "leadership": 2},
    "helms-deep": {"ruse": 3, "knowledge": 1, "leadership": 2},
    "isengard": {"ruse": 2, "courage": 3, "knowledge": 1},
    "minas-tirith": {"ruse": 3, "strength": 1, "knowledge": 2},
}
SYMBOLS = {
    "ruse": ["c1-01", "c1-02", "c2-05"],
    "strength": ["c1-03", "c1-04", "c2-04"],
    "courage": ["c1-05", "c1-06", "c2-03"],
    "knowledge": ["c1-07", "c2-01"],
    "leadership": ["c1-08", "c2-02"],
}
TWO = ("ruse", "strength", "courage")


def taken(tile: str, **given: Any):
    turn = position("sauron", chapter=2, coins=RICH, tiles=[tile], **given)
    before = summary(turn)
    turn.play(f"take {tile}")
    return turn, before


@pytest.mark.parametrize("tile", COSTS)
def test_each_skill_of_a_tile_is_met_by_its_symbol(tile):
    """With all symbols of one skill the tile is as much cheaper as it asks for that skill, at most."""
    for skill, cards in SYMBOLS.items():
        turn = position(chapter=2, tiles=[tile], area={"sauron": cards})
        have = 4 if skill in TWO else 2
        assert turn.tile_price("sauron", tile) == 6 - min(have, COSTS[tile].get(skill, 0))


def test_bree():
    turn, before = taken("bree", units={"sauron": {"mordor": 2}})
    turn.play("move arnor lindon", "move mordor rohan")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 14),
        "sauron forts": ([], ["arnor"]),
        "sauron arnor": (0, 1),
        "sauron lindon": (0, 1),
        "sauron mordor": (2, 1),
        "sauron rohan": (0, 1),
        "sauron supply": (13, 11),
    }


def test_erebor():
    turn, before = taken("erebor")
    turn.play("move mordor rohan")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 19),
        "sauron forts": ([], ["rhovanion"]),
        "sauron mordor": (2, 1),
        "sauron rohan": (0, 1),
    }


def test_grey_havens_r12_names_a_stack_that_is_not_empty():
    gone = ["ents-turn", "ents-raze", "ents-three"]
    turn, before = taken("grey-havens", tokens={"fellowship": gone})
    assert turn.answers() == {f"court {race}" for race in ("elves", "hobbits", "humans", "dwarves", "wizards")}
    turn.play("court hobbits").draw("token hobbits-eagle", "token hobbits-blue-unit").play("keep hobbits-blue-unit")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 14),
        "sauron forts": ([], ["lindon"]),
        "sauron tokens": ([], ["hobbits-blue-unit"]),
    }
    assert turn.tops() == {"hobbits": "hobbits-eagle"}


def test_helms_deep():
    turn, before = taken("helms-deep")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 14),
        "sauron forts": ([], ["rohan"]),
        "sauron rohan": (0, 3),
        "sauron supply": (13, 10),
    }


def test_isengard_r16_r22_sends_a_grey_card_to_the_pile():
    own = {"fellowship": ["c1-01", "c2-07", "c1-09"]}
    turn, before = taken("isengard", area=own, tokens={"sauron": ["humans-double-discard"]})
    assert turn.answers() == {"strip c1-01", "strip c2-07"}
    turn.play("strip c2-07")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 14),
        "sauron forts": ([], ["enedwaith"]),
        "sauron steps": (0, 1),
        "fellowship area": (["c1-01", "c1-09", "c2-07"], ["c1-01", "c1-09"]),
        "fellowship choices": ([0, 7, 0], [0, 0, 0]),
        "pile": (before["pile"], sorted([*before["pile"], "c2-07"])),
    }


def test_isengard_without_a_grey_card_to_hit():
    turn, _ = taken("isengard")
    assert (turn.active, turn.steps("sauron")) == ("fellowship", 1)


def test_isengard_may_not_be_declined():
    turn, _ = taken("isengard", area={"fellowship": ["c1-01"]})
    assert turn.answers() == {"strip c1-01"}


def test_minas_tirith():
    turn, before = taken("minas-tirith")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 14),
        "sauron forts": ([], ["gondor"]),
        "sauron gondor": (0, 1),
        "sauron supply": (13, 12),
        "sauron steps": (0, 2),
    }


def test_barad_dur():
    turn, before = taken("barad-dur")
    turn.settle().play("revive c1-09")
    assert changes(before, summary(turn)) == {
        "sauron coins": (20, 16),
        "sauron forts": ([], ["mordor"]),
        "sauron area": ([], ["c1-09"]),
        "pile": (before["pile"], [card for card in before["pile"] if card != "c1-09"]),
    }


def test_r3_the_fortress_comes_first_also_in_free_order():
    turn = position(coins=RICH, tiles=["minas-tirith"], free_order="yes").play("take minas-tirith")
    assert (turn.forts("sauron"), turn.answers()) == ({"gondor"}, {"first units", "first quest"})
    turn.play("first quest")
    assert (turn.steps("sauron"), turn.units("sauron", "gondor")) == (2, 1)
