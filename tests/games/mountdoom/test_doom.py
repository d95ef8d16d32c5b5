"""The last stage, and the ends of a match."""

import pytest

from bagend.engine.seats import CHANCE, NOBODY
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import MORGUL
from games.mountdoom.positions import doom, meet, walk


def test_m5_m144_m145_m146_a_turn_is_one_black_die_and_then_one_space():
    turn = doom(2, "mount-doom-gollums-madness")
    assert (turn.courage, turn.at("ring-bearers")) == (12, MORGUL + 1)
    kinds = turn.events()
    assert kinds.index(Event.LOST) < kinds.index(Event.MOVED)
    assert turn.state.active == 1
    assert turn.asks == (CHANCE, Phase.DIE)


@pytest.mark.parametrize(
    ("name", "courage"),
    [("gollums-deceit", 11), ("phial-of-galadriel", 15), ("gollums-madness", 12), ("eagles", 14)],
)
def test_m140_m141_m142_the_cards_of_doom_take_effect_and_stay(name, courage):
    turn = doom(3, f"mount-doom-{name}")
    assert (turn.courage, turn.slot(3)) == (courage, f"mount-doom-{name}")


def test_m147_m202_mt35_shelob_costs_one_and_holds_them():
    turn = doom(3, "mount-doom-shelob")
    assert (turn.courage, turn.at("ring-bearers"), turn.slot(3)) == (12, MORGUL, "mount-doom-shelob")
    assert turn.die(2).at("ring-bearers") == MORGUL + 1


@pytest.mark.parametrize(("pips", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_shelobs_sting(pips, lost):
    assert doom(3, "mount-doom-shelobs-sting").die(pips).courage == 13 - lost


@pytest.mark.parametrize(("pips", "lost"), [(1, 0), (5, 0), (6, 5)])
def test_the_power_of_the_ring(pips, lost):
    assert doom(3, "mount-doom-power-of-the-ring").die(pips).courage == 13 - lost


def test_m61_m144_the_black_die_goes_back_to_the_pool():
    assert doom(3).state.top.tolist() == [0, 0]


def test_m143_a_face_down_card_is_turned_up_when_first_met():
    turn = doom(1, "down").turn_up("mount-doom-phial-of-galadriel")
    assert (turn.slot(1), turn.courage) == ("mount-doom-phial-of-galadriel", 15)


def test_m2_m148_the_crater_wins_for_all():
    turn = doom(2, at={"ring-bearers": MORGUL + 7})
    assert turn.outcome is not None
    assert (turn.outcome.winners, turn.ending, turn.outcome.clause) == ((0, 1, 2, 3), "crater", "M-148")
    assert turn.state.seat == NOBODY


def test_m1_all_lose_together():
    turn = meet("gondor-grond", fields={"courage": 2})
    assert turn.outcome is not None
    assert turn.outcome.winners == ()


@pytest.mark.parametrize("steps", [6, 10])
def test_m148_the_crater_lies_where_the_owner_says(steps):
    assert doom(2, at={"ring-bearers": MORGUL + steps - 1}, last_steps=steps).ending == "crater"
    assert doom(2, at={"ring-bearers": MORGUL + steps - 2}, last_steps=steps).ending == ""


def test_m145_m153_mt34_the_encounter_may_lose_before_the_last_step():
    turn = doom(2, "mount-doom-gollums-madness", at={"ring-bearers": MORGUL + 7}, fields={"courage": 1})
    assert (turn.ending, turn.at("ring-bearers")) == ("courage", MORGUL + 7)


def test_m42_m44_m149_m150_mt22_below_the_lowest_space_the_match_is_lost():
    assert walk("aragorn", 1, at={"aragorn": 6}, fields={"courage": 1}).ending == "courage"
    assert walk("aragorn", 1, at={"aragorn": 6}, fields={"courage": 2}).courage == 1
    assert walk("aragorn", 1, fields={"courage": 1}).ending == ""


def test_m149_m165_mt26_the_balrog_may_end_it():
    assert meet("lothlorien-balrog", stage="lothlorien", fields={"courage": 3}).ending == "courage"
    assert meet("lothlorien-balrog", stage="lothlorien", fields={"courage": 4}).courage == 1


def test_m151_m152_mt21_the_eighth_nazgul_loses():
    turn = meet("gondor-nazgul", fields={"nazgul": 7})
    assert turn.outcome is not None
    assert (turn.ending, turn.outcome.clause) == ("nazgul", "M-151")
    assert meet("gondor-nazgul", fields={"nazgul": 6}).ending == ""


def test_m153_a_loss_ends_a_series_of_fights_at_once():
    turn = meet("gondor-uruk-hai", fields={"warriors": 3, "courage": 1}).combat("sauron")
    assert (turn.ending, turn.state.seat) == ("courage", NOBODY)


# Cards in the last stage.


def test_before_a_loss_treebeard_may_save_the_match():
    turn = doom(2, "mount-doom-gollums-madness", hand=["treebeard"], fields={"courage": 1})
    assert turn.phase == Phase.PERIL
    assert turn.answers() == {"pass", "treebeard courage"}
    turn.play("treebeard courage")
    assert (turn.courage, turn.ending) == (2, "")
    again = doom(2, "mount-doom-gollums-madness", hand=["treebeard"], fields={"courage": 1})
    assert again.play("pass").ending == "courage"


def test_before_a_loss_nothing_is_asked_that_could_not_help():
    turn = meet("gondor-grond", hand=["treebeard"], fields={"courage": 1})
    assert turn.ending == "courage"
    assert doom(2, "mount-doom-gollums-madness", hand=["treebeard"]).phase == Phase.DIE


def test_after_the_roll_power_and_elrond_may_change_the_black_die():
    slots = {"name": "mount-doom-gollums-deceit"}
    turn = doom(2, **slots, hand=["power", "elrond", "trick", "wrath"])
    assert turn.phase == Phase.ROLLED
    assert turn.refusal("trick orange 3") == "M-146"
    assert turn.refusal("use wrath") == "M-141"
    turn.play("power first 4")
    assert turn.phase == Phase.ROLLED
    turn.play("elrond first-black").die(5)
    assert (turn.courage, turn.hand()) == (14, {"trick", "wrath"})


def test_the_roll_may_stand():
    turn = doom(2, "mount-doom-gollums-deceit", hand=["power"]).play("pass")
    assert (turn.courage, turn.hand()) == (11, {"power"})


def test_mq64_mq65_faramir_support_theoden_and_wrath_are_no_use_there():
    turn = doom(2, hand=["faramir", "support", "theoden", "wrath", "elrond"])
    assert turn.answers() == {"pass", "elrond first-black"}
    assert turn.refusal("faramir 2") == "M-186"
    assert turn.refusal("theoden gimli") == "M-138"
