"""Frames: what happened, as a page draws and tells it, through the eyes of one seat and in one shape."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from types import SimpleNamespace

from bagend.engine.game import TALL, Drawing
from bagend.engine.records import Records, plain
from bagend.engine.words import Words
from bagend.table.live.curtain import Screen, Sight, plain_sight
from bagend.table.live.playing import sights
from bagend.table.live.story import Shot
from bagend.table.live.suggestions import shown_answers
from bagend.table.live.table import Seats, Table
from bagend.table.live.wire import Board, Frame, PaneLine, Shape

ANSWERS = "answers"
"""The region that holds what can be clicked."""

DRAWN = 8
"""How many frames of a long absence are drawn; of those before, only the captions are sent."""


def read_shape(given: str) -> Shape:
    return "tall" if given == TALL else "wide"


class Onlooker(SimpleNamespace):
    """A view that notices whether anybody asks whose it is."""

    is_asked_who = False

    @property
    def viewer(self) -> int:
        self.is_asked_who = True
        viewer: int = self.__dict__["viewer"]
        return viewer


class Pen:
    """Draws states, and remembers what it drew: the same view, words, shape and answers give the same drawing.

    A board that did not ask whose view it draws is the same for everybody who sees as much, and is drawn once for all.
    """

    def __init__(self, room: int = 600) -> None:
        self._room = room
        self._drawn: OrderedDict[tuple[object, ...], Drawing] = OrderedDict()
        self.hits = 0
        self.misses = 0

    def draw(
        self,
        table: Table,
        viewer: int,
        shape: Shape,
        words: Words,
        state: Records,
        answers: Sequence[int] = (),
    ) -> Drawing:
        views = table.view(viewer, state)
        about = (table.game.key, words.language, shape, tuple(answers))
        for_all, own = ("all", *about, sights(views)), ("own", *about, views.tobytes())
        for key in (for_all, own):
            if key in self._drawn:
                self.hits += 1
                self._drawn.move_to_end(key)
                return self._drawn[key]
        self.misses += 1
        onlooker = Onlooker(**vars(plain(views)))
        drawn = table.game.board(onlooker, words, shape, answers)
        self._drawn[own if onlooker.is_asked_who else for_all] = drawn
        if len(self._drawn) > self._room:
            self._drawn.popitem(last=False)
        return drawn

    def now(self, table: Table, seats: Seats, shape: Shape, words: Words, sight: Sight | None = None) -> Drawing:
        """The table as it stands, with what can be answered."""
        sight = sight or plain_sight(table, seats)
        answers = () if sight.hand_to is not None else shown_answers(table, seats)
        return self.draw(table, sight.viewer, shape, words, table.state_of(sight.viewer), answers)


def board_of(drawing: Drawing, shape: Shape) -> Board:
    return Board(
        shape=shape,
        width=drawing.width,
        height=drawing.height,
        label=drawing.label,
        regions=list(drawing.regions),
        panes=[PaneLine(key=pane.key, label=pane.label, top=pane.top, height=pane.height) for pane in drawing.panes],
    )


class Projector:
    """Shows one page what happened, and remembers what it has been shown."""

    def __init__(self, pen: Pen, screen: Screen, table: Table, words: Words, table_words: Words) -> None:
        self.pen = pen
        self.screen = screen
        self.table = table
        self.sight = screen.look()
        self.words = words
        self.table_words = table_words
        self.shape: Shape = "wide"
        self.seq = 0
        self._shown: dict[str, str] = {}

    def shots(self) -> list[Shot]:
        return self.table.reel.seen_by(self.sight.audience)

    def look(self) -> bool:
        """Look again through whosever eyes it is now; whether the story so far is still theirs."""
        told, before = self.shots()[: self.seq], self.sight
        self.sight = self.screen.look()
        theirs = self.shots()[: self.seq]
        is_alike = len(told) == len(theirs) and all(one is other for one, other in zip(told, theirs, strict=True))
        if is_alike and (self.sight.viewer == before.viewer or self.sight.audience == before.audience):
            return True
        self.seq = 0
        return False

    def begin(self, since: int, shape: Shape) -> tuple[list[Frame], Board | None]:
        """What a page that stands at `since` needs; a board too if it must draw everything anew."""
        self.shape = shape
        if not 0 < since <= len(self.shots()):
            return self.whole()
        self.seq = since
        if since == len(self.shots()):
            self._shown = dict(self._now().regions)
        return self.more(), None

    def whole(self) -> tuple[list[Frame], Board]:
        """Everything drawn anew in the last frame; the others before it only tell what the page has not heard yet."""
        drawing = self._now()
        shots = self.shots()
        frames = [self._frame(seq, shots[seq - 1], {}) for seq in range(self.seq + 1, len(shots))]
        regions = dict(drawing.regions)
        last = (
            self._frame(len(shots), shots[-1], regions)
            if shots
            else Frame(seq=0, caption="", sound="", regions=regions)
        )
        self.seq = len(shots)
        self._shown = dict(regions)
        return [*frames, last], board_of(drawing, self.shape)

    def more(self) -> list[Frame]:
        """The frames since the last."""
        shots = self.shots()
        viewer = self.sight.viewer
        frames = []
        for seq in range(self.seq + 1, len(shots) + 1):
            shot = shots[seq - 1]
            regions: dict[str, str] = {}
            if seq == len(shots):
                regions = self._changes(self._now().regions)
            elif seq > len(shots) - DRAWN and not self.table.early(viewer):
                # Whoever sets up before his turn stands nowhere yet in what happens meanwhile.
                drawing = self.pen.draw(self.table, viewer, self.shape, self.words, shot.state)
                regions = self._changes({name: svg for name, svg in drawing.regions.items() if name != ANSWERS})
            frames.append(self._frame(seq, shot, regions))
        self.seq = len(shots)
        return frames

    def _now(self) -> Drawing:
        return self.pen.now(self.table, self.screen.held, self.shape, self.words, self.sight)

    def _changes(self, regions: Mapping[str, str]) -> dict[str, str]:
        """The regions that look different from what the page shows."""
        changed = {name: svg for name, svg in regions.items() if self._shown.get(name) != svg}
        self._shown.update(changed)
        return changed

    def _frame(self, seq: int, shot: Shot, regions: dict[str, str]) -> Frame:
        game = self.table.game
        caption = shot.caption(game, self.words, self.table_words)
        return Frame(seq=seq, caption=caption, sound=shot.sound(game), regions=regions)
