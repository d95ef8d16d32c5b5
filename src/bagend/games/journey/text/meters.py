"""Meters: how far each hobbit is from Mordor, how near the Nazgûl are to him, and how a match went."""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Figure, Meter
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import PLACE, SEAT
from ..components import Place
from ..facts.paths import in_play, segments_left
from ..view import View
from .sections import path_line, place_line, seated


def meters(view: View, words: Words) -> Sequence[Meter]:
    return [meter for seat in seated(view) for meter in meters_of(view, seat, words)]


def meters_of(view: View, seat: int, words: Words) -> Iterator[Meter]:
    """The way to win, then the way to lose."""
    crossed, left = int(view.crossed[seat]), int(segments_left(view, seat))
    is_near = bool(has(in_play(view), seat)) and crossed == Place.MORDOR - 1
    label, line = words("meter-mordor"), place_line(view, seat, words)
    yield Meter("mordor", seat, label, crossed, int(Place.MORDOR), line, is_near)
    label, line = words("meter-nazgul"), path_line(view, seat, words)
    yield Meter("nazgul", seat, label, int(view.marked[seat]), int(view.length[seat]), line, left == 1, is_loss=True)


def figures(view: View, words: Words) -> Sequence[Figure]:
    """How long it took, and how far each hobbit came."""
    return [Figure(words("figure-turns"), str(view.turns)), *(figure_of(view, seat, words) for seat in seated(view))]


def figure_of(view: View, seat: int, words: Words) -> Figure:
    fate = "out" if has(view.out, seat) else "in"
    label = words(f"figure-{fate}", left=int(segments_left(view, seat)), **words.nouns(seat=(SEAT, seat)))
    return Figure(label, words.name("place", PLACE.token(int(view.crossed[seat]))))
