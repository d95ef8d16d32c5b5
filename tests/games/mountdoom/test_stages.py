"""The end of a stage, Minas Morgul, and the modes."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import CARDS, PER_STAGE
from games.mountdoom.positions import position, tiled, walk

ROHAN = CARDS[PER_STAGE : 2 * PER_STAGE]
DOOM = CARDS[5 * PER_STAGE :]


def arrive(stage: str = "lothlorien", pips: int = 3, **given):
    """The Ring-bearers come to the stage's end, with one pip to spare."""
    given["at"] = {"ring-bearers": f"{stage}-2", **given.get("at", {})}
    return walk("ring-bearers", pips, stage=stage, **given)


def test_m110_m111_m112_m113_the_next_cards_are_laid_out_and_the_figures_stay():
    turn = arrive(at={"aragorn": 5})
    turn.turn_up(*ROHAN[:4])
    assert [turn.slot(number) for number in range(1, 7)] == ["down", *ROHAN[:4], "down"]
    assert int(turn.state.unseen).bit_count() == 3
    assert (turn.at("aragorn"), turn.at("ring-bearers")) == (5, 8)


def test_m114_the_next_seat_takes_the_tile():
    assert arrive(active="east").turn_up(*ROHAN[:4]).asks == (2, Phase.PAIR)


def test_m3_m4_the_stage_after_is_the_next_of_the_list():
    assert arrive("rohan").state.stage == 2
    assert arrive("helms-deep").state.stage == 3


def test_m167_m169_mt27_mq50_at_helms_deep_the_shadow_ends():
    turn = arrive("helms-deep", 2, fields={"shadow": 1})
    assert turn.phase == Phase.GANDALF
    turn.draw("power")
    assert (turn.state.shadow, turn.hand()) == (0, {"power"})
    assert arrive("helms-deep", 5, fields={"shadow": 1}).state.shadow == 0
    assert arrive("rohan", 5, fields={"shadow": 1}).state.shadow == 1


def test_m169_a_card_is_drawn_under_the_shadow_too():
    assert arrive("rohan", 2, fields={"shadow": 1}).draw("power").state.shadow == 1


MORGUL = {"legolas": "minas-morgul", "merry-pippin": "minas-morgul", "aragorn": "waiting", "gimli": 35}


def test_m132_m136_m137_mt11_companions_in_minas_morgul_give_steps():
    turn = walk("ring-bearers", 2, stage="minas-morgul", at={"ring-bearers": "minas-morgul-2", **MORGUL})
    assert turn.at("ring-bearers") == 42
    assert (turn.at("aragorn"), turn.at("gimli")) == (-1, 36)
    assert turn.state.stage == 5


# Before the last stage Théoden may still bring somebody to Minas Morgul.


def at_the_gates(hand=("theoden",), **given):
    """The Ring-bearers arrive with an orange 6, Aragorn comes to step 36 with a blue 1; the others wait."""
    at = {"ring-bearers": 38, "aragorn": 35, "merry-pippin": "waiting", "legolas": "waiting", "gimli": "waiting"}
    lows = (("orange", 6), ("blue", 1))
    return tiled((5, 6), lows, stage="minas-morgul", at={**at, **given.pop("at", {})}, hand=hand, **given)


def test_m71_mq18_theoden_may_bring_a_companion_before_the_bonus_steps():
    turn = at_the_gates()
    assert turn.asks == (0, Phase.THEODEN)
    assert turn.answers() == {"pass", "theoden aragorn"}
    turn.play("theoden aragorn")
    assert (turn.at("aragorn"), turn.at("ring-bearers"), turn.hand()) == (40, 41, set())
    assert turn.asks == (CHANCE, Phase.CARD)


def test_m71_mq18_or_be_kept():
    turn = at_the_gates().play("pass")
    assert (turn.at("aragorn"), turn.at("ring-bearers"), turn.hand()) == (36, 40, {"theoden"})
    assert turn.asks == (CHANCE, Phase.CARD)


def test_m71_mq18_treebeard_may_come_first():
    turn = at_the_gates(hand=["theoden", "treebeard"], fields={"courage": 5}).play("treebeard courage")
    assert (turn.courage, turn.phase) == (7, Phase.THEODEN)
    assert turn.play("theoden aragorn").at("ring-bearers") == 41


def test_mq18_faramirs_arrival_asks_too():
    turn = position("minas-morgul", hand=["theoden", "faramir"], at={"ring-bearers": 37, "gimli": 39})
    turn.play("faramir 3")
    assert turn.phase == Phase.THEODEN
    assert turn.play("theoden gimli").at("ring-bearers") == 41


@pytest.mark.parametrize(
    "given",
    [
        {"hand": ["treebeard"]},
        {"at": {"aragorn": 30}},
        {"at": {"aragorn": "waiting"}},
        {"at": {"aragorn": 39}},
        {"hand": {"theoden": "east"}, "own_allies": True},
        {"bonus_exact": True},
        {"fields": {"version": 2}},
    ],
    ids=["no-theoden", "too-far", "nobody", "there-already", "anothers", "not-exact", "version-2"],
)
def test_mq18_nothing_is_asked_where_he_could_change_nothing(given):
    assert at_the_gates(**given).asks == (CHANCE, Phase.CARD)


