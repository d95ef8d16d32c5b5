"""Text: what the game says of itself, in English."""

import pytest

from bagend.engine.foretell import explain
from bagend.games.mountdoom.actions import ANSWERS
from games.mountdoom.positions import GAME, Turn, doom, english, meet, position, walk


def seen(turn: Turn):
    views = GAME.View.blank()
    turn.rules.view(turn.states, 0, views)
    return views[0]


def answer(turn: Turn, notation: str) -> str:
    assert turn.may(notation)
    return GAME.text.answer(seen(turn), ANSWERS.parse(notation), english())


def explained(turn: Turn, notation: str) -> str:
    """What an answer is said to do."""
    assert turn.may(notation)
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    return explain(GAME, views, [ANSWERS.parse(notation)], english())[0].effect


def about(turn: Turn, notation: str) -> str:
    return GAME.text.about(seen(turn), ANSWERS.parse(notation), english())


def read_out(turn: Turn) -> list[str]:
    return [line for section in GAME.text.sections(seen(turn), english()) for line in section.lines]


def captions(turn: Turn) -> list[str]:
    return [GAME.caption(kind, nouns, english()) for kind, *nouns in turn.told]


def test_the_question_names_who_is_asked():
    said = GAME.text.prompt(seen(position(active="east")), english())
    assert said == "East, choose two dice to roll: each can move the figure of its colour."


def test_the_question_names_the_card_it_is_about():
    turn = meet("gondor-orc-hordes", hand=["wrath"]).combat("sauron")
    assert GAME.text.prompt(seen(turn), english()) == "North, remove the Orc Hordes with Gandalf’s Wrath?"


def rolled(marks: str = "2534", **given) -> Turn:
    slots = {2: "lothlorien-moria-orc", 5: "down"}
    return position(slots=slots, **given).play("roll orange+red").roll(marks)


def test_an_answer_is_told_by_what_the_dice_show():
    assert answer(rolled(), "place first red") == "Place black 2 and red 4"


def test_of_two_equal_black_dice_the_second_is_said_to_make_no_difference():
    assert answer(rolled("3334"), "place first red") == "Place black 3 and red 4"
    assert answer(rolled("3334"), "place second red") == "Place the other black 3 and red 4: no difference"


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        (
            "place first orange",
            "Slot 2: the Moria Orc (one fight; lost: −1). The Ring-bearers move onto a Nazgûl space. "
            "North places black 2 and orange 3 on side 1.",
        ),
        (
            "place second red",
            "Slot 5: a card nobody has seen. Gimli moves 4 spaces. North places black 5 and red 4 on side 1.",
        ),
    ],
)
def test_an_explanation_says_what_the_dice_would_do(notation, sentence):
    assert explained(rolled(), notation) == sentence


def second(orange: int, red: int, blacks: str = "25", **given) -> Turn:
    """Side 1 holds the first black die and orange; red and green were rolled for side 2."""
    turn = rolled(f"{blacks}{orange}1", **given).play("place first orange", "add green")
    return turn.roll(f"-{blacks[1]}1{red}")


def test_on_side_2_the_move_of_side_1_comes_first():
    """There the Ring-bearers cover the Nazgûl space."""
    assert "Gimli moves 3 spaces." in about(second(3, 3), "place second red")
    assert "Gimli moves onto a Nazgûl space." in about(second(2, 3), "place second red")


def test_m65_the_same_slot_is_as_the_first_die_leaves_it():
    assert about(second(1, 2, "22"), "place second red").startswith(
        "After side 1, as things stand: slot 2, whatever the first die leaves in that slot."
    )


@pytest.mark.parametrize(
    ("figure", "at", "pips", "move"),
    [
        ("gimli", "lothlorien-4", 4, "Gimli reaches Lothlórien exactly: +1 courage."),
        ("gimli", "minas-morgul-3", 4, "Gimli goes past Minas Morgul, to the waiting area."),
        ("gimli", "waiting", 4, "Gimli does not move."),
        ("gimli", 3, 4, "Gimli moves onto a black heart."),
        ("ring-bearers", "lothlorien-4", 4, "The Ring-bearers reach Lothlórien exactly: a Gandalf card."),
        ("ring-bearers", "lothlorien-3", 4, "The Ring-bearers reach Lothlórien."),
    ],
)
def test_m97_m102_m105_m134_where_a_die_leads_is_told(figure, at, pips, move):
    turn = rolled(f"25{pips}{pips}", at={figure: at})
    die = "red" if figure == "gimli" else "orange"
    assert about(turn, f"place first {die}").endswith(move)


