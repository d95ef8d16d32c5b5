"""What a card will do: true in every battle, whoever is hidden."""

import pytest

from bagend.engine.records import plain
from bagend.games.confrontation.components import CARDS, DARK, LIGHT
from bagend.games.confrontation.facts.cards import may_count
from games.confrontation.explaining import battle, effect, explained
from games.confrontation.positions import GAME, Turn, position


@pytest.mark.parametrize("card", ["1", "6", "magic", "eye", "retreat"])
def test_c42_beside_the_troll_every_card_of_dark_is_without_effect(card):
    meaning = explained(battle(dark="cave-troll", discard={"dark": ["5"]}), f"play {card}")
    assert meaning.effect.startswith("No effect: with the Cave Troll, your card does not count.")
    assert meaning.clause == "C-42"


def test_c42_against_gandalf_the_event_says_so():
    assert effect(battle("gandalf", "cave-troll"), "play eye").startswith(
        "Dark plays the Eye of Sauron. Dark’s card, the Eye of Sauron, has no effect."
    )


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "Adds 4: a total of 9 against 4 and a card, unless it meets the Elven Cloak."),
        ({"discard": {"light": ["cloak"]}}, "Adds 4: a total of 9 against 4 and a card, unless it meets"),
        ({"discard": {"light": ["cloak", "magic"]}}, "Adds 4: a total of 9 against 4 and a card. Dark lays"),
    ],
)
def test_c54_what_a_number_adds(given, told):
    assert effect(battle(**given), "play 4").startswith(told)


def test_c54_what_lights_number_adds():
    assert effect(battle().play("play 4"), "play 3").startswith("Adds 3: a total of 7 against 5 and a card. What")
    assert effect(battle(dark="cave-troll").play("play 4"), "play 3").startswith("Adds 3: a total of 7 against 9. What")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            {"discard": {"dark": ["5"]}},
            "Once both cards are open, you may put a card from your discard pile in its place.",
        ),
        ({"discard": {"dark": ["5"]}, "light": "gandalf"}, "Before Light plays, you may put a card from your discard"),
        ({"discard": {"dark": ["5"]}, "magic_must_replace": "yes"}, "Once both cards are open, you must put a card"),
        ({}, "No effect: your discard pile is empty."),
    ],
)
def test_c46_what_darks_magic_does(given, told):
    assert effect(battle(**given), "play magic").startswith(told)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            {},
            "Once both cards are open, you may put a card from your discard pile in its place, unless it meets the Eye",
        ),
        (
            {"eye_stops_magic": "no"},
            "Once both cards are open, you may put a card from your discard pile in its place.",
        ),
        ({"dark": "cave-troll"}, "Once both cards are open, you may put a card from your discard pile in its place."),
        ({"light": "gandalf"}, "You may put a card from your discard pile in its place. Light plays Magic."),
    ],
)
def test_c48_what_lights_magic_does(given, told):
    turn = battle(**given, discard={"light": ["5"]}).play("play 4")
    assert effect(turn, "play magic").startswith(told)


def test_c48_magic_that_the_open_eye_stops_is_told_by_what_happens():
    turn = battle("gandalf", discard={"light": ["5"]}).play("play eye")
    assert effect(turn, "play magic").startswith("Light plays Magic. The Eye of Sauron cancels Magic.")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "Takes the Balrog out of the battle, to Dagorlad. Dark lays"),
        ({"compulsory_retreat": "no"}, "May take the Balrog out of the battle, to Dagorlad."),
        ({"sam": "dagorlad"}, "No effect: there is nowhere to retreat to."),
        ({"orcs": "dagorlad", "warg": "dagorlad"}, "No effect: there is nowhere to retreat to."),
    ],
)
def test_c52_where_darks_retreat_goes(given, told):
    assert effect(battle(**given), "play retreat").startswith(told)


