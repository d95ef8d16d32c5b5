"""Names: nouns and lists of nouns carry the forms that a language gives them."""

import pytest

from bagend.engine.words import Words


@pytest.fixture
def words(tmp_path):
    (tmp_path / "en.ftl").write_text("place-moria = Moria\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(
        "place-moria = Moria\n    .gen = Morii\n    .gender = f\n"
        "place-rohan = Rohan\n    .gen = Rohanu\n    .gender = m\n"
        "land = kraina { $place }\n    .gen = krainy { $place_gen }\n"
        "leaves = wychodzi z { $place_gen }\n"
        "plain = { $place }\n",
        encoding="utf-8",
    )
    return Words("pl", [tmp_path])


def test_a_noun_is_declined(words):
    assert words("leaves", place=words.name("place", "moria")) == "wychodzi z Morii"


def test_several_nouns_are_declined_one_by_one_and_are_plural(words):
    both = words.listing([words.name("place", "moria"), words.name("place", "rohan")])
    assert both == "Moria i Rohan"
    assert words("leaves", place=both) == "wychodzi z Morii i Rohanu"
    assert both.forms["gender"] == "plural"


def test_one_of_several_is_declined_too(words):
    either = words.either([words.name("place", "moria"), words.name("place", "rohan")])
    assert words("leaves", place=either) == "wychodzi z Morii lub Rohanu"


def test_a_name_made_of_others_has_forms(words):
    land = words.named("land", place=words.name("place", "rohan"))
    assert (land, words("leaves", place=land)) == ("kraina Rohan", "wychodzi z krainy Rohanu")


def test_two_nouns_that_look_alike_are_not_mixed_up(words):
    """What was said before is remembered by all forms, not by the first alone."""
    other = type(words.name("place", "moria"))("Moria", {"gen": "Moryi"})
    assert words("leaves", place=words.name("place", "moria")) == "wychodzi z Morii"
    assert words("leaves", place=other) == "wychodzi z Moryi"


def test_what_is_not_translated_yet_is_said_in_english(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    assert Words("fi", [tmp_path])("hello") == "Hello"


def test_nothing_is_listed_as_nothing(words):
    assert words.listing([]) == ""


def test_what_cannot_be_declined_stands_as_it_is(words):
    assert words("leaves", place="Anna") == "wychodzi z Anna"


def test_a_noun_that_lacks_a_form_is_a_fault(words):
    lacking = type(words.name("place", "moria"))("Fangorn", {"gender": "m"})
    with pytest.raises(KeyError, match="place_gen"):
        words("leaves", place=lacking)
