"""Pieces: what is drawn, explained to whoever points at it."""

import pytest

from bagend.games.mountdoom.actions import ANSWERS
from bagend.games.mountdoom.components import HELPERS, STAGES
from games.mountdoom.positions import GAME, Turn, doom, english, position


def told(turn: Turn, key: str) -> tuple[str, ...]:
    """The name of a piece, and what is said of it."""
    piece = GAME.text.piece(turn.view(), key, english())
    assert piece is not None, key
    return piece.name, *piece.lines


def underway(**given) -> Turn:
    """On the way to Gondor: the Ring-bearers at step 3, side 1 filled, side 2 rolled."""
    return (
        position(
            "gondor",
            slots={
                1: "down",
                2: "gondor-uruk-hai",
                3: "gondor-eye-of-sauron",
                4: "gondor-faramir",
                6: "gondor-grond",
            },
            at={"ring-bearers": 27, "merry-pippin": "waiting", "aragorn": "gondor", "legolas": 30, "gimli": 29},
            hand={"arwen": "east", "theoden": "north", "power": "north"},
            fields={"warriors": 2, "nazgul": 3, "courage": 6, "down": 0b100001, **given.pop("fields", {})},
            **given,
        )
        .play("roll orange+red")
        .roll("2534")
        .play("place first red", "add blue")
        .roll("-512")
    )


EXPLAINED = {
    "space-0": ("Rivendell", "The Fellowship set out from here."),
    "space-28": (
        "Step 4 on the way to Gondor",
        "A space without dangers. Any number of figures may share it.",
        "One space ahead of the Ring-bearers.",
    ),
    "space-30": (
        "Step 6 on the way to Gondor",
        "A Nazgûl space: when a figure ends its move here, another Nazgûl comes to Minas Morgul.",
        "Nothing happens if another figure stands here already.",
        "Here now: Legolas.",
        "3 spaces ahead of the Ring-bearers.",
    ),
    "space-32": (
        "Gondor",
        "A destination: when the Ring-bearers come here, the stage ends and new encounter cards are laid out.",
        "If the orange die brings the Ring-bearers exactly to a destination, whoever rolled it draws a Gandalf card.",
        "A companion whose die leads exactly to a destination brings 1 courage.",
        "Here now: Aragorn.",
        "5 spaces ahead of the Ring-bearers.",
    ),
    "space-48": (
        "Mount Doom",
        "When the Ring-bearers reach the crater of Mount Doom, you all win.",
        "21 spaces ahead of the Ring-bearers.",
    ),
    "figure-gimli": (
        "Gimli",
        "The red die moves Gimli as many spaces as it shows.",
        "A companion supports the Ring-bearers in fights from their space up to the destination of the stage.",
        "Gimli supports them now.",
        "Gimli: step 5 on the way to Gondor.",
    ),
    "figure-merry-pippin": (
        "Merry and Pippin",
        "The violet die moves Merry and Pippin as many spaces as it shows.",
        "A companion supports the Ring-bearers in fights from their space up to the destination of the stage.",
        "Merry and Pippin do not support them now.",
        "Merry and Pippin: in the waiting area.",
    ),
    "waiting": (
        "The waiting area",
        "A companion whose move would lead past Minas Morgul comes here. "
        "It takes no further part: no support, and no step for the Ring-bearers.",
    ),
    "courage-5": (
        "Courage 5",
        "The Ring shows how much courage the Ring-bearers have left.",
        "The eye marks the space to which the Eye of Sauron draws the Ring down.",
        "When the Ring reaches the black heart, courage has run out and you all lose.",
        "Courage 6 of 15; the Eye is at 5, Galadriel at 10.",
    ),
    "nazgul-0": (
        "The Witch-king of Angmar",
        "Nazgûl come by their card, by a Nazgûl space on the path, or by an empty slot with their sign, "
        "and never leave.",
        "When the ninth Nazgûl comes, you all lose.",
        "4 of 9 Nazgûl are in Minas Morgul, the Witch-king among them.",
    ),
    "uruk-3": (
        "A free space for an Uruk-hai",
        "Saruman’s card sends Uruk-hai to Isengard. When you meet the Uruk-hai card, you fight each one that is there.",
        "3 Uruk-hai in Isengard.",
    ),
    "slot-1": (
        "Slot 1: a card nobody has seen",
        "You meet it when a black die shows 1.",
        "It is turned up then. It is one of these: the Nazgûl, the Orc Hordes and Treebeard.",
    ),
    "slot-2": (
        "Slot 2: the Uruk-hai",
        "You fight each Uruk-hai in Isengard; each fight lost costs 1 courage. If none is there, you gain 1 courage.",
        "If you win at least one of these fights, a warrior leaves Isengard.",
        "In a fight you roll the combat die. The weapon of a companion who supports the Ring-bearers wins, "
        "and so does Gandalf’s staff if you give up a Gandalf card. Anything else loses.",
        "Supported by Aragorn, Legolas and Gimli.",
        "It stays here, and can be met again.",
        "You meet it when a black die shows 2.",
    ),
    "slot-4": (
        "Slot 4: Faramir",
        "You take this ally. Before your first roll, Faramir moves the Ring-bearers 2, 3 or 4 spaces.",
        "You meet it when a black die shows 4.",
    ),
    "slot-5": ("Slot 5: empty", "When a black die shows 5, you may move Gimli up to 2 spaces."),
    "slot-6": (
        "Slot 6: Grond",
        "You lose 3 courage.",
        "Then it leaves the game.",
        "You meet it when a black die shows 6.",
        "It lies face down, but everyone knows it.",
    ),
    "side-1": (
        "Side 1 of the dice tile",
        "It is resolved first: you meet the card in the slot that the black die shows, "
        "then you move the figure of the coloured die.",
        "Side 1: black 2 and red 4.",
    ),
    "side-2": (
        "Side 2 of the dice tile",
        "It is resolved after side 1: the black die brings a card again, then the coloured die moves another figure.",
        "Nothing lies here now.",
    ),
    "die-red": (
        "The red die",
        "The red die moves Gimli as many spaces as it shows.",
        "It shows 4. Gimli moves onto a black heart.",
    ),
    "die-violet": (
        "The violet die",
        "The violet die moves Merry and Pippin as many spaces as it shows.",
        "You roll two coloured dice, put one of them on side 1, and roll the other again with a third one for side 2.",
    ),
    "black-0": (
        "A black die",
        "A black die brings an encounter: you meet the card in the slot whose number it shows.",
        "It shows 2. Slot 2: the Uruk-hai (a fight for each in Isengard; lost: −1).",
    ),
    "black-1": (
        "A black die",
        "A black die brings an encounter: you meet the card in the slot whose number it shows.",
        "It shows 5. Slot 5: an empty slot, so Gimli may move up to 2 spaces.",
    ),
    "helper-arwen": (
        "Arwen",
        "When a figure ends its move on a black heart or a Nazgûl space, Arwen lets nothing happen there.",
        "It lies in front of East.",
    ),
    "helper-power": (
        "Gandalf’s Power",
        "After a roll, you turn a black die to any number.",
        "Or give it up when the combat die shows Gandalf’s staff: that wins the fight.",
        "It lies in front of North.",
        "May be used now.",
    ),
    "stack": (
        "The Gandalf stack",
        "If the orange die brings the Ring-bearers exactly to a destination, whoever rolled it draws a Gandalf card.",
        "One Gandalf card in the stack.",
    ),
}


