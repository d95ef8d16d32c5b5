"""Lapses: an effect that finds nothing to act on does nothing, and the log says so (R-13, R-15)."""

from typing import Any

import pytest

from bagend.games.duel.actions import Event
from games.duel.positions import GAME, Turn, position

RICH = {"sauron": 20, "fellowship": 20}


def lapsed(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, GAME.words()) for kind, *nouns in turn.told if kind == Event.LAPSED]


def purple(card: str, **given: Any) -> Turn:
    return position(**{"chapter": 3, "display": [card], "coins": RICH, **given}).play("play 1")


BARE: dict[str, Any] = {"units": {"sauron": {}, "fellowship": {}}}


@pytest.mark.parametrize(
    ("build", "said"),
    [
        pytest.param(
            lambda: purple("c3-23", **BARE), ["Sauron has no unit to move."] * 3, id="R-15 three moves without a unit"
        ),
        pytest.param(
            lambda: purple("c3-20", **BARE), ["The Fellowship has no unit to remove."] * 2, id="R-15 two removals"
        ),
        pytest.param(
            lambda: purple("c3-21", coins={"sauron": 20, "fellowship": 1}, **BARE),
            ["The Fellowship has no unit to remove.", "The Fellowship has no coin to lose."],
            id="R-15 one coin for two fines",
        ),
        pytest.param(
            lambda: position(coins=RICH, tiles=["isengard"]).play("take isengard"),
            ["The Fellowship has no grey card to discard."],
            id="R-15 no grey card",
        ),
        pytest.param(
            lambda: purple("c3-06", quest={"sauron": 11}),
            ["The Fellowship has no fortress to remove."],
            id="R-15 no fortress",
        ),
        pytest.param(
            lambda: purple("c3-06", quest={"sauron": 4}, units={"sauron": {"mordor": 15}}),
            ["Sauron has no unit left to place."],
            id="R-13 a bonus unit without a supply",
        ),
        pytest.param(
            lambda: (
                position(
                    coins={"sauron": 20, "fellowship": 0}, tiles=["grey-havens"], tops={"ents": "ents-three"}, **BARE
                )
                .play("take grey-havens", "court ents")
                .settle()
                .play("keep ents-three")
            ),
            ["There is nothing to move or remove, and no coin to lose."] * 3,
            id="R-15 three actions on an empty map",
        ),
        pytest.param(
            lambda: position(
                "fellowship",
                display=["c1-20"],
                coins=RICH,
                area={"fellowship": ["c2-18"]},
                tokens={"sauron": ["hobbits-eagle", "hobbits-blue-unit", "hobbits-chain-coins"]},
            ).play("play 1"),
            ["No token is left there."],
            id="R-12 an empty stack",
        ),
    ],
)
def test_r15_what_finds_nothing_to_act_on_is_told(build, said):
    turn = build()
    assert lapsed(turn) == said
    assert turn.phase.name == "TURN"


def test_r15_what_finds_something_leaves_no_such_line():
    turn = purple("c3-18").play("remove arnor", "move mordor rohan")
    assert lapsed(turn) == []


def with_both_turns(**options: Any) -> Turn:
    """A landmark taken with the Dwarves' token brings the Ents' turn besides."""
    turn = position(
        coins=RICH,
        display={15: "c1-01", 16: "c1-02", 17: "c1-03"},
        tiles=["grey-havens"],
        tokens={"sauron": ["dwarves-landmark-turn"]},
        tops={"ents": "ents-turn"},
        **options,
    )
    return turn.play("take grey-havens", "court ents").draw("token ents-raze").play("keep ents-turn")


def test_r1_d30_two_further_turns_of_one_turn_are_one():
    turn = with_both_turns()
    assert lapsed(turn) == ["Sauron already has another turn coming; extra turns do not add up."]
    assert (turn.asked, int(turn.state.extra)) == ("sauron", 0)
    assert turn.play("discard 15").asked == "fellowship"


def test_r1_d30_with_the_option_they_add_up():
    turn = with_both_turns(stack_turns="yes")
    assert lapsed(turn) == []
    assert (turn.asked, int(turn.state.extra)) == ("sauron", 1)
    assert turn.play("discard 15").asked == "sauron"
    assert turn.play("discard 16").asked == "fellowship"


def test_r1_a_bonus_turn_that_would_not_count_is_not_asked():
    turn = position(
        chapter=2,
        display=["c2-08"],
        quest={"sauron": 8},
        tokens={"sauron": ["elves-yellow-turn", "humans-yellow-quest"]},
    ).play("play 1")
    assert lapsed(turn) == ["Sauron already has another turn coming; extra turns do not add up."]
    assert (turn.phase.name, turn.asked) == ("TURN", "sauron")


@pytest.mark.parametrize(
    ("units", "coins"),
    [
        pytest.param({"sauron": {"lindon": 1}, "fellowship": {}}, 0, id="an own unit"),
        pytest.param({"sauron": {}, "fellowship": {"lindon": 1}}, 0, id="an opposing unit"),
        pytest.param({"sauron": {}, "fellowship": {}}, 1, id="a coin"),
    ],
)
def test_r15_an_action_needs_a_unit_of_either_side_or_a_coin(units, coins):
    turn = position(
        coins={"sauron": 20, "fellowship": coins}, tiles=["grey-havens"], tops={"ents": "ents-three"}, units=units
    )
    turn.play("take grey-havens", "court ents").settle().play("keep ents-three")
    assert turn.phase.name == "MANOEUVRE"
    assert lapsed(turn) == []


def test_r15_an_own_grey_card_is_none_of_the_opponents():
    turn = position(coins=RICH, tiles=["isengard"], area={"sauron": ["c1-01"]}).play("take isengard")
    assert lapsed(turn) == ["The Fellowship has no grey card to discard."]


def test_r12_the_last_token_acts_at_once_and_asks_its_owner():
    turn = position(
        coins=RICH,
        tiles=["grey-havens"],
        tokens={"fellowship": ["ents-turn", "ents-three"]},
        forts={"fellowship": ["arnor"]},
        owned={"fellowship": ["bree"]},
    )
    turn.play("take grey-havens", "court ents").draw("token ents-raze")
    assert (turn.phase.name, turn.asked) == ("RAZE", "sauron")
    assert turn.play("raze arnor").forts("fellowship") == set()


def test_r3_the_last_of_a_row_is_not_asked_for():
    turn = purple("c3-18", free_order="yes").play("first move", "decline", "first fine")
    assert turn.phase.name == "REMOVE"


def test_r3_equal_effects_are_not_put_in_order():
    assert purple("c3-23", free_order="yes").phase.name == "MOVE"


def test_d96_a_single_opposing_unit_can_be_removed():
    turn = purple("c3-18", units={"sauron": {"mordor": 1}, "fellowship": {"lindon": 1}})
    assert turn.answers() == {"remove lindon", "decline"}
