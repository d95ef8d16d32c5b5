"""Standing: how near the end is, what each seat owns, and the key figures of a finished match."""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Figure, Holding, Meter
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from .. import components
from ..actions import STAGE
from ..components import FIRST_GANDALF, HELPERS, MOST_NAZGUL, N_HELPERS, N_SEATS, Stage
from ..facts.dangers import heaviest_blow, nazgul_there
from ..view import View
from .sections import nazgul_line

BEARERS = components.Figure.RING_BEARERS


def meters(view: View, words: Words) -> Sequence[Meter]:
    """The way to win and the two ways to lose; all of them everybody's."""
    return [road(view, words), courage(view, words), riders(view, words)]


def road(view: View, words: Words) -> Meter:
    at, crater = int(view.at[BEARERS]), int(view.crater)
    line = words("meter-road-line", left=crater - at)
    is_near = view.stage == Stage.MOUNT_DOOM and crater - at == 1
    return Meter("road", NOBODY, words("meter-road"), at, crater, line, bool(is_near))


def courage(view: View, words: Words) -> Meter:
    """M-149: lost when all courage is.  It is near when one blow may take what is left."""
    left, top = int(view.courage), int(view.top_courage)
    line = words("meter-courage-line", courage=left)
    is_near = 0 < left <= heaviest_blow(view)
    return Meter("courage", NOBODY, words("meter-courage"), top - left, top, line, is_near, is_loss=True, is_left=True)


def riders(view: View, words: Words) -> Meter:
    """M-151: lost when the last of the nine comes."""
    count = int(nazgul_there(view))
    line = nazgul_line(view, words)
    if view.witch_king:
        line = words("meter-nazgul-line", now=line)
    is_near = count == MOST_NAZGUL
    return Meter("nazgul", NOBODY, words("board-nazgul"), count, MOST_NAZGUL + 1, line, is_near, is_loss=True)


def holdings(view: View, words: Words) -> Sequence[Holding]:
    """The cards in front of each seat."""
    return [holding for seat in range(N_SEATS) if has(view.seated, seat) for holding in cards_of(view, seat, words)]


def cards_of(view: View, seat: int, words: Words) -> Iterator[Holding]:
    kinds = {"allies": range(FIRST_GANDALF), "gandalf": range(FIRST_GANDALF, N_HELPERS)}
    for kind, helpers in kinds.items():
        names = [words.name("helper", HELPERS[helper]) for helper in helpers if view.holder[helper] == seat]
        label = words(f"holding-{kind}", count=len(names), cards=words.listing(names))
        yield Holding(seat, f"symbol-{kind}", str(len(names)), label)


def figures(view: View, words: Words) -> Sequence[Figure]:
    """How far they came, in how many turns, and what was left."""
    count = int(nazgul_there(view))
    return [
        Figure(words("result-stage"), words.name("stage", STAGE.token(int(view.stage)))),
        Figure(words("result-turns"), str(int(view.turns))),
        Figure(words("result-courage"), str(int(view.courage))),
        Figure(words("board-nazgul"), words("result-of", count=count, all=MOST_NAZGUL + 1)),
    ]
