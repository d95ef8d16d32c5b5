"""Game: the frozen bundle of functions and tables a title supplies.  Every field is required.

The functions marked hot run interpreted and compiled alike; they take records and the caller's buffers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bagend.engine.actions import Actions, Noun
from bagend.engine.clauses import BOOK
from bagend.engine.errors import OtherVersion, UnknownSeat
from bagend.engine.options import Options, Values
from bagend.engine.records import Record, Records
from bagend.engine.sets import has
from bagend.engine.words import Words, words_of

if TYPE_CHECKING:
    from bagend.engine.chart import Chart


class Outcome(NamedTuple):
    """How a match ended."""

    winners: tuple[int, ...]
    """The seats that won; empty if nobody did."""

    ending: str
    """Its message is `ending-<ending>`."""

    clause: str
    """The clause by which it ended."""

    @classmethod
    def of(cls, state: Any, endings: Mapping[Any, tuple[str, str]]) -> "Outcome | None":
        """How a state has ended, by its ending's name and clause; None while it goes on."""
        found = endings.get(int(state.ending))
        if found is None:
            return None
        winners = tuple(seat for seat in range(int(state.winners).bit_length()) if has(state.winners, seat))
        return cls(winners, *found)


class Section(NamedTuple):
    """A heading and its lines: how a view is read out, and shown without a picture."""

    heading: str
    lines: tuple[str, ...]
    key: str = ""
    """By which somebody may ask for it: the parts of a player aid have one."""

    symbols: tuple[str, ...] = ()
    """The id of a symbol for each line, to be drawn before it; none, or as many as there are lines."""


class Meaning(NamedTuple):
    """What an answer would do, in a sentence, and the clause behind it."""

    effect: str
    clause: str


class Piece(NamedTuple):
    """Something that is drawn, for whoever points at it: what it is, and what it does."""

    name: str
    lines: tuple[str, ...]
    """Sentences: what it does, and how it stands now."""

    actions: tuple[int, ...] = ()
    """What its viewer may want to do with it.  Where none of these is legal, the table says why not."""


class Meter(NamedTuple):
    """How near somebody is to winning, or to losing, in one way."""

    key: str
    """The way to win, or to lose."""

    seat: int
    """Who wins or loses by it; NOBODY for what all do together."""

    label: str
    value: int
    goal: int
    """It is over when the value reaches the goal."""

    line: str
    """How it stands, in a sentence."""

    is_near: bool
    """Whether the next turn may decide it."""

    is_loss: bool = False
    """Whether whoever gets there loses."""

    is_left: bool = False
    """Whether people count what is left until then, as with courage, and not what has come together."""


class Holding(NamedTuple):
    """Something a seat owns, for everybody to see: coins, a skill, cards in hand."""

    seat: int
    symbol: str
    """The id of a symbol that is drawn beside the amount; empty for none."""

    amount: str
    label: str
    """What it is, in words, with its amount: "5 coins"."""


class Figure(NamedTuple):
    """A key figure of a finished match."""

    label: str
    value: str


class Pane(NamedTuple):
    """A part of a drawing, over its whole width, that a small screen shows by itself."""

    key: str
    label: str
    top: float
    height: float


class Drawing(NamedTuple):
    """A picture in named regions, painted in order.  Only regions that changed are sent to a page."""

    width: int
    height: int
    label: str
    regions: dict[str, str]
    """SVG for each region.  The last, `answers`, holds what can be clicked."""

    panes: tuple[Pane, ...] = ()
    """What a phone shows one after the other, if the drawing is too long for it."""

    ground: str = ""
    """The picture under all of it, by its name; it never changes, and a page loads it beside itself."""


class Art(NamedTuple):
    """What the drawings of one game refer to besides what all games share."""

    css: str = ""
    """Rules for classes of its own, in the palette's colours: `var(--ink)`."""

    hues: tuple[str, ...] = ("blue", "red", "green", "yellow")
    """The colour of each seat, by its name in the palette."""

    folder: Path | None = None
    """Where its symbols lie, an SVG file for each."""

    composed: str = ""
    """Symbols made of others: SVG elements, each with an id."""

    shared: tuple[str, ...] = ("*",)
    """Which of the symbols that all games share it uses, as patterns of their names: only these come with a page."""

    shapes: tuple[str, ...] = ("wide", "tall")
    """The shapes that its board is drawn in.  A phone on its side gets the tall one where there is no low one."""


