"""Pieces: what is drawn, explained to whoever points at it, and the board as it stood before."""

from collections.abc import Iterable

from bagend.table.errors import BadMessage
from bagend.table.live.desk import Desk
from bagend.table.live.drawings import Drawings
from bagend.table.live.question import title_of
from bagend.table.live.scene import Scene
from bagend.table.live.tallies import tallies
from bagend.table.live.updates import ANSWERS, events_of
from bagend.table.live.wire import Past, PieceLine, Pieces, Shape


def pieces(desk: Desk, keys: Iterable[str]) -> Pieces:
    """What is drawn under these keys for whoever looks.  Found once: pages ask again and again, and anybody may."""
    known: dict[str, PieceLine] = desk.table.once(("pieces", desk), dict)
    asked = dict.fromkeys(keys)
    for key in asked:
        # Only what there is: keys can be made up without end.
        if key not in known and (line := piece_line(desk, key)):
            known[key] = line
    return Pieces(type="pieces", seq=len(events_of(desk)), pieces=[known[key] for key in asked if key in known])


def piece_line(desk: Desk, key: str) -> PieceLine | None:
    piece = desk.table.game.text.piece(desk.scene.view, key, desk.words)
    if piece is None:
        return None
    return PieceLine(key=key, name=piece.name, lines=list(piece.lines), why_not=refused(desk, piece.actions))


def refused(desk: Desk, actions: Iterable[int]) -> str:
    """Why none of these may be done by the seat that is asked here; empty if one may, or nobody is asked."""
    acting = desk.acting
    if acting is None:
        return ""
    reasons = []
    for action in actions:
        clause = desk.table.why_not(acting, action)
        if not clause:
            return ""
        reasons.append((clause, action))
    return because(desk, *reasons[0], "why-not-now") if reasons else ""


def because(desk: Desk, clause: str, action: int, phrase: str = "refusal-illegal-action") -> str:
    """Why an answer may not be given: what it lacks, or else the clause that forbids it."""
    game = desk.table.game
    lack = game.text.lack(desk.scene.view, action, desk.words)
    return lack or desk.table_words(phrase, title=title_of(game, clause, desk.words), clause=clause)


def past(desk: Desk, drawings: Drawings, seq: int, shape: Shape) -> Past:
    """The board as it stood after a frame that this page has seen."""
    events = events_of(desk)
    if not 0 < seq <= len(events) or desk.table.early(desk.viewer):
        raise BadMessage("refusal-bad-message")
    views = desk.table.view_of(desk.viewer, events[seq - 1].state)
    drawn = drawings.draw(desk.table, views, shape, desk.words).regions
    return Past(
        type="past",
        seq=seq,
        regions={name: svg for name, svg in drawn.items() if name != ANSWERS},
        tallies=tallies(Scene(desk.table.game, views, (), desk.words, desk.table.memory), desk.table.taken),
    )