def test_m106_at_minas_morgul_no_card_is_promised():
    turn = position("minas-morgul", slots={2: "minas-morgul-haradrim"}, at={"ring-bearers": "minas-morgul-3"})
    turn.play("roll orange+red").roll("2231")
    assert about(turn, "place first orange").endswith("The Ring-bearers reach Minas Morgul.")


def test_m185_without_the_witch_king_a_nazgul_space_is_plain():
    assert "Nazgûl" not in about(rolled(fields={"witch_king": 0}), "place first orange")


def test_mq25_mq32_no_exactness_is_told_where_none_counts():
    turn = position("gondor", hand=["faramir"], at={"ring-bearers": "gondor-3"})
    assert explained(turn, "faramir 3") == (
        "North uses Faramir. The Ring-bearers move 3 spaces, to Gondor. "
        "No Gandalf card: the top one goes to the box unseen. The way to Minas Morgul begins. Then a card is turned up."
    )
    stride = meet("empty", slot=2, at={"merry-pippin": "gondor-1"})
    assert "exact" not in explained(stride, "stride 1").lower()
    assert "to Gondor." in explained(stride, "stride 1")


@pytest.mark.parametrize(
    ("turn", "notation", "sentence"),
    [
        (
            lambda: position(hand=["treebeard"]),
            "treebeard token",
            "With his token in Isengard, every fight won against Uruk-hai drives one away, the chief last. "
            "North uses Treebeard. Treebeard guards Isengard.",
        ),
        (
            lambda: meet("gondor-orc-hordes", hand=["eomer"], at={"aragorn": 25, "merry-pippin": 20}),
            "pass",
            "Supported by Aragorn. Losing costs 2 courage. Then the combat die is rolled.",
        ),
        (
            lambda: meet("gondor-orc-hordes", hand=["eomer"], at={"aragorn": 20, "merry-pippin": 20}),
            "pass",
            "Nobody supports the Ring-bearers. Losing costs 2 courage. Then the combat die is rolled.",
        ),
        (
            lambda: meet("gondor-orc-hordes", hand=["galadriel"], fields={"courage": 3}),
            "use galadriel",
            "North uses Galadriel. The Ring moves to Galadriel’s space: 10 courage. Then the combat die is rolled.",
        ),
        (
            lambda: walk("aragorn", 1, at={"aragorn": 6}, hand=["arwen"]),
            "use arwen",
            "North uses Arwen. Arwen keeps Aragorn safe: the space has no effect. Slot 6: the Fellowship meets",
        ),
        (
            lambda: meet("gondor-uruk-hai", hand=["boromir"]).combat("sauron"),
            "use boromir",
            "This time only the Eye loses. North uses Boromir. Then the combat die is rolled.",
        ),
        (
            lambda: position().play("roll orange+red").roll("1234").play("place first orange"),
            "add blue",
            "It joins the red die and the black die left over. Then the dice are rolled.",
        ),
        (lambda: position(), "roll orange+red", "You take these two and both black dice. Then the dice are rolled."),
        (
            lambda: doom(2, "mount-doom-eagles", hand=["power"]),
            "power first 3",
            "A 3 meets the Eagles (courage +1). North uses Gandalf’s Power. The first black die now shows 3.",
        ),
        (
            lambda: position().play("roll orange+red").roll("1234"),
            "place first red",
            "Slot 1: an empty slot, so a Nazgûl comes. Gimli moves 4 spaces. North places black 1 and red 4 on side 1.",
        ),
    ],
)
def test_an_explanation_tells_the_card_and_what_the_rules_will_do(turn, notation, sentence):
    assert explained(turn(), notation).startswith(sentence)


def test_m112_four_cards_are_laid_out_open():
    turn = walk("ring-bearers", 3, at={"ring-bearers": "lothlorien-2"}, hand=["vision"])
    assert explained(turn, "pass") == (
        "Six cards are laid out: slots 2 to 5 open, 1 and 6 face down. Then a card is turned up."
    )


