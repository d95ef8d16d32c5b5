"""Battle: who fights whom, and what figures do before the cards (C-16 to C-33)."""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from games.confrontation.positions import position


def test_c16_the_moved_figure_fights_one_enemy_at_a_time():
    turn = position("light", gimli="moria", orcs="fangorn", warg="fangorn").play("move gimli fangorn", "draw orcs")
    assert turn.where("orcs") == "defeated"
    assert turn.told[-1][:3] == (Event.SILENCED, 7)


def test_tc6_four_battles_in_the_shire():
    turn = position(cave_troll="arthedain", sam="shire", merry="shire", pippin="shire")
    turn.play("move cave-troll shire", "draw merry").cards("1", "1")
    turn.play("draw sam", "stay").cards("2", "2")
    turn.play("draw pippin").cards("3", "3")
    assert turn.asks == ("dark", Phase.CARD)
    turn.cards("4", "4")
    assert turn.winner == ("dark", "C-58")
    assert turn.events().count(Event.BATTLE) == 4


def test_c17_chance_draws_among_those_nobody_can_tell():
    turn = position("light", sam="moria", orcs="fangorn", warg="fangorn").play("move sam fangorn")
    assert turn.asks == ("chance", Phase.OPPONENT)
    assert turn.drawable() == {"orcs", "warg"}


def test_c17_a_single_defender_is_not_drawn():
    turn = position("light", sam="moria", warg="fangorn").play("move sam fangorn")
    assert turn.asks == ("dark", Phase.CARD)


def test_c17_figures_seen_this_turn_may_be_named():
    """Both survive the Sacrifice that a Retreat stopped, so the Orcs can choose again whom they fight."""
    turn = position(warg="mirkwood", sam="high-pass", retreat_stops_sacrifice="yes").play("move warg high-pass")
    turn.cards("retreat", "sacrifice")
    assert turn.events().count(Event.BATTLE) == 2
    turn = position(warg="arthedain", sam="shire", merry="shire", retreat_stops_sacrifice="yes")
    turn.play("move warg shire", "draw sam").cards("retreat", "sacrifice")
    assert turn.asks == ("dark", Phase.CHALLENGE)
    assert turn.answers() == {"name sam", "any"}
    assert turn.refusal("name merry") == "C-17"


def test_c17_pointing_at_a_stand_has_the_same_odds():
    turn = position("light", sam="moria", orcs="fangorn", warg="fangorn", opponent_choice="named")
    turn.play("move sam fangorn")
    assert turn.asks == ("light", Phase.CHALLENGE)
    assert turn.answers() == {"point 7", "point 8"}
    turn.play("point 8")
    assert turn.drawable() == {"orcs", "warg"}
    turn.play("draw orcs")
    assert int(turn.state.fighter[1]) == 16


def test_c18_both_fighters_are_seen_by_everybody():
    turn = position(cave_troll="high-pass", gandalf="rhudaur").play("move cave-troll rhudaur")
    for seat in ("light", "dark", "spectator"):
        assert turn.seen(seat, "rhudaur") == ["cave-troll", "gandalf"]


def test_c18_the_defeated_lie_open():
    turn = position("light", gimli="moria", orcs="fangorn", warg="mordor").play("move gimli fangorn")
    assert turn.where("orcs") == "defeated"
    assert turn.view(0).defeated >> 15 & 1


def test_c19_the_turn_ends_when_one_side_is_left():
    turn = position(cave_troll="high-pass", sam="rhudaur", merry="rhudaur").play(
        "move cave-troll rhudaur", "draw merry"
    )
    assert turn.cards("1", "1").turn == "dark"
    assert turn.cards("2", "2").turn == "light"


def test_c20_survivors_are_hidden_among_their_own():
    turn = position(cave_troll="high-pass", warg="mirkwood", sam="rhudaur", frodo="shire")
    turn.play("move cave-troll rhudaur").cards("1", "1")
    assert turn.seen("light", "rhudaur") == ["cave-troll"]
    turn = position(cave_troll="rhudaur", sam="arthedain", warg="rhudaur", balrog="mordor")
    turn.play("move cave-troll arthedain").cards("1", "1")
    turn.play("move frodo cardolan", "move warg arthedain")
    assert turn.seen("light", "arthedain") == ["?", "?"]


