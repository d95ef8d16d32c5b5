"""Errors: one for each kind of mistake, raised at the door, never inside the rules.

Each has a stable `code` for the wire, the id of a message and its facts.  `str(error)` is one plain English sentence;
whoever shows it to a person says it in that person's language.
"""

import errno
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol, runtime_checkable

PACKAGE = Path(__file__).parents[1]


@runtime_checkable
class InWords(Protocol):
    """What is put into words when it is known who reads it."""

    def in_words(self, language: str) -> str: ...


NAMED_BY_NUMBER = ("line", "port", "seed", "version")
"""Facts whose number is a name and counts nothing: it is written without separators."""


LONGEST_FACT = 900
"""Characters of one fact; Fluent refuses to put more than a thousand into a sentence."""


@dataclass(frozen=True)
class Phrase:
    """A message and what it speaks of."""

    message: str
    facts: dict[str, object] = field(default_factory=dict)
    """What it speaks of: text, numbers, what has words of its own; a tuple of which it means one, a list of which it
    means all."""

    folder: Path | None = None
    """Where a game's words lie, if it is one of them."""

    def in_words(self, language: str) -> str:
        from bagend.engine.words import words_of

        words = words_of(language, *((self.folder,) if self.folder else house()))
        told: dict[str, str | int | float] = {}
        for name, fact in self.facts.items():
            match fact:
                case InWords():
                    told[name] = shortened(fact.in_words(language))
                case tuple():
                    told[name] = shortened(words.either(map(printable, fact)))
                case list():
                    told[name] = shortened(words.listing(map(printable, fact)))
                case int() | float() if not isinstance(fact, bool) and name not in NAMED_BY_NUMBER:
                    told[name] = fact
                case _:
                    told[name] = printable(fact)
        return words(self.message, **told).rstrip()

    def __str__(self) -> str:
        return self.in_words("en")


def printable(fact: object) -> str:
    """What somebody typed or sent, on one line, not too long, and without anything that a terminal would obey."""
    text = shortened(str(fact))
    if text.isprintable():
        return text
    return shortened("".join(each if each.isprintable() else repr(each)[1:-1] for each in text))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else f"{text[: LONGEST_FACT - 1]}…"


@cache
def house() -> tuple[Path, ...]:
    """The folders of words outside the games, besides the one that all words begin with; no two share a message."""
    files = (file for file in PACKAGE.rglob("en.ftl") if file.relative_to(PACKAGE).parts[0] not in ("engine", "games"))
    return tuple(sorted(file.parent for file in files))


class BagendError(Exception):
    """A mistake that the user can correct; any other exception is a bug."""

    code = "error"

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def in_words(self, language: str) -> str:
        """What is wrong, in a sentence."""
        return Phrase(self.message, self.facts).in_words(language)

    def __str__(self) -> str:
        return self.in_words("en")


class UnknownGame(BagendError):
    code = "unknown-game"


class UnknownSeat(BagendError):
    code = "unknown-seat"


class UnknownBot(BagendError):
    code = "unknown-bot"


class UnknownClause(BagendError):
    code = "unknown-clause"


class UnknownLanguage(BagendError):
    code = "unknown-language"


class BadOption(BagendError):
    """An option that does not exist or cannot have that value."""

    code = "bad-option"


class BadSetting(BagendError):
    """An environment variable that cannot have that value."""

    code = "bad-setting"


class UnknownNotation(BagendError):
    """An answer that cannot be read at all."""

    code = "unknown-notation"


class NotYourTurn(BagendError):
    """An answer from a seat that was not asked."""

    code = "not-your-turn"


class IllegalAction(BagendError):
    """An answer that can be read but may not be given here; `facts["clause"]` says which clause forbids it."""

    code = "illegal-action"


class NothingToUndo(BagendError):
    """Since the last answer something was rolled or shown, or another seat was asked."""

    code = "nothing-to-undo"


class OtherVersion(BagendError):
    """A match that was begun under rules this version cannot play."""

    code = "other-version"


class BrokenJournal(BagendError):
    """A save file that cannot be read, or does not follow the rules; `facts["line"]` says where."""

    code = "broken-journal"


class Unexpected(ValueError):
    """A word or a value that cannot be read, with what was expected instead; whoever asked for it makes a sentence."""

    def __init__(self, expected: Phrase | tuple[str, ...]) -> None:
        super().__init__(expected)
        self.expected = expected

    def __str__(self) -> str:
        return str(self.expected) if isinstance(self.expected, Phrase) else ", ".join(self.expected)


_SYSTEM = {
    errno.ENOENT: "system-no-file",
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-in-use",
    errno.EADDRNOTAVAIL: "system-not-here",
}


def reason(wrong: OSError | UnicodeError) -> Phrase | str:
    """Why a file or an address cannot be used, for the end of a sentence; what is rare the system says itself."""
    if isinstance(wrong, UnicodeError):
        return Phrase("system-not-text")
    message = _SYSTEM.get(wrong.errno or 0)
    return Phrase(message) if message else wrong.strerror or str(wrong) or type(wrong).__name__
