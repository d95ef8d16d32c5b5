"""Wire: the messages between a page and the table, typed.  Nothing leaves the server except through here.

After an answer the server sends each seat the frames since its last `seq`, one per event, and then the question that
is now asked.  A frame is complete for the regions it names, so frames can be merged, skipped and replayed.

`seq` counts what this viewer may see, so a gap never betrays a secret.  A frame whose `seq` a page has passed adds
nothing to its log.  An update with `board` draws everything anew: its last frame holds every region, and those before
it only captions.  It comes when a page asks with `since=0`, stands where no frame is, or changes its shape; a page that
was rendered in the shape it wants asks with the `seq` it was rendered at.  The region `answers` comes with the last
frame of an update only.
"""

from typing import Literal, NotRequired, TypedDict

Shape = Literal["wide", "tall", "low"]

Section = tuple[str, list[str]]
"""A heading and its lines."""


class Frame(TypedDict):
    """One event as a seat sees it."""

    seq: int
    """Counts the frames of a match, from 1."""

    caption: str
    """The event in words: a line of the log.  Empty for a frame that only redraws."""

    seat: str
    """Whose doing it is; empty for nobody's."""

    is_highlight: bool
    """Whether it decides something, so that its caption should stand for a while."""

    sound: str
    """What it sounds like: the event's name, or empty."""

    regions: dict[str, str]
    """SVG for every region of the board that changed."""

    tallies: NotRequired["Tallies"]
    """What everybody owned then, and how near they were to winning, if that changed."""


class Choice(TypedDict):
    """One answer that may be given."""

    id: int
    notation: str
    label: str
    verb: str
    verb_label: str
    """Answers are grouped by verb."""

    parts: list[str]
    """The pieces to be chosen together, if the answer is a set of them: see `data-part` in the board."""

    thing: str
    place: str
    """What is carried where, if the answer is that: see `data-thing` and `data-place` in the board.  Else empty."""


class MeterLine(TypedDict):
    """How near somebody is to winning, or everybody to losing, in one way."""

    key: str
    label: str
    value: int
    goal: int
    line: str
    is_near: bool
    is_loss: bool
    is_left: bool
    """Whether what is left until the goal is shown, and not the value."""

    is_foremost: bool
    """Whether nothing else is nearer its end: a small screen has room for one meter of a seat."""


class HoldingLine(TypedDict):
    """Something that a seat owns."""

    symbol: str
    amount: str
    label: str


class SeatTally(TypedDict):
    """What a seat owns, and how near it is to winning."""

    meters: list[MeterLine]
    holdings: list[HoldingLine]


class Tallies(TypedDict):
    """The same of every seat, and of all together."""

    seats: dict[str, SeatTally]
    dangers: list[MeterLine]


class SeatLine(TypedDict):
    """Who sits where."""

    key: str
    name: str
    called: str
    """What whoever sits there is called: by their own name, else by the seat's."""

    person: str
    """The name that a person has given; else empty."""

    clock: "ClockLine | None"
    """None without a clock, when the match is over, and for what others set up in secret: when is secret too."""

    hue: str
    """The seat's colour, by its name in the palette."""

    meters: list[MeterLine]
    holdings: list[HoldingLine]
    player: Literal["person", "bot", "open"]
    level: str
    label: str
    """A bot's name, and what it is called on the pages; empty for a person."""

    you: bool
    """Whether whoever looks may answer for this seat."""

    present: bool
    """Whether somebody is connected there; bots always are."""

    asked: bool
    thinks: float
    """The seconds that a bot which is asked usually takes, whatever it will answer; 0 for all others."""

    link: NotRequired[str]
    """The secret link of an open seat, for the host only, as a path."""


class ClockLine(TypedDict):
    """How long somebody may still think."""

    left: float
    """Seconds, at the moment `since` or while the clock stands."""

    since: float | None
    """When it was started, in the server's seconds; None while it stands."""


class Hand(TypedDict):
    """Whom a shared screen is to be handed to."""

    seat: str
    name: str


class Suggestion(TypedDict):
    """What somebody who is not asked suggests."""

    seat: int
    name: str
    action: int
    own: bool
    """Whether whoever looks made it."""

    sentence: str


class Ending(TypedDict):
    """How a match ended, for those who look."""

    title: str
    sentence: str
    mood: Literal["won", "lost", "over"]
    """Over, for whoever only watched or played for both sides."""

    figures: list[tuple[str, str]]
    """Labels and values."""

    scene: str
    """The picture of it, by its name; empty for none."""

    hue: str
    """The colour of whoever won: of the first, if several share it; empty if nobody did, or all together."""


class GuideLine(TypedDict):
    """What teaches a learner at this question."""

    step: int
    steps: int
    lines: list[str]
    """A few sentences, to be read one after the other."""

    show: list[str]
    """What they speak of: see `data-about` in the board."""

    is_over: bool
    """The script has ended: these are its last words."""


