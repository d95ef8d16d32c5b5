"""Chart: the land from the Shire to Mordor with the stands on it, in characters."""

from collections.abc import Iterator, Sequence

from bagend.engine.chart import Cell, Chart, Ink, spoken, standing
from bagend.engine.words import Words

from ..components import FIGURES, N_FIGURES, REGIONS, SEATS, STRENGTH, Region
from ..facts.stands import side_of
from ..view import View, face, is_seen
from .meters import meters
from .sections import battle_section, side_section

LAND = (
    (Region.SHIRE,),
    (Region.ARTHEDAIN, Region.CARDOLAN),
    (Region.RHUDAUR, Region.EREGION, Region.ENEDWAITH),
    (Region.HIGH_PASS, Region.MISTY_MOUNTAINS, Region.MORIA, Region.GAP_OF_ROHAN),
    (Region.MIRKWOOD, Region.FANGORN, Region.ROHAN),
    (Region.DAGORLAD, Region.GONDOR),
    (Region.MORDOR,),
)
"""CD-1: the regions in rows, as they lie between the two homes."""

UNKNOWN = "?"
SEEN = "*"
"""Marks a figure that the opponent knows."""


def chart(view: View, words: Words) -> Sequence[Chart]:
    seats = [words.name("seat", seat) for seat in SEATS]
    land = tuple(tuple(region(view, number, words) for number in row) for row in LAND)
    marks = [Chart("", (((Ink(words("state-seen", figure=SEEN), is_faint=True),),),))] if any_seen(view) else []
    told = [*battle_section(view, words), *(side_section(view, side, words) for side in range(2))]
    return [Chart("", land, is_map=True), *marks, standing(seats, meters(view, words)), *map(spoken, told)]


def region(view: View, number: int, words: Words) -> Cell:
    return Ink(words.name("place", REGIONS[number]), is_strong=bool(view.field == number)), *stands(view, number, words)


def stands(view: View, number: int, words: Words) -> Iterator[Ink]:
    """The stands in a region, each with its figure and strength where the viewer can tell them."""
    here = [stand for stand in range(N_FIGURES) if view.at[stand] == number]
    hidden = [stand for stand in here if face(view, stand) < 0]
    for stand in here:
        if stand not in hidden:
            figure = face(view, stand)
            name = f"{words.name('figure', FIGURES[figure])} {STRENGTH[figure]}"
            yield Ink(f"{name} {SEEN}" if is_seen(view, stand) else name, seat=side_of(stand))
    if hidden:
        yield Ink(" ".join([UNKNOWN] * len(hidden)), seat=side_of(hidden[0]))


def any_seen(view: View) -> bool:
    return any(view.at[stand] >= 0 and is_seen(view, stand) for stand in range(N_FIGURES))
