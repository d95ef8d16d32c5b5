"""Series: a match and the rematches after it, counted together.

Everybody moves on by one seat in a rematch, so what was scored before goes with the player to their new seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bagend.engine.game import Game, Series

if TYPE_CHECKING:
    from bagend.table.live.match import LiveMatch


@dataclass(frozen=True)
class Standing:
    """What the players of a match have scored in the matches before it."""

    matches: int = 0
    points: Mapping[int, int] = field(default_factory=dict)
    """By the seat in which each of them sits now."""


def counted(game: Game, before: int) -> int:
    """How many of the matches before this one count with it: of a series the other half, else all of them."""
    return before % 2 if game.series else before


def points_of(playing: "LiveMatch") -> dict[int, int]:
    """What each seat scores by a match that is over: by the rules of its series, or one point for a win."""
    series, winners = playing.game.series, playing.winners
    if series is None or playing.match is None:
        return {seat: int(seat in winners) for seat in playing.taken}
    return dict(enumerate(series.points(playing.match.state[0], winners)))


def moved_on(taken: Sequence[int], points: Mapping[int, int]) -> dict[int, int]:
    """The same points by the seats of the rematch."""
    return {seat: points.get(taken[i - 1], 0) for i, seat in enumerate(taken)}


def after(matches: Sequence["LiveMatch"]) -> Standing:
    """The standing after these matches, the oldest first."""
    points: dict[int, int] = {}
    for playing in matches:
        scored = points_of(playing)
        points = moved_on(playing.taken, {seat: points.get(seat, 0) + scored[seat] for seat in playing.taken})
    return Standing(len(matches), points)


def sums(playing: "LiveMatch") -> dict[int, int]:
    """What everybody has now, this match included if it is over."""
    scored = points_of(playing) if playing.is_over else {}
    return {seat: playing.standing.points.get(seat, 0) + scored.get(seat, 0) for seat in playing.taken}


def winner(playing: "LiveMatch", series: Series) -> int | None:
    """Who won a series whose second match is over, by their seat in that match; None for a draw."""
    taken, before = playing.taken, playing.standing.points
    first = tuple(before.get(taken[(i + 1) % len(taken)], 0) for i in range(len(taken)))
    scored = points_of(playing)
    won = series.winner(first, tuple(scored[seat] for seat in taken))
    return None if won is None else taken[(taken.index(won) + 1) % len(taken)]
