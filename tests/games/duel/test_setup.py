"""Setup: how a match begins, and how a chapter is laid out (D-1 to D-5, D-21 to D-27)."""

import pytest

from bagend import Match
from bagend.engine.errors import BadOption, UnknownSeat
from bagend.engine.seats import SPECTATOR
from bagend.games.duel.components import FACE_UP, N_SLOTS, REGIONS
from games.duel.positions import DOWN, GAME, Turn, position


def fresh(**options: object) -> Turn:
    return Turn(GAME.setup(GAME.options.read(options), (0, 1)))


def test_d1_exactly_these_two_sides_play():
    assert GAME.seats == ("fellowship", "sauron")
    with pytest.raises(UnknownSeat, match="needs at least 2 seats"):
        Match("duel", seats=["sauron"])


def test_d1_dq8_the_sides_are_taken_at_the_table(mode):
    assert Match("duel", seats=["sauron", "fellowship"], seed=1, mode=mode).taken == (0, 1)


def test_the_match_begins_as_the_data_say():
    turn = fresh()
    assert (turn.coins("fellowship"), turn.coins("sauron")) == (3, 2)
    standing = {(side, region): turn.units(side, region) for side in GAME.seats for region in REGIONS}
    assert {where: units for where, units in standing.items() if units} == {
        ("fellowship", "arnor"): 2,
        ("sauron", "mordor"): 2,
    }
    assert turn.forts("fellowship") == turn.forts("sauron") == set()


def test_d2_chapters_come_in_order(mode):
    match = Match("duel", seed=4, mode=mode)
    seen = [0]
    while not match.is_over:
        match.play(next(a for a in match.legal_actions() if 40 <= a < 60))
        seen.append(int(match.state[0].chapter))
    assert sorted(seen) == seen
    assert set(seen) == {0, 1, 2}


def test_d5_names_stay_as_they_are():
    words = GAME.words()
    assert words.name("tile", "barad-dur") == "Barad-dûr"
    assert words.name("region", "enedwaith") == "Enedwaith"


def test_d21_only_cards_of_this_chapter_are_laid_out():
    turn = fresh()
    assert all(name.startswith("card c1-") for name in turn.draws())
    later = position(chapter=1, display=["c1-01"], last=True).play("discard 1")
    assert all(name.startswith("card c2-") for name in later.draws())


def test_d22_d23_the_face_up_slots_are_turned_up_one_after_the_other():
    turn = fresh()
    dealt = 0
    while turn.phase.name == "DEAL":
        turn.draw(turn.draws()[0])
        dealt += 1
    assert dealt == 12
    for slot in range(N_SLOTS):
        assert (turn.card(slot + 1) != DOWN) == bool(FACE_UP[0] >> slot & 1)


def test_d24_three_cards_are_set_aside_in_the_pile():
    turn = fresh().settle()
    assert turn.state.set_aside == 3
    assert int(turn.state.unseen[0]).bit_count() == 8 + 3


def test_d25_nobody_learns_them():
    turn = fresh().settle()
    for seat in (0, 1, SPECTATOR):
        view = turn.view(seat)
        assert view.aside == -4
        assert int(view.unseen[0]).bit_count() == 11


def test_d26_sauron_begins(mode):
    assert GAME.seats[Match("duel", seed=3, mode=mode).seat] == "sauron"


def test_d27_turns_alternate():
    turn = position("sauron", display={1: "c1-01", 2: "c1-02"})
    assert turn.play("play 1").active == "fellowship"


def test_dq1_the_coins_at_the_start_may_be_corrected():
    turn = fresh(fellowship_coins=5, sauron_coins=4)
    assert (turn.coins("fellowship"), turn.coins("sauron")) == (5, 4)


def test_r14_the_cap_may_not_be_below_what_is_dealt_out():
    with pytest.raises(BadOption, match="the sides begin with 5 coins"):
        Match("duel", options={"coin_cap": 4})
