"""Cases: the worked examples of the rulebook, and those made from its clauses (DT-1 to DT-24)."""

import pytest

from bagend.games.duel.components import TILES
from games.duel.positions import DOWN, position

RICH = {"sauron": 20, "fellowship": 20}
POOR = {"sauron": 0, "fellowship": 0}


def test_dt1_a_free_card_with_a_corner_symbol():
    turn = position(display=["c1-22"], coins=POOR).play("play 1", "place enedwaith")
    assert (turn.coins("sauron"), turn.area("sauron"), turn.units("sauron", "enedwaith")) == (0, {"c1-22"}, 1)
    assert turn.chains("sauron") == {"helmet"}


def test_dt2_the_chained_card_is_free():
    turn = position(chapter=2, display=["c2-20"], coins=POOR, area={"sauron": ["c1-22"]}).play(
        "chain 1", "place lindon"
    )
    assert (turn.coins("sauron"), turn.chains("sauron")) == (0, {"helmet", "armor"})


@pytest.mark.parametrize(("own", "missing"), [([], 3), (["c1-03"], 2), (["c2-04", "c1-05"], 0)])
def test_dt3_without_the_symbol_each_missing_skill_is_a_coin(own, missing):
    turn = position(chapter=2, display=["c2-20"], coins={"sauron": 5}, area={"sauron": own}).play("play 1")
    assert turn.coins("sauron") == 5 - missing


def test_dt4_two_rings_pass_the_coin_space():
    turn = position("fellowship", chapter=3, display=["c3-06"], coins=RICH, quest={"fellowship": 2, "sauron": 5})
    turn.play("play 1")
    assert (turn.steps("fellowship"), turn.coins("fellowship"), turn.steps("sauron")) == (4, 20 - 3 + 1, 5)


def test_dt5_three_moves():
    turn = position(
        chapter=3, display=["c3-23"], coins=RICH, units={"sauron": {"enedwaith": 2}, "fellowship": {"rohan": 1}}
    ).play("play 1", "move enedwaith rohan")
    assert (turn.units("sauron", "rohan"), turn.units("fellowship", "rohan")) == (0, 0)
    turn.play("move enedwaith rohan", "move rohan mordor")
    assert [turn.units("sauron", region) for region in ("enedwaith", "rohan", "mordor")] == [0, 0, 1]


@pytest.mark.parametrize(("chapter", "card"), [(1, "c1-13"), (2, "c2-11"), (3, "c3-07")])
def test_dt6_discarding(chapter, card):
    turn = position(chapter=chapter, display=[card], coins={"sauron": 4}).play("discard 1")
    assert (turn.coins("sauron"), card in turn.pile(), turn.steps("sauron")) == (4 + chapter, True, 0)


def test_dt7_a_covered_card_is_refused():
    turn = position(display={1: "c1-01", 3: "c1-02", 4: "c1-03"})
    assert {turn.refusal("play 1"), turn.refusal("discard 1")} == {"D-32"}


def test_dt8_a_freed_card_turns_up_at_the_end_of_the_turn():
    turn = position(display={1: "c1-01", 3: DOWN, 6: "c1-22", 8: "c1-03"}).play("play 6")
    assert turn.card(3) == DOWN
    assert turn.play("place enedwaith").settle().card(3) != DOWN


def test_dt9_printed_coins_and_missing_skills_add_up():
    """No card prints 2 coins beside skills; c2-07 prints 1 beside Knowledge and Leadership."""
    turn = position(chapter=2, display=["c2-07"], coins={"sauron": 5}, area={"sauron": ["c1-07"]}).play("play 1")
    assert turn.coins("sauron") == 5 - 2


def test_dt10_a_choice_covers_one_of_two_skills():
    turn = position(chapter=2, display=["c2-14"], area={"sauron": ["c2-07"]})
    assert turn.price("sauron", 1) == 1


def test_dt11_the_best_use_of_a_choice_and_a_plain_symbol():
    turn = position(chapter=2, display=["c2-14"], area={"sauron": ["c2-07", "c1-01"]})
    assert turn.price("sauron", 1) == 0


SKILLED = ["c1-01", "c1-02", "c2-05", "c1-07", "c2-02", "c1-08"]
"""All that Helm's Deep asks for."""


@pytest.mark.parametrize("count", [0, 1, 3])
def test_dt12_the_surcharge_for_fortresses(count):
    regions, tiles = ["arnor", "lindon", "gondor"][:count], ["bree", "grey-havens", "minas-tirith"][:count]
    turn = position(
        chapter=2,
        coins={"sauron": 5},
        area={"sauron": SKILLED},
        tiles=["helms-deep"],
        forts={"sauron": regions},
        owned={"sauron": tiles},
    ).play("take helms-deep")
    assert (turn.coins("sauron"), len(turn.forts("sauron"))) == (5 - count, count + 1)


