"""Telling: a review in words, for a child first and for the ambitious then."""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from bagend.bots.review.reasons import Why, why
from bagend.bots.review.review import Review, Step
from bagend.bots.review.spans import Kind, state_at
from bagend.engine.match import Match
from bagend.engine.words import Words

TEXT = Path(__file__).parent / "text"

BLUNDER = 0.25
"""A single choice that cost so much threw the match away."""

MUCH = 0.2
"""How much luck or play must give to be named as what decided."""

EVEN = 0.08
"""Luck below this came out even."""

FEW, LAST = 3, 2
"""Of a long story, how many events are told from its beginning and from its end."""

LITTLE = 0.05
"""Choices that cost less in all were almost the best bot's."""


def words_for(match: Match, language: str = "en") -> Words:
    return match.game.words(language, TEXT)


def points(amount: float) -> int:
    """Hundredths of a sure win, as they are told."""
    return round(100 * amount)


def signed(amount: int) -> str:
    """More or less of something: +3, or −3 with a minus sign."""
    return f"{amount:+d}".replace("-", "−")


@dataclass(frozen=True)
class Teller:
    """Tells the review of a match."""

    review: Review
    match: Match
    words: Words
    names: Mapping[str, str]
    """What everybody is called."""

    mine: Set[str] = frozenset()
    """The seats of whoever reads."""

    # In one sentence.

    @cached_property
    def headline(self) -> str:
        review, result = self.review, self.review.result
        if review.together:
            return self.words(f"review-headline-team-{self._of_team()}")
        last = review.steps[-1]
        if last.kind == Kind.RESIGNED:
            before = last.chances[last.seat] - last.choice[last.seat]
            return self._of("review-headline-resigned", last.seat, percent=points(before))
        winners = [seat for seat in review.seats if result[seat] > 0]
        if len(winners) != 1:
            return self.words("review-headline-shared" if winners else "review-headline-nobody")
        thrown = [step for step in review.steps if step.cost >= BLUNDER and step.seat != winners[0]]
        if thrown:
            worst = max(thrown, key=lambda step: step.cost)
            return self._of("review-headline-threw", worst.seat, move=worst.at + 1)
        account = review.account(winners[0])
        played = account.choices + account.others
        if account.luck >= MUCH and account.luck > played:
            return self._of("review-headline-luck", winners[0])
        if played >= MUCH:
            return self._of("review-headline-play", winners[0])
        return self.words("review-headline-close")

    def _of_team(self) -> str:
        account = self.review.account(self.review.seats[0])
        if account.result:
            return "won-luck" if account.luck >= MUCH else "won"
        cost = account.choices + account.others
        if account.luck <= min(cost, -EVEN):
            return "lost-luck"
        return "lost-choices" if cost <= -EVEN else "lost"

    def of_seat(self, seat: str) -> list[str]:
        """How it went for a seat, in a few sentences."""
        account, choices = self.review.account(seat), self.review.choices(seat)
        told = [self._luck(seat, account.luck)]
        if choices:
            is_best = -account.choices < LITTLE
            judged = "review-choices-best" if is_best else "review-choices-some"
            told.append(self._of(judged, seat, points=points(-account.choices)))
            mistakes = sum(step.is_mistake for step in choices)
            told.append(self.words("review-mistakes", count=mistakes, choices=len(choices)))
        return told

    def _luck(self, seat: str, luck: float) -> str:
        if not any(step.kind == Kind.LUCK for step in self.review.steps):
            return self.words("review-no-luck")
        mood = "even" if abs(luck) < EVEN else "good" if luck > 0 else "bad"
        return self._of(f"review-luck-{mood}", seat, points=points(abs(luck)))

    # Step by step.

    def title(self, step: Step) -> str:
        name = self.names[step.seat] if step.seat else ""
        return self.words(f"review-turn-{step.kind}", move=step.at + 1, seat=name)

    def what(self, step: Step) -> str:
        """What was chosen, or what CHANCE brought."""
        if step.kind == Kind.CHOICE:
            return self._of("review-chose", step.seat, given=self.answer(step, step.given))
        game = self.match.game
        entries = self.match.entries[step.at : step.end]
        captions = [
            game.caption(moment.kind, moment.nouns, self.words) for entry in entries for moment in entry.moments
        ]
        if len(captions) > FEW + LAST:
            captions = [*captions[:FEW], "…", *captions[-LAST:]]
        return " ".join(captions)

    def better(self, step: Step) -> str:
        """What would have been better, and why; empty if nothing would."""
        if not step.is_mistake or step.best == step.given:
            return ""
        found = why(self.match, step, self.words)
        told = [self.words("review-better", points=points(step.cost), best=self.answer(step, step.best))]
        if found.kind is Why.EFFECT:
            told += [self.words("review-why", effect=found.effect)] if found.effect else []
        else:
            seat = self.names[found.seat] if found.seat else ""
            told.append(self.words(f"review-why-{found.kind}", seat=seat))
        return " ".join(told)

    def answer(self, step: Step, notation: str) -> str:
        """An answer as it stood on its button."""
        game = self.match.game
        view = self.match.view(step.seat, state_at(self.match, step.at))
        return game.text.answer(view, game.answers.parse(notation), self.words)

    def swing(self, step: Step, before: Mapping[str, float], seat: str) -> str:
        name = self.words("review-team") if self.review.together else self.names[seat]
        return self.words("review-turn-swing", seat=name, before=points(before[seat]), after=points(step.chances[seat]))

    def _of(self, message: str, seat: str, **nouns: str | int) -> str:
        is_mine = len(self.review.seats) > len(self.mine) and seat in self.mine
        return self.words(message, you="yes" if is_mine else "no", seat=self.names[seat], **nouns)


def plain_names(match: Match, words: Words) -> dict[str, str]:
    """Everybody by the name of the seat."""
    return {match.game.seats[seat]: words.name("seat", match.game.seats[seat]) for seat in match.taken}
