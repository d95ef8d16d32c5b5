"""Movement: where figures go, and whose text takes them further (C-5 to C-15, C-34 to C-40, C-61 to C-62)."""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.components import FORWARD, LIMIT, REGIONS, SHORTCUTS, SIDEWAYS
from games.confrontation.positions import GAME, position


def forward(side: int, region: str) -> set[str]:
    return {REGIONS[i] for i in range(16) if FORWARD[side, REGIONS.index(region)] >> i & 1}


def test_c5_one_own_figure_must_move():
    turn = position(orcs="mordor", warg="gondor", sam="shire")
    assert turn.answers() == {"move orcs dagorlad", "move orcs gondor", "move warg fangorn", "move warg rohan"}


def test_c5_nobody_moves_a_figure_of_the_other_side():
    assert position(orcs="mordor", sam="shire").refusal("move sam arthedain") == "C-5"


def test_c5_a_card_is_no_answer_to_it():
    assert position(orcs="mordor").refusal("play 1") == "C-43"


def test_c18_a_defeated_figure_does_not_move():
    assert position(orcs="mordor").refusal("move warg gondor") == "C-18"


@pytest.mark.parametrize("region", REGIONS)
def test_c6_a_plain_figure_moves_one_region_forward(region):
    if region == "mordor":
        assert position("light", sam="dagorlad", merry="mordor").moves("merry") == set()
        return
    extra = {REGIONS[i] for i in range(16) if SHORTCUTS[REGIONS.index(region)] >> i & 1}
    assert position("light", sam=region).moves("sam") == forward(0, region) | extra
    if region != "shire":
        assert position(warg=region, frodo="mirkwood" if region != "mirkwood" else "moria").moves("warg") == forward(
            1, region
        )


def test_c6_sideways_and_backwards_are_refused():
    turn = position("light", sam="rhudaur")
    assert (turn.refusal("move sam eregion"), turn.refusal("move sam arthedain")) == ("C-6", "C-6")


def test_c6_twenty_four_forward_roads_six_sideways_three_for_light_alone():
    assert sum(int(ways).bit_count() for ways in FORWARD[0]) == 24
    assert sum(int(ways).bit_count() for ways in FORWARD[1]) == 24
    assert sum(int(ways).bit_count() for ways in SIDEWAYS) == 12
    assert sum(int(ways).bit_count() for ways in SHORTCUTS) == 3


def test_tc1_from_cardolan():
    assert position("light", sam="cardolan").moves("sam") == {"eregion", "enedwaith"}
    assert position(orcs="cardolan").moves("orcs") == {"shire"}


@pytest.mark.parametrize("figure", ["aragorn", "merry"])
def test_c7_nobody_moves_sideways_in_the_mountains(figure):
    turn = position("light", balrog="moria", **{figure: "misty-mountains"})
    assert turn.moves(figure) == {"mirkwood", "fangorn"}


def test_c7_the_witch_king_does_not_either():
    turn = position(witch_king="moria", sam="misty-mountains")
    assert turn.moves("witch-king") == {"eregion", "enedwaith"}
    assert turn.refusal("move witch-king misty-mountains") == "C-7"


def test_c8_limits():
    assert LIMIT.tolist() == [4] + [2] * 5 + [1] * 4 + [2] * 5 + [4]


def test_c8_a_full_region_is_closed():
    turn = position("light", sam="eregion", merry="eregion", pippin="cardolan")
    assert turn.moves("pippin") == {"enedwaith"}
    assert turn.refusal("move pippin eregion") == "C-8"


def test_c8_enemies_do_not_count():
    assert "eregion" in position("light", warg="eregion", orcs="eregion", pippin="cardolan").moves("pippin")


def test_tc5_neither_eregion_nor_moria():
    turn = position("light", sam="eregion", merry="eregion", gimli="moria", pippin="cardolan", legolas="enedwaith")
    assert turn.moves("pippin") == {"enedwaith"}
    assert turn.moves("legolas") == {"gap-of-rohan"}


def test_c9_stands_of_one_region_are_mixed_those_of_others_are_not():
    turn = position(warg="gondor", orcs="mordor", saruman="dagorlad", sam="shire")
    turn.play("move orcs gondor")
    here = turn.could("light", "gondor")
    assert here[0] == here[1]


def test_c10_light_may_go_down_the_river():
    assert position("light", sam="mirkwood").moves("sam") == {"dagorlad", "fangorn"}
    assert position("light", sam="fangorn").moves("sam") == {"dagorlad", "gondor", "rohan"}


def test_c10_but_not_up():
    turn = position("light", sam="fangorn")
    assert turn.refusal("move sam mirkwood") == "C-10"
    assert position("light", sam="rohan").moves("sam") == {"gondor"}


def test_tc2_the_river_is_for_light_alone():
    assert position(orcs="mirkwood").moves("orcs") == {"high-pass", "misty-mountains"}
    assert position(orcs="fangorn").moves("orcs") == {"misty-mountains", "moria"}
    assert position(orcs="rohan").moves("orcs") == {"moria", "gap-of-rohan"}


