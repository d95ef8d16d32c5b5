"""The law of twins: whatever a seat is shown or told is the same in both matches, byte by byte, at the same moments.

A drawing, a text, an element's key or a refusal is made from a View and the answers alone (import-linter keeps a State
out of their reach), so equal views and answers give equal ones.  Views, answers, journal lines, captions and moments
are therefore compared at every step and for every frame; what is made from them, in a sample of the pairs.
"""

from dataclasses import dataclass

import numpy as np

from bagend.engine.chance import stream
from bagend.engine.errors import BagendError
from bagend.engine.film import Moment
from bagend.engine.game import TALL, WIDE
from bagend.engine.kernel import Mode
from bagend.engine.match import Entry, Match
from bagend.games.confrontation.components import CARDS, FIGURES, N_EACH, REGIONS, SEATS
from games.confrontation.positions import GAME
from games.confrontation.twins import Twins, twins

WRONG = ("strike", "play 6", "name sam", "move balrog moria", "move frodo mordor", "unite", "flee rohan", "look shire")
"""Answers that a seat may try at any time, to see how it is refused."""

KEYS = (
    *(f"region-{region}" for region in REGIONS),
    *(f"aid-{figure}" for figure in FIGURES),
    *(f"stand-{seat}-{number + 1}" for seat in SEATS for number in range(N_EACH)),
    *(f"fighter-{seat}" for seat in SEATS),
    *(f"card-{seat}-{card}" for seat in SEATS for card in (*CARDS, "laid")),
    "battle",
)
"""What anybody may point at, or ask about although it is not there."""


@dataclass
class Report:
    """What was compared for one pair."""

    is_different: bool = False
    """Whether the two matches really differed in something that the seat may not know."""

    steps: int = 0
    frames: int = 0
    whole: int = 0
    """How often everything that is made from a view was compared too, while they differed."""


def compare(number: int, mode: Mode, sample: int = 1) -> Report:
    """Play the number-th pair; of every `sample` pairs, one is looked at from all sides three times."""
    pair = twins(number, mode)
    found = Report()
    seen = 0
    times = np.random.default_rng(number).integers(1, 50, size=3)
    checkpoints = {int(step) for step in (times if number % sample == 0 else times[:0])}
    provoked = int(times[0])
    views = GAME.View.blank(), GAME.View.blank()
    for step, (one, other) in enumerate(pair):
        found.is_different |= pair.is_different()
        compare_now(one, other, pair.seat, views)
        found.frames += compare_entries(one, other, pair.seat, seen, views)
        seen = len(one.entries)
        if step == provoked:
            compare_errors(one, other, pair.seat)
        if step in checkpoints:
            compare_whole(one, other, pair)
            found.whole += pair.is_different()
        found.steps = step
    return found


def compare_now(one: Match, other: Match, seat: int, views: tuple[np.ndarray, np.ndarray]) -> None:
    """The question, its moment, what the seat sees, and what it may answer."""
    assert (one.seat, one.phase) == (other.seat, other.phase), "questions are asked at the same moments"
    assert len(one.entries) == len(other.entries)
    look(one, other, seat, one.state, other.state, views)
    if one.seat == seat:
        assert one.legal_actions() == other.legal_actions()


def look(
    one: Match, other: Match, seat: int, state: np.ndarray, too: np.ndarray, views: tuple[np.ndarray, ...]
) -> None:
    """What the seat sees of two states."""
    one._doors.view(state, seat, views[0])
    other._doors.view(too, seat, views[1])
    assert views[0].tobytes() == views[1].tobytes()


def compare_entries(one: Match, other: Match, seat: int, seen: int, views: tuple[np.ndarray, np.ndarray]) -> int:
    """What happened since: lines of the journal, and frames, each with what the seat sees then; how many frames."""
    frames = 0
    for entry, too in zip(one.entries[seen:], other.entries[seen:], strict=True):
        assert str(one._line(entry, seat)) == str(other._line(too, seat))
        moments, others = visible(entry, seat), visible(too, seat)
        assert [(m.kind, m.nouns) for m in moments] == [(m.kind, m.nouns) for m in others]
        for moment, twin in zip(moments, others, strict=True):
            look(one, other, seat, moment.state, twin.state, views)
        frames += len(moments)
    return frames


def visible(entry: Entry, seat: int) -> list[Moment]:
    """What this seat was told of it."""
    return [m for m in entry.moments if m.audience < 0 or (seat >= 0 and m.audience >> seat & 1)]


def compare_errors(one: Match, other: Match, seat: int) -> None:
    if seat >= 0:
        assert refusals(one, seat) == refusals(other, seat)


def refusals(match: Match, seat: int) -> list[str]:
    """The sentences with which a few wrong answers are refused."""
    found = []
    for answer in WRONG:
        if match.seat == seat and GAME.answers.parse(answer) in match.legal_actions():
            continue
        try:
            match.play(answer, seat)
        except BagendError as refused:
            found.append(str(refused))
    return found


def compare_whole(one: Match, other: Match, pair: Twins) -> None:
    """All that is made from what the seat may see: drawings and their keys, texts, journals, a replay, suppositions."""
    seat = pair.seat
    assert str(one.journal(seat)) == str(other.journal(seat))
    for shape in (WIDE, TALL):
        assert one.drawing(seat, shape) == other.drawing(seat, shape)
    made = [words_of(match, seat) for match in (one, other)]
    assert made[0] == made[1]
    compare_errors(one, other, seat)
    compare_replay(one, other, seat)
    supposed = [suppose(match, seat) for match in (one, other)]
    assert supposed[0] == supposed[1]


def words_of(match: Match, seat: int) -> list[object]:
    view = match.view(seat)
    answers = match.legal_actions() if match.seat == seat else []
    return [
        GAME.text.prompt(view, GAME.words()),
        GAME.text.sections(view, GAME.words()),
        GAME.text.chart(view, GAME.words()),
        [
            (
                GAME.text.answer(view, action, GAME.words()),
                GAME.text.about(view, action, GAME.words()),
                GAME.text.touches(view, action),
            )
            for action in answers
        ],
        GAME.text.meters(view, GAME.words()),
        GAME.text.holdings(view, GAME.words()),
        GAME.text.figures(view, GAME.words()),
        [GAME.text.piece(view, key, GAME.words()) for key in KEYS],
    ]


def compare_replay(one: Match, other: Match, seat: int) -> None:
    """The match so far again from its journal: the same frames for this seat, drawn and told."""
    replays = [Match.from_journal(GAME, match.journal(), match._doors.mode) for match in (one, other)]
    for entry, too in zip(replays[0].entries[-3:], replays[1].entries[-3:], strict=True):
        for moment, twin in zip(visible(entry, seat), visible(too, seat), strict=True):
            assert GAME.caption(moment.kind, moment.nouns, GAME.words()) == GAME.caption(
                twin.kind, twin.nouns, GAME.words()
            )
            drawn = [
                GAME.board(match.view(seat, each.state), GAME.words(), WIDE, [])
                for match, each in zip(replays, (moment, twin), strict=True)
            ]
            assert drawn[0] == drawn[1]


def suppose(match: Match, seat: int) -> bytes:
    views, state = GAME.View.blank(), GAME.State.blank()
    match._doors.view(match.state, seat, views)
    match._doors.suppose(views, stream(3), state)
    return state.tobytes()
