"""Pieces: whatever lies on the board says what it is, how it stands, and why nothing can be done with it."""

from collections.abc import Iterable

import pytest

from bagend.engine.seats import SPECTATOR
from bagend.games.duel.actions import ANSWERS
from bagend.games.duel.facts.keys import THINGS, Thing, key_of
from games.boards import SHAPES, whole
from games.duel.positions import DOWN, GAME, Turn, position
from games.duel.test_board import special
from proof import some

RICH = {"sauron": 20, "fellowship": 20}


def middle() -> Turn:
    """Sauron to move in chapter 2."""
    return position(
        chapter=2,
        display={1: "c2-10", 2: "c2-06", 3: DOWN, 7: "c2-21", 8: "c2-19", 13: "c2-08", 14: DOWN, 18: "c2-17"},
        coins={"sauron": 2, "fellowship": 5},
        area={"sauron": ["c1-01", "c1-15", "c1-18", "c1-19", "c2-07"], "fellowship": ["c1-09", "c1-21"]},
        tiles=["bree", "isengard"],
        owned={"sauron": ["erebor"], "fellowship": ["grey-havens"]},
        forts={"sauron": ["rhovanion"], "fellowship": ["lindon"]},
        tokens={"sauron": ["hobbits-eagle"], "fellowship": ["humans-red-unit"]},
        tops={"ents": "ents-three"},
        quest={"sauron": 5, "fellowship": 11},
        units={"sauron": {"mordor": 2, "rohan": 1}, "fellowship": {"arnor": 2}},
    )


def explained(turn: Turn, key: str, seat: int | str = "sauron") -> tuple[str, ...]:
    """The name and the lines of a piece."""
    piece = GAME.text.piece(turn.view(seat), key, GAME.words())
    assert piece is not None, key
    return piece.name, *piece.lines


