"""What the game says: questions, answers, the view in words."""

import pytest

from bagend import Match
from bagend.engine.seats import SPECTATOR
from bagend.games.confrontation.components import FIGURES
from games.confrontation.positions import GAME, position


def lines(turn, seat: int) -> str:
    return "\n".join(line for section in GAME.text.sections(turn.view(seat), GAME.words()) for line in section.lines)


def test_the_prompt_of_the_set_up_counts_the_empty_regions(mode):
    match = Match(GAME, seed=1, mode=mode)
    assert GAME.text.prompt(match.view(0), GAME.words()) == "Light, place your figures: 5 regions are still empty."
    assert GAME.text.prompt(match.view(1), GAME.words()) == "Light sets up in secret."
    for figure, region in (("sam", "rhudaur"), ("frodo", "eregion"), ("merry", "cardolan"), ("gimli", "arthedain")):
        match.play(f"place {figure} {region}")
    assert GAME.text.prompt(match.view(0), GAME.words()) == "Light, place your figures: one region is still empty."
    match.play("place pippin enedwaith")
    assert GAME.text.prompt(match.view(0), GAME.words()) == "Light, is everybody where you want them?"
    assert GAME.text.prompt(match.view(1), GAME.words()) == "Light sets up in secret."


def test_the_prompt_of_a_battle_names_both_fighters():
    turn = position(balrog="high-pass", sam="rhudaur").play("move balrog rhudaur")
    for seat in (0, 1, SPECTATOR):
        assert GAME.text.prompt(turn.view(seat), GAME.words()) == "Dark, which card do you play? Sam fights the Balrog."


def test_c75_only_dark_reads_who_may_strike_in_the_tunnel():
    turn = position("light", sam="eregion", orcs="moria").play("move sam fangorn")
    assert "Balrog" in GAME.text.prompt(turn.view(1), GAME.words())
    for seat in (0, SPECTATOR):
        assert "Balrog" not in GAME.text.prompt(turn.view(seat), GAME.words())


def test_a_move_and_an_attack_are_called_so():
    turn = position(orcs="high-pass", warg="gondor", sam="rhudaur", merry="rhudaur")
    view = turn.view(1)
    assert GAME.text.answer(view, GAME.answers.parse("move warg rohan"), GAME.words()) == "Move the Warg to Rohan"
    assert (
        GAME.text.answer(view, GAME.answers.parse("move orcs rhudaur"), GAME.words()) == "Attack Rhudaur with the Orcs"
    )


def test_frodo_does_not_attack_mordor_whoever_is_there():
    turn = position("light", frodo="gondor", orcs="mordor")
    action = GAME.answers.parse("move frodo mordor")
    assert GAME.text.answer(turn.view(0), action, GAME.words()) == "Move Frodo to Mordor"


def test_c64_the_last_prompt_says_that_dark_could_not_move():
    turn = position("light", orcs="shire", warg="shire", frodo="rhudaur").play("move frodo high-pass")
    assert GAME.text.prompt(turn.view(SPECTATOR), GAME.words()) == "Dark cannot move. Light wins."


def test_c64_the_last_prompt_says_that_light_could_not_move():
    four = dict.fromkeys(("sam", "merry", "pippin", "gimli"), "mordor")
    turn = position("dark", frodo="dagorlad", orcs="gondor", **four).play("move orcs rohan")
    assert GAME.text.prompt(turn.view(SPECTATOR), GAME.words()) == "Light cannot move. Dark wins."


def test_c8_c10_c12_the_land_is_told():
    told = lines(position("dark"), 0)
    assert "At most 4 of each side: the Shire and Mordor" in told
    assert "At most 1 of each side: the High Pass, the Misty Mountains, Moria and the Gap of Rohan" in told
    assert "At most 2 of each side: Arthedain, Cardolan, Rhudaur, Eregion, Enedwaith, Mirkwood, Fangorn" in told
    assert "By river, for Light alone: from Mirkwood to Fangorn" in told
    assert "By river, for Light alone: from Fangorn to Rohan" in told
    assert "Through the tunnel of Moria, for Light alone: from Eregion to Fangorn" in told


def test_the_view_in_words_hides_what_is_hidden():
    turn = position(orcs="gondor", warg="moria", sam="eregion", merry="eregion")
    assert "Eregion: 2 Light stands" in lines(turn, 1)
    assert "Eregion: Sam and Merry" in lines(turn, 0)
    assert "Gondor: a Dark stand" in lines(turn, 0)


def test_the_view_in_words_tells_cards_losses_and_the_battle():
    turn = position("dark", aragorn="gondor", balrog="mordor", discard={"dark": ["6"]}, dark_cards="both")
    turn.play("move balrog gondor", "play 4")
    text = lines(turn, 0)
    assert "Dark’s card lies face down." in text
    assert "Light: Aragorn, strength 4" in text
    assert "Discarded: 6" in text
    assert "Special cards: the Palantír and Recall to Mordor" in text
    assert "Defeated: Sam, Pippin, Merry" in text


def told_of(turn, side: str) -> tuple[str, ...]:
    """What everybody reads of a side."""
    sections = GAME.text.sections(turn.view(SPECTATOR), GAME.words())
    return next(section.lines for section in sections if section.heading == side)


def test_the_view_in_words_tells_everything_of_each_side():
    turn = position("dark", balrog="mordor", sam="gondor", light_cards="shadowfax", discard={"light": ["1", "cloak"]})
    assert told_of(turn, "Light") == (
        "Cards in hand: 2, 3, 4, 5, Magic, Retreat and Noble Sacrifice",
        "Discarded: 1 and the Elven Cloak",
        "Defeated: Pippin, Merry, Gandalf, Aragorn, Legolas, Gimli and Boromir",
        "Special cards: Shadowfax",
    )
    assert told_of(turn, "Dark")[-1] == "It is this side’s turn."
    assert not any(line.startswith("Special cards") for line in told_of(turn, "Dark"))


def test_the_view_in_words_tells_the_battle_card_by_card():
    turn = position("dark", gandalf="gondor", balrog="mordor").play("move balrog gondor", "play 4")
    battle = GAME.text.sections(turn.view(SPECTATOR), GAME.words())[0]
    assert battle.heading == "Battle in Gondor"
    assert battle.lines == ("Light: Gandalf, strength 5.", "Dark: the Balrog, strength 5.", "Dark has played 4.")


@pytest.mark.parametrize(
    ("turn", "winner", "loser"),
    [
        (lambda: position("light", frodo="gondor", orcs="shire").play("move frodo mordor"), "Light", "Dark"),
        (
            lambda: position(orcs="shire", warg="shire", balrog="arthedain", frodo="moria").play("move balrog shire"),
            "Dark",
            "Light",
        ),
    ],
)
def test_the_view_in_words_tells_who_has_won(turn, winner, loser):
    assert told_of(turn(), winner)[-1] == "Winner!"
    assert told_of(turn(), loser)[-1].startswith("Defeated: ")


def test_ones_own_known_figure_is_marked():
    turn = position(cave_troll="high-pass", sam="rhudaur", merry="shire", warg="gondor", orcs="mordor")
    turn.play("move cave-troll rhudaur").cards("1", "1")
    assert "the Cave Troll (known to your opponent)" in lines(turn, 1)
    assert "Gondor: the Warg\n" in lines(turn, 1) + "\n"


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_has_its_text_and_its_short_name(figure):
    assert GAME.words().name("text", figure).endswith(".")
    assert GAME.words().name("short", figure)
