"""Touches: what an answer will act on is known before it is given."""

from typing import Any

import pytest

from bagend.games.duel.actions import ANSWERS
from games.duel.positions import DOWN, GAME, Turn, position

RICH: dict[str, Any] = {"coins": {"sauron": 20, "fellowship": 20}}


def touched(turn: Turn, answer: str) -> set[str]:
    assert turn.may(answer), turn.answers()
    found = GAME.text.touches(turn.view(turn.asked), ANSWERS.parse(answer))
    assert len(set(found)) == len(found)
    return set(found)


def test_d31_a_card_touches_what_it_uncovers_and_no_more():
    """Slot 3 still lies under slot 7."""
    turn = position(display={2: DOWN, 3: DOWN, 6: "c1-01", 7: "c1-02"})
    assert touched(turn, "play 6") == {"skill-sauron-ruse"}
    turn = position(display={1: DOWN, 3: "c1-01", 4: "c1-02"})
    assert touched(turn, "discard 3") == {"coins-sauron", "pile"}
    turn = position(display={1: DOWN, 3: "c1-01"})
    assert touched(turn, "discard 3") == {"slot-1", "coins-sauron", "pile"}


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("c3-01", {"coins-sauron"}),
        ("c3-07", {"coins-sauron", "space-sauron-3", "space-sauron-5"}),
        ("c3-10", {"coins-sauron"}),
        ("c3-12", {"coins-sauron", "region-enedwaith", "region-rohan"}),
        ("c3-20", {"coins-sauron", "coins-fellowship", "units-fellowship-arnor"}),
        ("c3-23", {"coins-sauron", "units-sauron-mordor"}),
    ],
)
def test_a_card_touches_what_its_effect_acts_on(card, keys):
    turn = position(chapter=3, display=[card], quest={"sauron": 2}, **RICH)
    assert touched(turn, "play 1") == keys


def test_d102_the_space_one_stands_on_is_not_touched():
    turn = position(chapter=3, display=["c3-06"], quest={"sauron": 3}, **RICH)
    assert touched(turn, "play 1") == {"coins-sauron", "space-sauron-5"}
    last = position(chapter=3, display=["c3-07"], quest={"sauron": 13}, **RICH)
    assert touched(last, "play 1") == {"coins-sauron", "space-sauron-14"}


def test_a_card_that_is_free_leaves_the_purse_alone():
    assert touched(position(display=["c1-23"]), "play 1") == {"region-lindon", "region-arnor"}
    choice = position(chapter=2, display=["c2-06"], area={"sauron": ["c1-01"]}, **RICH)
    assert touched(choice, "play 1") == {"coins-sauron", "skill-sauron-knowledge", "skill-sauron-leadership"}


def test_own_tokens_send_red_units_elsewhere():
    turn = position(display=["c1-23"], tokens={"sauron": ["elves-red-anywhere"]})
    assert len(touched(turn, "play 1")) == 7
    none = position(display=["c1-23"], units={"sauron": {"mordor": 15}, "fellowship": {}})
    assert touched(none, "play 1") == set()


def test_tokens_that_are_set_off_are_touched_with_what_they_do():
    turn = position(display=["c1-09"], tokens={"sauron": ["humans-yellow-quest"]})
    assert touched(turn, "play 1") == {"coins-sauron", "token-humans-yellow-quest", "space-sauron-1"}
    turn = position(
        chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]}, tokens={"sauron": ["hobbits-chain-coins"]}
    )
    assert touched(turn, "chain 1") == {"coins-sauron", "token-hobbits-chain-coins", "space-sauron-1"}


def test_d109_d114_an_alliance_touches_the_stacks_it_draws_from():
    pair = position(chapter=2, display=["c2-15"], area={"sauron": ["c1-17"]})
    assert touched(pair, "chain 1") == {"stack-dwarves"}
    three = position(display=["c1-17"], area={"sauron": ["c1-18", "c1-19"]}, **RICH)
    assert touched(three, "play 1") == {"coins-sauron", "stack-dwarves", "stack-elves", "stack-humans"}


