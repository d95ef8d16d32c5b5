"""Words: every question, answer and event is said with all that it is about."""

import pytest

from bagend.games.mountdoom.actions import ANSWERS, EVENTS, Event, Phase
from bagend.games.mountdoom.components import CARDS, FACES, FIGURES, HELPERS, SEATS, SLOT_SYMBOLS, STAGES, Space
from bagend.games.mountdoom.positions import card
from games.mountdoom.positions import GAME, Turn, english, position

NORTH, EAST = SEATS.index("north"), SEATS.index("east")
BEARERS, GIMLI = FIGURES.index("ring-bearers"), FIGURES.index("gimli")
ARWEN, POWER = HELPERS.index("arwen"), HELPERS.index("power")
WARGS = CARDS.index("rohan-wargs")
ROHAN = STAGES.index("rohan")

CAPTIONS = [
    (Event.BEGAN, (EAST, NORTH), "East goes first; Boromir stands by North."),
    (Event.DREW, (EAST, POWER), "East draws Gandalf’s Power."),
    (Event.MISSED, (2,), "No Gandalf card: the top one goes to the box unseen."),
    (Event.STAGE, (ROHAN,), "The way to Rohan begins."),
    (Event.DEALT, (WARGS, 2), "Slot 3: the Wargs."),
    (Event.TURN, (EAST,), "East’s turn."),
    (Event.ROLLED, (EAST, 2 + 7 * 5 + 49 * 3), "East rolls black 2, black 5 and orange 3."),
    (Event.PLACED, (EAST, 2 + 49 * 3, 1), "East places black 2 and orange 3 on side 2."),
    (Event.TURNED_UP, (WARGS, 2), "The card in slot 3 is the Wargs."),
    (Event.MET, (WARGS, 2), "Slot 3: the Fellowship meets the Wargs."),
    (Event.JOINED, (ARWEN, EAST), "Arwen joins East."),
    (Event.LOST, (2, 9), "2 courage lost: 9 left."),
    (Event.GAINED, (0, 15), "No courage to gain: 15 is all the track holds."),
    (Event.GAINED, (2, 9), "2 courage gained: 9 now."),
    (Event.NAZGUL, (4,), "A Nazgûl comes to Minas Morgul: 4 of 9 are there."),
    (Event.MUSTERED, (0, 9), "Saruman has no more Uruk-hai to send."),
    (Event.MUSTERED, (1, 9), "One Uruk-hai comes to Isengard: 9 there."),
    (Event.MUSTERED, (2, 5), "2 Uruk-hai come to Isengard: 5 there."),
    (Event.REPELLED, (1,), "An Uruk-hai leaves Isengard: only one is left."),
    (Event.REPELLED, (3,), "An Uruk-hai leaves Isengard: 3 are left."),
    (Event.FIGHTS, (1,), "One fight."),
    (Event.FIGHTS, (3,), "3 fights."),
    (Event.COMBAT, (FACES.index("sauron"),), "The combat die shows the Eye."),
    (Event.GAVE, (POWER,), "Gandalf’s Power is given up."),
    (Event.EYE, (0, 4), "The Eye changes nothing: the Ring is at 4 already."),
    (Event.EYE, (6, 5), "The Eye draws the Ring down: 6 courage lost, 5 left."),
    (Event.BANISHED, (ARWEN,), "Gríma’s words drive Arwen away."),
    (Event.BLACK_DIE, (3,), "The black die shows 4."),
    (Event.EMPTY, (2, SLOT_SYMBOLS.index("aragorn")), "Slot 3 is empty and shows Aragorn."),
    (Event.MOVED, (GIMLI, 1, ROHAN, 0), "Gimli moves one space, to Rohan."),
    (Event.MOVED, (BEARERS, 2, ROHAN, 3), "The Ring-bearers move 2 spaces, to step 3 on the way to Rohan."),
    (Event.WAITS, (GIMLI,), "Gimli goes past Minas Morgul, to the waiting area."),
    (Event.STOOD, (BEARERS,), "The Ring-bearers do not move."),
    (Event.STOOD, (GIMLI,), "Gimli does not move."),
    (Event.EVENT, (BEARERS,), "The Ring-bearers trigger the event on the space."),
    (Event.EVENT, (GIMLI,), "Gimli triggers the event on the space."),
    (Event.SAFE, (BEARERS,), "Someone is already there: the space is safe for the Ring-bearers."),
    (Event.USED, (EAST, ARWEN), "East uses Arwen."),
    (Event.REROLLED, (2, 3), "The orange die now shows 4."),
    (Event.MARCHED, (2,), "The Army of the Dead covers slot 3."),
    (Event.REMOVED, (WARGS,), "Out of the game: the Wargs."),
    (Event.BONUS, (0,), "Nobody waits in Minas Morgul to help them on."),
    (Event.BONUS, (1,), "A companion in Minas Morgul helps the Ring-bearers one space on."),
    (Event.BONUS, (2,), "Companions in Minas Morgul help the Ring-bearers 2 spaces on."),
    (Event.PEEKED, (WARGS,), "The first card of the stage is the Wargs."),
    (Event.RETURNED, (WARGS,), "Back on the stack: the Wargs."),
    (Event.GALADRIEL, (10,), "The Ring moves to Galadriel’s space: 10 courage."),
    (Event.SHIELDED, (GIMLI,), "Arwen keeps Gimli safe: the space has no effect."),
]


