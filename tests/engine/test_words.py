"""Words: messages, nouns and their forms."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from bagend.engine.actions import Name, Names, Number
from bagend.engine.errors import UnknownLanguage
from bagend.engine.words import LANGUAGES, Words, entries_of, words_of
from bagend.engine.words import Name as WrittenName

FLUENT = """
greeting = { $seat } meets { $count ->
    [one] an Orc
   *[other] { $count } Orcs
 } in { $place_locative }.
who = { $seat_key ->
    [sam] the gardener
   *[other] { $seat }
 }
empty =
    .help = only an attribute
list-and = { $most } and { $last }
-orc = Orc
shout = { war-cry.loud }, you { -orc
}!
war-cry = Gondor
    .loud = GONDOR
seat-frodo = Frodo
seat-sam = Sam
seat-merry = Merry
place-moria = Moria
    .locative = the mines of Moria
"""

SEAT = Name("seat", ("frodo", "sam", "merry"))
PLACE = Name("place", ("moria",))


@pytest.fixture
def words(tmp_path) -> Words:
    (tmp_path / "en.ftl").write_text(FLUENT, encoding="utf-8")
    return Words("en", [tmp_path])


def test_a_message_speaks_of_nouns_in_their_forms(words):
    nouns = words.nouns(seat=(SEAT, 1), place=(PLACE, 0), count=(Number("count", 0, 10), 3))
    assert words("greeting", **nouns) == "Sam meets 3 Orcs in the mines of Moria."


def test_numbers_choose_their_plural(words):
    nouns = words.nouns(seat=(SEAT, 0), place=(PLACE, 0), count=(Number("count", 0, 10), 1))
    assert words("greeting", **nouns) == "Frodo meets an Orc in the mines of Moria."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign_and_no_hyphen(language):
    said = Words(language, [])
    assert said.number(-3) == "−3"
    assert said.percent(-0.25).startswith("−25")


def test_a_message_may_select_by_the_key_of_a_noun(words):
    assert words("who", **words.nouns(seat=(SEAT, 1))) == "the gardener"
    assert words("who", **words.nouns(seat=(SEAT, 0))) == "Frodo"


def test_a_set_is_listed(words):
    some = words.nouns(all=(Names("seat", SEAT.names), 0b111), two=(Names("seat", SEAT.names), 0b011))
    assert (some["all"], some["two"]) == ("Frodo, Sam and Merry", "Frodo and Sam")


@pytest.mark.parametrize(
    ("items", "listing"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_things_are_listed(words, items, listing):
    assert words.listing(items) == listing


@pytest.mark.parametrize(
    ("language", "pair", "listing"),
    [
        ("en", "Merry and Pippin", "Merry and Pippin, and Sam"),
        ("pl", "Merry i Pippin", "Merry i Pippin oraz Sam"),
        ("fi", "Merri ja Pippin", "Merri ja Pippin sekä Sam"),
        ("ru", "Мерри и Пиппин", "Мерри и Пиппин, а также Sam"),
    ],
)
def test_next_to_a_pair_it_is_clear_who_belongs_to_it(language, pair, listing):
    assert words_of(language).listing([pair, "Sam"]) == listing
    # Further away nothing is unclear.
    assert words_of(language).listing([pair, "x", "y"]) == f"{pair}, {words_of(language).listing(['x', 'y'])}"


def test_every_form_of_a_pair_is_listed_so():
    pair = WrittenName("Merry i Pippin", {"gen": "Merry’ego i Pippina"})
    listed = words_of("pl").listing([pair, WrittenName("Sam", {"gen": "Sama"})])
    assert isinstance(listed, WrittenName)
    assert listed.forms == {"gen": "Merry’ego i Pippina oraz Sama"}


def test_what_goes_with_a_message_is_found(words):
    assert words.attribute("empty", "help") == "only an attribute"


def test_it_is_known_which_messages_there_are(words):
    assert words.has("greeting")
    assert not words.has("farewell")


@pytest.mark.parametrize("message", ["farewell", "empty"])
def test_a_missing_message_is_a_fault(words, message):
    with pytest.raises((KeyError, LookupError)):
        words(message)


def test_a_missing_noun_is_a_fault(words):
    with pytest.raises(KeyError, match="greeting"):
        words("greeting", seat="Sam")


def test_an_unknown_language_is_refused(tmp_path):
    with pytest.raises(UnknownLanguage, match="There is no language “sindarin”; expected en"):
        Words("sindarin", [tmp_path])


@pytest.mark.parametrize(("names", "sentence"), [(["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
def test_choices_are_listed(names, sentence):
    assert words_of("en").either(names) == sentence


def test_a_message_is_read_when_it_is_asked_for_with_all_that_it_mentions(words):
    assert len(words.unread()) == len(entries_of(FLUENT))
    assert words("shout") == "GONDOR, you Orc!"
    assert entries_of(FLUENT).keys() - set(words.unread()) == {"shout", "war-cry", "-orc"}
    for message in words.unread():
        words.read(message)
        words.read(message)
    assert words.unread() == []
    assert words("seat-frodo") == "Frodo"


def test_a_later_file_says_it_otherwise_also_where_it_is_only_mentioned(tmp_path):
    for name, text in {"one": "greeting = { hail } Frodo\nhail = Hail\n", "two": "hail = Welcome\n"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    assert Words("en", [tmp_path / "one", tmp_path / "two"])("greeting") == "Welcome Frodo"


def test_two_threads_may_ask_for_the_same_at_once(words):
    with ThreadPoolExecutor(4) as threads:
        asked = threads.map(lambda _: words("shout"), range(200))
        assert set(asked) == {"GONDOR, you Orc!"}
