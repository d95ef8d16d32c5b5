"""Review: all spans of a match together: the curve of the chances, the accounts of every seat, the turning points.

The chances of a seat go from its chance at the start to its result, step by step.  Every step is luck, or a choice of
its own or of another seat; what neither explains is unforeseen: what was hidden, and what the bot that judges sees only
when it comes nearer.  So the sums add up to the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from bagend.bots.judge import judge_of
from bagend.bots.review.spans import Kind
from bagend.bots.review.weighing import SECONDS, Weighed, Weigher
from bagend.engine import kernel
from bagend.engine.errors import BagendError
from bagend.engine.kernel import Mode
from bagend.engine.match import Match

VERSION = 1
"""Changes when a review of the same match would say something else."""

SLOWER = 200
"""How much slower searches are that cannot be compiled: then a review makes do with less."""

MISTAKE = 0.05
"""What a choice must cost to be called a mistake."""

MOST_TURNING_POINTS = 5


class NotFinished(BagendError):
    code = "not-finished"


@dataclass(frozen=True)
class Answer:
    """What could be answered, and what it was worth to whoever answered."""

    notation: str
    chance: float | None


@dataclass(frozen=True)
class Step:
    """Something that was decided, by whom, and what it changed."""

    kind: str
    seat: str
    """Who chose; empty for luck and for a set-up."""

    at: int
    """How many answers had been given before it."""

    end: int
    chances: dict[str, float]
    """The chances of every seat after it."""

    luck: dict[str, float]
    choice: dict[str, float]
    """What the choice changed for every seat: never much above nothing for whoever made it."""

    unforeseen: dict[str, float]
    given: str = ""
    best: str = ""
    answers: tuple[Answer, ...] = ()

    @property
    def cost(self) -> float:
        """What the choice cost whoever made it."""
        return -self.choice.get(self.seat, 0.0)

    @property
    def is_mistake(self) -> bool:
        return self.kind == Kind.CHOICE and self.cost >= MISTAKE

    @property
    def size(self) -> float:
        """How much was decided here, by luck or by a choice."""
        return max(map(abs, (*self.luck.values(), *self.choice.values())), default=0.0)


class Account(NamedTuple):
    """How a seat came from its chance at the start to its result: the result is the sum of the others."""

    start: float
    luck: float
    choices: float
    """What its own choices cost, as a number below 0."""

    others: float
    """What the choices of the others gave it, or cost it where all play together."""

    unforeseen: float
    result: float


@dataclass(frozen=True)
class Review:
    """What was found out about a match."""

    game: str
    seats: tuple[str, ...]
    together: bool
    """Whether all seats win or lose as one: then all have the same chances."""

    hides: bool
    """Whether seats knew things that others did not: then the curve knows more than any of them did."""

    simulations: int
    """With how many each position was valued."""

    start: dict[str, float]
    steps: tuple[Step, ...]

    @property
    def result(self) -> dict[str, float]:
        return self.steps[-1].chances if self.steps else self.start

    def account(self, seat: str) -> Account:
        def total(amount: Callable[[Step], float]) -> float:
            return sum(map(amount, self.steps))

        return Account(
            start=self.start[seat],
            luck=total(lambda step: step.luck.get(seat, 0.0)),
            choices=total(lambda step: step.choice.get(seat, 0.0) if step.seat == seat else 0.0),
            others=total(lambda step: step.choice.get(seat, 0.0) if step.seat != seat else 0.0),
            unforeseen=total(lambda step: step.unforeseen[seat]),
            result=self.result[seat],
        )

    def whose(self, step: Step) -> str:
        """Whose chances are told of a step: those of whoever chose, or whom luck changed them most for."""
        return step.seat or max(self.seats, key=lambda seat: abs(step.luck.get(seat, 0.0)))

    def choices(self, seat: str) -> list[Step]:
        """All choices of a seat that were judged."""
        return [step for step in self.steps if step.seat == seat and step.kind == Kind.CHOICE]

    @property
    def turning_points(self) -> list[int]:
        """The numbers of the steps that decided most, in their order."""
        large = [number for number, step in enumerate(self.steps) if step.size >= MISTAKE]
        largest = sorted(large, key=lambda number: -self.steps[number].size)[:MOST_TURNING_POINTS]
        return sorted(largest)

    def as_json(self) -> dict[str, Any]:
        """As plain values.  The names are stable; see docs/review.md."""
        return {
            "review": VERSION,
            **asdict(self),
            "accounts": {seat: self.account(seat)._asdict() for seat in self.seats},
            "turning_points": self.turning_points,
        }

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Review":
        steps = tuple(
            Step(**{**step, "answers": tuple(Answer(**answer) for answer in step["answers"])}) for step in told["steps"]
        )
        kept = {name: told[name] for name in ("game", "together", "hides", "simulations", "start")}
        return cls(**kept, seats=tuple(told["seats"]), steps=steps)


def check(match: Match) -> None:
    """A review tells what a seat could not know, so there is none before the end."""
    if not match.is_over:
        raise NotFinished("error-not-finished")


def simulations_in(match: Match, seconds: float, mode: Mode) -> int:
    """How many simulations a review makes that may take about so long."""
    pace = judge_of(match.game).pace / (SLOWER if mode is Mode.INTERPRETED else 1)
    return int(seconds * pace)


def review(
    match: Match,
    seconds: float = SECONDS,
    mode: Mode | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The review of a match that is over.  `progress` is told how many of how many parts are done."""
    check(match)
    mode = mode or kernel.preferred_mode()
    weigher = Weigher(match, simulations_in(match, seconds, mode), mode)
    start = weigher.start()
    weighed = []
    for number in range(len(weigher.spans)):
        progress(number, len(weigher.spans))
        weighed.append(weigher.weigh(number))
    return put_together(match, weigher.simulations, start, weighed)


