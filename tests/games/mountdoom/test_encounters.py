"""Encounter dice: cards, empty slots, and every card of the first five stages."""

import pytest

from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import CARDS, KINDS
from games.mountdoom.positions import meet, position, tiled


def test_m62_a_black_die_activates_the_card_with_its_number():
    turn = meet("gondor-grond", slot=4)
    assert turn.told[1] == (Event.MET, CARDS.index("gondor-grond"), 3)


def test_m63_mt5_a_face_down_card_is_turned_up_and_then_activated():
    turn = meet("down", slot=1, stage="lothlorien")
    assert turn.asks == (CHANCE, Phase.CARD)
    turn.turn_up("lothlorien-moria-orc")
    assert turn.slot(1) == "lothlorien-moria-orc"
    orc = CARDS.index("lothlorien-moria-orc")
    assert turn.told[-3:-1] == [(Event.TURNED_UP, orc, 0), (Event.MET, orc, 0)]
    assert turn.state.down == 0
    assert turn.phase == Phase.COMBAT


def test_m64_allies_enemies_specials_and_the_cards_of_doom_differ():
    kinds = dict(zip(CARDS, KINDS, strict=True))
    assert kinds["lothlorien-elrond"] == "ally"
    assert kinds["rohan-wargs"] == "enemy"
    assert kinds["minas-morgul-denethor"] == "special"
    assert kinds["mount-doom-shelob"] == "doom"


def test_m65_mt33_the_second_die_finds_the_slot_as_the_first_left_it():
    turn = meet("rohan-wargs", slot=3, second=3, stage="rohan", at={"aragorn": 9})
    assert turn.courage == 11
    assert turn.slot(3) == "empty"
    assert turn.phase == Phase.STRIDE
    assert turn.answers() == {"stride 0", "stride 1", "stride 2"}


def test_m66_mt6_an_ally_lies_before_the_active_seat_and_leaves_its_slot_empty():
    turn = meet("lothlorien-elrond", slot=2, stage="lothlorien", active="south")
    assert turn.holder("elrond") == "south"
    assert turn.slot(2) == "empty"


def test_m66_m75_wrath_is_not_asked_about_an_ally_who_has_joined():
    turn = meet("gondor-faramir", hand=["wrath"], slots={6: "empty"})
    assert (turn.hand(), turn.asks) == ({"faramir", "wrath"}, (1, Phase.PAIR))


@pytest.mark.parametrize("ally", [name for name, kind in zip(CARDS, KINDS, strict=True) if kind == "ally"])
def test_m66_every_ally_joins(ally):
    stage = next(stage for stage in ("lothlorien", "rohan", "helms-deep", "gondor") if ally.startswith(stage))
    turn = meet(ally, stage=stage)
    assert turn.hand() == {ally.removeprefix(f"{stage}-")}
    assert turn.slot(3) == "empty"
    assert turn.courage == 13


def test_m73_m84_an_enemy_takes_effect_at_once():
    assert meet("rohan-wargs", stage="rohan").courage == 11
    assert meet("gondor-grond").courage == 10
    assert meet("minas-morgul-haradrim", stage="minas-morgul").courage == 11


def test_m74_m76_m86_an_enemy_with_the_removal_symbol_leaves():
    assert meet("gondor-grond").slot(3) == "empty"
    turn = meet("minas-morgul-mouth-of-sauron", stage="minas-morgul", at={"aragorn": 32})
    turn.combat("sauron", "aragorn", "aragorn")
    assert turn.slot(3) == "empty"


def test_m75_another_stays():
    turn = meet("lothlorien-moria-orc", stage="lothlorien").combat("sauron")
    assert turn.slot(3) == "lothlorien-moria-orc"


@pytest.mark.parametrize("leaves", [False, True])
def test_m74_haradrim_leave_if_the_owner_of_the_box_says_so(leaves):
    turn = meet("minas-morgul-haradrim", stage="minas-morgul", haradrim_leave=leaves)
    assert turn.slot(3) == ("empty" if leaves else "minas-morgul-haradrim")


def test_m77_m78_an_empty_slot_with_a_nazgul_places_one():
    turn = meet("empty", slot=1)
    assert turn.state.nazgul == 1


def test_m79_m80_mt7_slot_2_lets_merry_and_pippin_move_up_to_two():
    turn = meet("empty", slot=2, at={"merry-pippin": 24})
    assert turn.phase == Phase.STRIDE
    assert turn.refusal("pass") == "M-79"
    assert turn.play("stride 2").at("merry-pippin") == 26
    assert meet("empty", slot=2).play("stride 0").at("merry-pippin") == 24


def test_mq26_a_slot_move_triggers_an_event_space_but_staying_does_not():
    turn = meet("empty", slot=2, at={"merry-pippin": 25}).play("stride 2")
    assert turn.courage == 12
    assert meet("empty", slot=2, at={"merry-pippin": 27}).play("stride 0").courage == 13