def test_c21_lights_text_comes_first():
    """Frodo slips away before the Orcs can defeat him."""
    turn = position(orcs="high-pass", frodo="rhudaur").play("move orcs rhudaur")
    assert turn.asks == ("light", Phase.TEXT)
    assert turn.play("flee eregion").where("frodo") == "eregion"


@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_c22_the_warg_silences_light_texts(attacker):
    for figure in ("boromir", "merry", "gimli", "legolas"):
        turn = position(attacker, **{figure: "eregion", "warg": "moria"})
        turn.play(f"move {figure} moria" if attacker == "light" else "move warg eregion")
        assert turn.asks == ("dark", Phase.CARD)
        assert Event.SILENCED in turn.events()


def test_c22_gandalf_does_not_see_the_wargs_card():
    turn = position(warg="moria", gandalf="eregion").play("move warg eregion", "play 3")
    assert Event.LAID in turn.events()
    assert turn.view(0).card[1] < -1


def test_c22_frodo_does_not_flee_the_warg():
    assert position(warg="high-pass", frodo="rhudaur").play("move warg rhudaur").asks == ("dark", Phase.CARD)


def test_c22_pippin_does_not_either():
    assert position("light", warg="mirkwood", pippin="high-pass").play("move pippin mirkwood").asks == (
        "dark",
        Phase.CARD,
    )


def test_c23_frodo_may_slip_sideways():
    turn = position(cave_troll="high-pass", frodo="rhudaur").play("move cave-troll rhudaur")
    assert turn.answers() == {"stay", "flee eregion"}
    turn.play("flee eregion")
    assert (turn.where("frodo"), turn.turn) == ("eregion", "light")


def test_c23_he_may_stay():
    turn = position(cave_troll="high-pass", frodo="rhudaur").play("move cave-troll rhudaur", "stay")
    assert turn.asks == ("dark", Phase.CARD)


def test_c23_not_in_the_mountains():
    turn = position(cave_troll="mirkwood", frodo="high-pass").play("move cave-troll high-pass")
    assert turn.asks == ("dark", Phase.CARD)


def test_c23_never_as_a_move():
    assert position("light", frodo="rhudaur").refusal("move frodo eregion") == "C-6"


def test_c23_a_wrong_flight_is_refused():
    turn = position(cave_troll="high-pass", frodo="rhudaur").play("move cave-troll rhudaur")
    assert turn.refusal("flee arthedain") == "C-23"


def test_tc7_to_where_the_attacker_came_from():
    turn = position(witch_king="cardolan", frodo="arthedain").play("move witch-king arthedain")
    assert turn.flights() == {"cardolan"}


def test_tc7_but_not_if_another_dark_figure_is_left_there():
    turn = position(witch_king="cardolan", orcs="cardolan", frodo="arthedain").play("move witch-king arthedain")
    assert turn.asks == ("dark", Phase.CARD)


def test_tc8_no_escape_from_the_orcs_in_moria():
    assert position(orcs="fangorn", frodo="moria").play("move orcs moria").winner == ("dark", "C-58")


@pytest.mark.parametrize("figure", ["balrog", "orcs", "saruman", "shelob"])
def test_tc9_frodo_attacking_does_not_slip(figure):
    turn = position("light", frodo="high-pass", **{figure: "mirkwood"}).play("move frodo mirkwood")
    assert turn.asks[1] in (Phase.CARD, Phase.SARUMAN)


def test_c24_pippin_may_fall_back_to_any_backward_region():
    turn = position("light", pippin="fangorn", orcs="dagorlad").play("move pippin dagorlad")
    assert turn.answers() == {"stay", "flee mirkwood", "flee fangorn"}
    turn.play("flee mirkwood")
    assert (turn.where("pippin"), turn.turn) == ("mirkwood", "dark")


def test_c24_at_the_start_of_each_battle():
    turn = position("light", pippin="high-pass", orcs="mirkwood", balrog="mirkwood")
    turn.play("move pippin mirkwood", "draw orcs", "stay").cards("1", "5")
    assert turn.asks == ("light", Phase.TEXT)
    assert turn.flights() == {"high-pass", "misty-mountains"}


def test_c24_a_wrong_flight_is_refused():
    turn = position("light", pippin="fangorn", orcs="dagorlad").play("move pippin dagorlad")
    assert turn.refusal("flee gondor") == "C-24"


