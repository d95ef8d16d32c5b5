"""Explanations: what an answer will do, as the rules foretell it, with what its card or token is about."""

from typing import Any

import pytest

from bagend.engine.foretell import explain
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from games.duel.positions import DOWN, GAME, Turn, position
from laws.walks import repeats, variants

RICH = {"sauron": 20, "fellowship": 20}


def test_d68_a_card_says_its_cost_what_is_missing_its_symbol_and_what_it_frees():
    turn = position(
        display={1: "c1-01", 3: DOWN, 6: "c1-17", 8: "c1-02"}, coins={"sauron": 5}, area={"sauron": ["c1-03"]}
    )
    assert turn.why("play 6") == (
        "It costs 1 Leadership; you lack 1 Leadership. Its anvil plays the green card “Dwarves” free, later on. "
        "It uncovers a face-down card. Sauron plays the green card “Dwarves”, for 1 coin. The Dwarves join Sauron. "
        "Then cards are turned up.",
        "D-68",
    )


def test_d61_a_card_whose_skills_are_met():
    turn = position(chapter=2, display=["c2-06"], coins={"sauron": 5}, area={"sauron": ["c1-01"]})
    assert turn.why("play 1") == (
        "It costs 1 coin and 1 Ruse; you lack no skill. "
        "Sauron plays the grey card “Leadership or Knowledge”, for 1 coin. The Fellowship’s turn.",
        "D-68",
    )


def test_d59_a_card_without_a_cost_and_d58_one_that_asks_for_coins_alone():
    turn = position(display=["c1-01", "c1-14"], coins=RICH, last=True)
    assert turn.why("play 1") == ("Sauron plays the grey card “Ruse”, free. The Fellowship’s turn.", "D-59")
    assert turn.why("play 2")[0].startswith(
        "It costs 1 coin. Its fish plays the blue card “two steps” free, later on. Sauron plays"
    )


def test_d74_a_chain_is_named():
    turn = position(chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]})
    assert turn.why("chain 1") == (
        "You have the horse it asks for. Sauron plays the blue card “one step” by its chain. "
        "The Nazgûl ride on: step 1 of 14. The Fellowship’s turn.",
        "D-74",
    )


def test_d31_cards_that_come_free_are_named_or_counted():
    turn = position(display={1: "c1-01", 3: "c1-02", 6: DOWN, 7: DOWN, 11: "c1-03", 9: "c1-04"}, coins=RICH)
    assert turn.why("discard 11")[0].startswith("It uncovers 2 face-down cards. Sauron discards")
    turn = position(display={1: "c1-01", 3: "c1-02", 4: "c1-05", 2: "c1-06"}, coins=RICH)
    assert "It uncovers" not in turn.why("discard 3")[0]
    assert turn.why("discard 4")[0].startswith("It uncovers the grey card “Courage”. Sauron discards")


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["humans-red-unit"], "With your tokens it places 2 units in Rohan or Gondor."),
        (["elves-red-anywhere"], "With your tokens it places 1 unit in any region."),
        (["elves-red-anywhere", "humans-red-unit"], "With your tokens it places 2 units in any region."),
    ],
)
def test_d89_d90_a_red_card_counts_your_own_tokens(tokens, said):
    turn = position(display=["c1-21"], coins=RICH, tokens={"sauron": tokens})
    assert said in turn.why("play 1")[0]
    other = position(display=["c1-21"], coins=RICH, tokens={"fellowship": tokens})
    assert "With your tokens" not in other.why("play 1")[0]


def test_r13_a_red_card_places_no_more_units_than_the_supply_holds():
    turn = position(
        display=["c1-21"], coins=RICH, tokens={"sauron": ["humans-red-unit"]}, units={"sauron": {"mordor": 14}}
    )
    assert "With your tokens it places 1 unit in Rohan or Gondor." in turn.why("play 1")[0]


def test_a_card_names_the_tokens_it_sets_off():
    turn = position(display=["c1-13"], tokens={"sauron": ["hobbits-blue-unit"], "fellowship": ["humans-yellow-quest"]})
    assert turn.why("play 1") == (
        "It sets off the Hobbits’ “unit for blue”. Sauron plays the blue card “one step”, free. "
        "The Nazgûl ride on: step 1 of 14.",
        "D-59",
    )
    chain = position(
        chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]}, tokens={"sauron": ["hobbits-chain-coins"]}
    )
    assert "It sets off the Hobbits’ “coins for chains”." in chain.why("chain 1")[0]
    assert "Sauron takes 3 coins." in chain.why("chain 1")[0]


