"""Fellowship dice: moves, event spaces, arrivals."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import DICE, FIGURES
from games.mountdoom.positions import QUIET, meet, position, walk


@pytest.mark.parametrize(("die", "figure"), list(zip(DICE, FIGURES, strict=True)))
def test_m20_m87_m90_a_die_moves_the_figure_of_its_colour_onwards(die, figure):
    turn = position(slots=dict.fromkeys(range(1, 7), QUIET), fields={"eye": 20})
    pair = [name for name in DICE if name == die or name == ("red" if die != "red" else "blue")]
    turn.play(f"roll {'+'.join(pair)}").roll("1222").play(f"place first {die}")
    turn.play("add green" if die != "green" else "add violet").roll("-111")
    turn.play(next(answer for answer in sorted(turn.answers())))
    assert turn.at(figure) == 2


def test_m88_a_companion_moves_exactly_so_far():
    assert walk("aragorn", 6, at={"aragorn": "lothlorien-2"}).at("aragorn") == 12


def test_m89_figures_may_share_a_space():
    turn = walk("aragorn", 5, at={"merry-pippin": 5})
    assert turn.at("aragorn") == turn.at("merry-pippin") == 5


def test_m91_m92_a_black_heart_where_the_move_ends_costs_one():
    assert walk("aragorn", 1, at={"aragorn": 6}).courage == 12


def test_m91_m93_a_nazgul_space_places_one():
    assert walk("aragorn", 3).state.nazgul == 1


def test_m91_mt20_mq17_passing_over_triggers_nothing():
    turn = walk("aragorn", 5)
    assert (turn.state.nazgul, turn.courage) == (0, 13)


def test_m94_m95_mt19_an_occupied_event_space_is_harmless():
    turn = walk("gimli", 3, at={"aragorn": 3})
    assert turn.state.nazgul == 0
    assert Event.SAFE in turn.events()


def test_m96_when_it_is_empty_again_it_is_not():
    assert walk("gimli", 3, at={"aragorn": 4}).state.nazgul == 1


def test_m158_mt19_without_protection_every_figure_triggers_it():
    assert walk("gimli", 3, at={"aragorn": 3}, no_protection=True).state.nazgul == 1


def test_m97_m98_mt18_an_exact_result_onto_any_destination_brings_courage():
    assert walk("gimli", 2, stage="rohan", at={"gimli": "rohan-2"}).courage == 14
    assert walk("gimli", 2, stage="rohan", at={"gimli": "gondor-2"}).courage == 14
    assert walk("gimli", 2, stage="rohan", at={"gimli": "lothlorien-2"}).courage == 14


def test_m99_m100_mt18_going_past_does_not_and_stops_nobody():
    turn = walk("gimli", 3, stage="rohan", at={"gimli": "rohan-2"})
    assert (turn.courage, turn.at("gimli")) == (13, 17)
    assert turn.state.stage == 1


def test_m41_m43_mt23_courage_above_the_top_is_lost():
    turn = walk("gimli", 2, at={"gimli": "lothlorien-2"}, fields={"courage": 15})
    assert turn.courage == 15


@pytest.mark.parametrize("top", [13, 20])
def test_m43_the_top_is_what_the_owner_says(top):
    turn = walk("gimli", 2, at={"gimli": "lothlorien-2"}, courage_top=top)
    assert turn.courage == min(14, top)


def test_mq25_only_a_die_brings_courage():
    assert meet("empty", slot=2, at={"merry-pippin": "gondor-1"}).play("stride 1").courage == 13
    assert meet("empty", slot=2, at={"merry-pippin": "gondor-1"}, any_exact=True).play("stride 1").courage == 14


def test_m101_m102_m103_an_exact_result_of_the_ring_bearers_draws_a_gandalf_card():
    turn = walk("ring-bearers", 2, at={"ring-bearers": "lothlorien-2"}, active="east")
    assert turn.asks == (CHANCE, Phase.GANDALF)
    turn.draw("wrath")
    assert turn.holder("wrath") == "east"
    assert turn.state.stack == 3


def test_m104_m105_mt17_too_high_a_result_stops_there_and_loses_the_card():
    turn = walk("ring-bearers", 5, stage="rohan", at={"ring-bearers": "rohan-2"})
    assert turn.at("ring-bearers") == 16
    assert turn.hand() == set()
    assert turn.state.stack == 2


def test_m106_m107_m133_at_minas_morgul_there_is_no_card():
    for pips in (2, 5):
        turn = walk("ring-bearers", pips, stage="minas-morgul", at={"ring-bearers": "minas-morgul-2"})
        assert turn.hand() == set()
        assert turn.asks == (CHANCE, Phase.CARD)
        assert turn.state.stack == 0


def test_m108_m109_mt8_the_other_dice_are_resolved_before_the_next_stage_is_laid_out():
    turn = walk("ring-bearers", 3, at={"ring-bearers": "lothlorien-3", "gimli": 0}).draw("power")
    kinds = turn.events()
    assert kinds.index(Event.MOVED) < kinds.index(Event.DREW) < kinds.index(Event.STAGE)
    assert (turn.at("gimli"), turn.state.stage) == (1, 1)
    assert turn.asks == (CHANCE, Phase.CARD)


def test_mq28_the_ring_bearers_go_no_further_in_the_same_turn():
    symbols = "nazgul,merry-pippin,aragorn,ring-bearers,gimli,nazgul"
    turn = meet("empty", slot=4, at={"ring-bearers": "gondor"}, fields={"arrived": 1}, slot_symbols=symbols)
    assert turn.phase != Phase.STRIDE


def test_m134_mq34_past_minas_morgul_lies_the_waiting_area():
    assert walk("gimli", 3, stage="minas-morgul", at={"gimli": "minas-morgul-2"}).at("gimli") == -1
    assert walk("gimli", 1, stage="minas-morgul", at={"gimli": "minas-morgul"}).at("gimli") == -1


def test_m135_mq35_a_waiting_figures_die_moves_nothing():
    turn = walk("gimli", 6, stage="minas-morgul", at={"gimli": "waiting"})
    assert turn.at("gimli") == -1
    assert Event.STOOD in turn.events()


def test_arwen_stops_an_event():
    turn = walk("aragorn", 1, at={"aragorn": 6}, hand=["arwen"])
    assert turn.phase == Phase.EVENT
    turn.play("use arwen")
    assert (turn.courage, turn.hand()) == (13, set())


def test_arwen_may_be_kept_and_is_not_asked_where_nothing_happens():
    assert walk("aragorn", 1, at={"aragorn": 6}, hand=["arwen"]).play("pass").courage == 12
    assert walk("aragorn", 1, hand=["arwen"]).asks == (1, Phase.PAIR)
    assert walk("aragorn", 3, hand=["arwen"], fields={"witch_king": 0}).asks == (1, Phase.PAIR)
    assert position(hand=["arwen"]).refusal("use arwen") == "M-91"


def test_mq67_arwen_does_not_stop_a_slot():
    assert meet("empty", slot=1, hand=["arwen"]).state.nazgul == 1
