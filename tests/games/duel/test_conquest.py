"""Conquest: units, conflicts, fortresses, movements and the purple cards (D-89 to D-99, D-121 to D-134)."""

from typing import Any

import pytest

from bagend.games.duel.actions import Event
from bagend.games.duel.components import EFFECTS, TILE_ROW
from games.duel.positions import position

RICH = {"sauron": 20, "fellowship": 20}


def red(card: str = "c2-23", **given: Any):
    """A red card is played by Sauron: two units in Lindon or Rohan."""
    return position("sauron", chapter=int(card[1]), display=[card], coins=RICH, **given).play("play 1")


def purple(card: str, **given: Any):
    return position("sauron", chapter=3, display=[card], coins=given.pop("coins", RICH), **given).play("play 1")


MOVES, REMOVALS, FINES = "c3-23", "c3-20", "c3-21"


def test_d89_a_red_card_places_its_units():
    turn = red().play("place rohan")
    assert (turn.units("sauron", "rohan"), turn.supply("sauron")) == (2, 11)


def test_r13_d89_as_many_as_the_supply_holds():
    turn = red(units={"sauron": {"mordor": 14}}).play("place rohan")
    assert (turn.units("sauron", "rohan"), turn.supply("sauron")) == (1, 0)


def test_r13_with_an_empty_supply_nothing_is_asked():
    turn = red(units={"sauron": {"mordor": 15}})
    assert (turn.active, Event.LAPSED in turn.events()) == ("fellowship", True)


def test_d90_one_of_the_regions_offered_must_be_chosen():
    turn = red()
    assert turn.answers() == {"place lindon", "place rohan"}
    assert turn.refusal("place gondor") == "D-90"
    assert turn.refusal("decline") == "D-89"


def test_d91_all_units_go_to_one_region():
    turn = red().play("place lindon")
    assert (turn.units("sauron", "lindon"), turn.units("sauron", "rohan"), turn.phase.name) == (2, 0, "TURN")


def test_d93_the_symbols_are_carried_out_at_once():
    assert purple(MOVES).phase.name == "MOVE"


def test_d94_d133_a_unit_moves_to_an_adjacent_region():
    turn = purple(MOVES)
    assert turn.answers() == {"move mordor rohan", "move mordor gondor", "decline"}
    assert turn.refusal("move mordor lindon") == "D-133"
    assert turn.refusal("move rohan gondor") == "D-94"


def test_d95_dq22_the_opponent_loses_a_coin_to_the_supply():
    turn = purple(FINES, units={"sauron": {"mordor": 2}})
    assert (turn.coins("fellowship"), turn.coins("sauron")) == (18, 16)


def test_d95_r15_but_not_one_that_is_not_there():
    turn = purple(FINES, coins={"sauron": 20, "fellowship": 1}, units={"sauron": {"mordor": 2}})
    assert turn.coins("fellowship") == 0


def test_d96_an_opposing_unit_is_removed_from_any_region():
    turn = purple(REMOVALS, units={"fellowship": {"lindon": 1, "gondor": 2}, "sauron": {"mordor": 1}})
    assert turn.answers() == {"remove lindon", "remove gondor", "decline"}
    assert turn.refusal("remove mordor") == "D-96"


def test_d97_it_returns_to_its_owners_supply():
    turn = purple(REMOVALS).play("remove arnor")
    assert (turn.units("fellowship", "arnor"), turn.supply("fellowship")) == (1, 14)


def test_d98_a_symbol_that_occurs_twice_acts_twice():
    turn = purple(REMOVALS).play("remove arnor", "remove arnor")
    assert (turn.units("fellowship", "arnor"), turn.coins("fellowship")) == (0, 19)


def test_r2_moves_and_removals_may_be_declined_one_by_one():
    turn = purple(MOVES).play("decline", "move mordor rohan", "decline")
    assert (turn.units("sauron", "mordor"), turn.units("sauron", "rohan"), turn.active) == (1, 1, "fellowship")


def test_r15_d93_what_finds_nothing_to_act_on_lapses():
    turn = purple(REMOVALS, units={"sauron": {"mordor": 2}})
    assert turn.active == "fellowship"
    assert purple(MOVES, units={"fellowship": {"arnor": 1}}).active == "fellowship"


def test_r3_symbols_act_in_printed_order():
    turn = purple("c3-18")
    assert turn.phase.name == "REMOVE"
    turn.play("remove arnor")
    assert (turn.phase.name, turn.coins("fellowship")) == ("MOVE", 19)