def test_tc13_pippin_through_the_tunnel():
    turn = position("light", pippin="eregion", orcs="fangorn").play("move pippin fangorn")
    assert turn.flights() == {"misty-mountains", "moria"}
    turn = position("light", pippin="eregion", orcs="fangorn", sam="moria").play("move pippin fangorn")
    assert turn.flights() == {"misty-mountains"}


def test_tc14_pippin_attacked_does_not_fall_back():
    assert position(balrog="high-pass", pippin="rhudaur").play("move balrog rhudaur").asks == ("dark", Phase.CARD)


def test_c25_sam_may_fight_for_frodo():
    turn = position(balrog="high-pass", frodo="rhudaur", sam="rhudaur").play("move balrog rhudaur", "draw frodo")
    assert turn.answers() == {"stay", "flee eregion", "substitute"}
    turn.play("substitute").cards("1", "2")
    assert (turn.where("balrog"), turn.where("sam"), turn.where("frodo")) == ("defeated", "rhudaur", "rhudaur")


def test_c25_sam_counts_five_beside_frodo():
    turn = position(balrog="high-pass", frodo="rhudaur", sam="rhudaur").play("move balrog rhudaur", "draw sam")
    assert turn.answers() == {"stay", "unite"}
    turn.play("unite").cards("1", "2")
    assert turn.totals == (7, 6)
    assert turn.seen("dark", "rhudaur") == ["?", "?"]


def test_c25_everybody_sees_who_stands_beside_sam():
    turn = position(balrog="high-pass", frodo="rhudaur", sam="rhudaur", merry="shire")
    turn.play("move balrog rhudaur", "draw sam")
    assert turn.seen("dark", "rhudaur") == ["?", "balrog", "sam"]
    turn.play("unite")
    assert turn.seen("dark", "rhudaur") == turn.seen("spectator", "rhudaur") == ["balrog", "frodo", "sam"]
    assert turn.could("dark", "shire") == [{"merry"}]


def test_c25_light_may_decline():
    turn = position(balrog="high-pass", frodo="rhudaur", sam="rhudaur").play("move balrog rhudaur", "draw sam", "stay")
    assert turn.cards("1", "2").totals == (4, 6)


def test_c25_not_if_frodo_is_elsewhere():
    turn = position(balrog="high-pass", sam="rhudaur", merry="rhudaur").play("move balrog rhudaur", "draw sam")
    assert turn.answers() == {"stay"}
    assert turn.refusal("unite") == "C-25"


def test_tc10_sam_dies_for_frodo_and_the_orcs_are_spent():
    turn = position(orcs="high-pass", frodo="rhudaur", sam="rhudaur").play(
        "move orcs rhudaur", "draw frodo", "substitute"
    )
    assert (turn.where("sam"), turn.where("frodo")) == ("defeated", "rhudaur")
    assert turn.answers() == {"stay", "flee eregion"}
    turn.play("stay")
    assert turn.asks == ("dark", Phase.CARD)


def test_tc11_sam_and_frodo_against_saruman():
    turn = position(saruman="high-pass", frodo="rhudaur", sam="rhudaur").play(
        "move saruman rhudaur", "draw sam", "unite", "forbid"
    )
    assert turn.totals == (5, 4)
    assert turn.where("saruman") == "defeated"


def test_tc12_the_warg_ignores_sam_and_frodo():
    turn = position(warg="high-pass", frodo="rhudaur", sam="rhudaur").play("move warg rhudaur", "draw sam")
    assert turn.asks == ("dark", Phase.CARD)
    assert turn.cards("1", "1").totals == (3, 3)
    turn = position(warg="high-pass", frodo="rhudaur", sam="rhudaur").play("move warg rhudaur", "draw frodo")
    assert turn.asks == ("dark", Phase.CARD)


def test_c26_sam_attacking_has_no_bonus():
    turn = position("light", sam="high-pass", frodo="rhudaur", balrog="mirkwood")
    turn.play("move sam mirkwood")
    assert turn.asks == ("dark", Phase.CARD)


@pytest.mark.parametrize(("light", "dark"), [("merry", "witch-king"), ("legolas", "flying-nazgul"), ("gimli", "orcs")])
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_c27_instant_defeats(light, dark, attacker):
    turn = position(attacker, **{light: "eregion", dark: "moria"})
    turn.play(f"move {light} moria" if attacker == "light" else f"move {dark} eregion")
    assert (turn.where(dark), turn.where(light) != "defeated") == ("defeated", True)
    assert Event.PLAYED not in turn.events()


