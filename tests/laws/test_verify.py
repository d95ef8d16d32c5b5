"""Verify: the dice of an honest journal add up, and no dishonest one gets past."""

import re

import pytest

from bagend import verify
from bagend.engine.chance import Committed
from bagend.engine.match import Match
from laws.walks import variants


@pytest.fixture(scope="module")
def journal(game, mode) -> str:
    """An honest match in which every seat mixed in a number of its own."""
    seats = variants(game)[0].seats
    luck = Committed(bytes(range(32)), [f"lucky{number}" for number in range(len(seats))])
    match = Match(game, seats=seats, luck=luck, mode=mode)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    return str(match.journal())


def test_an_honest_journal_has_no_problems(journal):
    draws, problems = verify.problems(journal)
    assert (draws, problems) == (journal.count("\nchance "), [])
    assert draws > 0


def test_a_changed_pick_is_found(journal):
    # The last draw, given as its neighbour.
    last = re.fullmatch(r"(.*\nchance [^\n]* = )(\d+)/(\d+)(\n.*)", journal, re.DOTALL)
    assert last
    head, pick, outcomes, tail = last.groups()
    other = int(pick) % int(outcomes) + 1
    _, problems = verify.problems(f"{head}{other}/{outcomes}{tail}")
    assert [f"is pick {other} of {outcomes}, but should be pick {pick}" in problem for problem in problems] == [True]


def test_a_changed_number_of_outcomes_is_found(journal):
    changed = re.sub(r"(\nchance [^\n]* = )(\d+)/(\d+)", lambda m: f"{m[1]}{m[2]}/{int(m[3]) * 9}", journal)
    assert verify.problems(changed)[1]


def test_a_changed_secret_is_found(journal):
    changed = re.sub(r"\nsecret ..", "\nsecret ff", journal)
    problems = verify.problems(changed)[1]
    assert problems[0].startswith("The secret does not fit the hash shown before the first draw")
    assert len(problems) > 1


def test_a_changed_number_of_a_seat_is_found(journal):
    assert verify.problems(journal.replace("lucky0", "lucky9"))[1]


def test_a_draw_left_out_is_found(journal):
    header, _, answers = journal.partition("\n\n")
    lines = answers.splitlines(keepends=True)
    draws = [i for i, line in enumerate(lines) if line.startswith("chance ")]
    del lines[draws[len(draws) // 2]]
    assert verify.problems(header + "\n\n" + "".join(lines))[1]


def test_a_draw_without_its_pick_is_found(journal):
    changed = re.sub(r"(\nchance [^\n]*) = \d+/\d+", r"\1", journal, count=1)
    assert "does not say which pick of how many" in verify.problems(changed)[1][0]


def test_without_the_secret_nothing_can_be_checked(journal):
    changed = re.sub(r"\nsecret [^\n]*", "", journal)
    assert verify.problems(changed) == (0, ["The secret is not in this journal: it is shown when the match is over."])


def test_a_secret_that_is_no_number_is_named(journal):
    changed = re.sub(r"\nsecret [^\n]*", "\nsecret mellon", journal)
    assert verify.problems(changed) == (0, ["The secret in this journal is not a hexadecimal number."])


def test_while_a_match_goes_on_a_seat_does_not_learn_the_secret(game, mode):
    match = Match(game, seed=3, mode=mode)
    assert match.journal(seat=match.seat).secret == ""
    assert match.journal(seat=match.seat).commitment == verify.commitment(b"seed 3")


@pytest.mark.parametrize(("changed", "status"), [(False, 0), (True, 1)])
def test_the_file_alone_checks_a_journal(journal, tmp_path, capsys, changed, status):
    path = tmp_path / "match.journal"
    path.write_text(journal.replace("lucky0", "lucky9") if changed else journal, encoding="utf-8")
    assert verify.main([str(path)]) == status
    out, err = capsys.readouterr()
    assert ("All" in out) == (not changed)
    assert bool(err) == changed


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["no-such-file.journal"]])
def test_the_file_alone_refuses_what_it_cannot_read(arguments, capsys):
    assert verify.main(arguments) == 2
    assert capsys.readouterr().err.startswith(("usage:", "Cannot read no-such-file.journal"))
