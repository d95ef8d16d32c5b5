"""Ending: the three victories, and the count after chapter 3 (D-3, D-4, D-131, D-135 to D-144)."""

from typing import Any

import pytest

from bagend.games.duel.components import REGIONS
from games.duel.positions import position

RICH = {"sauron": 20, "fellowship": 20}
FIVE = ["c1-17", "c1-18", "c1-19", "c1-20", "c3-10"]
SIX_REGIONS = dict.fromkeys(REGIONS[:6], 1)


def ring(side: str, steps: int, card: str = "c3-06"):
    return position(side, chapter=3, display=[card], coins=RICH, quest={side: steps}).play("play 1")


def sixth_race(side: str = "sauron", own: list[str] = FIVE, **given: Any):
    return position(side, chapter=3, display=["c3-08"], coins=RICH, area={side: own}, united=[side], **given).play(
        "play 1"
    )


def seventh_region(**given: Any):
    """Sauron stands in six regions and may place three units in the seventh."""
    units = {"sauron": SIX_REGIONS, **given.pop("units", {})}
    return position("sauron", chapter=3, display=["c3-16"], coins=RICH, units=units, **given).play("play 1")


def last_card(units: dict[str, dict[str, int]], **given: Any):
    """The last card of chapter 3 is discarded."""
    return position("sauron", chapter=3, display=["c3-07"], last=True, units=units, **given).play("discard 1")


def test_d3_d4_there_are_three_ways_and_any_one_is_enough():
    assert ring("sauron", 12).won == ("sauron", "ring")
    assert sixth_race().won == ("sauron", "races")
    assert seventh_region().play("place mordor").won == ("sauron", "conquest")


def test_d131_presence_is_a_fortress_or_a_unit_or_both():
    forts: dict[str, Any] = {
        "forts": {"sauron": ["rohan", "gondor"]},
        "owned": {"sauron": ["helms-deep", "minas-tirith"]},
        "tiles": (),
    }
    turn = last_card({"sauron": {"gondor": 1}, "fellowship": {"arnor": 5}}, **forts)
    assert turn.told[-1][1:] == (1, 2, 1)


def test_d135_the_match_is_over_at_once():
    turn = position("sauron", chapter=3, display=["c3-07"], coins=RICH, quest={"sauron": 11}).play("play 1")
    assert (turn.asked, turn.state.n_todo, turn.won) == ("nobody", 0, ("sauron", "ring"))


def test_d135_what_was_still_to_come_does_not():
    turn = sixth_race(tokens={"sauron": ["dwarves-green-moves"]})
    assert turn.asked == "nobody"


def test_d135_r21_a_conflict_comes_before_the_victory():
    turn = seventh_region(units={"fellowship": {"mordor": 3}}).play("place mordor")
    assert turn.won is None


def test_d136_the_fellowship_wins_at_the_volcano():
    assert ring("fellowship", 12).won == ("fellowship", "ring")
    assert ring("fellowship", 11).won is None


def test_d137_sauron_wins_when_the_nazgul_catch_up():
    assert ring("sauron", 12).won == ("sauron", "ring")
    assert ring("sauron", 11).won is None


@pytest.mark.parametrize("side", ["sauron", "fellowship"])
def test_dq24_d136_surplus_steps_are_lost(side):
    assert ring(side, 13, "c3-07").steps(side) == 14


@pytest.mark.parametrize("side", ["sauron", "fellowship"])
def test_d138_six_different_races_win(side):
    assert sixth_race(side).won == (side, "races")


def test_d138_five_do_not():
    assert sixth_race(own=FIVE[:4]).won is None


def test_d139_d140_with_the_feather_five_are_enough():
    assert sixth_race(own=FIVE[:4], tokens={"sauron": ["hobbits-eagle"]}).won == ("sauron", "races")


def test_d139_the_opponents_feather_does_not_help():
    assert sixth_race(own=FIVE[:4], tokens={"fellowship": ["hobbits-eagle"]}).won is None


def test_dq36_the_feather_beside_six_races_changes_nothing():
    assert sixth_race(tokens={"sauron": ["hobbits-eagle"]}).won == ("sauron", "races")


def test_d141_presence_in_all_seven_regions_wins():
    assert seventh_region().play("place mordor").won == ("sauron", "conquest")


def test_d141_a_fortress_counts_too():
    turn = position("sauron", coins=RICH, tiles=["barad-dur"], units={"sauron": SIX_REGIONS}, display=["c1-01"]).play(
        "take barad-dur"
    )
    assert turn.won == ("sauron", "conquest")


def test_r21_d141_units_that_die_on_arrival_hold_nothing():
    assert seventh_region(units={"fellowship": {"mordor": 4}}).play("place mordor").won is None


def test_d142_after_chapter_3_more_regions_win():
    assert last_card({"sauron": {"mordor": 1}, "fellowship": {"arnor": 1, "lindon": 1}}).won == (
        "fellowship",
        "majority",
    )


def test_d142_not_before():
    turn = position("sauron", chapter=2, display=["c2-01"], last=True).play("discard 1")
    assert turn.won is None


def test_d143_a_region_counts_once_for_each_side_that_is_present():
    forts: dict[str, Any] = {"forts": {"fellowship": ["rohan"]}, "owned": {"fellowship": ["helms-deep"]}, "tiles": ()}
    turn = last_card({"sauron": {"rohan": 5, "mordor": 1}, "fellowship": {"arnor": 1}}, **forts)
    assert turn.told[-1][1:] == (2,)
    assert turn.won == ("fellowship+sauron", "shared")


def test_d144_dq50_equals_share_the_victory():
    assert last_card({"sauron": {"mordor": 9}, "fellowship": {"arnor": 1}}).won == ("fellowship+sauron", "shared")


def test_dq49_d135_a_victory_with_the_last_card_comes_before_the_count():
    turn = position("sauron", chapter=3, display=["c3-07"], last=True, coins=RICH, quest={"sauron": 11}).play("play 1")
    assert turn.won == ("sauron", "ring")


def test_dq48_one_step_that_meets_two_conditions_is_one_victory():
    turn = position(
        "sauron",
        chapter=3,
        display=["c3-06"],
        coins=RICH,
        quest={"sauron": 13},
        units={"sauron": dict.fromkeys(REGIONS[1:], 1)},
        tokens={"sauron": ["hobbits-blue-unit"]},
    ).play("play 1")
    assert turn.won == ("sauron", "ring")


def test_the_outcome_names_its_clause():
    assert ring("fellowship", 12).outcome.clause == "D-136"
    assert ring("sauron", 12).outcome.clause == "D-137"
