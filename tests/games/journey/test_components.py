"""Components: the tables of the box, and the values that an owner of it may correct."""

import pytest

from bagend import Match
from bagend.engine.errors import BadOption
from bagend.games.journey.components import DATA, DICE, HOBBITS, N_FACES, PLACES, SYMBOLS, Place, Symbol
from games.journey.positions import GAME, finish, position


@pytest.mark.parametrize("datum", DATA)
def test_every_value_has_a_source_and_a_confidence(datum):
    row = DATA[datum]
    assert row["about"]
    assert row["source"]
    assert 0 < row["confidence"] <= 1


def test_the_doubtful_values_and_only_they_can_be_corrected():
    corrected = {option.datum: option.key for option in GAME.options if option.datum}
    assert corrected == {"JD-12": "squares", "JD-14": "black_die", "JD-15": "coloured_die"}
    assert {row["option"] for row in DATA.values() if "option" in row} == set(corrected.values())


@pytest.mark.parametrize(("key", "datum"), [("squares", "JD-12"), ("black_die", "JD-14"), ("coloured_die", "JD-15")])
def test_the_default_of_an_option_is_the_value_in_the_data(key, datum):
    value = DATA[datum]["value"]
    assert GAME.options[key].default == (tuple(value) if isinstance(value, list) else value)


def test_names_and_numbers_agree():
    assert [symbol.name.lower() for symbol in Symbol] == list(SYMBOLS)
    assert [place.name.lower().replace("_", "-") for place in Place] == list(PLACES)
    assert len(DICE) == len(HOBBITS) + 1


def test_jd4_five_dice_the_last_one_black():
    assert DICE == ("yellow", "red", "blue", "green", "black")


def test_jd6_the_white_tree_is_on_the_black_die_alone():
    faces = position().state.symbol
    assert [(faces[die] == Symbol.TREE).sum() for die in range(5)] == [0, 0, 0, 0, 1]


def test_jd6_a_coloured_die_cannot_have_it():
    with pytest.raises(BadOption, match="there is no “tree”"):
        GAME.options.read({"coloured_die": "ring,ring,gandalf,weapon,orc,tree"})


def test_jd7_every_die_has_a_nazgul():
    faces = position().state.symbol
    assert [(faces[die] == Symbol.NAZGUL).sum() for die in range(5)] == [1] * 5


def test_jd9_nine_round_spaces_end_in_mordor():
    assert (len(PLACES) - 1, PLACES[0], PLACES[1], PLACES[-1]) == (9, "bag-end", "rivendell", "mordor")


@pytest.mark.parametrize("squares", [5, 6, 7, 8])
def test_jd12_the_path_has_as_many_squares_as_the_owner_counted(squares):
    turn = finish("W W W W N", marked={"frodo": squares - 1}, squares=squares)
    assert turn.is_out("frodo")


@pytest.mark.parametrize("squares", ["4", "9", "six", "", "-6", "６"])
def test_jd12_the_path_has_five_to_eight_squares(squares):
    with pytest.raises(BadOption, match="expected a whole number from 5 to 8"):
        GAME.options.read({"squares": squares})


def test_jd14_jd15_the_dice_have_the_faces_the_owner_read():
    black = ["tree", "tree", "orc", "orc", "nazgul", "ring"]
    coloured = ["weapon", "weapon", "ring", "gandalf", "orc", "nazgul"]
    state = position(black_die=black, coloured_die=coloured).state
    assert [SYMBOLS[symbol] for symbol in state.symbol[4]] == black
    assert [[SYMBOLS[symbol] for symbol in state.symbol[die]] for die in range(4)] == [coloured] * 4


def test_a_corrected_die_is_rolled(mode):
    """A die of weapons alone shows a Weapon, whatever the pick."""
    match = Match("journey", options={"coloured_die": ["weapon"] * N_FACES, "first": "frodo"}, seed=3, mode=mode)
    assert [int(symbol) for symbol in match.state[0].shows[:4]] == [Symbol.WEAPON] * 4


def test_a_box_file_sets_options(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text('# my box\nsquares = 7\ncoloured_die = ["ring", "gandalf", "weapon", "weapon", "orc", "nazgul"]\n')
    assert GAME.options.read_file(box) == {
        "squares": 7,
        "coloured_die": ("ring", "gandalf", "weapon", "weapon", "orc", "nazgul"),
    }


def test_the_box_file_in_the_readme_is_true(tmp_path):
    text = (GAME.folder / "README.md").read_text(encoding="utf-8")
    example = text.partition("```toml\n")[2].partition("```")[0]
    assert set(GAME.options.read_text(example, "README.md")) == {"squares", "coloured_die", "black_die"}


BROKEN_BOXES = [
    ("squares = 9", "line 1: Option “squares” cannot be “9”; expected a whole number from 5 to 8."),
    ("\n\nsquares = true", "line 3: Option “squares” cannot be “True”"),
    ("squares = 6\nblack_die = ['ring']", "line 2: Option “black_die” cannot be “['ring']”; expected 6 of"),
    ("squares = 6\n\ncoloured_die = 'ring ring ring ring ring balrog'", "line 3: Option “coloured_die” cannot be"),
    ("squares = 6\nhobbits = 5", "line 2: There is no option “hobbits”; expected side, first,"),
    ("[squares]\nfront = 6", "line 1: Option “squares” cannot be “{'front': 6}”"),
]


@pytest.mark.parametrize(("text", "sentence"), BROKEN_BOXES)
def test_a_mistake_in_a_box_file_is_named_with_its_line(tmp_path, text, sentence):
    box = tmp_path / "box.toml"
    box.write_text(text)
    with pytest.raises(BadOption) as refused:
        GAME.options.read_file(box)
    assert str(refused.value).startswith(f"{box}, {sentence}")


def test_the_journal_carries_the_values(mode):
    match = Match("journey", options={"squares": 7}, seed=1, mode=mode)
    assert "option squares 7\n" in str(match.journal())
    assert Match.parse(str(match.journal())).options["squares"] == 7