SAID = {
    "slot-7": (
        "Red card “two units in Mordor or Rohan”",
        "It lets you place 2 units in Rohan or Mordor.",
        "It costs 2 Ruse and 1 Knowledge, or the sword.",
        "You would pay 1 coin, because you lack 1 Knowledge.",
        "The Fellowship would pay 3 coins.",
        "Its axe plays the red card “three units in Gondor or Arnor” free, later on.",
        "It uncovers the blue card “one step”.",
    ),
    "slot-13": (
        "Yellow card “3 coins”",
        "It lets you take 3 coins.",
        "It costs nothing.",
        "Its chest plays the yellow card “5 coins” free, later on.",
        "It uncovers the red card “two units in Gondor or Mordor”.",
    ),
    "slot-18": (
        "Green card “Humans”",
        "It lets you win over the Humans.",
        "It costs 2 Courage and 1 Knowledge, or the horseshoe.",
        "You play it free: you have the horseshoe.",
        "The Fellowship would pay 3 coins.",
        "Its scroll plays the green card “Wizards” free, later on.",
        "It uncovers a face-down card.",
    ),
    "slot-14": (
        "Face-down card",
        "It is one of 5 cards of this chapter that are still unseen.",
        "It is turned up at the end of the turn that uncovers it.",
    ),
    "card-c1-01": ("Grey card “Ruse”", "Sauron played it to use 1 Ruse every turn."),
    "card-c2-07": (
        "Grey card “Ruse, Strength or Courage”",
        "Sauron played it to use Ruse, Strength or Courage, one of them each turn.",
    ),
    "card-c1-21": (
        "Red card “one unit in Gondor or Rohan”",
        "The Fellowship played it to place 1 unit in Rohan or Gondor.",
        "Its bow plays the red card “two units in Gondor or Mordor” free, later on.",
    ),
    "tile-bree": (
        "Bree",
        "It lets you build a fortress in Arnor, place 2 units in Arnor and make 2 moves.",
        "It costs 3 Strength, 2 Courage and 1 Leadership.",
        "Your fortress makes it 1 coin dearer.",
        "The Fellowship would pay 7 coins.",
    ),
    "tile-grey-havens": (
        "The Grey Havens",
        "The Fellowship took it to build a fortress in Lindon and keep one of the top two tokens of any race.",
    ),
    "region-arnor": (
        "Arnor",
        "The Fellowship has 2 units here.",
        "Bree builds a fortress here.",
        "From here units move to Lindon, Rhovanion and Enedwaith.",
    ),
    "region-gondor": ("Gondor", "Nobody is here.", "From here units move to Enedwaith, Rohan and Mordor."),
    "units-sauron-rohan": (
        "Sauron’s units in Rohan",
        "1 unit holds Rohan for Sauron.",
        "When opposing units meet, both sides take back one each until at most one side is left.",
    ),
    "fortress-fellowship-lindon": (
        "The Fellowship’s fortress in Lindon",
        "It keeps the Fellowship present in Lindon even without units, and no conflict touches it.",
        "It makes every further landmark 1 coin dearer for the Fellowship.",
    ),
    "fortress-sauron-rhovanion": (
        "Sauron’s fortress in Rhovanion",
        "It keeps Sauron present in Rhovanion even without units, and no conflict touches it.",
        "It makes every further landmark 1 coin dearer for Sauron.",
    ),
    "space-fellowship-12": (
        "Step 12 of Frodo and Sam",
        "Reached or passed, it lets the Fellowship remove an opposing fortress.",
        "Frodo and Sam are 1 step away.",
    ),
    "space-sauron-14": (
        "Step 14 of the Nazgûl",
        "Here the Nazgûl catch Frodo and Sam, and Sauron wins.",
        "The Nazgûl are 9 steps away.",
    ),
    "space-sauron-0": ("Step 0 of the Nazgûl", "From here the Nazgûl set out.", "The Nazgûl have passed it."),
    "space-sauron-5": ("Step 5 of the Nazgûl", "Nothing happens here.", "The Nazgûl are here."),
    "character-fellowship": (
        "Frodo and Sam",
        "Frodo and Sam are 3 steps from the volcano: 11 of 14 are done.",
        "The next bonus is 1 step ahead: remove an opposing fortress.",
    ),
    "stack-ents": (
        "Ents",
        "Green cards of the Ents: the Fellowship has 0, Sauron 0.",
        "Two of them let you keep one of the top two tokens.",
        "3 tokens are left.",
        "On top lies “three actions”: Once, three actions: each a move, an opposing unit removed or a coin lost by "
        "the opponent.",
        "“another turn”: Once, another turn.",
        "“fortress removed”: Once, removes an opposing fortress.",
    ),
    "stack-humans": (
        "Humans",
        "Green cards of the Humans: the Fellowship has 0, Sauron 1.",
        "Two of them let you keep one of the top two tokens.",
        "2 tokens are left.",
        "“step for yellow”: A step on the quest whenever you play a yellow card.",
        "“double discard”: Twice the coins whenever you discard a card.",
    ),
    "token-hobbits-eagle": ("Hobbits: “eagle feather”", "Counts as one of the six races.", "Sauron has it."),
    "coins-sauron": ("Coins", "Sauron has 2 coins.", "Discarding a card brings 2 coins in this chapter."),
    "supply-fellowship": (
        "Units in supply",
        "The Fellowship has 13 units left to place.",
        "Units taken back or removed return here.",
    ),
    "skill-sauron-ruse": (
        "Ruse",
        "Sauron has 1 Ruse.",
        "Skills pay for cards and landmarks and are not used up. A missing one costs 1 coin.",
    ),
    "choice-sauron-2": (
        "Ruse, Strength or Courage",
        "Sauron may use one of these skills each turn.",
        "Skills pay for cards and landmarks and are not used up. A missing one costs 1 coin.",
    ),
    "cards-sauron-blue": ("Blue cards", "They advance the quest of the Ring.", "Sauron has 1."),
    "chain-sauron-horse": (
        "Chain symbol: horse",
        "It plays the blue card “one step” free for Sauron.",
        "It is not used up.",
    ),
    "side-sauron": (
        "Sauron",
        "The Nazgûl are 9 steps behind Frodo and Sam: 5 of 14 are done.",
        "3 of 6 races stand with Sauron.",
        "Sauron is present in 3 of 7 regions.",
    ),
    "chapter": ("Chapter 2", "8 cards are left.", "After the last one chapter 3 is laid out."),
}


@pytest.mark.parametrize("key", SAID)
def test_what_lies_on_the_board_is_explained(key):
    assert explained(middle(), key) == SAID[key]


def why_not(turn: Turn, key: str) -> str:
    """What the table says to whoever is asked: nothing if something can be done, or else what is missing."""
    view = turn.view(turn.asked)
    piece = GAME.text.piece(view, key, GAME.words())
    assert piece is not None, key
    refused = [action for action in piece.actions if GAME.refuse(view, action)]
    return GAME.text.lack(view, refused[0], GAME.words()) if refused and len(refused) == len(piece.actions) else ""


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("slot-7", ""),
        ("slot-18", ""),
        ("slot-3", "It lies under the red card “two units in Gondor or Mordor”."),
        (
            "slot-2",
            "It lies under the red card “two units in Mordor or Rohan” and "
            "the red card “two units in Gondor or Mordor”.",
        ),
        ("slot-14", "It lies under the green card “Humans”."),
        ("tile-isengard", "You lack 3 Courage and 1 Knowledge: the price is 5 coins, and you have 2."),
        ("tile-erebor", ""),
        ("region-rohan", ""),
    ],
)
def test_what_cannot_be_taken_says_why(key, said):
    assert why_not(middle(), key) == said


