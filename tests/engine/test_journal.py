"""Journal: the save file, and every way in which one can be broken."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bagend import Match, verify
from bagend.engine import journal
from bagend.engine.chance import Committed
from bagend.engine.errors import BadOption, BagendError, BrokenJournal, OtherVersion, UnknownGame, UnknownSeat
from bagend.engine.journal import Line

HEADER = """bagend journal 1
game journey 1
seats frodo merry
option first frodo
commitment abc
number frodo 4711
number merry 12

"""
BEGIN = "chance all begin frodo = 1/1\n"
ROLL = "chance all roll 11111 = 1/7776\n"


def test_a_journal_is_read():
    saved = journal.parse(HEADER + BEGIN + "frodo all keep yellow+black\n")
    assert (saved.game, saved.version, saved.seats) == ("journey", 1, ("frodo", "merry"))
    assert (saved.options, saved.commitment, saved.secret) == ({"first": "frodo"}, "abc", "")
    assert saved.numbers == {"frodo": "4711", "merry": "12"}
    assert saved.lines == (
        Line("chance", "all", "begin frodo", 1, 1),
        Line("frodo", "all", "keep yellow+black"),
    )


def test_and_written_back():
    text = HEADER + BEGIN + "frodo all keep yellow+black\n"
    assert str(journal.parse(text)) == text


def test_a_hidden_answer_is_a_question_mark():
    assert journal.parse(HEADER + "frodo merry ?\n").lines[0].answer == "?"


def test_an_audience_is_written_by_names():
    seats = ("frodo", "sam", "merry")
    assert journal.audience_name(-1, seats) == "all"
    assert journal.audience_name(0b101, seats) == "frodo+merry"


UNREADABLE = [
    ("", "Line 1: expected “bagend journal 1”, got “”.", 1),
    (
        "something else entirely, and long enough to be cut off\n",
        "Line 1: expected “bagend journal 1”, got “something else",
        1,
    ),
    ("bagend journal 1\ncolour red\n\n", "Line 2: there is no header field “colour”.", 2),
    ("bagend journal 1\nseats frodo merry\ncommitment abc\n\n", "The header should name “game” once.", 1),
    (HEADER.replace("game journey 1", "game journey 1\ngame journey 1"), "The header should name “game” once.", 1),
    (HEADER.replace("game journey 1", "game journey"), "Line 2: expected 2 words after “game”, got 1.", 2),
    (HEADER.replace("game journey 1", "game journey one"), "The version of the game should be a number, not “one”.", 2),
    (HEADER.replace("seats frodo merry\n", ""), "The header should name “seats” once.", 1),
    (HEADER.replace("commitment abc\n", ""), "The header should name “commitment” once.", 1),
    (HEADER.replace("commitment abc", "commitment abc def"), "Line 5: expected 1 word after “commitment”, got 2.", 5),
    (HEADER.replace("option first frodo", "option first"), "Line 4: expected 2 words after “option”, got 1.", 4),
    (HEADER.replace("number merry 12", "number merry 1 2"), "Line 7: expected 2 words after “number”, got 3.", 7),
    (HEADER + "frodo all\n", "Line 9: expected a seat, an audience and an answer, got “frodo all”.", 9),
    (HEADER + "chance all begin frodo\n", "Line 9: a draw should end in “= k/n”, got “chance all begin frodo”.", 9),
    (HEADER.replace("game journey 1", "game journey ²"), "The version of the game should be a number, not “²”.", 2),
    (HEADER + "chance all begin frodo = ²/2\n", "Line 9: a draw should end in “= k/n”", 9),
    (HEADER + f"chance all begin frodo = 1/{'9' * 5000}\n", "Line 9: a draw should end in “= k/n”", 9),
    (HEADER + BEGIN + "chance all roll 11111 = x/6\n", "Line 10: a draw should end in “= k/n”, got", 10),
]


@pytest.mark.parametrize(("text", "sentence", "line"), UNREADABLE)
def test_what_cannot_be_read_is_named_with_its_line(text, sentence, line):
    with pytest.raises(BrokenJournal) as refused:
        journal.parse(text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.facts["line"] == line


AGAINST_THE_RULES = [
    ("frodo all keep yellow\n", "Answer 1 (frodo all keep yellow): chance is asked here, not frodo.", 1),
    (BEGIN + ROLL + "merry all keep yellow\n", "Answer 3 (merry all keep yellow): frodo is asked here, not merry.", 3),
    ("chance all begin sam = 1/1\n", "Answer 1 (chance all begin sam = 1/1): pick 1 of 1 is another outcome.", 1),
    (
        "chance all begin frodo = 1/2\n",
        "Answer 1 (chance all begin frodo = 1/2): there is only 1 possible outcome here.",
        1,
    ),
    (
        "chance all begin frodo = 0/1\n",
        "Answer 1 (chance all begin frodo = 0/1): there is only 1 possible outcome here.",
        1,
    ),
    (
        BEGIN + "chance all roll 11111 = 2/7776\n",
        "Answer 2 (chance all roll 11111 = 2/7776): pick 2 of 7776 is another outcome.",
        2,
    ),
    (
        BEGIN + "chance all dance = 1/7776\n",
        "Answer 2 (chance all dance = 1/7776): Cannot read “dance”: expected roll or begin.",
        2,
    ),
    (
        BEGIN + ROLL + "frodo all sing\n",
        "Answer 3 (frodo all sing): Cannot read “sing”: expected keep, reroll, split or refrain.",
        3,
    ),
    (BEGIN + ROLL + "frodo all ?\n", "Answer 3 (frodo all ?): Cannot read “?”", 3),
    (
        BEGIN + ROLL + "frodo all keep yellow+red\n",
        "Answer 3 (frodo all keep yellow+red) is not allowed here. J-7: ",
        3,
    ),
    (
        BEGIN + ROLL + "frodo all keep nothing\n",
        "Answer 3 (frodo all keep nothing) is not allowed here. J-6: ",
        3,
    ),
]


@pytest.mark.parametrize(("answers", "sentence", "number"), AGAINST_THE_RULES)
def test_what_is_against_the_rules_is_named_with_its_answer(answers, sentence, number):
    with pytest.raises(BrokenJournal) as refused:
        Match.parse(HEADER + answers)
    assert str(refused.value).startswith(sentence)
    assert refused.value.facts["line"] == number


def test_an_answer_after_the_end_is_refused():
    match = Match("journey", seed=1)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    with pytest.raises(BrokenJournal, match="nobody is asked here, not even frodo"):
        Match.parse(str(match.journal()) + "frodo all keep yellow\n")


BAD_HEADERS = [
    ("game journey 1", "game hobbit 1", UnknownGame, "There is no game “hobbit”; expected"),
    (
        "game journey 1",
        "game journey 99",
        OtherVersion,
        "played with version 99 of the rules of journey; this program plays",
    ),
    (
        "seats frodo merry",
        "seats frodo gollum",
        UnknownSeat,
        "journey has no seat “gollum”; expected frodo, sam, merry or pippin.",
    ),
    ("seats frodo merry", "seats frodo", UnknownSeat, "journey needs at least 2 seats, not 1."),
    ("option first frodo", "option first gollum", BadOption, "Option “first” cannot be “gollum”"),
    ("option first frodo", "option last frodo", BadOption, "There is no option “last”"),
    (
        "number merry 12",
        "number merry 12\nsecret mellon",
        BrokenJournal,
        "The secret in the header is not a hexadecimal number.",
    ),
]


@pytest.mark.parametrize(("good", "bad", "error", "sentence"), BAD_HEADERS)
def test_a_header_that_names_what_does_not_exist_is_refused(good, bad, error, sentence):
    with pytest.raises(error) as refused:
        Match.parse(HEADER.replace(good, bad))
    assert sentence in str(refused.value)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path):
    with pytest.raises(BrokenJournal, match="Cannot read"):
        Match.load(tmp_path / "nowhere.journal")
    (tmp_path / "bytes.journal").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenJournal, match="Cannot read"):
        Match.load(tmp_path / "bytes.journal")


def test_a_match_is_saved_and_loaded(tmp_path):
    match = Match("journey", seed=2)
    match.play(match.legal()[0])
    match.save(tmp_path / "match.journal")
    assert str(Match.load(tmp_path / "match.journal").journal()) == str(match.journal())


def test_a_loaded_match_goes_on_with_the_same_dice(tmp_path):
    match = Match("journey", seed=2)
    again = Match.parse(str(match.journal()))
    answer = match.legal_actions()[0]
    assert [entry.action for entry in match.play(answer)] == [entry.action for entry in again.play(answer)]


@st.composite
def damaged(draw) -> str:
    """An honest journal with a few characters changed, lost or doubled."""
    match = Match("journey", luck=Committed(b"honest", ["1", "2"]), seats=["frodo", "merry"])
    for _ in range(4):
        match.play(match.legal_actions()[0])
    text = str(match.journal())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text) - 1))
        text = (
            text[:at]
            + draw(st.sampled_from(["", "0", "²", "9" * 30, "9" * 5000, " ", "\n", "?", text[at] * 2]))
            + text[at + 1 :]
        )
    return text


@given(text=damaged())
def test_a_damaged_journal_is_read_or_refused_but_never_a_fault(text):
    with contextlib.suppress(BagendError):
        Match.parse(text)
    draws, problems = verify.problems(text)
    assert draws >= 0
    assert all(problem.strip() for problem in problems)
