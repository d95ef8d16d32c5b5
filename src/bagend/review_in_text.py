"""A review for the terminal: a sentence, the curve, the accounts, the turning points."""

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bagend.bots.review.review import Review
from bagend.bots.review.telling import Teller, plain_names, points, signed, words_for
from bagend.engine.match import Match

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60

AMOUNTS = ("luck", "choices", "others", "unforeseen")
"""What an account is made of, between the start and the result."""


def as_text(review: Review, match: Match, language: str) -> Iterator[RenderableType]:
    words = words_for(match, language)
    teller = Teller(review, match, words, plain_names(match, words))
    yield Text(teller.headline, style="bold")
    shown = review.seats[:1] if review.together else review.seats
    for seat in shown:
        name = words("review-team") if review.together else teller.names[seat]
        yield Text(f"{sparkline([review.start, *(step.chances for step in review.steps)], seat)}  {name}")
    yield accounts(teller)
    for seat in review.seats:
        yield Text(" ".join(teller.of_seat(seat)))
    for number in review.turning_points:
        step = review.steps[number]
        before = review.steps[number - 1].chances if number else review.start
        told = (teller.what(step), teller.better(step), teller.swing(step, before, review.whose(step)))
        yield Text()
        yield Text(teller.title(step), style="bold")
        yield Text("\n".join(filter(None, told)))
    yield Text()
    for note in ("review-hidden" if review.hides else "review-open", "review-unforeseen"):
        yield Text(words(note), style="dim")
    yield Text(words("review-judge", simulations=review.simulations), style="dim")


def sparkline(chances: Sequence[Mapping[str, float]], seat: str) -> str:
    """The chances of a seat as a row of bars, as wide as a line is at most."""
    width = min(WIDTH, len(chances))
    at = [round(number * (len(chances) - 1) / max(1, width - 1)) for number in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chances[number][seat] * len(BARS)))] for number in at)


def accounts(teller: Teller) -> Table:
    """Where the points went, seat by seat."""
    words, review = teller.words, teller.review
    table = Table()
    table.add_column("")
    for label in ("start", *(f"account-{amount}" for amount in AMOUNTS), "result"):
        heading = words(f"review-{label}")
        # On a narrow terminal a heading is broken between its words, and never cut off.
        table.add_column(heading, justify="right", min_width=max(map(cell_len, heading.split())))
    for seat in review.seats:
        account = review.account(seat)
        table.add_row(
            teller.names[seat],
            words("review-percent", percent=points(account.start)),
            *(signed(points(getattr(account, amount))) for amount in AMOUNTS),
            words("review-percent", percent=points(account.result)),
        )
    return table