def test_mq35_a_figure_that_cannot_move_is_not_asked_about():
    assert meet("empty", slot=2, at={"merry-pippin": "waiting"}).asks == (1, Phase.PAIR)


def test_m78_m185_without_the_witch_king_no_nazgul_comes():
    turn = meet("empty", slot=1, fields={"witch_king": 0})
    assert turn.state.nazgul == 0
    assert Event.NO_NAZGUL in turn.events()


@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms-deep", "gondor"])
def test_m45_m46_the_nazgul_card_places_one(stage):
    turn = meet(f"{stage}-nazgul", stage=stage)
    assert turn.state.nazgul == 1
    assert turn.slot(3) == f"{stage}-nazgul"


def test_m27_a_placed_nazgul_stays():
    assert meet("gondor-nazgul", fields={"nazgul": 3}).state.nazgul == 4


@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms-deep"])
def test_m191_mq12_saruman_brings_two_or_what_is_left(stage):
    name = f"{stage}-saruman"
    assert meet(name, stage=stage).state.warriors == 2
    assert meet(name, stage=stage, fields={"warriors": 4}).state.warriors == 5
    full = meet(name, stage=stage, fields={"warriors": 5})
    assert (full.state.warriors, full.courage) == (5, 13)


def test_m24_m181_mq47_saruman_brings_warriors_back_until_the_chief_is_gone():
    assert meet("rohan-saruman", stage="rohan", fields={"warriors": 1}).state.warriors == 3
    assert meet("rohan-saruman", stage="rohan", fields={"warriors": 0, "chief": 0}).uruk_hai == 0


def test_m165_m166_m167_m200_the_balrog_costs_three_and_takes_gandalf_away():
    turn = meet("lothlorien-balrog", stage="lothlorien", hand=["support"])
    assert (turn.courage, turn.state.shadow, turn.slot(3)) == (10, 1, "empty")
    assert not turn.may("use support")
    assert turn.refusal("use support") == "M-167"


def test_m190_mq11_the_eye_draws_the_ring_down_but_never_up():
    assert meet("gondor-eye-of-sauron", fields={"eye": 5}).courage == 5
    assert meet("gondor-eye-of-sauron", fields={"eye": 5, "courage": 3}).courage == 3
    assert meet("gondor-eye-of-sauron", fields={"eye": 5}).slot(3) == "empty"


def test_m188_m189_grima_sends_one_ally_away_boromir_too_but_no_gandalf_card():
    hand = {"boromir": "west", "arwen": "north", "power": "north"}
    turn = meet("helms-deep-grima", stage="helms-deep", hand=hand)
    assert turn.answers() == {"banish boromir", "banish arwen"}
    assert turn.refusal("pass") == "M-188"
    turn.play("banish boromir")
    assert turn.hand() == {"arwen", "power"}
    assert turn.slot(3) == "helms-deep-grima"


def test_m188_a_single_ally_needs_no_question_and_none_no_loss():
    assert meet("helms-deep-grima", stage="helms-deep", hand=["arwen"]).hand() == set()
    assert meet("helms-deep-grima", stage="helms-deep").asks == (1, Phase.PAIR)


def test_m188_theoden_with_nobody_to_bring_is_sent_away_unasked():
    waiting = dict.fromkeys(("merry-pippin", "aragorn"), "waiting")
    turn = meet("helms-deep-grima", stage="helms-deep", hand=["theoden"], at=waiting)
    assert (turn.hand(), turn.phase) == (set(), Phase.PAIR)
    asked = meet("helms-deep-grima", stage="helms-deep", hand=["theoden"], at={"aragorn": "helms-deep-2"})
    assert asked.phase == Phase.GRIMA


def test_mq13_grima_may_send_all_away():
    turn = meet("helms-deep-grima", stage="helms-deep", hand=["arwen", "boromir", "power"], grima="all")
    assert turn.hand() == {"power"}


def test_m188_m71_treebeard_may_be_used_before_grima_takes_him():
    turn = meet("helms-deep-grima", stage="helms-deep", hand=["treebeard"], fields={"courage": 5})
    turn.play("treebeard courage")
    assert (turn.courage, turn.hand(), turn.asks) == (7, set(), (1, Phase.PAIR))


def test_m173_m174_mt29_denethor_asks_which_die_of_two():
    turn = meet("minas-morgul-denethor", stage="minas-morgul", at={"legolas": 32, "gimli": 32})
    assert turn.answers() == {"reroll green", "reroll red"}
    assert turn.refusal("reroll blue") == "M-174"
    turn.play("reroll red").die(6)
    assert (turn.at("legolas"), turn.at("gimli")) == (33, 38)


