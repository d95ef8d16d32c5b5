"""Options: how they are read, written, and refused."""

import pytest

from bagend.engine.errors import BadOption
from bagend.engine.options import Choice, Flag, Listing, Options, Whole

OPTIONS = Options(
    Choice("side", ("basic", "advanced"), "basic"),
    Flag("fog"),
    Whole("squares", 5, 8, 6, datum="D-1"),
    Listing("die", ("ring", "orc"), ("ring", "ring", "orc")),
)


def test_without_anything_given_each_option_has_its_default():
    assert OPTIONS.read({}) == {"side": "basic", "fog": False, "squares": 6, "die": ("ring", "ring", "orc")}


@pytest.mark.parametrize(
    ("key", "given", "value"),
    [
        ("side", "advanced", "advanced"),
        ("fog", "yes", True),
        ("fog", "Off", False),
        ("fog", "true", True),
        ("fog", True, True),
        ("squares", "7", 7),
        ("squares", 8, 8),
        ("die", "orc,orc ring", ("orc", "orc", "ring")),
        ("die", ["orc", "orc", "orc"], ("orc", "orc", "orc")),
    ],
)
def test_a_value_is_read_from_text_or_toml(key, given, value):
    assert OPTIONS.read({key: given})[key] == value


REFUSED = [
    ("colour", "red", "There is no option “colour”; expected side, fog, squares or die."),
    ("side", "dark", "Option “side” cannot be “dark”; expected basic or advanced."),
    ("side", 1, "Option “side” cannot be “1”; expected basic or advanced."),
    ("fog", "maybe", "Option “fog” cannot be “maybe”; expected yes or no."),
    ("fog", 2, "Option “fog” cannot be “2”; expected yes or no."),
    ("fog", [], "Option “fog” cannot be “[]”; expected yes or no."),
    ("squares", "9", "Option “squares” cannot be “9”; expected a whole number from 5 to 8."),
    ("squares", 6.0, "Option “squares” cannot be “6.0”; expected a whole number from 5 to 8."),
    ("squares", True, "Option “squares” cannot be “True”; expected a whole number from 5 to 8."),
    ("squares", "-6", "Option “squares” cannot be “-6”; expected a whole number from 5 to 8."),
    ("squares", "²", "Option “squares” cannot be “²”; expected a whole number from 5 to 8."),
    ("die", "ring ring", "Option “die” cannot be “ring ring”; expected 3 of ring or orc."),
    ("die", "ring ring elf", "Option “die” cannot be “ring ring elf”; expected 3 of ring or orc (there is no “elf”)."),
    ("die", 7, "Option “die” cannot be “7”; expected 3 of ring or orc."),
    ("die", [1, 2, 3], "Option “die” cannot be “[1, 2, 3]”; expected 3 of ring or orc (there is no “1”)."),
]


@pytest.mark.parametrize(("key", "given", "sentence"), REFUSED)
def test_a_bad_value_is_refused_with_what_was_expected(key, given, sentence):
    with pytest.raises(BadOption) as refused:
        OPTIONS.read({key: given})
    assert str(refused.value) == sentence
    assert refused.value.facts["option"] == key


def test_a_number_too_long_to_read_is_refused():
    with pytest.raises(BadOption, match=r"9…”; expected a whole number from 5 to 8\.$"):
        OPTIONS.read({"squares": "9" * 5000})


def test_a_game_without_options_says_so():
    with pytest.raises(BadOption, match="There is no option “fog”: there are none here"):
        Options().read({"fog": "yes"})


def test_written_values_are_read_back():
    values = OPTIONS.read({"side": "advanced", "fog": True, "squares": 8, "die": "orc orc orc"})
    written = OPTIONS.write(values)
    assert written == {"side": "advanced", "fog": "yes", "squares": "8", "die": "orc,orc,orc"}
    assert OPTIONS.read(written) == values


def test_options_are_listed_and_found():
    assert [option.key for option in OPTIONS] == ["side", "fog", "squares", "die"]
    assert OPTIONS["squares"].datum == "D-1"


def test_a_file_sets_only_what_it_names(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text("fog = true\n")
    assert OPTIONS.read_file(path) == {"fog": True}


BROKEN_FILES = [
    ("fog = true\nsquares = 9\n", "line 2: Option “squares” cannot be “9"),
    ("# squares = 9\n\n'squares' = 9\n", "line 3: Option “squares” cannot be “9"),
    ("[die]\nfirst = 1\n", "line 1: Option “die” cannot be “{'first': 1}"),
    ("fog = true\ncolour = 'red'\n", "line 2: There is no option “colour”"),
]


@pytest.mark.parametrize(("text", "sentence"), BROKEN_FILES)
def test_a_mistake_in_a_file_is_named_with_its_line(tmp_path, text, sentence):
    path = tmp_path / "box.toml"
    path.write_text(text)
    with pytest.raises(BadOption) as refused:
        OPTIONS.read_file(path)
    assert str(refused.value).startswith(f"{path}, {sentence}")


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text("fog = true\nsquares = = 9\n")
    with pytest.raises(BadOption, match=r"is not a TOML file: .*line 2"):
        OPTIONS.read_file(path)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path):
    with pytest.raises(BadOption, match="Cannot read the option file"):
        OPTIONS.read_file(tmp_path / "nowhere.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadOption, match="Cannot read the option file"):
        OPTIONS.read_file(tmp_path / "bytes.toml")