LEARN = "learn"
"""The folder of a game that teaches it: lessons, a guided match, and their words."""

WIDE = "wide"
TALL = "tall"
LOW = "low"
"""How much room a drawing has: a desk, a phone, or a phone on its side."""


@dataclass(frozen=True)
class Series:
    """Two matches of the same two players with sides exchanged, counted together."""

    points: Callable[[Any, tuple[int, ...]], tuple[int, ...]]
    """(final state, the seats that won it) -> what each seat scores.  Who resigned has lost, though no rule says so."""

    winner: Callable[[tuple[int, ...], tuple[int, ...]], int | None]
    """(points of the first match, of the second) -> the seat of the first match that won both together, or None."""


def _nothing_lacking(view: Any, action: int, words: Words) -> str:
    return ""


def _nothing_unlikely(views: Records, supposed: Sequence[Records]) -> Iterator[Records]:
    return iter(())


def _as_they_are(view: Any, answers: Sequence[int]) -> Sequence[int]:
    return answers


def _no_piece(view: Any, key: str, words: Words) -> Piece | None:
    return None


def _touches_nothing(view: Any, action: int) -> Sequence[str]:
    return ()


def _no_scene(view: Any, winners: Sequence[int]) -> str:
    return ""


def _nothing(view: Any, words: Words) -> Sequence[Any]:
    return ()


