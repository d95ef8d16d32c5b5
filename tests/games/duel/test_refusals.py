"""Refusals: at the door of a match, every illegal answer is refused with the clause that forbids it."""

from typing import Any

import numpy as np
import pytest

from bagend import Match
from bagend.engine.errors import IllegalAction, NotYourTurn, UnknownNotation
from bagend.engine.loops import MOST_LEGAL
from bagend.engine.records import plain
from bagend.games.duel.actions import ANSWERS, Phase
from games.duel.positions import DOWN, GAME, Turn, position
from laws.walks import variants, walk

RICH = {"sauron": 20, "fellowship": 20}


@pytest.fixture
def match(mode):
    """Sauron to move: slot 1 lies under a card that lies face down."""
    match = Match("duel", seed=1, mode=mode)
    match.state = position(
        display={1: "c1-01", 3: DOWN, 6: "c1-17", 7: "c1-02"}, coins={"sauron": 0, "fellowship": 3}, tiles=["bree"]
    ).states
    return match


@pytest.mark.parametrize(
    ("answer", "clause"),
    [("play 1", "D-32"), ("discard 3", "D-32"), ("take bree", "D-67"), ("take erebor", "D-44"), ("play 6", "D-67")],
)
def test_the_door_names_the_clause(match, answer, clause):
    with pytest.raises(IllegalAction, match=rf"“{answer}” is not allowed here\. {clause}: ") as refused:
        match.play(answer)
    assert (refused.value.facts["clause"], refused.value.facts["answer"]) == (clause, answer)


def test_d90_a_region_that_is_not_offered_is_refused(mode):
    match = Match("duel", seed=1, mode=mode)
    match.state = position(display=["c1-22"]).play("play 1").states
    with pytest.raises(IllegalAction, match=r"“place mordor” is not allowed here\. D-90: "):
        match.play("place mordor")


@pytest.mark.parametrize(
    ("answer", "lack"),
    [
        ("play 6", "You lack 1 Leadership: the price is 1 coin, and you have 0."),
        ("take bree", "You lack 3 Strength, 2 Courage and 1 Leadership: the price is 6 coins, and you have 0."),
        ("play 1", "It lies under a face-down card."),
        ("discard 3", "It lies under the green card “Dwarves” and the grey card “Ruse”."),
        ("discard 9", "Slot 9 is empty."),
        ("chain 6", "The card has no chain symbol."),
    ],
)
def test_the_door_says_what_is_missing(match, answer, lack):
    with pytest.raises(IllegalAction) as refused:
        match.play(answer)
    assert str(refused.value).endswith(f". {lack}")


LACKS = [
    (
        lambda: position(chapter=3, display=["c3-07"], coins={"sauron": 2}),
        "play 1",
        "The price is 3 coins, and you have 2.",
    ),
    (lambda: position(chapter=2, display=["c2-10"], coins=RICH), "chain 1", "You do not have the horse."),
    (lambda: position(chapter=3, display=["c3-03"], coins=RICH), "chain 1", "You do not have the fish."),
    (lambda: position(chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]}), "play 1", ""),
    (lambda: position(display=["c1-01"]), "take bree", "You lack 3 Strength, 2 Courage and 1 Leadership: "),
    (lambda: position(display=["c1-01"], tiles=()), "take bree", ""),
    (lambda: position(display=["c1-01"]), "decline", ""),
    (lambda: position(display=["c1-22"]).play("play 1"), "play 2", ""),
]


def lack(turn: Turn, answer: str) -> str:
    return GAME.text.lack(turn.view(turn.asked), ANSWERS.parse(answer), GAME.words())


@pytest.mark.parametrize(("build", "answer", "missing"), LACKS)
def test_what_is_missing_is_said_where_the_clause_does_not_say_it_all(build, answer, missing):
    turn: Turn = build()
    said = lack(turn, answer)
    assert not turn.may(answer)
    assert said.startswith(missing) if missing else said == ""


def test_what_no_clause_forbids_is_legal_and_nothing_else(rules):
    """In random matches, of all answers there are, seen from the seat that is asked."""
    out, asked = np.zeros(MOST_LEGAL, np.int64), set()
    for number, variant in enumerate(variants(GAME)):
        for states, _ in walk(GAME, rules, variant, number):
            turn = states[0]
            if turn.seat >= 0 and (turn.phase != Phase.TURN or turn.turns % 5 == 0):
                views = GAME.View.blank()
                rules.view(states, int(turn.seat), views)
                allowed = [action for action in range(len(ANSWERS)) if GAME.refuse(plain(views), action) == ""]
                assert sorted(out[: rules.legal(states, out)].tolist()) == allowed
                asked.add(Phase(turn.phase))
    assert asked >= {Phase.TURN, Phase.PLACE, Phase.MOVE, Phase.REMOVE, Phase.KEEP, Phase.ORDER}


def test_a_refused_answer_changes_nothing(match):
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        match.play("play 1")
    assert match.state.tobytes() == before


def test_who_is_not_asked_may_not_answer(match):
    with pytest.raises(NotYourTurn, match="It is not the turn of fellowship, but of sauron"):
        match.play("discard 6", seat="fellowship")


@pytest.mark.parametrize("answer", ["play 21", "play 0", "take moria", "move rohan", "keep one-ring", "pass"])
def test_what_does_not_exist_cannot_be_read(match, answer):
    with pytest.raises(UnknownNotation, match="Cannot read"):
        match.play(answer)


BONUS: dict[str, Any] = {"chapter": 3, "display": ["c3-06"], "coins": RICH}