class Question(TypedDict):
    """What is asked now."""

    ply: int
    """How often what these seats are asked has changed so far; an answer names it, so that a stale one is refused.
    What others set up in secret does not count."""

    seat: str
    """Who is asked; empty when the match is over or has not begun."""

    prompt: str
    """What is asked, or whom everybody waits for, in one sentence."""

    meanwhile: str
    """Who else sets up in secret at the same time; else empty."""

    yours: bool
    choices: list[Choice]
    suggest: bool
    """The choices are another seat's: where all play together, `suggest` names one of them."""

    suggestions: list[Suggestion]
    hint: bool
    """Whether `hint` may be asked for."""

    undo: str
    """The answer that `undo` would take back; empty if there is none."""

    resign: bool
    rematch: str
    """The path of the rematch, once one was offered."""

    series: str
    """How this match and those before it stand together, in words; empty if there is nothing to say."""

    over: bool
    ending: Ending | None
    dangers: list[MeterLine]
    """How near everybody is to losing together."""

    waiting: bool
    """The match has not begun: some seat is still open."""

    number: bool
    """A seat of yours still owes its number: send `number` (letters and digits) for all your seats.  The match begins
    when every number is in; for a page that sends none within two seconds the table makes one."""

    seats: list[SeatLine]
    commitment: str
    secret: str
    """Shown when the match is over."""

    sections: list[Section]
    """The view in words; empty for a page that does not show it."""

    guide: GuideLine | None
    """What teaches whoever looks; None where nobody is taught."""

    hand: Hand | None
    """This seat is asked, and sees something else than the screen shows: send `hand` when the screen is handed on, and
    `lift` with the seat when it looks.  Until then nothing is sent that only it may see."""


class PaneLine(TypedDict):
    """A part of the drawing that a small screen shows by itself."""

    key: str
    label: str
    top: float
    height: float


class Board(TypedDict):
    """The size of the drawing, the order of its regions, and the panes it is shown in where there is little room."""

    shape: Shape
    width: int
    height: int
    label: str
    regions: list[str]
    panes: list[PaneLine]
    ground: str
    """The picture under the drawing, by its name; empty for none."""


class Update(TypedDict):
    """Server -> page: what happened, and what is asked now.  `board` comes first and after a change of shape."""

    type: Literal["update"]
    frames: list[Frame]
    question: dict[str, object]
    """The fields of a `Question` that have changed since the last update of this line; in its first update all."""

    board: NotRequired[Board]
    eyes: str
    """Of a screen that several seats share: through whose eyes it looks; empty behind the curtain."""

    whose: str
    """Whose private lines are in the log: the seats, joined by +.  A page that comes again says both."""

    anew: NotRequired[Literal[True]]
    """The log begins anew: other eyes look now."""


class Now(TypedDict):
    """Server -> page: what the server's clock says, where a match has a clock.  It comes first."""

    type: Literal["now"]
    now: float


class Reaction(TypedDict):
    """Server -> page: somebody greets the others."""

    type: Literal["reaction"]
    seat: str
    name: str
    kind: str
    words: str


class Why(TypedDict):
    """Server -> page: why an answer may not be given."""

    type: Literal["why"]
    notation: str
    sentence: str
    clause: str
    title: str


class Explanation(TypedDict):
    """What one answer will do."""

    id: int
    effect: str
    """What it will do, in a few sentences."""

    clause: str
    title: str
    """The clause that allows it, and its title."""

    touches: list[str]
    """What it will act on besides: see `data-about` in the board."""


class Explanations(TypedDict):
    """Server -> page: what each answer to the question `ply` will do."""

    type: Literal["explanations"]
    ply: int
    answers: list[Explanation]


class PieceLine(TypedDict):
    """Something that is drawn, explained."""

    key: str
    name: str
    lines: list[str]
    why_not: str
    """Why whoever is asked may not use it; empty if they may, or nobody would."""


class Pieces(TypedDict):
    """Server -> page: what is drawn under these keys, at frame `seq`.  Keys that mean nothing are left out."""

    type: Literal["pieces"]
    seq: int
    pieces: list[PieceLine]


class Past(TypedDict):
    """Server -> page: the board as it stood after frame `seq`."""

    type: Literal["past"]
    seq: int
    regions: dict[str, str]
    tallies: Tallies


class HintAnswer(TypedDict):
    """One of the best answers."""

    id: int
    place: int
    """1 for the best."""

    label: str
    chance: str
    """How likely the seat is to win after it, in words; empty for a quick guess."""


class Hint(TypedDict):
    """Server -> page: what a good player would answer to the question `ply`."""

    type: Literal["hint"]
    ply: int
    rough: bool
    """Only a quick guess: the search is not ready yet."""

    sentence: str
    answers: list[HintAnswer]


class Refusal(TypedDict):
    """Server -> page: a message that changed nothing, and one sentence why."""

    type: Literal["refusal"]
    code: str
    sentence: str
    of: NotRequired[str]
    """The type of the message, if it could be read."""

    nonce: NotRequired[str]


class Frames(TypedDict):
    """Server -> replay: frames `first` … of `last`.  The first is complete; the others hold what changed."""

    first: int
    last: int
    frames: list[Frame]
    board: Board