def test_r3_by_the_option_in_any_order():
    turn = purple("c3-18", free_order="yes")
    assert turn.answers() == {"first remove", "first fine", "first move"}
    turn.play("first move", "move mordor rohan")
    assert turn.answers() == {"first remove", "first fine"}
    turn.play("first fine").play("remove arnor")
    assert turn.active == "fellowship"


def test_r3_equal_symbols_need_no_order():
    turn = purple("c3-23", free_order="yes")
    assert turn.phase.name == "MOVE"


@pytest.mark.parametrize(
    ("tile", "region"),
    [("bree", "arnor"), ("erebor", "rhovanion"), ("isengard", "enedwaith"), ("barad-dur", "mordor")],
)
def test_d99_each_tile_shows_the_region_of_its_fortress(tile, region):
    turn = position(coins=RICH, tiles=[tile]).play(f"take {tile}")
    assert turn.forts("sauron") == {region}


def test_dq42_no_two_tiles_share_a_region():
    assert sorted(EFFECTS[TILE_ROW : TILE_ROW + 7, 0, 1].tolist()) == list(range(7))


def test_d121_d122_without_opposing_units_nothing_follows():
    assert Event.FOUGHT not in red().play("place rohan").events()


def test_d121_d123_units_that_arrive_fight():
    turn = red(units={"fellowship": {"rohan": 1}}).play("place rohan")
    assert (turn.units("sauron", "rohan"), turn.units("fellowship", "rohan")) == (1, 0)
    assert Event.FOUGHT in turn.events()


@pytest.mark.parametrize(("against", "own", "theirs"), [(1, 1, 0), (2, 0, 0), (3, 0, 1)])
def test_d124_both_lose_as_many_as_the_smaller_side(against, own, theirs):
    turn = red(units={"fellowship": {"rohan": against}}).play("place rohan")
    assert (turn.units("sauron", "rohan"), turn.units("fellowship", "rohan")) == (own, theirs)


def test_d125_units_taken_back_may_be_placed_again():
    turn = red(units={"fellowship": {"rohan": 2}}).play("place rohan")
    assert (turn.supply("sauron"), turn.supply("fellowship")) == (15, 15)


def test_d126_nobody_is_asked_about_a_conflict():
    assert red(units={"fellowship": {"rohan": 2}}).play("place rohan").phase.name == "TURN"


FORT: dict[str, Any] = {"forts": {"fellowship": ["rohan"]}, "owned": {"fellowship": ["helms-deep"]}, "tiles": ()}


def test_d127_a_fortress_starts_no_conflict():
    assert Event.FOUGHT not in red(**FORT).play("place rohan").events()


def test_d127_dq41_nor_does_placing_one():
    turn = position(coins=RICH, tiles=["erebor"], units={"fellowship": {"rhovanion": 2}}).play("take erebor")
    assert (turn.units("fellowship", "rhovanion"), turn.forts("sauron")) == (2, {"rhovanion"})


def test_d128_dq44_a_fortress_keeps_nobody_out():
    assert red(**FORT).play("place rohan").units("sauron", "rohan") == 2
    assert purple(MOVES, **FORT).may("move mordor rohan")


def test_d129_fortresses_neither_fight_nor_leave():
    turn = red(**FORT, units={"fellowship": {"rohan": 1}}).play("place rohan")
    assert (turn.forts("fellowship"), turn.units("sauron", "rohan")) == ({"rohan"}, 1)


def test_d130_both_may_be_present_in_one_region(game):
    turn = red(**FORT).play("place rohan")
    sides = game.text.sections(turn.view(0), game.words())[2].lines[4]
    assert sides.endswith(": the Fellowship has a fortress, Sauron has 2 units.")


def test_d132_dq45_moves_may_go_to_one_unit_or_to_several():
    walk = purple(MOVES).play("move mordor gondor", "move gondor enedwaith", "move enedwaith arnor")
    spread = purple(MOVES).play("move mordor gondor", "move mordor rohan", "decline")
    assert walk.units("sauron", "mordor") == 1
    assert (spread.units("sauron", "gondor"), spread.units("sauron", "rohan")) == (1, 1)


def test_d134_each_move_is_settled_before_the_next():
    turn = purple(MOVES, units={"sauron": {"mordor": 2}, "fellowship": {"rohan": 1}}).play("move mordor rohan")
    assert (turn.units("sauron", "rohan"), turn.units("fellowship", "rohan"), turn.phase.name) == (0, 0, "MOVE")
