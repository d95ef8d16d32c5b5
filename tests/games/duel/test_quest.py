"""The quest of the Ring: advancing, bonus spaces, yellow and blue cards (D-86, D-87, D-100 to D-106)."""

from typing import Any

import pytest

from bagend.games.duel.actions import Event
from games.duel.positions import position
from laws.walks import variants, walk

RICH = {"sauron": 20, "fellowship": 20}


def blue(side: str = "sauron", rings: int = 2, **given: Any):
    """A blue card with so many rings is played."""
    card = {1: "c3-03", 2: "c3-06", 3: "c3-07"}[rings]
    return position(side, chapter=3, display=[card], coins=RICH, **given).play("play 1")


def test_d86_a_yellow_card_gives_its_coins():
    assert position(display=["c1-09"], coins={"sauron": 1}).play("play 1").coins("sauron") == 3


def test_r14_d86_the_bank_never_runs_out():
    assert position(display=["c1-09"], coins={"sauron": 40}).play("play 1").coins("sauron") == 42


def test_r14_d86_unless_the_option_says_so():
    turn = position(display=["c1-09"], coins={"sauron": 20, "fellowship": 9}, coin_cap=30).play("play 1")
    assert turn.coins("sauron") == 21


@pytest.mark.parametrize("rings", [2, 3])
def test_d87_a_step_for_each_ring(rings):
    assert blue(rings=rings, quest={"sauron": 3}).steps("sauron") == 3 + rings


def test_d100_each_side_has_its_own_character():
    assert (blue("fellowship").steps("fellowship"), blue("sauron").steps("sauron")) == (2, 2)


def test_d101_only_the_own_character_goes_forward():
    turn = blue("sauron", quest={"fellowship": 4, "sauron": 4})
    assert (turn.steps("fellowship"), turn.steps("sauron")) == (4, 6)


@pytest.mark.parametrize("start", [1, 2], ids=["stopped on", "passed"])
def test_d102_a_bonus_space_acts_when_reached_or_passed(start):
    assert blue(quest={"sauron": start}).coins("sauron") == 20 - 3 + 1


def test_d102_the_unit_of_step_6_goes_to_any_region():
    turn = blue(quest={"sauron": 5})
    assert turn.answers() == {
        *(f"place {region}" for region in ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor")),
        "decline",
    }
    assert turn.play("place lindon").units("sauron", "lindon") == 1


def test_d102_the_turn_of_step_9():
    assert blue(quest={"sauron": 8}).play("again").active == "sauron"


def test_d102_the_fortress_of_step_12():
    turn = blue(quest={"sauron": 11}, forts={"fellowship": ["arnor"]}, owned={"fellowship": ["bree"]}, tiles=())
    assert turn.answers() == {"raze arnor", "decline"}
    assert turn.play("raze arnor").forts("fellowship") == set()


@pytest.mark.parametrize("start", [5, 8, 11])
def test_r2_a_bonus_may_be_declined(start):
    given: dict[str, Any] = {"forts": {"fellowship": ["arnor"]}, "owned": {"fellowship": ["bree"]}, "tiles": ()}
    turn = blue(quest={"sauron": start}, **given).play("decline")
    assert (turn.active, turn.supply("sauron"), turn.forts("fellowship")) == ("fellowship", 13, {"arnor"})


def test_r2_the_coin_is_simply_taken():
    assert blue(quest={"sauron": 2}).phase.name == "TURN"


def test_r15_a_bonus_without_effect_is_not_asked():
    assert blue(quest={"sauron": 11}).active == "fellowship"


def test_dq25_d102_each_bonus_is_finished_before_the_next_step():
    turn = blue(quest={"sauron": 5})
    assert (turn.phase.name, turn.steps("sauron")) == ("PLACE", 6)
    assert turn.play("place rohan").steps("sauron") == 7


def test_dq26_a_bonus_is_earned_once():
    assert blue(quest={"sauron": 3}).coins("sauron") == 17


def test_r2_an_advance_may_not_be_declined():
    turn = blue()
    assert (turn.steps("sauron"), turn.phase.name) == (2, "TURN")


def distance(turn) -> int:
    return 14 - turn.steps("sauron")


def test_d103_d104_frodo_and_sam_drag_the_nazgul_along():
    before = position("fellowship", chapter=3, quest={"sauron": 5, "fellowship": 4})
    after = blue("fellowship", quest={"sauron": 5, "fellowship": 4})
    assert distance(before) == distance(after) == 9


def test_dq23_d103_being_dragged_brings_no_bonus():
    turn = blue("fellowship", quest={"sauron": 2, "fellowship": 3})
    assert turn.coins("sauron") == 20


def test_d105_the_nazgul_shorten_the_distance():
    turn = blue("sauron", quest={"sauron": 3, "fellowship": 4})
    assert (distance(turn), turn.steps("fellowship")) == (9, 4)


def test_d106_the_distance_never_grows(game, rules):
    for seed in range(3):
        steps = [int(states[0].quest[1]) for states, _ in walk(game, rules, variants(game)[0], seed)]
        assert steps == sorted(steps)
        assert steps[-1] > 0


def test_advancing_is_told_step_by_step():
    assert blue().events().count(Event.ADVANCED) == 2
