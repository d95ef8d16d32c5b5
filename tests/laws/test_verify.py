"""Verify: the dice of an honest journal add up, and no dishonest one gets past."""

import re

import pytest

from bagend import verify
from bagend.engine.chance import Committed, Given
from bagend.engine.errors import BrokenJournal, NothingToUndo
from bagend.engine.journal import parse
from bagend.engine.match import Match
from laws.walks import variants
from proof import some


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
    assert problems[0].startswith("The secret does not match the hash shown before the first draw")
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
    assert verify.problems(changed) == (
        0,
        ["The secret is not in this journal. A table adds it after the match; a simulated match has none."],
    )


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


def test_what_came_with_a_match_is_left_out_and_the_rest_is_checked(game, mode, journal):
    """A match that goes on from the middle of another: its own draws follow from its secret, those before do not."""
    lines = parse(journal).lines
    half = len(lines) // 2
    seats = parse(journal).seats
    luck = Given(b"another secret", seats, [line.pick - 1 for line in lines[:half] if line.seat == "chance"])
    match = Match(game, seats=seats, luck=luck, mode=mode, given=lines[:half])
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    text = str(match.journal())
    draws, problems = verify.problems(text)
    assert (problems, draws + verify.given_draws(text)) == ([], text.count("\nchance "))
    assert verify.given_draws(text) == luck.given
    assert str(Match.from_journal(game, parse(text), mode).journal()) == text
    unmarked = re.sub(r"\ngiven \d+", "", text)
    assert bool(verify.problems(unmarked)[1]) is (luck.given > 0)


def test_more_given_draws_than_there_are_is_a_problem(journal):
    changed = journal.replace("\n\n", "\ngiven 9999\n\n", 1)
    assert "9999 given draws" in verify.problems(changed)[1][-1]
    with pytest.raises(BrokenJournal, match="cannot be given"):
        parse(changed)


def test_the_verdict_says_what_was_given():
    assert "The first 3 draws came with the match" in verify.verdict(5, 3)
    assert "All 5 later draws follow" in verify.verdict(5, 3)
    assert verify.verdict(5) == verify.verdict(5, 0)


def test_what_came_with_a_match_cannot_be_undone(game, mode, journal):
    lines = parse(journal).lines
    match = Match(game, seats=parse(journal).seats, seed=1, mode=mode, given=lines[: len(lines) // 2])
    for seat in some(match.taken):
        assert not match.may_undo(seat)
        assert match.last_answer(seat) is None
        with pytest.raises(NothingToUndo):
            match.take_back(seat)
