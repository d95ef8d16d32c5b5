"""Costs: coins, skills, surcharge and chaining (D-58 to D-85)."""

from typing import Any

import pytest

from games.duel.positions import position


def price(card: str, own: list[str], chapter: int, side: str = "sauron", **given: Any) -> int:
    return position(side, chapter=chapter, display=[card], area={side: own}, **given).price(side, 1)


def paid(card: str, own: list[str], chapter: int, coins: int = 9) -> int:
    turn = position(chapter=chapter, display=[card], area={"sauron": own}, coins={"sauron": coins}).play("play 1")
    return coins - turn.coins("sauron")


def test_d58_coins_and_skills_add_up():
    assert price("c2-06", [], 2) == 1 + 1


def test_d59_without_a_printed_cost_a_card_is_free():
    assert paid("c1-01", [], 1, coins=0) == 0


def test_d60_coins_go_to_the_supply_and_nobody_gets_them():
    turn = position(display=["c1-14"], coins={"sauron": 3, "fellowship": 3}).play("play 1")
    assert (turn.coins("sauron"), turn.coins("fellowship")) == (2, 3)


def test_d61_symbols_in_the_own_area_meet_the_cost():
    assert price("c1-15", ["c1-03"], 1) == 0
    assert price("c1-15", ["c1-01"], 1) == 1


def test_d61_dq53_a_stripped_card_no_longer_does():
    turn = position(
        "fellowship", display=["c1-15"], area={"sauron": ["c1-03"]}, coins={"fellowship": 20}, tiles=["isengard"]
    )
    assert turn.price("sauron", 1) == 0
    assert turn.play("take isengard", "strip c1-03").price("sauron", 1) == 1


def test_d62_a_tile_has_its_skills_met_the_same_way():
    own = ["c1-03", "c1-04", "c2-02", "c2-01"]
    turn = position(chapter=2, area={"sauron": own}, tiles=["grey-havens"])
    assert turn.tile_price("sauron", "grey-havens") == 2


def test_d63_nothing_is_used_up():
    turn = position(
        "sauron",
        display={1: "c1-15", 2: "c1-09", 15: "c1-02"},
        area={"sauron": ["c1-03"]},
        coins={"sauron": 0},
        tiles=(),
    ).play("play 1")
    assert turn.skills("sauron") == {"strength": 1}


def test_d64_a_missing_symbol_costs_a_coin():
    assert paid("c1-17", [], 1) == 1


def test_d65_all_symbols_may_be_replaced():
    assert paid("c3-13", [], 3) == 5


def test_d66_the_opponents_cards_do_not_matter():
    turn = position(display=["c1-15"], area={"fellowship": ["c1-03", "c1-04"]})
    assert turn.price("sauron", 1) == 1


def test_d67_what_cannot_be_paid_cannot_be_played_but_discarded():
    turn = position(chapter=2, display=["c2-19"], coins={"sauron": 2}, tiles=["bree"])
    assert turn.refusal("play 1") == "D-67"
    assert turn.refusal("take bree") == "D-67"
    assert turn.may("discard 1")


@pytest.mark.parametrize(
    ("card", "own", "coins"),
    [
        ("c3-17", ["c2-07", "c1-01"], 3),
        ("c3-17", ["c2-07", "c2-04", "c2-05"], 1),
        ("c3-08", ["c2-06", "c2-04"], 1),
        ("c3-08", ["c2-06", "c2-02", "c2-04"], 0),
        ("c3-18", ["c2-07", "c2-06"], 1),
    ],
)
def test_d68_the_best_use_of_the_symbols_counts(card, own, coins):
    assert price(card, own, 3) == coins


def tile_price(side: str, forts: dict[str, list[str]], **given: Any) -> int:
    owned = {who: {"rohan": "helms-deep", "gondor": "minas-tirith", "lindon": "grey-havens"} for who in forts}
    turn = position(
        side,
        tiles=["bree"],
        forts=forts,
        owned={who: [owned[who][region] for region in regions] for who, regions in forts.items()},
        **given,
    )
    return turn.tile_price(side, "bree")


def test_d69_a_tile_costs_a_coin_more_for_each_fortress():
    assert tile_price("sauron", {"sauron": ["rohan", "gondor"]}) == 6 + 2


def test_d70_the_first_tile_has_no_surcharge():
    turn = position(coins={"sauron": 6}, tiles=["bree"]).play("take bree")
    assert (turn.coins("sauron"), turn.forts("sauron")) == (0, {"arnor"})


def test_d71_the_opponents_fortresses_do_not_count():
    assert tile_price("sauron", {"fellowship": ["rohan", "gondor"]}) == 6


