"""Special cards of the variant (C-66 to C-73)."""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.components import Special
from games.confrontation.positions import GAME, position


def verbs(turn) -> set[str]:
    return {answer.split()[0] for answer in turn.answers()}


def test_c66_each_card_is_used_once():
    turn = position("light", light_cards="both", sam="shire", warg="moria").play(
        "ride sam arthedain", "move sam rhudaur"
    )
    turn.play("move warg enedwaith")
    assert "ride" not in verbs(turn)
    assert turn.refusal("ride sam high-pass") == "C-66"


@pytest.mark.parametrize("answer", ["ride sam mordor", "return", "look rhudaur", "recall warg"])
def test_c66_without_its_card_nothing_is_allowed(answer):
    turn = position("light" if answer in ("ride sam mordor", "return") else "dark", sam="rhudaur", warg="moria")
    assert turn.refusal(answer) == "C-66"


@pytest.mark.parametrize(
    ("turn", "answer", "clause"),
    [
        ("dark", "ride sam high-pass", "C-68"),
        ("dark", "return", "C-70"),
        ("light", "look rhudaur", "C-71"),
        ("light", "recall warg", "C-72"),
    ],
)
def test_c66_a_card_of_the_other_side_is_refused_by_its_own_clause(turn, answer, clause):
    assert position(turn, light_cards="both", dark_cards="both", sam="rhudaur", warg="moria").refusal(answer) == clause


def test_c68_after_shadowfax_no_other_card_is_used():
    turn = position("light", light_cards="both", sam="rhudaur", warg="gondor").play("ride sam high-pass")
    assert turn.refusal("return") == "C-70"


@pytest.mark.parametrize(
    ("light", "dark", "cards"),
    [
        ("none", "none", 0),
        ("shadowfax", "recall", Special.SHADOWFAX | Special.RECALL),
        ("gandalf", "palantir", Special.GANDALF | Special.PALANTIR),
        ("both", "both", 15),
    ],
)
def test_c67_none_one_or_both_for_each_side(light, dark, cards):
    options = GAME.options.read({"light_cards": light, "dark_cards": dark})
    assert GAME.setup(options, (0, 1))[0].special == cards


def test_c68_shadowfax_carries_a_figure_that_then_moves_on():
    turn = position("light", light_cards="both", sam="rhudaur", merry="shire", warg="gondor").play("ride sam high-pass")
    assert turn.asks == ("light", Phase.TURN)
    assert turn.answers() == {"move sam mirkwood"}
    assert turn.refusal("move merry arthedain") == "C-68"
    assert turn.play("move sam mirkwood").turn == "dark"


def test_c68_not_to_dark_figures_nor_to_a_full_region():
    turn = position("light", light_cards="both", sam="rhudaur", warg="high-pass", merry="misty-mountains")
    rides = {answer for answer in turn.answers() if answer.startswith("ride sam")}
    assert rides == set()
    assert turn.refusal("ride sam high-pass") == "C-68"


def test_c68_river_and_tunnel_are_allowed():
    turn = position("light", light_cards="both", sam="eregion", merry="mirkwood", warg="gondor")
    assert turn.may("ride sam fangorn")
    assert turn.may("ride merry fangorn")


def test_c68_the_carried_figure_is_not_mixed_on_the_way():
    turn = position(
        "light", light_cards="both", sam="rhudaur", merry="mirkwood", orcs="gondor", warg="mordor", frodo="moria"
    )
    before = turn.could("dark", "mirkwood")
    turn.play("ride sam high-pass", "move sam mirkwood")
    assert turn.could("dark", "mirkwood") == [before[0], before[0]]


def test_c69_if_it_dies_in_the_tunnel_the_turn_is_over():
    turn = position("light", light_cards="both", sam="eregion", balrog="moria").play("ride sam fangorn", "strike")
    assert (turn.where("sam"), turn.turn) == ("defeated", "dark")


def test_c69_spared_it_moves_on():
    turn = position("light", light_cards="both", sam="eregion", balrog="moria").play("ride sam fangorn", "spare")
    assert turn.asks == ("light", Phase.TURN)
    assert turn.moves("sam") == {"dagorlad", "gondor", "rohan"}


def test_c69_only_if_a_move_can_follow():
    turn = position("light", light_cards="both", sam="dagorlad", orcs="gondor")
    assert not turn.may("ride sam mordor")
    assert position("light", light_cards="both", aragorn="dagorlad", orcs="gondor").may("ride aragorn mordor")


def test_tc49_c69_frodo_may_win_by_the_step():
    turn = position("light", light_cards="both", frodo="dagorlad", sam="shire", orcs="gondor").play("ride frodo mordor")
    assert turn.winner == ("light", "C-57")
    assert not position("light", light_cards="both", frodo="dagorlad", orcs="mordor").may("ride frodo mordor")