def test_who_is_not_asked_sees_what_lies_on_a_card_and_what_it_would_cost():
    turn = middle()
    assert explained(turn, "slot-8", "fellowship")[1:] == (
        "It lets you place 2 units in Gondor or Mordor.",
        "It costs 3 Ruse, or the bow.",
        "You play it free: you have the bow.",
        "Sauron would pay 1 coin.",
        "With your tokens it places 3 units in Gondor or Mordor.",
        "It lies under the yellow card “3 coins”.",
    )
    assert explained(turn, "tile-bree", SPECTATOR)[3:] == ("The Fellowship would pay 7 coins, Sauron 6 coins.",)


def test_a_card_that_is_too_dear_says_what_is_missing_and_not_twice():
    turn = position(chapter=3, display=["c3-07"], coins={"sauron": 2})
    assert explained(turn, "slot-1") == (
        "Blue card “three steps”",
        "It lets you advance 3 steps on the quest.",
        "It costs 3 coins.",
        "The Fellowship would pay 3 coins.",
    )
    assert why_not(turn, "slot-1") == "The price is 3 coins, and you have 2."
    assert "You would pay 3 coins." in explained(turn, "slot-1", "fellowship")


def test_the_map_says_where_units_may_not_go():
    turn = position(chapter=2, display=["c2-23"], coins=RICH).play("play 1")
    assert why_not(turn, "region-rohan") == ""
    assert why_not(turn, "region-gondor") == "The units go to Lindon or Rohan."
    piece = GAME.text.piece(turn.view("sauron"), "slot-2", GAME.words())
    assert piece is not None
    assert piece.actions == ()


def test_the_map_says_which_units_may_not_be_moved_or_removed():
    units = {"sauron": {"mordor": 1}, "fellowship": {"lindon": 1}}
    moves = position(chapter=3, display=["c3-23"], coins=RICH, units=units).play("play 1")
    assert why_not(moves, "region-mordor") == why_not(moves, "units-sauron-mordor") == ""
    assert why_not(moves, "region-arnor") == "You have no unit in Arnor."
    removes = position(chapter=3, display=["c3-20"], coins=RICH, units=units).play("play 1")
    assert why_not(removes, "units-fellowship-lindon") == why_not(removes, "region-lindon") == ""
    assert why_not(removes, "region-mordor") == "The Fellowship has no unit in Mordor."


def test_stacks_and_tokens_say_why_they_cannot_be_chosen():
    gone = {"fellowship": ["ents-turn", "ents-raze", "ents-three"]}
    turn = position(coins=RICH, tiles=["grey-havens"], tokens=gone).play("take grey-havens")
    assert why_not(turn, "stack-ents") == "The Ents have no token left."
    assert why_not(turn, "stack-elves") == ""
    turn.play("court elves").settle()
    shown = [
        key for key in THINGS if key.startswith("token-elves") and GAME.text.piece(turn.view(0), key, GAME.words())
    ]
    assert [why_not(turn, key) for key in shown] == ["", ""]
    assert explained(turn, shown[0])[-1] == "It is shown now: one of the tokens shown is kept."
    assert why_not(turn, "token-ents-turn") == "Only a token that is shown now can be kept."


def test_an_opposing_fortress_may_be_removed_and_a_token_is_no_question_then():
    turn = position(
        chapter=3,
        display=["c3-06"],
        coins=RICH,
        quest={"sauron": 11},
        forts={"fellowship": ["arnor"], "sauron": ["rohan"]},
        owned={"fellowship": ["bree"], "sauron": ["helms-deep"]},
        tokens={"sauron": ["hobbits-eagle"]},
        tiles=(),
    ).play("play 1")
    wanted = {}
    for key in ("fortress-fellowship-arnor", "fortress-sauron-rohan", "token-hobbits-eagle"):
        piece = GAME.text.piece(turn.view("sauron"), key, GAME.words())
        assert piece is not None
        wanted[key] = [ANSWERS.notation(action) for action in piece.actions]
    assert wanted == {
        "fortress-fellowship-arnor": ["raze arnor"],
        "fortress-sauron-rohan": [],
        "token-hobbits-eagle": [],
    }


