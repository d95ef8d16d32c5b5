"""Errors: one for each kind of mistake, raised at the door, never inside the rules.

Each has a stable `code` for the wire and its facts as attributes.  `str(error)` is one plain sentence.
"""

from collections.abc import Iterable


class BagendError(Exception):
    """A mistake that the user can correct; any other exception is a bug."""

    code = "error"

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence)
        self.facts = facts


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


def either(names: Iterable[str]) -> str:
    """Names for a sentence: "a", "a or b", "a, b or c"."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