@dataclass(frozen=True)
class Text:
    """How a game speaks.  All of it sees a View, never a State."""

    folder: Path
    """Where `en.ftl` and its translations lie."""

    prompt: Callable[[Any, Words], str]
    """What is asked, in one sentence."""

    answer: Callable[[Any, int, Words], str]
    """An answer in words, as it stands on its button."""

    sections: Callable[[Any, Words], Sequence[Section]]
    """The whole view in words."""

    about: Callable[[Any, int, Words], str]
    """What an answer's card, token or figure does by itself, from facts; empty if its events say it all."""

    clause: Callable[[Any, int], str]
    """The clause that allows an answer."""

    lack: Callable[[Any, int, Words], str] = _nothing_lacking
    """What a refused answer lacks, in a sentence; empty if its clause says it all."""

    aid: Callable[[Any, Words], Sequence[Section]] = _nothing
    """The player aid of the box: what its pieces do, for players to look up.  The view only tells the options."""

    piece: Callable[[Any, str, Words], Piece | None] = _no_piece
    """What is drawn under a key (`data-about` in the board); None for a key that is not there."""

    touches: Callable[[Any, int], Sequence[str]] = _touches_nothing
    """The keys of what an answer will act on besides the piece one clicks: where somebody lands, what that triggers,
    what a card uncovers.  The page lights them up before the answer is confirmed."""

    meters: Callable[[Any, Words], Sequence[Meter]] = _nothing
    """How near victory is: every way to win, for every seat."""

    holdings: Callable[[Any, Words], Sequence[Holding]] = _nothing
    """What each seat owns, to be always in sight."""

    figures: Callable[[Any, Words], Sequence[Figure]] = _nothing
    """The key figures of a finished match."""

    order: Callable[[Any, Sequence[int]], Sequence[int]] = _as_they_are
    """The answers in the order in which a person looks for them in a list."""

    chart: "Callable[[Any, Words], Sequence[Chart]]" = _nothing
    """The board in characters: a Chart for each of its parts, see `engine/chart.py`."""


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a title."""

    key: str
    seats: tuple[str, ...]
    fewest: int
    """How many seats must be taken."""

    version: int
    """Changes when behaviour does; a journal names the version it was played with."""

    oldest_version: int
    """The oldest version whose matches can still be played on.  Where versions differ, rules ask `state.version`."""

    cooperative: bool
    """Whether all seats win or lose as one."""

    hides: bool
    """Whether a seat may see what another does not."""

    longest: int
    """A match of this many answers ends undecided."""

    options: Options
    State: type[Record]
    View: type[Record]
    Phase: type[IntEnum]
    answers: Actions
    draws: Actions
    events: Mapping[IntEnum, Mapping[str, Noun]]
    knowledge: tuple[str, ...]
    """The fields of a View that are sets of what something hidden may be."""

    secret_setup: tuple[IntEnum, ...]
    """The phases in which each seat sets up in secret: whatever the others do there, a seat is asked the same.  The
    rules ask one after the other; at a table all set up side by side."""

    setup: Callable[[Values, tuple[int, ...]], Records]
    """Options and the seats taken, in playing order -> the first State."""

    legal: Callable[..., int]
    """hot (state, out) -> n: fill a buffer with the answers of the seat that is asked."""

    apply: Callable[..., None]
    """hot (state, action, film): the deterministic consequence."""

    chance_outcomes: Callable[..., int]
    """hot (state) -> n: how many equally likely draws CHANCE has."""

    draw: Callable[..., int]
    """hot (state, k) -> the k-th of them."""

    audience: Callable[..., int]
    """hot (state, action) -> who may read this answer: a set of seats, or ALL."""

    view: Callable[..., None]
    """hot (state, seat, out): what a seat may see."""

    suppose: Callable[..., None]
    """hot (view, stream, out): a State that could lie behind a View, drawn at random: determinization."""

    outcome: Callable[[Any], Outcome | None]
    """How the match ended, or None while it goes on."""

    series: Series | None
    """How two matches with sides exchanged are counted together; None if the rules know no such thing."""

    refuse: Callable[[Any, int], str]
    """(view, action) -> the clause that forbids an answer; empty if none does, which is what legal means."""

    measures: Mapping[str, Callable[[Records], Any]]
    """What the lab counts: a number for each of many final states."""

    text: Text
    board: Callable[[Any, Words, str, Sequence[int]], Drawing]
    """(view, words, shape, answers) -> the drawing, with these answers to click."""

    art: Art
    """What these drawings refer to."""

    folder: Path
    """Where the game's files lie: clauses.toml, README.md."""

    scene: Callable[[Any, Sequence[int]], str] = _no_scene
    """(final view, who won) -> the picture of how the match ended, by its name; empty for none."""

    highlights: frozenset[IntEnum] = frozenset()
    """The events that decide something: their captions stand long enough to be read twice."""

    unlikely: Callable[[Records, Sequence[Records]], Iterator[Records]] = _nothing_unlikely
    """(views, supposed states) -> views that take one more thing as known, for each that is possible and that none of
    these states shows.  So whoever explains overlooks nothing, however unlikely."""

    def words(self, language: str = "en", *more: Path) -> Words:
        """What the game says, with the words of further folders."""
        return words_of(language, self.text.folder, self.folder / LEARN, self.folder / BOOK, *more)

    def seat(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.seats:
            raise UnknownSeat("error-unknown-seat", game=self.key, seat=name, known=tuple(self.seats))
        return self.seats.index(name)

    def take_seats(self, names: Sequence[str] | None) -> tuple[int, ...]:
        """The seats taken, checked; all of them if none are named."""
        if names is None:
            return tuple(range(len(self.seats)))
        seats = sorted({self.seat(name) for name in names})
        if len(seats) < len(names):
            raise UnknownSeat("error-seat-twice", names=", ".join(names))
        if len(seats) < self.fewest:
            raise UnknownSeat("error-too-few-seats", game=self.key, fewest=self.fewest, count=len(seats))
        return tuple(seats)

    def first_state(self, options: Values, taken: tuple[int, ...], version: int) -> Records:
        """The first State under the rules of this version."""
        if not self.oldest_version <= version <= self.version:
            raise OtherVersion(
                "error-other-version",
                version=version,
                game=self.key,
                oldest=self.oldest_version,
                newest=self.version,
            )
        states = self.setup(options, taken)
        if "version" in (self.State.dtype.names or ()):
            states["version"] = version
        return states

    def caption(self, kind: int, nouns: Sequence[int], words: Words) -> str:
        """An event in words."""
        return caption_of(self.events, kind, nouns, words)


def caption_of(events: Mapping[IntEnum, Mapping[str, Noun]], kind: int, nouns: Sequence[int], words: Words) -> str:
    """An event in words, from a game's table of events."""
    event = next(event for event in events if event == kind)
    named = zip(events[event].items(), nouns, strict=False)
    variables = words.nouns(**{name: (noun, value) for (name, noun), value in named})
    return words(f"event-{event.name.lower().replace('_', '-')}", **variables)