def test_c11_the_river_forbids_no_attack():
    assert "mirkwood" in position("light", aragorn="fangorn", orcs="mirkwood").moves("aragorn")
    assert "fangorn" in position(witch_king="rohan", sam="fangorn").moves("witch-king")


def test_c11_nor_a_retreat_unless_the_option_does():
    for option, flights in (("yes", {"mirkwood", "rohan"}), ("no", {"rohan"})):
        turn = position(witch_king="dagorlad", frodo="fangorn", upstream_retreat=option)
        assert turn.play("move witch-king fangorn").flights() == flights
        turn = position(orcs="dagorlad", sam="fangorn", pippin="fangorn", upstream_retreat=option)


def test_c11_the_option_binds_dark_retreats_too_and_never_attacks():
    turn = position(warg="dagorlad", sam="fangorn", upstream_retreat="no").play("move warg fangorn")
    assert turn.cards("retreat", "1").where("warg") == "rohan"
    assert "fangorn" in position(witch_king="rohan", sam="fangorn", upstream_retreat="no").moves("witch-king")


def test_c12_light_may_go_through_the_tunnel():
    assert position("light", sam="eregion").moves("sam") == {"misty-mountains", "moria", "fangorn"}


def test_c12_whoever_stands_in_moria():
    assert "fangorn" in position("light", sam="eregion", gimli="moria").moves("sam")
    assert "fangorn" in position("light", sam="eregion", warg="moria").moves("sam")


def test_c12_fangorns_limit_holds():
    assert "fangorn" not in position("light", sam="eregion", gimli="fangorn", merry="fangorn").moves("sam")


def test_tc3_never_back_and_never_for_dark():
    turn = position("light", sam="fangorn")
    assert turn.refusal("move sam eregion") == "C-12"
    assert position(orcs="fangorn").moves("orcs") == {"misty-mountains", "moria"}


def test_c13_the_balrog_may_strike_and_need_not():
    turn = position("light", balrog="moria", sam="eregion").play("move sam fangorn")
    assert turn.asks == ("dark", Phase.TUNNEL)
    assert turn.answers() == {"strike", "spare"}


def test_tc4a_struck_legolas_never_reaches_fangorn():
    turn = position("light", balrog="moria", legolas="eregion", orcs="fangorn", warg="mordor")
    turn.play("move legolas fangorn", "strike")
    assert (turn.where("legolas"), turn.where("balrog"), turn.turn) == ("defeated", "moria", "dark")
    assert turn.seen("light", "fangorn") == ["?"]
    assert turn.seen("light", "moria") == ["balrog"]


def test_tc4b_frodo_cannot_escape_and_boromir_takes_nobody_along():
    assert position("light", balrog="moria", frodo="eregion").play("move frodo fangorn", "strike").winner == (
        "dark",
        "C-58",
    )
    turn = position("light", balrog="moria", boromir="eregion", sam="shire").play("move boromir fangorn", "strike")
    assert (turn.where("boromir"), turn.where("balrog")) == ("defeated", "moria")


def test_tc4c_spared_the_move_goes_on():
    turn = position("light", balrog="moria", legolas="eregion", orcs="fangorn").play("move legolas fangorn", "spare")
    assert turn.asks == ("dark", Phase.CARD)
    assert turn.where("legolas") == "fangorn"


def test_c14_moria_is_entered_like_any_region():
    turn = position("light", balrog="moria", sam="eregion").play("move sam moria")
    assert turn.asks == ("dark", Phase.CARD)


def test_c15_moving_to_an_enemy_is_an_attack():
    turn = position(orcs="high-pass", sam="rhudaur").play("move orcs rhudaur")
    assert Event.ATTACKED in turn.events()
    assert Event.BATTLE in turn.events()


def test_c15_moving_elsewhere_is_not():
    turn = position(orcs="high-pass", sam="arthedain").play("move orcs rhudaur")
    assert Event.ATTACKED not in turn.events()


def test_tc19_aragorn_attacks_any_adjacent_region():
    turn = position("light", aragorn="fangorn", orcs="mirkwood")
    assert turn.moves("aragorn") == {"mirkwood", "dagorlad", "gondor", "rohan"}
    assert turn.refusal("move aragorn misty-mountains") == "C-34"


def test_c34_aragorn_attacks_backwards_too_even_the_warg():
    assert "misty-mountains" in position("light", aragorn="fangorn", warg="misty-mountains").moves("aragorn")


def test_c34_but_not_backwards_through_the_tunnel():
    assert "eregion" not in position("light", aragorn="fangorn", orcs="eregion").moves("aragorn")


def test_tc20_aragorn_does_not_attack_sideways_in_the_mountains():
    turn = position("light", aragorn="moria", orcs="misty-mountains")
    assert turn.moves("aragorn") == {"fangorn", "rohan"}


