"""Cards that are used: by whom, when, and what they do."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import CARDS, HELPERS, PER_STAGE
from bagend.games.mountdoom.facts import hand as facts
from games.mountdoom.positions import QUIET, Turn, meet, position

SLOTS = dict.fromkeys(range(1, 7), QUIET)


def fresh(*hand: str, **given) -> Turn:
    return position(
        slots=SLOTS, hand=given.pop("holders", hand), fields={"eye": 20, **given.pop("fields", {})}, **given
    )


def rolled(*hand: str, **given) -> Turn:
    return fresh(*hand, **given).play("roll blue+red").roll("2534")


def test_m67_m103_m157_the_active_seat_may_use_what_lies_before_others():
    turn = fresh(holders={"treebeard": "south", "support": "east"})
    assert turn.may("treebeard courage")
    assert turn.may("use support")


def test_m156_m157_mq57_in_the_harder_mode_allies_serve_their_own_seat():
    holders = {"treebeard": "south", "theoden": "north", "support": "east", "boromir": "west"}
    turn = fresh(holders=holders, own_allies=True)
    assert not turn.may("treebeard courage")
    assert turn.refusal("treebeard courage") == "M-156"
    assert turn.may("theoden gimli")
    assert turn.may("use support")
    lost = meet("gondor-uruk-hai", hand={"boromir": "west"}, own_allies=True).combat("sauron")
    assert lost.courage == 12
    own = meet("gondor-uruk-hai", hand={"boromir": "west"}, active="west", own_allies=True).combat("sauron")
    assert own.phase == Phase.BOROMIR


def test_m68_m69_m70_any_number_may_be_used_each_once():
    turn = fresh("treebeard", "theoden", fields={"courage": 5}).play("treebeard courage", "theoden gimli")
    assert (turn.courage, turn.at("gimli"), turn.hand()) == (7, 8, set())
    assert turn.refusal("treebeard courage") == "M-69"
    assert turn.phase == Phase.PAIR


def test_m66_m102_a_card_not_in_reach_is_refused():
    assert fresh().refusal("treebeard courage") == "M-66"
    assert fresh().refusal("use support") == "M-102"


def test_m72_allies_stay_for_later_stages():
    assert fresh("arwen", stage="gondor").hand() == {"arwen"}


def test_m71_mq18_uses_stand_beside_the_answers_of_every_question():
    turn = fresh("treebeard")
    assert turn.may("treebeard token")
    turn.play("roll blue+red").roll("2534")
    assert turn.may("treebeard token")
    turn.play("place first blue")
    assert turn.may("treebeard token")
    turn.play("add green").roll("-665")
    assert turn.may("treebeard token")


def test_m71_mq18_no_question_is_opened_for_a_card_that_changes_nothing():
    hand = ["arwen", "elrond", "galadriel", "eowyn", "faramir", "power", "trick", "support", "vision"]
    turn = meet("gondor-grond", hand=hand)
    assert turn.asks == (1, Phase.PAIR)


# Treebeard, Théoden, Faramir.


def test_m178_treebeard_gives_courage_or_guards_isengard():
    assert fresh("treebeard", fields={"courage": 5}).play("treebeard courage").courage == 7
    turn = fresh("treebeard").play("treebeard token")
    assert (turn.state.treebeard, turn.courage, turn.hand()) == (1, 13, set())


def test_m178_in_the_last_stage_the_token_is_no_use():
    turn = position("mount-doom", hand=["treebeard", "elrond"], slots=SLOTS).die(1)
    assert turn.may("treebeard courage")
    assert turn.refusal("treebeard token") == "M-178"


def test_m117_theoden_brings_a_companion_to_its_destination():
    turn = fresh("theoden", at={"gimli": 11})
    assert not any("ring-bearers" in answer for answer in turn.answers())
    turn.play("theoden gimli")
    assert (turn.at("gimli"), turn.courage) == (16, 13)
    assert fresh("theoden", at={"gimli": 0}).play("theoden gimli").at("gimli") == 8


def test_m3_mq69_theoden_takes_nobody_on_from_a_destination():
    turn = fresh("theoden", at={"gimli": 16, "legolas": 15})
    assert turn.refusal("theoden gimli") == "M-3"
    assert turn.may("theoden legolas")


def test_mq69_with_the_option_he_does():
    turn = fresh("theoden", at={"gimli": 16, "legolas": 32}, theoden_onward=True)
    assert turn.play("theoden gimli").at("gimli") == 24
    assert fresh("theoden", at={"legolas": 32}, theoden_onward=True).play("theoden legolas").at("legolas") == 40


def test_mq69_before_version_3_he_always_did():
    assert fresh("theoden", at={"gimli": 16}, fields={"version": 2}).play("theoden gimli").at("gimli") == 24


@pytest.mark.parametrize(
    ("hand", "gimli", "usable"),
    [
        (("theoden",), 15, {"theoden"}),
        (("theoden",), 16, set()),
        (("theoden", "treebeard"), 16, {"treebeard"}),
        (("treebeard",), 16, {"treebeard"}),
    ],
)
def test_m3_m71_theoden_is_of_use_while_somebody_has_a_destination_to_come_to(hand, gimli, usable):
    everybody = dict.fromkeys(("merry-pippin", "aragorn", "legolas"), 16)
    cards = facts.usable(fresh(*hand, at={**everybody, "gimli": gimli}).state)
    assert {name for i, name in enumerate(HELPERS) if cards >> i & 1} == usable


def test_mq25_theoden_brings_courage_with_the_option():
    assert fresh("theoden", any_exact=True).play("theoden gimli").courage == 14


def test_m134_theoden_cannot_help_beyond_minas_morgul():
    turn = fresh("theoden", stage="minas-morgul", at={"gimli": "waiting", "legolas": "minas-morgul"})
    assert turn.refusal("theoden gimli") == "M-134"
    assert turn.refusal("theoden legolas") == "M-134"


def test_m186_faramir_rides_two_to_four_before_the_roll():
    turn = fresh("faramir", stage="gondor")
    assert {"faramir 2", "faramir 3", "faramir 4"} <= turn.answers()
    turn.play("faramir 4")
    assert (turn.at("ring-bearers"), turn.asks) == (28, (0, Phase.PAIR))


def test_m186_not_after_it():
    assert rolled("faramir").refusal("faramir 2") == "M-186"


def test_m91_faramir_may_end_on_an_event_space():
    assert fresh("faramir", stage="gondor").play("faramir 3").courage == 12


def test_m187_mq32_a_stage_that_faramir_ends_is_followed_by_the_next_and_the_same_turn():
    turn = fresh("faramir", stage="gondor", at={"ring-bearers": "gondor-3"}).play("faramir 3")
    assert turn.state.stack == 0
    assert turn.asks == (CHANCE, Phase.CARD)
    turn.turn_up(*CARDS[4 * PER_STAGE : 4 * PER_STAGE + 4])
    assert (turn.asks, turn.state.turns, turn.hand()) == ((0, Phase.PAIR), 1, set())


def test_mq25_mq32_with_the_option_faramir_may_earn_a_card():
    turn = fresh("faramir", stage="gondor", at={"ring-bearers": "gondor-3"}, any_exact=True).play("faramir 3")
    assert turn.phase == Phase.GANDALF


# Dice.


@pytest.mark.parametrize(("die", "field", "index"), [("first-black", "black", 0), ("red", "face", 4)])
def test_m203_elrond_rolls_a_die_just_rolled_again(die, field, index):
    turn = rolled("elrond").play(f"elrond {die}").die(6)
    assert getattr(turn.state, field)[index] == 6
    assert turn.phase == Phase.FIRST_SIDE
    assert turn.hand() == set()


def test_m71_mq63_elrond_changes_nothing_but_the_latest_roll():
    turn = rolled("elrond").play("place first blue")
    assert turn.refusal("elrond red") == "M-71"
    turn.play("add green").roll("-665")
    assert turn.refusal("elrond blue") == "M-56"
    assert turn.refusal("elrond first-black") == "M-56"
    assert turn.may("elrond second-black")
    assert fresh("elrond").refusal("elrond red") == "M-71"
    assert rolled("elrond").refusal("elrond orange") == "M-51"


def test_mq63_no_card_changes_the_combat_die_or_a_cards_dice():
    hand = ["elrond", "power", "trick"]
    assert meet("lothlorien-moria-orc", stage="lothlorien", hand=hand).phase == Phase.COMBAT
    turn = meet("minas-morgul-witch-king", stage="minas-morgul", hand=hand).die(1)
    assert turn.courage == 12


@pytest.mark.parametrize("pips", range(1, 7))
def test_power_turns_a_black_die_to_any_face(pips):
    turn = rolled("power").play(f"power second {pips}")
    assert (turn.state.black[1], turn.phase, turn.hand()) == (pips, Phase.FIRST_SIDE, set())


@pytest.mark.parametrize("pips", range(1, 7))
def test_trick_turns_a_fellowship_die_to_any_face(pips):
    turn = rolled("trick").play(f"trick red {pips}")
    assert (turn.state.face[4], turn.phase, turn.hand()) == (pips, Phase.FIRST_SIDE, set())


def test_trick_changes_only_a_die_just_rolled():
    assert rolled("trick").refusal("trick orange 3") == "M-51"
    assert fresh("power").refusal("power first 3") == "M-71"


def test_support_rolls_all_five_and_moves_one():
    turn = fresh("support").play("use support")
    assert turn.rules.chance_outcomes(turn.states) == 6**5
    turn.chance(Phase.SUPPORT, "support 12345")
    assert turn.answers() == {f"choose {die}" for die in ("orange", "violet", "blue", "green", "red")}
    assert turn.refusal("pass") == "M-87"
    turn.play("choose red")
    assert (turn.at("gimli"), turn.asks) == (5, (0, Phase.PAIR))
    assert turn.state.face.tolist() == [0] * 5


def test_mq32_support_may_end_a_stage_exactly():
    turn = fresh("support", at={"ring-bearers": "lothlorien-1"}).play("use support")
    turn.chance(Phase.SUPPORT, "support 12345").play("choose orange").draw("trick")
    assert turn.phase == Phase.CARD
    assert turn.turn_up(*CARDS[PER_STAGE : PER_STAGE + 4]).asks == (0, Phase.PAIR)


def test_m47_support_is_used_before_a_turn():
    assert rolled("support").refusal("use support") == "M-47"


# Gandalf's Wrath.


def test_wrath_removes_the_card_just_met():
    turn = meet("gondor-orc-hordes", hand=["wrath"]).combat("sauron")
    assert turn.phase == Phase.WRATH
    turn.play("use wrath")
    assert (turn.slot(3), turn.hand()) == ("empty", set())


def test_wrath_may_be_kept_and_is_not_asked_about_a_card_that_leaves():
    turn = meet("gondor-orc-hordes", hand=["wrath"]).combat("sauron").play("pass")
    assert (turn.slot(3), turn.hand()) == ("gondor-orc-hordes", {"wrath"})
    assert meet("gondor-grond", hand=["wrath"]).asks == (1, Phase.PAIR)
    assert fresh("wrath").refusal("use wrath") == "M-73"


def test_wrath_removes_the_army_and_frees_the_card_below():
    slots = {2: "minas-morgul-haradrim", 5: "empty", 6: "empty"}
    turn = meet("minas-morgul-army-of-the-dead", stage="minas-morgul", hand=["wrath"], slots=slots)
    turn.play("use wrath")
    assert (turn.state.army, turn.slot(2), turn.slot(3)) == (-1, "minas-morgul-haradrim", "empty")


def test_m123_m197_vision_counts_as_a_gandalf_card():
    assert meet("gondor-orc-hordes", hand=["vision"]).combat("gandalf").play("give vision").courage == 13


def test_a_use_is_told():
    assert Event.USED in fresh("treebeard").play("treebeard token").events()