def test_m160_the_army_tells_what_it_covers():
    slots = {2: "minas-morgul-haradrim", 4: "down"}
    turn = meet("minas-morgul-army-of-the-dead", stage="minas-morgul", slots=slots)
    assert about(turn, "march left") == "It covers the Haradrim, which cannot be met while the Army lies there."
    assert about(turn, "march right") == "It covers a card nobody has seen."


def test_the_turn_of_another_seat_is_foretold():
    turn = meet("empty", slot=2)
    assert explained(turn, "stride 0").endswith("East’s turn. Then East rolls.")


@pytest.mark.parametrize(
    ("turn", "notation", "clause"),
    [
        (lambda: position(hand=["faramir"], stage="gondor"), "faramir 3", "M-186"),
        (lambda: position(hand=["treebeard"]), "treebeard token", "M-178"),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"]), "pass", "M-116"),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"]), "use eomer", "M-183"),
        (lambda: meet("gondor-uruk-hai", hand=["boromir"]).combat("sauron"), "pass", "M-126"),
        (lambda: doom(2, hand=["power"]), "power first 3", "M-71"),
        (lambda: doom(2, hand=["power"]), "pass", "M-144"),
        (lambda: meet("empty", slot=2), "stride 2", "M-79"),
        (lambda: rolled(), "place first red", "M-52"),
        (lambda: second(1, 2), "place second red", "M-54"),
    ],
)
def test_an_answer_cites_its_clause(turn, notation, clause):
    turn = turn()
    assert turn.may(notation)
    assert GAME.text.clause(seen(turn), ANSWERS.parse(notation)) == clause


def test_a_turn_is_told():
    said = captions(walk("gimli", 2, at={"gimli": "lothlorien-2"}))
    assert "Gimli moves 2 spaces, to Lothlórien." in said
    assert "An exact arrival." in said
    assert "1 courage gained: 14 now." in said


def test_a_loss_is_told():
    assert captions(meet("gondor-grond", fields={"courage": 2}))[-1] == (
        "The Ring-bearers’ courage has run out. Everyone loses."
    )


def test_the_view_is_read_out():
    sections = GAME.text.sections(
        seen(position("rohan", slots={1: "down", 2: "rohan-wargs"}, hand=["arwen"])), english()
    )
    lines = [line for section in sections for line in section.lines]
    assert "Slot 1: a card nobody has seen." in lines
    assert "Slot 2: the Wargs: courage −2." in lines
    assert "Slot 3: empty, shows Aragorn." in lines
    assert "Arwen, in front of North: stops one event space." in lines
    assert "Courage 13 of 15; the Eye is at 5, Galadriel at 10." in lines


def test_mq18_the_question_about_theoden_is_asked_before_the_stage_ends():
    at = {"ring-bearers": 38, "gimli": 36}
    turn = position("minas-morgul", at=at, hand=["theoden", "faramir"]).play("faramir 2")
    said = GAME.text.prompt(seen(turn), english())
    assert said == "North, this stage is ending. Let Théoden bring a companion on first?"
    assert answer(turn, "pass") == "Keep Théoden"
    assert answer(turn, "theoden gimli") == "Théoden: bring Gimli to Minas Morgul"
    assert explained(turn, "pass").startswith("Nobody waits in Minas Morgul to help them on.")


@pytest.mark.parametrize(("name", "verb"), [("ring-bearers", "do the Ring-bearers"), ("gimli", "does Gimli")])
def test_a_question_fits_one_figure_or_two(name, verb):
    symbols = f"nazgul,{name},aragorn,legolas,gimli,nazgul"
    turn = meet("empty", slot=2, slot_symbols=symbols, at={name: 25})
    assert GAME.text.prompt(seen(turn), english()) == f"North, the slot is empty: how far {verb} move?"


@pytest.mark.parametrize(
    ("battles", "hearts", "said"),
    [(2, 2, "2 fights; each lost: −2"), (1, 1, "one fight; lost: −1")],
)
def test_the_mumakil_say_their_numbers(battles, hearts, said):
    options = {"mumakil_battles": battles, "mumakil_hearts": hearts}
    turn = position("minas-morgul", slots={2: "minas-morgul-mumakil"}, **options)
    assert f"Slot 2: the Mûmakil: {said}." in read_out(turn)


