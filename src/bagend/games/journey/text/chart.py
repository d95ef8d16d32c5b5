"""Chart: the road with the hobbits on it, their Nazgûl paths and the dice, in characters."""

from collections.abc import Iterator, Sequence

from bagend.engine.chart import Cell, Chart, Ink
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import DICE, HOBBITS, N_DICE, PLACES
from ..facts.paths import segments
from ..view import View
from .sections import die_line, seated

ROW = len(PLACES) // 2

MARKED, WHOLE = "■", "□"
MARKED_HALF, HALF = "▪", "▫"


def chart(view: View, words: Words) -> Sequence[Chart]:
    places = [place(view, number, words) for number in range(len(PLACES))]
    paths = tuple(((hobbit(view, seat, words),), (Ink(path(view, seat)),)) for seat in seated(view))
    dice = (tuple(die(view, number, words) for number in range(N_DICE)),) if view.rolls > 0 else ()
    return [
        Chart("", (tuple(places[:ROW]), tuple(places[ROW:])), is_map=True),
        Chart(words("meter-nazgul"), paths),
        *([Chart(words("heading-dice"), dice)] if dice else []),
    ]


def place(view: View, number: int, words: Words) -> Cell:
    """A place of the road and who is there."""
    here = [seat for seat in seated(view) if view.crossed[seat] == number]
    return Ink(words.name("place", PLACES[number]), is_strong=bool(here)), *(hobbit(view, seat, words) for seat in here)


def hobbit(view: View, seat: int, words: Words) -> Ink:
    is_turn = view.active == seat
    name = words.name("seat", HOBBITS[seat])
    return Ink(f"▶ {name}" if is_turn else name, seat=seat, is_strong=is_turn, is_faint=bool(has(view.out, seat)))


def path(view: View, seat: int) -> str:
    """The squares of a Nazgûl path from the left, split ones as two halves; what is marked is filled."""
    return " ".join("".join(square) for square in squares(view, seat))


def squares(view: View, seat: int) -> Iterator[list[str]]:
    found: dict[int, list[str]] = {}
    for number, (square, half) in enumerate(segments(int(view.split[seat]), int(view.squares))):
        empty, marked = (HALF, MARKED_HALF) if half else (WHOLE, MARKED)
        found.setdefault(square, []).append(marked if number < view.marked[seat] else empty)
    yield from found.values()


def die(view: View, number: int, words: Words) -> Cell:
    return (Ink(die_line(view, number, words), DICE[number], is_strong=not has(view.kept, number)),)