LANDMARKS = {
    "bree": {"region-arnor", "units-sauron-mordor"},
    "grey-havens": {"region-lindon", "stack-elves", "stack-ents", "stack-hobbits", "stack-humans", "stack-dwarves"}
    | {"stack-wizards"},
    "isengard": {"region-enedwaith", "card-c1-01", "space-sauron-1"},
    "barad-dur": {"region-mordor", "pile"},
}


@pytest.mark.parametrize("tile", LANDMARKS)
def test_a_landmark_touches_its_region_and_what_it_does(tile):
    turn = position(tiles=[tile], area={"fellowship": ["c1-01", "c1-09"]}, **RICH)
    assert touched(turn, f"take {tile}") == {"coins-sauron"} | LANDMARKS[tile]


def test_units_that_arrive_touch_those_they_fight():
    units = {"sauron": {"mordor": 1}, "fellowship": {"rohan": 1}}
    turn = position(chapter=2, display=["c2-23"], units=units, **RICH).play("play 1")
    assert touched(turn, "place rohan") == {"region-rohan", "units-fellowship-rohan"}
    assert touched(turn, "place lindon") == {"region-lindon"}
    moves = position(chapter=3, display=["c3-23"], units=units, **RICH).play("play 1")
    assert touched(moves, "move mordor rohan") == {"region-mordor", "region-rohan", "units-fellowship-rohan"}
    assert touched(moves, "decline") == set()


def test_what_the_opponent_loses_is_touched():
    removes = position(chapter=3, display=["c3-20"], **RICH).play("play 1")
    assert touched(removes, "remove arnor") == {"units-fellowship-arnor"}
    strips = position(tiles=["isengard"], area={"fellowship": ["c1-01"]}, **RICH).play("take isengard")
    assert touched(strips, "strip c1-01") == {"card-c1-01"}
    bonus = position(
        chapter=3,
        display=["c3-06"],
        quest={"sauron": 11},
        forts={"fellowship": ["arnor"]},
        owned={"fellowship": ["bree"]},
        tiles=(),
        **RICH,
    ).play("play 1")
    assert touched(bonus, "raze arnor") == {"fortress-fellowship-arnor"}
    three = position(tiles=["grey-havens"], tops={"ents": "ents-three"}, **RICH).play("take grey-havens", "court ents")
    three.settle().play("keep ents-three")
    assert touched(three, "fine") == {"coins-fellowship"}


def test_a_token_that_acts_at_once_touches_what_it_acts_on():
    turn = position(tiles=["grey-havens"], tops={"wizards": "wizards-quest"}, **RICH).play("take grey-havens")
    assert touched(turn, "court wizards") == {"stack-wizards"}
    turn.play("court wizards").draw("token wizards-search")
    assert touched(turn, "keep wizards-quest") == {"stack-wizards", "space-sauron-2"}
    assert touched(turn, "keep wizards-search") == {"stack-wizards", "pile"}


def test_a_card_from_the_discard_pile_touches_what_it_does():
    turn = position(chapter=2, display=["c2-01"], tiles=["barad-dur"], **RICH).play("take barad-dur").settle()
    assert touched(turn, "revive c1-23") == {"region-lindon", "region-arnor"}


def test_what_comes_first_touches_what_it_acts_on():
    turn = position(chapter=3, display=["c3-18"], free_order="yes", **RICH).play("play 1")
    assert touched(turn, "first fine") == {"coins-fellowship"}
    assert touched(turn, "first move") == {"units-sauron-mordor"}
    turn = position(
        display=["c1-17"], area={"sauron": ["c1-18", "c1-19"]}, tokens={"sauron": ["dwarves-green-moves"]}, **RICH
    ).play("play 1")
    assert touched(turn, "first different") == {"stack-dwarves", "stack-elves", "stack-humans"}
    assert touched(turn, "first dwarves-green-moves") == {"token-dwarves-green-moves", "units-sauron-mordor"}