def test_d72_r17_fortresses_that_stand_count_not_tiles():
    turn = position(tiles=["bree"], owned={"sauron": ["helms-deep", "minas-tirith"]}, forts={"sauron": ["rohan"]})
    assert turn.tile_price("sauron", "bree") == 6 + 1


def test_d72_dq43_a_fortress_removed_makes_the_next_tile_cheaper():
    turn = position(
        "fellowship",
        chapter=2,
        display=["c2-11"],
        coins={"fellowship": 9},
        quest={"fellowship": 11},
        tiles=["bree"],
        owned={"sauron": ["helms-deep"]},
        forts={"sauron": ["rohan"]},
    )
    assert turn.tile_price("sauron", "bree") == 7
    assert turn.play("play 1", "raze rohan").tile_price("sauron", "bree") == 6
    assert int(turn.state.tiles[1]).bit_count() == 1


CHAINED: dict[str, Any] = {"chapter": 2, "display": ["c2-10"], "coins": {"sauron": 0}}
"""c2-10 costs Strength and Courage, or the horse of c1-15."""


def test_d73_a_chain_symbol_is_another_cost():
    assert position(**CHAINED, area={"sauron": ["c1-15"]}).may("chain 1")


def test_d74_r23_a_possible_chain_is_used():
    turn = position(**CHAINED, area={"sauron": ["c1-15"]})
    assert turn.refusal("play 1") == "D-74"


def test_d74_without_the_symbol_there_is_no_chain():
    assert position(**CHAINED).refusal("chain 1") == "D-74"


def test_d75_neither_coins_nor_skills_are_needed():
    turn = position(**CHAINED, area={"sauron": ["c1-15"]}).play("chain 1")
    assert (turn.coins("sauron"), turn.steps("sauron")) == (0, 1)


def test_d76_a_corner_symbol_comes_besides_the_effect():
    turn = position(display=["c1-22"]).play("play 1", "place rhovanion")
    assert (turn.chains("sauron"), turn.units("sauron", "rhovanion")) == ({"helmet"}, 1)


def test_d77_without_the_symbol_the_normal_cost_holds():
    turn = position(chapter=2, display=["c2-10"], coins={"sauron": 5}).play("play 1")
    assert turn.coins("sauron") == 3


def test_d78_the_symbol_is_not_used_up():
    turn = position(**CHAINED, area={"sauron": ["c1-15"]}).play("chain 1")
    assert turn.chains("sauron") == {"horse"}


def test_d79_the_opponents_symbol_and_the_pile_give_no_chain():
    assert not position(**CHAINED, area={"fellowship": ["c1-15"]}).may("chain 1")
    turn = position(**CHAINED)
    assert "c1-15" in turn.pile()
    assert not turn.may("chain 1")


def test_d80_a_tile_has_no_chain():
    every_symbol = ["c1-14", "c1-15", "c1-16", "c1-17", "c1-18", "c1-19", "c1-20", "c1-21", "c1-22", "c1-23"]
    turn = position(area={"sauron": every_symbol}, coins={"sauron": 5}, tiles=["bree"])
    assert turn.refusal("take bree") == "D-67"


def test_d81_each_symbol_is_worth_one_skill():
    assert position(chapter=2, display=["c2-04"]).play("play 1").skills("sauron") == {"strength": 2}


def test_d81_dq20_the_elves_token_is_one_skill_of_any_kind():
    assert price("c2-19", [], 2, tokens={"sauron": ["elves-any-skill"]}) == 2


def test_d82_symbols_count_for_tiles_as_for_cards():
    turn = position(chapter=2, area={"sauron": ["c1-03"]}, display=["c2-14"], tiles=["grey-havens"])
    assert (turn.price("sauron", 1), turn.tile_price("sauron", "grey-havens")) == (1, 5)


def test_d83_each_symbol_once_a_turn():
    assert price("c2-19", ["c1-01"], 2) == 2


def test_d83_and_again_the_next_turn():
    turn = position(
        display={1: "c1-15", 2: "c1-09", 15: "c1-02"}, area={"sauron": ["c1-03"]}, coins={"sauron": 0}, tiles=()
    ).play("play 1")
    assert turn.skills("sauron") == {"strength": 1}


def test_d84_r24_a_choice_yields_one_of_its_skills():
    assert price("c2-14", ["c2-07"], 2) == 1


def test_d85_which_one_is_open_each_time():
    assert (price("c1-15", ["c2-07"], 1), price("c1-16", ["c2-07"], 1)) == (0, 0)
