"""Guessing: a review from somebody quick, where a test looks at its page and not at what it says."""

from bagend import Match
from bagend.bots.review.review import Review, put_together
from bagend.bots.review.spans import Kind, spans_of, state_at
from bagend.bots.review.valuer import Valuer, Worth
from bagend.bots.review.weighing import Weighed
from bagend.engine.kernel import Mode
from bagend.table.thinking.review_parts import OPENING, Found, Part


def guess(part: Part) -> Found:
    """A part of a review in which every choice was a mistake that was not the last legal one."""
    match = Match.parse(part.journal)
    spans = spans_of(match, Mode.INTERPRETED)
    even = (0.5,) * len(match.game.seats)
    if part.number == OPENING:
        return Found(len(spans), 16, even)
    span = spans[part.number]
    if span.kind is Kind.LUCK:
        return Found(weighed=Weighed(span, even, luck=(0.1, -0.1, 0.0, 0.0)))
    if span.kind is not Kind.CHOICE:
        return Found(weighed=Weighed(span, (0.0, 1.0, 0.0, 0.0)))
    given = match.entries[span.at].action
    best = Valuer(match, Mode.INTERPRETED).legal(state_at(match, span.at))[-1]
    worths = (Worth(best, 0.7), Worth(given, 0.4))
    return Found(weighed=Weighed(span, even, cost=0.3, answers=worths if given != best else worths[:1]))


def guessed(journal: str) -> Review:
    """The whole of it."""
    match = Match.parse(journal)
    opening = guess(Part(match.game.key, journal, 0.0, OPENING))
    found = [guess(Part(match.game.key, journal, 0.0, number)).weighed for number in range(opening.spans)]
    return put_together(match, opening.simulations, opening.start, [each for each in found if each])
