"""View: what a seat may see.  In this game that is everything."""

from bagend.engine.chance import Stream
from bagend.engine.kernel import copy_front, hot

from .facts import PUBLIC, Public
from .state import State


class View(Public):
    viewer: int
    """The seat that looks, or SPECTATOR."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_front(state, out, PUBLIC)


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    copy_front(seen, out, PUBLIC)
