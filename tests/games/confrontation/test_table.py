"""What the table shows of a match: what is drawn, how near victory is, what answers touch, how a battle ended."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from bagend.engine.game import TALL, WIDE
from bagend.engine.match import Match
from bagend.engine.seats import SPECTATOR
from bagend.games.confrontation.actions import Event
from bagend.games.confrontation.components import ARRANGEMENTS, FIGURES, N_READY_MADE, READY_MADE
from games.confrontation.positions import GAME, Turn, position
from proof import some

WORDS = GAME.words()
LIGHT, DARK = 0, 1


def piece(turn: Turn, seat: int, key: str) -> tuple[str, ...]:
    """What a seat is told of a key: the name and the lines."""
    found = GAME.text.piece(turn.view(seat), key, WORDS)
    assert found is not None, key
    return (found.name, *found.lines)


def march() -> Turn:
    """Light near Mordor, Dark on its way."""
    return position("dark", frodo="rohan", sam="rohan", aragorn="gondor", balrog="mordor", orcs="moria", warg="shire")


def battle(light: str = "aragorn", dark: str = "balrog", **given: Any) -> Turn:
    """Dark attacks Gondor from Mordor."""
    where = {light: "gondor", dark.replace("-", "_"): "mordor"} | given
    return position("dark", **where).play(f"move {dark} gondor")


# What is drawn.


@pytest.mark.parametrize(
    ("seat", "key", "told"),
    [
        (
            LIGHT,
            "region-moria",
            (
                "Moria",
                "At most one figure of each side can stand here.",
                "If the Balrog is in Moria, he may strike down whoever takes the tunnel.",
                "Light moves on to Fangorn or Rohan.",
                "Dark moves on to Eregion or Enedwaith.",
                "In the mountains, nobody goes sideways.",
                "Here now: a Dark stand.",
            ),
        ),
        (
            DARK,
            "region-fangorn",
            (
                "Fangorn",
                "At most 2 figures of each side can stand here.",
                "Light moves on to Dagorlad or Gondor.",
                "Dark moves on to the Misty Mountains or Moria.",
                "By river, Light may also go to Rohan.",
                "Beside it: Mirkwood and Rohan. Only a text or a card leads sideways.",
                "Nobody is here now.",
            ),
        ),
        (
            DARK,
            "region-eregion",
            (
                "Eregion",
                "At most 2 figures of each side can stand here.",
                "Light moves on to the Misty Mountains or Moria.",
                "Dark moves on to Arthedain or Cardolan.",
                "Through the tunnel, Light may also go to Fangorn.",
                "Beside it: Rhudaur and Enedwaith. Only a text or a card leads sideways.",
                "Nobody is here now.",
            ),
        ),
        (
            LIGHT,
            "stand-dark-7",
            ("A hidden Dark figure", "Now in Moria.", "This may be the Balrog, the Orcs or the Warg."),
        ),
        (DARK, "stand-light-1", ("A hidden Light figure", "Now in Rohan.", "This may be Frodo, Sam or Aragorn.")),
        (
            LIGHT,
            "figure-frodo",
            (
                "Frodo",
                "Strength 1.",
                "When attacked, he may slip sideways before cards.",
                "Now in Rohan.",
                "To your opponent, this may be any of 3 figures.",
            ),
        ),
        (
            LIGHT,
            "aid-balrog",
            (
                "The Balrog",
                "Strength 5.",
                "In Moria he may strike down whoever takes the tunnel.",
                "Hidden, in the Shire, Moria or Mordor.",
            ),
        ),
        (LIGHT, "aid-merry", ("Merry", "Strength 2.", "Defeats the Witch-king at once.", "Defeated.")),
        (DARK, "card-light-3", ("Light: 3", "Adds 3 to the strength of its figure.", "In Light’s hand.")),
        (
            LIGHT,
            "battle",
            (
                "Battle",
                "No battle has been fought yet.",
                "When a figure moves to an enemy, both are shown. Texts come first, then each side plays a card, "
                "and the lower total falls.",
            ),
        ),
        (
            SPECTATOR,
            "side-light",
            (
                "Light",
                "Light wins when Frodo enters Mordor, or when Dark cannot move.",
                "It has 3 figures left, and 9 cards in hand.",
            ),
        ),
    ],
)
def test_what_is_drawn_says_what_it_is(seat, key, told):
    assert piece(march(), seat, key) == told


def test_a_card_says_where_it_lies():
    turn = battle(discard={"dark": ["4"], "light": ["2"]}).play("play 5")
    taken_back = "Discarded. Light takes it back when all nine cards are used."
    assert piece(turn, LIGHT, "card-light-2") == ("Light: 2", "Adds 2 to the strength of its figure.", taken_back)
    assert piece(turn, DARK, "card-dark-5")[-1] == "Played in this battle."
    assert piece(turn, LIGHT, "card-dark-5")[-1] == "In Dark’s hand."
    assert piece(turn, LIGHT, "card-dark-laid") == (
        "Dark’s card, face down",
        "It is turned up when both sides have played.",
    )
    assert GAME.text.piece(turn.view(DARK), "card-dark-laid", WORDS) is None


def test_a_figure_that_is_known_says_so():
    turn = position("dark", cave_troll="high-pass", sam="rhudaur", merry="shire", warg="gondor", orcs="mordor")
    turn.play("move cave-troll rhudaur").cards("1", "1")
    assert piece(turn, DARK, "figure-cave-troll")[-1] == "Your opponent knows who this is."
    assert piece(turn, LIGHT, "stand-dark-9")[:2] == ("The Cave Troll", "Strength 9.")


def narrow(turn: Turn, **sets: str) -> Turn:
    """The stand of each of these figures could be one of so many, to the opponent and to everybody."""
    for name, names in sets.items():
        stand = FIGURES.index(name.replace("_", "-"))
        turn.state.could[:, stand] = sum(1 << FIGURES.index(other) for other in names.split())
    return turn


def test_a_figure_that_can_be_worked_out_says_where_it_is():
    turn = position("light", shelob="gondor", saruman="rohan", orcs="rohan", frodo="shire")
    narrow(turn, shelob="shelob saruman", saruman="saruman orcs", orcs="saruman orcs")
    assert piece(turn, LIGHT, "stand-dark-2")[-1] == "Now in Gondor."
    assert piece(turn, LIGHT, "figure-shelob")[-1] == "Now in Gondor."
    assert piece(turn, DARK, "figure-shelob")[-1] == "Your opponent knows who this is."
    assert piece(turn, LIGHT, "figure-saruman")[-1] == "Hidden, in Rohan."


def test_a_special_card_is_there_until_it_is_used():
    turn = position("dark", balrog="mordor", sam="gondor", merry="shire", dark_cards="palantir")
    assert piece(turn, DARK, "special-palantir") == (
        "the Palantír",
        "Before your move, you see every Light figure in one region, but not in the Shire.",
        "It can be used once.",
    )
    turn.play("look gondor")
    assert GAME.text.piece(turn.view(DARK), "special-palantir", WORDS) is None


@pytest.mark.parametrize(
    "key",
    [
        "region-",
        "region-bree",
        "stand-dark-0",
        "stand-dark-10",
        "stand-dark-1",
        "stand-grey-1",
        "card-light-6",
        "card-light",
        "figure-gollum",
        "fighter-light",
        "side-grey",
        "special-shadowfax",
        "battle-1",
        "river-2",
    ],
)
def test_a_key_that_means_nothing_here_is_told_nothing(key):
    """`stand-dark-1` has fallen, and nobody fights."""
    turn = position("dark", frodo="rohan", orcs="moria")
    assert GAME.text.piece(turn.view(LIGHT), key, WORDS) is None


def refusals(turn: Turn, seat: int, key: str) -> set[str]:
    found = GAME.text.piece(turn.view(seat), key, WORDS)
    assert found is not None
    return {GAME.refuse(turn.view(seat), action) for action in found.actions}


def test_a_piece_knows_what_its_owner_may_want_to_do_with_it():
    turn = battle(discard={"dark": ["4"]})
    assert refusals(turn, DARK, "card-dark-4") == {"C-43"}
    assert refusals(turn, DARK, "card-dark-5") == {""}
    assert refusals(turn, DARK, "card-light-5") == set()
    blocked = position("dark", orcs="shire", warg="mordor", frodo="rohan")
    assert "" not in refusals(blocked, DARK, "figure-orcs")
    assert "" in refusals(blocked, DARK, "figure-warg")


# What an answer touches.


@pytest.mark.parametrize(
    ("answer", "touched"),
    [
        ("move orcs eregion", {"region-eregion"}),
        ("move balrog gondor", {"region-gondor", "stand-light-6"}),
    ],
)
def test_a_move_touches_where_it_leads_and_whom_it_attacks(answer, touched):
    assert set(GAME.text.touches(march().view(DARK), GAME.answers.parse(answer))) == touched


def test_a_walk_through_the_tunnel_touches_whoever_waits_in_moria():
    turn = position("light", sam="eregion", orcs="moria")
    touched = GAME.text.touches(turn.view(LIGHT), GAME.answers.parse("move sam fangorn"))
    assert set(touched) == {"region-fangorn", "tunnel", "stand-dark-7"}


@pytest.mark.parametrize(
    ("answer", "touched"),
    [
        ("play 3", {"fighter-light"}),
        ("play sacrifice", {"fighter-light", "fighter-dark"}),
        ("play cloak", {"card-dark-laid"}),
        ("play retreat", {"fighter-light", "region-fangorn", "region-rohan"}),
        ("play magic", set()),
    ],
)
def test_a_card_touches_what_it_changes(answer, touched):
    turn = battle().play("play 4")
    assert set(GAME.text.touches(turn.view(LIGHT), GAME.answers.parse(answer))) == touched


# How near victory is.


def meters(turn: Turn, seat: int) -> dict[str, tuple[int, int, str, bool]]:
    found = GAME.text.meters(turn.view(seat), WORDS)
    return {f"{meter.key}-{meter.seat}": (meter.value, meter.goal, meter.line, meter.is_near) for meter in found}


def test_the_meters_of_light_know_where_frodo_is():
    assert meters(march(), LIGHT) == {
        "mordor-0": (3, 5, "Frodo is at least 2 moves from Mordor.", False),
        "stuck-0": (7, 9, "2 Dark figures can still move; if none can, Dark loses.", False),
        "frodo-1": (6, 9, "To Dark, Frodo may be on any of 3 stands.", False),
        "shire-1": (1, 3, "One Dark figure is in the Shire; three would win.", False),
        "stuck-1": (6, 9, "3 Light figures can still move; if none can, Light loses.", False),
    }


def test_until_frodo_is_placed_he_has_not_set_out():
    """Another figure in front of the Shire is not Frodo, and Light knows it."""
    match = Match(GAME, seed=1)
    while match.seat != LIGHT:
        match.play(match.legal_actions()[0])
    match.play(GAME.answers.parse("place legolas arthedain"))
    (found,) = [meter for meter in GAME.text.meters(match.view(LIGHT), WORDS) if meter.key == "mordor"]
    assert (found.value, found.goal) == (0, 5)


@pytest.mark.parametrize("seat", [DARK, SPECTATOR])
def test_the_meters_of_the_others_know_where_he_may_be(seat):
    found = meters(march(), seat)
    assert found["mordor-0"] == (4, 5, "A stand that may be Frodo is one move from Mordor.", True)
    assert found["frodo-1"] == (6, 9, "Frodo may be on any of 3 stands.", False)


@pytest.mark.parametrize("seat", [LIGHT, DARK, SPECTATOR])
def test_a_known_frodo_is_near_his_end(seat):
    turn = position("dark", frodo="rohan", orcs="moria")
    assert meters(turn, seat)["frodo-1"] == (8, 9, "Dark knows where Frodo is.", True)


def test_the_meters_of_a_finished_match_are_full():
    mordor = position("light", frodo="gondor", orcs="moria").play("move frodo mordor")
    assert meters(mordor, DARK)["mordor-0"] == (5, 5, "Frodo has reached Mordor.", False)
    fallen = battle("frodo").play("stay").cards("6", "1")
    assert meters(fallen, LIGHT)["frodo-1"] == (9, 9, "Frodo has fallen.", False)
    shire = position(orcs="shire", warg="shire", balrog="arthedain", frodo="moria").play("move balrog shire")
    assert meters(shire, LIGHT)["shire-1"] == (3, 3, "Three Dark figures are in the Shire.", False)
    stuck = position("light", orcs="shire", warg="shire", frodo="rhudaur").play("move frodo high-pass")
    assert meters(stuck, DARK)["stuck-0"] == (9, 9, "Dark cannot move.", False)


def test_a_side_with_its_last_mover_is_warned():
    turn = position("dark", orcs="shire", warg="moria", frodo="rohan")
    assert meters(turn, LIGHT)["stuck-0"] == (8, 9, "One Dark figure can still move; if none can, Dark loses.", True)


def test_whoever_is_somebody_else_for_sure_cannot_move_like_the_nazgul():
    """The Flying Nazgûl could leave the Shire for a Light figure that is alone; but he is the one in Moria."""
    turn = position("dark", orcs="shire", flying_nazgul="moria", frodo="rohan")
    assert meters(turn, LIGHT)["stuck-0"][2] == "2 Dark figures can still move; if none can, Dark loses."
    narrow(turn, flying_nazgul="flying-nazgul")
    assert meters(turn, LIGHT)["stuck-0"][2] == "One Dark figure can still move; if none can, Dark loses."


def test_frodo_who_can_be_worked_out_is_on_his_way():
    turn = narrow(position("dark", frodo="gondor", sam="shire", orcs="moria"), sam="sam")
    found = meters(turn, DARK)
    assert found["mordor-0"] == (4, 5, "Frodo is one move from Mordor.", True)
    assert found["frodo-1"] == (8, 9, "Dark knows where Frodo is.", True)


def test_what_each_side_has_left():
    turn = battle(discard={"light": ["1"]}, light_cards="shadowfax")
    found = [(one.seat, one.amount, one.label) for one in GAME.text.holdings(turn.view(SPECTATOR), WORDS)]
    assert found == [
        (LIGHT, "2", "2 figures left"),
        (LIGHT, "8", "8 cards in hand"),
        (LIGHT, "", "Shadowfax: not used yet"),
        (DARK, "1", "one figure left"),
        (DARK, "8", "8 cards in hand"),
    ]


def test_a_finished_match_in_numbers():
    turn = position("light", frodo="gondor", sam="shire", orcs="moria").play("move frodo mordor")
    found = [(one.label, one.value) for one in GAME.text.figures(turn.view(DARK), WORDS)]
    assert found == [
        ("Turns", "1"),
        ("Light figures left", "2 of 9"),
        ("Dark figures left", "1 of 9"),
        ("Frodo", "in Mordor"),
    ]


# How a battle ended.


def scene(turn: Turn, seat: int = SPECTATOR, shape: str = WIDE) -> list[str]:
    """What is written on the sheet of the battle."""
    drawn = GAME.board(turn.view(seat), WORDS, shape, []).regions["battle"]
    return ["".join(node.itertext()) for node in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter("text")]


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_the_sums_and_the_winner_stay_on_the_board_when_the_battle_is_over(shape):
    turn = battle(merry="shire", warg="mordor").cards("3", "4")
    assert turn.asks[0] == "light"
    assert scene(turn, LIGHT, shape) == [
        "The last battle, in Gondor",
        "Aragorn",
        "Balrog",
        "4 + 4 = 8",
        "5 + 3 = 8",
        "Aragorn and the Balrog fall together, 8 to 8.",
    ]


BARE = ("4 + 0 = 4", "5 + 0 = 5", "The Balrog defeats Aragorn, 5 to 4.")
"""How it ends where neither card adds anything."""


@pytest.mark.parametrize(
    ("dark", "light", "told"),
    [
        ("3", "1", ["4 + 1 = 5", "5 + 3 = 8", "The Balrog defeats Aragorn, 8 to 5."]),
        (
            "6",
            "cloak",
            [*BARE, "Under the Elven Cloak, Dark’s 6 does not count."],
        ),
        (
            "eye",
            "sacrifice",
            [*BARE, "The Eye of Sauron cancels Noble Sacrifice."],
        ),
        ("3", "sacrifice", ["A noble sacrifice: Aragorn and the Balrog fall."]),
    ],
)
def test_a_battle_says_who_won_and_why(dark, light, told):
    turn = battle(merry="shire", warg="mordor").cards(dark, light)
    assert scene(turn)[3:] == told


def test_before_the_cards_a_battle_shows_both_texts_and_then_open_sums():
    turn = battle(merry="shire")
    assert scene(turn)[:5] == ["Battle in Gondor", "Aragorn", "Balrog", "4 + ?", "5 + ?"]
    assert scene(turn)[5] == "Aragorn: May attack any adjacent region."


def test_a_battle_without_cards_shows_bare_strengths():
    turn = position("dark", frodo="rhudaur", sam="rhudaur", saruman="high-pass", warg="mordor")
    turn.play("move saruman rhudaur", "draw sam", "unite", "forbid")
    assert scene(turn)[3:] == ["5", "4", "Sam defeats Saruman, 5 to 4.", "Frodo shows himself at Sam’s side."]


def test_what_the_balrog_struck_is_shown_too():
    turn = position("light", sam="eregion", merry="shire", balrog="moria").play("move sam fangorn", "strike")
    verdict = ["The Balrog rises in Moria and strikes the traveller", "down."]
    assert scene(turn) == ["The last battle, in Moria", "Sam", "Balrog", *verdict]


def test_the_last_battle_is_told_to_everybody_alike():
    turn = battle(merry="shire", warg="mordor").cards("3", "1")
    told = {piece(turn, seat, "battle") for seat in (LIGHT, DARK, SPECTATOR)}
    assert told == {
        (
            "The last battle, in Gondor",
            "Light: Aragorn, strength 4.",
            "Light has played 1.",
            "Light’s total is 4 + 1 = 5.",
            "Dark: the Balrog, strength 5.",
            "Dark has played 3.",
            "Dark’s total is 5 + 3 = 8.",
            "The Balrog defeats Aragorn, 8 to 5.",
        )
    }


def test_a_new_battle_takes_the_place_of_the_last():
    turn = position("dark", aragorn="gondor", merry="gondor", balrog="mordor")
    turn.play("move balrog gondor", "draw aragorn").cards("3", "1")
    assert scene(turn)[0] == "Battle in Gondor"
    assert piece(turn, SPECTATOR, "battle")[1:] == ("Light: Merry, strength 2.", "Dark: the Balrog, strength 5.")


def test_the_end_of_every_battle_is_a_highlight():
    ends = {Event.DEFEATED, Event.TIED, Event.SLEW, Event.BOTH_FELL, Event.OVERRAN, Event.SACRIFICED, Event.FELL}
    assert ends | {Event.ENDED} <= GAME.highlights
    assert len(GAME.highlights) < len(Event) / 3


def test_a_fallen_fighter_is_crossed_out_and_the_winner_has_a_ring():
    turn = battle(merry="shire", warg="mordor").cards("3", "1")
    drawn = ElementTree.fromstring(f"<svg>{GAME.board(turn.view(0), WORDS, WIDE, []).regions['battle']}</svg>")
    marks = {
        node.get("data-about"): ElementTree.tostring(node, encoding="unicode")
        for node in drawn.iter()
        if (node.get("data-about") or "").startswith("fighter")
    }
    assert "sign-cross" in marks["fighter-light"]
    assert "sign-cross" not in marks["fighter-dark"]
    assert 'class="winner"' in marks["fighter-dark"]


# Ready-made set-ups.


@pytest.mark.parametrize("number", range(2 * N_READY_MADE))
def test_a_ready_made_set_up_says_what_it_is_for(number):
    """In a sentence that names only whom it puts in front or keeps at home."""
    said = GAME.text.about(position("dark").view(0), GAME.answers.parse(f"arrange {ARRANGEMENTS[number]}"), WORDS)
    assert said.startswith("For ")
    assert said.endswith(".")
    front = {FIGURES[figure] for figure in READY_MADE[number]}
    side = number // N_READY_MADE
    home = [name for name in FIGURES[side * 9 : side * 9 + 9] if name not in front]
    waiting = {"vanguard": 4, "quiet-road": 4}.get(ARRANGEMENTS[number], 0)
    for name in some(home) if waiting else []:
        assert WORDS.name("figure", name) in said


# Room for eyes and fingers.


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_no_stand_is_smaller_than_a_finger_needs_and_none_covers_another(shape):
    turn = position(
        "dark", frodo="shire", sam="shire", merry="shire", pippin="shire", gimli="rohan", legolas="rohan", orcs="moria"
    )
    drawn = GAME.board(turn.view(0), WORDS, shape, []).regions["stands"]
    least = 0.9 if shape == WIDE else 0.6
    spots: list[list[float]] = []
    for node in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter():
        if node.get("data-key"):
            spots.append([float(number) for number in re.findall(r"[\d.]+", node.get("transform") or "")])
    for number, (x, y, scale) in some(enumerate(spots)):
        assert scale >= least
        for u, v, _ in spots[:number]:
            assert abs(x - u) > 58 * scale or abs(y - v) > 84 * scale


@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_on_a_phone_the_battle_begins_with_its_sheet_and_ones_own_hand(seat):
    """Both lie in the first 340 units of their pane, and no card is narrower than a finger."""
    turn = battle() if seat == DARK else battle().play("play 4")
    answers = [GAME.answers.parse(answer) for answer in turn.answers()]
    drawing = GAME.board(turn.view(seat), WORDS, TALL, answers)
    pane = next(pane for pane in drawing.panes if pane.key == "battle")
    for node in some(ElementTree.fromstring(f"<svg>{drawing.regions['answers']}</svg>")):
        y = float((node.get("transform") or "").split()[1].rstrip(")"))
        height, width = float(node[0].get("height", 0)), float(node[0].get("width", 0))
        assert min(width, height) >= 44
        assert pane.top < y - height / 2
        assert y + height / 2 < pane.top + 350
