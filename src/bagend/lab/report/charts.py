"""Charts: what a report shows, as plain values: labels, shares with their intervals, and what they rest on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bagend.engine.game import Game
from bagend.engine.words import Words
from bagend.lab.measures import Rate
from bagend.lab.report.series import Wanted
from bagend.lab.report.sums import Sums


@dataclass(frozen=True)
class Dot:
    """One figure with the interval it lies in 95 times of 100."""

    label: str
    value: float
    low: float
    high: float
    of: int
    """How many matches, or whatever else is counted, it rests on."""

    group: str = ""
    """What it is told apart by from others with the same label; empty if there is only one kind."""

    hue: str = ""
    """A colour of the palette, if its group has one."""


@dataclass(frozen=True)
class Chart:
    """One figure of the page."""

    key: str
    title: str
    dots: tuple[Dot, ...]
    made_of: str
    """How many matches of which bots."""

    cannot: str
    """What it does not show."""

    lead: str = ""
    """What it does show, where the title does not say it."""

    is_share: bool = True
    """Whether the values are shares, or plain numbers."""

    baseline: float | None = None
    """A value to compare the others with."""

    baseline_label: str = ""
    shown: int = 0
    """How many are drawn of each end, if there are too many; all stand in the table."""

    histogram: tuple[int, ...] = ()
    """Instead of dots: how many matches had each number, from 0 on."""

    axis: str = ""


@dataclass(frozen=True)
class Section:
    """Charts that belong together; sentences where there is nothing to draw."""

    key: str
    title: str
    charts: tuple[Chart, ...] = ()
    sentences: tuple[str, ...] = ()


@dataclass(frozen=True)
class Desk:
    """What the makers of charts work with."""

    wanted: Wanted
    sums: dict[str, Sums]
    words: Words
    """Those of the game and of the lab together."""

    @property
    def game(self) -> Game:
        return self.wanted.game

    @property
    def main(self) -> Sums:
        return self.sums["main"]

    def seat(self, seat: int) -> str:
        return self.words.name("seat", self.game.seats[seat])

    def hue(self, seat: int) -> str:
        return self.game.art.hues[seat]

    def bots(self, names: Sequence[str] = ()) -> str:
        """The bots on the seats in words: one name if they are all alike."""
        names = names or self.wanted.bots
        if len(set(names)) == 1:
            return self.words("report-all-seats", bot=names[0])
        pairs = (self.words("report-on-seat", seat=self.seat(i), bot=bot) for i, bot in enumerate(names))
        return self.words.listing(pairs)

    def rests_on(self, matches: int, bots: str = "") -> str:
        return self.words("report-made-of", matches=matches, bots=bots or self.bots())

    def chart(self, key: str, dots: Iterable[Dot], made_of: str, **settings: Any) -> Chart:
        """With the title and the warning that belong to the key."""
        if "lead" not in settings and self.words.has(f"report-{key}-lead"):
            settings["lead"] = self.words(f"report-{key}-lead")
        return Chart(
            key=key,
            title=self.words(f"report-{key}"),
            dots=tuple(dots),
            made_of=made_of,
            cannot=self.words(f"report-{key}-not"),
            **settings,
        )


def dot(label: str, found: Rate, group: str = "", hue: str = "") -> Dot:
    return Dot(label, found.rate, found.low, found.high, found.of, group, hue)


def capital(text: str) -> str:
    """At the start of a line."""
    return text[:1].upper() + text[1:]
