"""Combat: support, the die, the cards that bend it, the Uruk-hai."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import FIGURES, Face
from bagend.games.mountdoom.facts.fights import winning_faces
from games.mountdoom.positions import meet, position

COMPANIONS = FIGURES[1:]
START = 24
"""Helm's Deep, where the Gondor stage begins."""


def fight(face: str, **given):
    return meet("gondor-orc-hordes", **given).combat(face)


def test_m81_m115_m116_a_card_with_the_combat_symbol_means_a_roll():
    turn = meet("gondor-orc-hordes")
    assert turn.asks == (CHANCE, Phase.COMBAT)
    assert turn.rules.chance_outcomes(turn.states) == 6


@pytest.mark.parametrize("face", COMPANIONS)
def test_m117_m120_mt9_the_weapon_of_a_supporter_wins(face):
    at = {
        "ring-bearers": START + 2,
        "merry-pippin": START + 2,
        "aragorn": START + 3,
        "legolas": START + 7,
        "gimli": START + 8,
    }
    assert fight(face, at=at).courage == 13


@pytest.mark.parametrize(("face", "courage"), [("gimli", 13), ("merry-pippin", 13), ("aragorn", 11), ("legolas", 11)])
def test_m117_m118_m119_m121_mt10_not_from_behind_nor_from_the_next_stage(face, courage):
    at = {
        "ring-bearers": START + 3,
        "gimli": START + 6,
        "merry-pippin": START + 3,
        "aragorn": START + 2,
        "legolas": START + 9,
    }
    assert fight(face, at=at).courage == courage


def test_m135_a_waiting_companion_does_not_support():
    assert fight("gimli").courage == 11


def test_m122_the_eye_loses():
    assert fight("sauron", at=dict.fromkeys(FIGURES, START)).courage == 11


def test_mq30_after_the_arrival_only_companions_at_the_destination_support():
    at = {"ring-bearers": "gondor", "gimli": "gondor", "aragorn": START + 5, "merry-pippin": "minas-morgul-7"}
    fields = {"arrived": 1}
    assert fight("gimli", at=at, fields=fields).courage == 13
    assert fight("aragorn", at=at, fields=fields).courage == 11
    assert fight("merry-pippin", at=at, fields=fields).courage == 11


def test_m123_m124_mt24_a_gandalf_card_before_any_seat_may_be_given_up():
    turn = fight("gandalf", hand={"power": "south", "trick": "north"})
    assert turn.answers() == {"pass", "give power", "give trick"}
    turn.play("give power")
    assert (turn.courage, turn.hand()) == (13, {"trick"})


def test_m125_without_giving_one_up_the_fight_is_lost():
    assert fight("gandalf", hand=["power"]).play("pass").courage == 11
    assert fight("gandalf").courage == 11


def test_m168_mt25_under_the_shadow_gandalfs_face_cannot_win():
    turn = fight("gandalf", hand=["power"], fields={"shadow": 1})
    assert (turn.courage, turn.hand()) == (11, {"power"})


def test_m82_m83_m126_a_lost_fight_costs_the_hearts_of_the_card():
    assert meet("lothlorien-moria-orc", stage="lothlorien").combat("sauron").courage == 12
    assert meet("lothlorien-cave-troll", stage="lothlorien").combat("sauron").courage == 11
    assert meet("rohan-orc-hordes", stage="rohan").combat("sauron").courage == 11
    assert meet("helms-deep-orc-hordes", stage="helms-deep").combat("sauron").courage == 11


@pytest.mark.parametrize(("battles", "hearts", "left"), [(2, 2, 9), (1, 2, 11), (2, 1, 11)])
def test_m127_the_mumakil_take_as_many_fights_as_the_data_say(battles, hearts, left):
    options = {"mumakil_battles": battles, "mumakil_hearts": hearts}
    turn = meet("minas-morgul-mumakil", stage="minas-morgul", **options)
    assert turn.combat(*["sauron"] * battles).courage == left


def test_the_mouth_of_sauron_is_fought_until_two_fights_in_a_row_are_won():
    turn = meet("minas-morgul-mouth-of-sauron", stage="minas-morgul")
    turn.combat("aragorn", "sauron", "aragorn", "sauron", "aragorn")
    assert (turn.courage, turn.phase) == (11, Phase.COMBAT)
    assert turn.combat("aragorn").asks == (1, Phase.PAIR)


