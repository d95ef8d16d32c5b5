"""Errors of the table: each refuses one kind of message, request or setting, and changes nothing."""

from bagend.engine.errors import BagendError


class CannotServe(BagendError):
    """The server cannot start: its address or its database cannot be used."""

    code = "cannot-serve"


class StoreFailed(BagendError):
    """The store could not do what it was asked to; it may be able to a moment later."""


class NotSaved(StoreFailed):
    """The store could not write, so nothing happened."""

    code = "not-saved"


class Unreachable(StoreFailed):
    """The store cannot be read just now."""

    code = "unreachable"


class Lost(StoreFailed):
    """The store's file is damaged or gone, and will not come back by itself."""

    code = "lost"


class Overtaken(BagendError):
    """Somebody else wrote the same row first."""

    code = "stale"


class Stale(BagendError):
    """An answer to a question that is no longer asked."""

    code = "stale"


class NotSeated(BagendError):
    """The visitor does not hold that seat, or any."""

    code = "not-seated"


class YourTurn(BagendError):
    """A suggestion from the seat that is asked, which should answer instead."""

    code = "your-turn"


class NoSuggestion(BagendError):
    """A suggestion where none can be made: not in a cooperative game, or not about another person's question."""

    code = "no-suggestion"


class NoHint(BagendError):
    """A hint would be unfair here."""

    code = "no-hint"


class HintTooSlow(BagendError):
    """No hint was found in time."""

    code = "hint-too-slow"


class TooManyReviews(BagendError):
    """So many reviews are waiting that no other can be begun."""

    code = "too-many-reviews"


class ReviewFailed(BagendError):
    """The workers could not make a review."""

    code = "review-failed"


class NotBegun(BagendError):
    """The match has not begun: some seat is still open."""

    code = "not-begun"


class NotOver(BagendError):
    """Something that is possible only when the match is over."""

    code = "not-over"


class AnotherStep(BagendError):
    """A guide wants to show something else now; it says what."""

    code = "another-step"


class OverThere(BagendError):
    """Nobody can play on from a position in which the match is over."""

    code = "over-there"


class InSetUp(BagendError):
    """Nobody can play on from the middle of a secret set-up."""

    code = "in-set-up"


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


class BadName(BagendError):
    """A name that cannot be read or seen."""

    code = "bad-name"


class NameTaken(BagendError):
    """A name that would pass for somebody else's."""

    code = "name-taken"


class TooSoon(BagendError):
    """A reaction, or a look back, so soon after the last one."""

    code = "too-soon"


class EnoughSaid(BagendError):
    """More reactions or names than one seat has in a match."""

    code = "enough-said"


class BadForm(BagendError):
    """A form that cannot be taken as it is."""

    code = "bad-form"
