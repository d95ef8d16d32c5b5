"""Errors of the table: each refuses one kind of message, request or setting, and changes nothing."""

from bagend.engine.errors import BagendError


class CannotServe(BagendError):
    """The server cannot start: its address or its database cannot be used."""

    code = "cannot-serve"


class NotSaved(BagendError):
    """The store could not write; so it did not happen."""

    code = "not-saved"


class Overtaken(BagendError):
    """Somebody else wrote the same row first."""

    code = "stale"


class Stale(BagendError):
    """An answer to a question that is not asked any more."""

    code = "stale"


class NotSeated(BagendError):
    """Whoever asks holds no seat, or not that one."""

    code = "not-seated"


class YourTurn(BagendError):
    """Whoever is asked answers, and suggests nothing."""

    code = "your-turn"


class NoSuggestion(BagendError):
    """What may only be done where all play together, about another person's question."""

    code = "no-suggestion"


class NoHint(BagendError):
    """A hint would be unfair here."""

    code = "no-hint"


class HintTooSlow(BagendError):
    """No hint was found in time."""

    code = "hint-too-slow"


class NotBegun(BagendError):
    """The match has not begun: some seat is still open."""

    code = "not-begun"


class NotOver(BagendError):
    """What may only be asked of a match that is over."""

    code = "not-over"


class BadMessage(BagendError):
    """A message that cannot be read."""

    code = "bad-message"


class TooMuch(BagendError):
    """A message that is too long, or one of too many."""

    code = "too-much"


class TooManyMatches(BagendError):
    """More matches are being made than this server allows."""

    code = "too-many-matches"


class NoSuchMatch(BagendError):
    code = "no-such-match"


class BadForm(BagendError):
    """A form that cannot be taken as it is."""

    code = "bad-form"