def put_together(match: Match, simulations: int, start: Sequence[float], weighed: Sequence[Weighed]) -> Review:
    game = match.game
    seats = tuple(game.seats[seat] for seat in match.taken)
    first = {name: start[game.seat(name)] for name in seats}
    before, steps = first, []
    for each, after in zip(weighed, curve_of(weighed), strict=True):
        step = step_of(match, seats, before, each, after)
        steps.append(step)
        before = step.chances
    return Review(game.key, seats, game.cooperative, game.hides, simulations, first, tuple(steps))


def curve_of(weighed: Sequence[Weighed]) -> list[tuple[float, ...]]:
    """The chances of all seats after each span; before a stroke of luck, what they are after it, less the luck."""
    found: list[tuple[float, ...]] = []
    luck: tuple[float, ...] = ()
    for each in reversed(weighed):
        last = found[-1] if found else ()
        less = (min(1.0, max(0.0, chance - gain)) for chance, gain in zip(last, luck, strict=bool(luck)))
        found.append(each.after or tuple(less))
        luck = each.luck
    return found[::-1]


def step_of(
    match: Match, seats: Sequence[str], before: dict[str, float], weighed: Weighed, chances: Sequence[float]
) -> Step:
    game, span = match.game, weighed.span
    after = {name: chances[game.seat(name)] for name in seats}
    luck = {name: weighed.luck[game.seat(name)] for name in seats} if weighed.luck else {}
    chooser = game.seats[span.seat] if span.seat >= 0 else ""
    choice: dict[str, float] = {}
    if span.kind is Kind.RESIGNED:
        choice = {name: after[name] - before[name] for name in seats}
    elif span.kind is Kind.CHOICE:
        choice = shared_out(before, chooser, weighed.cost, game.cooperative)
    unforeseen = {name: after[name] - before[name] - luck.get(name, 0.0) - choice.get(name, 0.0) for name in seats}
    notation = game.answers.notation
    has_answers = span.kind is Kind.CHOICE
    return Step(
        kind=str(span.kind),
        seat=chooser,
        at=span.at,
        end=span.end,
        chances=after,
        luck=luck,
        choice=choice,
        unforeseen=unforeseen,
        given=notation(match.entries[span.at].action) if has_answers else "",
        best=notation(weighed.answers[0].action) if has_answers else "",
        answers=tuple(Answer(notation(worth.action), worth.chance) for worth in weighed.answers),
    )


def shared_out(before: dict[str, float], chooser: str, cost: float, together: bool) -> dict[str, float]:
    """What a choice changes for everybody: what it costs one seat the others win, each in proportion to its chance."""
    if together:
        return dict.fromkeys(before, -cost)
    others = {name: chance for name, chance in before.items() if name != chooser}
    total = sum(others.values())
    shares = {name: chance / total if total else 1 / len(others) for name, chance in others.items()}
    return {chooser: -cost, **{name: cost * share for name, share in shares.items()}}
