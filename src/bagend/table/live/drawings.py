"""Drawings: a view is drawn once for everybody who sees the same."""

from collections import OrderedDict
from collections.abc import Sequence
from types import SimpleNamespace

from bagend.drawing.regions import Memory
from bagend.engine.game import LOW, TALL, Drawing
from bagend.engine.records import Records, plain
from bagend.engine.words import Words
from bagend.table.live.desk import Desk
from bagend.table.live.match import sights
from bagend.table.live.stages import stages
from bagend.table.live.table import Table
from bagend.table.live.wire import Board, PaneLine, Shape


def read_shape(given: str) -> Shape:
    return "tall" if given == TALL else "low" if given == LOW else "wide"


class Onlooker(SimpleNamespace):
    """A view that notices whether anybody asks whose it is, and brings along what was drawn before."""

    is_asked_who = False
    memory: Memory

    @property
    def viewer(self) -> int:
        self.is_asked_who = True
        viewer: int = self.__dict__["viewer"]
        return viewer


class Drawings:
    """Draws views, and remembers what it drew: the same view, words, shape and answers give the same drawing.

    A board that did not ask whose view it draws is the same for everybody who sees as much, and is drawn once for all.
    """

    def __init__(self, most: int = 600) -> None:
        self._most = most
        self._drawn: OrderedDict[tuple[object, ...], Drawing] = OrderedDict()
        self.hits = 0
        self.misses = 0

    def draw(self, table: Table, views: Records, shape: Shape, words: Words, answers: Sequence[int] = ()) -> Drawing:
        known = shape if shape in table.game.art.shapes else TALL
        about = (table.game.key, words.language, known, tuple(answers))
        for_all, own = ("all", *about, sights(views)), ("own", *about, views.tobytes())
        for key in (for_all, own):
            if key in self._drawn:
                self.hits += 1
                self._drawn.move_to_end(key)
                return self._drawn[key]
        self.misses += 1
        with stages("draw"):
            onlooker = Onlooker(**vars(plain(views)), memory=table.memory)
            drawn = table.game.board(onlooker, words, known, tuple(answers))
            # As they were being drawn, they knew the view and the whole memory of it.
            drawn = drawn._replace(regions=dict(drawn.regions))
        self._drawn[own if onlooker.is_asked_who else for_all] = drawn
        if len(self._drawn) > self._most:
            self._drawn.popitem(last=False)
        return drawn

    def now(self, desk: Desk, shape: Shape) -> Drawing:
        """The board as it stands, with what can be chosen."""
        return self.draw(desk.table, desk.scene.views, shape, desk.words, desk.answers)


def board_of(drawing: Drawing, shape: Shape) -> Board:
    return Board(
        shape=shape,
        width=drawing.width,
        height=drawing.height,
        label=drawing.label,
        regions=list(drawing.regions),
        panes=[PaneLine(key=pane.key, label=pane.label, top=pane.top, height=pane.height) for pane in drawing.panes],
        ground=drawing.ground,
    )
