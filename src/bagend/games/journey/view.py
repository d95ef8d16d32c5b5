"""View: what a seat may see.  In this game that is everything; a View is built up from nothing all the same."""

from typing import Annotated

from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Record, Row

from .components import BLACK, N_DICE, N_FACES, N_SEATS, N_SYMBOLS, Place
from .state import State


class View(Record):
    """The fields mean what they mean in State."""

    viewer: int
    """The seat that looks, or SPECTATOR."""

    phase: int
    seat: int
    active: int
    first: int
    turns: int
    seated: int
    out: int
    crossed: Annotated[Row, N_SEATS]
    marked: Annotated[Row, N_SEATS]
    split: Annotated[Row, N_SEATS]
    length: Annotated[Row, N_SEATS]
    face: Annotated[Row, N_DICE]
    shows: Annotated[Row, N_DICE]
    loose: int
    kept: int
    keeping: int
    rolls: int
    rerolled: int
    place: int
    gandalfs: int
    winners: int
    ending: int
    starter: int
    squares: int
    advanced: int
    last_survivor: int
    choose_split: int
    symbol: Annotated[Row, N_DICE, N_FACES]
    count: Annotated[Row, N_SYMBOLS]


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    copy_public(state, out)


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    copy_public(seen, out)


@hot
def copy_public(source: State | View, out: State | View) -> None:
    out.phase = source.phase
    out.seat = source.seat
    out.active = source.active
    out.first = source.first
    out.turns = source.turns
    out.seated = source.seated
    out.out = source.out
    for seat in range(N_SEATS):
        out.crossed[seat] = source.crossed[seat]
        out.marked[seat] = source.marked[seat]
        out.split[seat] = source.split[seat]
        out.length[seat] = source.length[seat]
    for die in range(N_DICE):
        out.face[die] = source.face[die]
        out.shows[die] = source.shows[die]
        for face in range(N_FACES):
            out.symbol[die, face] = source.symbol[die, face]
    out.loose = source.loose
    out.kept = source.kept
    out.keeping = source.keeping
    out.rolls = source.rolls
    out.rerolled = source.rerolled
    out.place = source.place
    out.gandalfs = source.gandalfs
    out.winners = source.winners
    out.ending = source.ending
    out.starter = source.starter
    out.squares = source.squares
    out.advanced = source.advanced
    out.last_survivor = source.last_survivor
    out.choose_split = source.choose_split
    for symbol in range(N_SYMBOLS):
        out.count[symbol] = source.count[symbol]


@hot
def target_of(view: View, die: int) -> int:
    """J-20: the seat that a Nazgûl on this die is aimed at, as far as one can see.  Must agree with the rules."""
    is_neutral = not (view.seated & ~view.out) >> die & 1
    if die == BLACK or is_neutral or view.place == Place.MINAS_TIRITH:
        return view.active
    return die