def test_d119_an_alliance_is_named_beside_a_token_that_comes_up_with_it():
    given: dict[str, Any] = {"display": ["c1-17"], "coins": RICH, "area": {"sauron": ["c2-15"]}}
    both = position(**given, tokens={"sauron": ["dwarves-green-moves"]})
    assert "It sets off the Dwarves’ “moves for green” and the alliance of two." in both.why("play 1")[0]
    alone = position(**given)
    assert "sets off" not in alone.why("play 1")[0]
    assert alone.why("play 1")[0].endswith("Two symbols of the Dwarves: an alliance for Sauron. Then a token is shown.")


def test_d69_a_landmark_counts_your_fortresses():
    turn = position(coins=RICH, tiles=["bree"], forts={"sauron": ["rohan"]}, owned={"sauron": ["helms-deep"]})
    assert turn.why("take bree") == (
        "It costs 3 Strength, 2 Courage and 1 Leadership; you lack 3 Strength, 2 Courage and 1 Leadership. "
        "Your fortress makes it 1 coin dearer. "
        "It lets you build a fortress in Arnor, place 2 units in Arnor and make 2 moves. "
        "Sauron takes Bree, for 7 coins. Sauron has a fortress in Arnor. Sauron places 2 units in Arnor. "
        "A conflict in Arnor: both sides take back 2 units.",
        "D-69",
    )


def test_d70_the_first_landmark_has_no_surcharge_and_dwarves_waive_it():
    first = position(coins=RICH, tiles=["helms-deep"]).why("take helms-deep")
    waived = position(
        coins=RICH,
        tiles=["bree"],
        forts={"sauron": ["rohan"]},
        owned={"sauron": ["helms-deep"]},
        tokens={"sauron": ["dwarves-no-surcharge", "dwarves-landmark-turn"]},
    ).why("take bree")
    for said, clause in (first, waived):
        assert "more for your" not in said
        assert clause == "D-45"
    assert "It sets off the Dwarves’ “turn for landmarks”." in waived[0]


def test_d123_a_conflict_is_foretold():
    turn = position(display=["c1-22"], units={"fellowship": {"enedwaith": 2}}).play("play 1")
    assert turn.why("place enedwaith") == (
        "Sauron places a unit in Enedwaith. A conflict in Enedwaith: both sides take back one unit. "
        "The Fellowship’s turn.",
        "D-90",
    )
    assert turn.why("place rhovanion") == ("Sauron places a unit in Rhovanion. The Fellowship’s turn.", "D-90")


def test_d102_a_unit_of_a_bonus_space_may_be_declined():
    turn = position(chapter=3, display=["c3-06"], coins=RICH, quest={"sauron": 4}).play("play 1")
    assert turn.why("place lindon")[1] == "D-102"
    assert turn.why("decline") == ("Sauron declines. The Fellowship’s turn.", "D-102")


def test_a_unit_that_a_token_brings_is_not_said_to_come_from_a_red_card():
    turn = position(display=["c1-13"], tokens={"sauron": ["hobbits-blue-unit"]}).play("play 1")
    assert turn.why("place lindon")[1] == "D-111"


def test_d94_a_move_may_be_declined_whatever_brought_it():
    turn = position(chapter=3, display=["c3-23"], coins=RICH).play("play 1")
    assert turn.why("decline") == ("Sauron declines.", "D-94")
    assert turn.why("move mordor rohan") == ("Sauron moves a unit from Mordor to Rohan.", "D-94")


def test_d112_of_two_tokens_the_other_goes_back():
    turn = position(coins=RICH, tiles=["grey-havens"]).play("take grey-havens")
    assert turn.why("court hobbits") == (
        "You keep one of its top two tokens. Sauron chooses the Hobbits. Then a token is shown.",
        "D-147",
    )
    turn.play("court hobbits").draw("token hobbits-eagle", "token hobbits-blue-unit")
    assert turn.why("keep hobbits-eagle") == (
        "Counts as one of the six races. Sauron keeps the Hobbits’ “eagle feather”. "
        "Back on top of its stack: the Hobbits’ “unit for blue”. The Fellowship’s turn.",
        "D-111",
    )


def test_d117_of_three_tokens_both_others_go_back():
    turn = position(display=["c1-19"], coins=RICH, area={"sauron": ["c1-17", "c1-18"]}).play("play 1").settle()
    kept = next(answer for answer in sorted(turn.answers()))
    said, clause = turn.why(kept)
    assert said.count("Back on top of its stack:") == 2
    assert clause == "D-116"


def test_r12_the_last_token_of_a_stack_is_simply_gained():
    gone = {"fellowship": ["ents-turn", "ents-raze"]}
    turn = position(coins=RICH, tiles=["grey-havens"], tokens=gone).play("take grey-havens")
    assert turn.why("court ents")[0].startswith("Its only token is yours.")


def test_d76_a_card_of_the_discard_pile_says_its_symbol():
    turn = position(chapter=2, display=["c2-01"], coins=RICH, tiles=["barad-dur"]).play("take barad-dur").settle()
    assert turn.why("revive c1-14") == (
        "Its fish plays the blue card “two steps” free, later on. "
        "Sauron plays the blue card “one step” from the discard pile. "
        "The Nazgûl ride on: step 1 of 14. The Fellowship’s turn.",
        "D-146",
    )


