"""Spans: a match cut where somebody, or CHANCE, really decided something.

An answer that was the only one possible decides nothing: it belongs to whatever comes next.  What CHANCE answers in one
go is one stroke of luck.  A set-up made in secret is one span: how good it was depends on what the others hid.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

import numpy as np

from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.match import Entry, Match
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY


class Kind(StrEnum):
    """Who decided."""

    CHOICE = "choice"
    LUCK = "luck"
    SETUP = "setup"
    RESIGNED = "resigned"


class Span(NamedTuple):
    """What happened between two moments whose chances are compared."""

    kind: Kind
    seat: int
    """Who chose; CHANCE, or NOBODY for a set-up of all."""

    first: int
    """How many answers had been given when the span before it ended."""

    at: int
    """How many had been given when this was decided."""

    end: int
    """How many had been given after it."""


def spans_of(match: Match, mode: Mode) -> list[Span]:
    """The spans of a match that is over, in order; the last one ends with the match."""
    found: list[Span] = []
    entries = match.entries
    at = 0
    while at < len(entries):
        span = span_at(match, at, found[-1].end if found else 0, mode)
        if span is None:
            at += 1
        else:
            found.append(span)
            at = span.end
    if match.resigned:
        first = found[-1].end if found else 0
        seat = match.game.seat(match.resigned)
        return [*found, Span(Kind.RESIGNED, seat, first, len(entries), len(entries))]
    return [*found[:-1], found[-1]._replace(end=len(entries))] if found else []


def span_at(match: Match, at: int, first: int, mode: Mode) -> Span | None:
    """The span that begins with an answer; None if that was the only one possible."""
    entries, game = match.entries, match.game
    entry = entries[at]
    if is_secret(match, entry):
        end = run(entries, at, lambda each: is_secret(match, each))
        return Span(Kind.SETUP, NOBODY, first, at, end)
    if entry.seat == CHANCE:
        end = run(entries, at, lambda each: each.seat == CHANCE)
        has_luck = any(each.outcomes > 1 for each in entries[at:end])
        return Span(Kind.LUCK, CHANCE, first, at, end) if has_luck else None
    out = np.zeros(MOST_LEGAL, np.int64)
    is_choice = doors(game, mode).legal(entry.before, out) > 1
    return Span(Kind.CHOICE, entry.seat, first, at, at + 1) if is_choice else None


def is_secret(match: Match, entry: Entry) -> bool:
    return int(entry.before[0].phase) in match.game.secret_setup


def run(entries: Sequence[Entry], at: int, belongs: Callable[[Entry], bool]) -> int:
    """Where a run of answers of one kind ends."""
    end = at
    while end < len(entries) and belongs(entries[end]):
        end += 1
    return end


def state_at(match: Match, length: int) -> Records:
    """The state after so many answers."""
    return match.entries[length].before if length < len(match.entries) else match.state