# The Uruk-hai.


def uruk(warriors: int, *faces: str, **given):
    fields = {"warriors": warriors, **given.pop("fields", {})}
    return meet(given.pop("card", "gondor-uruk-hai"), fields=fields, **given).combat(*faces)


@pytest.mark.parametrize("stage", ["rohan", "helms-deep", "gondor", "minas-morgul"])
def test_m128_m192_mt12_as_many_fights_as_uruk_hai_the_chief_included(stage):
    turn = uruk(3, *["sauron"] * 3, card=f"{stage}-uruk-hai", stage=stage)
    assert turn.phase == Phase.COMBAT
    assert turn.combat("sauron").courage == 9


def test_m193_mt13_exactly_one_warrior_leaves_however_many_fights_were_won():
    turn = uruk(3, "aragorn", "aragorn", "sauron", "aragorn")
    assert (turn.uruk_hai, turn.courage) == (3, 12)


def test_m193_none_leaves_if_all_were_lost():
    assert uruk(1, "sauron", "sauron").uruk_hai == 2


def test_m194_mt14_the_chief_stays():
    assert uruk(0, "aragorn").uruk_hai == 1


def test_m179_m195_mt15_with_treebeard_each_fight_won_removes_one():
    assert uruk(3, "aragorn", "aragorn", "sauron", "aragorn", fields={"treebeard": 1}).uruk_hai == 1


def test_m180_with_treebeard_the_chief_may_go_as_the_last():
    turn = uruk(1, "aragorn", "aragorn", fields={"treebeard": 1})
    assert (turn.state.warriors, turn.state.chief) == (0, 0)
    assert turn.events().count(Event.REPELLED) == 1
    assert Event.CHIEF_FELL in turn.events()


def test_m180_but_not_while_a_warrior_is_there():
    turn = uruk(2, "aragorn", "sauron", "aragorn", fields={"treebeard": 1})
    assert (turn.state.warriors, turn.state.chief) == (0, 1)


def test_m179_a_lost_fight_removes_none():
    assert uruk(2, "aragorn", "sauron", "sauron", fields={"treebeard": 1}).uruk_hai == 2


def test_mq46_the_number_of_fights_is_fixed_at_the_start():
    turn = uruk(2, "aragorn", "aragorn", fields={"treebeard": 1})
    assert (turn.uruk_hai, turn.phase) == (1, Phase.COMBAT)


@pytest.mark.parametrize("stage", ["gondor", "minas-morgul"])
def test_m182_m196_m201_mt16_mq19_a_free_isengard_gives_courage(stage):
    turn = meet(f"{stage}-uruk-hai", stage=stage, fields={"chief": 0})
    assert (turn.courage, turn.asks) == (14, (1, Phase.PAIR))


def test_m178_mq68_treebeard_may_come_in_the_middle_of_the_fights():
    turn = meet("gondor-uruk-hai", hand=["treebeard"], fields={"warriors": 2})
    assert turn.phase == Phase.FIGHT
    turn.play("pass").combat("aragorn").play("treebeard token")
    assert turn.asks == (CHANCE, Phase.COMBAT)
    turn.combat("aragorn", "sauron")
    assert turn.uruk_hai == 1


# Cards in a fight.


def test_m183_mq44_eomer_wins_a_fight_without_a_roll():
    turn = meet("gondor-uruk-hai", hand=["eomer"], fields={"warriors": 1})
    turn.play("use eomer")
    assert turn.asks == (CHANCE, Phase.COMBAT)
    turn.combat("sauron")
    assert (turn.uruk_hai, turn.courage, turn.hand()) == (1, 12, set())


def test_m184_eomer_wins_one_fight_only():
    turn = meet("minas-morgul-mumakil", stage="minas-morgul", hand=["eomer"]).play("use eomer")
    assert turn.combat("sauron").courage == 11


def test_m183_eomer_is_no_use_outside_a_fight():
    assert position(hand=["eomer"]).refusal("use eomer") == "M-183"


def test_galadriel_lifts_the_ring_before_the_roll():
    turn = meet("gondor-orc-hordes", hand=["galadriel"], fields={"courage": 3})
    assert turn.phase == Phase.FIGHT
    turn.play("use galadriel")
    assert (turn.courage, turn.phase) == (10, Phase.COMBAT)


