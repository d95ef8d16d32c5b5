"""View: what a seat may see.  Only the cards set aside, once a seat has looked at them, are not for everybody."""

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import copy_front, hot
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, member, size, with_

from .facts import PUBLIC, Seen
from .facts.piles import hidden_cards
from .state import State


class View(Seen):
    """What is public; `aside` as in State, but HIDDEN from a seat that has not looked."""

    viewer: int
    """The seat that looks, or SPECTATOR."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_front(state, out, PUBLIC)
    out.aside = state.aside if seat >= 0 and has(state.lookers, seat) else HIDDEN


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    """Cards set aside that only the opponent has seen may be any cards of the chapter that were never shown."""
    copy_front(seen, out, PUBLIC)
    if seen.aside != HIDDEN:
        out.aside = seen.aside
        return
    out.aside = 0
    if seen.lookers:
        for _ in range(seen.set_aside - seen.looks):
            pool = hidden_cards(out)
            out.aside = with_(out.aside, member(pool, below(stream, size(pool))))
