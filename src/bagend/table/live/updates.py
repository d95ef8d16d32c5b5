"""Updates: what a page is told after a change: the frames it has not seen yet, and what is new about the question.

Pages that were sent the same and see the same are told the same, and it is made once for all of them.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace

from bagend.engine.game import Game
from bagend.table.live.desk import Desk
from bagend.table.live.drawings import Drawings, board_of
from bagend.table.live.question import question
from bagend.table.live.scene import Scene
from bagend.table.live.stages import stages
from bagend.table.live.story import Event
from bagend.table.live.tallies import tallies
from bagend.table.live.wire import Board, Frame, Question, Shape, Tallies, Update

ANSWERS = "answers"
"""The region that holds what can be clicked."""

DRAWN = 40
"""How many frames of a long absence are drawn; of those before, only the captions are sent.

Not fewer than the page shows one by one (BACKLOG in queue.js): what is told must be seen.
"""


KEPT = 64
"""How many news are remembered."""


@dataclass(frozen=True)
class Page:
    """What a page has been sent so far, and what it shows."""

    shape: Shape = "wide"
    has_sections: bool = False
    """Whether it shows the view in words."""

    seq: int = 0
    viewer: int | None = None
    audience: frozenset[int] = frozenset()
    regions: Mapping[str, str] = field(default_factory=dict, hash=False)
    tallies: Tallies | None = field(default=None, hash=False)
    question: Question | None = field(default=None, hash=False)


@dataclass(frozen=True)
class News:
    """What is to be sent to a page, as JSON, and what the page then has."""

    text: str
    page: Page


def encode(message: Mapping[str, object]) -> str:
    with stages("encode"):
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Feed:
    """Keeps one kind of page up to date."""

    def __init__(self, drawings: Drawings) -> None:
        self._drawings = drawings
        self._made: OrderedDict[Hashable, News] = OrderedDict()

    def _once(self, key: Hashable, make: Callable[[], News]) -> News:
        """Made once for everybody who is told the same.  It is not kept with the table: a news is longer than all else
        that there is of a match, and all are told it at once."""
        if key not in self._made:
            self._made[key] = make()
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]

    def begin(self, desk: Desk, page: Page, since: int, is_same: bool) -> News:
        """What a page that stands at `since` needs; it says whether its log holds the lines of those who look now."""
        events = events_of(desk)
        # Whatever else a page says, it stands nowhere: what is made for it is made once, and not for every number.
        since = since if is_same and since <= len(events) else 0

        def make() -> News:
            if not since:
                return self._whole(desk, page, is_anew=not is_same)
            if since == len(events):
                drawn = self._drawings.now(desk, page.shape).regions
                there = replace(page, seq=since, regions=drawn, tallies=tallies_now(desk))
                return self._more(desk, seen_by(desk, there))
            return self._more(desk, seen_by(desk, replace(page, seq=since)))

        return self._once(("begin", desk, page, since, is_same), make)

    def more(self, desk: Desk, page: Page) -> News:
        """What has happened since."""

        def make() -> News:
            if is_still_theirs(desk, page):
                return self._more(desk, seen_by(desk, page))
            return self._whole(desk, replace(page, seq=0), is_anew=True)

        return self._once(("more", desk, page), make)

    def anew(self, desk: Desk, page: Page) -> News:
        """Everything again, after the page has changed its shape."""

        def make() -> News:
            is_anew = not is_still_theirs(desk, page)
            return self._whole(desk, replace(page, seq=0) if is_anew else page, is_anew)

        return self._once(("anew", desk, page), make)

    def _whole(self, desk: Desk, page: Page, is_anew: bool) -> News:
        """Everything drawn anew in the last frame; the others before it only tell what the page has not heard yet."""
        drawing = self._drawings.now(desk, page.shape)
        events = events_of(desk)
        frames = [frame(desk, seq, events[seq - 1], {}) for seq in range(page.seq + 1, len(events))]
        if events:
            frames.append(frame(desk, len(events), events[-1], drawing.regions))
        else:
            frames.append(frame_of(desk.table.game, 0, None, "", drawing.regions))
        whole = replace(page, seq=len(events), regions=drawing.regions, tallies=tallies_now(desk))
        page = seen_by(desk, whole)
        return news_of(desk, page, frames, board_of(drawing, page.shape), is_anew)

    def _more(self, desk: Desk, page: Page) -> News:
        """The frames since the last."""
        table, events = desk.table, events_of(desk)
        shown, told = dict(page.regions), page.tallies
        frames = []
        for seq in range(page.seq + 1, len(events) + 1):
            event = events[seq - 1]
            regions: Mapping[str, str] = {}
            counted = told
            if seq == len(events):
                regions, counted = self._drawings.now(desk, page.shape).regions, tallies_now(desk)
            elif seq > len(events) - DRAWN and not table.early(desk.viewer):
                # Whoever sets up before their turn stands nowhere yet in what happens meanwhile.
                views = table.view_of(desk.viewer, event.state)
                drawn = self._drawings.draw(table, views, page.shape, desk.words).regions
                regions = {name: svg for name, svg in drawn.items() if name != ANSWERS}
                counted = tallies(Scene(table.game, views, (), desk.words, table.memory), table.taken)
            changed = {name: svg for name, svg in regions.items() if shown.get(name) != svg}
            shown |= changed
            made = frame(desk, seq, event, changed)
            if counted is not None and counted != told:
                made["tallies"] = told = counted
            frames.append(made)
        return news_of(desk, replace(page, seq=len(events), regions=shown, tallies=told), frames)


def events_of(desk: Desk) -> list[Event]:
    return desk.table.story.seen_by(desk.sight.audience)


def tallies_now(desk: Desk) -> Tallies:
    return tallies(desk.scene, desk.table.taken)


def seen_by(desk: Desk, page: Page) -> Page:
    return replace(page, viewer=desk.viewer, audience=desk.sight.audience)


def is_still_theirs(desk: Desk, page: Page) -> bool:
    """Whether the story so far is also that of those who look now."""
    if (desk.viewer, desk.sight.audience) == (page.viewer, page.audience):
        return True
    told, theirs = desk.table.story.seen_by(page.audience)[: page.seq], events_of(desk)[: page.seq]
    is_alike = len(told) == len(theirs) and all(one is other for one, other in zip(told, theirs, strict=True))
    return is_alike and (desk.viewer == page.viewer or desk.sight.audience == page.audience)


def caption_of(desk: Desk, event: Event) -> str:
    table, words = desk.table, desk.words

    def make() -> str:
        return event.caption(table.game, words, desk.table_words, table.called)

    caption: str = table.once(("caption", event, words), make)
    return caption


def frame(desk: Desk, seq: int, event: Event, regions: Mapping[str, str]) -> Frame:
    return frame_of(desk.table.game, seq, event, caption_of(desk, event), regions)


def frame_of(game: Game, seq: int, event: Event | None, caption: str, regions: Mapping[str, str]) -> Frame:
    """An event as a page shows it; without one, only what is drawn."""
    return Frame(
        seq=seq,
        caption=caption,
        seat=game.seats[event.seat] if event and event.seat >= 0 else "",
        is_highlight=event is not None and event.is_highlight(game),
        sound=event.sound(game) if event else "",
        regions=dict(regions),
    )


def news_of(desk: Desk, page: Page, frames: list[Frame], board: Board | None = None, is_anew: bool = False) -> News:
    """The update; nothing at all if it says nothing new: that others do something secret must not be heard either."""
    asked = question(desk, page.has_sections)
    known: Mapping[str, object] = page.question or {}
    changes = {key: value for key, value in asked.items() if key not in known or known[key] != value}
    page = replace(page, question=asked)
    update = Update(type="update", frames=frames, question=changes, eyes=desk.eyes, whose=desk.whose_log)
    if board:
        update["board"] = board
    if is_anew:
        update["anew"] = True
    is_new = bool(frames or board or changes)
    return News(encode(update) if is_new else "", page)


def sign_of_life(desk: Desk) -> str:
    """An update that says nothing new: what a page said was heard."""
    return encode(Update(type="update", frames=[], question={}, eyes=desk.eyes, whose=desk.whose_log))