def test_m126_each_lost_fight_is_told_with_its_cost():
    slots = {2: "minas-morgul-uruk-hai", 3: "minas-morgul-mouth-of-sauron", 4: "minas-morgul-witch-king"}
    lines = read_out(position("minas-morgul", slots=slots))
    assert "Slot 2: the Uruk-hai: a fight for each in Isengard; lost: −1." in lines
    assert "Slot 3: the Mouth of Sauron: fights until two in a row are won; each lost: −1." in lines
    assert "Slot 4: the Witch-king of Angmar: a die for him and each Nazgûl; odd: −1." in lines


@pytest.mark.parametrize(("grima", "said"), [("one", "one ally is lost"), ("all", "all allies are lost")])
def test_mq13_grima_says_how_many_he_sends_away(grima, said):
    turn = position("helms-deep", slots={2: "helms-deep-grima"}, grima=grima)
    assert f"Slot 2: Gríma Wormtongue: {said}." in read_out(turn)


@pytest.mark.parametrize(
    ("below", "said"), [("minas-morgul-haradrim", "the Haradrim"), ("down", "a card nobody has seen")]
)
def test_m161_the_card_below_the_army_is_told(below, said):
    turn = position("minas-morgul", slots={1: below}, fields={"army": 0})
    assert f"Slot 1: the Army of the Dead, covering {said}." in read_out(turn)


def test_m190_the_eye_says_when_nothing_happens():
    blind = captions(meet("gondor-eye-of-sauron", second=3, fields={"eye": 5, "courage": 4}))
    assert "The Eye changes nothing: the Ring is at 4 already." in blind
    seeing = captions(meet("gondor-eye-of-sauron", second=3, fields={"eye": 5}))
    assert "The Eye draws the Ring down: 8 courage lost, 5 left." in seeing


def test_m12_the_witch_king_is_one_of_nine_nazgul():
    assert "The Witch-king, the first of 9 Nazgûl, is in Minas Morgul." in read_out(position())
    said = captions(meet("gondor-nazgul", fields={"nazgul": 6}))
    assert "A Nazgûl comes to Minas Morgul: 8 of 9 are there." in said
    lost = captions(meet("gondor-nazgul", fields={"nazgul": 7}))
    assert "A Nazgûl comes to Minas Morgul: 9 of 9 are there." in lost


@pytest.mark.parametrize(("steps", "at", "said"), [(10, 47, "step 8 on the way to"), (6, 45, ""), (8, 47, "")])
def test_m148_the_last_steps_are_named_by_where_the_crater_is(steps, at, said):
    turn = doom(2, at={"ring-bearers": at}, last_steps=steps)
    expected = f"The Ring-bearers move one space, to {said} Mount Doom.".replace("  ", " ")
    assert expected in captions(turn)
    where = f"{said} Mount Doom" if said else "at Mount Doom"
    assert f"The Ring-bearers: {where}." in read_out(turn)


def test_the_whole_view_is_read_out():
    turn = position(
        "gondor",
        slots={1: "down", 2: "gondor-orc-hordes", 3: "gondor-eye-of-sauron", 6: "gondor-grond"},
        at={"ring-bearers": 27, "merry-pippin": "waiting", "aragorn": "gondor", "legolas": 0, "gimli": 31},
        hand={"arwen": "east", "theoden": "north"},
        fields={"shadow": 1, "treebeard": 1, "warriors": 2, "nazgul": 3, "courage": 6, "down": 0b100001},
    )
    turn.play("roll orange+red").roll("2534").play("place first red", "add blue").roll("-512")
    assert [(section.heading, *section.lines) for section in GAME.text.sections(seen(turn), english())] == [
        (
            "The journey",
            "On the way to Gondor.",
            "It is North’s turn.",
            "The Ring-bearers: step 3 on the way to Gondor.",
            "Merry and Pippin: in the waiting area.",
            "Aragorn: at Gondor.",
            "Legolas: in Rivendell.",
            "Gimli: step 7 on the way to Gondor.",
        ),
        (
            "Courage and dangers",
            "Courage 6 of 15; the Eye is at 5, Galadriel at 10.",
            "4 of 9 Nazgûl are in Minas Morgul, the Witch-king among them.",
            "3 Uruk-hai in Isengard.",
            "Treebeard guards Isengard.",
            "Gandalf is away until Helm’s Deep.",
        ),
        (
            "Encounter track",
            "Slot 1: a card nobody has seen.",
            "Slot 2: the Orc Hordes: one fight; lost: −2.",
            "Slot 3: the Eye of Sauron: the Ring falls to 5.",
            "Slot 4: empty, shows Legolas.",
            "Slot 5: empty, shows Gimli.",
            "Slot 6: Grond, face down but known to all.",
        ),
        ("Dice", "Side 1: black 2 and red 4.", "Rolled: black 5, orange 1 and blue 2."),
        (
            "Allies and Gandalf cards",
            "Arwen, in front of East: stops one event space.",
            "King Théoden, in front of North: brings a companion to its destination. May be used now.",
            "One Gandalf card in the stack.",
        ),
    ]