def test_isengard_says_that_the_skills_are_gone():
    turn = position(coins=RICH, tiles=["isengard"], area={"fellowship": ["c1-01"]}).play("take isengard")
    assert turn.why("strip c1-01")[0].startswith("Its skills no longer count. The Fellowship must discard")


def test_r3_what_comes_first_and_what_follows():
    turn = position(chapter=3, display=["c3-18"], coins=RICH, free_order="yes").play("play 1")
    assert turn.why("first fine") == ("The rest follows afterwards. The Fellowship loses a coin.", "D-93")


def test_d25_who_opens_the_pile_will_see_what_was_set_aside():
    turn = position(coins=RICH, tiles=["barad-dur"])
    assert turn.why("take barad-dur")[0].endswith(
        "Sauron looks through the discard pile. Then you see the cards that were set aside."
    )


def test_d53_the_last_card_of_a_chapter_lays_out_the_next():
    turn = position(display=["c1-01"], last=True, coins=RICH)
    assert turn.why("discard 1")[0].endswith("Chapter 2 is laid out. Then cards are turned up.")


def test_d135_a_victory_is_foretold():
    turn = position(chapter=3, display=["c3-06"], coins=RICH, quest={"sauron": 13})
    assert turn.why("play 1")[0].endswith("The Nazgûl catch Frodo and Sam: Sauron wins.")


def test_every_answer_of_random_matches_is_explained(mode):
    explained = 0
    for variant in variants(GAME)[-repeats(mode, 1, 9) :]:
        match = Match(GAME, seats=variant.seats, options=variant.options, seed=3, mode=mode)
        while not match.is_over and len(match.entries) < repeats(mode, 50, 300):
            answers = match.legal_actions()
            for meaning in explain(GAME, match.view(match.seat).reshape(1), answers, GAME.words(), mode):
                assert meaning.effect
                assert meaning.clause.startswith("D-")
                explained += 1
            match.play(answers[len(match.entries) % len(answers)])
    assert explained > 100


def test_it_is_explained_alike_in_every_mode(mode):
    match = Match(GAME, seed=5, mode=mode)
    views, answers = match.view(match.seat).reshape(1), match.legal_actions()
    assert explain(GAME, views, answers, GAME.words(), mode) == explain(
        GAME, views, answers, GAME.words(), Mode.INTERPRETED
    )


def clauses(turn: Turn) -> dict[str, str]:
    """The clause of each kind of answer that may be given."""
    return {answer.split()[0]: turn.why(answer)[1] for answer in sorted(turn.answers())}


GIVEN: dict[str, Any] = {"chapter": 3, "coins": RICH}
FORT: dict[str, Any] = {"forts": {"fellowship": ["arnor"]}, "owned": {"fellowship": ["bree"]}, "tiles": ()}


@pytest.mark.parametrize(
    ("build", "found"),
    [
        (lambda: position(display=["c3-18"], **GIVEN).play("play 1"), {"remove": "D-96", "decline": "D-96"}),
        (lambda: position(display=["c3-23"], **GIVEN).play("play 1"), {"move": "D-94", "decline": "D-94"}),
        (
            lambda: position(display=["c3-06"], quest={"sauron": 8}, **GIVEN).play("play 1"),
            {"again": "D-102", "decline": "D-102"},
        ),
        (
            lambda: position(display=["c3-06"], quest={"sauron": 11}, **GIVEN, **FORT).play("play 1"),
            {"raze": "D-102", "decline": "D-102"},
        ),
        (
            lambda: (
                position(coins=RICH, tiles=["grey-havens"], tops={"ents": "ents-three"})
                .play("take grey-havens", "court ents")
                .settle()
                .play("keep ents-three")
            ),
            {"move": "D-94", "remove": "D-96", "fine": "D-95", "decline": "D-111"},
        ),
    ],
)
def test_each_answer_names_the_clause_that_allows_it(build, found):
    assert clauses(build()) == found


def test_a_card_of_the_discard_pile_sets_off_no_token_for_chains():
    tokens = {"sauron": ["hobbits-chain-coins", "hobbits-blue-unit"]}
    turn = position(chapter=2, display=["c2-01"], coins=RICH, tiles=["barad-dur"], tokens=tokens)
    said, _ = turn.play("take barad-dur").settle().why("revive c1-13")
    assert said.startswith("It sets off the Hobbits’ “unit for blue”. Sauron plays")


def test_the_first_token_of_all_is_named_when_a_card_sets_it_off():
    turn = position(display=["c1-09"], tokens={"sauron": ["elves-yellow-turn"]})
    assert turn.why("play 1")[0].startswith("It sets off the Elves’ “turn for yellow”. Sauron plays")