REFUSED = [
    (lambda: position(display={1: "c1-01", 3: "c1-02", 4: "c1-03"}), "play 1", "D-32"),
    (lambda: position(display=["c1-01"]), "discard 9", "D-32"),
    (lambda: position(display=["c1-14"], coins={"sauron": 0}), "play 1", "D-67"),
    (lambda: position(display=["c1-14"]), "chain 1", "D-74"),
    (lambda: position(chapter=2, display=["c2-10"], area={"sauron": ["c1-15"]}), "play 1", "D-74"),
    (lambda: position(display=["c1-01"]), "decline", "D-29"),
    (lambda: position(display=["c1-01"]), "again", "D-28"),
    (lambda: position(display=["c1-22"]).play("play 1"), "decline", "D-89"),
    (lambda: position(display=["c1-22"]).play("play 1"), "play 2", "D-90"),
    (lambda: position(chapter=3, display=["c3-23"], coins=RICH).play("play 1"), "move mordor arnor", "D-133"),
    (lambda: position(chapter=3, display=["c3-23"], coins=RICH).play("play 1"), "move arnor lindon", "D-94"),
    (lambda: position(chapter=3, display=["c3-20"], coins=RICH).play("play 1"), "remove rohan", "D-96"),
    (lambda: position(chapter=3, display=["c3-20"], coins=RICH).play("play 1"), "fine", "D-96"),
    (
        lambda: (
            position(coins={"sauron": 20, "fellowship": 0}, tiles=["grey-havens"], tops={"ents": "ents-three"})
            .play("take grey-havens", "court ents")
            .settle()
            .play("keep ents-three")
        ),
        "fine",
        "D-95",
    ),
    (lambda: position(**BONUS, quest={"sauron": 8}).play("play 1"), "raze arnor", "D-102"),
    (
        lambda: position(
            **BONUS, quest={"sauron": 11}, forts={"fellowship": ["arnor"]}, owned={"fellowship": ["bree"]}, tiles=()
        ).play("play 1"),
        "raze rohan",
        "D-102",
    ),
    (lambda: position(coins=RICH, tiles=["grey-havens"]).play("take grey-havens"), "decline", "D-147"),
    (
        lambda: position(coins=RICH, tiles=["isengard"], area={"fellowship": ["c1-01"]}).play("take isengard"),
        "strip c1-02",
        "D-145",
    ),
    (lambda: position(coins=RICH, tiles=["barad-dur"]).play("take barad-dur").settle(), "revive c3-01", "D-146"),
    (
        lambda: position(coins=RICH, tiles=["grey-havens"]).play("take grey-havens", "court ents").settle(),
        "keep hobbits-eagle",
        "D-111",
    ),
    (lambda: position(chapter=3, display=["c3-18"], coins=RICH, free_order="yes").play("play 1"), "decline", "D-93"),
]


def test_d145_only_a_grey_card_that_the_opponent_played_is_discarded():
    turn = position(coins=RICH, tiles=["isengard"], area={"fellowship": ["c1-01", "c1-09"], "sauron": ["c1-03"]})
    turn.play("take isengard")
    assert turn.answers() == {"strip c1-01"}
    for card, name in {"c1-09": "the yellow card “2 coins”", "c1-03": "the grey card “Strength”"}.items():
        assert turn.refusal(f"strip {card}") == "D-145"
        assert lack(turn, f"strip {card}") == (
            f"Only grey cards that the Fellowship has played can be discarded, and {name} is not among them."
        )


def test_d146_only_a_card_of_the_discard_pile_is_played_again():
    turn = position(coins=RICH, tiles=["barad-dur"], area={"sauron": ["c1-01"]}, discarded=["c1-10"])
    turn.play("take barad-dur").settle()
    assert turn.may("revive c1-10")
    assert turn.refusal("revive c1-01") == "D-146"
    assert lack(turn, "revive c1-01") == "The discard pile does not hold the grey card “Ruse”."


def test_d147_only_a_race_with_tokens_is_chosen():
    gone = {"fellowship": ["ents-turn", "ents-raze", "ents-three"]}
    turn = position(coins=RICH, tiles=["grey-havens"], tokens=gone).play("take grey-havens")
    assert turn.may("court elves")
    assert turn.refusal("court ents") == "D-147"
    assert lack(turn, "court ents") == "The Ents have no token left."


@pytest.mark.parametrize(
    ("build", "answer", "said"),
    [
        (lambda: position(display=["c1-22"]).play("play 1"), "place rohan", "The unit goes to Rhovanion or Enedwaith."),
        (
            lambda: position(chapter=3, display=["c3-23"], coins=RICH).play("play 1"),
            "move mordor arnor",
            "Mordor does not border on Arnor.",
        ),
        (
            lambda: position(chapter=3, display=["c3-23"], coins=RICH).play("play 1"),
            "move arnor lindon",
            "You have no unit in Arnor.",
        ),
        (
            lambda: position(
                **BONUS, quest={"sauron": 11}, forts={"fellowship": ["arnor"]}, owned={"fellowship": ["bree"]}, tiles=()
            ).play("play 1"),
            "raze rohan",
            "The Fellowship has no fortress in Rohan.",
        ),
        (
            lambda: (
                position(coins={"sauron": 20, "fellowship": 0}, tiles=["grey-havens"], tops={"ents": "ents-three"})
                .play("take grey-havens", "court ents")
                .settle()
                .play("keep ents-three")
            ),
            "fine",
            "The Fellowship has no coin to lose.",
        ),
    ],
)
def test_what_is_missing_on_the_map_is_said(build, answer, said):
    turn: Turn = build()
    assert not turn.may(answer)
    assert lack(turn, answer) == said


@pytest.mark.parametrize(
    ("build", "answer", "clause"), REFUSED, ids=[f"{clause} {answer}" for _, answer, clause in REFUSED]
)
def test_each_refusal_names_its_clause(build, answer, clause):
    turn: Turn = build()
    assert turn.refusal(answer) == clause