def test_c27_boromir_and_his_enemy_fall():
    turn = position("light", boromir="eregion", balrog="moria").play("move boromir moria")
    assert (turn.where("boromir"), turn.where("balrog")) == ("defeated", "defeated")


def test_tc15_merry_and_the_witch_king():
    for turn in (
        position("light", merry="eregion", witch_king="moria").play("move merry moria"),
        position("dark", merry="eregion", witch_king="moria").play("move witch-king eregion"),
    ):
        assert (turn.where("witch-king"), Event.PLAYED in turn.events()) == ("defeated", False)


@pytest.mark.parametrize(
    ("figure", "fate"),
    [("gimli", ("eregion", "defeated")), ("boromir", ("defeated", "defeated")), ("gandalf", ("defeated", "eregion"))],
)
def test_tc16_c28_the_orcs_first_battle(figure, fate):
    turn = position(orcs="moria", **{figure: "eregion"}).play("move orcs eregion")
    assert (turn.where(figure), turn.where("orcs")) == fate


def test_tc17_the_orcs_second_battle():
    turn = position(orcs="moria", gandalf="eregion", merry="eregion").play("move orcs eregion", "draw merry")
    assert turn.where("merry") == "defeated"
    assert turn.asks == ("dark", Phase.CARD)
    assert Event.PLAYED in turn.play("play 1").events()


def test_c28_attacked_the_orcs_have_no_ability():
    assert position("light", sam="eregion", orcs="moria").play("move sam moria").asks == ("dark", Phase.CARD)


def test_c28_frodos_flight_spends_the_first_battle():
    turn = position(orcs="high-pass", frodo="rhudaur", merry="rhudaur").play(
        "move orcs rhudaur", "draw frodo", "flee eregion"
    )
    assert turn.asks == ("dark", Phase.CARD)


def test_tc18_boromir_and_the_warg():
    turn = position(warg="moria", boromir="eregion").play("move warg eregion")
    assert turn.cards("1", "1").totals == (1, 3)


def test_c29_no_cards_after_an_instant_defeat_or_a_retreat():
    turn = position(orcs="moria", gimli="eregion").play("move orcs eregion")
    assert len(turn.hand("dark")) == 9
    turn = position(balrog="high-pass", frodo="rhudaur").play("move balrog rhudaur", "flee eregion")
    assert len(turn.hand("dark")) == 9


def test_c30_not_to_enemies_nor_to_a_full_region():
    turn = position(balrog="moria", frodo="eregion", orcs="rhudaur", sam="enedwaith").play("move balrog eregion")
    assert turn.flights() == {"enedwaith"}
    turn = position(balrog="moria", frodo="eregion", orcs="rhudaur", sam="enedwaith", merry="enedwaith")
    assert turn.play("move balrog eregion").asks == ("dark", Phase.CARD)


def test_c30_of_several_targets_the_owner_chooses():
    turn = position(balrog="moria", frodo="eregion").play("move balrog eregion")
    assert turn.flights() == {"rhudaur", "enedwaith"}


def test_c30_a_wrong_target_of_a_card_is_refused():
    turn = position("light", merry="mirkwood", orcs="dagorlad").play("move merry dagorlad").cards("1", "retreat")
    assert turn.refusal("flee gondor") == "C-30"


def test_c31_down_the_river_one_retreats_from_where_one_stands():
    turn = position("light", pippin="fangorn", orcs="rohan").play("move pippin rohan")
    assert turn.flights() == {"moria", "gap-of-rohan"}


def test_c31_never_through_the_tunnel():
    turn = position("light", pippin="eregion", orcs="fangorn", sam="moria", merry="misty-mountains")
    assert turn.play("move pippin fangorn").asks == ("dark", Phase.CARD)


def test_c32_the_shire_has_no_way_back_and_none_sideways():
    turn = position(balrog="arthedain", frodo="shire").play("move balrog shire")
    assert turn.asks == ("dark", Phase.CARD)
    turn.cards("1", "retreat")
    assert turn.winner == ("dark", "C-58")


def test_c33_a_retreat_is_not_a_move_of_the_turn():
    turn = position(balrog="high-pass", frodo="rhudaur").play("move balrog rhudaur", "flee eregion")
    assert turn.turn == "light"
    assert turn.may("move frodo moria")
    assert turn.refusal("flee enedwaith") == "C-33"
