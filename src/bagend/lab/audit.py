"""Audit: whether a saved match is honest.  The dice must follow from the secret, and every line from the rules.

Neither check sees what the other does: a pick can be true to the secret and its roll written down wrongly, and a match
can follow the rules with dice that somebody chose.
"""

from pathlib import Path
from typing import NamedTuple

from bagend import verify
from bagend.engine import journal
from bagend.engine.errors import BagendError, BrokenJournal, Phrase, reason
from bagend.engine.journal import HIDDEN_ANSWER, Journal
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.words import LANGUAGES, Words
from bagend.games import find
from bagend.lab.words import lab_words


class Finding(NamedTuple):
    """What one check of a journal shows: a sentence for each problem, or one that says what holds."""

    what: str
    holds: str
    problems: tuple[str, ...]


def read(path: str) -> str:
    """The text of a journal."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BrokenJournal("error-cannot-read", file=path, reason=reason(wrong), line=0) from None
    if not text.startswith(verify.ANY_FORMAT):
        raise BrokenJournal("error-not-a-journal", file=path, line=0)
    return text


def audit(text: str, mode: Mode = Mode.INTERPRETED, language: str = LANGUAGES[0]) -> list[Finding]:
    """Check the dice and the rules of a journal."""
    words = lab_words(language)
    try:
        saved = journal.parse(text)
    except BagendError as wrong:
        return [check_dice(text, words), Finding(words("verify-rules"), "", (wrong.in_words(language),))]
    # Written anew, so that both checks read the same lines.
    return [check_dice(str(saved), words), check_rules(saved, mode, words)]


def check_dice(text: str, words: Words) -> Finding:
    draws, problems = verify.problems(text)
    given = verify.given_draws(text)
    holds = words("verify-fair-later", draws=draws, given=given) if given else words("verify-fair", draws=draws)
    told = (Phrase(f"verify-{problem.kind}", {**problem.facts}).in_words(words.language) for problem in problems)
    return Finding(words("verify-dice"), holds, tuple(told))


def check_rules(saved: Journal, mode: Mode, words: Words) -> Finding:
    """Play the match again.  After the first line that breaks a rule there is nothing left to check."""
    what, language = words("verify-rules"), words.language
    if any(line.answer == HIDDEN_ANSWER for line in saved.lines):
        return Finding(what, "", (words("verify-hidden"),))
    try:
        match = Match.from_journal(find(saved.game), saved, mode)
    except BagendError as wrong:
        return Finding(what, "", (wrong.in_words(language),))
    problems = [
        Phrase(
            "verify-audience", {"line": number, "written": line, "due": again.audience, "audience": line.audience}
        ).in_words(language)
        for number, (line, again) in enumerate(zip(saved.lines, match.journal().lines, strict=False), 1)
        if line.audience != again.audience
    ]
    holds = words(
        "verify-holds",
        count=len(saved.lines),
        title=match.game.words(language)("title"),
        version=str(saved.version),
        ending=how_it_ended(match, words),
    )
    return Finding(what, holds, tuple(problems))


def how_it_ended(match: Match, words: Words) -> str:
    game_words = match.game.words(words.language)
    if match.resigned:
        return words("verify-resigned", seat=game_words.name("seat", match.resigned))
    return match.game.text.prompt(match.view(), game_words) if match.is_over else words("verify-not-over")