def test_c52_where_lights_retreat_goes():
    told = "Takes Aragorn out of the battle, to Fangorn or Rohan"
    assert effect(battle().play("play 4"), "play retreat").startswith(f"{told}, unless it meets the Eye of Sauron.")
    turn = battle(discard={"dark": ["eye", "magic"]}).play("play 4")
    assert effect(turn, "play retreat").startswith(f"{told}. What")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "Both figures fall, unless it meets the Eye of Sauron or a Retreat. What"),
        ({"sam": "dagorlad"}, "Both figures fall, unless it meets the Eye of Sauron. What"),
        (
            {"sam": "dagorlad", "retreat_stops_sacrifice": "yes"},
            "Both figures fall, unless it meets the Eye of Sauron or",
        ),
        ({"discard": {"dark": ["eye", "magic"]}}, "Both figures fall, unless it meets a Retreat. What"),
        ({"discard": {"dark": ["eye", "magic", "retreat"]}}, "Both figures fall. What"),
        ({"dark": "cave-troll"}, "Both figures fall. What"),
    ],
)
def test_c49_what_a_sacrifice_does(given, told):
    assert effect(battle(**given).play("play 4"), "play sacrifice").startswith(told)


def test_c58_a_sacrifice_of_frodo_is_said_to_lose():
    turn = position(balrog="mordor", frodo="gondor").play("move balrog gondor", "stay", "play 4")
    assert "If Frodo falls, you lose." in effect(turn, "play sacrifice")


def test_c51_what_the_cloak_does():
    told = "Dark’s number does not count"
    assert effect(battle().play("play 4"), "play cloak").startswith(f"{told}, unless this meets the Eye of Sauron.")
    turn = battle(discard={"dark": ["eye", "magic"]}).play("play 4")
    assert effect(turn, "play cloak").startswith(f"{told}. What")
    turn = battle(dark="cave-troll").play("play 4")
    assert effect(turn, "play cloak").startswith("No effect: the Cave Troll’s card does not count anyway.")


def test_c48_what_the_eye_does():
    assert effect(battle(), "play eye").startswith("If Light plays a text card, it has no effect. Dark lays")


def test_c44_against_darks_open_card_the_whole_battle_is_foretold():
    turn = battle("gandalf", warg="mordor", merry="shire").play("play 4")
    assert effect(turn, "play 5") == ("Light plays 5. Gandalf defeats the Balrog, 10 to 9. Light’s turn.")


def test_c46_a_fetched_card_is_explained_while_light_may_still_choose():
    turn = battle("gandalf", discard={"dark": ["4"]}).play("play magic")
    assert effect(turn, "fetch 4").startswith("Adds 4: a total of 9 against 5 and a card")
    turn = battle(discard={"dark": ["4"], "light": ["1"]}).play("play magic", "play magic")
    assert effect(turn, "fetch 4").startswith("Adds 4: a total of 9 against 4 and a card")
    turn = battle(discard={"dark": ["4"]}).play("play magic", "play 3")
    assert effect(turn, "fetch 4").startswith("Dark’s Magic becomes 4. The Balrog defeats Aragorn, 9 to 7.")


@pytest.mark.parametrize(
    ("turn", "side", "card", "may"),
    [
        (lambda: battle(), LIGHT, "cloak", True),
        (lambda: battle(), DARK, "cloak", False),
        (lambda: battle(discard={"dark": ["eye"]}), DARK, "eye", True),
        (lambda: battle(discard={"dark": ["eye", "magic"]}), DARK, "eye", False),
        (lambda: battle(dark="cave-troll"), DARK, "eye", False),
        (lambda: battle("gandalf").play("play eye"), DARK, "eye", True),
        (lambda: battle("gandalf").play("play eye"), DARK, "6", False),
        (lambda: battle(discard={"dark": ["3"], "light": ["1"]}).play("play magic", "play magic"), LIGHT, "1", True),
        (lambda: battle(discard={"dark": ["3"], "light": ["1"]}).play("play magic", "play magic"), LIGHT, "2", False),
    ],
)
def test_c46_which_card_may_still_come_to_count(turn, side, card, may):
    assert bool(may_count(plain_view(turn()), side, CARDS.index(card))) == may


def plain_view(turn: Turn):
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    return plain(views)