def test_mq18_mq25_where_any_arrival_counts_his_brings_courage_and_a_step():
    turn = at_the_gates(any_exact=True, bonus_exact=True).play("theoden aragorn")
    assert (turn.courage, turn.at("ring-bearers")) == (14, 41)
    far = at_the_gates(any_exact=True, at={"aragorn": 20})
    assert far.play("theoden aragorn").courage == 14
    full = at_the_gates(any_exact=True, at={"aragorn": 20}, fields={"courage": 15})
    assert full.asks == (CHANCE, Phase.CARD)


def test_mq18_no_other_stage_asks():
    at = {"ring-bearers": "gondor-2", "aragorn": "gondor-3"}
    assert walk("ring-bearers", 5, stage="gondor", at=at, hand=["theoden"]).asks == (CHANCE, Phase.CARD)


def test_mq36_with_the_option_only_exact_arrivals_give_a_step():
    fields = {"exact": 0b01000}
    at = {"ring-bearers": "minas-morgul-2", **MORGUL}
    turn = walk("ring-bearers", 2, stage="minas-morgul", at=at, fields=fields, bonus_exact=True)
    assert turn.at("ring-bearers") == 41


def test_mq36_an_exact_die_is_remembered_and_forgotten():
    turn = walk("legolas", 2, stage="minas-morgul", at={"legolas": "minas-morgul-2"})
    assert turn.state.exact == 0b01000
    turn = walk("legolas", 2, stage="minas-morgul", at={"legolas": "minas-morgul"}, fields={"exact": 0b01000})
    assert turn.state.exact == 0


def test_m138_m139_the_last_stage_is_laid_out_and_only_the_ring_bearers_go_on():
    turn = arrive("minas-morgul")
    turn.turn_up(*DOOM[:4])
    assert [turn.slot(number) for number in (1, 6)] == ["down", "down"]
    assert turn.asks == (CHANCE, Phase.DIE)


# Gandalf's Vision.


def test_m197_mq14_vision_shows_the_top_card_which_may_go_back():
    turn = arrive(hand=["vision"])
    assert turn.phase == Phase.VISION
    turn.play("use vision").turn_up("rohan-wargs")
    assert turn.phase == Phase.SEEN
    turn.play("return")
    assert turn.rules.chance_outcomes(turn.states) == 6
    turn.turn_up("rohan-saruman", "rohan-nazgul", "rohan-theoden", "rohan-galadriel")
    assert turn.slot(1) == "rohan-wargs"
    assert turn.state.down == 0b100001
    assert int(turn.state.unseen).bit_count() == 2


def test_m197_mq14_or_leaves_the_game_so_that_no_card_is_set_aside():
    turn = arrive(hand=["vision"]).play("use vision").turn_up("rohan-wargs").play("discard")
    turn.turn_up("rohan-saruman", "rohan-nazgul", "rohan-theoden", "rohan-galadriel")
    assert turn.slot(1) == "down"
    assert int(turn.state.unseen).bit_count() == 2


def test_m197_vision_may_be_kept_and_is_no_use_elsewhere():
    turn = arrive(hand=["vision"])
    assert turn.refusal("return") == "M-197"
    turn.play("pass").turn_up(*ROHAN[:4])
    assert turn.hand() == {"vision"}
    assert turn.refusal("use vision") == "M-197"


# The modes.


def test_m154_m155_mq56_easier_cards_give_courage_and_are_kept():
    hand = ["boromir", "arwen", "power"]
    assert arrive("minas-morgul", hand=hand).courage == 13
    turn = arrive("minas-morgul", hand=hand, easier=True, courage_top=20)
    assert (turn.courage, turn.hand()) == (16, set(hand))


def test_m155_mq56_or_they_are_used_up_one_by_one():
    turn = arrive("minas-morgul", hand=["arwen", "power"], easier=True, easier_spends=True)
    assert turn.answers() == {"pass", "convert arwen", "convert power"}
    turn.play("convert arwen", "pass")
    assert (turn.courage, turn.hand()) == (14, {"power"})


def test_m155_only_before_the_last_stage():
    assert arrive("gondor", hand=["arwen"], easier=True).courage == 13


@pytest.mark.parametrize("own_allies", [False, True])
@pytest.mark.parametrize("no_protection", [False, True])
@pytest.mark.parametrize("easier", [False, True])
def test_m154_m159_mq58_every_switch_stands_on_its_own(own_allies, no_protection, easier):
    turn = arrive(own_allies=own_allies, no_protection=no_protection, easier=easier)
    state = turn.state
    assert (state.own_allies, state.no_protection, state.easier) == (own_allies, no_protection, easier)


def test_the_stage_is_told():
    assert Event.STAGE in arrive().events()