@pytest.mark.parametrize("key", EXPLAINED)
def test_a_piece_says_what_it_is_and_does_and_how_it_stands(key):
    assert told(underway(), key) == EXPLAINED[key]


@pytest.mark.parametrize("key", ["helper-elrond", "treebeard", "gandalf", "army"])
def test_what_is_not_on_the_table_is_not_explained(key):
    assert GAME.text.piece(underway().view(), key, english()) is None


@pytest.mark.parametrize(
    "key",
    [
        "space-49",
        "space-03",
        "space-x",
        "space-²",
        "courage-16",
        "courage-",
        "nazgul-9",
        "uruk-6",
        "slot-0",
        "slot-7",
        "side-3",
        "side-1-black",
        "black-2",
        "die-black",
        "figure-nazgul",
        "helper-",
        "ring-1",
    ],
)
def test_a_key_that_is_none_has_no_explanation(key):
    assert GAME.text.piece(underway().view(), key, english()) is None


def test_m158_in_the_harder_mode_nobody_is_safe_on_an_event_space():
    harder = underway(no_protection=True)
    assert "That happens even if another figure stands here already." in told(harder, "space-30")


def test_m178_m195_with_treebeards_token_every_fight_won_drives_one_away():
    guarded = underway(fields={"treebeard": 1})
    drives = "With his token in Isengard, every fight won against Uruk-hai drives one away, the chief last."
    assert told(guarded, "treebeard") == ("Treebeard’s token", drives, "Treebeard guards Isengard.")
    assert drives in told(guarded, "isengard")
    assert drives in told(guarded, "slot-2")
    assert "If you win at least one of these fights, a warrior leaves Isengard." not in told(guarded, "slot-2")


