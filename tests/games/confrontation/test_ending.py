"""Ending: who has won, and what a game is worth (C-57 to C-65)."""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.game import points_dark, points_light
from bagend.games.confrontation.rules import points, series_winner
from games.confrontation.positions import position


def test_tc38_c57_frodo_enters_mordor_past_four_dark_figures():
    turn = position("light", frodo="dagorlad", orcs="mordor", warg="mordor", balrog="mordor", shelob="mordor")
    turn.play("move frodo mordor")
    assert turn.winner == ("light", "C-57")
    assert Event.BATTLE not in turn.events()


def test_c57_nobody_else_wins_by_it():
    assert position("light", sam="dagorlad", orcs="gondor").play("move sam mordor").outcome is None


def test_c57_four_light_figures_in_mordor_shut_him_out():
    four = {"sam": "mordor", "merry": "mordor", "pippin": "mordor", "gimli": "mordor"}
    turn = position("light", frodo="dagorlad", legolas="shire", **four)
    assert turn.moves("frodo") == set()
    assert turn.refusal("move frodo mordor") == "C-8"


def test_c58_dark_wins_when_frodo_is_defeated():
    turn = position(balrog="high-pass", frodo="rhudaur").play("move balrog rhudaur", "stay").cards("6", "1")
    assert turn.winner == ("dark", "C-58")


def test_tc39_c59_the_third_dark_figure_in_the_shire():
    turn = position(orcs="shire", warg="shire", balrog="arthedain", frodo="moria").play("move balrog shire")
    assert turn.winner == ("dark", "C-59")


def test_c59_two_are_not_enough():
    assert position(orcs="shire", balrog="arthedain", frodo="moria").play("move balrog shire").outcome is None


def test_c60_frodos_fall_goes_first():
    turn = position(shelob="high-pass", frodo="rhudaur").play("move shelob rhudaur", "stay").cards("1", "5")
    assert turn.where("shelob") == "defeated"
    assert turn.winner == ("dark", "C-58")


def test_c63_no_battle_is_fought_with_frodo_in_mordor():
    turn = position("light", frodo="gondor", orcs="mordor").play("move frodo mordor")
    assert turn.asks == ("nobody", Phase.OVER)


def test_c63_then_nothing_more_is_answered():
    assert position("light", frodo="gondor", orcs="mordor").play("move frodo mordor").answers() == set()


def test_tc40_c64_two_dark_figures_in_the_shire_cannot_move():
    turn = position("light", orcs="shire", warg="shire", frodo="moria", sam="eregion").play("move sam misty-mountains")
    assert turn.winner == ("light", "C-64")


def test_c64_a_move_by_text_is_a_move():
    turn = position("light", flying_nazgul="shire", frodo="moria", sam="eregion").play("move sam misty-mountains")
    assert turn.asks == ("dark", Phase.TURN)
    turn = position("light", orcs="shire", warg="shire", frodo="moria", sam="eregion")
    assert turn.outcome is None


def test_c64_light_loses_too():
    turn = position(
        "dark", orcs="mirkwood", sam="mordor", merry="mordor", frodo="dagorlad", gimli="mordor", legolas="mordor"
    )
    assert turn.play("move orcs high-pass").winner == ("dark", "C-64")


def test_tc44_frodo_slips_from_dagorlad_and_enters_mordor():
    turn = position(flying_nazgul="rohan", frodo="dagorlad").play("move flying-nazgul dagorlad", "flee gondor")
    assert turn.play("move frodo mordor").winner == ("light", "C-57")


def test_tc45_c65_the_winner_scores_his_figures():
    turn = position("light", frodo="dagorlad", sam="shire", merry="moria", gimli="mordor", orcs="gondor", warg="gondor")
    turn.play("move frodo mordor")
    assert points(turn.state, (0,)) == (4, 0)
    assert (points_light(turn.states)[0], points_dark(turn.states)[0]) == (4, 0)


def test_c65_while_it_goes_on_nobody_scores():
    turn = position("light", sam="shire", orcs="gondor")
    assert points(turn.state, ()) == (0, 0)
    assert (points_light(turn.states)[0], points_dark(turn.states)[0]) == (0, 0)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [((4, 0), (0, 3), 0), ((4, 0), (5, 0), 1), ((4, 0), (4, 0), None), ((0, 2), (0, 3), 0), ((0, 7), (0, 6), 1)],
)
def test_c65_two_games_with_sides_exchanged(first, second, winner):
    """In the second game the seats have changed sides: Light's points are those of the first game's Dark."""
    assert series_winner(first, second) == winner
