"""View: what a seat may see.  In this game that is everything."""

from bagend.engine.chance import Stream
from bagend.engine.kernel import copy_front, hot

from .components import BLACK, Place
from .state import PUBLIC, Public, State


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


@hot
def target_of(view: View, die: int) -> int:
    """J-20: the seat that a Nazgûl on this die is aimed at, as far as one can see.  Must agree with the rules."""
    is_neutral = not (view.seated & ~view.out) >> die & 1
    if die == BLACK or is_neutral or view.place == Place.MINAS_TIRITH:
        return view.active
    return die