@pytest.mark.parametrize(
    ("others", "allowed"),
    [
        ({}, True),
        ({"sam": "fangorn"}, True),
        ({"sam": "fangorn", "merry": "fangorn"}, False),
        ({"orcs": "fangorn"}, False),
    ],
)
def test_tc46_c70_gandalf_the_white_needs_room_in_fangorn(others, allowed):
    turn = position("light", light_cards="both", warg="gondor", **others)
    assert turn.may("return") == allowed
    if allowed:
        turn.play("return")
        assert (turn.where("gandalf"), turn.turn) == ("fangorn", "dark")
    else:
        assert turn.refusal("return") == "C-70"


def test_c70_not_while_gandalf_is_on_the_board():
    assert position("light", light_cards="both", gandalf="shire").refusal("return") == "C-70"


def test_c70_everybody_sees_him_come():
    turn = position("light", light_cards="both", warg="gondor").play("return")
    assert turn.seen("dark", "fangorn") == ["gandalf"]
    turn = position("light", light_cards="both", warg="gondor", sam="fangorn").play("return")
    assert turn.seen("dark", "fangorn") == ["?", "?"]


def test_c71_the_palantir_shows_one_region_to_dark_alone():
    turn = position(dark_cards="both", sam="rohan", merry="rohan", warg="gondor").play("look rohan")
    assert turn.seen("dark", "rohan") == ["merry", "sam"]
    assert turn.seen("spectator", "rohan") == ["?", "?"]
    assert turn.asks == ("dark", Phase.TURN)
    assert (turn.events().count(Event.SAW), turn.events().count(Event.LOOKED)) == (2, 1)


def test_c71_not_the_shire_and_not_an_empty_region():
    turn = position(dark_cards="both", sam="rohan", warg="gondor")
    assert (turn.refusal("look shire"), turn.refusal("look moria")) == ("C-71", "C-71")


def test_c71_afterwards_they_are_mixed():
    turn = position(dark_cards="both", sam="rohan", merry="rohan", warg="gondor", gimli="moria").play("look rohan")
    turn.play("move warg fangorn")
    assert turn.seen("dark", "rohan") == ["?", "?"]
    assert turn.could("dark", "rohan") == [{"sam", "merry"}] * 2
    assert len(turn.could("spectator", "rohan")[0]) == 4
    assert turn.could("dark", "moria") == [{"frodo", "gimli"}]


def test_tc47_c71_the_opponent_may_then_be_named():
    turn = position(dark_cards="both", sam="rohan", merry="rohan", warg="gondor").play("look rohan", "move warg rohan")
    assert turn.asks == ("dark", Phase.CHALLENGE)
    assert turn.answers() == {"name sam", "name merry"}
    turn.play("name merry")
    assert turn.seen("spectator", "rohan") == ["?", "merry", "warg"]


def test_c71_then_recall_is_allowed():
    turn = position(dark_cards="both", sam="rohan", warg="gondor").play("look rohan", "recall warg")
    assert (turn.where("warg"), turn.turn) == ("mordor", "light")


def test_c72_recall_instead_of_a_move():
    turn = position(dark_cards="both", sam="rohan", warg="moria", orcs="gondor").play("recall warg")
    assert (turn.where("warg"), turn.turn) == ("mordor", "light")


def test_tc48_c72_not_to_a_full_mordor_nor_to_light_there():
    four = {"orcs": "mordor", "balrog": "mordor", "shelob": "mordor", "saruman": "mordor"}
    assert position(dark_cards="both", warg="moria", **four).refusal("recall warg") == "C-72"
    assert position(dark_cards="both", warg="moria", sam="mordor").refusal("recall warg") == "C-72"


def test_c72_a_figure_in_mordor_cannot_be_recalled():
    assert position(dark_cards="both", warg="mordor", orcs="gondor").refusal("recall warg") == "C-72"


def test_c73_who_cannot_move_may_use_recall():
    turn = position("light", dark_cards="recall", orcs="shire", warg="shire", frodo="moria", sam="eregion")
    turn.play("move sam misty-mountains")
    assert turn.answers() == {"recall orcs", "recall warg"}


def test_c73_or_gandalf_the_white():
    turn = position(
        "dark",
        light_cards="gandalf",
        orcs="mirkwood",
        sam="mordor",
        merry="mordor",
        frodo="dagorlad",
        gimli="mordor",
        legolas="mordor",
    )
    assert turn.play("move orcs high-pass").answers() == {"return"}


def test_c73_the_palantir_does_not_help():
    turn = position("light", dark_cards="palantir", orcs="shire", warg="shire", frodo="moria", sam="eregion")
    assert turn.play("move sam misty-mountains").winner == ("light", "C-64")