def test_m175_the_new_result_counts_and_denethor_stays():
    turn = meet("minas-morgul-denethor", stage="minas-morgul", at={"legolas": 32}).play("reroll green").die(4)
    assert turn.at("legolas") == 36
    assert turn.slot(3) == "minas-morgul-denethor"


def test_m176_m177_mt30_the_second_time_only_side_2_is_left():
    turn = meet("minas-morgul-denethor", stage="minas-morgul", second=3, at={"gimli": 32})
    turn.play("reroll red").die(2)
    assert turn.asks == (CHANCE, Phase.DIE)
    turn.die(4)
    assert turn.at("gimli") == 36


def army(slots: dict[int, str], slot: int = 3, **given):
    return meet(
        "minas-morgul-army-of-the-dead",
        slot=slot,
        stage="minas-morgul",
        second=given.pop("second", 6),
        slots=slots,
        **given,
    )


def test_m160_m162_m163_mq16_mt31_the_army_goes_onto_the_next_card_past_empty_slots():
    slots = {1: "minas-morgul-haradrim", 4: "minas-morgul-mumakil", 5: "empty"}
    turn = army(slots)
    assert turn.phase == Phase.MARCH
    assert army(slots).play("march left").state.army == 0
    turn.play("march right")
    assert (turn.state.army, turn.slot(3), turn.slot(4)) == (3, "empty", "minas-morgul-mumakil")


def test_m164_mq21_there_is_no_way_round_and_without_a_card_it_stays():
    slots = {2: "empty", 5: "minas-morgul-haradrim"}
    assert army(slots, slot=1).state.army == 4
    waiting = {"legolas": "waiting", "gimli": "waiting"}
    slots = {1: "minas-morgul-army-of-the-dead", 5: "empty", 6: "empty"}
    alone = tiled((1, 1), (("green", 1), ("red", 1)), stage="minas-morgul", at=waiting, slots=slots)
    assert (alone.state.army, alone.slot(1)) == (-1, "minas-morgul-army-of-the-dead")


def test_m161_mt32_the_card_below_the_army_is_not_activated():
    slots = {4: "minas-morgul-haradrim", 3: "empty", 5: "minas-morgul-mumakil", 6: "empty"}
    turn = meet(
        "empty", slot=2, second=4, stage="minas-morgul", slots=slots, fields={"army": 3}, at={"merry-pippin": -1}
    )
    assert turn.courage == 13
    assert (turn.state.army, turn.slot(4)) == (4, "minas-morgul-haradrim")


def test_m131_mq23_the_army_may_cover_a_face_down_card_which_stays_so():
    turn = army({1: "down", 2: "empty", 5: "empty", 6: "empty"}, second=3)
    assert (turn.state.army, turn.slot(1), turn.state.down) == (0, "down", 1)


def test_m129_m130_the_minas_morgul_cards_have_no_ally_and_two_that_are_no_enemies():
    kinds = [kind for name, kind in zip(CARDS, KINDS, strict=True) if name.startswith("minas-morgul")]
    assert sorted(kinds) == ["enemy"] * 5 + ["special"] * 2


@pytest.mark.parametrize("pips", [1, 6])
def test_mq66_the_witch_kings_die_is_told_as_it_fell(pips):
    turn = meet("minas-morgul-witch-king", stage="minas-morgul").die(pips)
    assert [told for told in turn.told if told[0] == Event.BLACK_DIE] == [(Event.BLACK_DIE, pips - 1)]


def test_mq66_the_witch_king_rolls_a_die_for_each_nazgul_one_by_one():
    turn = meet("minas-morgul-witch-king", stage="minas-morgul", fields={"nazgul": 2})
    turn.die(1, 2)
    assert turn.courage == 12
    turn.die(5)
    assert (turn.courage, turn.asks) == (11, (1, Phase.PAIR))


def test_m185_mq10_mq66_eowyn_strikes_on_a_six():
    turn = meet("minas-morgul-witch-king", stage="minas-morgul", hand=["eowyn"], fields={"nazgul": 4})
    turn.die(3, 6)
    assert turn.phase == Phase.EOWYN
    turn.play("use eowyn")
    assert (turn.courage, turn.state.witch_king, turn.state.nazgul) == (12, 0, 0)
    assert (turn.slot(3), turn.hand()) == ("empty", set())


def test_m185_eowyn_may_be_held_back_and_is_no_use_elsewhere():
    turn = meet("minas-morgul-witch-king", stage="minas-morgul", hand=["eowyn"]).die(6)
    assert turn.play("pass").hand() == {"eowyn"}
    assert position(hand=["eowyn"]).refusal("use eowyn") == "M-185"


def test_m85_hearts_of_light_give_courage():
    assert meet("gondor-uruk-hai", fields={"chief": 0}).courage == 14