@pytest.mark.parametrize(("event", "nouns", "said"), CAPTIONS)
def test_an_event_is_told_with_all_its_nouns(event, nouns, said):
    assert GAME.caption(event, nouns, english()) == said


def test_all_events_that_have_nouns_are_among_these():
    assert {event for event, _, _ in CAPTIONS} == {event for event, nouns in EVENTS.items() if nouns}


def asking(phase: Phase) -> Turn:
    """East is asked; the first card of Gondor is looked at, Grond is met in a slot that shows Aragorn, 5 is rolled.

    Gimli has come onto a black heart.
    """
    fields = {
        "event": Space.HEART,
        "walker": GIMLI,
        "spot": 2,
        "card": card("gondor-grond"),
        "peeked": card("gondor-nazgul"),
    }
    turn = position("gondor", active="east", fields=fields)
    turn.state.phase, turn.state.black[0] = phase, 5
    return turn


def shown(turn: Turn):
    views = GAME.View.blank()
    turn.rules.view(turn.states, 0, views)
    return views[0]


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.BEGIN, Phase.CARD, Phase.OVER)])
def test_m49_every_question_names_the_active_seat(phase):
    said = GAME.text.prompt(shown(asking(phase)), english())
    assert said.startswith("East, " if phase >= Phase.PAIR else "East ")


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        (Phase.BEGIN, "Who is the oldest?"),
        (Phase.CARD, "A card is turned up."),
        (Phase.STRIDE, "East, the slot is empty: how far does Aragorn move?"),
        (Phase.EVENT, "East, Gimli ends on a black heart. Let Arwen stop the event?"),
        (Phase.WRATH, "East, remove Grond with Gandalf’s Wrath?"),
        (Phase.SEEN, "East, put the Nazgûl back on top, or remove it?"),
        (Phase.VISION, "East, look at the first card of Gondor with Gandalf’s Vision?"),
        (Phase.ROLLED, "East, the black die shows 5. Keep it?"),
    ],
)
def test_a_question_says_what_it_is_about(phase, said):
    assert GAME.text.prompt(shown(asking(phase)), english()) == said


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("roll orange+red", "Roll orange and red"),
        ("add blue", "Add the blue die (Aragorn)"),
        ("choose orange", "orange 4: move the Ring-bearers"),
        ("stride 0", "Stay"),
        ("stride 1", "Move one space"),
        ("stride 2", "Move 2 spaces"),
        ("pass", "Go on"),
        ("give power", "Give up Gandalf’s Power"),
        ("banish arwen", "Let Arwen go"),
        ("reroll red", "Roll the red die again"),
        ("march left", "March to the left"),
        ("march right", "March to the right"),
        ("return", "Put it back on top"),
        ("discard", "Remove it from the game"),
        ("convert arwen", "Turn Arwen into courage"),
        ("use eomer", "Use Éomer"),
        ("elrond first-black", "Elrond: roll the first black die again"),
        ("power second 3", "Gandalf’s Power: turn the second black die to 3"),
        ("trick red 3", "Gandalf’s Trick: turn the red die to 3"),
        ("theoden gimli", "Théoden: bring Gimli to Gondor"),
        ("faramir 3", "Faramir: the Ring-bearers ride 3 spaces"),
        ("treebeard courage", "Treebeard: gain 2 courage"),
        ("treebeard token", "Treebeard: guard Isengard"),
    ],
)
def test_an_answer_says_what_is_chosen(notation, said):
    turn = position("gondor", at={"gimli": 27})
    turn.state.face[BEARERS] = 4
    assert GAME.text.answer(shown(turn), ANSWERS.parse(notation), english()) == said


@pytest.mark.parametrize("space", [8, 12])
def test_galadriels_card_names_her_space(space):
    turn = position("gondor", hand=["galadriel"], galadriel_space=space)
    lines = [line for section in GAME.text.sections(shown(turn), english()) for line in section.lines]
    assert f"Galadriel, in front of North: before a fight: the Ring to {space}." in lines
