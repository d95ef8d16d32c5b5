"""The discard pile: who may look into it, what is played from it, and what nobody else learns."""

from typing import Any

from bagend.engine.chance import stream
from bagend.engine.film import ALL
from bagend.engine.seats import HIDDEN, SPECTATOR
from bagend.games.duel.actions import DRAWS, Event
from bagend.games.duel.components import CARDS, DECK
from games.duel.positions import DOWN, position

RICH = {"sauron": 20, "fellowship": 20}
SECRET = ["c1-20", "c1-21", "c1-22", "c1-23"]
SEEN = ["aside c1-20", "aside c1-21", "aside c1-22"]


def search(**given: Any):
    """Sauron takes Barad-dûr while one card of chapter 1 lies face down."""
    given.setdefault("tiles", ["barad-dur"])
    turn = position(
        "sauron",
        display={1: "c1-01", 3: DOWN, 6: "c1-02", 8: "c1-03", 20: "c1-04"},
        hidden=SECRET,
        coins=RICH,
        **given,
    )
    return turn.play("take barad-dur")


def test_r6_the_pile_is_closed_unless_an_effect_opens_it():
    turn = position(display=["c1-01"])
    assert turn.refusal("revive c1-09") == "D-28"


def test_r5_the_cards_set_aside_are_in_it():
    turn = search().draw(*SEEN)
    assert turn.answers() >= {"revive c1-20", "revive c1-21", "revive c1-22", "revive c1-09"}
    assert not turn.may("revive c1-23")


def test_one_card_must_be_played():
    assert search().draw(*SEEN).refusal("decline") == "D-146"


def test_r7_it_is_played_free_and_not_by_chain():
    turn = search(area={"sauron": ["c1-17"]}, tokens={"sauron": ["hobbits-chain-coins"]}).draw(*SEEN)
    coins = turn.coins("sauron")
    turn.play("revive c1-20")
    assert (turn.coins("sauron"), turn.races("sauron"), turn.active) == (
        coins,
        {"dwarves": 1, "hobbits": 1},
        "fellowship",
    )


def test_r7_colour_tokens_act_on_it():
    turn = search(tokens={"sauron": ["humans-red-unit"]}).draw(*SEEN).play("revive c1-22", "place rhovanion")
    assert turn.units("sauron", "rhovanion") == 2


def test_r7_a_yellow_card_brings_the_elves_turn():
    turn = search(tokens={"sauron": ["elves-yellow-turn"]}).draw(*SEEN).play("revive c1-09")
    assert turn.active == "sauron"


def test_only_the_looker_learns_what_was_set_aside():
    turn = search().draw(*SEEN)
    assert turn.view("sauron").aside == turn.state.aside == 0b111 << 19
    assert turn.view("fellowship").aside == turn.view(SPECTATOR).aside == HIDDEN


def test_only_the_looker_is_told():
    turn = search()
    assert turn.rules.audience(turn.states, DRAWS.parse(SEEN[0])) == 2
    turn.draw(*SEEN)
    assert turn.events().count(Event.SAW) == 3


def test_what_was_seen_there_cannot_be_turned_up_later():
    turn = search().draw(*SEEN).play("revive c1-09")
    turn.play("discard 6")
    assert turn.draws() == ["card c1-23"]


def test_the_number_of_a_later_pick_is_for_the_same_eyes():
    """It would tell the opponent what is missing among the cards that may be turned up."""
    turn = search().draw(*SEEN).play("revive c1-09", "discard 6")
    assert turn.rules.audience(turn.states, DRAWS.parse("card c1-23")) == 2
    plain = position(display={1: "c1-01", 3: DOWN, 6: "c1-02", 8: "c1-03"}).play("discard 6")
    assert plain.rules.audience(plain.states, DRAWS.parse(plain.draws()[0])) == ALL


def test_a_second_look_needs_no_chance():
    turn = search(tiles=["barad-dur", "grey-havens"], tops={"wizards": "wizards-search"}).draw(*SEEN)
    turn.play("revive c1-20").play("take grey-havens", "court wizards").settle().play("keep wizards-search")
    assert turn.phase.name == "SEARCH"
    assert turn.answers() >= {"revive c1-21", "revive c1-22"}
    assert not turn.may("revive c1-20")
    assert turn.view("fellowship").aside == turn.view("sauron").aside == 0b110 << 19


def test_after_the_chapter_both_know_what_was_set_aside():
    turn = position("sauron", display=["c1-01"], last=True, hidden=SECRET[:3]).play("play 1")
    assert turn.pile() >= set(SECRET[:3])


def test_what_is_supposed_for_the_opponent_is_any_cards_nobody_has_seen(rules, game):
    turn = search().draw(*SEEN)
    found = set()
    for seed in range(60):
        views, supposed = game.View.blank(), game.State.blank()
        rules.view(turn.states, 0, views)
        rules.suppose(views, stream(seed), supposed)
        aside = int(supposed[0].aside)
        assert aside.bit_count() == 3
        found.add(aside)
    assert len(found) == 4, "any three of the four"
    names = {CARDS[i] for aside in found for i in range(DECK) if aside >> i & 1}
    assert names == set(SECRET)
