"""Cards: how they are played and what their texts do (C-42 to C-56).  The full tables are in test_matrices.py."""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.components import CARDS, FULL_HAND
from bagend.games.confrontation.facts.cards import value_of
from games.confrontation.positions import position


def battle(**given):
    """Aragorn (4) is attacked in Gondor by the Balrog (5): Light may go back to Fangorn or Rohan, Dark to Dagorlad."""
    return position("dark", aragorn="gondor", balrog="mordor", **given).play("move balrog gondor")


def test_tc29_c42_the_trolls_card_is_void_but_discarded():
    turn = (
        position(cave_troll="high-pass", gandalf="rhudaur", warg="mordor")
        .play("move cave-troll rhudaur")
        .cards("6", "5")
    )
    assert turn.totals == (10, 9)
    assert turn.where("cave-troll") == "defeated"
    assert (turn.pile("dark"), turn.pile("light")) == ({"6"}, {"5"})


def test_tc30_c42_the_trolls_retreat_is_void():
    turn = position(cave_troll="mordor", sam="gondor").play("move cave-troll gondor")
    turn.cards("retreat", "sacrifice")
    assert (turn.where("cave-troll"), turn.where("sam")) == ("defeated", "defeated")


def test_c42_dark_is_not_asked_what_the_trolls_magic_becomes():
    turn = position(cave_troll="mordor", sam="gondor", discard={"dark": ["6"]}).play("move cave-troll gondor")
    assert turn.cards("magic", "1").turn == "light"


def test_c43_each_side_plays_one_card_of_its_hand():
    turn = battle(discard={"dark": ["6"], "light": ["5"]})
    assert turn.asks == ("dark", Phase.CARD)
    assert turn.answers() == {f"play {card}" for card in ("1", "2", "3", "4", "5", "magic", "eye", "retreat")}
    assert turn.refusal("play 6") == "C-43"
    turn.play("play 4")
    assert turn.asks == ("light", Phase.CARD)
    assert turn.answers() == {f"play {card}" for card in ("1", "2", "3", "4", "magic", "retreat", "sacrifice", "cloak")}


def test_c43_the_first_card_is_hidden_until_the_second_is_chosen():
    turn = battle().play("play eye")
    assert [turn.view(seat).card[1] for seat in (0, -3)] == [-4, -4]
    assert turn.view(1).card[1] == CARDS.index("eye")
    assert Event.PLAYED not in turn.events()


def test_c43_then_both_are_told():
    assert [told[1:] for told in battle().cards("1", "2").told if told[0] == Event.PLAYED] == [(1, 0), (0, 1)]


def test_c44_against_gandalf_dark_plays_first_and_openly():
    turn = position(balrog="high-pass", gandalf="rhudaur").play("move balrog rhudaur", "play 3")
    assert turn.view(0).card[1] == CARDS.index("3")
    assert turn.asks == ("light", Phase.CARD)


def test_tc31_c44_magic_is_replaced_before_light_plays():
    turn = position(balrog="high-pass", gandalf="rhudaur", discard={"dark": ["4"]}).play(
        "move balrog rhudaur", "play magic"
    )
    assert turn.asks == ("dark", Phase.MAGIC)
    turn.play("fetch 4")
    assert turn.asks == ("light", Phase.CARD)
    assert turn.play("play 2").totals == (7, 9)


def test_c44_light_plays_a_card_even_against_retreat():
    turn = position(balrog="mordor", gandalf="gondor").play("move balrog gondor", "play retreat")
    assert turn.where("balrog") == "gondor"
    turn.play("play 1")
    assert (turn.where("balrog"), turn.pile("light")) == ("dagorlad", {"1"})


def test_c45_texts_before_numbers_and_darks_before_lights():
    turn = battle().cards("retreat", "sacrifice")
    assert (turn.where("balrog"), turn.where("aragorn")) == ("dagorlad", "gondor")


def test_c46_magic_may_be_replaced_or_not():
    turn = battle(discard={"light": ["3"]}).cards("4", "magic")
    # The builder evens the piles out: Dark's is not asked about.
    assert turn.answers() == {"fetch 3", "forgo"}
    assert turn.refusal("fetch 5") == "C-46"
    assert turn.play("forgo").totals == (4, 9)


def test_c46_by_the_option_it_must_be():
    turn = battle(discard={"light": ["3"]}, magic_must_replace="yes").cards("4", "magic")
    assert turn.answers() == {"fetch 3"}
    assert turn.refusal("forgo") == "C-46"


def test_c46_both_magic_dark_chooses_first_and_openly():
    turn = battle(discard={"light": ["3"], "dark": ["4"]}).cards("magic", "magic")
    assert turn.asks == ("dark", Phase.MAGIC)
    turn.play("fetch 4")
    assert turn.asks == ("light", Phase.MAGIC)
    assert turn.view(0).counts[1] == CARDS.index("4")


def test_c46_magic_is_discarded_and_the_borrowed_card_goes_back():
    turn = battle(discard={"light": ["3"]}).cards("4", "magic").play("fetch 3")
    assert turn.pile("light") == {"3", "magic"}