def test_dt13_a_taken_tile_is_not_replaced():
    turn = position(coins=RICH, tiles=TILES[2:5]).play("take helms-deep")
    assert turn.tiles_open() == {"erebor", "grey-havens"}


def test_dt14_the_opponent_begins_the_next_chapter():
    assert position("fellowship", display=["c1-01"], last=True).play("play 1").settle().asked == "sauron"


def test_dt15_another_turn_begins_the_next_chapter():
    turn = position("fellowship", display=["c1-13"], last=True, quest={"fellowship": 8}).play("play 1", "again")
    assert turn.settle().asked == "fellowship"


def test_dt16_two_units_against_three():
    turn = position(chapter=2, display=["c2-23"], coins=RICH, units={"fellowship": {"rohan": 3}}).play(
        "play 1", "place rohan"
    )
    assert (turn.units("sauron", "rohan"), turn.units("fellowship", "rohan")) == (0, 1)
    assert (turn.supply("sauron"), turn.supply("fellowship")) == (15, 14)


def test_dt17_a_unit_beside_a_fortress():
    turn = position(
        display=["c1-22"], forts={"fellowship": ["enedwaith"]}, owned={"fellowship": ["isengard"]}, tiles=()
    ).play("play 1", "place enedwaith")
    assert (turn.units("sauron", "enedwaith"), turn.forts("fellowship")) == (1, {"enedwaith"})


def test_dt18_of_two_tokens_one_is_kept_and_the_other_put_back():
    turn = position(chapter=2, display=["c2-16"], coins=RICH, area={"sauron": ["c1-18"]}).play("chain 1")
    turn.draw("token elves-yellow-turn", "token elves-red-anywhere").play("keep elves-red-anywhere")
    assert (turn.tokens("sauron"), turn.tops()) == ({"elves-red-anywhere"}, {"elves": "elves-yellow-turn"})
    assert int(turn.state.tokens_hidden) & 7 == 0b100


def test_dt19_three_different_races():
    turn = position(chapter=3, display=["c3-10"], coins=RICH, area={"sauron": ["c1-18", "c1-17"]}).play("play 1")
    turn.draw("token elves-any-skill", "token ents-turn", "token dwarves-no-surcharge").play(
        "keep dwarves-no-surcharge"
    )
    assert (turn.tokens("sauron"), turn.state.united) == ({"dwarves-no-surcharge"}, 2)
    assert turn.tops() == {"elves": "elves-any-skill", "ents": "ents-turn"}


def test_dt20_no_second_alliance_of_three():
    own = {"sauron": ["c1-18", "c1-17", "c3-10"]}
    turn = position(chapter=3, display=["c3-08"], coins=RICH, area=own, united=["sauron"]).play("play 1")
    assert turn.active == "fellowship"


def test_dt21_the_feather_as_the_sixth_race():
    own = {"sauron": ["c1-17", "c1-18", "c1-19", "c1-20", "c3-08"]}
    turn = position(chapter=3, coins=RICH, tiles=["grey-havens"], area=own, tops={"hobbits": "hobbits-eagle"})
    turn.play("take grey-havens", "court hobbits").settle().play("keep hobbits-eagle")
    assert turn.won == ("sauron", "races")


@pytest.mark.parametrize("card", ["c3-06", "c3-07"])
def test_dt22_the_nazgul_catch_up(card):
    turn = position(chapter=3, display=[card], coins=RICH, quest={"sauron": 12}).play("play 1")
    assert turn.won == ("sauron", "ring")


def test_dt23_a_unit_that_dies_on_arrival_conquers_nothing():
    six = dict.fromkeys(("lindon", "arnor", "rhovanion", "rohan", "gondor", "mordor"), 1)
    turn = position(display=["c1-22"], units={"sauron": six, "fellowship": {"enedwaith": 2}})
    turn.play("play 1", "place enedwaith")
    assert (turn.won, turn.units("fellowship", "enedwaith")) == (None, 1)


def test_dt24_four_regions_each():
    units = {
        "sauron": dict.fromkeys(("mordor", "rohan", "gondor"), 1),
        "fellowship": dict.fromkeys(("arnor", "lindon", "rhovanion"), 2),
    }
    turn = position(
        chapter=3,
        display=["c3-07"],
        last=True,
        units=units,
        forts={"sauron": ["arnor"], "fellowship": ["rohan"]},
        owned={"sauron": ["bree"], "fellowship": ["helms-deep"]},
        tiles=(),
    ).play("discard 1")
    assert turn.told[-1][1:] == (4,)
    assert turn.won == ("fellowship+sauron", "shared")