def test_tc21_c35_the_witch_king_attacks_sideways():
    turn = position(witch_king="gondor", sam="dagorlad")
    assert turn.moves("witch-king") == {"fangorn", "rohan", "dagorlad"}
    turn = position(witch_king="gondor", sam="shire")
    assert turn.refusal("move witch-king dagorlad") == "C-35"


def test_c35_not_backwards():
    assert "mordor" not in position(witch_king="gondor", sam="mordor", merry="mordor").moves("witch-king")


def test_c36_the_black_rider_rides_to_attack():
    turn = position(black_rider="dagorlad", sam="eregion")
    assert turn.moves("black-rider") == {"mirkwood", "fangorn", "eregion", "shire"}


def test_tc23_c36_four_regions_to_arthedain():
    turn = position(black_rider="dagorlad", sam="arthedain")
    assert "arthedain" in turn.moves("black-rider")
    assert turn.refusal("move black-rider rhudaur") == "C-36"


def test_c36_not_past_light_figures():
    turn = position(black_rider="mirkwood", sam="high-pass", merry="misty-mountains", frodo="arthedain")
    assert turn.moves("black-rider") == {"high-pass", "misty-mountains"}


def test_tc24_c36_not_past_full_regions():
    turn = position(black_rider="mirkwood", orcs="high-pass", warg="misty-mountains", sam="rhudaur")
    assert turn.moves("black-rider") == set()


def test_c37_the_black_rider_uses_neither_river_nor_tunnel():
    turn = position(black_rider="fangorn", sam="eregion", orcs="misty-mountains", warg="moria")
    assert turn.moves("black-rider") == set()
    assert position(black_rider="mirkwood", sam="fangorn", frodo="shire").moves("black-rider") == {
        "high-pass",
        "misty-mountains",
        "shire",
    }


def test_tc22_c40_the_flying_nazgul_flies_to_one_light_figure():
    turn = position(flying_nazgul="rohan", sam="mordor", merry="eregion", gimli="eregion", frodo="high-pass")
    assert turn.moves("flying-nazgul") == {"mordor", "high-pass", "moria", "gap-of-rohan"}
    assert turn.refusal("move flying-nazgul eregion") == "C-40"


def test_c40_from_mountain_to_mountain_and_into_the_shire():
    turn = position(flying_nazgul="moria", sam="high-pass")
    assert {"high-pass", "shire"} <= turn.moves("flying-nazgul")


@pytest.mark.parametrize("guard", ["balrog", "orcs"])
def test_c40_it_flies_over_the_tunnel_and_nobody_strikes(guard):
    turn = position(flying_nazgul="eregion", sam="fangorn", **{guard: "moria"}).play("move flying-nazgul fangorn")
    assert turn.asks == ("dark", Phase.CARD)
    assert Event.TUNNEL not in turn.events()


def test_c40_in_version_1_it_was_taken_for_a_walker():
    turn = position(flying_nazgul="eregion", sam="fangorn", balrog="moria")
    turn.states["version"] = 1
    turn.play("move flying-nazgul fangorn")
    assert turn.asks == ("dark", Phase.TUNNEL)
    assert turn.play("strike").where("flying-nazgul") == "defeated"


def test_c40_one_forward_it_may_attack_two():
    assert "eregion" in position(flying_nazgul="moria", merry="eregion", gimli="eregion").moves("flying-nazgul")


def test_c8_the_flying_nazgul_does_not_enter_a_region_that_is_full_of_its_own():
    """Nowhere can Light be alone and Dark at its limit, except where a battle is being fought."""
    turn = position(flying_nazgul="moria", orcs="eregion", warg="eregion", sam="shire")
    assert turn.moves("flying-nazgul") == {"enedwaith"}


def test_c61_others_may_enter_mordor_and_fight_there():
    turn = position("light", sam="dagorlad", orcs="mordor", warg="mordor").play("move sam mordor")
    assert turn.asks == ("chance", Phase.OPPONENT)


def test_c61_from_the_far_end_no_move_leads_forward():
    assert position("light", sam="mordor").moves("sam") == set()
    assert position(orcs="shire", frodo="rhudaur").moves("orcs") == set()


def test_c62_aragorn_may_attack_the_shire_and_the_flying_nazgul_mordor():
    assert "shire" in position("light", aragorn="arthedain", orcs="shire", frodo="moria").moves("aragorn")
    assert "mordor" in position(flying_nazgul="moria", sam="mordor").moves("flying-nazgul")


def test_c6_an_enemy_far_away_is_refused_by_the_rule_of_the_road():
    assert position("light", sam="shire", orcs="mordor").refusal("move sam mordor") == "C-6"


def test_what_is_allowed_is_refused_by_no_clause():
    turn = position("light", sam="eregion", aragorn="fangorn", orcs="mirkwood", light_cards="both")
    seen, allowed = turn.view(0), turn.answers()
    assert {"move sam fangorn", "move aragorn mirkwood", "ride sam moria", "return"} <= allowed
    assert {GAME.refuse(seen, GAME.answers.parse(answer)) for answer in allowed} == {""}
