"""Weighing: what one span of a match was worth.  Every span is weighed by itself, so that many can share the work.

- Luck is what CHANCE changed for everybody, if they play on by rule of thumb.  Before CHANCE answers, that is the mean
  of all that it may bring; so over many matches luck comes to nothing.
- The cost of a choice is what the given answer was worth less what the best bot's answer was worth, both from what
  the seat could see.  The bot finds its answer in one search, and both are valued in others: so chance that favours an
  answer in the first does not make the other look dear.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bagend.bots.judge import judge_of
from bagend.bots.review.spans import Kind, Span, spans_of, state_at
from bagend.bots.review.valuer import Chances, Valuer, Worth
from bagend.engine.kernel import Mode
from bagend.engine.match import Match

SECONDS = 30
"""How long a review takes on one core that has nothing else to do, about."""

FEWEST = 16
"""The fewest simulations that anything is thought about with."""

VALUE, PLAY_ON, SEARCH, COMPARE = 4, 6, 3, 2
"""How the simulations are shared out: for the value of a position, for playing on from it before and after a stroke of
luck, for finding the best answer, and for comparing the given one with it."""

SHOWN = 5
"""How many answers to one question are kept."""


@dataclass(frozen=True)
class Weighed:
    """A span, and what was found out about it."""

    span: Span
    after: tuple[float, ...]
    """The chances of all seats once it was over; nothing before a stroke of luck, where they are the mean of what it
    may bring: what they are after it, less the luck."""

    luck: tuple[float, ...] = ()
    """What CHANCE changed for every seat."""

    cost: float = 0.0
    """What was lost by not answering as the best bot would; below 0 if that would have been worse."""

    answers: tuple[Worth, ...] = ()
    """What could have been answered: first what the best bot would answer; what was answered is among them."""


def share_of(match: Match, spans: Sequence[Span], total: int) -> int:
    """How many of all simulations are one share."""
    thinks = judge_of(match.game).estimate is None
    lucky = sum(span.kind is Kind.LUCK for span in spans)
    shares = VALUE * (1 + len(spans) - lucky)
    shares += 2 * PLAY_ON * lucky
    shares += (SEARCH + 2 * COMPARE) * thinks * sum(span.kind is Kind.CHOICE for span in spans)
    return max(FEWEST, total // shares)


class Weigher:
    """Weighs the spans of one match, in any order."""

    def __init__(self, match: Match, total: int, mode: Mode, rules: Mode | None = None) -> None:
        self.match = match
        self.spans = spans_of(match, rules or mode)
        self.share = share_of(match, self.spans, total)
        self.valuer = Valuer(match, mode, rules)

    @property
    def simulations(self) -> int:
        """With how many each position is valued."""
        return VALUE * self.share

    def start(self) -> tuple[float, ...]:
        """The chances before the first answer."""
        return numbers(self.valuer.value(state_at(self.match, 0), self.simulations, 0))

    def weigh(self, number: int) -> Weighed:
        span = self.spans[number]
        seed = number + 1
        after = self._after(number)
        if span.kind is Kind.LUCK:
            return Weighed(span, numbers(after), luck=numbers(self._luck(span, seed)))
        if span.kind is Kind.CHOICE:
            return self._weigh_choice(span, after, seed)
        return Weighed(span, numbers(after))

    def _after(self, number: int) -> Chances:
        if number == len(self.spans) - 1:
            return self.valuer.result(result_of(self.match))
        if self.spans[number + 1].kind is Kind.LUCK:
            return np.zeros(0)
        return self.valuer.value(state_at(self.match, self.spans[number].end), self.simulations, number + 1)

    def _luck(self, span: Span, seed: int) -> Chances:
        before, after = (
            self.valuer.played_on(state_at(self.match, length), PLAY_ON * self.share, seed)
            for length in (span.at, span.end)
        )
        return after - before

    def _weigh_choice(self, span: Span, after: Chances, seed: int) -> Weighed:
        valuer, states = self.valuer, state_at(self.match, span.at)
        given = self.match.entries[span.at].action
        views = valuer.view(states, span.seat)
        worths = valuer.worths(views, valuer.legal(states), SEARCH * self.share, seed)
        best, real = worths[0], next(worth for worth in worths if worth.action == given)
        if judge_of(self.match.game).estimate is None and real != best:
            pair = valuer.compare(views, (best.action, given), COMPARE * self.share, seed)
            best, real = Worth(best.action, pair[0]), Worth(given, pair[1])
        others = [worth for worth in worths if worth.action not in (best.action, given) and worth.chance is not None]
        cost = (best.chance or 0.0) - (real.chance or 0.0)
        shown = [best, *([real] if real.action != best.action else []), *others][:SHOWN]
        return Weighed(span, numbers(after), cost=cost, answers=tuple(shown))


def result_of(match: Match) -> int:
    """Who won, as a set of seats.  Of two, whoever did not resign; where all play together nobody."""
    if match.resigned:
        resigned = match.game.seat(match.resigned)
        others = [seat for seat in match.taken if seat != resigned]
        return 0 if match.game.cooperative else sum(1 << seat for seat in others)
    outcome = match.outcome
    return sum(1 << seat for seat in outcome.winners) if outcome else 0


def numbers(chances: Chances) -> tuple[float, ...]:
    """As they are written down: a ten-thousandth is finer than any search."""
    return tuple(round(float(chance), 6) for chance in chances)
