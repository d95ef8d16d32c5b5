"""Audit: whether a saved match is honest.  The dice must follow from the secret, and every line from the rules.

Neither check sees what the other does: a pick can be true to the secret and its roll written down wrongly, and a match
can follow the rules with dice that somebody chose.
"""

from typing import NamedTuple

from bagend import verify
from bagend.engine import journal
from bagend.engine.errors import BagendError, BrokenJournal
from bagend.engine.journal import HIDDEN_ANSWER, Journal
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.games import find


class Finding(NamedTuple):
    """What one check of a journal shows: a sentence for each problem, or one that says what holds."""

    what: str
    holds: str
    problems: tuple[str, ...]


def read(path: str) -> str:
    """The text of a journal."""
    try:
        return verify.read(path)
    except verify.NotAJournal as wrong:
        raise BrokenJournal(str(wrong), line=0) from None


def audit(text: str, mode: Mode = Mode.INTERPRETED) -> list[Finding]:
    """Check the dice and the rules of a journal."""
    try:
        saved = journal.parse(text)
    except BagendError as wrong:
        return [check_dice(text), Finding("Rules", "", (str(wrong),))]
    # Written anew, so that both checks read the same lines.
    return [check_dice(str(saved)), check_rules(saved, mode)]


def check_dice(text: str) -> Finding:
    draws, problems = verify.problems(text)
    return Finding("Dice", verify.verdict(draws, verify.given_draws(text)), tuple(problems))


def check_rules(saved: Journal, mode: Mode) -> Finding:
    """Play the match again.  After the first line that breaks a rule there is nothing left to check."""
    if any(line.answer == HIDDEN_ANSWER for line in saved.lines):
        sentence = "Some moves are hidden, so the match cannot be replayed. Check it again when it is over."
        return Finding("Rules", "", (sentence,))
    try:
        match = Match.from_journal(find(saved.game), saved, mode)
    except BagendError as wrong:
        return Finding("Rules", "", (str(wrong),))
    problems = [
        f"Answer {number} ({line}) should be shown to {again.audience}, not to {line.audience}."
        for number, (line, again) in enumerate(zip(saved.lines, match.journal().lines, strict=False), 1)
        if line.audience != again.audience
    ]
    title = match.game.words()("title")
    holds = (
        f"All {len(saved.lines)} moves and draws follow the rules of {title}, version {saved.version}: the seats and "
        "options exist, every move was legal, and every draw is written down as what its pick stands for. "
    )
    return Finding("Rules", holds + how_it_ended(match), tuple(problems))


def how_it_ended(match: Match) -> str:
    words = match.game.words()
    if match.resigned:
        return f"{words.name('seat', match.resigned)} resigned."
    return match.game.text.prompt(match.view(), words) if match.is_over else "The match is not over."
