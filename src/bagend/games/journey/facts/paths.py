"""Paths: who is still in, whom a Nazgûl hits, and what is left of a Nazgûl path."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..actions import Phase
from ..components import BLACK, HOBBITS, Place, Symbol
from . import Public
from .places import do_orcs_win, draws_every_nazgul, rings_after_toll, shelters_own_turn


@hot
def in_play(seen: Public) -> int:
    """The seats that are taken and not eliminated."""
    return seen.seated & ~seen.out


@hot
def is_neutral(seen: Public, colour: int) -> bool:
    """J-3: the colours nobody chose are neutral.  J-27: and that of an eliminated seat from then on."""
    return not has(in_play(seen), colour)


@hot
def target_of(seen: Public, die: int) -> int:
    """J-20: the seat whose colour the die has; the active seat if it is black or neutral.

    J-15: colour matters for nothing else.
    """
    if die == BLACK or draws_every_nazgul(seen.place) or is_neutral(seen, die):
        return seen.active
    return die


@hot
def is_sheltered(seen: Public, target: int) -> bool:
    """Whether a Nazgûl aimed at this seat has no effect."""
    return target == seen.active and shelters_own_turn(seen.place)


@hot
def segments_left(seen: Public, seat: int) -> int:
    """The unmarked segments of a path: a whole square counts one, and so does each unmarked half."""
    return seen.length[seat] - seen.marked[seat]


@hot
def wins_as_survivor(seen: Public, left: int) -> bool:
    """J-34: in the variant the last seat left wins at once; without it he plays on alone."""
    return seen.last_survivor == 1 and left == 1


@hot
def has_arrived(seen: Public, seat: int) -> bool:
    """Whether a seat that is still in has reached Mordor."""
    return has(in_play(seen), seat) and seen.crossed[seat] == Place.MORDOR.value


@hot
def rank_at_end(crossed: int, left: int) -> int:
    """J-31: at the end of a round whoever has reached Mordor wins.  J-32: of several, the one with most segments left.

    J-33: 0 for who did not get there, or did not survive it.
    """
    return left if crossed == Place.MORDOR else 0


@hot
def spaces_crossed(seen: Public, rings: int, orcs: int, weapons: int) -> int:
    """J-16: each kept Ring crosses the next round space; what is left over after Mordor is lost."""
    return spaces_ahead(seen.place, rings, orcs, weapons, seen.crossed[seen.active])


@hot
def spaces_ahead(place: int, rings: int, orcs: int, weapons: int, crossed: int) -> int:
    return 0 if do_orcs_win(place, orcs, weapons) else min(rings_after_toll(place, rings), Place.MORDOR.value - crossed)


def segments(split: int, squares: int) -> list[tuple[int, int]]:
    """The segments of a path from the left, each with its square: 0 for a whole one, 1 and 2 for its halves."""
    return [(square, half) for square in range(squares) for half in ((1, 2) if has(split, square) else (0,))]


def square_key(seat: int, square: int, half: int) -> str:
    """By what name a segment is drawn and spoken of."""
    return f"square-{HOBBITS[seat]}-{square + 1}" + (f"-{half}" if half else "")


@hot
def splittable(seen: Public, seat: int) -> int:
    """J-21: Gandalf MAY split a square that is empty and not yet split, the last one too."""
    empty = 0
    marks = seen.marked[seat]
    while marks > 0:
        marks -= 1 + (seen.split[seat] >> empty & 1)
        empty += 1
    return ((1 << seen.squares) - 1) >> empty << empty & ~seen.split[seat]


@hot
def why_not_refrain(seen: Public) -> int:
    """J-14: nothing is applied before rolling has ended.  Then nobody must let Gandalf split a square (J-21)."""
    return 0 if seen.phase == Phase.SPLIT else 14


@hot
def why_not_split(seen: Public, square: int) -> int:
    clause = why_not_refrain(seen)
    if clause == 0 and not has(splittable(seen, seen.active), square):
        clause = 21
    return clause


@hot
def squares_split(seen: Public) -> int:
    """How many squares Gandalf has split this turn, while the seat is asked for another."""
    return seen.count[Symbol.GANDALF] - seen.gandalfs