def test_the_view_says_what_is_not_there():
    fields = {"chief": 0, "witch_king": 0, "stack": 0}
    lines = read_out(position("gondor", fields=fields))
    assert "The Witch-king is dead, and the Nazgûl are no longer a threat." in lines
    assert "Isengard is free." in lines
    assert "All dice are in the pool." in lines
    assert "No cards." in lines
    assert "The Gandalf stack is empty." in lines


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        (lambda: doom(2, at={"ring-bearers": 47}), "The Ring is in the fire of Mount Doom. Everyone wins!"),
        (
            lambda: meet("gondor-grond", fields={"courage": 2}),
            "The Ring-bearers’ courage has run out. Everyone loses.",
        ),
        (
            lambda: meet("gondor-nazgul", fields={"nazgul": 7}),
            "The last Nazgûl has come to Minas Morgul. Everyone loses.",
        ),
    ],
)
def test_m1_the_end_is_told_to_all(turn, said):
    turn = turn()
    assert GAME.text.prompt(seen(turn), english()) == said
    assert not any("turn" in line for line in read_out(turn))


@pytest.mark.parametrize(
    ("turn", "notation", "said"),
    [
        (
            lambda: position(hand=["support"]),
            "use support",
            "You choose one of the five dice and move its figure. North uses Gandalf’s Support. "
            "Then all five Fellowship dice are rolled.",
        ),
        (
            lambda: position(hand=["elrond"]).play("roll orange+red").roll("1234"),
            "elrond red",
            "The new result counts. North uses Elrond. Then a die is rolled.",
        ),
        (
            lambda: meet("minas-morgul-denethor", stage="minas-morgul"),
            "reroll red",
            "The new result counts. Then a die is rolled.",
        ),
        (
            lambda: walk("ring-bearers", 3, at={"ring-bearers": "lothlorien-2"}, hand=["vision"]),
            "use vision",
            "Everyone sees the first card; you put it back or remove it. North uses Gandalf’s Vision. "
            "Then a card is turned up.",
        ),
        (
            lambda: meet("gondor-orc-hordes", hand=["wrath"]).combat("sauron"),
            "pass",
            "The card stays: the Orc Hordes can be met again.",
        ),
        (
            lambda: position(hand=["trick"]).play("roll orange+red").roll("1234"),
            "trick red 3",
            "Gimli moves onto a Nazgûl space. North uses Gandalf’s Trick. The red die now shows 3.",
        ),
        (
            lambda: walk(
                "ring-bearers",
                3,
                stage="minas-morgul",
                at={"ring-bearers": 38},
                hand=["arwen"],
                easier=True,
                easier_spends=True,
            ),
            "convert arwen",
            "The card is used up. 1 courage gained: 14 now.",
        ),
        (
            lambda: (
                walk("ring-bearers", 3, at={"ring-bearers": "lothlorien-2"}, hand=["vision"])
                .play("use vision")
                .turn_up("rohan-wargs")
            ),
            "return",
            "It will lie in slot 1, and everyone knows it. Back on the stack: the Wargs. Then a card is turned up.",
        ),
        (
            lambda: meet("helms-deep-grima", stage="helms-deep", hand=["arwen", "boromir"], at={"ring-bearers": 18}),
            "banish arwen",
            "Gríma’s words drive Arwen away.",
        ),
    ],
)
def test_what_a_card_does_is_told_before_it_is_used(turn, notation, said):
    assert explained(turn(), notation).startswith(said)