def test_m167_gandalfs_token_says_that_he_is_away():
    assert told(underway(fields={"shadow": 1}), "gandalf") == (
        "Gandalf’s token",
        "Gandalf is away until the Ring-bearers reach Helm’s Deep: his cards cannot be used, "
        "and his staff wins no fight.",
        "Gandalf is away until Helm’s Deep.",
    )


def test_m161_the_army_of_the_dead_and_the_card_below_it():
    turn = position("minas-morgul", slots={3: "minas-morgul-haradrim"}, fields={"army": 2})
    assert told(turn, "army") == (
        "Slot 3: the Army of the Dead",
        "It moves onto the next card to its left or right. A card that it covers cannot be met.",
        "When a black die shows its number, it marches on.",
        "Slot 3: the Army of the Dead, covering the Haradrim.",
    )
    assert told(turn, "slot-3")[-1] == "The Army of the Dead covers it: it cannot be met now."


def test_m144_in_the_last_stage_no_coloured_die_moves_anybody():
    turn = doom(2, hand=["power"])
    last = (
        "In the last stage you roll one black die a turn, meet its card, and move the Ring-bearers one space. "
        "Nobody else goes on."
    )
    assert told(turn, "die-red") == ("The red die", last)
    assert told(turn, "figure-gimli")[1:] == (last, "Gimli: at Minas Morgul.")
    assert told(turn, "black-0")[-1] == "It shows 2. Slot 2: the Eagles (courage +1)."


def test_m185_without_the_witch_king_the_spaces_of_the_nazgul_are_free():
    turn = position("gondor", fields={"witch_king": 0})
    gone = "The Witch-king is dead, and the Nazgûl are no longer a threat."
    assert told(turn, "nazgul-0") == ("A free space for a Nazgûl", gone)


@pytest.mark.parametrize("helper", HELPERS)
def test_a_card_says_why_it_cannot_be_used_now(helper):
    """In the question which die joins the second roll, only Théoden and Treebeard are of use."""
    turn = position("gondor", hand=[helper], at={"gimli": 29}).play("roll orange+red").roll("1234")
    turn.play("place first red")
    piece = GAME.text.piece(turn.view(), f"helper-{helper}", english())
    assert piece is not None
    may = {turn.may(ANSWERS.notation(action)) for action in piece.actions}
    assert may == ({True, False} if helper in ("theoden", "treebeard") else {False})
    assert ("May be used now." in piece.lines) == (True in may)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("use arwen", "Arwen cannot be used at this moment."),
        ("trick red 3", "Gandalf’s Trick cannot be used at this moment."),
        ("use eomer", ""),
        ("theoden gimli", ""),
        ("add blue", ""),
    ],
)
def test_m71_a_card_that_has_another_moment_says_so(notation, said):
    turn = position("gondor", hand=["arwen", "trick", "theoden"], at={"gimli": 32})
    assert turn.refusal(notation)
    assert GAME.text.lack(turn.view(), ANSWERS.parse(notation), english()) == said


def test_a_die_knows_what_may_be_done_with_it():
    turn = position().play("roll orange+red").roll("1234")
    pieces = {die: GAME.text.piece(turn.view(), f"die-{die}", english()) for die in ("red", "blue")}
    named = {die: [ANSWERS.notation(action) for action in piece.actions] for die, piece in pieces.items() if piece}
    assert named == {
        "red": ["place first red", "place second red"],
        "blue": ["place first blue", "place second blue"],
    }
    assert turn.may("place first red")
    assert turn.refusal("place first blue") == "M-52"


def test_m9_the_reference_cards_say_what_the_board_says():
    aid = {section.heading: section.lines for section in GAME.text.aid(position().view(), english())}
    assert list(aid)[:6] == [
        "A turn",
        "Spaces",
        "Fights",
        "Courage and dangers",
        "Allies and Gandalf cards",
        "Minas Morgul and beyond",
    ]
    assert aid["A turn"][1] == EXPLAINED["black-0"][1]
    assert aid["Fights"][0] == EXPLAINED["slot-2"][3]
    assert aid["Spaces"][1:3] == EXPLAINED["space-30"][1:3]


def test_m9_everything_there_is_to_look_up_is_in_the_aid():
    sections = {section.key: section.lines for section in GAME.text.aid(position().view(), english())}
    assert "The orange die moves the Ring-bearers as many spaces as it shows." in sections["dice"]
    assert len(sections["allies"]) + len(sections["gandalf"]) == len(HELPERS)
    assert "Cave Troll: one fight; lost: −2." in sections["encounters-lothlorien"]
    assert all(1 < len(sections[f"encounters-{stage}"]) <= 7 for stage in STAGES)