def test_galadriel_opens_no_question_where_she_would_not_help():
    assert meet("gondor-orc-hordes", hand=["galadriel"]).phase == Phase.COMBAT
    assert position(hand=["galadriel"]).refusal("use galadriel") == "M-116"


@pytest.mark.parametrize("space", [8, 13])
def test_galadriels_space_is_what_the_owner_says(space):
    turn = meet("gondor-orc-hordes", hand=["galadriel"], fields={"courage": 3}, galadriel_space=space)
    assert turn.play("use galadriel").courage == space


def test_theoden_is_offered_where_he_brings_support():
    at = {"ring-bearers": START + 4, "aragorn": START + 1}
    turn = meet("gondor-orc-hordes", hand=["theoden"], at=at)
    turn.play("theoden aragorn")
    assert (turn.at("aragorn"), turn.phase) == (32, Phase.COMBAT)
    assert turn.combat("aragorn").courage == 13


def test_m117_theoden_brings_support_to_the_space_where_the_ring_bearers_set_out():
    """A companion of the stage before comes to its destination, where the Ring-bearers still stand."""
    at = {"ring-bearers": "helms-deep", "aragorn": 20, "merry-pippin": "waiting"}
    turn = meet("gondor-orc-hordes", hand=["theoden"], at=at).play("theoden aragorn")
    assert turn.at("aragorn") == turn.at("ring-bearers")
    assert turn.phase == Phase.COMBAT


def test_m118_theoden_opens_no_question_for_one_who_would_still_be_behind():
    at = {"ring-bearers": 26, "aragorn": 20, "merry-pippin": "waiting"}
    assert meet("gondor-orc-hordes", hand=["theoden"], at=at).phase == Phase.COMBAT


def test_theoden_opens_no_question_where_he_changes_nothing():
    assert meet("gondor-orc-hordes", hand=["theoden"]).phase == Phase.COMBAT


def test_m170_m171_m172_mt28_mq42_boromir_rolls_again_and_only_the_eye_loses():
    turn = meet("gondor-uruk-hai", hand=["boromir", "power"]).combat("legolas")
    assert turn.phase == Phase.BOROMIR
    turn.play("use boromir").combat("gandalf")
    assert (turn.courage, turn.hand(), turn.state.stand) == (13, {"power"}, 0)
    assert meet("gondor-uruk-hai", hand=["boromir"]).combat("legolas").play("use boromir").combat("gimli").courage == 13
    assert (
        meet("gondor-uruk-hai", hand=["boromir"]).combat("legolas").play("use boromir").combat("sauron").courage == 12
    )


def test_m171_boromirs_roll_comes_at_once_whatever_else_could_help():
    turn = meet("gondor-uruk-hai", hand=["boromir", "eomer"]).play("pass").combat("sauron").play("use boromir")
    assert turn.asks == (CHANCE, Phase.COMBAT)


def test_m170_mq43_boromir_helps_against_uruk_hai_only_and_may_be_kept():
    assert fight("sauron", hand=["boromir"]).asks == (1, Phase.PAIR)
    turn = meet("gondor-uruk-hai", hand=["boromir"]).combat("sauron").play("pass")
    assert (turn.courage, turn.hand()) == (12, {"boromir"})
    assert position(hand=["boromir"]).refusal("use boromir") == "M-170"


@pytest.mark.parametrize(
    "at", [{}, {"ring-bearers": START + 3, "aragorn": START + 5, "merry-pippin": START + 1}], ids=str
)
def test_m120_m121_m122_m172_the_faces_that_win_are_those_the_rules_let_win(at):
    """Neither card nor token: a face that is told to win costs nothing, any other costs courage."""
    for face in Face:
        turn = meet("gondor-orc-hordes", at=at)
        told = face in winning_faces(turn.view())
        before = turn.courage
        assert told == (turn.combat(face.name.lower().replace("_", "-")).courage == before), face
    held = meet("gondor-orc-hordes", at=at, hand=["power"])
    assert Face.GANDALF in winning_faces(held.view())
    again = meet("gondor-uruk-hai", at=at, hand=["boromir"], fields={"chief": 1}).combat("sauron").play("use boromir")
    assert winning_faces(again.view()) == set(Face) - {Face.SAURON}
