"""Figures whose text works after or instead of the cards: Shelob and Saruman (C-38, C-39, C-41)."""

import pytest

from bagend.games.confrontation.actions import Phase
from games.confrontation.positions import position


def test_tc25_c38_shelob_goes_to_gondor_and_fights_no_second_battle():
    turn = (
        position(shelob="moria", sam="eregion", merry="eregion")
        .play("move shelob eregion", "draw merry")
        .cards("6", "1")
    )
    assert (turn.where("shelob"), turn.where("sam"), turn.turn) == ("gondor", "eregion", "light")


@pytest.mark.parametrize("holders", [{"warg": "gondor", "orcs": "gondor"}, {"gimli": "gondor"}])
def test_tc26_c38_no_room_in_gondor(holders):
    turn = position(shelob="moria", merry="eregion", **holders).play("move shelob eregion").cards("6", "1")
    assert turn.where("shelob") == "defeated"


def test_c38_defending_she_returns_too():
    turn = position("light", merry="eregion", shelob="moria").play("move merry moria").cards("6", "1")
    assert turn.where("shelob") == "gondor"


def test_tc27_c39_in_gondor_she_stays():
    turn = position("light", sam="fangorn", shelob="gondor", warg="gondor").play("move sam gondor", "draw shelob")
    turn.cards("6", "1")
    assert (turn.where("shelob"), turn.where("sam")) == ("gondor", "defeated")


def test_c39_attacking_there_she_fights_on():
    turn = (
        position(shelob="mordor", sam="gondor", merry="gondor").play("move shelob gondor", "draw merry").cards("6", "1")
    )
    assert (turn.asks, turn.where("shelob")) == (("dark", Phase.CARD), "gondor")


def test_c39_defeated_herself_she_goes_nowhere():
    turn = position(shelob="moria", gandalf="eregion", warg="mordor").play("move shelob eregion", "play 1", "play 1")
    assert turn.where("shelob") == "defeated"


def test_tc28_c41_saruman_against_gandalf_without_cards():
    turn = position(saruman="moria", gandalf="eregion", warg="mordor").play("move saruman eregion")
    assert turn.answers() == {"forbid", "allow"}
    turn.play("forbid")
    assert (turn.where("saruman"), len(turn.hand("light"))) == ("defeated", 9)


def test_c41_he_may_allow_them():
    turn = position(saruman="moria", gandalf="eregion").play("move saruman eregion", "allow")
    assert turn.asks == ("dark", Phase.CARD)


def test_c41_not_before_the_texts():
    turn = position("light", boromir="eregion", saruman="moria").play("move boromir moria")
    assert turn.where("saruman") == "defeated"


def test_c41_nobody_else_is_asked():
    turn = position(balrog="moria", gandalf="eregion").play("move balrog eregion")
    assert turn.refusal("forbid") == "C-41"