def test_c45_light_picks_after_darks_retreat_but_before_a_fetched_one():
    turn = battle(discard={"light": ["3"]}).cards("retreat", "magic")
    assert (turn.asks, turn.where("balrog")) == (("light", Phase.MAGIC), "dagorlad")
    turn = battle(discard={"light": ["3"], "dark": ["retreat"]}).cards("magic", "magic").play("fetch retreat")
    assert (turn.asks, turn.where("balrog")) == (("light", Phase.MAGIC), "gondor")
    assert turn.play("fetch 3").where("balrog") == "dagorlad"


def test_c47_magic_with_an_empty_pile_counts_nothing():
    assert battle().cards("4", "magic").totals == (4, 9)


def test_c48_the_eye_cancels_a_text():
    assert battle().cards("eye", "cloak").totals == (4, 5)


def test_c48_against_a_number_it_does_nothing():
    assert battle().cards("eye", "3").totals == (7, 5)


def test_c48_it_stops_magic_too():
    turn = battle(discard={"light": ["5"]}).cards("eye", "magic")
    assert turn.totals == (4, 5)


def test_c48_by_the_option_magic_fetches_and_a_text_is_cancelled():
    turn = battle(discard={"light": ["5"]}, eye_stops_magic="no").cards("eye", "magic")
    assert turn.play("fetch 5").totals == (9, 5)
    turn = battle(discard={"light": ["sacrifice"]}, eye_stops_magic="no").cards("eye", "magic")
    assert turn.play("fetch sacrifice").totals == (4, 5)


def test_c49_a_noble_sacrifice_defeats_both():
    turn = battle().cards("6", "sacrifice")
    assert (turn.where("aragorn"), turn.where("balrog")) == ("defeated", "defeated")


def test_tc32_c49_unless_darks_figure_has_left():
    turn = battle().cards("retreat", "sacrifice")
    assert (turn.where("aragorn"), turn.where("balrog")) == ("gondor", "dagorlad")


def test_c58_a_sacrifice_of_frodo_loses():
    turn = position(balrog="mordor", frodo="gondor").play("move balrog gondor", "stay").cards("6", "sacrifice")
    assert turn.winner == ("dark", "C-58")


def test_c50_an_impossible_retreat_does_not_stop_it():
    turn = battle(sam="dagorlad").cards("retreat", "sacrifice")
    assert (turn.where("aragorn"), turn.where("balrog")) == ("defeated", "defeated")


def test_c50_by_the_option_it_does_and_they_fight_again():
    turn = battle(sam="dagorlad", retreat_stops_sacrifice="yes").cards("retreat", "sacrifice")
    assert turn.events().count(Event.BATTLE) == 2
    assert turn.asks == ("dark", Phase.CARD)


def test_c50_by_the_option_a_fetched_retreat_stops_it_too():
    turn = battle(sam="dagorlad", retreat_stops_sacrifice="yes", discard={"dark": ["retreat"]})
    turn.cards("magic", "sacrifice").play("fetch retreat")
    assert (turn.where("aragorn"), turn.where("balrog")) == ("gondor", "gondor")
    assert turn.asks == ("dark", Phase.CARD)


def test_r7_against_gandalf_too_light_fetches_before_a_fetched_retreat():
    """A Retreat that Dark's Magic became is carried out after Light's Magic; one that was played, before it."""
    turn = position("dark", gandalf="gondor", balrog="mordor", discard={"dark": ["retreat"], "light": ["5"]})
    turn.play("move balrog gondor", "play magic", "fetch retreat", "play magic")
    assert (turn.asks, turn.where("balrog")) == (("light", Phase.MAGIC), "gondor")
    assert turn.play("fetch 5").where("balrog") == "dagorlad"
    turn = position("dark", gandalf="gondor", balrog="mordor", discard={"dark": ["5"], "light": ["5"]})
    turn.play("move balrog gondor", "play retreat", "play magic")
    assert (turn.asks, turn.where("balrog")) == (("light", Phase.MAGIC), "dagorlad")


def test_tc33_the_eye_cancels_a_sacrifice():
    turn = position("light", legolas="moria", orcs="fangorn", warg="mordor").play("move legolas fangorn")
    turn.cards("eye", "sacrifice")
    assert turn.totals == (3, 2)
    assert turn.where("orcs") == "defeated"


def test_tc34_c51_the_cloak_hides_a_number():
    turn = (
        position("light", aragorn="moria", orcs="fangorn", warg="mordor")
        .play("move aragorn fangorn")
        .cards("6", "cloak")
    )
    assert turn.totals == (4, 2)


def test_c51_only_once_it_lies_open():
    turn = battle().play("play 4")
    turn.state.counts[0] = CARDS.index("cloak")
    assert value_of(turn.state, 1) == 4
    turn.state.shown = 3
    assert value_of(turn.state, 1) == 0


def test_c51_also_one_that_magic_fetched():
    turn = battle(discard={"dark": ["6"]}).cards("magic", "cloak").play("fetch 6")
    assert turn.totals == (4, 5)


