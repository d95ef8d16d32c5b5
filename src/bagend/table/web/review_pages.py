"""Review pages: a review as its page shows it: the curve, the seats, the turning points, and every step."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bagend.bots.review.review import Review, Step
from bagend.bots.review.spans import Kind
from bagend.bots.review.telling import Teller, points, signed, words_for
from bagend.drawing import Markup
from bagend.drawing.curve import Line, Mark, Point, Strip, curve, sample
from bagend.engine.match import Match
from bagend.engine.words import Words
from bagend.table.live.match import Seats
from bagend.table.live.names import isolated
from bagend.table.live.story import events_of_each
from bagend.table.live.table import Table

SHAPES = {"wide": (960, 300), "tall": (420, 300)}
"""How large the curve is drawn, for a desk and for a phone."""

TEAM_HUE = "green"

PARTS = ("luck", "choices", "others", "unforeseen")


def places(table: Table, match: Match) -> list[int]:
    """For every number of answers, the step of the replay that shows the match as it then stood."""
    found = [0]
    for told in events_of_each(table.game, match.entries):
        found.append(found[-1] + len(told))
    return found


@dataclass(frozen=True)
class ReviewPage:
    """Makes what the page shows."""

    table: Table
    match: Match
    review: Review
    table_words: Words
    mine: Seats

    def make(self) -> dict[str, Any]:
        teller, review = self.teller, self.review
        numbered = {step: place for place, step in enumerate(review.turning_points, 1)}
        shown = review.seats[:1] if review.together else review.seats
        return {
            "headline": teller.headline,
            "curves": {shape: self._curve(numbered, *size) for shape, size in SHAPES.items()},
            "legend": [
                {"line": sample(self._hue(seat), place), "name": self._called(seat), "chance": self._course(seat)}
                for place, seat in enumerate(shown)
            ],
            "seats": [self._seat(seat) for seat in review.seats],
            "turns": [self._turn(number, place) for number, place in numbered.items()],
            "steps": [self._step(number) for number in range(len(review.steps))],
            "notes": [
                teller.words("review-hidden" if review.hides else "review-open"),
                teller.words("review-unforeseen"),
                teller.words("review-judge", simulations=review.simulations),
            ],
        }

    @cached_property
    def teller(self) -> Teller:
        game, words = self.table.game, words_for(self.match, self.table_words.language)
        names = {game.seats[seat]: isolated(self.table.called(seat, words)) for seat in self.table.taken}
        return Teller(self.review, self.match, words, names, frozenset(game.seats[seat] for seat in self.mine))

    # The curve.

    def _curve(self, numbered: dict[int, int], width: int, height: int) -> Markup:
        review, last = self.review, max(1, len(self.match.entries))
        ends = [0.0, *(step.end / last for step in review.steps)]
        chances = [review.start, *(step.chances for step in review.steps)]
        seats = review.seats[:1] if review.together else review.seats
        lines = [
            Line(self._hue(seat), [Point(at, chance[seat]) for at, chance in zip(ends, chances, strict=True)])
            for seat in seats
        ]
        marks = [self._mark(number, place, last) for number, place in numbered.items()]
        strips = [
            Strip(ends[number], ends[number + 1], self._replay(step.end)) for number, step in enumerate(review.steps)
        ]
        return curve(lines, marks, strips, self.table_words("page-review-curve"), self._percent, width, height)

    def _mark(self, number: int, place: int, last: int) -> Mark:
        step = self.review.steps[number]
        seat = self.review.whose(step)
        label = self.table_words("page-review-mark", number=place, title=self.teller.title(step))
        is_luck = step.kind == Kind.LUCK
        return Mark(place, Point(step.end / last, step.chances[seat]), is_luck, label, f"#turn-{place}")

    def _percent(self, chance: float) -> str:
        return self.teller.words("review-percent", percent=points(chance))

    def _hue(self, seat: str) -> str:
        game = self.table.game
        return TEAM_HUE if self.review.together else game.art.hues[game.seat(seat)]

    def _called(self, seat: str) -> str:
        return self.teller.words("review-team") if self.review.together else self.teller.names[seat]

    def _course(self, seat: str) -> str:
        start, end = self.review.start[seat], self.review.result[seat]
        return self.table_words("page-review-course", start=points(start), end=points(end))

    # Seats and steps.

    def _seat(self, seat: str) -> dict[str, Any]:
        account, words = self.review.account(seat), self.teller.words
        parts = [
            {
                "label": words(f"review-account-{part}"),
                "points": signed(points(getattr(account, part))),
            }
            for part in PARTS
        ]
        return {
            "name": self.teller.names[seat],
            "hue": self.table.game.art.hues[self.table.game.seat(seat)],
            "sentences": self.teller.of_seat(seat),
            "start": self._percent(account.start),
            "parts": parts,
            "result": self._percent(account.result),
        }

    def _before(self, number: int) -> dict[str, float]:
        return self.review.steps[number - 1].chances if number else self.review.start

    def _turn(self, number: int, place: int) -> dict[str, Any]:
        step, teller = self.review.steps[number], self.teller
        is_choice = step.kind == Kind.CHOICE
        return {
            "place": place,
            "kind": step.kind,
            "title": teller.title(step),
            "what": teller.what(step),
            "better": teller.better(step),
            "swing": teller.swing(step, self._before(number), self.review.whose(step)),
            "replay": self._replay(step.at if is_choice else step.end),
            "at": self._places[step.at],
            # Whoever plays on chooses again what was chosen there.
            "side": step.seat if is_choice else "",
            "picture": f"/match/{self.table.id}/review/{number}.svg" if step.is_mistake else "",
            "answers": self._answers(step),
        }

    def _answers(self, step: Step) -> list[dict[str, Any]]:
        """What else could have been answered, and what each was worth."""
        words = self.teller.words
        return [
            {
                "words": self.teller.answer(step, answer.notation),
                "chance": self._percent(answer.chance) if answer.chance is not None else "",
                "note": words("review-answer-best")
                if answer.notation == step.best
                else words("review-answer-played")
                if answer.notation == step.given
                else "",
            }
            for answer in step.answers
        ]

    def _step(self, number: int) -> dict[str, Any]:
        step, teller = self.review.steps[number], self.teller
        seat = self.review.whose(step)
        is_other = step.kind == Kind.CHOICE and step.best != step.given
        return {
            "move": step.at + 1,
            "who": teller.names[step.seat] if step.seat else self.table_words(f"page-review-{step.kind}"),
            "what": teller.answer(step, step.given) if step.kind == Kind.CHOICE else teller.what(step),
            "best": teller.answer(step, step.best) if is_other else "",
            "cost": points(step.cost) if is_other else "",
            "swing": teller.swing(step, self._before(number), seat),
            "replay": self._replay(step.at if step.kind == Kind.CHOICE else step.end),
        }

    def _replay(self, length: int) -> str:
        return f"/match/{self.table.id}/replay?at={self._places[length]}"

    @cached_property
    def _places(self) -> list[int]:
        return places(self.table, self.match)
