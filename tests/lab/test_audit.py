"""Audit: whatever is forged in a journal is found, by the dice or by the rules."""

import re

import pytest

from bagend import Match, verify
from bagend.engine.chance import Committed
from bagend.lab.audit import audit

SECRET = "secret 73656372657421"
FALSE_SECRET = "secret 66616c736521"


@pytest.fixture(scope="module")
def journal() -> str:
    """An honest match of three, to the end."""
    match = Match("journey", seats=["frodo", "sam", "merry"], luck=Committed(b"secret!", ["1", "22", "333"]))
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    return str(match.journal())


def problems(text: str) -> dict[str, tuple[str, ...]]:
    return {finding.what: finding.problems for finding in audit(text)}


def test_an_honest_match_has_no_problems(journal):
    assert problems(journal) == {"Dice": (), "Rules": ()}


def test_the_end_of_the_match_is_told(journal):
    assert audit(journal)[1].holds.endswith("wins.")
    assert audit(journal.replace("\n\n", "\nresigned merry\n\n", 1))[1].holds.endswith("Merry resigned.")
    assert audit("\n".join(journal.splitlines()[:25]) + "\n")[1].holds.endswith("The match is not over.")


FORGED = {
    "a roll that is not its pick": (r"roll \d{5} =", "roll 66666 =", "is another outcome"),
    "an illegal move": (r"(\w+) all keep \S+", r"\1 all keep nothing", "is not allowed here. J-6: "),
    "a seat less": ("seats frodo sam merry", "seats frodo sam", "The header names “merry”, who has no seat"),
    "an option that cannot be": ("option squares 6", "option squares 99", "expected a whole number from 5 to 8"),
    "an option given twice": ("option squares 6", "option squares 6\noption squares 5", "is there twice"),
    "another format": ("journal 1", "journal 9", "expected “bagend journal 1”"),
    "rules that do not exist": ("game journey 1", "game journey 99", "version 99"),
    "somebody who never played": (SECRET, f"{SECRET}\nresigned pippin", "“pippin”, who has no seat"),
    "another audience": (r"(\w+) all keep", r"\1 frodo keep", "should be shown to all, not to frodo"),
}


@pytest.mark.parametrize("what", FORGED)
def test_the_rules_find(journal, what):
    old, new, sentence = FORGED[what]
    found = problems(re.sub(old, new, journal, count=1))
    assert len(found["Rules"]) == 1
    assert sentence in found["Rules"][0]
    assert found["Dice"] == (), "whoever checks only the dice sees nothing"


def test_the_dice_find_a_false_secret(journal):
    found = problems(journal.replace(SECRET, FALSE_SECRET))
    assert found["Dice"][0].startswith("The secret does not match the hash shown before the first draw")
    assert found["Rules"] == (), "whoever checks only the rules sees nothing"


def test_the_dice_find_a_false_secret_with_a_false_hash(journal):
    """Then the picks still do not follow from it."""
    forged = re.sub(r"commitment \w+", f"commitment {verify.commitment(b'false!')}", journal)
    found = problems(forged.replace(SECRET, FALSE_SECRET))
    assert found["Dice"][0].startswith("Draw 1 (")


def test_a_match_that_is_still_hidden_is_not_called_forged():
    match = Match("confrontation", seed=1)
    while match.seat == match.game.seat("light") or match.phase in match.game.secret_setup:
        match.play(match.legal_actions()[0])
    match.play(match.legal_actions()[0])
    hidden = str(match.journal(seat=match.game.seat("light")))
    found = problems(hidden)
    assert found["Dice"] == (
        "The secret is not in this journal. A table adds it after the match; a simulated match has none.",
    )
    assert "Some moves are hidden" in found["Rules"][0]


def test_both_checks_read_the_same_lines(journal):
    """A header that seems to end later than it does must not hide the draws from the dice."""
    forged = journal.replace("\n\n", "\n \n", 1).replace("= 1/", "= 2/")
    assert audit(forged)[0].problems


def test_the_file_alone_says_what_it_cannot_see(journal, tmp_path, capsys):
    path = tmp_path / "match.journal"
    path.write_text(re.sub(r"roll \d{5} =", "roll 66666 =", journal, count=1), encoding="utf-8")
    assert verify.main([str(path)]) == 0
    assert "This file checks the dice only; it does not know the rules" in capsys.readouterr().out


def test_the_file_alone_refuses_another_format(journal, tmp_path, capsys):
    path = tmp_path / "match.journal"
    path.write_text(journal.replace("journal 1", "journal 9", 1), encoding="utf-8")
    assert verify.main([str(path)]) == 1
    assert "The first line should be 'bagend journal 1'" in capsys.readouterr().err