def test_c51_against_a_text_it_does_nothing():
    assert battle().cards("retreat", "cloak").where("balrog") == "dagorlad"


def test_c52_lights_retreat_goes_backwards_and_its_owner_chooses():
    turn = battle().cards("1", "retreat")
    assert turn.asks == ("light", Phase.RETREAT)
    assert turn.flights() == {"fangorn", "rohan"}
    assert turn.refusal("stay") == "C-52"


def test_c52_by_the_option_it_may_be_declined():
    turn = battle(compulsory_retreat="no").cards("1", "retreat")
    assert turn.may("stay")
    assert turn.play("stay").totals == (4, 6)
    turn = battle(compulsory_retreat="no").cards("retreat", "1")
    assert turn.answers() == {"stay", "flee dagorlad"}
    assert turn.play("stay").totals == (5, 5)


def test_c52_a_declined_retreat_does_not_stop_a_sacrifice():
    turn = battle(compulsory_retreat="no").cards("retreat", "sacrifice").play("stay")
    assert (turn.where("aragorn"), turn.where("balrog")) == ("defeated", "defeated")


def test_tc35_c52_both_leave_fangorn():
    turn = position("light", sam="misty-mountains", orcs="fangorn").play("move sam fangorn").cards("retreat", "retreat")
    assert turn.flights() == {"mirkwood", "rohan"}
    turn.play("flee rohan")
    assert turn.flights() == {"misty-mountains", "moria"}
    turn.play("flee moria")
    assert (turn.where("orcs"), turn.where("sam")) == ("rohan", "moria")


def test_tc36_no_retreat_sideways_in_the_mountains():
    turn = position("light", sam="eregion", orcs="moria").play("move sam moria").cards("retreat", "2")
    assert turn.totals == (4, 2)


def test_tc41_merry_retreats_from_dagorlad():
    turn = position("light", merry="mirkwood", orcs="dagorlad").play("move merry dagorlad").cards("1", "retreat")
    assert turn.flights() == {"fangorn", "mirkwood"}


def test_tc42_a_blocked_retreat_and_magic_for_a_sacrifice():
    turn = position(balrog="enedwaith", legolas="cardolan", frodo="arthedain", discard={"light": ["sacrifice"]})
    turn.play("move balrog cardolan").cards("retreat", "magic").play("fetch sacrifice")
    assert (turn.where("balrog"), turn.where("legolas")) == ("defeated", "defeated")


def test_tc43_the_balrog_leaves_and_light_may_too():
    turn = position("light", legolas="arthedain", balrog="eregion", discard={"light": ["retreat"]})
    turn.play("move legolas eregion").cards("retreat", "magic")
    turn.play("flee rhudaur")
    assert turn.asks == ("light", Phase.MAGIC)
    turn.play("fetch retreat", "flee arthedain")
    assert (turn.where("balrog"), turn.where("legolas")) == ("rhudaur", "arthedain")


def test_c53_a_defender_that_left_leaves_the_others_to_fight():
    turn = position(warg="moria", sam="eregion", gimli="eregion").play("move warg eregion", "draw gimli")
    turn.cards("1", "retreat").play("flee arthedain")
    assert turn.asks == ("dark", Phase.CARD)
    assert turn.turn == "dark"


def test_c53_an_attacker_that_left_ends_his_turn():
    turn = position(warg="moria", sam="eregion", gimli="eregion")
    turn.play("move warg eregion", "draw gimli").cards("retreat", "1").play("flee rhudaur")
    assert turn.turn == "light"


@pytest.mark.parametrize(
    ("dark", "light", "lost"),
    [("1", "1", {"aragorn"}), ("1", "2", {"aragorn", "balrog"}), ("1", "3", {"balrog"})],
)
def test_c54_the_lower_total_is_defeated_and_equals_both(dark, light, lost):
    turn = battle(warg="mordor").cards(dark, light)
    assert {figure for figure in ("aragorn", "balrog") if turn.where(figure) == "defeated"} == lost


def test_tc37_c55_after_the_ninth_card_both_hands_are_full():
    every = {
        "light": ["1", "2", "3", "4", "magic", "retreat", "sacrifice", "cloak"],
        "dark": ["1", "2", "3", "4", "5", "magic", "eye", "retreat"],
    }
    turn = position(balrog="high-pass", merry="rhudaur", gimli="rhudaur", discard=every).play(
        "move balrog rhudaur", "draw merry"
    )
    turn.cards("6", "5")
    assert [int(hand) for hand in turn.state.hand] == FULL_HAND.tolist()
    assert turn.asks == ("dark", Phase.CARD)


def test_c55_hands_stay_equally_large():
    turn = battle(sam="shire").cards("1", "5")
    assert len(turn.hand("light")) == len(turn.hand("dark")) == 8


def test_c56_piles_hands_and_losses_are_public():
    turn = battle(sam="shire", warg="mordor").cards("1", "5")
    for seat in (0, 1, -3):
        view = turn.view(seat)
        assert view.hand.tolist() == turn.state.hand.tolist()
        assert view.defeated == turn.state.defeated