def test_the_next_bonus_is_not_the_one_they_stand_on():
    assert explained(position(quest={"sauron": 3}), "character-sauron")[-1] == (
        "The next bonus is 3 steps ahead: place 1 unit in any region."
    )


def test_dwarves_waive_what_a_fortress_adds():
    turn = position(
        tiles=["bree"],
        owned={"sauron": ["erebor"]},
        forts={"sauron": ["rhovanion"]},
        tokens={"sauron": ["dwarves-no-surcharge"]},
    )
    assert len(explained(turn, "fortress-sauron-rhovanion")) == 2
    assert "dearer" not in " ".join(explained(turn, "tile-bree"))


def test_a_known_top_token_says_where_it_lies():
    assert explained(middle(), "token-ents-three")[-1] == "It lies on top of its stack."


def test_what_is_put_in_order_is_explained():
    turn = position(chapter=3, display=["c3-18"], coins=RICH, free_order="yes").play("play 1")
    assert explained(turn, "matter-fine") == ("First the coin lost", "The rest follows afterwards.")
    assert GAME.text.piece(turn.view(1), "matter-quest", GAME.words()) is None
    turn = position(
        display=["c1-17"], coins=RICH, area={"sauron": ["c1-18", "c1-19"]}, tokens={"sauron": ["dwarves-green-moves"]}
    ).play("play 1")
    assert explained(turn, "matter-different")[1] == (
        "Green cards of three different races let you keep the top token of one of them."
    )
    assert explained(turn, "matter-dwarves-green-moves")[1] == "Two moves whenever you play a green card."


ABSENT = {
    "slot": "0 21 07 9",
    "card": "c9-01 c3-01",
    "tile": "moria erebo barad-dur",
    "region": "rohan-2 sauron",
    "units": "sauron-arnor rohan",
    "fortress": "sauron-mordor",
    "chain": "sauron-fish",
    "choice": "sauron-1",
    "space": "sauron-15 sauron--1",
    "token": "elves-any-skill",
    "matter": "fine",
    "side": "nobody",
}


@pytest.mark.parametrize(
    "key",
    ["", "slot", "slot-", "Slot-7", *(f"{kind}-{name}" for kind, names in ABSENT.items() for name in names.split())],
)
def test_nothing_is_said_of_what_is_not_there(key):
    assert GAME.text.piece(middle().view("sauron"), key, GAME.words()) is None


def test_d25_a_card_set_aside_is_explained_only_to_who_has_seen_it():
    turn = position(chapter=2, display=["c2-01"], hidden=["c2-18"], coins=RICH, tiles=["barad-dur"])
    turn.play("take barad-dur").draw("aside c2-18").settle()
    assert explained(turn, "card-c2-18")[2] == "It lies in the discard pile."
    for other in ("fellowship", SPECTATOR):
        assert GAME.text.piece(turn.view(other), "card-c2-18", GAME.words()) is None


def keys_in(turn: Turn, seat: int | str, answers: Iterable[str] = ()) -> set[str]:
    """What can be pointed at, in both shapes."""
    actions = [ANSWERS.parse(answer) for answer in answers]
    drawn = [GAME.board(turn.view(seat), GAME.words(), shape, actions) for shape in SHAPES]
    found = [{element.get("data-about", "") for element in whole(each).iter()} - {""} for each in drawn]
    assert found[0] == found[1]
    return found[0]


def test_every_kind_of_thing_can_be_pointed_at():
    turn = middle()
    order = position(chapter=3, display=["c3-18"], coins=RICH, free_order="yes").play("play 1")
    keys = keys_in(turn, "sauron") | keys_in(order, "sauron", order.answers())
    assert {THINGS[key].kind for key in keys} == {thing.kind for thing in THINGS.values()}


def test_whatever_can_be_pointed_at_is_explained():
    for turn in some([middle(), *(Turn(states) for states in special())]):
        for seat in ("sauron", "fellowship", SPECTATOR):
            for key in some(keys_in(turn, seat, turn.answers() if seat == turn.asked else ())):
                assert explained(turn, key, seat)


def test_a_key_says_what_it_is_the_key_of():
    assert len(THINGS) == len({*THINGS.values()})
    assert key_of("units", 4, 1) == "units-sauron-rohan"
    assert THINGS["units-sauron-rohan"] == Thing("units", 4, 1)
    assert key_of("slot", 6) == "slot-7"
